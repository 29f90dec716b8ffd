# JSON for Modern C++ (headers only): nlohmann_json::nlohmann_json
set(JSON_BuildTests OFF)
astrolabe_require(nlohmann_json https://github.com/nlohmann/json.git v3.11.3 3.10)
