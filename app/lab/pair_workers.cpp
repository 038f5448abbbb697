#include "app/lab/pair_workers.h"

#include "engine/bots/signal_stack.h"

#include <utility>

namespace gnostica::lab {

namespace {

/// Largest number of pairs that wait to be collected.
constexpr std::size_t kMostWaiting = 256;

}  // namespace

PairWorkers::PairWorkers(const engine::lab::Plan& plan, std::vector<int> pairs, int jobs, const std::stop_token& stop)
    : plan_(plan),
      pairs_(std::move(pairs)),
      forward_(stop, [this] { stop_.request_stop(); }),
      working_(std::max(1, jobs)) {
    for (int i = 0; i < std::max(1, jobs); ++i) {
        threads_.emplace_back([this] { work(); });
    }
}

PairWorkers::~PairWorkers() {
    stop_.request_stop();
    changed_.notify_all();
}

/// Exceptions (plug-in code may throw) are rethrown where the pairs are collected.
void PairWorkers::work() {
    const engine::bots::SignalStack aside;
    std::exception_ptr thrown;
    try {
        playPairs();
    } catch (...) {
        thrown = std::current_exception();
        stop_.request_stop();
    }
    const std::scoped_lock lock(mutex_);
    thrown_ = thrown_ == nullptr ? thrown : thrown_;
    --working_;
    changed_.notify_all();
}

void PairWorkers::playPairs() {
    std::unique_lock lock(mutex_);
    const std::stop_token stop = stop_.get_token();
    while (!stop.stop_requested() && next_ < pairs_.size()) {
        const int pair = pairs_[next_++];
        lock.unlock();
        auto played = engine::lab::playPair(plan_, pair, stop);
        lock.lock();
        if (played) {
            changed_.wait(lock, stop, [this] { return done_.size() < kMostWaiting; });
            done_.emplace(pair, std::move(*played));
            changed_.notify_all();
        }
    }
}

std::map<int, PlayedPair> PairWorkers::collect(std::chrono::milliseconds patience) {
    std::unique_lock lock(mutex_);
    changed_.wait_for(lock, patience, [this] { return working_ == 0 || !done_.empty(); });
    std::map<int, PlayedPair> collected = std::exchange(done_, {});
    changed_.notify_all();
    if (thrown_ != nullptr && working_ == 0 && collected.empty()) {
        std::rethrow_exception(std::exchange(thrown_, nullptr));
    }
    return collected;
}

bool PairWorkers::isIdle() {
    const std::scoped_lock lock(mutex_);
    return working_ == 0 && done_.empty() && thrown_ == nullptr;
}

}  // namespace gnostica::lab
