// Faults of untested plug-ins.
#pragma once

#include <csignal>
#include <stdexcept>

namespace gnostica::tests {

[[noreturn]] inline void throwUp() {
    throw std::runtime_error("this plug-in was never tested");
}

/// A crash that no sanitizer intercepts before the system does.
inline void crash() {
    std::raise(SIGSEGV);
}

/// Recurses until the stack overflows.
inline int callItself(int depth) {
    volatile char room[4096];
    room[0] = 1;
    return depth < 0 ? 0 : callItself(depth + 1) + room[0];
}
inline void overflow() {
    callItself(0);
}

}  // namespace gnostica::tests
