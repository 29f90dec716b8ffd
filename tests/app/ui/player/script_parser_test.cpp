#include "app/ui/player/script_parser.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <set>
#include <string>

#include "app/ui/player/command_parsers.h"
#include "app/ui/player/script_variables.h"
#include "app/ui/player/script_words.h"

namespace astrolabe::app {
namespace {

Script parsed(std::string_view text) {
  Result<Script> script = parse_script(text, "a.play");
  EXPECT_TRUE(script.ok()) << (script.ok() ? "" : script.error().to_string());
  return script.ok() ? std::move(script).value() : Script{};
}

template <class Command>
Command only(std::string_view line) {
  Script script = parsed(line);
  EXPECT_EQ(script.commands.size(), 1U) << line;
  if (script.commands.size() != 1) return Command{};
  const auto* command = std::get_if<Command>(&script.commands.front().body);
  EXPECT_NE(command, nullptr) << line;
  return command != nullptr ? *command : Command{};
}

std::string failure(std::string_view text) {
  const Result<Script> script = parse_script(text, "a.play");
  EXPECT_FALSE(script.ok()) << text;
  return script.ok() ? "" : script.error().to_string();
}

// ---- Words --------------------------------------------------------------------------------------

TEST(ScriptWords, SplitsAtBlanksAndDropsComments) {
  const auto words = split_script_line("  move\tcell 3,4 # not this");
  ASSERT_TRUE(words.ok());
  ASSERT_EQ(words->size(), 3U);
  EXPECT_EQ((*words)[2].text, "3,4");
}

TEST(ScriptWords, QuotedWordsKeepBlanksHashesAndEscapes) {
  const auto words = split_script_line(R"(type "a # \"b\" \\ \n")");
  ASSERT_TRUE(words.ok());
  ASSERT_EQ(words->size(), 2U);
  EXPECT_EQ((*words)[1].text, "a # \"b\" \\ \n");
  EXPECT_TRUE((*words)[1].quoted);
}

TEST(ScriptWords, AHashInsideAWordIsNoComment) {
  const auto words = split_script_line("expect colour == #ffffff");
  ASSERT_TRUE(words.ok());
  EXPECT_EQ(words->size(), 3U);
  const auto inside = split_script_line("a#b");
  ASSERT_TRUE(inside.ok());
  EXPECT_EQ(inside->size(), 1U);
}

TEST(ScriptWords, RefusesOpenQuotesAndUnknownEscapes) {
  EXPECT_FALSE(split_script_line("type \"abc").ok());
  EXPECT_FALSE(split_script_line("type \"abc\\").ok());
  EXPECT_FALSE(split_script_line(R"(type "a\qb")").ok());
}

// ---- Variables ----------------------------------------------------------------------------------

TEST(ScriptVariables, AreReplacedOnce) {
  const ScriptVariables variables{{"A", "${B}"}, {"B", "x"}};
  EXPECT_EQ(expand_variables("1${A}2${B}3", variables).value(), "1${B}2x3");
  EXPECT_EQ(expand_variables("$A {B} $", variables).value(), "$A {B} $");
}

TEST(ScriptVariables, UnknownNamesAreErrorsThatListTheKnown) {
  const auto expanded = expand_variables("${C}", {{"A", ""}, {"B", ""}});
  ASSERT_FALSE(expanded.ok());
  EXPECT_NE(expanded.error().message.find("'C'"), std::string::npos);
  EXPECT_NE(expanded.error().message.find("A, B"), std::string::npos);
  EXPECT_FALSE(expand_variables("${A", {{"A", ""}}).ok());
}

// ---- Scripts ------------------------------------------------------------------------------------

TEST(ScriptParser, AnEmptyScriptHasDefaults) {
  const Script script = parsed("\n# only a comment\n\r\n");
  EXPECT_TRUE(script.commands.empty());
  EXPECT_EQ(script.setup.width, 1280);
  EXPECT_EQ(script.setup.height, 800);
  EXPECT_EQ(script.setup.scale, 1.0);
  EXPECT_EQ(script.setup.dark, std::nullopt);
}

TEST(ScriptParser, SetupLinesSayHowTheWindowIsOpened) {
  const Script script = parsed("window 960x600\nscale 2\ntheme dark\nwait idle\n");
  EXPECT_EQ(script.setup.width, 960);
  EXPECT_EQ(script.setup.height, 600);
  EXPECT_EQ(script.setup.scale, 2.0);
  EXPECT_EQ(script.setup.dark, true);
  EXPECT_EQ(script.commands.size(), 1U);
}

TEST(ScriptParser, CommandsKeepTheirLineAndText) {
  const Script script = parsed("\n\n  wait idle  \r\nkey r");
  ASSERT_EQ(script.commands.size(), 2U);
  EXPECT_EQ(script.commands[0].line, 3);
  EXPECT_EQ(script.commands[0].text, "wait idle");
  EXPECT_EQ(script.commands[1].line, 4);
}

TEST(ScriptParser, ReadsEachKindOfPlace) {
  EXPECT_EQ(only<MoveCommand>("move cell 3,-4").to, Target(CellTarget{{3, -4}}));
  EXPECT_EQ(only<MoveCommand>("move 640,400.5").to, Target(WindowTarget{640, 400.5}));
  EXPECT_EQ(only<MoveCommand>("move widget search.weight at 0.25,0.5").to,
            Target(WidgetTarget{"search.weight", 0.25, 0.5}));
  EXPECT_EQ(only<MoveCommand>("move widget canvas steps 5").steps, 5);
}

TEST(ScriptParser, ReadsPointerCommands) {
  EXPECT_EQ(only<PressCommand>("press").button, PointerButton::kLeft);
  EXPECT_TRUE(only<PressCommand>("press middle").down);
  EXPECT_FALSE(only<PressCommand>("release right").down);

  const auto click = only<ClickCommand>("click right cell 1,2 with ctrl+shift");
  EXPECT_EQ(click.button, PointerButton::kRight);
  EXPECT_EQ(click.at, Target(CellTarget{{1, 2}}));
  EXPECT_EQ(click.modifiers, (KeyModifiers{.ctrl = true, .shift = true}));
  EXPECT_EQ(only<ClickCommand>("click").at, std::nullopt);
  EXPECT_TRUE(only<ClickCommand>("click with alt").modifiers.alt);
  EXPECT_EQ(only<ClickCommand>("double-click cell 1,2").clicks, 2);

  const auto drag = only<DragCommand>("drag cell 1,1 to cell 9,4 to 5,5 steps 3 with shift");
  EXPECT_EQ(drag.through.size(), 3U);
  EXPECT_EQ(drag.steps, 3);
  EXPECT_TRUE(drag.modifiers.shift);

  const auto wheel = only<WheelCommand>("wheel -1.5 right 2 with ctrl");
  EXPECT_EQ(wheel.up, -1.5);
  EXPECT_EQ(wheel.right, 2);
  EXPECT_TRUE(wheel.modifiers.ctrl);
}

TEST(ScriptParser, ReadsKeyboardCommands) {
  EXPECT_EQ(only<TypeCommand>("type \"two words\"").text, "two words");
  EXPECT_EQ(only<KeyCommand>("key ctrl+z times 100").times, 100);
  EXPECT_EQ(only<KeyCommand>("key-down space").action, KeyCommand::Action::kDown);
  EXPECT_EQ(only<KeyCommand>("key-up space").action, KeyCommand::Action::kUp);
}

TEST(ScriptParser, ReadsTimeAndWindowCommands) {
  EXPECT_EQ(only<WaitFramesCommand>("wait frames 7").frames, 7);
  EXPECT_EQ(only<AdvanceCommand>("advance 0.5s").seconds, 0.5);
  EXPECT_EQ(only<AdvanceCommand>("advance 2").seconds, 2);
  EXPECT_EQ(only<ResizeCommand>("resize 960x600").width, 960);
  EXPECT_EQ(only<MeasureCommand>("measure frames 60").frames, 60);
  EXPECT_EQ(only<MeasureCommand>("measure frames 60 to 5,6").to, Target(WindowTarget{5, 6}));
  (void)only<RestartCommand>("restart");
}

TEST(ScriptParser, ReadsExpectationsOnValues) {
  const auto expect = only<ExpectValueCommand>("expect cell 3,4 state == open");
  EXPECT_EQ(expect.name, "cell 3,4 state");
  EXPECT_EQ(expect.comparison.op, ComparisonOperator::kEqual);
  EXPECT_EQ(expect.comparison.expected, "open");
  EXPECT_EQ(only<ExpectValueCommand>("expect cost ~ 3 within 0.5").comparison.tolerance, 0.5);
}

TEST(ScriptParser, ReadsExpectationsOnWidgetsAndFiles) {
  using WidgetState = ExpectWidgetCommand::State;
  EXPECT_EQ(only<ExpectWidgetCommand>("expect widget a.b disabled").state, WidgetState::kDisabled);
  EXPECT_EQ(only<ExpectWidgetCommand>("expect widget a.b hidden").state, WidgetState::kHidden);
  using FileState = ExpectFileCommand::State;
  EXPECT_EQ(only<ExpectFileCommand>("expect file x absent").state, FileState::kAbsent);
  EXPECT_EQ(only<ExpectFileCommand>("expect file x same-as y").other, "y");
}

TEST(ScriptParser, RememberedNamesMayBeUsedOnLaterLines) {
  const Script script = parsed("remember path.cost as before\nexpect path.cost == ${before}\n");
  EXPECT_EQ(script.commands.size(), 2U);
  EXPECT_EQ(std::get<RememberCommand>(script.commands[0].body).query, "path.cost");
  EXPECT_NE(failure("expect path.cost == ${before}\nremember path.cost as before").find("a.play:1"),
            std::string::npos);
}

TEST(ScriptParser, BuiltInVariablesAreKnown) {
  EXPECT_EQ(only<OpenCommand>("open ${TMP}/x.astrolabe").path, "${TMP}/x.astrolabe");
  EXPECT_EQ(only<OpenCommand>("open ${MAPS}/x.map").path, "${MAPS}/x.map");
}

// ---- Errors -------------------------------------------------------------------------------------

TEST(ScriptParser, ErrorsNameFileLineReasonAndRemedy) {
  EXPECT_EQ(failure("wait idle\nmove there\n"),
            "a.play:2: expected a place (cell C,R | widget ID [at X,Y] | X,Y), found 'there'; "
            "usage: move PLACE [steps N]");
}

TEST(ScriptParser, OnlyNumbersHaveAnOrderOrAreNear) {
  EXPECT_TRUE(failure("wait idle\nexpect path.cost ~ abc")
                  .starts_with("a.play:2: 'abc' is no number, and ~ compares numbers alone; "));
  EXPECT_EQ(only<ExpectValueCommand>("expect path.cost == abc").comparison.expected, "abc");
  EXPECT_EQ(parsed("remember path.cost as c\nexpect path.cost >= ${c}\n").commands.size(), 2U);
}

TEST(ScriptParser, UnknownCommandsListTheKnown) {
  const std::string message = failure("clik cell 1,1");
  EXPECT_NE(message.find("'clik'"), std::string::npos);
  EXPECT_NE(message.find("double-click"), std::string::npos);
  EXPECT_NE(message.find("theme"), std::string::npos);
}

TEST(ScriptParser, SetupAfterACommandIsAnError) {
  EXPECT_NE(failure("wait idle\nscale 2").find("a.play:2: scale"), std::string::npos);
}

TEST(ScriptParser, RefusesWhatDoesNotFit) {
  for (const char* line : {"move",
                           "move cell 3",
                           "move cell a,b",
                           "move cell 3,4 5",
                           "move widget",
                           "move 1,2,3",
                           "move widget x at 2,0",
                           "move cell 1,1 steps 0",
                           "press both",
                           "click cell 1,1 with hyper",
                           "drag cell 1,1",
                           "drag cell 1,1 to",
                           "wheel",
                           "wheel nan",
                           "wheel 1e9",
                           "type",
                           "type a b",
                           "key",
                           "key nosuch",
                           "key a times 0",
                           "wait",
                           "wait frames",
                           "wait frames 1.5",
                           "wait long",
                           "advance 0",
                           "advance -1s",
                           "advance soon",
                           "resize 960",
                           "resize 0x10",
                           "resize axb",
                           "choose x",
                           "expect",
                           "expect == 3",
                           "expect cost",
                           "expect cost = 3",
                           "expect cost ==",
                           "expect cost ~ abc",
                           "expect cost <",
                           "expect cost < 3x",
                           "expect widget x",
                           "expect widget x shiny",
                           "expect file x",
                           "expect file x same-as",
                           "remember cost",
                           "remember as x",
                           "screenshot",
                           "screenshot ../x",
                           "screenshot a/b",
                           "dump now",
                           "measure 5",
                           "window 5",
                           "window 0x5",
                           "scale 0",
                           "scale 9",
                           "theme pink",
                           "open",
                           "open ${NOWHERE}",
                           "open ${",
                           "\"wait\" idle",
                           "type \"open"}) {
    EXPECT_FALSE(parse_script(line, "a.play").ok()) << line;
  }
}

TEST(ScriptParser, CommandWordsAreDistinct) {
  std::set<std::string_view> words;
  for (const CommandForm& form : command_forms()) {
    EXPECT_TRUE(words.insert(form.word).second) << form.word;
    EXPECT_TRUE(form.usage.starts_with(form.word)) << form.word;
  }
}

TEST(ScriptParser, AMissingFileAndAFolderAreErrors) {
  EXPECT_FALSE(read_script("no/such/file.play").ok());
  EXPECT_FALSE(read_script(std::filesystem::temp_directory_path()).ok());
}

}  // namespace
}  // namespace astrolabe::app
