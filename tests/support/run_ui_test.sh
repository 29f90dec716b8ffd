#!/usr/bin/env bash
# Runs one window test: a script of `astrolabe play` or a shell script, on a private display.
#
#   run_ui_test.sh FILE.play|FILE.sh SCREENSHOT_DIR
#
# Environment: ASTROLABE (the program), ASTROLABE_SOURCE_DIR, ASTROLABE_MAPS (default: shared/maps beside the source).
# A script named *_maps needs those maps; it is skipped (77) where they are absent.
set -euo pipefail

script=$1
shots=$2
export ASTROLABE_MAPS=${ASTROLABE_MAPS:-$ASTROLABE_SOURCE_DIR/../shared/maps}

case $script in
  *_maps.*)
    if [ ! -d "$ASTROLABE_MAPS" ]; then
      echo "SKIPPED: no folder $ASTROLABE_MAPS; set ASTROLABE_MAPS to a folder of MovingAI maps"
      exit 77
    fi
    ;;
esac

rm -rf "$shots"
mkdir -p "$shots"
case $script in
  *.play) set -- "$ASTROLABE" play "$script" --screenshots "$shots" ;;
  *) set -- bash "$script" "$shots" ;;
esac
# A program that hangs is aborted before the test is: the sanitizers then print where it was.
export ASAN_OPTIONS="${ASAN_OPTIONS:-}:handle_abort=1" TSAN_OPTIONS="${TSAN_OPTIONS:-}:handle_abort=1"
exec "$ASTROLABE_SOURCE_DIR/tools/with-display" timeout --signal=ABRT --kill-after=10 240 "$@"
