#!/usr/bin/env bash
# `convert` between the formats, and what it refuses.
source "$(dirname "${BASH_SOURCE[0]}")/harness.bash"

printf 'type octile\nheight 2\nwidth 3\nmap\n.@S\nTW.\n' >yard.map

run convert yard.map yard.astrolabe
expect_status 0
expect_silent_err
run convert yard.astrolabe again.map
expect_status 0
expect_silent_err
cmp -s yard.map again.map || fail 'the map came back changed'
run convert yard.astrolabe again.astrolabe
expect_status 0
cmp -s yard.astrolabe again.astrolabe || fail 'the document came back changed'

# What a format has no place for is named, but is no error.
sed 's/"title": "[^"]*"/"title": "A yard"/' yard.astrolabe >titled.astrolabe
if ! cmp -s yard.astrolabe titled.astrolabe; then
  run convert titled.astrolabe untitled.map
  expect_status 0
  expect_in err 'astrolabe: note: untitled.map does not keep'
fi

# A failed conversion leaves the old file as it was.
cp yard.map kept.map
printf 'type octile\nheight 9\nwidth 3\nmap\n...\n' >truncated.map
run convert truncated.map kept.map
expect_error 'truncated.map:'
cmp -s yard.map kept.map || fail 'a failed conversion changed the old file'
run convert yard.map missing/yard.map
expect_error 'missing/yard.map'
run convert yard.map yard.unknown
expect_error 'yard.unknown'

finish
