#include "app/gui/program/running.h"

#include "app/async/disk_lane.h"
#include "app/gui/program/main_window.h"

#include <QApplication>

namespace gnostica::gui {

namespace {

async::LastResort::Say logged(const diagnostics::Log& log, const QString& what) {
    return [log, what](const std::vector<std::string>& threads) {
        QStringList names;
        for (const std::string& thread : threads) {
            names += QString::fromStdString(thread);
        }
        log.error(QStringLiteral("exit: %1; still at work and not waited for: ").arg(what) + names.join(u' '));
    };
}

}  // namespace

int runUntilLeft(MainWindow& window, async::LastResort& lastResort, const diagnostics::Log& log) {
    const QObject here;
    window.desk().setDiskPatience(async::kUnseenWait);
    // Other windows neither keep the program running nor end it.
    QGuiApplication::setQuitOnLastWindowClosed(false);
    // Queued, since an event loop that has not started cannot be ended.
    QObject::connect(
        &window, &MainWindow::left, &here, [] { QCoreApplication::exit(0); }, Qt::QueuedConnection);
    QObject::connect(qApp, &QCoreApplication::aboutToQuit, &here, [&] {
        lastResort.armForKeeping(logged(log, QStringLiteral("what is to be kept was not written in time")));
        window.keep();
    });
    const int code = QApplication::exec();
    lastResort.arm(code, logged(log, QStringLiteral("code %1").arg(code)));
    return code;
}

}  // namespace gnostica::gui
