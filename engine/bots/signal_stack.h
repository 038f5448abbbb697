// Where a handler of signals runs when the stack of a thread has run out.
#pragma once

#include <memory>

namespace gnostica::engine::bots {

/// As long as it lives, the thread has a stack aside for handlers that ask for one (SA_ONSTACK): a plug-in that calls
/// itself without end can still be named. One that the thread has already stays. Made and destroyed on that thread.
class SignalStack {
public:
    SignalStack();
    ~SignalStack();
    SignalStack(const SignalStack&) = delete;
    SignalStack& operator=(const SignalStack&) = delete;

private:
    std::unique_ptr<char[]> room_;  ///< nullptr: the thread's own is left as it is
};

}  // namespace gnostica::engine::bots
