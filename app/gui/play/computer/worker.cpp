#include "app/gui/play/computer/worker.h"

namespace gnostica::gui {

Worker::~Worker() {
    cancel();
    thread_.request_stop();
    if (thread_.joinable()) {
        thread_.join();
    }
}

void Worker::cancel() {
    stop_.request_stop();
    ++ticket_;
    const std::lock_guard lock(mutex_);
    waiting_ = nullptr;
}

void Worker::enqueue(Job job) {
    {
        const std::lock_guard lock(mutex_);
        waiting_ = std::move(job);
    }
    if (!thread_.joinable()) {
        thread_ = std::jthread([this](const std::stop_token& end) { run(end); });
    }
    wake_.notify_one();
}

void Worker::run(const std::stop_token& end) {
    while (true) {
        Job job;
        {
            std::unique_lock lock(mutex_);
            if (!wake_.wait(lock, end, [this] { return waiting_ != nullptr; })) {
                return;
            }
            job = std::exchange(waiting_, nullptr);
        }
        job();
    }
}

}  // namespace gnostica::gui
