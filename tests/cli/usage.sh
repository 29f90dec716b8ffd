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
run solve a.map --profile knight
expect_error 'unknown option --profile'
run play missing.play
expect_error 'missing.play: there is no such script'

finish
