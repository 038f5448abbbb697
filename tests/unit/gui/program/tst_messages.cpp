// Messages appear where the user is, belong to their cause, and disappear when they are no longer true.
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/program/windows.h"
#include "app/gui/windows/game/ending/end_page.h"
#include "app/gui/windows/game/home/start_page.h"
#include "app/gui/windows/game/play/keeping_notice.h"
#include "app/gui/windows/game/start_desk.h"
#include "app/gui/windows/position/position_window.h"
#include "tests/support/positions.h"
#include "tests/unit/gui/window_play.h"

#include <QLabel>
#include <QSignalSpy>
#include <QTest>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::gui;
using gnostica::gui::playing::Play;
using Topic = MessageBar::Topic;

namespace {

ErrorWords said(const char* text) {
    return [text] { return ErrorText{QString::fromLatin1(text), {}}; };
}

/// True if no widget covers its middle.
bool isInFront(const QWidget& widget) {
    const QWidget& window = *widget.window();
    const QWidget* top = window.childAt(widget.mapTo(&window, widget.rect().center()));
    return widget.isVisible() && widget.isEnabled() && top != nullptr && (top == &widget || widget.isAncestorOf(top));
}

}  // namespace

class TestMessages : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void itsSignsAreDrawnInTheInkOfTheTheme();
    void whatIsNoLongerTrueGoes();
    void theTimeOfAnAnswerBeginsWhenItIsSeen();
    void oneMessageIsTakenBackAlone();
    void whatWasTriedLastIsSaidFirst();
    void onlyWhatIsSeenCountsAsSaid();
    void theyLieAboveWhateverIsInFront_data();
    void theyLieAboveWhateverIsInFront();
    void aGameThatWasSavedAfterAllIsNotMissing();
    void aDeckThatCanBeUsedIsNotMissed();
    void whatAWindowAskedForIsAnsweredThere();
    void theEditorForgetsWhatFailedOnceOneGoesOn();
    void theEditorLooksAgainOnceTheRulesetIsThere();
};

// Regression: icons of the style were hardly visible on a dark background.
void TestMessages::itsSignsAreDrawnInTheInkOfTheTheme() {
    const Theme& theme = Theme::dark();
    const QColor ink = widgetPalette(theme).color(QPalette::WindowText);
    const auto hasInk = [&ink](const QPixmap& sign) {
        const QImage image = sign.toImage();
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                const QColor dot = image.pixelColor(x, y);
                if (dot.alpha() > 120 && std::abs(dot.red() - ink.red()) < 10 &&
                    std::abs(dot.green() - ink.green()) < 10 && std::abs(dot.blue() - ink.blue()) < 10) {
                    return true;
                }
            }
        }
        return false;
    };
    wearTheme(theme);
    const auto back = qScopeGuard([] { wearTheme(Theme::light()); });
    for (const auto kind : {MessageLine::Kind::answer, MessageLine::Kind::error}) {
        MessageLine line(kind);
        QVERIFY(hasInk(line.findChild<QToolButton*>()->icon().pixmap(48, 48)));
        const auto labels = line.findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels, [&](const QLabel* label) { return hasInk(label->pixmap()); }));
    }
}

void TestMessages::whatIsNoLongerTrueGoes() {
    QWidget window;
    MessageBar bar(&window);
    window.show();
    bar.report(said("no deck"), Topic::deck);
    bar.report(said("no letters"), Topic::letters);
    bar.report(said("another deck is missing"), Topic::deck);
    QVERIFY(bar.text().startsWith(QStringLiteral("another deck is missing")));
    QVERIFY(bar.stands(Topic::letters));
    bar.withdraw(Topic::deck);
    QCOMPARE(bar.text(), QStringLiteral("no letters"));
    bar.withdraw(Topic::letters);
    QVERIFY(!bar.isVisible());
    bar.report(said("not saved"), Topic::attempt);
    bar.report(said("stopped"), Topic::game);
    bar.report(said("no deck"), Topic::deck);
    bar.beginGame();
    QCOMPARE(bar.text(), QStringLiteral("no deck"));
}

// Regression: at the start of the program most of the time had passed before there was a window.
void TestMessages::theTimeOfAnAnswerBeginsWhenItIsSeen() {
    QWidget window;
    MessageBar bar(&window);
    bar.say(QStringLiteral("added"));
    tests::settle();
    QVERIFY(!bar.isAnswerSeen());
    bar.resize(300, 60);
    window.resize(300, 100);
    window.show();
    QTRY_VERIFY(bar.isAnswerSeen());
    bar.say(QStringLiteral("added"));  // the same again
    QVERIFY(!bar.isAnswerSeen());
    QTRY_VERIFY(bar.isAnswerSeen());
    QCOMPARE(bar.text(), QStringLiteral("added"));
}

// Regression: each message stayed until it was closed, whatever happened to the others.
void TestMessages::oneMessageIsTakenBackAlone() {
    QWidget window;
    MessageBar bar(&window);
    window.show();
    const int first = bar.report(said("first"));
    const int second = bar.report(said("second"));
    bar.withdraw(first);
    QCOMPARE(bar.text(), QStringLiteral("second"));
    bar.withdraw(first);
    QCOMPARE(bar.text(), QStringLiteral("second"));
    bar.withdraw(second);
    QVERIFY(bar.text().isEmpty());
}

// Regression: the result of a click waited behind a message about plug-ins.
void TestMessages::whatWasTriedLastIsSaidFirst() {
    QWidget window;
    MessageBar bar(&window);
    window.show();
    bar.report(said("not every plug-in"));
    bar.report(said("first file"), Topic::attempt);
    QVERIFY(bar.text().startsWith(QStringLiteral("first file")));
    bar.report(said("second file"), Topic::attempt);
    QVERIFY(bar.text().startsWith(QStringLiteral("second file")));
    playing::closeMessage(bar);
    QCOMPARE(bar.text(), QStringLiteral("not every plug-in"));
}

// Regression: the log claimed that the user had been told something that was never visible.
void TestMessages::onlyWhatIsSeenCountsAsSaid() {
    QWidget window;
    MessageBar bar(&window);
    const QSignalSpy seen(&bar, &MessageBar::errorSaid);
    bar.report(said("first"));
    bar.report(said("second"));
    QCOMPARE(seen.size(), 0);
    window.show();
    QCOMPARE(seen.size(), 1);
    QCOMPARE(seen[0][0].toString(), QStringLiteral("second"));
    window.hide();
    window.show();
    QCOMPARE(seen.size(), 1);
    playing::closeMessage(bar);
    QCOMPARE(seen.size(), 2);
    QCOMPARE(seen[1][0].toString(), QStringLiteral("first"));
}

void TestMessages::theyLieAboveWhateverIsInFront_data() {
    QTest::addColumn<int>("what");
    QTest::newRow("the table") << 0;
    QTest::newRow("the cover") << 1;
    QTest::newRow("the start page") << 2;
    QTest::newRow("the start page over a cover") << 3;
    QTest::newRow("the end page") << 4;
}

void TestMessages::theyLieAboveWhateverIsInFront() {
    QFETCH(int, what);
    Play play(what == 1 || what == 3);
    if (what == 4) {
        const auto lastTurn = tests::Setup()
                                  .land("0,0", "sun")
                                  .pieces({"A3U@0,0", "B1N@0,0"})
                                  .with("turn", "A")
                                  .with("challenge", "A")
                                  .json();
        play.window->desk().startFrom(lastTurn, {}, {"Ann", "Bob"}, 3);
        play.session().play(tests::stepOf(play.session().game(), "refresh - 0"));
        play.session().play(step::Done{});
        QVERIFY(play.session().table().isOver());
        play.window->actions().at(Act::result)->trigger();
        QVERIFY(play.window->findChild<EndPage*>()->isVisible());
    } else {
        play.start();
    }
    if (what == 2 || what == 3) {
        play.window->startDesk().show();
    }
    QVERIFY(!play.window->desk().save(QStringLiteral("/nowhere/at/all.gnostica")));
    tests::settle();
    QVERIFY(isInFront(*play.messages()));
    playing::closeMessage(*play.messages());
    QVERIFY(!play.messages()->isVisible());
    auto* notice = play.window->findChild<KeepingNotice*>();
    notice->show();  // steps are not on disk
    tests::settle();
    QVERIFY(isInFront(*notice));
    if (play.window->startDesk().isShown()) {
        play.window->startDesk().leave();
        tests::settle();
        QVERIFY(isInFront(*notice));
        QVERIFY(play.window->area().isAncestorOf(notice));
    }
}

void TestMessages::aGameThatWasSavedAfterAllIsNotMissing() {
    Play play;
    play.start();
    QVERIFY(!play.window->desk().save(QStringLiteral("/nowhere/at/all.gnostica")));
    QVERIFY(play.messages()->isVisible());
    const QTemporaryDir folder;
    QVERIFY(play.window->desk().save(folder.filePath(QStringLiteral("game.gnostica"))));
    QVERIFY(!play.messages()->isVisible());
}

void TestMessages::aDeckThatCanBeUsedIsNotMissed() {
    Play play;
    play.settings.change([](gui::Settings& settings) { settings.deck = QStringLiteral("lost"); });
    QVERIFY(play.messages()->text().contains(QStringLiteral("deck")));
    play.settings.change([](gui::Settings& settings) { settings.deck = QStringLiteral("woodcut"); });
    QVERIFY(!play.messages()->isVisible());
}

// Regression: the answer appeared in the window of the game below.
void TestMessages::whatAWindowAskedForIsAnsweredThere() {
    Play play;
    play.start();
    PositionWindow& other = play.window->windows().positions().show();
    tests::activate(other);
    play.window->windows().replays().open(QStringLiteral("/nowhere/lost.gnostica"));
    const MessageBar& there = *other.table().messages();
    QTRY_VERIFY(there.text().contains(QStringLiteral("lost.gnostica")));
    QVERIFY(!play.messages()->isVisible());
}

void TestMessages::theEditorForgetsWhatFailedOnceOneGoesOn() {
    Play play;
    PositionWindow& editor = play.window->windows().positions().show();
    editor.openFile(QStringLiteral("/nowhere/lost.json"));
    const MessageBar& messages = *editor.table().messages();
    QTRY_VERIFY(messages.text().contains(QStringLiteral("lost.json")));
    editor.openEmpty();
    QVERIFY(!messages.isVisible());
}

// Regression: the message stayed until the file was opened again.
void TestMessages::theEditorLooksAgainOnceTheRulesetIsThere() {
    Play play;
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("table.json"));
    const auto write = [](const QString& file, const char* text) {
        QDir().mkpath(QFileInfo(file).path());
        QVERIFY(storage::writeFile(file, text));
    };
    write(path, R"({"variant": "mine", "seats": 2})");
    PositionWindow& editor = play.window->windows().positions().show();
    editor.openFile(path);
    const MessageBar& messages = *editor.table().messages();
    QTRY_VERIFY(messages.text().contains(QStringLiteral("There is no ruleset “mine”")));
    write(play.shelf().folders().userRulesets() + QStringLiteral("/mine.json"),
          R"({"format": 1, "id": "mine", "kind": "game", "extends": "gnostica", "name": {"en": "Mine"}})");
    play.shelf().refresh();
    QTRY_VERIFY(messages.text().isEmpty());
}

QTEST_MAIN(TestMessages)
#include "tst_messages.moc"
