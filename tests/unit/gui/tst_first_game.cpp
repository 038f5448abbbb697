// A first game explains what is new in it, once, and can be told to stop.
#include "app/gui/home/start_page.h"
#include "app/gui/learn/guide_pane.h"
#include "app/gui/learn/learn_desk.h"
#include "app/gui/learn/learn_shelf.h"
#include "app/gui/window/start_desk.h"
#include "tests/unit/english.h"
#include "tests/unit/gui/window_play.h"

#include <QDockWidget>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::gui;
using gnostica::gui::playing::Play;

namespace {

FirstGame& guided(Play& play) {
    return play.window->learning().firstGame();
}

std::shared_ptr<const Guide> guideOf(Play& play) {
    return readFirstGuide(play.shelf().folders(), play.shelf().library(), play.shelf().registry());
}

}  // namespace

class TestFirstGame : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eachOccasionIsExplainedOnce();
    void decisionsComeFirst();
    void aGameIsBegunFromTheStartPage();
    void itGoesOnAfterARestart();
    void itCanBeSwitchedOff();
    void otherGamesAreNotExplained();
};

void TestFirstGame::eachOccasionIsExplainedOnce() {
    Play play;
    GuideTalk talk(guideOf(play), {QStringLiteral("played"), QStringLiteral("of-old")});
    QVERIFY(talk.current() == nullptr);
    EventList events;
    events.push_back(event::GameOver{});
    talk.happened(events);
    talk.happened(events);
    QVERIFY(talk.current() != nullptr);
    QCOMPARE(talk.current()->at, Occasion::over);
    QCOMPARE(talk.waiting(), 0);
    talk.goOn();
    talk.happened(events);
    QVERIFY(talk.current() == nullptr);
    QCOMPARE(talk.explained().size(), 2);
}

void TestFirstGame::decisionsComeFirst() {
    Play play;
    GuideTalk talk(guideOf(play), {});
    EventList events;
    events.push_back(event::GameOver{});
    talk.happened(events);
    talk.toDecide(Occasion::bid);
    QCOMPARE(talk.current()->at, Occasion::bid);
    QCOMPARE(talk.waiting(), 1);
    talk.toDecide(Occasion::place);
    QCOMPARE(talk.current()->at, Occasion::place);
    QCOMPARE(talk.waiting(), 1);
    talk.goOn();
    QCOMPARE(talk.current()->at, Occasion::over);
}

void TestFirstGame::aGameIsBegunFromTheStartPage() {
    Play play;
    play.window->greet();
    for (auto* button : play.window->startDesk().page().findChildren<QPushButton*>()) {
        if (button->text().remove(u'&') == QStringLiteral("Your first game")) {
            QTest::mouseClick(button, Qt::LeftButton);
        }
    }
    QVERIFY(play.window->desk().session() != nullptr);
    QCOMPARE(play.session().referee().seating().people(), 1);
    QVERIFY(guided(play).isGuiding());
    GuidePane* pane = guided(play).pane();
    QVERIFY(pane->isVisible());
    QVERIFY2(pane->text().startsWith(QStringLiteral("Each of you bids a card")), qPrintable(pane->text()));
    QVERIFY(!pane->isAncestorOf(QApplication::focusWidget()));
    const QString first = pane->text();
    QTest::mouseClick(pane->readButton(), Qt::LeftButton);
    QVERIFY(pane->text() != first);
    QVERIFY(play.settings.now().learning.explained.contains(QStringLiteral("bid")));
}

void TestFirstGame::itGoesOnAfterARestart() {
    Play play;
    guided(play).begin();
    QTest::mouseClick(guided(play).pane()->readButton(), Qt::LeftButton);
    play.reopen();
    QVERIFY(play.window->findChild<QDockWidget*>(QStringLiteral("guideDock")) == nullptr);
    play.window->desk().start({}, {"Ann", {}}, 5, {SeatPlayer::person, SeatPlayer::greedy});
    QVERIFY(guided(play).isGuiding());
    QVERIFY2(!guided(play).pane()->text().startsWith(QStringLiteral("Each of you bids a card")),
             qPrintable(guided(play).pane()->text()));
}

void TestFirstGame::itCanBeSwitchedOff() {
    Play play;
    guided(play).begin();
    QTest::mouseClick(guided(play).pane()->stopButton(), Qt::LeftButton);
    QVERIFY(!guided(play).isGuiding());
    QVERIFY(!guided(play).pane()->isVisible());
    QVERIFY(!play.settings.now().learning.isGuided);
    play.window->desk().start({}, {"Ann", {}}, 5, {SeatPlayer::person, SeatPlayer::greedy});
    QVERIFY(!guided(play).pane()->isVisible());
}

void TestFirstGame::otherGamesAreNotExplained() {
    Play play;
    play.start();
    QVERIFY(!guided(play).isGuiding());
    guided(play).begin();
    QVERIFY(guided(play).isGuiding());
    play.start();  // two people
    QVERIFY(!guided(play).isGuiding());
    QVERIFY(!guided(play).pane()->isVisible());
}

QTEST_MAIN(TestFirstGame)
#include "tst_first_game.moc"
