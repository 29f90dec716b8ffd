# shellcheck shell=bash
# Configures and builds one preset of CMakePresets.json. All output goes to standard error, so that a program's own
# output stays clean.

# The source tree's root, wherever the caller is.
astrolabe_root() { (cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P); }

# build_preset PRESET [CMAKE CONFIGURE ARGUMENTS]
build_preset() {
  local preset=$1 folder
  shift
  folder=$(astrolabe_root)/build
  if [ -e "$folder/$preset" ]; then folder=$folder/$preset; fi
  if [ -e "$folder" ] && [ ! -w "$folder" ]; then
    echo "$folder belongs to another user: remove it, or build as its owner." >&2
    exit 2
  fi
  (
    cd "$(astrolabe_root)" &&
      cmake --preset "$preset" "$@" &&
      cmake --build --preset "$preset"
  ) >&2
}

processor_count() { getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2; }
