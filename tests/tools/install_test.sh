#!/usr/bin/env bash
# tools/lib/install.sh against stand-ins for the package managers: what it finds missing, prints, asks and runs.
# Nothing is installed: PATH holds the stand-ins and a few plain utilities, nothing else.
#
# Environment: ASTROLABE_SOURCE_DIR.
set -euo pipefail

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
bin=$scratch/bin
log=$scratch/log
failures=0

# stand_in NAME BODY: a program of that name in PATH.
stand_in() {
  printf '#!%s\n%s\n' "$(command -v bash)" "$2" >"$bin/$1"
  chmod +x "$bin/$1"
}

# machine SYSTEM MANAGER USER_ID INSTALLED: a machine with that package manager, where the packages that match the
# pattern INSTALLED are there.
machine() {
  rm -rf "$bin"
  mkdir "$bin"
  : >"$log"
  local tool
  for tool in bash sh awk sed cat dirname env grep; do ln -s "$(command -v $tool)" "$bin/$tool"; done
  stand_in uname "echo $1"
  stand_in id "echo $3"
  stand_in sudo "echo sudo >>$log; exec \"\$@\""
  local installed="case \"\${@: -1}\" in $4) echo installed; exit 0 ;; *) exit 1 ;; esac"
  local install="echo \"${2} \$*\" >>$log"
  case $2 in
    apt-get)
      stand_in apt-get "$install"
      stand_in dpkg-query "$installed"
      ;;
    dnf)
      stand_in dnf "$install"
      stand_in rpm "$installed"
      ;;
    pacman) stand_in pacman "if [ \"\$1\" = -T ]; then $installed; fi; $install" ;;
    brew) stand_in brew "if [ \"\$1\" = list ]; then $installed; fi; $install" ;;
  esac
}

# shellcheck disable=SC2016 # expanded by the inner shell
program='lib=$ASTROLABE_SOURCE_DIR/tools/lib; . "$lib/needs.sh"; . "$lib/install.sh"; ensure_packages "$@"'

# ensure GROUP...: runs ensure_packages on the machine; output and status are left in $output and $status.
ensure() {
  status=0
  output=$(PATH=$bin CI=${ci:-} bash -c "$program" ensure "$@" 2>&1 </dev/null) || status=$?
}

# expect DESCRIPTION CONDITION...
expect() {
  local description=$1
  shift
  if ! "$@"; then
    echo "FAILED: $description"
    echo "  status $status, output:"
    printf '    %s\n' "${output//$'\n'/$'\n    '}"
    echo "  ran:"
    sed 's/^/    /' "$log"
    failures=$((failures + 1))
  fi
}

prints() { case $output in *"$1"*) true ;; *) false ;; esac }
prints_not() { ! prints "$1"; }
ran() { grep -qF -- "$1" "$log"; }
ran_nothing() { ! [ -s "$log" ]; }
exits() { [ "$status" -eq "$1" ]; }

for manager in apt-get dnf pacman brew; do
  system=Linux
  if [ $manager = brew ]; then system=Darwin; fi

  machine $system $manager 1000 '*'
  for command in c++ cmake ninja pkg-config Xvfb xdotool; do stand_in $command ''; done
  ensure build run test
  expect "$manager: silent where nothing is missing" [ -z "$output" ]
  expect "$manager: runs nothing where nothing is missing" ran_nothing
  expect "$manager: succeeds where nothing is missing" exits 0

  machine $system $manager 1000 'none'
  ensure build run
  expect "$manager: without a terminal and without root it exits with 2" exits 2
  expect "$manager: without a terminal and without root it installs nothing" ran_nothing
  expect "$manager: prints the command" prints "$manager"
  expect "$manager: names a missing tool" prints cmake
  expect "$manager: running needs no test library" prints_not gtest
  expect "$manager: running needs no benchmark library" prints_not benchmark

  machine $system $manager 0 'none'
  ensure test
  expect "$manager: as root it goes on" exits 0
  expect "$manager: as root it installs the test library" ran test
  expect "$manager: as root it uses no sudo" prints_not sudo

  machine $system $manager 1000 'none'
  ci=true ensure build
  expect "$manager: with CI=true it goes on" exits 0
  expect "$manager: with CI=true it installs" ran cmake
done

machine Linux apt-get 1000 'none'
ci=true ensure build
expect "apt: sudo where it is not root" ran sudo
machine Darwin brew 1000 'none'
ci=true ensure build
expect "brew: never sudo" prints_not sudo

machine Linux dnf 1000 'SDL2-devel'
ensure build
expect "dnf: does not ask for what is installed" prints_not SDL2-devel

machine Linux dnf 1000 'none'
stand_in cmake ''
ensure build
expect "a tool counts as there however it was installed" prints_not "  cmake"

machine Linux apt-get 0 'none'
stand_in apt-get 'exit 100'
ensure build
expect "a failed installation exits with 2" exits 2

machine Linux none 1000 'none'
ensure build run
expect "an unknown package manager is no reason to stop" exits 0
expect "an unknown package manager is mentioned" prints "going on"

# With a terminal it asks once; `script` gives it one.
# answer REPLY: as ensure build, with a terminal on which REPLY is typed.
answer() {
  status=0
  output=$(printf '%s\n' "$1" |
    PATH=$bin "$(command -v script)" -qec "bash -c '$program' ensure build" /dev/null 2>&1) || status=$?
}
export ASTROLABE_SOURCE_DIR
unset CI
export SHELL=/bin/sh
machine Linux pacman 1000 'none'
answer n
expect "terminal: asks" prints "Install them now?"
expect "terminal: no exits with 2" exits 2
expect "terminal: no installs nothing" ran_nothing
machine Linux pacman 1000 'none'
answer y
expect "terminal: yes installs" ran "pacman -S"
expect "terminal: yes succeeds" exits 0

if [ $failures -gt 0 ]; then exit 1; fi
echo "all as expected"
