#include "app/cli/interruption.h"

#include <chrono>
#include <condition_variable>
#include <csignal>
#include <mutex>

namespace gnostica::cli {
namespace {

volatile std::sig_atomic_t isInterrupted = 0;

extern "C" void noteInterruption(int signal) {
    isInterrupted = 1;
    std::signal(signal, SIG_DFL);
}

}  // namespace

Interruption::Interruption() {
    isInterrupted = 0;
    before_ = std::signal(SIGINT, noteInterruption);
    watch_ = std::jthread([this](const std::stop_token& over) {
        constexpr std::chrono::milliseconds between(20);
        std::mutex mutex;
        std::condition_variable_any wake;
        std::unique_lock lock(mutex);
        while (!over.stop_requested() && isInterrupted == 0) {
            wake.wait_for(lock, over, between, [] { return false; });
        }
        if (isInterrupted != 0) {
            stop_.request_stop();
        }
    });
}

Interruption::~Interruption() {
    std::signal(SIGINT, before_);
}

}  // namespace gnostica::cli
