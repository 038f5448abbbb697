// Threads that play pairs, and their collection.
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

/// Plays these pairs, several at a time. Workers wait while too many finished pairs wait to be collected.
class PairWorkers {
public:
    PairWorkers(const engine::lab::Plan& plan, std::vector<int> pairs, int jobs, const std::stop_token& stop);
    /// Abandons the pairs in progress.
    ~PairWorkers();
    PairWorkers(const PairWorkers&) = delete;
    PairWorkers& operator=(const PairWorkers&) = delete;

    /// The pairs finished since the last call, by number; waits for at least one, but at most `patience`. After an
    /// exception in a worker, all others stop, and the exception is rethrown once all finished pairs are collected.
    std::map<int, PlayedPair> collect(std::chrono::milliseconds patience);
    /// True if no pair is in progress and all are collected.
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
