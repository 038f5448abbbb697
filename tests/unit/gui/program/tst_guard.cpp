// An unforeseen exception ends neither the program nor the user's other work.
#include "app/diagnostics/diagnostics.h"
#include "app/gui/look/widgets/message_bar.h"
#include "app/gui/program/diagnostics/failure_message.h"
#include "app/gui/program/diagnostics/guard.h"
#include "tests/unit/gui/laid_out.h"

#include <QApplication>
#include <QMainWindow>
#include <QMessageBox>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>
#include <QVBoxLayout>

#include <new>
#include <sstream>
#include <stdexcept>
#include <system_error>

using namespace gnostica::gui;
using gnostica::diagnostics::Failure;
using gnostica::diagnostics::FailureKind;

namespace {

/// Delivers an event that throws this value.
template <class E>
bool deliverTo(Guard& guard, const E& thrown) {
    const QObject receiver;
    return guard.deliver(receiver, [&]() -> bool { throw thrown; });
}

class Window : public QMainWindow {
public:
    Window() {
        auto* middle = new QWidget;
        bar = new MessageBar(middle);
        (new QVBoxLayout(middle))->addWidget(bar);
        setCentralWidget(middle);
        resize(400, 300);
    }
    MessageBar* bar;
};

}  // namespace

class TestGuard : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatGoesWellIsDelivered() {
        Guard guard([] { return 0; });
        const QObject receiver;
        QVERIFY(guard.deliver(receiver, [] { return true; }));
        QVERIFY(!guard.deliver(receiver, [] { return false; }));
    }

    void whatIsThrownIsToldOnceOutOfTheEventLoop() {
        Guard guard([] { return 0; });
        QSignalSpy caught(&guard, &Guard::caught);
        QVERIFY(!deliverTo(guard, std::runtime_error("words of a library")));
        QCOMPARE(caught.size(), 0);  // another event is still being delivered
        QTRY_COMPARE(caught.size(), 1);
        const auto failure = caught[0][0].value<Failure>();
        QCOMPARE(failure.kind, FailureKind::unforeseen);
        QVERIFY(failure.detail.contains(QStringLiteral("runtime_error: words of a library")));
        QVERIFY(!gnostica::diagnostics::textOf(failure.kind).contains(QStringLiteral("library")));
    }

    void memoryAndThreadsAreTold() {
        Guard guard([] { return 0; });
        QSignalSpy caught(&guard, &Guard::caught);
        deliverTo(guard, std::bad_alloc());
        deliverTo(guard, std::system_error(std::make_error_code(std::errc::resource_unavailable_try_again)));
        deliverTo(guard, std::system_error(std::make_error_code(std::errc::no_such_file_or_directory)));
        deliverTo(guard, 42);
        QTRY_COMPARE(caught.size(), 4);
        const std::vector<FailureKind> kinds{FailureKind::memory, FailureKind::threads, FailureKind::unforeseen,
                                             FailureKind::unforeseen};
        for (int i = 0; i < caught.size(); ++i) {
            QCOMPARE(caught[i][0].value<Failure>().kind, kinds[static_cast<std::size_t>(i)]);
        }
    }

    /// As with a widget that fails at every repaint.
    void whatComesAgainAndAgainIsSilent() {
        qint64 now = 0;
        Guard guard([&] { return now; });
        QSignalSpy caught(&guard, &Guard::caught);
        for (int i = 0; i < 1000; ++i) {
            now += Guard::kQuietMs / 2;
            deliverTo(guard, std::logic_error("drawn anew"));
        }
        QTRY_COMPARE(caught.size(), 1);
        deliverTo(guard, std::logic_error("another"));
        QTRY_COMPARE(caught.size(), 2);
        now += Guard::kQuietMs;
        deliverTo(guard, std::logic_error("drawn anew"));  // one more attempt
        QTRY_COMPARE(caught.size(), 3);
    }

    /// Regression: the hundred-and-first kind left no trace, and no later exception was reported.
    void ofVeryManyKindsAllAreLogged() {
        std::ostringstream lines;
        gnostica::diagnostics::LogOptions options;
        options.place = gnostica::diagnostics::LogPlace::standardError;
        const gnostica::diagnostics::Diagnostics diagnostics(QStringLiteral("tester"), options, lines);
        qint64 now = 0;
        Guard guard([&] { return now; });
        guard.setLog(diagnostics.log());
        QSignalSpy caught(&guard, &Guard::caught);
        for (int i = 0; i < 1000; ++i) {
            deliverTo(guard, std::logic_error(std::to_string(i)));
        }
        QCoreApplication::processEvents();
        QCOMPARE(caught.size(), 100);
        QCOMPARE(QString::fromStdString(lines.str()).count(QStringLiteral("caught while")), 1000);
        now += Guard::kQuietMs;
        deliverTo(guard, std::logic_error("something new"));
        QCoreApplication::processEvents();
        QCOMPARE(caught.size(), 101);
    }

    void itIsToldWhereThePersonIs() {
        Window window;
        window.show();
        gnostica::tests::activate(window);
        gnostica::tests::settle();
        tellFailure({FailureKind::memory, QStringLiteral("std::bad_alloc")});
        QVERIFY(window.bar->text().contains(QStringLiteral("memory")));
        QVERIFY(!window.bar->text().contains(QStringLiteral("bad_alloc")));
    }

    /// Regression: before the first window it went to standard error only, unseen by users who start from a menu.
    void itIsToldInABoxWhereThereAreNoWindows() {
        QString told;
        QTimer look;
        connect(&look, &QTimer::timeout, this, [&] {
            if (auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget())) {
                told = box->text();
                box->close();
            }
        });
        look.start(0);
        const Failure failure{FailureKind::memory, QStringLiteral("std::bad_alloc")};
        tellWithoutWindows(lastWordsOf(failure), false);
        QCOMPARE(told, QString());
        tellWithoutWindows(lastWordsOf(failure), true);
        QCOMPARE(told, gnostica::diagnostics::textOf(FailureKind::memory));
    }

    /// A widget over the bar hides it.
    void itIsToldInABoxWhereTheBarCannotBeSeen() {
        Window window;
        QWidget cover(&window);
        cover.setGeometry(window.rect());
        cover.raise();
        window.show();
        gnostica::tests::activate(window);
        gnostica::tests::settle();
        tellFailure({FailureKind::threads, {}});
        auto* box = window.findChild<QMessageBox*>();
        QVERIFY(box != nullptr && box->isVisible());
        QVERIFY(box->informativeText().contains(QStringLiteral("another thread")));
        QCOMPARE(window.bar->text(), QString());
    }
};

QTEST_MAIN(TestGuard)
#include "tst_guard.moc"
