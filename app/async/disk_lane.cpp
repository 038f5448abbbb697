#include "app/async/disk_lane.h"

#include "app/async/throw_later.h"

#include <QObject>

#include <cstddef>
#include <exception>
#include <pthread.h>
#include <system_error>
#include <utility>

namespace gnostica::async {

DiskLane::~DiskLane() {
    wait();
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
        } catch (const std::system_error&) {  // the system cannot start a thread: do the work here
            workHere();
            return true;
        }
    }
    wake_.notify_one();
    if (!patience_) {
        wait();
        return true;
    }
    std::unique_lock lock(mutex_);
    return patience_->count() > 0 && idle_.wait_for(lock, *patience_, [this] { return isIdle(); });
}

void DiskLane::runAndTell(QObject& owner, std::function<void()> work, std::function<void()> tell) {
    const auto given = std::make_shared<Given>();
    given->tell = std::move(tell);
    given_.push_back(given);
    const bool isDone = run([this, &owner, given, work = std::move(work)] {
        try {
            work();
        } catch (...) {  // an exception that leaves a thread would end the program
            throwLater(owner, std::current_exception());
        }
        given->isDone = true;
        QMetaObject::invokeMethod(
            &owner, [this] { tellNext(); }, Qt::QueuedConnection);
    });
    if (isDone) {
        tellAll();
    }
}

/// The last callback may destroy this lane.
void DiskLane::tellAll() {
    for (std::size_t left = given_.size(); left > 0; --left) {
        tellNext();
    }
}

void DiskLane::tellNext() {
    if (given_.empty() || !given_.front()->isDone) {
        return;  // its callback has been called already
    }
    const std::shared_ptr<Given> given = std::move(given_.front());
    given_.pop_front();
    given->tell();
}

void DiskLane::finish() {
    wait();
    tellAll();
}

void DiskLane::wait() {
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
        next = nullptr;  // destroys what the task holds before waiting threads continue
        lock.lock();
        isWorking_ = false;
        idle_.notify_all();
    }
}

/// Does the waiting work on this thread, as there is no other.
void DiskLane::workHere() {
    while (!waiting_.empty()) {
        const std::function<void()> next = std::move(waiting_.front());
        waiting_.pop_front();
        next();
    }
}

}  // namespace gnostica::async
