// Several threads for one task.
#pragma once

#include <functional>

namespace gnostica::engine::bots {

/// Calls `work(0)` here and `work(1)` to `work(threads - 1)` on other threads; returns when all are done. An exception
/// of any of them (the code of a plug-in may throw) is rethrown here when all others are done. Before that, the thread
/// that threw calls `abandon`, if given, to ask the others to end soon.
void together(int threads, const std::function<void(int)>& work, const std::function<void()>& abandon = {});

}  // namespace gnostica::engine::bots
