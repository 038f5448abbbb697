// Work that may take long, away from the thread that draws.
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

namespace gnostica::gui {

/// For work that tells nothing before it is done.
struct NoProgress {};

/// One piece of work at a time; the latest wins. Belongs to the thread that makes it, and calls back there, out of the
/// event loop; never after it has been cancelled, begun anew or destroyed. Whoever destroys it waits for the work,
/// which must therefore end soon when it is asked to stop. What the work throws is thrown again out of the event loop,
/// for the guard of the program; the job is at its end then, and does not call done().
template <class Progress, class Result>
class Job {
public:
    /// What the work may say while it goes on: it may be called from there.
    using Tell = std::function<void(Progress)>;

    Job() = default;
    Job(const Job&) = delete;
    Job& operator=(const Job&) = delete;
    ~Job() { cancel(); }

    /// Calls `work(stop, tell)`, or `work(stop)`, aside, and then `done(result)` here; meanwhile `told(progress)` for
    /// all that is told, in its order. An earlier piece of work is cancelled. `work` must own all that it touches.
    /// Throws std::system_error if the system starts no more threads; nothing runs then.
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
                    if (ticket == ticket_.load()) {  // else what nobody wants goes at once, with all that it holds
                        post([this, ticket, result] { finish(ticket, std::move(*result)); });
                    }
                } catch (...) {  // out of a thread it would end the program
                    post([this, ticket, failure = std::current_exception()] { fail(ticket, failure); });
                }
            },
            ownerOf(typeid(Work)));
        running_ = true;
    }
    /// Calls `sorry` whenever work has thrown, before that is thrown again: for whoever must go on without a result.
    void whenItFails(std::function<void()> sorry) { sorry_ = std::move(sorry); }
    bool isRunning() const { return running_; }
    /// Asks the work to come to its end; done() is called with what it has got.
    void hurry() { stop_.request_stop(); }
    /// Nobody wants to know the result any more.
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
                                    told(std::move(progress));  // may begin something new, or be the end of this
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
            done(std::move(result));  // may begin something new, or be the end of this
        }
    }
    void fail(std::uint64_t ticket, const std::exception_ptr& failure) {
        if (ticket == ticket_.load()) {
            running_ = false;
            done_ = nullptr;
            if (const auto sorry = sorry_) {
                sorry();  // may begin something new, or be the end of this
            }
            std::rethrow_exception(failure);
        }
    }

    QObject here_;  ///< what was posted to it goes with it
    std::stop_source stop_;
    std::atomic<std::uint64_t> ticket_ = 0;
    std::function<void(Result)> done_;
    std::function<void(Progress)> told_;
    std::function<void()> sorry_;
    bool running_ = false;
    Lane lane_;  ///< last: gone first, and with it all that runs
};

}  // namespace gnostica::gui
