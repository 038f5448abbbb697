// Long work off the GUI thread.
#pragma once

#include "app/async/lane.h"

#include <QObject>

#include <atomic>
#include <cstdint>
#include <exception>
#include <functional>
#include <memory>
#include <stop_token>
#include <type_traits>
#include <utility>

namespace gnostica::async {

/// For work that reports no progress.
struct NoProgress {};

/// Runs one piece of work at a time; the latest wins. Belongs to the thread that makes it and calls back on that
/// thread, from the event loop; never after it is cancelled, restarted or destroyed. Its destructor waits for the work,
/// which must therefore end soon when a stop is requested. An exception of the work is rethrown from the event loop,
/// for the program's guard; the job has then ended and does not call done().
template <class Progress, class Result>
class Job {
public:
    /// Reports progress; called on the thread of the work.
    using Tell = std::function<void(Progress)>;

    Job() = default;
    Job(const Job&) = delete;
    Job& operator=(const Job&) = delete;
    ~Job() { cancel(); }

    /// Calls `work(stop, tell)`, or `work(stop)`, on another thread, and then `done(result)` on this one; meanwhile
    /// `told(progress)` for each report, in order. Cancels earlier work. `work` must own all that it touches. Throws
    /// std::system_error if the system cannot start a thread; nothing runs then.
    template <class Work>
    void start(Work work, std::function<void(Result)> done, std::function<void(Progress)> told = {}) {
        cancel();
        stop_ = std::stop_source();
        done_ = std::move(done);
        told_ = std::move(told);
        lane_.run(
            [this, ticket = ticket_.load(), stop = stop_.get_token(), work = std::make_shared<Work>(std::move(work))] {
                try {
                    auto result = std::make_shared<Result>(call(*work, stop, ticket));
                    if (ticket == ticket_.load()) {  // if not, an unwanted result is destroyed here
                        post([this, ticket, result] { finish(ticket, std::move(*result)); });
                    }
                } catch (...) {  // an exception that leaves a thread would end the program
                    post([this, ticket, failure = std::current_exception()] { fail(ticket, failure); });
                }
            },
            ownerOf(typeid(Work)));
        running_ = true;
    }
    /// Calls `sorry` when work has thrown, before the rethrow: for owners that need an answer in any case.
    void whenItFails(std::function<void()> sorry) { sorry_ = std::move(sorry); }
    bool isRunning() const { return running_; }
    /// Asks the work to end early; done() is called with the result so far.
    void hurry() { stop_.request_stop(); }
    /// Asks the work to stop; its result is discarded.
    void cancel() {
        stop_.request_stop();
        ++ticket_;
        running_ = false;
        lane_.clear();
    }

private:
    template <class Work>
    Result call(Work& work, const std::stop_token& stop, std::uint64_t ticket) {
        if constexpr (std::is_invocable_v<Work&, const std::stop_token&>) {
            return work(stop);
        } else {
            return work(stop, Tell([this, ticket](Progress progress) {
                            post([this, ticket, progress = std::move(progress)]() mutable {
                                if (ticket == ticket_.load() && told_) {
                                    const auto told = told_;
                                    told(std::move(progress));  // may start new work, or destroy this
                                }
                            });
                        }));
        }
    }
    template <class Call>
    void post(Call call) {
        QMetaObject::invokeMethod(&here_, std::move(call), Qt::QueuedConnection);
    }
    void finish(std::uint64_t ticket, Result result) {
        if (ticket == ticket_.load()) {
            running_ = false;
            const auto done = std::exchange(done_, nullptr);
            done(std::move(result));  // may start new work, or destroy this
        }
    }
    void fail(std::uint64_t ticket, const std::exception_ptr& failure) {
        if (ticket == ticket_.load()) {
            running_ = false;
            done_ = nullptr;
            if (const auto sorry = sorry_) {
                sorry();  // may start new work, or destroy this
            }
            std::rethrow_exception(failure);
        }
    }

    QObject here_;  ///< its destruction removes the calls posted to it
    std::stop_source stop_;
    std::atomic<std::uint64_t> ticket_ = 0;
    std::function<void(Result)> done_;
    std::function<void(Progress)> told_;
    std::function<void()> sorry_;
    bool running_ = false;
    Lane lane_;  ///< last, so that it is destroyed first, with the work that runs
};

}  // namespace gnostica::async
