# shellcheck shell=bash
# Finds out which needs are not met, and installs them with the machine's package manager after asking once.
# Source needs.sh before this. Works in bash 3.2 (macOS) and later.

# Prints the package manager of this machine: apt, dnf, pacman, brew or nothing.
package_manager() {
  if [ "$(uname)" = Darwin ]; then
    command -v brew >/dev/null && echo brew
    return 0
  fi
  if command -v apt-get >/dev/null; then
    echo apt
  elif command -v dnf >/dev/null; then
    echo dnf
  elif command -v pacman >/dev/null; then
    echo pacman
  elif command -v brew >/dev/null; then
    echo brew
  fi
}

# package_installed MANAGER PACKAGE
package_installed() {
  case $1 in
    apt) dpkg-query -W -f='${db:Status-Status}\n' "$2" 2>/dev/null | grep -qx installed ;;
    dnf) rpm -q --whatprovides "$2" >/dev/null 2>&1 ;;
    pacman) pacman -T "$2" >/dev/null 2>&1 ;;
    brew) brew list --versions "$2" >/dev/null 2>&1 ;;
  esac
}

# missing_packages MANAGER GROUP...: prints the packages of these groups that are not installed, one a line.
missing_packages() {
  local manager=$1 group command apt dnf pacman brew package
  shift
  astrolabe_needs | while read -r group _ command apt dnf pacman brew; do
    case " $* " in *" $group "*) ;; *) continue ;; esac
    case $manager in
      apt) package=$apt ;;
      dnf) package=$dnf ;;
      pacman) package=$pacman ;;
      brew) package=$brew ;;
    esac
    if [ "$package" = - ]; then continue; fi
    if [ "$command" != - ] && command -v "$command" >/dev/null; then continue; fi
    package_installed "$manager" "$package" || echo "$package"
  done | awk '!seen[$0]++'
}

# install_command MANAGER PACKAGE...: prints the shell command that installs them.
install_command() {
  local manager=$1 sudo=
  shift
  if [ "$(id -u)" -ne 0 ] && [ "$manager" != brew ]; then sudo="sudo "; fi
  case $manager in
    apt)
      echo "${sudo}apt-get update && ${sudo}env DEBIAN_FRONTEND=noninteractive" \
        "apt-get install -y --no-install-recommends $*"
      ;;
    dnf) echo "${sudo}dnf install -y $*" ;;
    pacman) echo "${sudo}pacman -S --needed --noconfirm $*" ;;
    brew) echo "brew install $*" ;;
  esac
}

# May this run install without a question? Asks where there is a terminal. Ends the script with 2 where it may not.
confirm_installation() {
  local answer
  if [ "$(id -u)" -eq 0 ] || [ "${CI:-}" = true ]; then return 0; fi
  if [ ! -t 0 ]; then
    echo "Nobody can be asked here: run the command above, then this again." >&2
    exit 2
  fi
  printf 'Install them now? [Y/n] ' >&2
  read -r answer || answer=n
  case $answer in
    "" | [Yy]*) ;;
    *)
      echo "Nothing was installed. Run the command above, then this again." >&2
      exit 2
      ;;
  esac
}

# ensure_packages GROUP...: installs what is missing of these groups; silent where nothing is.
ensure_packages() {
  local manager missing command
  manager=$(package_manager)
  if [ -z "$manager" ]; then
    echo "No apt, dnf, pacman or brew here: going on with what is installed (see README.md for the list)." >&2
    return 0
  fi
  missing=$(missing_packages "$manager" "$@")
  if [ -z "$missing" ]; then return 0; fi

  # shellcheck disable=SC2086 # one word a package
  set -- $missing
  command=$(install_command "$manager" "$@")
  {
    echo "Astrolabe needs packages that are not installed:"
    printf '  %s\n' "$@"
    echo "The command that installs them:"
    echo "  $command"
  } >&2
  confirm_installation
  if ! sh -c "$command" >&2; then
    echo "The installation failed; see the messages above." >&2
    exit 2
  fi
}
