// A stack for signal handlers when the stack of a thread has run out.
#pragma once

#include <memory>

namespace gnostica::engine::bots {

/// Gives the thread a separate stack, for its lifetime, for handlers that ask for one (SA_ONSTACK): a plug-in with
/// endless recursion can still be named. Keeps an existing one. Must be made and destroyed on that thread.
class SignalStack {
public:
    SignalStack();
    ~SignalStack();
    SignalStack(const SignalStack&) = delete;
    SignalStack& operator=(const SignalStack&) = delete;

private:
    std::unique_ptr<char[]> room_;  ///< nullptr: the thread's own is kept
};

}  // namespace gnostica::engine::bots
