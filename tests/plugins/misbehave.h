// What plug-ins do that nobody has tested.
#pragma once

#include <csignal>
#include <stdexcept>

namespace gnostica::tests {

[[noreturn]] inline void throwUp() {
    throw std::runtime_error("this plug-in was never tested");
}

/// A fault that no sanitizer stops before the system does.
inline void crash() {
    std::raise(SIGSEGV);
}

}  // namespace gnostica::tests
