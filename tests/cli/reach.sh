#!/usr/bin/env bash
# `reach`: the cells within a movement budget, drawn and as JSON.
source "$(dirname "${BASH_SOURCE[0]}")/harness.bash"

cat >field.map <<'MAP'
type octile
height 5
width 7
map
.......
...@...
...@...
...@...
.......
MAP

run reach field.map --from 1,2 --budget 2.5 --text
expect_status 0
expect_silent_err
expect_out <<'OUT'
ooo....
oxo@...
oSo@...
oxo@...
ooo....

S  start
o  border of the reach
x  within reach
.  ground
@  out of bounds

reach      15 cells within 2.5
border     12 cells
farthest   cost 2.4142
OUT

run reach field.map --from 1,2 --budget 1 --json
expect_status 0
expect_silent_err
expect_out <<'OUT'
{"from":[1,2],"budget":1.0,"count":5,"cells":[[1,2,0.0],[1,1,1.0],[0,2,1.0],[2,2,1.0],[1,3,1.0]],"border":[[1,1],[0,2],[2,2],[1,3]]}
OUT

run reach field.map --from 3,2 --budget 4
expect_status 1
expect_in out 'nothing within reach'
run reach field.map --from 3,2 --budget 4 --blocked-ends nearest --json
expect_status 0
expect_in out '"from":[2,2]'
run reach field.map --from 1,2 --budget 10 --cost-scale tens --json
expect_in out '"count":5,'
run reach field.map --from 1,2 --budget -1
expect_error 'give a number of straight steps'
run reach field.map --budget 3
expect_error 'the map has no start; give one with --from'
run reach field.map --from 1,2
expect_error '--budget'

finish
