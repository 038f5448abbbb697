// A thread for work aside.
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

namespace gnostica::gui {

/// Does one task at a time on a thread of its own, which begins with the first. What was begun is waited for before the
/// lane goes, so that nothing outlives it: tasks must end soon once they are unwanted.
class Lane {
public:
    Lane() = default;
    Lane(const Lane&) = delete;
    Lane& operator=(const Lane&) = delete;
    ~Lane();

    /// A task that still waits is dropped for this one.
    void run(std::function<void()> task);
    /// Drops a task that still waits.
    void clear();

private:
    void work(const std::stop_token& end);

    std::mutex mutex_;  ///< guards waiting_
    std::condition_variable_any wake_;
    std::function<void()> waiting_;
    std::jthread thread_;
};

}  // namespace gnostica::gui
