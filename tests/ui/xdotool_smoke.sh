#!/usr/bin/env bash
# The way of real events: through the X server, SDL's own polling and the blocking frame loop, none of which a played
# script uses. Paints a wall with the mouse, saves with the keyboard, looks at the file; an idle window must use no
# processor; quits.
#
# Environment: ASTROLABE (the program), ASTROLABE_SOURCE_DIR, DISPLAY.
set -euo pipefail

if ! command -v xdotool >/dev/null; then
  echo "SKIPPED: xdotool is not installed"
  exit 77
fi

scratch=$(mktemp -d)
program=
cleanup() {
  if [ -n "$program" ]; then kill "$program" 2>/dev/null || true; fi
  rm -rf "$scratch"
}
trap cleanup EXIT

fail() {
  echo "xdotool_smoke: $1" >&2
  exit 1
}

# Waits until a command succeeds, at most 30 s.
await() {
  local what=$1 tries=300
  shift
  until "$@"; do
    kill -0 "$program" 2>/dev/null || fail "the program ended while waiting for $what"
    tries=$((tries - 1))
    [ "$tries" -gt 0 ] || fail "no $what within 30 s"
    sleep 0.1
  done
}

# Hundredths of a second of processor time that the program has used.
ticks_used() {
  local fields
  read -r -a fields < <(sed 's/.*) //' "/proc/$program/stat")
  echo $((fields[11] + fields[12]))
}

window_is_there() { xdotool search --onlyvisible --name Astrolabe >"$scratch/window" 2>/dev/null; }
map_has_walls() { grep -q '^    ".*#' "$map"; }
is_idle() {
  local before
  before=$(ticks_used)
  sleep 1
  [ $(($(ticks_used) - before)) -le 1 ]
}
has_ended() { ! kill -0 "$program" 2>/dev/null; }

map=$scratch/field.astrolabe
cp "$ASTROLABE_SOURCE_DIR/tests/ui/maps/field.astrolabe" "$map"
if map_has_walls; then fail "the map has walls before anything is painted"; fi

export XDG_CONFIG_HOME=$scratch/config
"$ASTROLABE" "$map" &
program=$!
await "window" window_is_there
window=$(head -n 1 "$scratch/window")
xdotool windowfocus --sync "$window" || true # without a window manager it may have the focus already
await "rest after the start" is_idle

# The map is fitted into the canvas: a stroke down the canvas' middle crosses it.
xdotool key b mousemove --window "$window" 480 200 mousedown 1
for y in 260 320 380 440 500; do xdotool mousemove --window "$window" 480 "$y"; done
xdotool mouseup 1 key ctrl+s
await "saved wall" map_has_walls
await "rest after the edit" is_idle

xdotool key ctrl+q
for _ in $(seq 300); do
  if has_ended; then break; fi
  sleep 0.1
done
has_ended || fail "Ctrl+Q did not end the program"
status=0
wait "$program" || status=$?
program=
[ "$status" -eq 0 ] || fail "the program ended with status $status"
