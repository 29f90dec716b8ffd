#include "tests/bench/boost_grid_astar.h"

#include <array>
#include <bit>
#include <boost/graph/astar_search.hpp>
#include <boost/iterator/counting_iterator.hpp>
#include <boost/iterator/iterator_facade.hpp>
#include <boost/property_map/function_property_map.hpp>
#include <cmath>
#include <numbers>
#include <utility>
#include <vector>

#include "astrolabe/grid/move_table.h"
#include "astrolabe/grid/topology.h"
#include "astrolabe/search/search_space.h"

namespace astrolabe::bench {

namespace {

using Vertex = std::uint32_t;  // the cell's number

struct Edge {
  Vertex from = 0;
  int direction = 0;
  friend bool operator==(const Edge&, const Edge&) = default;
};

/// Our own table of legal moves, one byte a cell, seen as a graph: Boost is given what we search
/// on.
class GridGraph {
 public:
  using vertex_descriptor = Vertex;
  using edge_descriptor = Edge;
  using directed_category = boost::directed_tag;
  using edge_parallel_category = boost::disallow_parallel_edge_tag;
  struct traversal_category : boost::incidence_graph_tag, boost::vertex_list_graph_tag {};
  using vertices_size_type = std::size_t;
  using degree_size_type = unsigned;
  using vertex_iterator = boost::counting_iterator<Vertex>;

  class out_edge_iterator
      : public boost::iterator_facade<out_edge_iterator, Edge, boost::forward_traversal_tag, Edge> {
   public:
    out_edge_iterator() = default;
    out_edge_iterator(Vertex from, unsigned moves) : from_(from), moves_(moves) {}

   private:
    friend class boost::iterator_core_access;
    [[nodiscard]] Edge dereference() const { return {from_, std::countr_zero(moves_)}; }
    [[nodiscard]] bool equal(const out_edge_iterator& other) const {
      return moves_ == other.moves_;
    }
    void increment() { moves_ &= moves_ - 1; }

    Vertex from_ = 0;
    unsigned moves_ = 0;
  };

  explicit GridGraph(const Map& map)
      : moves_((*SearchSpace::make(map, {}))->moves()),
        steps_(SquareTopology(map.size(), Stagger::kOdd).neighbour_steps({})) {}

  [[nodiscard]] unsigned moves(Vertex vertex) const { return moves_.moves(CellId{vertex}); }
  [[nodiscard]] Vertex target(const Edge& edge) const {
    return edge.from + static_cast<Vertex>(steps_[static_cast<std::size_t>(edge.direction)]);
  }
  [[nodiscard]] std::size_t size() const {
    return static_cast<std::size_t>(moves_.size().cell_count());
  }

 private:
  MoveTable moves_;
  std::array<std::int32_t, kMaxDirections> steps_;
};

// The functions that make it a graph.

std::pair<GridGraph::vertex_iterator, GridGraph::vertex_iterator> vertices(const GridGraph& graph) {
  return {GridGraph::vertex_iterator(0),
          GridGraph::vertex_iterator(static_cast<Vertex>(graph.size()))};
}
[[maybe_unused]] std::size_t num_vertices(const GridGraph& graph) { return graph.size(); }
std::pair<GridGraph::out_edge_iterator, GridGraph::out_edge_iterator> out_edges(
    Vertex vertex, const GridGraph& graph) {
  return {GridGraph::out_edge_iterator(vertex, graph.moves(vertex)),
          GridGraph::out_edge_iterator(vertex, 0)};
}
unsigned out_degree(Vertex vertex, const GridGraph& graph) {
  return static_cast<unsigned>(std::popcount(graph.moves(vertex)));
}
Vertex source(const Edge& edge, const GridGraph&) { return edge.from; }
Vertex target(const Edge& edge, const GridGraph& graph) { return graph.target(edge); }

struct LengthOfStep {
  double operator()(const Edge& edge) const {
    return edge.direction >= kFirstCornerDirection ? std::numbers::sqrt2 : 1.0;
  }
};

struct Arrived {};

class StopAtGoal : public boost::default_astar_visitor {
 public:
  explicit StopAtGoal(Vertex goal) : goal_(goal) {}
  void examine_vertex(Vertex vertex, const GridGraph&) const {
    if (vertex == goal_) throw Arrived{};
  }

 private:
  Vertex goal_;
};

class Octile : public boost::astar_heuristic<GridGraph, double> {
 public:
  Octile(const std::vector<Offset>& places, Vertex goal) : places_(&places), goal_(places[goal]) {}
  double operator()(Vertex vertex) const {
    const Offset at = (*places_)[vertex];
    const int columns = std::abs(at.col - goal_.col);
    const int rows = std::abs(at.row - goal_.row);
    return std::max(columns, rows) + (std::numbers::sqrt2 - 1.0) * std::min(columns, rows);
  }

 private:
  const std::vector<Offset>* places_;
  Offset goal_;
};

}  // namespace

struct BoostGridAstar::Tables {
  explicit Tables(const Map& map)
      : graph(map),
        predecessors(graph.size()),
        costs(graph.size()),
        distances(graph.size()),
        colours(graph.size()) {
    for (Vertex vertex = 0; vertex < graph.size(); ++vertex) {
      places.push_back(map.size().offset(CellId{vertex}));
    }
  }

  GridGraph graph;
  std::vector<Offset> places;  ///< To find them from the cell's number would take a division.
  std::vector<Vertex> predecessors;
  std::vector<double> costs;
  std::vector<double> distances;
  std::vector<boost::default_color_type> colours;
};

BoostGridAstar::BoostGridAstar(const Map& map) : tables_(std::make_unique<Tables>(map)) {}

BoostGridAstar::~BoostGridAstar() = default;

double BoostGridAstar::solve(const Query& query) {
  Tables& tables = *tables_;
  const Vertex goal = index_of(query.goal);
  const auto in = [](auto& table) {
    return boost::make_iterator_property_map(table.begin(),
                                             boost::typed_identity_property_map<Vertex>());
  };
  try {
    boost::astar_search(
        tables.graph, index_of(query.start), Octile(tables.places, goal),
        boost::predecessor_map(in(tables.predecessors))
            .rank_map(in(tables.costs))
            .distance_map(in(tables.distances))
            .color_map(in(tables.colours))
            .vertex_index_map(boost::typed_identity_property_map<Vertex>())
            .weight_map(boost::make_function_property_map<Edge, double>(LengthOfStep{}))
            .visitor(StopAtGoal(goal)));
  } catch (const Arrived&) {
    return tables.distances[goal];
  }
  return -1.0;
}

}  // namespace astrolabe::bench
