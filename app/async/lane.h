// A thread for work aside.
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <typeinfo>

namespace gnostica::gui {

/// Does one task at a time on a thread of its own, which begins with the first. What was begun is waited for before the
/// lane goes, so that nothing outlives it: tasks must end soon once they are unwanted.
class Lane {
public:
    Lane() = default;
    Lane(const Lane&) = delete;
    Lane& operator=(const Lane&) = delete;
    ~Lane();

    /// A task that still waits is dropped for this one. The thread bears this name meanwhile, as far as it fits.
    void run(std::function<void()> task, const std::string& name = "lane");
    /// Drops a task that still waits.
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

/// The class in whose code a function object is written: what the work of that object is called.
std::string ownerOf(const std::type_info& work);

}  // namespace gnostica::gui
