// Threads that play pairs, and the one that collects them.
#pragma once

#include "app/lab/experiment_file.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <map>
#include <mutex>
#include <stop_token>
#include <thread>
#include <vector>

namespace gnostica::lab {

/// Plays these pairs, several at a time. What is done waits to be collected; workers wait when too much of it does.
class PairWorkers {
public:
    PairWorkers(const engine::lab::Plan& plan, std::vector<int> pairs, int jobs, const std::stop_token& stop);
    /// Abandons what is under way.
    ~PairWorkers();
    PairWorkers(const PairWorkers&) = delete;
    PairWorkers& operator=(const PairWorkers&) = delete;

    /// What has been played since, by the numbers of the pairs; waits for something, but no longer than this. Where a
    /// worker has thrown, all others stop, and it is thrown here once all that was played before is collected.
    std::map<int, PlayedPair> collect(std::chrono::milliseconds patience);
    /// Nothing is under way any more, and all is collected.
    bool isIdle();

private:
    void work();
    void playPairs();

    const engine::lab::Plan& plan_;
    const std::vector<int> pairs_;
    std::stop_source stop_;
    std::stop_callback<std::function<void()>> forward_;
    std::mutex mutex_;
    std::condition_variable_any changed_;
    std::size_t next_ = 0;
    int working_ = 0;
    std::map<int, PlayedPair> done_;
    std::exception_ptr thrown_;
    std::vector<std::jthread> threads_;
};

}  // namespace gnostica::lab
