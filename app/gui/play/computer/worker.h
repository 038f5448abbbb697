// A thread for thinking.
#pragma once

#include <QObject>

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <stop_token>
#include <thread>
#include <utility>

namespace gnostica::gui {

/// Does one job at a time on a thread of its own. What was begun is always waited for before the worker goes, so
/// that nothing outlives it; jobs must therefore end soon when they are asked to stop.
class Worker : public QObject {
    Q_OBJECT

public:
    explicit Worker(QObject* parent = nullptr) : QObject(parent) {}
    ~Worker() override;

    /// Calls `work(stop)` on the thread, and `done(result)` on this one, unless it is cancelled before. An earlier
    /// job is cancelled. `work` must own all that it touches.
    template <class Work, class Done>
    void start(Work work, Done done) {
        cancel();
        stop_ = std::stop_source();
        enqueue([this, stop = stop_.get_token(), ticket = ticket_, work = std::move(work),
                 done = std::move(done)]() mutable {
            auto result = std::make_shared<decltype(work(stop))>(work(stop));
            QMetaObject::invokeMethod(
                this,
                [this, ticket, result = std::move(result), done = std::move(done)]() mutable {
                    if (ticket == ticket_) {
                        done(std::move(*result));
                    }
                },
                Qt::QueuedConnection);
        });
    }
    /// Asks the job to come to its end; done() is called with what it has got.
    void hurry() { stop_.request_stop(); }
    /// Nobody wants to know the result any more.
    void cancel();

private:
    using Job = std::function<void()>;
    void enqueue(Job job);
    void run(const std::stop_token& end);

    std::stop_source stop_;
    std::uint64_t ticket_ = 0;
    std::mutex mutex_;  ///< guards waiting_
    std::condition_variable_any wake_;
    Job waiting_;
    std::jthread thread_;
};

}  // namespace gnostica::gui
