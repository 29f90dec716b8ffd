# shellcheck shell=bash
# Configures and builds one preset of CMakePresets.json. All output goes to standard error, so that a program's own
# output stays clean.

# The source tree's root, wherever the caller is.
astrolabe_root() { (cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P); }

# build_preset PRESET [CMAKE CONFIGURE ARGUMENTS]
build_preset() {
  local preset=$1
  shift
  (
    cd "$(astrolabe_root)" &&
      cmake --preset "$preset" "$@" &&
      cmake --build --preset "$preset"
  ) >&2
}

processor_count() { getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2; }
