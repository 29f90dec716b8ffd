#pragma once

namespace astrolabe::app {

/// Grows the heap once by what a window needs to open, in large pages where the system has them
/// (Linux with glibc; elsewhere it does nothing). A graphics driver in software allocates some
/// thousand small pages while it starts, and the page faults would cost as much as all other work
/// of the first frame.
void prefer_large_heap_pages();

}  // namespace astrolabe::app
