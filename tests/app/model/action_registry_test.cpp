#include "app/model/action_registry.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <memory>
#include <set>

#include "app/model/workbench.h"
#include "astrolabe/heuristic/heuristic_registry.h"
#include "tests/support/solving.h"

namespace astrolabe::app {
namespace {

class ActionTest : public ::testing::Test {
 protected:
  ActionTest() {
    bench_.files().new_map(test::open_file({20, 14}));
    settle();
  }
  void settle() {
    ASSERT_TRUE(bench_.wait_for_search(120.0));
    bench_.update();
  }
  bool run(std::string_view id) { return run_action(*find_action(id), bench_); }

  Workbench bench_{{.settings_path = {}, .clock = std::make_shared<ManualClock>(), .wake = {}}};
};

TEST_F(ActionTest, HaveIdsLabelsAndKeysOfTheirOwn) {
  std::set<std::string> ids;
  std::map<std::string, std::string> keys;
  for (const Action& action : all_actions()) {
    SCOPED_TRACE(action.id);
    EXPECT_TRUE(ids.insert(action.id).second);
    EXPECT_FALSE(action.label.empty());
    EXPECT_FALSE(action.tooltip.empty());
    EXPECT_TRUE(static_cast<bool>(action.run));
    EXPECT_EQ(find_action(action.id), &action);
    for (const KeyChord& chord : action.keys) {
      EXPECT_TRUE(keys.emplace(text_of(chord), action.id).second) << text_of(chord);
      EXPECT_EQ(action_for(chord), &action);
    }
  }
  EXPECT_EQ(find_action("no.such"), nullptr);
  EXPECT_EQ(action_for({.key = Key::kF12}), nullptr);
}

TEST_F(ActionTest, HaveTheKeysThatPeopleKnow) {
  const auto id_of = [](const char* chord) {
    const Action* action = action_for(*find_chord(chord));
    return action == nullptr ? std::string() : action->id;
  };
  EXPECT_EQ(id_of("Space"), "play.toggle");
  EXPECT_EQ(id_of("."), "step.forward");
  EXPECT_EQ(id_of("PageUp"), "step.back");
  EXPECT_EQ(id_of("Shift+."), "step.event_forward");
  EXPECT_EQ(id_of("Ctrl+,"), "step.layer_back");
  EXPECT_EQ(id_of("Home"), "play.to_start");
  EXPECT_EQ(id_of("R"), "play.from_start");
  EXPECT_EQ(id_of("V"), "tool.pointer");
  EXPECT_EQ(id_of("0"), "view.fit");
  EXPECT_EQ(id_of("9"), "terrain.9");
  EXPECT_EQ(id_of("G"), "view.grid_lines");
  EXPECT_EQ(id_of("F9"), "view.panels");
  EXPECT_EQ(id_of("Esc"), "edit.cancel");
  EXPECT_EQ(id_of("?"), "help.keys");
  EXPECT_EQ(id_of("Ctrl+P"), "help.commands");
  EXPECT_EQ(id_of("Ctrl+Shift+Z"), "edit.redo");
  EXPECT_EQ(id_of("Ctrl++"), "view.scale_up");
  EXPECT_EQ(id_of("Ctrl+-"), "view.scale_down");
  EXPECT_EQ(id_of("Ctrl+0"), "view.scale_display");
}

TEST_F(ActionTest, AllRunWhereTheyAreEnabledAndNoneElsewhere) {
  for (const Action& action : all_actions()) {
    SCOPED_TRACE(action.id);
    const bool enabled = is_enabled(action, bench_);
    EXPECT_EQ(run_action(action, bench_), enabled);
    if (bench_.files().question()) bench_.files().answer(Answer::kCancel);
    if (bench_.files().dialog() != FileDialog::kNone) bench_.files().dialog_cancelled();
  }
}

TEST_F(ActionTest, UndoAndRedoAreEnabledWhereThereIsSomething) {
  EXPECT_FALSE(run("edit.undo"));
  EXPECT_TRUE(run("map.clear"));
  EXPECT_FALSE(run("edit.undo"));
  EXPECT_TRUE(run("map.swap_ends"));
  EXPECT_TRUE(run("edit.undo"));
  EXPECT_TRUE(run("edit.redo"));
  EXPECT_FALSE(run("edit.redo"));
}

TEST_F(ActionTest, StepAlongTheTimeline) {
  EXPECT_FALSE(run("step.forward"));
  EXPECT_TRUE(run("play.to_start"));
  EXPECT_TRUE(run("step.forward"));
  EXPECT_EQ(bench_.playback().expansion(), 1u);
  EXPECT_TRUE(run("step.event_back"));
  EXPECT_TRUE(run("step.back"));
  EXPECT_EQ(bench_.playback().expansion(), 0u);
  EXPECT_TRUE(run("step.layer_forward"));
  EXPECT_TRUE(run("play.toggle"));
  EXPECT_TRUE(bench_.playback().playing());
  EXPECT_TRUE(run("edit.cancel"));
  EXPECT_FALSE(bench_.playback().playing());
}

TEST_F(ActionTest, SwitchesShowWhatIsChosen) {
  for (const Action& action : all_actions()) {
    if (!action.checked || !is_enabled(action, bench_)) continue;
    SCOPED_TRACE(action.id);
    const bool was = action.checked(bench_);
    run_action(action, bench_);
    const bool is = action.checked(bench_);
    // A switch turns over; a choice among several is on once it was made.
    EXPECT_TRUE(is != was || is);
  }
}

TEST_F(ActionTest, OfferEveryHeuristicWhereItFits) {
  for (const HeuristicEntry& entry : all_heuristics()) {
    const std::string id = "heuristic." + std::string(entry.id);
    EXPECT_EQ(run(id), entry.fits(bench_.map().spec()));
  }
}

TEST_F(ActionTest, EscapeCancelsTheInnermostThingFirst) {
  bench_.canvas().select(CellId{3});
  bench_.playback().to_start();
  bench_.playback().play();
  run("edit.cancel");
  EXPECT_TRUE(bench_.canvas().selected().has_value());
  EXPECT_TRUE(bench_.take_ui_requests().empty());
  run("edit.cancel");
  EXPECT_FALSE(bench_.canvas().selected().has_value());
  EXPECT_EQ(bench_.take_ui_requests(), std::vector{UiRequest::kBackToCanvas});
}

TEST_F(ActionTest, TerrainsAreCalledAsThePaletteCallsThem) {
  const Action& second = *find_action("terrain.2");
  const std::string name = bench_.map().palette()[1].name;
  EXPECT_EQ(label_of(second, bench_), "Terrain: " + name);
  const std::vector<const Action*> found = matching_actions("terrain " + name, bench_);
  ASSERT_EQ(found.size(), 1u);
  EXPECT_EQ(found.front(), &second);
  EXPECT_EQ(label_of(*find_action("terrain.9"), bench_), "Terrain 9");
}

TEST_F(ActionTest, HintsComeBackWhereTheyAreShown) {
  bench_.view().workspace = Workspace::kPresent;
  EXPECT_TRUE(run("help.hints"));
  EXPECT_FALSE(bench_.view().hints.any());
  EXPECT_TRUE(run("help.hints"));
  EXPECT_EQ(bench_.view().hints, HintsLeft());
  EXPECT_EQ(bench_.view().workspace, Workspace::kLearn);
}

TEST_F(ActionTest, FindsEverySettingOfASearchByItsName) {
  for (const char* words : {"weight 1.5", "costs 10", "re-open no", "ties larger", "string pulling",
                            "ways 4", "algorithm a*"}) {
    EXPECT_FALSE(matching_actions(words, bench_).empty()) << words;
  }
  run_action(*matching_actions("weight: 1.5", bench_).front(), bench_);
  EXPECT_EQ(bench_.document().search().weight_hundredths, 150);
  run_action(*matching_actions("ways: 4", bench_).front(), bench_);
  EXPECT_EQ(bench_.map().spec().ways, 4);
}

TEST_F(ActionTest, AreFoundByTheWordsOfTheirLabels) {
  const std::vector<const Action*> found = matching_actions("ZOOM", bench_);
  ASSERT_GE(found.size(), 2u);
  EXPECT_EQ(found[0]->id, "view.zoom_in");
  EXPECT_EQ(found[1]->id, "view.zoom_out");
  EXPECT_TRUE(matching_actions("zoom wall", bench_).empty());
  const std::vector<const Action*> all = matching_actions("", bench_);
  const auto listed = std::count_if(
      all_actions().begin(), all_actions().end(),
      [this](const Action& a) { return is_enabled(a, bench_) || !a.absent_when_disabled; });
  EXPECT_EQ(all.size(), static_cast<std::size_t>(listed));
  // What cannot be done now comes last.
  EXPECT_TRUE(std::is_partitioned(all.begin(), all.end(),
                                  [this](const Action* a) { return is_enabled(*a, bench_); }));
  EXPECT_FALSE(is_enabled(*all.back(), bench_));
}

}  // namespace
}  // namespace astrolabe::app
