// Ctrl+C as a request to stop, for commands that still print results then.
#pragma once

#include <stop_token>
#include <thread>

namespace gnostica::cli {

/// As long as it lives, the first interruption (SIGINT) requests a stop; the next one ends the program as usual. Only
/// one may exist at a time.
class Interruption {
public:
    Interruption();
    ~Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;

    std::stop_token token() const { return stop_.get_token(); }
    bool happened() const { return stop_.stop_requested(); }

private:
    void (*before_)(int);
    std::stop_source stop_;
    std::jthread watch_;  ///< a signal handler may do little more than set a flag
};

}  // namespace gnostica::cli
