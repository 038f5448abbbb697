// A first game explains each new thing once, and can be told to stop.
#include "app/gui/program/windows.h"
#include "app/gui/windows/game/home/start_page.h"
#include "app/gui/windows/game/start_desk.h"
#include "app/gui/windows/learn/guide_pane.h"
#include "app/gui/windows/learn/learn_shelf.h"
#include "tests/unit/english.h"
#include "tests/unit/gui/window_play.h"

#include <QDockWidget>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::gui;
using gnostica::gui::playing::Play;

namespace {

FirstGame& guided(Play& play) {
    return play.window->windows().learning().firstGame();
}

std::shared_ptr<const Guide> guideOf(Play& play) {
    return readFirstGuide(play.shelf().folders(), play.shelf().library(), play.shelf().registry());
}

}  // namespace

class TestFirstGame : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eachOccasionIsExplainedOnce();
    void onlyWhatIsNewIsTold();
    void decisionsComeFirst();
    void aGameIsBegunFromTheStartPage();
    void onesOwnTurnIsExplainedFirst();
    void enterConfirmsWhoeverHasReadOn();
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
    QVERIFY(talk.isRead());
    QVERIFY2(talk.current() != nullptr, "what was read can be read again");
    QCOMPARE(talk.explained().size(), 2);
}

/// Explanations do not lag behind the game: one that is not read in time is given the next time.
void TestFirstGame::onlyWhatIsNewIsTold() {
    Play play;
    GuideTalk talk(guideOf(play), {QStringLiteral("game"), QStringLiteral("turn")});
    EventList first;
    first.push_back(event::CardPlayed{});
    first.push_back(event::PileShuffled{});
    talk.happened(first);
    QCOMPARE(talk.current()->at, Occasion::reshuffled);  // the latest event
    QCOMPARE(talk.waiting(), 1);
    talk.toDecide(Occasion::turn);
    EventList then;
    then.push_back(event::GameOver{});
    talk.happened(then);
    QCOMPARE(talk.current()->at, Occasion::over);
    QCOMPARE(talk.waiting(), 0);
    talk.toDecide(Occasion::turn);
    talk.happened(first);
    QCOMPARE(talk.current()->at, Occasion::played);
    QCOMPARE(talk.waiting(), 0);  // the pile was explained without being named
}

void TestFirstGame::decisionsComeFirst() {
    Play play;
    GuideTalk talk(guideOf(play), {QStringLiteral("game")});
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
    QTRY_VERIFY2(pane->text().startsWith(QStringLiteral("A war for land")), qPrintable(pane->text()));
    QCOMPARE(pane->title(), QStringLiteral("Aim of the game"));
    QVERIFY(!pane->isAncestorOf(QApplication::focusWidget()));
    QTest::mouseClick(pane->readButton(), Qt::LeftButton);
    QVERIFY2(pane->text().startsWith(QStringLiteral("Each player bids a card")), qPrintable(pane->text()));
    QCOMPARE(pane->title(), QStringLiteral("Your decision"));
    const QString first = pane->text();
    QTest::mouseClick(pane->readButton(), Qt::LeftButton);
    QCOMPARE(pane->text(), first);  // can still be read
    QVERIFY(!pane->readButton()->isEnabled());
    QVERIFY(play.settings.now().learning.explained.contains(QStringLiteral("bid")));
}

/// Whatever the others have done, the player's own turn is explained first when it begins.
void TestFirstGame::onesOwnTurnIsExplainedFirst() {
    Play play;
    play.settings.change([](gui::Settings& wished) { wished.pace = table::Pace::none; });
    guided(play).begin();
    const auto atTurn = [&] {
        const State& state = play.session().game().state();
        return state.turn.stage == Stage::option && !state.board().empty() &&
               play.session().game().decider() == Seat::a && state.turnsPlayed > 0;
    };
    const auto playOn = [&] {
        QCoreApplication::sendPostedEvents();  // nobody plays before the choice has been explained
        const StepList& legal = play.session().table().legal();
        if (!atTurn() && !legal.empty()) {
            const auto end = std::find(legal.begin(), legal.end(), Step(step::Done{}));
            play.session().play(end == legal.end() ? *legal.begin() : *end);
        }
        return atTurn();
    };
    QTRY_VERIFY_WITH_TIMEOUT(playOn(), 20'000);
    QTRY_COMPARE(guided(play).pane()->title(), QStringLiteral("Your decision"));
    QVERIFY(guided(play).pane()->readButton()->isEnabled());
}

// Regression: Enter read on, although the card for the bid was highlighted.
void TestFirstGame::enterConfirmsWhoeverHasReadOn() {
    Play play;
    guided(play).begin();
    GuidePane* pane = guided(play).pane();
    QTRY_VERIFY(pane->isVisible() && pane->readButton()->isEnabled());
    CardList* hand = play.handList();
    QTest::mouseClick(hand->viewport(), Qt::LeftButton, {}, hand->visualRect(hand->model()->index(1, 0)).center());
    QVERIFY(play.turn().canConfirm());
    QTest::mouseClick(pane->readButton(), Qt::LeftButton);
    const std::size_t moments = play.session().game().history().size();
    const QString read = pane->text();
    QTest::keyClick(play.window->focusWidget(), Qt::Key_Return);
    QVERIFY2(play.session().game().history().size() > moments, qPrintable(read));
}

void TestFirstGame::itGoesOnAfterARestart() {
    Play play;
    guided(play).begin();
    for (int texts = 0; texts < 2; ++texts) {
        QTest::mouseClick(guided(play).pane()->readButton(), Qt::LeftButton);
    }
    play.reopen();
    QVERIFY(play.window->findChild<QDockWidget*>(QStringLiteral("guideDock")) == nullptr);
    play.window->desk().start({}, {"Ann", {}}, 5, {table::SeatPlayer::person, table::SeatPlayer::greedy});
    QVERIFY(guided(play).isGuiding());
    QVERIFY2(guided(play).pane()->text().isEmpty(), qPrintable(guided(play).pane()->text()));
}

void TestFirstGame::itCanBeSwitchedOff() {
    Play play;
    guided(play).begin();
    QTest::mouseClick(guided(play).pane()->stopButton(), Qt::LeftButton);
    QVERIFY(!guided(play).isGuiding());
    QVERIFY(!guided(play).pane()->isVisible());
    QVERIFY(!play.settings.now().learning.isGuided);
    play.window->desk().start({}, {"Ann", {}}, 5, {table::SeatPlayer::person, table::SeatPlayer::greedy});
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
