#include "engine/bots/together.h"

#include "engine/bots/signal_stack.h"

#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace gnostica::engine::bots {

void together(int threads, const std::function<void(int)>& work, const std::function<void()>& abandon) {
    std::mutex mutex;
    std::exception_ptr first;
    const auto attempt = [&](int number) {
        try {
            work(number);
        } catch (...) {
            const std::scoped_lock lock(mutex);
            if (first == nullptr) {
                first = std::current_exception();
                if (abandon) {
                    abandon();
                }
            }
        }
    };
    {
        std::vector<std::jthread> helpers;
        for (int i = 1; i < threads; ++i) {
            helpers.emplace_back([&attempt, i] {
                const SignalStack aside;
                attempt(i);
            });
        }
        attempt(0);
    }
    if (first != nullptr) {
        std::rethrow_exception(first);
    }
}

}  // namespace gnostica::engine::bots
