#include "engine/bots/signal_stack.h"

#include <csignal>
#include <cstddef>

namespace gnostica::engine::bots {

namespace {

/// The compiler's unwinder walks through the frames there.
constexpr std::size_t kRoom = 1 << 16;

}  // namespace

SignalStack::SignalStack() {
    stack_t now{};
    if (::sigaltstack(nullptr, &now) != 0 || (now.ss_flags & SS_DISABLE) == 0) {
        return;
    }
    room_ = std::make_unique<char[]>(kRoom);
    stack_t own{};
    own.ss_sp = room_.get();
    own.ss_size = kRoom;
    ::sigaltstack(&own, nullptr);
}

SignalStack::~SignalStack() {
    if (room_ != nullptr) {
        stack_t none{};
        none.ss_flags = SS_DISABLE;
        ::sigaltstack(&none, nullptr);
    }
}

}  // namespace gnostica::engine::bots
