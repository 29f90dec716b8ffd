#include "app/ui/canvas_view.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include "app/model/workbench.h"
#include "app/ui/canvas_overlay.h"
#include "app/ui/draft_governor.h"
#include "app/ui/imgui_compat.h"
#include "app/ui/map_renderer.h"
#include "app/ui/ui_context.h"
#include "app/ui/window.h"
#include "astrolabe/grid/movement_profile.h"

namespace astrolabe::app {

namespace {

/// What moves when the picture moves.
struct Motion {
  MapView view;
  std::size_t time = 0;
  friend bool operator==(const Motion&, const Motion&) = default;
};

std::shared_ptr<const CellStamps> stamps_of(const std::shared_ptr<const Solution>& solution) {
  if (solution == nullptr || solution->outcome != SolveOutcome::kSearched) return nullptr;
  return {solution, &solution->stamps};
}

}  // namespace

struct CanvasView::Impl {
  explicit Impl(const Window& window)
      : gl(window.gl()), renderer(window.gl(), window.shader_header()) {}

  [[nodiscard]] MapScene scene(const Workbench& workbench, const UiContext& context);
  void draw(MapScene& scene, int framebuffer_height);

  const GlApi& gl;
  MapRenderer renderer;
  DraftGovernor governor;
  bool shown = false;  ///< In the frame that is being made.
  std::uint64_t drawn_revision = 0;
  Motion motion;
  PixelSize size;
  bool draft = false;
};

CanvasView::CanvasView(const Window& window) : impl_(std::make_unique<Impl>(window)) {}

CanvasView::~CanvasView() = default;

void CanvasView::show(const Workbench& workbench, const UiContext& context, const ImVec2& min,
                      const ImVec2& max) {
  impl_->shown = true;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.PushClipRect(min, max, true);
  draw_canvas_overlay(list, workbench, context);
  list.PopClipRect();
}

MapScene CanvasView::Impl::scene(const Workbench& workbench, const UiContext& context) {
  const Playback& playback = workbench.playback();
  const Document& document = workbench.document();
  MapScene scene{
      .map = workbench.map(),
      .layout = workbench.layout(),
      .camera = workbench.camera(),
      .theme = context.theme,
      .mover = *find_profile(document.search().profile),
      .changed = document.cells_changed_since(drawn_revision),
      .stamps = nullptr,
      .time = static_cast<std::uint32_t>(playback.time()),
      .end_time = static_cast<std::uint32_t>(std::max<std::size_t>(1, playback.end_time())),
      .stale = workbench.solution_is_stale(),
      .grid_lines = workbench.view().grid_lines,
      .ui_scale = context.scale};
  drawn_revision = document.revision();
  if (workbench.view().search_cells) {
    scene.stamps = stamps_of(playback.solution());
    scene.replay = playback.replay();
    scene.current = playback.current();
  }
  return scene;
}

void CanvasView::Impl::draw(MapScene& scene, int framebuffer_height) {
  const Motion now{make_map_view(scene.camera, scene.layout), scene.time};
  const ScreenRect& viewport = scene.camera.viewport();
  const PixelSize now_size{static_cast<int>(viewport.width), static_cast<int>(viewport.height)};
  if (now_size != size) governor.forget();
  scene.draft = governor.use_draft(!(now == motion) && now_size == size);
  motion = now;
  size = now_size;
  draft = scene.draft;

  const bool measured = governor.begin_drawing();
  if (measured) gl.Finish();
  const auto begin = std::chrono::steady_clock::now();
  const bool drawn = renderer.draw(scene, framebuffer_height);
  if (!measured || !drawn || renderer.uploading()) return;
  gl.Finish();
  const std::chrono::duration<double, std::milli> cost = std::chrono::steady_clock::now() - begin;
  governor.note_cost(cost.count(), draft);
}

void CanvasView::render(const Workbench& workbench, const UiContext& context,
                        int framebuffer_height) {
  if (!std::exchange(impl_->shown, false)) return;
  MapScene scene = impl_->scene(workbench, context);
  impl_->draw(scene, framebuffer_height);
}

bool CanvasView::settled() const { return !impl_->draft && !impl_->renderer.uploading(); }

const std::string& CanvasView::error() const { return impl_->renderer.error(); }

}  // namespace astrolabe::app
