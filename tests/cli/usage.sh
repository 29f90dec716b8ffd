#!/usr/bin/env bash
# The words of the command line: manuals, lists, and what is refused.
source "$(dirname "${BASH_SOURCE[0]}")/harness.bash"

run --help
expect_status 0
expect_silent_err
expect_in out 'SYNOPSIS'
for verb in solve check list convert play; do expect_in out "  $verb  "; done
for verb in solve check list convert play; do
  run "$verb" --help
  expect_status 0
  expect_silent_err
  expect_in out "astrolabe $verb - "
done

# The examples work as they are in the repository's folder; what they write goes to this one.
ln -s "$ASTROLABE_SOURCE_DIR/assets" "$ASTROLABE_SOURCE_DIR/tests" .

# examples_of VERB: its examples, one a line, without the program's name and what is said of them.
examples_of() {
  "$ASTROLABE" $1 --help | sed -nE '/^EXAMPLES/,/^$/s/^  (xvfb-run -a )?astrolabe ?//p' | sed 's/   .*//'
}

for verb in '' solve check list convert play; do
  count=0
  while read -r example; do
    command_line=$example
    for word in $example; do
      case $word in */*) [ -e "$word" ] || fail "there is no $word" ;; esac
    done
    case $example in
      solve* | check* | list* | convert*)
        eval "run $example"
        expect_status 0
        ;;
    esac
    count=$((count + 1))
  done < <(examples_of "$verb")
  [ "$count" -ge 2 ] || fail "'$verb --help' has $count examples"
done

run --version
expect_status 0
grep -qE '^astrolabe [0-9]+\.[0-9]+\.[0-9]+$' out || fail "no version: $(cat out)"

for kind in algorithms heuristics grids tie-breaks smoothers formats generators; do
  run list "$kind"
  expect_status 0
  expect_silent_err
  run list "$kind" --json
  expect_status 0
  expect_silent_err
  grep -qE '^\[.*\]$' out || fail "no array: $(cat out)"
done
run list smoothers
expect_in out 'string-pulling'
run list spices
expect_error 'list spices: there is no such id; give one of algorithms, '

run frobnicate
expect_error "'frobnicate' is neither a verb nor a file"
run solve
expect_error "MAP is required; see 'astrolabe solve --help'"
run solve a.map --speed fast
expect_error 'unknown option --speed'
run play missing.play
expect_error 'missing.play: there is no such script'

finish
