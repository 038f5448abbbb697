#include "app/gui/async/lane.h"

#include <utility>

namespace gnostica::gui {

Lane::~Lane() {
    clear();
    thread_.request_stop();
    if (thread_.joinable()) {
        thread_.join();
    }
}

void Lane::clear() {
    std::function<void()> dropped;  // gone after the lock
    const std::lock_guard lock(mutex_);
    std::swap(dropped, waiting_);
}

void Lane::run(std::function<void()> task) {
    {
        const std::lock_guard lock(mutex_);
        std::swap(waiting_, task);
    }
    if (!thread_.joinable()) {
        thread_ = std::jthread([this](const std::stop_token& end) { work(end); });
    }
    wake_.notify_one();
}

void Lane::work(const std::stop_token& end) {
    while (true) {
        std::function<void()> task;
        {
            std::unique_lock lock(mutex_);
            if (!wake_.wait(lock, end, [this] { return waiting_ != nullptr; })) {
                return;
            }
            task = std::exchange(waiting_, nullptr);
        }
        task();
    }
}

}  // namespace gnostica::gui
