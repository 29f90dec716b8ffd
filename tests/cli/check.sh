#!/usr/bin/env bash
# `check` on a small map with a scenario that has right and wrong rows.
source "$(dirname "${BASH_SOURCE[0]}")/harness.bash"

cat >yard.map <<'MAP'
type octile
height 3
width 6
map
...@..
...@..
......
MAP

# From 0,0 to 5,0 the best path has three diagonal and three straight steps: 7.24264.
cat >right.scen <<'ROWS'
version 1
1	maps/elsewhere/yard.map	6	3	0	0	5	0	7.24264
0	maps/elsewhere/yard.map	6	3	0	0	2	2	2.82843
0	maps/elsewhere/yard.map	6	3	1	1	1	1	0
0	maps/elsewhere/yard.map	6	3	0	0	3	0	0
ROWS
sed '2s/7.24264/7.50000/; 3s/2.82843/2.80000/' right.scen >wrong.scen

run check right.scen
expect_status 0
expect_silent_err
expect_out <<'OUT'
right.scen: 4 rows, 4 matched, 0 mismatched, 1 unreachable
OUT

run check wrong.scen right.scen
expect_status 1
expect_silent_err
expect_out <<'OUT'
wrong.scen:2: 0,0 to 5,0: stated 7.5, found 7.24264069
wrong.scen:3: 0,0 to 2,2: stated 2.8, found 2.82842712
wrong.scen: 4 rows, 2 matched, 2 mismatched, 1 unreachable
right.scen: 4 rows, 4 matched, 0 mismatched, 1 unreachable
total: 8 rows, 6 matched, 2 mismatched, 2 unreachable
OUT

run check wrong.scen --json
expect_status 1
expect_silent_err
expect_out <<'OUT'
{"rows":4,"matched":2,"mismatched":[{"row":1,"from":[0,0],"to":[5,0],"stated":7.5,"found":7.242640687119286,"file":"wrong.scen","line":2},{"row":2,"from":[0,0],"to":[2,2],"stated":2.8,"found":2.8284271247461903,"file":"wrong.scen","line":3}],"unreachable":1}
OUT

# Rows 1 and 4 only.
run check wrong.scen --every 3
expect_status 1
expect_in out '2 rows, 1 matched, 1 mismatched'

run check right.scen --every 4
expect_out <<'OUT'
right.scen: 1 row, 1 matched, 0 mismatched, 0 unreachable
OUT

# A bounded search may find longer paths, never shorter ones.
run check right.scen --weight 2
expect_status 0
run check right.scen --heuristic manhattan
expect_status 0
run check wrong.scen --weight 1.01
expect_status 1
expect_in out 'wrong.scen:2: '

# The map can be named; a scenario that belongs to another one is an error.
mkdir away && mv yard.map away/
run check right.scen
expect_error "right.scen:2: names the map 'maps/elsewhere/yard.map'"
run check right.scen --map away/yard.map
expect_status 0
printf 'type octile\nheight 1\nwidth 2\nmap\n..\n' >small.map
run check right.scen --map small.map
expect_error 'right.scen:2: '

# The map in place of its scenario.
run check small.map
expect_error 'small.map: is a map; needed here is a scenario (.scen), a list of queries on a map'
cp right.scen small.map.scen
run check small.map
expect_error "a list of queries on a map, such as 'small.map.scen' beside it"

# A row outside the map, and a bad file after a good one, end it before anything is printed.
mv away/yard.map .
sed '3s/\t2\t2\t/\t6\t2\t/' right.scen >outside.scen
run check outside.scen
expect_error 'outside.scen:3: the cell 6,2 is outside the map of 6 x 3 cells'
run check right.scen outside.scen --json
expect_error 'outside.scen:3: '

finish
