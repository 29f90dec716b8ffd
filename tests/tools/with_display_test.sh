#!/usr/bin/env bash
# tools/with-display against stand-ins for Xvfb: whose status it hands on, and that no server outlives it, not even one
# that misses its signal.
#
# Environment: ASTROLABE_SOURCE_DIR.
set -euo pipefail

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
failures=0

# server BODY: an Xvfb in PATH that names a display, notes its process and goes on with BODY.
server() {
  {
    printf '#!%s\n' "$(command -v bash)"
    printf 'echo 77 >&3; exec 3>&-; echo $$ >%q\n' "$scratch/pid"
    printf '%s\n' "$1"
  } >"$scratch/Xvfb"
  chmod +x "$scratch/Xvfb"
}

# Waits in slices, so that a trap is run soon and no sleeper is left.
waiting='for _ in {1..600}; do sleep 0.05; done'

# check DESCRIPTION STATUS COMMAND...: the command's status, in time, and no server left.
check() {
  local description=$1 expected=$2 status=0
  shift 2
  PATH=$scratch:$PATH timeout 20 "$ASTROLABE_SOURCE_DIR/tools/with-display" "$@" >/dev/null 2>&1 || status=$?
  if [ "$status" != "$expected" ]; then
    echo "FAILED: $description: status $status, wanted $expected" >&2
    failures=$((failures + 1))
  fi
  if kill -0 "$(cat "$scratch/pid")" 2>/dev/null; then
    echo "FAILED: $description: the server is still there" >&2
    failures=$((failures + 1))
  fi
}

server "$waiting"
check "a command that succeeds" 0 true
check "a command that fails" 3 bash -c 'exit 3'
# shellcheck disable=SC2016 # expanded by the command's shell
check "the display's number" 0 bash -c '[ "$DISPLAY" = :77 ]'
# shellcheck disable=SC2016 # expanded by the command's shell
check "no bus of a desktop" 0 bash -c '[ "$DBUS_SESSION_BUS_ADDRESS" = disabled: ]'

server "asked=0; trap 'asked=\$((asked + 1)); [ \$asked -lt 3 ] || exit 0' TERM; $waiting"
check "a server that misses two signals" 0 true

server "trap '' TERM; $waiting"
check "a server that hears no signal" 0 true

exit $((failures > 0))
