#pragma once

/// Dear ImGui's text fields for std::string. Their header in versions before 1.90 needs imgui.h
/// before it.

#include "app/ui/imgui_compat.h"

// Kept apart from the line above, so that it is not sorted before it.
#include <imgui_stdlib.h>
