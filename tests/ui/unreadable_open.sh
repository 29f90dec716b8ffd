#!/usr/bin/env bash
# A script whose file to open cannot be read fails at that line, with the reason.
#
#   unreadable_open.sh SCREENSHOT_DIR
#
# Environment: ASTROLABE (the program), DISPLAY.
set -euo pipefail

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

printf '# nothing\nopen nowhere.map\nwait idle\n' >"$scratch/bad.play"
status=0
"$ASTROLABE" play "$scratch/bad.play" --screenshots "$1" 2>"$scratch/err" || status=$?
cat "$scratch/err"
[ "$status" -eq 1 ]
grep -q 'bad.play:2: open nowhere.map: .*nowhere.map: ' "$scratch/err"
