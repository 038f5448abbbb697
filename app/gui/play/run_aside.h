// Work that may take long, away from the thread that draws.
#pragma once

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>

#include <memory>
#include <utility>

namespace gnostica::gui {

/// Calls `work()` on another thread, and `done(result)` on this one as soon as it is finished; not at all if
/// `context` is gone by then. `work` must own all that it touches.
template <class Work, class Done>
void runAside(QObject* context, Work work, Done done) {
    using Result = decltype(work());
    QThreadPool::globalInstance()->start(
        [work = std::move(work), done = std::move(done), guard = QPointer<QObject>(context)]() mutable {
            auto result = std::make_shared<Result>(work());
            QMetaObject::invokeMethod(
                QCoreApplication::instance(),
                [result = std::move(result), done = std::move(done), guard]() mutable {
                    if (guard) {
                        done(std::move(*result));
                    }
                },
                Qt::QueuedConnection);
        });
}

}  // namespace gnostica::gui
