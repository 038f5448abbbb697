// Work with the disk, away from the thread that draws.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

class QObject;

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
    /// The same for work with a result, which may throw: `then(result)` is called once, in the order of the work, on
    /// the thread of `owner`, which alone may call this. If this waits until all is done, it is called before this
    /// returns, and otherwise out of the event loop or by finish(). What the work throws is thrown again out of the
    /// event loop; the result is `failed` then. The lane goes no later than its owner, and nobody is told after that.
    template <class Result, class Work, class Then>
    void run(QObject& owner, Result failed, Work work, Then then) {
        const auto result = std::make_shared<Result>(std::move(failed));
        runAndTell(
            owner, [result, work = std::move(work)] { *result = work(); },
            [result, then = std::move(then)] { then(*result); });
    }
    /// Waits until nothing is left to do, and tells what has come of it.
    void finish();

private:
    /// Work whose owner has not been told yet.
    struct Given {
        std::function<void()> tell;
        std::atomic<bool> isDone = false;
    };
    void runAndTell(QObject& owner, std::function<void()> work, std::function<void()> tell);
    void tellAll();
    void tellNext();
    void wait();
    void work(const std::stop_token& end);
    void workHere();
    bool isIdle() const { return waiting_.empty() && !isWorking_; }

    std::mutex mutex_;  ///< guards waiting_ and isWorking_
    std::condition_variable_any wake_;
    std::condition_variable_any idle_;
    std::deque<std::function<void()>> waiting_;
    bool isWorking_ = false;
    std::optional<std::chrono::milliseconds> patience_;
    std::deque<std::shared_ptr<Given>> given_;  ///< in its order; not the lane's
    std::jthread thread_;
};

}  // namespace gnostica::gui
