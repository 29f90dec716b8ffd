# Sourced by the tests of the built program: runs it in a folder of its own and compares what it says.
# Needs ASTROLABE, the program's path. A test sources this, calls the functions below, ends with `finish`.

set -u
: "${ASTROLABE:?set it to the path of the built program}"

work=$(mktemp -d)
trap 'chmod -R u+rwX "$work" && rm -rf "$work"' EXIT
cd "$work" || exit 2

failures=0

fail() {
  failures=$((failures + 1))
  printf 'FAILED: astrolabe %s\n  %s\n' "$command_line" "$1"
}

# run ARG...: sets status, and writes what the program says to the files out and err.
run() {
  command_line="$*"
  "$ASTROLABE" "$@" >out 2>err
  status=$?
}

expect_status() {
  [ "$status" -eq "$1" ] || fail "exit status $status instead of $1; it said: $(cat err)"
}

expect_silent_err() {
  [ ! -s err ] || fail "wrote on standard error: $(cat err)"
}

# expect_out: standard output must be what is read from standard input.
expect_out() {
  cat >expected
  diff -u expected out >difference || fail "$(cat difference)"
}

# expect_in FILE TEXT: out or err must contain the text.
expect_in() {
  grep -qF -- "$2" "$1" || fail "'$2' is missing in: $(cat "$1")"
}

# expect_error TEXT: status 2, one line on standard error that contains the text, and nothing else.
expect_error() {
  expect_status 2
  [ ! -s out ] || fail "wrote on standard output: $(head -c 200 out)"
  [ "$(wc -l <err)" -eq 1 ] || fail "wrote $(wc -l <err) lines on standard error: $(cat err)"
  case $(cat err) in
    "astrolabe: "*) ;;
    *) fail "the error does not begin with the program's name: $(cat err)" ;;
  esac
  expect_in err "$1"
}

# without_time: makes the only figure that differs from run to run comparable.
without_time() {
  sed -i -E 's/"time_us":[0-9.e+-]+/"time_us":0/; s/^time       [0-9.]+ (us|ms|s)$/time       0 us/' out
}

finish() {
  [ "$failures" -eq 0 ] || { printf '%s failures\n' "$failures"; exit 1; }
  exit 0
}
