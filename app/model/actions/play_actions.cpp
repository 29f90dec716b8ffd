#include <string>
#include <utility>

#include "app/model/actions/action_lists.h"
#include "app/model/workbench.h"

namespace astrolabe::app {

namespace {

bool has_timeline(const Workbench& bench) { return bench.playback().end_time() > 0; }
bool can_go_on(const Workbench& bench) { return !bench.playback().at_end(); }
bool can_go_back(const Workbench& bench) { return bench.playback().time() > 0; }

using Step = void (Playback::*)(int);

/// One of the six steps along the timeline: period and comma, with the same modifiers.
Action step_action(std::string id, std::string label, std::string tooltip, Step step, int direction,
                   KeyChord modifiers) {
  KeyChord first = modifiers;
  first.key = direction > 0 ? Key::kPeriod : Key::kComma;
  KeyChord second = modifiers;
  second.key = direction > 0 ? Key::kPageDown : Key::kPageUp;
  return {.id = std::move(id),
          .label = std::move(label),
          .menu = Menu::kSearch,
          .tooltip = std::move(tooltip),
          .keys = {first, second},
          .run = [step, direction](Workbench& bench) { (bench.playback().*step)(direction); },
          .enabled = direction > 0 ? can_go_on : can_go_back};
}

std::vector<Action> step_actions() {
  const KeyChord plain{};
  const KeyChord shift{.shift = true};
  const KeyChord ctrl{.ctrl = true};
  return {
      step_action("step.forward", "Step forward", "To the end of the next expansion",
                  &Playback::step_expansion, +1, plain),
      step_action("step.back", "Step back", "To the end of the expansion before",
                  &Playback::step_expansion, -1, plain),
      step_action("step.event_forward", "Event forward", "One change of one cell",
                  &Playback::step_event, +1, shift),
      step_action("step.event_back", "Event back", "Undo one change of one cell",
                  &Playback::step_event, -1, shift),
      step_action("step.layer_forward", "f-layer forward",
                  "To the end of the next run of expansions with equal f", &Playback::step_layer,
                  +1, ctrl),
      step_action("step.layer_back", "f-layer back",
                  "To the end of the run of expansions with equal f before", &Playback::step_layer,
                  -1, ctrl),
  };
}

}  // namespace

std::vector<Action> play_actions() {
  std::vector<Action> actions{
      {.id = "play.toggle",
       .label = "Play or pause",
       .menu = Menu::kSearch,
       .tooltip = "Run along the timeline; from its end, from the start again",
       .keys = {{.key = Key::kSpace}},
       .run = [](Workbench& bench) { bench.playback().toggle(); },
       .enabled = has_timeline,
       .on_release = true,
       .separator_before = true},
      {.id = "play.from_start",
       .label = "Play from the start",
       .menu = Menu::kSearch,
       .tooltip = "Back to the start, and play",
       .keys = {{.key = Key::kR}},
       .run = [](Workbench& bench) { bench.playback().play_from_start(); },
       .enabled = has_timeline},
      {.id = "play.to_start",
       .label = "To the start",
       .menu = Menu::kSearch,
       .tooltip = "The start is open, nothing is expanded",
       .keys = {{.key = Key::kHome}},
       .run = [](Workbench& bench) { bench.playback().to_start(); },
       .enabled = has_timeline},
      {.id = "play.to_end",
       .label = "To the end",
       .menu = Menu::kSearch,
       .tooltip = "The search has ended",
       .keys = {{.key = Key::kEnd}},
       .run = [](Workbench& bench) { bench.playback().to_end(); },
       .enabled = has_timeline},
  };
  for (Action& action : step_actions()) actions.push_back(std::move(action));
  return actions;
}

}  // namespace astrolabe::app
