#!/usr/bin/env bash
# `solve` on a small map, drawn and as JSON, on every grid.
source "$(dirname "${BASH_SOURCE[0]}")/harness.bash"

cat >yard.map <<'MAP'
type octile
height 5
width 9
map
.........
.@@@@@@@.
.......@.
.@@@@@.@.
.........
MAP

run solve yard.map --from 2,2 --to 8,2 --text
expect_status 0
expect_silent_err
without_time
expect_out <<'OUT'
.........
.@@@@@@@.
oxS****@G
.@@@@@*@*
.....o***

S  start
G  goal
*  path
o  open
x  closed
.  ground
@  out of bounds

found      cost 10, 11 cells
search     astar, octile, weight 1, grid square 8-way, corners never
expanded   12
generated  14
updated    0
reopened   0
peak open  3
time       0 us
guarantee  optimal: No path is cheaper: Octile is consistent here. It is exact over the cheapest open ground.
smoothed   string-pulling, length 10, 5 points, 3 turns
OUT

run solve yard.map --from 2,2 --to 8,2 --json
expect_status 0
expect_silent_err
without_time
expect_out <<'OUT'
{"status":"found","cost":10.0,"path":[[2,2],[3,2],[4,2],[5,2],[6,2],[6,3],[6,4],[7,4],[8,4],[8,3],[8,2]],"expanded":12,"generated":14,"updated":0,"reopened":0,"peak_open":3,"time_us":0,"guarantee":"optimal","bound":1.0,"why":"No path is cheaper: Octile is consistent here. It is exact over the cheapest open ground.","smoothed":{"method":"string-pulling","points":[[2.5,2.5],[6.5,2.5],[6.5,4.5],[8.5,4.5],[8.5,2.5]],"length":10.0,"turns":3},"from":[2,2],"to":[8,2],"at_once":false,"ratio":1.0,"paths":null,"algorithm":"astar","needs":[]}
OUT

# Only `found` is status 0; the rest is the honest negative answer, with null where there is no path.
run solve yard.map --from 2,2 --to 1,1 --json
expect_status 1
expect_silent_err
expect_in out '{"status":"goal_blocked","cost":null,"path":null,'
expect_in out '"bound":null,'
expect_in out '"smoothed":null,'
run solve yard.map --from 1,1 --to 2,2 --json
expect_status 1
expect_in out '"status":"start_blocked"'
run solve yard.map --from 2,2 --to 8,2 --limit 3 --json
expect_status 1
expect_in out '"status":"limit_reached"'
expect_in out '"expanded":3,'
expect_in out '"guarantee":"optimal","bound":null,"why":"A path would be the cheapest: Octile is'
run solve yard.map --from 2,2 --to 8,2 --limit 3
expect_status 1
! grep -q 'guarantee' out || fail "a guarantee on a path that was not found: $(cat out)"
run solve yard.map --from 2,2 --to 8,2 --grid diamond
expect_status 1
expect_in out 'no path: the goal cannot be reached from the start'

# The same rows and columns as other grids.
run solve yard.map --from 2,2 --to 8,2 --grid hex-pointy --text
expect_status 0
head -n 5 out >picture && mv picture out
expect_out <<'OUT'
. . . . . . . . .
 o @ @ @ @ @ @ @ .
o x S * * * * @ G
 o @ @ @ @ @ * @ *
. . . . . . o * *
OUT
run solve yard.map --from 2,2 --to 8,2 --grid hex-flat --stagger even --json
expect_status 0
expect_in out '"guarantee":"optimal"'
run solve yard.map --from 2,2 --to 8,2 --grid diamond --corner always --json
expect_status 0

# The guarantee follows from heuristic, weight and grid.
run solve yard.map --from 2,2 --to 8,2 --heuristic manhattan --json
expect_in out '"guarantee":"within","bound":1.4143,'
run solve yard.map --from 2,2 --to 8,2 --heuristic manhattan --ways 4 --json
expect_in out '"guarantee":"optimal","bound":1.0,'
run solve yard.map --from 2,2 --to 8,2 --weight 1.5 --json
expect_in out '"guarantee":"within","bound":1.5,'
run solve yard.map --from 2,2 --to 8,2 --cost-scale tens --json
expect_in out '"cost":100.0,'
run solve yard.map --from 2,2 --to 8,2 --smooth none --json
expect_in out '"smoothed":null,'

# Terrains whose letters are marks get characters of their own.
printf 'type octile\nheight 2\nwidth 5\nmap\n.GSGS\n@.GS@\n' >meadow.map
run solve meadow.map --from 1,0 --to 1,0 --text
expect_status 0
sed '/^found/,$d' out >picture && mv picture out
expect_out <<'OUT'
.Ssgs
@.gs@

S  start
.  ground
g  ground (G)
s  swamp
@  out of bounds

OUT
run solve meadow.map --from 0,0 --to 0,0 --passable . --text
expect_in out '#  ground (G)'
expect_in out 's  swamp'

# The nearest of several goals; a blocked one may stand for the open cell beside it.
run solve yard.map --from 2,2 --to 8,2 --to 0,2 --to 2,2 --json
expect_status 0
expect_in out '"to":[2,2]'
run solve yard.map --from 2,2 --to 8,2 --to 0,2
expect_status 0
expect_in out 'goal       0,2, the nearest'
run solve yard.map --from 2,2 --to 8,2 --to 0,2 --algorithm jps
expect_error 'one goal only'
run solve yard.map --from 1,1 --to 8,1 --blocked-ends nearest
expect_status 0
expect_in out 'start      moved to 1,0, the nearest open cell'
run solve yard.map --from 2,2 --to 1,1 --blocked-ends somewhere
expect_error 'give one of refuse, nearest'

# What no way leads to is known without a search, which can be asked for.
run solve yard.map --from 2,2 --to 8,2 --grid diamond --json
expect_in out '"at_once":true'
expect_in out '"expanded":0,'
run solve yard.map --from 2,2 --to 8,2 --grid diamond --unreachable search --json
expect_status 1
expect_in out '"at_once":false'
! grep -q '"expanded":0,' out || fail "did not search: $(cat out)"

# Who moves decides what can be entered.
printf 'type octile\nheight 3\nwidth 6\nmap\n.WWWW.\n.TTTT.\n......\n' >lake.map
run solve lake.map --from 0,0 --to 5,0 --json
expect_in out '"cost":9.0,'
run solve lake.map --from 0,0 --to 5,0 --profile flyer --json
expect_in out '"cost":5.0,'
run solve lake.map --from 1,0 --to 4,0 --profile swimmer --json
expect_in out '"cost":3.0,'
run solve lake.map --from 0,0 --to 5,0 --profile digger
expect_error 'give one of walker, swimmer, flyer'
run solve lake.map --from 0,0 --to 5,0 --climb-up 1000
expect_error 'the cost of a climb is a number from 0 to 100'

# What can be entered is the user's choice.
run solve yard.map --from 2,2 --to 1,1 --passable .@ --json
expect_status 0

# Costs of 10 and 14 allow halves only.
sed 's/"name": "thicket", "cost": 2/"name": "thicket", "cost": 1.3/' "$ASTROLABE_SOURCE_DIR/assets/maps/around-the-marsh.astrolabe" >dear.astrolabe
run solve dear.astrolabe --cost-scale tens
expect_error 'dear.astrolabe: with costs 10 and 14 every terrain must cost a multiple of 0.5'

# A document brings its own ends and settings; one without ends needs them.
run solve "$ASTROLABE_SOURCE_DIR/assets/maps/first-look.astrolabe" --json
expect_status 0
expect_silent_err
expect_in out '{"status":"found","cost":'
run convert yard.map yard.astrolabe
expect_status 0
run solve yard.astrolabe
expect_error 'yard.astrolabe: the map has no start; give one with --from COL,ROW'

finish
