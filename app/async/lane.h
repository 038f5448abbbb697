// A thread for background work.
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <typeinfo>

namespace gnostica::async {

/// Does one task at a time on its own thread, which starts with the first task. Its destructor waits for the task that
/// runs, so that no task outlives it: tasks must end soon once they are unwanted.
class Lane {
public:
    Lane() = default;
    Lane(const Lane&) = delete;
    Lane& operator=(const Lane&) = delete;
    ~Lane();

    /// Replaces the task that waits, if any. The thread has this name meanwhile, shortened where necessary.
    void run(std::function<void()> task, const std::string& name = "lane");
    /// Drops the task that waits.
    void clear();

private:
    void work(const std::stop_token& end);

    struct Task {
        std::function<void()> work;
        std::string name;
    };

    std::mutex mutex_;  ///< guards waiting_
    std::condition_variable_any wake_;
    Task waiting_;
    std::jthread thread_;
};

/// Name of the class in whose code a function object is written: the name for its work.
std::string ownerOf(const std::type_info& work);

}  // namespace gnostica::async
