#include "app/cli/cli.h"

#include <gtest/gtest.h>

#include "astrolabe/base/version.h"
#include "astrolabe/io/format_registry.h"
#include "tests/app/cli/cli_run.h"
#include "tests/support/scratch_folder.h"

namespace astrolabe::app {
namespace {

using test::CliRun;
using test::run_astrolabe;
using test::ScratchFolder;

/// A launcher that remembers what it was asked for.
struct FakeWindow {
  std::vector<WindowRequest> windows;
  std::vector<PlayRequest> plays;
  int status = 0;

  WindowLauncher launcher() {
    return {.open_window =
                [this](const WindowRequest& request) {
                  windows.push_back(request);
                  return Result<int>(status);
                },
            .play =
                [this](const PlayRequest& request) {
                  plays.push_back(request);
                  return Result<int>(status);
                }};
  }
};

TEST(Cli, WithoutArgumentsOpensTheWindow) {
  FakeWindow window;
  EXPECT_EQ(run_astrolabe({}, window.launcher()).status, 0);
  ASSERT_EQ(window.windows.size(), 1u);
  EXPECT_TRUE(window.windows[0].map.empty());
  EXPECT_EQ(window.windows[0].look.scale, std::nullopt);
  EXPECT_EQ(window.windows[0].look.dark, std::nullopt);
}

TEST(Cli, OpensAMapInTheWindowAsItIsToLook) {
  const ScratchFolder folder;
  const std::string map = folder.write("town.map", "").string();
  FakeWindow window;
  EXPECT_EQ(run_astrolabe({map, "--scale", "2", "--theme", "dark"}, window.launcher()).status, 0);
  ASSERT_EQ(window.windows.size(), 1u);
  EXPECT_EQ(window.windows[0].map, map);
  EXPECT_EQ(window.windows[0].look.scale, 2.0);
  EXPECT_EQ(window.windows[0].look.dark, true);
}

TEST(Cli, PlaysAScriptAndReturnsItsStatus) {
  const ScratchFolder folder;
  const std::string script = folder.write("tour.play", "").string();
  FakeWindow window;
  window.status = 1;
  EXPECT_EQ(run_astrolabe({"play", script, "--screenshots", "shots"}, window.launcher()).status, 1);
  ASSERT_EQ(window.plays.size(), 1u);
  EXPECT_EQ(window.plays[0].script, script);
  EXPECT_EQ(window.plays[0].screenshots, "shots");
}

TEST(Cli, PrintsTheWindowsErrorAsOneLine) {
  WindowLauncher launcher;
  launcher.open_window = [](const WindowRequest&) {
    return Result<int>(
        Error{.code = ErrorCode::kUnsupported, .message = "no display\nat all", .file = {}});
  };
  const CliRun run = run_astrolabe({}, launcher);
  EXPECT_TRUE(run.is_one_line_error());
  EXPECT_EQ(run.err, "astrolabe: no display?at all\n");
}

TEST(Cli, ABuildWithoutAWindowSaysSo) {
  const ScratchFolder folder;
  const std::string script = folder.write("tour.play", "").string();
  EXPECT_TRUE(run_astrolabe({}).is_one_line_error());
  EXPECT_TRUE(run_astrolabe({"play", script}).is_one_line_error());
}

TEST(Cli, AskedForItsVersionSaysIt) {
  const CliRun run = run_astrolabe({"--version"});
  EXPECT_EQ(run.status, 0);
  EXPECT_EQ(run.out, "astrolabe " + std::string(program_version()) + "\n");
}

TEST(Cli, WrongUsageIsOneLineAndStatus2) {
  const ScratchFolder folder;
  const std::string map = folder.write("town.map", "").string();
  FakeWindow window;
  for (const std::vector<std::string>& arguments :
       std::vector<std::vector<std::string>>{{"frobnicate"},
                                             {"bench", map},
                                             {"missing.map"},
                                             {"--scale", "2", "missing.map"},
                                             {map, "--scale", "9"},
                                             {map, "--scale", "big"},
                                             {map, "--theme", "blue"},
                                             {map, "second.map"},
                                             {map, "solve", map},
                                             {"--nonsense"},
                                             {"solve"},
                                             {"solve", map, "--json", "--text"},
                                             {"solve", map, "--heuristic"},
                                             {"solve", map, "--heuristic", ""},
                                             {"solve", map, "--from", "0,0", "--from", "1,1"},
                                             {"solve", map, "--speed", "fast"},
                                             {"check"},
                                             {"list"},
                                             {"list", "weights"},
                                             {"convert", map},
                                             {"play"},
                                             {"play", "missing.play"}}) {
    const CliRun run = run_astrolabe(arguments, window.launcher());
    EXPECT_TRUE(run.is_one_line_error()) << arguments[0] << ": " << run.err;
  }
  EXPECT_TRUE(window.windows.empty());
  EXPECT_TRUE(window.plays.empty());
}

TEST(Cli, NamesTheVerbsWhenOneIsUnknown) {
  EXPECT_EQ(run_astrolabe({"levitate", "a.scen"}).err,
            "astrolabe: 'levitate' is neither a verb nor a file; the verbs are solve, reach, "
            "check, list, convert, play, see 'astrolabe --help'\n");
}

TEST(Cli, NamesAnUnknownOption) {
  EXPECT_EQ(run_astrolabe({"solve", "a.map", "--speed", "fast"}).err,
            "astrolabe: unknown option --speed; see 'astrolabe solve --help'\n");
}

TEST(Cli, SaysPlainlyThatAnOptionWasGivenTwice) {
  EXPECT_EQ(run_astrolabe({"solve", "a.map", "--from", "1,1", "--from", "2,2"}).err,
            "astrolabe: --from can be given only once; see 'astrolabe solve --help'\n");
}

TEST(Cli, ListsAsTextAndAsJson) {
  const CliRun text = run_astrolabe({"list", "grids"});
  EXPECT_EQ(text.status, 0);
  EXPECT_EQ(text.out.rfind("square      Square\n            Square cells", 0), 0u);
  const CliRun json = run_astrolabe({"list", "grids", "--json"});
  EXPECT_EQ(json.json().at(0).at("id"), "square");
}

TEST(Cli, ListsTheGridsOfAHeuristicAndWhatAFormatCanDo) {
  EXPECT_NE(run_astrolabe({"list", "heuristics"})
                .out.find("Grids: hex-pointy 6 (consistent), hex-flat 6 (consistent).\n"),
            std::string::npos);
  EXPECT_NE(
      run_astrolabe({"list", "formats"}).out.find("Holds queries; read: yes, written: yes.\n"),
      std::string::npos);
}

/// A map, a scenario for it, and the folder they lie in.
class CliOnFiles : public testing::Test {
 protected:
  const ScratchFolder folder_;
  const std::string map_ =
      folder_.write("yard.map", "type octile\nheight 2\nwidth 3\nmap\n.@.\n...\n").string();
  const std::string scenario_ = folder_
                                    .write("yard.map.scen",
                                           "version 1\n"
                                           "0\tyard.map\t3\t2\t0\t0\t2\t0\t4\n"
                                           "0\tyard.map\t3\t2\t0\t0\t1\t0\t1\n")
                                    .string();
};

TEST_F(CliOnFiles, SolveFindsThePathOfAMap) {
  const CliRun run = run_astrolabe({"solve", map_, "--from", "0,0", "--to", "2,0", "--json"});
  EXPECT_EQ(run.status, 0);
  EXPECT_EQ(run.err, "");
  EXPECT_EQ(run.json().at("cost"), 4.0);
}

TEST_F(CliOnFiles, SolveWithoutAPathIsANegativeAnswer) {
  const CliRun run = run_astrolabe({"solve", map_, "--from", "0,0", "--to", "1,0", "--json"});
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(run.err, "");
  EXPECT_EQ(run.json().at("status"), "goal_blocked");
}

TEST_F(CliOnFiles, SolveNeedsEndsWhereTheMapHasNone) {
  const CliRun run = run_astrolabe({"solve", map_, "--from", "0,0"});
  EXPECT_TRUE(run.is_one_line_error());
  EXPECT_EQ(run.err, "astrolabe: " + map_ + ": the map has no goal; give one with --to COL,ROW\n");
}

TEST_F(CliOnFiles, SolveRefusesAnEndOutsideTheMap) {
  const CliRun run = run_astrolabe({"solve", map_, "--from", "0,0", "--to", "3,0"});
  EXPECT_TRUE(run.is_one_line_error());
  EXPECT_NE(run.err.find(map_ + ": --to 3,0: outside the map"), std::string::npos);
}

TEST_F(CliOnFiles, CheckListsMismatches) {
  const CliRun run = run_astrolabe({"check", scenario_, "--json"});
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(run.err, "");
  EXPECT_EQ(run.json().at("rows"), 2);
  EXPECT_EQ(run.json().at("matched"), 1);
  EXPECT_EQ(run.json().at("mismatched").at(0).at("row"), 2);
  EXPECT_EQ(run_astrolabe({"check", scenario_, "--every", "2"}).status, 0);
}

TEST_F(CliOnFiles, CheckReadsAllFilesBeforeItPrints) {
  const CliRun run = run_astrolabe({"check", scenario_, (folder_ / "missing.scen").string()});
  EXPECT_TRUE(run.is_one_line_error());
}

TEST_F(CliOnFiles, CheckRefusesAMapOfAnotherSize) {
  const std::string other =
      folder_.write("other.map", "type octile\nheight 1\nwidth 1\nmap\n.\n").string();
  const CliRun run = run_astrolabe({"check", scenario_, "--map", other});
  EXPECT_TRUE(run.is_one_line_error());
  EXPECT_NE(run.err.find(scenario_ + ":2: "), std::string::npos);
}

TEST_F(CliOnFiles, ConvertWritesOldScenariosInTodaysForm) {
  const std::string old = folder_.write("old.scen", "0\tyard.map\t0\t0\t1\t0\t1\n").string();
  const std::string today = (folder_ / "new.scen").string();
  const CliRun run = run_astrolabe({"convert", old, today});
  EXPECT_EQ(run.err, "");
  EXPECT_EQ(run.status, 0);
  const GridSize size = read_map_file(map_)->map.size();
  EXPECT_EQ(test::bytes_of(today), "version 1\n0\tyard.map\t" + std::to_string(size.width) + "\t" +
                                       std::to_string(size.height) + "\t0\t0\t1\t0\t1\n");
}

TEST_F(CliOnFiles, ConvertNamesWhatIsNotKept) {
  const std::string ours = (folder_ / "yard.astrolabe").string();
  const CliRun there = run_astrolabe({"convert", map_, ours});
  EXPECT_EQ(there.status, 0);
  EXPECT_EQ(there.err, "");

  const std::string again = (folder_ / "again.map").string();
  const CliRun back = run_astrolabe({"convert", ours, again});
  EXPECT_EQ(back.status, 0);
  EXPECT_EQ(test::bytes_of(again), test::bytes_of(map_));
}

}  // namespace
}  // namespace astrolabe::app
