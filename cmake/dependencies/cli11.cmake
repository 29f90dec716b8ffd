# CLI11 (headers only): CLI11::CLI11
set(CLI11_BUILD_TESTS OFF)
set(CLI11_BUILD_EXAMPLES OFF)
set(CLI11_BUILD_DOCS OFF)
astrolabe_require(CLI11 https://github.com/CLIUtils/CLI11.git v2.4.1)
