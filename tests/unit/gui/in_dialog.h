// A user who answers a dialog that is about to open.
#pragma once

#include <QApplication>
#include <QDialog>
#include <QTimer>

#include <functional>

namespace gnostica::gui::playing {

/// Runs a function on the next dialog that opens, however long that takes; the dialog is closed in any case.
inline void inDialog(const std::function<void(QDialog&)>& what) {
    auto* timer = new QTimer(qApp);
    QObject::connect(timer, &QTimer::timeout, qApp, [timer, what] {
        auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        if (dialog == nullptr) {
            return;
        }
        timer->stop();
        timer->deleteLater();
        what(*dialog);
        if (dialog->isVisible()) {
            dialog->reject();
        }
    });
    timer->start(5);
}

}  // namespace gnostica::gui::playing
