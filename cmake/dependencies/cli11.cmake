# CLI11 (headers only): CLI11::CLI11
astrolabe_require(CLI11 https://github.com/CLIUtils/CLI11.git v2.4.2 NAMES CLI11)
