#include "app/ui/player/command_parsers.h"

#include <array>

#include "app/model/number_text.h"

namespace astrolabe::app {
namespace {

constexpr int kMostSteps = 10'000;
constexpr int kMostFrames = 100'000;
constexpr int kLargestWindow = 16'384;
constexpr double kMostNotches = 1'000;
constexpr double kMostSeconds = 3'600;

CommandBody parse_open(WordReader& words) { return OpenCommand{words.word("a path")}; }

CommandBody parse_move(WordReader& words) {
  MoveCommand move;
  move.to = words.target();
  if (words.take("steps")) move.steps = words.integer("a count", 1, kMostSteps);
  return move;
}

CommandBody parse_press(WordReader& words) { return PressCommand{words.button(), true}; }

CommandBody parse_release(WordReader& words) { return PressCommand{words.button(), false}; }

ClickCommand parse_clicks(WordReader& words, int clicks) {
  ClickCommand click{.button = words.button(), .at = {}, .clicks = clicks, .modifiers = {}};
  if (!words.at_end() && !words.next_is("with")) click.at = words.target();
  click.modifiers = words.modifiers();
  return click;
}

CommandBody parse_click(WordReader& words) { return parse_clicks(words, 1); }

CommandBody parse_double_click(WordReader& words) { return parse_clicks(words, 2); }

CommandBody parse_drag(WordReader& words) {
  DragCommand drag;
  drag.button = words.button();
  drag.through.push_back(words.target());
  words.expect("to");
  drag.through.push_back(words.target());
  while (words.take("to")) drag.through.push_back(words.target());
  if (words.take("steps")) drag.steps = words.integer("a count", 1, kMostSteps);
  drag.modifiers = words.modifiers();
  return drag;
}

CommandBody parse_wheel(WordReader& words) {
  WheelCommand wheel;
  wheel.up = words.number("notches", -kMostNotches, kMostNotches);
  if (words.take("right")) wheel.right = words.number("notches", -kMostNotches, kMostNotches);
  wheel.modifiers = words.modifiers();
  return wheel;
}

CommandBody parse_type(WordReader& words) { return TypeCommand{words.word("a text")}; }

CommandBody parse_key(WordReader& words) {
  KeyCommand key{.action = KeyCommand::Action::kTap, .key = words.key()};
  if (words.take("times")) key.times = words.integer("a count", 1, kMostSteps);
  return key;
}

CommandBody parse_key_down(WordReader& words) {
  return KeyCommand{.action = KeyCommand::Action::kDown, .key = words.key()};
}

CommandBody parse_key_up(WordReader& words) {
  return KeyCommand{.action = KeyCommand::Action::kUp, .key = words.key()};
}

CommandBody parse_drop(WordReader& words) { return DropCommand{words.word("a path")}; }

CommandBody parse_resize(WordReader& words) {
  const auto [width, height] = words.integer_pair("a size WIDTHxHEIGHT", 'x', 1, kLargestWindow);
  return ResizeCommand{width, height};
}

CommandBody parse_wait(WordReader& words) {
  if (words.take("idle")) return WaitIdleCommand{};
  words.expect("frames");
  return WaitFramesCommand{words.integer("a count", 1, kMostFrames)};
}

CommandBody parse_advance(WordReader& words) {
  std::string text = words.word("a time such as 0.5s");
  if (text.ends_with('s')) text.pop_back();
  const std::optional<double> seconds = parse_number(text);
  if (!seconds || !(*seconds > 0 && *seconds <= kMostSeconds)) {
    words.fail("'" + text + "' is not a time; write seconds up to 3600, like 0.5s");
  }
  return AdvanceCommand{seconds.value_or(0)};
}

CommandBody parse_choose(WordReader& words) {
  ChooseCommand choose;
  choose.widget = words.word("a widget id");
  choose.item = words.word("the id of an item");
  return choose;
}

CommandBody parse_expect_widget(WordReader& words) {
  using State = ExpectWidgetCommand::State;
  ExpectWidgetCommand expect{.id = words.word("a widget id")};
  if (words.take("visible")) {
    expect.state = State::kVisible;
  } else if (words.take("hidden")) {
    expect.state = State::kHidden;
  } else if (words.take("enabled")) {
    expect.state = State::kEnabled;
  } else if (words.take("disabled")) {
    expect.state = State::kDisabled;
  } else if (words.take("focused")) {
    expect.state = State::kFocused;
  } else {
    words.fail("expected visible, hidden, enabled, disabled or focused behind the widget's id");
  }
  return expect;
}

CommandBody parse_expect_file(WordReader& words) {
  using State = ExpectFileCommand::State;
  ExpectFileCommand expect{.path = words.word("a path"), .state = State::kExists, .other = {}};
  if (words.take("exists")) return expect;
  if (words.take("absent")) {
    expect.state = State::kAbsent;
  } else if (words.take("same-as")) {
    expect.state = State::kSameAs;
    expect.other = words.word("a path");
  } else {
    words.fail("expected exists, absent or same-as behind the path");
  }
  return expect;
}

// What a variable stands for is known only when the script is played.
bool may_be_number(std::string_view text) {
  return parse_number(text).has_value() || text.find("${") != std::string_view::npos;
}

Comparison parse_comparison(WordReader& words, std::string_view op_word, ComparisonOperator op) {
  Comparison comparison{.op = op, .expected = words.word("the expected value")};
  if (needs_numbers(op) && !may_be_number(comparison.expected)) {
    words.fail("'" + comparison.expected + "' is no number, and " + std::string(op_word) +
               " compares numbers alone");
  }
  if (words.take("within")) comparison.tolerance = words.number("a tolerance", 0, 1e9);
  return comparison;
}

// A name may have several words ("cell 3,4 state"); it ends at the operator.
CommandBody parse_expect_value(WordReader& words) {
  ExpectValueCommand expect;
  while (!words.at_end()) {
    const std::string word = words.word("a name");
    if (const auto op = parse_comparison_operator(word)) {
      expect.comparison = parse_comparison(words, word, *op);
      if (expect.name.empty()) words.fail("expected a name before the operator");
      return expect;
    }
    if (!expect.name.empty()) expect.name += ' ';
    expect.name += word;
  }
  words.fail("expected one of == != < <= > >= ~ contains lacks, with blanks around it");
  return expect;
}

CommandBody parse_expect(WordReader& words) {
  if (words.take("widget")) return parse_expect_widget(words);
  if (words.take("file")) return parse_expect_file(words);
  return parse_expect_value(words);
}

CommandBody parse_remember(WordReader& words) {
  RememberCommand remember;
  while (!words.at_end() && !words.take("as")) {
    if (!remember.query.empty()) remember.query += ' ';
    remember.query += words.word("a name");
  }
  remember.variable = words.word("'as' and a variable");
  if (remember.query.empty()) words.fail("expected the name of a value before 'as'");
  return remember;
}

CommandBody parse_screenshot(WordReader& words) {
  ScreenshotCommand shot{words.word("a name")};
  if (shot.name.find_first_of("/\\") != std::string::npos || shot.name.starts_with('.')) {
    words.fail("a screenshot's name is a plain file name; --screenshots says the folder");
  }
  return shot;
}

CommandBody parse_dump(WordReader&) { return DumpCommand{}; }

CommandBody parse_measure(WordReader& words) {
  words.expect("frames");
  MeasureCommand measure{.frames = words.integer("a count", 1, kMostFrames), .to = {}};
  if (words.take("to")) measure.to = words.target();
  return measure;
}

CommandBody parse_restart(WordReader&) { return RestartCommand{}; }

constexpr std::array kForms{
    CommandForm{"open", "open PATH", parse_open},
    CommandForm{"move", "move PLACE [steps N]", parse_move},
    CommandForm{"press", "press [left|middle|right]", parse_press},
    CommandForm{"release", "release [left|middle|right]", parse_release},
    CommandForm{"click", "click [left|middle|right] [PLACE] [with MODIFIERS]", parse_click},
    CommandForm{"double-click", "double-click [left|middle|right] [PLACE] [with MODIFIERS]",
                parse_double_click},
    CommandForm{"drag",
                "drag [left|middle|right] PLACE to PLACE [to PLACE]... [steps N] [with MODIFIERS]",
                parse_drag},
    CommandForm{"wheel", "wheel UP [right RIGHT] [with MODIFIERS]", parse_wheel},
    CommandForm{"type", "type \"TEXT\"", parse_type},
    CommandForm{"key", "key KEY [times N]", parse_key},
    CommandForm{"key-down", "key-down KEY", parse_key_down},
    CommandForm{"key-up", "key-up KEY", parse_key_up},
    CommandForm{"drop", "drop PATH", parse_drop},
    CommandForm{"choose", "choose WIDGET ITEM", parse_choose},
    CommandForm{"resize", "resize WIDTHxHEIGHT", parse_resize},
    CommandForm{"wait", "wait idle | wait frames N", parse_wait},
    CommandForm{"advance", "advance SECONDS", parse_advance},
    CommandForm{"expect",
                "expect NAME OPERATOR VALUE [within TOLERANCE] | expect widget ID "
                "visible|hidden|enabled|disabled|focused | expect file PATH "
                "exists|absent|same-as PATH",
                parse_expect},
    CommandForm{"remember", "remember NAME as VARIABLE", parse_remember},
    CommandForm{"screenshot", "screenshot NAME", parse_screenshot},
    CommandForm{"dump", "dump", parse_dump},
    CommandForm{"measure", "measure frames N [to PLACE]", parse_measure},
    CommandForm{"restart", "restart", parse_restart},
};

}  // namespace

std::span<const CommandForm> command_forms() { return kForms; }

}  // namespace astrolabe::app
