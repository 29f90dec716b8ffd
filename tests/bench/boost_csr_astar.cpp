#include "tests/bench/boost_csr_astar.h"

#include <bit>
#include <boost/graph/astar_search.hpp>
#include <boost/graph/compressed_sparse_row_graph.hpp>
#include <cmath>
#include <numbers>

#include "astrolabe/grid/move_table.h"
#include "astrolabe/grid/topology.h"
#include "astrolabe/search/search_space.h"

namespace astrolabe::bench {

namespace {

struct Weight {
  double length = 0.0;
};

using CsrGraph = boost::compressed_sparse_row_graph<boost::directedS, boost::no_property, Weight>;
using Vertex = boost::graph_traits<CsrGraph>::vertex_descriptor;

struct Arrived {};

class StopAtGoal : public boost::default_astar_visitor {
 public:
  explicit StopAtGoal(Vertex goal) : goal_(goal) {}
  void examine_vertex(Vertex vertex, const CsrGraph&) const {
    if (vertex == goal_) throw Arrived{};
  }

 private:
  Vertex goal_;
};

class Octile : public boost::astar_heuristic<CsrGraph, double> {
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

struct BoostCsrAstar::Graph {
  CsrGraph csr;
  std::vector<Vertex> vertex_of_cell;
  std::vector<Offset> places;
  std::vector<Vertex> predecessors;
  std::vector<double> costs;
  std::vector<double> distances;
  std::vector<boost::default_color_type> colours;
};

BoostCsrAstar::BoostCsrAstar(const Map& map) : graph_(std::make_unique<Graph>()) {
  const auto space = *SearchSpace::make(map, {});
  const SquareTopology topology(map.size(), Stagger::kOdd);
  graph_->vertex_of_cell.assign(map.terrain().size(), 0);
  for (std::uint32_t index = 0; index < map.terrain().size(); ++index) {
    if (map.blocked(CellId{index})) continue;
    graph_->vertex_of_cell[index] = graph_->places.size();
    graph_->places.push_back(map.size().offset(CellId{index}));
  }
  std::vector<std::pair<Vertex, Vertex>> edges;
  std::vector<Weight> weights;
  for (std::uint32_t index = 0; index < map.terrain().size(); ++index) {
    if (map.blocked(CellId{index})) continue;
    const auto& steps = topology.neighbour_steps(map.size().offset(CellId{index}));
    for (unsigned moves = space->moves().moves(CellId{index}); moves != 0; moves &= moves - 1) {
      const auto direction = static_cast<std::size_t>(std::countr_zero(moves));
      const auto target = index + static_cast<std::uint32_t>(steps[direction]);
      edges.emplace_back(graph_->vertex_of_cell[index], graph_->vertex_of_cell[target]);
      weights.push_back({direction >= kFirstCornerDirection ? std::numbers::sqrt2 : 1.0});
    }
  }
  const std::size_t vertices = graph_->places.size();
  graph_->csr =
      CsrGraph(boost::edges_are_sorted, edges.begin(), edges.end(), weights.begin(), vertices);
  graph_->predecessors.resize(vertices);
  graph_->costs.resize(vertices);
  graph_->distances.resize(vertices);
  graph_->colours.resize(vertices);
}

BoostCsrAstar::~BoostCsrAstar() = default;

double BoostCsrAstar::solve(const Query& query) {
  Graph& graph = *graph_;
  const Vertex start = graph.vertex_of_cell[index_of(query.start)];
  const Vertex goal = graph.vertex_of_cell[index_of(query.goal)];
  const auto index = boost::get(boost::vertex_index, graph.csr);
  try {
    boost::astar_search(
        graph.csr, start, Octile(graph.places, goal),
        boost::predecessor_map(boost::make_iterator_property_map(graph.predecessors.begin(), index))
            .rank_map(boost::make_iterator_property_map(graph.costs.begin(), index))
            .distance_map(boost::make_iterator_property_map(graph.distances.begin(), index))
            .color_map(boost::make_iterator_property_map(graph.colours.begin(), index))
            .weight_map(boost::get(&Weight::length, graph.csr))
            .visitor(StopAtGoal(goal)));
  } catch (const Arrived&) {
    return graph.distances[goal];
  }
  return -1.0;
}

}  // namespace astrolabe::bench
