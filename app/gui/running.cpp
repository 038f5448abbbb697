#include "app/gui/running.h"

#include "app/gui/main_window.h"

#include <QApplication>

namespace gnostica::gui {

int runUntilLeft(MainWindow& window, LastResort& lastResort, const diagnostics::Log& log) {
    const QObject here;
    // Windows beside the main one neither hold the program nor end it.
    QGuiApplication::setQuitOnLastWindowClosed(false);
    // Later: an event loop that does not run yet cannot be ended.
    QObject::connect(
        &window, &MainWindow::left, &here, [] { QCoreApplication::exit(0); }, Qt::QueuedConnection);
    QObject::connect(qApp, &QCoreApplication::aboutToQuit, &here, [&window] { window.keep(); });
    const int code = QApplication::exec();
    lastResort.arm(code, [log, code](const std::vector<std::string>& threads) {
        QStringList names;
        for (const std::string& thread : threads) {
            names += QString::fromStdString(thread);
        }
        log.error(QStringLiteral("exit: code %1; still at work and not waited for: ").arg(code) + names.join(u' '));
    });
    return code;
}

}  // namespace gnostica::gui
