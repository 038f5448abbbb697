// Disk work off the GUI thread.
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

namespace gnostica::async {

/// A wait that a person does not notice.
inline constexpr std::chrono::milliseconds kUnseenWait{30};

/// Does pieces of work in order on its own thread. Drops none, and finishes all of them before it is destroyed. run()
/// waits a short time, so that on a quick disk the work is done when it returns.
class DiskLane {
public:
    DiskLane() = default;
    DiskLane(const DiskLane&) = delete;
    DiskLane& operator=(const DiskLane&) = delete;
    ~DiskLane();

    /// Sets how long run() waits: not at all for 0. Until this is called, run() waits until the work is done.
    void setPatience(std::chrono::milliseconds patience) { patience_ = patience; }
    /// Does `work`, which must not throw, after all work given before. Returns true if it has waited until all was
    /// done; never with a patience of 0, however quick the disk is.
    bool run(std::function<void()> work);
    /// The same for work with a result, which may throw: calls `then(result)` once, in the order of the work, on the
    /// thread of `owner`, the only thread that may call this. If this waits until all is done, that call comes before
    /// it returns; if not, from the event loop or from finish(). An exception of the work is rethrown from the event
    /// loop, and the result is `failed`. The lane must not outlive its owner; it makes no calls after it is destroyed.
    template <class Result, class Work, class Then>
    void run(QObject& owner, Result failed, Work work, Then then) {
        const auto result = std::make_shared<Result>(std::move(failed));
        runAndTell(
            owner, [result, work = std::move(work)] { *result = work(); },
            [result, then = std::move(then)] { then(*result); });
    }
    /// Waits until all work is done, and calls the callbacks that are due.
    void finish();

private:
    /// Work whose callback has not been called yet.
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
    std::deque<std::shared_ptr<Given>> given_;  ///< in order; used only on the owner's thread
    std::jthread thread_;
};

}  // namespace gnostica::async
