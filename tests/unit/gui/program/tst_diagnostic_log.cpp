// The diagnostic log: shown, searched and reported by the window; it contains slow events, and nothing of a game.
#include "app/diagnostics/diagnostics.h"
#include "app/gui/look/widgets/message_bar.h"
#include "app/gui/program/diagnostics/diagnostic_actions.h"
#include "app/gui/program/diagnostics/log_dialog.h"
#include "app/gui/program/diagnostics/slow_events.h"
#include "app/gui/program/diagnostics/window_log.h"
#include "app/table/game_desk.h"
#include "tests/unit/cards_in_text.h"
#include "tests/unit/gui/window_play.h"

#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <sstream>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::gui;
using gnostica::diagnostics::LogLevel;
using gnostica::diagnostics::LogOptions;
using gnostica::diagnostics::LogPlace;
using gnostica::gui::playing::Play;
using gnostica::gui::playing::Robot;
using DiagnosticLog = gnostica::diagnostics::Diagnostics;

class TestDiagnosticLog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theLogIsShownAndSearched();
    void theLogIsFollowed();
    void slowEventsAreLogged();
    void theHelpShowsTheLogAndCopiesAReport();
    void aLogThatCannotBeWrittenIsSaid();
    void nothingOfAGameIsLogged();

private:
    LogOptions logIn(const QString& file, LogLevel level = LogLevel::info) const {
        return {level, LogPlace::file, folder_.filePath(file)};
    }
    QString logged(const QString& file) const {
        QFile log(folder_.filePath(file));
        return log.open(QIODevice::ReadOnly) ? QString::fromUtf8(log.readAll()) : QString();
    }

    QTemporaryDir folder_;
    std::ostringstream err_;
};

void TestDiagnosticLog::theLogIsShownAndSearched() {
    const DiagnosticLog diagnostics(QStringLiteral("tester"), logIn(QStringLiteral("shown.log")), err_);
    diagnostics.log().warning(QStringLiteral("<b>bold</b> <img src=\"/x.png\">"));
    LogDialog dialog(diagnostics);
    dialog.show();
    const auto* text = dialog.findChild<QPlainTextEdit*>();
    QVERIFY(text->isReadOnly());
    const QFontMetrics letters(text->font());  // some fixed-width fonts do not report that they are
    QCOMPARE(letters.horizontalAdvance(u'i'), letters.horizontalAdvance(u'W'));
    QVERIFY(text->toPlainText().endsWith(QStringLiteral(" warning <b>bold</b> <img src=\"/x.png\">\n")));
    const auto labels = dialog.findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
        return label->text().endsWith(folder_.filePath(QStringLiteral("shown.log")));
    }));

    QTest::keyClick(&dialog, Qt::Key_F, Qt::ControlModifier);
    auto* search = dialog.findChild<QLineEdit*>();
    QTest::keyClicks(search, QStringLiteral("BOLD"));
    QTest::keyClick(search, Qt::Key_Return);
    const int first = text->textCursor().selectionStart();
    QCOMPARE(text->textCursor().selectedText(), QStringLiteral("bold"));
    QTest::keyClick(search, Qt::Key_Return);
    QCOMPARE(text->textCursor().selectionStart(), first);  // wraps around, and there is only one match
    search->setText(QStringLiteral("info"));
    QTest::keyClick(search, Qt::Key_Return, Qt::ShiftModifier);
    const int last = text->textCursor().selectionStart();
    QVERIFY(last < first);
    QTest::keyClick(search, Qt::Key_Return);
    QVERIFY(text->textCursor().selectionStart() < last);  // wraps around
    search->setText(QStringLiteral("nowhere"));
    QTest::keyClick(search, Qt::Key_Return);
    QVERIFY(std::any_of(labels.begin(), labels.end(),
                        [](const QLabel* label) { return label->text() == QStringLiteral("Not found"); }));
    QTest::keyClick(&dialog, Qt::Key_Escape);
    QVERIFY(!dialog.isVisible());
}

void TestDiagnosticLog::theLogIsFollowed() {
    const DiagnosticLog diagnostics(QStringLiteral("tester"), logIn(QStringLiteral("followed.log")), err_);
    for (int i = 0; i < 200; ++i) {
        diagnostics.log().info(QStringLiteral("line %1").arg(i));
    }
    LogDialog dialog(diagnostics);
    dialog.show();
    auto* text = dialog.findChild<QPlainTextEdit*>();
    QScrollBar* bar = text->verticalScrollBar();
    QVERIFY(bar->maximum() > 0);
    QCOMPARE(bar->value(), bar->maximum());
    diagnostics.log().info(QStringLiteral("the newest"));
    dialog.refresh();
    QVERIFY(text->toPlainText().endsWith(QStringLiteral("the newest\n")));
    QCOMPARE(bar->value(), bar->maximum());
    bar->setValue(3);
    diagnostics.log().info(QStringLiteral("newer still"));
    dialog.refresh();
    QVERIFY(text->toPlainText().endsWith(QStringLiteral("newer still\n")));
    QCOMPARE(bar->value(), 3);  // the user has scrolled there
    const QString longLine(1000, u'x');
    for (int i = 0; i < 1000; ++i) {
        diagnostics.log().info(longLine);
    }
    dialog.refresh();
    QVERIFY(text->toPlainText().size() <= LogDialog::kMostBytes);
}

void TestDiagnosticLog::slowEventsAreLogged() {
    const DiagnosticLog diagnostics(QStringLiteral("tester"), logIn(QStringLiteral("slow.log")), err_);
    qint64 now = 0;
    SlowEvents events([&] { return now; });
    events.setLog(diagnostics.log());
    QPushButton button;
    const QLineEdit line;
    const auto wait = [&](qint64 ms) {
        return [&now, ms] {
            now += ms;
            return true;
        };
    };
    events.deliver(button, QEvent::KeyPress, 1, wait(50));
    QVERIFY(!logged(QStringLiteral("slow.log")).contains(QStringLiteral("slow: ")));
    // Events that an event triggers directly are part of it …
    events.deliver(button, QEvent::MouseButtonRelease, 1,
                   [&] { return events.deliver(line, QEvent::Paint, 1, wait(60)); });
    // … but a dialog that it opens is not: neither the time it is open, nor its events.
    events.deliver(button, QEvent::KeyRelease, 1, [&] {
        events.deliver(line, QEvent::Wheel, 2, wait(70));
        events.deliver(line, QEvent::Wheel, 2, wait(10));
        now += 5000;
        return true;
    });
    const QStringList lines = logged(QStringLiteral("slow.log")).split(u'\n').filter(QStringLiteral("slow: "));
    QCOMPARE(lines.size(), 2);
    QVERIFY(lines[0].endsWith(QStringLiteral("slow: 60 ms for MouseButtonRelease in QPushButton")));
    QVERIFY(lines[1].endsWith(QStringLiteral("slow: 70 ms for Wheel in QLineEdit")));
}

void TestDiagnosticLog::theHelpShowsTheLogAndCopiesAReport() {
    DiagnosticLog diagnostics(QStringLiteral("tester"), logIn(QStringLiteral("help.log")), err_);
    Play play;
    play.settings.change([](gui::Settings& settings) { settings.newGame.names[0] = QStringLiteral("Zebedee"); });
    play.settings.change([](gui::Settings& settings) {
        settings.recentFiles = {QDir::homePath() + QStringLiteral("/private-game.gnostica")};
    });
    new DiagnosticActions(*play.window, diagnostics, {{QStringLiteral("variant-x")}, {QStringLiteral("no plug-in")}},
                          play.settings);
    diagnostics.log().info(QDir::homePath() + QStringLiteral("/x"));
    QTest::keyClick(play.window.get(), Qt::Key_F1, Qt::ControlModifier | Qt::ShiftModifier);
    auto* dialog = play.window->findChild<LogDialog*>();
    QVERIFY(dialog != nullptr && dialog->isVisible());
    play.window->actions().at(Act::diagnosticLog)->trigger();
    QCOMPARE(play.window->findChildren<LogDialog*>().size(), 1);

    play.window->actions().at(Act::copyReport)->trigger();
    const QString report = QGuiApplication::clipboard()->text();
    for (const char* words : {"Gnostica ", "Qt 6", "system: ", "platform: offscreen", "  variant-x", "  no plug-in",
                              "  table/coverHands = false", " info start: tester", " info ~/x"}) {
        QVERIFY2(report.contains(QString::fromUtf8(words)), words);
    }
    for (const QString& secret : {QDir::homePath(), QStringLiteral("Zebedee"), QStringLiteral("private-game")}) {
        QVERIFY2(!report.contains(secret), qPrintable(secret));
    }
    QVERIFY(play.messages()->isVisible());
}

void TestDiagnosticLog::aLogThatCannotBeWrittenIsSaid() {
    DiagnosticLog diagnostics(QStringLiteral("tester"), logIn(QStringLiteral("no/such/folder.log")), err_);
    Play play;
    const QSignalSpy said(play.messages(), &MessageBar::errorSaid);
    new DiagnosticActions(*play.window, diagnostics, {}, play.settings);
    QTRY_COMPARE(said.count(), 1);
    QVERIFY(play.messages()->isVisible());
    QVERIFY(play.messages()->text().contains(QStringLiteral("no/such/folder.log")));
    diagnostics.log().error(QStringLiteral("again"));
    QCoreApplication::processEvents();
    QCOMPARE(said.count(), 1);
}

// The log of a running game reveals no hidden card, and no way to find it out.
void TestDiagnosticLog::nothingOfAGameIsLogged() {
    constexpr std::uint64_t kSeed = 987654321987654321;
    DiagnosticLog diagnostics(QStringLiteral("tester"), logIn(QStringLiteral("game.log"), LogLevel::trace), err_);
    Play play;
    new WindowLog(*play.window, play.shelf(), diagnostics.log());
    RulesetChoice choice;
    choice.options = {{"start", "bid"}};
    play.start(choice, {"Zebedee", "Quirin"}, kSeed);
    Robot robot(play, 4);
    for (int i = 0; i < 150 && !play.session().referee().isOver(); ++i) {
        QVERIFY(robot.touch());
    }
    const QString saved = folder_.filePath(QStringLiteral("saved.gnostica"));
    QVERIFY(play.window->desk().save(saved));
    QFile damaged(saved);
    QVERIFY(damaged.open(QIODevice::Append));
    damaged.write("trash fool cups-7\n");
    damaged.close();
    QSignalSpy opened(&play.window->desk(), &table::GameDesk::openedDamaged);
    play.window->desk().open(saved);
    QVERIFY(opened.wait(gnostica::tests::kPatienceMs));

    const QString log = logged(QStringLiteral("game.log"));
    for (const char* words : {"rulesets: ", "a game that is in no file yet",
                              "saved: ", "journal begun: ", "on the desk: ", "damaged: ", "the user was told: "}) {
        QVERIFY2(log.contains(QString::fromUtf8(words)), words);
    }
    QVERIFY2(tests::cardsNamedIn(log).isEmpty(), qPrintable(tests::cardsNamedIn(log).join(u' ')));
    for (const QString& secret : {QString::number(kSeed), QStringLiteral("Zebedee"), QStringLiteral("Quirin")}) {
        QVERIFY2(!log.contains(secret), qPrintable(secret));
    }
}

QTEST_MAIN(TestDiagnosticLog)
#include "tst_diagnostic_log.moc"
