#!/usr/bin/env bash
# Input that cannot be used: one clear line with file and line, status 2, and nothing else.
source "$(dirname "${BASH_SOURCE[0]}")/harness.bash"

# map_text HEIGHT WIDTH ROWS: a map file with this header, whatever its rows are.
map_text() { printf 'type octile\nheight %s\nwidth %s\nmap\n%b' "$1" "$2" "$3"; }

map_text 2 3 '...\n...\n' >good.map

# solve_bad FILE TEXT: solving the map fails with this text.
solve_bad() {
  run solve "$1" --from 0,0 --to 0,0
  expect_error "$2"
}

map_text 3 3 '...\n..' >truncated.map
solve_bad truncated.map 'truncated.map:'
map_text 2 3 '...\n...\n...\n' >low.map
solve_bad low.map 'low.map:7: '
map_text 2 3 '..\n...\n' >short-row.map
solve_bad short-row.map 'short-row.map:5: '
map_text 1 1000000000 '.\n' >wide.map
solve_bad wide.map '16384'
map_text 99999999999999999999 1 '.\n' >endless.map
solve_bad endless.map "endless.map:2: a map of '1' x '99999999999999999999' cells is outside the limits"
map_text 16384 16385 '.\n' >large.map
solve_bad large.map '2^28'
map_text 2 3 '...\n..\xff\n' >latin.map
solve_bad latin.map 'latin.map:6: '
printf '{"title": "\xff"}' >latin.astrolabe
solve_bad latin.astrolabe 'latin.astrolabe:1: '

printf '\x7fELF\x02\x01\x01\x00\x00\x9f\xe2\x80\x00junk\x00\x00' >junk.map
cp junk.map junk.astrolabe
cp junk.map junk
for file in junk.map junk.astrolabe junk; do solve_bad "$file" "$file"; done
: >empty.map
solve_bad empty.map 'empty.map: '
solve_bad missing.map 'missing.map: '
mkdir folder.map
solve_bad folder.map 'folder.map: is a folder'
cp good.map locked.map && chmod 000 locked.map
[ -r locked.map ] || solve_bad locked.map 'locked.map: '

# Cells outside the map.
for cell in 3,0 0,2 -1,0 2147483647,0; do
  run solve good.map --from "$cell" --to 0,0
  expect_error "good.map: --from $cell: outside the map, whose columns go from 0 to 2 and rows from 0 to 1"
  run solve good.map --from 0,0 --to "$cell"
  expect_error "good.map: --to $cell: outside the map"
done
for cell in 1 1,2,3 a,b 1.5,0 99999999999,0; do
  run solve good.map --from "$cell" --to 0,0
  expect_error "--from $cell: a cell is COL,ROW"
done

# Scenarios.
row() { printf 'version 1\n0\t%s\t3\t2\t0\t0\t%s\t1\n' "$1" "$2"; }
row other.map '1	0' >other.scen
run check other.scen
expect_error "other.scen:2: names the map 'other.map'"
expect_in err 'put it there or name the map (--map FILE)'
row good.map '3	0' >outside.scen
run check outside.scen
expect_error 'outside.scen:2: the cell 3,0 is outside the map of 3 x 2 cells'
row good.map 'x	0' >letters.scen
run check letters.scen
expect_error 'letters.scen:2: '
row good.map '1' >columns.scen
run check columns.scen
expect_error 'columns.scen:2: '
row truncated.map '1	0' >of-truncated.scen
run check of-truncated.scen
expect_error 'truncated.map'
cp junk.map junk.scen
: >empty.scen
for file in junk.scen empty.scen missing.scen folder.map good.map; do
  run check "$file"
  expect_error "$file"
done
row good.map '1	0' >good.scen
run check good.scen
expect_status 0
run solve good.scen --from 0,0 --to 1,0
expect_error 'good.scen: '

# A name with a line break stays on the line.
run solve $'two\nlines.map'
expect_error 'two?lines.map'

# Results that cannot be written are no success.
if [ -w /dev/full ]; then
  command_line='solve good.map >/dev/full'
  "$ASTROLABE" solve good.map --from 0,0 --to 1,0 >/dev/full 2>err
  status=$?
  : >out
  expect_error 'standard output could not be written'
fi

finish
