#include "app/gui/async/disk_lane.h"

#include <pthread.h>
#include <system_error>
#include <utility>

namespace gnostica::gui {

DiskLane::~DiskLane() {
    finish();
    thread_.request_stop();
}

bool DiskLane::run(std::function<void()> work) {
    {
        const std::lock_guard lock(mutex_);
        waiting_.push_back(std::move(work));
    }
    if (!thread_.joinable()) {
        try {
            thread_ = std::jthread([this](const std::stop_token& end) { this->work(end); });
        } catch (const std::system_error&) {  // the system starts no more threads: better late than never
            workHere();
            return true;
        }
    }
    wake_.notify_one();
    if (!patience_) {
        finish();
        return true;
    }
    std::unique_lock lock(mutex_);
    return patience_->count() > 0 && idle_.wait_for(lock, *patience_, [this] { return isIdle(); });
}

void DiskLane::finish() {
    std::unique_lock lock(mutex_);
    idle_.wait(lock, [this] { return isIdle(); });
}

void DiskLane::work(const std::stop_token& end) {
    pthread_setname_np(pthread_self(), "disk");
    std::unique_lock lock(mutex_);
    while (wake_.wait(lock, end, [this] { return !waiting_.empty(); })) {
        std::function<void()> next = std::exchange(waiting_.front(), nullptr);
        waiting_.pop_front();
        isWorking_ = true;
        lock.unlock();
        next();
        next = nullptr;  // with all that it holds, before anybody goes on
        lock.lock();
        isWorking_ = false;
        idle_.notify_all();
    }
}

/// There is no other thread.
void DiskLane::workHere() {
    while (!waiting_.empty()) {
        const std::function<void()> next = std::move(waiting_.front());
        waiting_.pop_front();
        next();
    }
}

}  // namespace gnostica::gui
