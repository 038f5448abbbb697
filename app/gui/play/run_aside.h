// Work that may take long, away from the thread that draws.
#pragma once

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>

#include <memory>
#include <stop_token>
#include <type_traits>
#include <utility>

namespace gnostica::gui {

/// Calls `work()` on another thread, and `done(result)` on this one as soon as it is finished; not at all if
/// `context` is gone by then. `work` must own all that it touches. It is called as `work(stop)` if it takes that, and
/// is then told when nobody waits any more: the program cannot quit before all work has ended.
template <class Work, class Done>
void runAside(QObject* context, Work work, Done done) {
    std::stop_source unwanted;
    auto run = [work = std::move(work), stop = unwanted.get_token()]() mutable {
        if constexpr (std::is_invocable_v<Work&, const std::stop_token&>) {
            return work(stop);
        } else {
            return work();
        }
    };
    const auto watch =
        QObject::connect(context, &QObject::destroyed, [unwanted]() mutable { unwanted.request_stop(); });
    using Result = decltype(run());
    QThreadPool::globalInstance()->start(
        [run = std::move(run), done = std::move(done), watch, guard = QPointer<QObject>(context)]() mutable {
            auto result = std::make_shared<Result>(run());
            QMetaObject::invokeMethod(
                QCoreApplication::instance(),
                [result = std::move(result), done = std::move(done), watch, guard]() mutable {
                    QObject::disconnect(watch);
                    if (guard) {
                        done(std::move(*result));
                    }
                },
                Qt::QueuedConnection);
        });
}

}  // namespace gnostica::gui
