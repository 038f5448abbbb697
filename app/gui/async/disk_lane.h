// Work with the disk, away from the thread that draws.
#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>

namespace gnostica::gui {

/// Nobody sees that the program has waited so long.
inline constexpr std::chrono::milliseconds kUnseenWait{30};

/// Does one piece of work after the other on a thread of its own, in their order; nothing is dropped, and all of it is
/// done before the lane goes. Where the disk is quick, whoever gives work finds it done: it is waited for a while.
class DiskLane {
public:
    DiskLane() = default;
    DiskLane(const DiskLane&) = delete;
    DiskLane& operator=(const DiskLane&) = delete;
    ~DiskLane();

    /// How long run() waits; not at all for 0. Until this is called: to the end.
    void setPatience(std::chrono::milliseconds patience) { patience_ = patience; }
    /// Does `work`, which must not throw, after all that was given before. True if this has waited until all was done:
    /// never where nobody waits, quick though the disk may be.
    bool run(std::function<void()> work);
    /// Waits until nothing is left to do.
    void finish();

private:
    void work(const std::stop_token& end);
    void workHere();
    bool isIdle() const { return waiting_.empty() && !isWorking_; }

    std::mutex mutex_;  ///< guards waiting_ and isWorking_
    std::condition_variable_any wake_;
    std::condition_variable_any idle_;
    std::deque<std::function<void()>> waiting_;
    bool isWorking_ = false;
    std::optional<std::chrono::milliseconds> patience_;
    std::jthread thread_;
};

}  // namespace gnostica::gui
