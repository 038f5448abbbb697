// Several threads at one piece of work.
#pragma once

#include <functional>

namespace gnostica::engine::bots {

/// Calls `work(0)` here, and `work(1)` to `work(threads - 1)` on threads of their own; returns when all are done. What
/// one of them throws (the code of a plug-in may) is thrown here, once the others are done, too; `abandon`, if there
/// is one, is called before that, from whatever thread it was: it asks the others to end soon.
void together(int threads, const std::function<void(int)>& work, const std::function<void()>& abandon = {});

}  // namespace gnostica::engine::bots
