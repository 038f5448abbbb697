// A first game explains each new thing once, and can be told to stop.
#include "app/gui/program/windows.h"
#include "app/gui/shared/learn/learn_shelf.h"
#include "app/gui/shared/panels/players_panel.h"
#include "app/gui/windows/game/home/start_page.h"
#include "app/gui/windows/game/spread/table_sheets.h"
#include "app/gui/windows/game/stage/bid_stage.h"
#include "app/gui/windows/game/stage_desk.h"
#include "app/gui/windows/game/start_desk.h"
#include "app/gui/windows/learn/guide_light.h"
#include "app/gui/windows/learn/guide_pane.h"
#include "app/gui/windows/learn/guide_spot.h"
#include "app/gui/windows/learn/marked_words.h"
#include "tests/unit/english.h"
#include "tests/unit/gui/window_play.h"

#include <QDockWidget>
#include <QLabel>

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

/// The unread guide of a game that has just begun.
GuideSpot& guideAtBid(Play& play) {
    guided(play).begin();
    tests::settle();
    return *guided(play).spot();
}

/// In the coordinates of the table.
QRect handOf(Play& play) {
    const HandPanel& hand = play.window->tablePanels().hand();
    return QRect(hand.mapTo(&play.window->area(), QPoint()), hand.size());
}

void readOn(Play& play) {
    QTest::mouseClick(guided(play).pane()->readButton(), Qt::LeftButton);
    tests::settle();
}

/// Checks that all of a text is visible.
void checkThatNothingIsCut(const GuidePane& pane) {
    for (const auto* label : pane.findChildren<QLabel*>()) {
        if (label->isVisible()) {
            QVERIFY2(label->height() >= label->heightForWidth(label->width()), qPrintable(label->text()));
            const QRect place(label->mapTo(&pane, QPoint()), label->size());
            QVERIFY2(pane.rect().contains(place), qPrintable(label->text()));
        }
    }
}

}  // namespace

class TestFirstGame : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eachOccasionIsExplainedOnce();
    void onlyWhatIsNewIsTold();
    void decisionsComeFirst();
    void pagesThatWereNotReadFollow();
    void whatWasTriedIsAnswered();
    void theEndEndsAllElse();
    void aGameIsBegunFromTheStartPage();
    void itLiesBesideWhatItIsAbout_data();
    void itLiesBesideWhatItIsAbout();
    void itFollowsTheWindow();
    void everythingElseIsDarkUntilOneChooses();
    void aSheetDoesNotHideIt();
    void newWordsAreEmphasised();
    void readersHearIt();
    void theKeyboardReadsOn();
    void spacesAreFound();
    void itWaitsForTheStage();
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
    QVERIFY(talk.occasion() == Occasion::over);
    QCOMPARE(talk.waiting(), 0);
    talk.goOn();
    talk.happened(events);
    QVERIFY(talk.isRead());
    QVERIFY(talk.current() == nullptr);
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
    QVERIFY(talk.occasion() == Occasion::reshuffled);  // the latest event
    QCOMPARE(talk.waiting(), 1);
    talk.toDecide(Occasion::turn);
    EventList then;
    then.push_back(event::GameOver{});
    talk.happened(then);
    QVERIFY(talk.occasion() == Occasion::over);
    QCOMPARE(talk.waiting(), 0);
    talk.toDecide(Occasion::turn);
    talk.happened(first);
    QVERIFY(talk.occasion() == Occasion::played);
    QCOMPARE(talk.waiting(), 0);  // the pile was explained without being named
}

void TestFirstGame::decisionsComeFirst() {
    Play play;
    GuideTalk talk(guideOf(play), {QStringLiteral("game")});
    EventList events;
    events.push_back(event::CardActivated{Seat::b, {2, 1}, {}});
    talk.happened(events);
    talk.toDecide(Occasion::bid);
    QVERIFY(talk.occasion() == Occasion::bid);
    QVERIFY(!talk.place());
    QCOMPARE(talk.waiting(), 1);
    talk.toDecide(Occasion::ending);
    QVERIFY(talk.occasion() == Occasion::ending);
    QCOMPARE(talk.waiting(), 1);
    talk.goOn();
    QVERIFY(talk.occasion() == Occasion::activated);
    QVERIFY(talk.place() == (Space{2, 1}));
}

/// A player who does not read gets one page a decision, and none is lost.
void TestFirstGame::pagesThatWereNotReadFollow() {
    Play play;
    const auto guide = guideOf(play);
    const std::vector<GuidePage>& pages = guide->at(Occasion::turn)->pages;
    QVERIFY(pages.size() > 2);
    GuideTalk talk(guide, {QStringLiteral("game"), QStringLiteral("created")});
    EventList events;
    events.push_back(event::PieceAdded{});
    for (const GuidePage& page : pages) {
        talk.toDecide(Occasion::turn);
        QVERIFY(talk.current() == &page);
        QVERIFY(!talk.explained().contains(QStringLiteral("turn")));
        talk.happened(events);
    }
    talk.toDecide(Occasion::turn);
    QVERIFY(talk.isRead());
    QVERIFY(talk.explained().contains(QStringLiteral("turn")));
}

/// The choices on the board are explained at once; other pages do not disturb a player who chooses.
void TestFirstGame::whatWasTriedIsAnswered() {
    Play play;
    const auto guide = guideOf(play);
    GuideTalk talk(guide, {QStringLiteral("game")});
    talk.toDecide(Occasion::place);
    QVERIFY(!talk.current()->attempt.empty());
    talk.tried();
    QVERIFY(talk.current() == &guide->at(Occasion::place)->pages[1]);
    talk.tried();  // it asks for nothing
    QVERIFY(talk.current() == &guide->at(Occasion::place)->pages[1]);
    talk.toDecide(Occasion::turn);
    const std::vector<GuidePage>& turn = guide->at(Occasion::turn)->pages;
    while (talk.current()->attempt.empty()) {
        talk.goOn();
    }
    const auto asked = static_cast<std::size_t>(talk.current() - turn.data());
    QVERIFY(asked + 1 < turn.size());
    talk.tried();
    QVERIFY(talk.current() == nullptr);
    talk.toDecide(Occasion::turn);
    QVERIFY(talk.current() == &turn[asked + 1]);
    // The last page stays until the decision has been made.
    GuideTalk bidding(guide, {QStringLiteral("game")});
    bidding.toDecide(Occasion::bid);
    bidding.tried();
    QVERIFY(bidding.occasion() == Occasion::bid);
}

/// Regression: pages about the last events followed the result of the game.
void TestFirstGame::theEndEndsAllElse() {
    Play play;
    GuideTalk talk(guideOf(play), {QStringLiteral("game")});
    talk.toDecide(Occasion::turn);
    EventList events;
    events.push_back(event::CardPlayed{});
    events.push_back(event::PileShuffled{});
    events.push_back(event::GameOver{});
    talk.happened(events);
    QVERIFY(talk.occasion() == Occasion::over);
    QCOMPARE(talk.waiting(), 0);
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
    QTRY_VERIFY(pane->isVisible());
    QTRY_VERIFY2(pane->text().startsWith(QStringLiteral("These nine cards are land")), qPrintable(pane->text()));
    QCOMPARE(pane->title(), QStringLiteral("The board"));
    QVERIFY(!pane->isAncestorOf(QApplication::focusWidget()));
    readOn(play);
    QCOMPARE(pane->title(), QStringLiteral("Points and victory"));
    readOn(play);
    QVERIFY2(pane->text().startsWith(QStringLiteral("These are your cards")), qPrintable(pane->text()));
    QCOMPARE(pane->attempt(), QStringLiteral("Try it: click a card, then confirm."));
    readOn(play);
    QVERIFY(!pane->isVisible());
    QVERIFY(!guided(play).spot()->light().isVisible());
    QVERIFY(play.settings.now().learning.explained.contains(QStringLiteral("bid")));
}

void TestFirstGame::itLiesBesideWhatItIsAbout_data() {
    QTest::addColumn<QSize>("window");
    QTest::addColumn<bool>("rightToLeft");
    for (const QSize window : {QSize(1024, 600), QSize(1366, 768), QSize(1920, 1080)}) {
        QTest::addRow("%dx%d", window.width(), window.height()) << window << false;
        QTest::addRow("%dx%d, mirrored", window.width(), window.height()) << window << true;
    }
}

void TestFirstGame::itLiesBesideWhatItIsAbout() {
    QFETCH(QSize, window);
    QFETCH(bool, rightToLeft);
    Play play;
    play.window->resize(window);
    play.window->setLayoutDirection(rightToLeft ? Qt::RightToLeft : Qt::LeftToRight);
    const GuideSpot& spot = guideAtBid(play);
    const QRect table = play.window->area().rect();
    std::vector<QRect> lights;
    for (int page = 0; page < 3; ++page) {
        const QRect place = spot.pane().geometry();
        lights.push_back(spot.light().thing());
        QVERIFY(spot.pane().isVisible() && spot.light().isVisible());
        QVERIFY(table.contains(place));
        QVERIFY2(!place.intersects(lights.back()), qPrintable(spot.pane().title()));
        QVERIFY2(!place.intersects(handOf(play)), qPrintable(spot.pane().title()));
        checkThatNothingIsCut(spot.pane());
        readOn(play);
    }
    QVERIFY(lights[0].contains(play.view()->geometry().center()));
    const PlayersPanel& players = play.window->tablePanels().players();
    QVERIFY(lights[1].contains(QRect(players.mapTo(&play.window->area(), QPoint()), players.size()).center()));
    QVERIFY(lights[2].contains(handOf(play).center()));
}

void TestFirstGame::itFollowsTheWindow() {
    Play play;
    const GuideSpot& spot = guideAtBid(play);
    play.window->resize(1024, 600);
    tests::settle();
    QVERIFY(play.window->area().rect().contains(spot.pane().geometry()));
    QCOMPARE(spot.light().size(), play.window->area().size());
    QVERIFY(!spot.pane().geometry().intersects(spot.light().thing()));
    const QRect before = spot.light().thing();
    play.view()->zoomBy(2);
    tests::settle();
    QVERIFY(spot.light().thing() != before);
}

void TestFirstGame::everythingElseIsDarkUntilOneChooses() {
    Play play;
    const GuideSpot& spot = guideAtBid(play);
    QVERIFY(spot.light().isDimming());
    const QWidget* below = play.window->area().childAt(handOf(play).center());
    QVERIFY(below != &spot.light() && below != &spot.pane());  // clicks pass through
    CardList* hand = play.handList();
    QTest::mouseClick(hand->viewport(), Qt::LeftButton, {}, hand->visualRect(hand->model()->index(1, 0)).center());
    QVERIFY(play.turn().canConfirm());
    QVERIFY(!spot.light().isDimming());
    QVERIFY(spot.pane().isVisible());
    readOn(play);
    QVERIFY(spot.light().isDimming());
}

/// Such as that of a hint.
void TestFirstGame::aSheetDoesNotHideIt() {
    Play play;
    play.window->resize(1366, 768);
    const GuideSpot& spot = guideAtBid(play);
    QDockWidget* log = play.window->findChild<QDockWidget*>(QStringLiteral("logDock"));
    QVERIFY(log != nullptr);
    play.window->sheets().unfold(*log);
    tests::settle();
    QVERIFY(log->isVisible() && spot.pane().isVisible());
    const QRect sheet(play.window->area().mapFromGlobal(log->mapToGlobal(QPoint())), log->size());
    readOn(play);
    readOn(play);  // the page about the hand, which leaves most of the table to it
    QVERIFY(!spot.pane().geometry().intersects(sheet));
    const QWidget* messages = play.messages();
    const QObjectList& parts = play.window->area().children();
    QVERIFY(parts.indexOf(messages) > parts.indexOf(&spot.pane()));  // stay in front
}

void TestFirstGame::newWordsAreEmphasised() {
    QCOMPARE(withoutMarks(QStringLiteral("a *minion* acts")), QStringLiteral("a minion acts"));
    QCOMPARE(markedUp(QStringLiteral("<a> *minion* acts"), QColor(1, 2, 3)),
             QStringLiteral("&lt;a&gt; <b style=\"color:#010203\">minion</b> acts"));
    QCOMPARE(markedUp(QStringLiteral("2 * 3"), Qt::red), QStringLiteral("2  3"));
    Play play;
    const GuideSpot& spot = guideAtBid(play);
    QVERIFY(spot.pane().text().contains(QStringLiteral("a territory,")));  // without stars
}

void TestFirstGame::readersHearIt() {
    Play play;
    const GuideSpot& spot = guideAtBid(play);
    QCOMPARE(spot.pane().accessibleName(), QStringLiteral("The board"));
    QCOMPARE(spot.pane().accessibleDescription(), spot.pane().text());
    readOn(play);
    readOn(play);
    QCOMPARE(spot.pane().accessibleName(), spot.pane().title());
    QVERIFY(spot.pane().readButton()->accessibleDescription().contains(spot.pane().attempt()));
}

void TestFirstGame::theKeyboardReadsOn() {
    Play play;
    const GuideSpot& spot = guideAtBid(play);
    spot.pane().readButton()->setFocus(Qt::TabFocusReason);
    QTest::keyClick(spot.pane().readButton(), Qt::Key_Return);
    QCOMPARE(spot.pane().title(), QStringLiteral("Points and victory"));
    QVERIFY(spot.pane().readButton()->hasFocus());
    QTest::keyClick(spot.pane().readButton(), Qt::Key_Return);
    QTest::keyClick(spot.pane().readButton(), Qt::Key_Return);
    QVERIFY(!spot.pane().isVisible());
    QVERIFY(!spot.pane().isAncestorOf(play.window->focusWidget()));
}

void TestFirstGame::spacesAreFound() {
    Play play;
    play.start();
    const Rules& rules = play.session().rules();
    State state = play.session().game().state();
    state.pieceCount = 0;
    const auto found = [&](const GuidePoint& point) {
        return spacesPointedAt(point, View(rules, state, Seat::a), Space{0, 1});
    };
    QVERIFY(found(GuideArea::piece).empty());
    QVERIFY(found(GuideArea::territory).empty());
    state.pieces[state.pieceCount++] = Piece(Seat::b, 1, Facing::north, {0, 0});
    state.pieces[state.pieceCount++] = Piece(Seat::a, 1, Facing::upright, {0, 0});
    state.pieces[state.pieceCount++] = Piece(Seat::a, 2, Facing::east, {1, 1});
    const std::vector<Space> pieceAndAim{{1, 1}, {2, 1}};
    QCOMPARE(found(GuideArea::piece), pieceAndAim);
    QCOMPARE(found(GuideArea::territory), std::vector<Space>{(Space{1, 1})});  // not the contested one
    QCOMPARE(found(GuideArea::here), std::vector<Space>{(Space{0, 1})});
    const std::vector<Space> wasteland = found(GuideArea::wasteland);
    QCOMPARE(wasteland.size(), std::size_t{1});
    QVERIFY(state.isWasteland(wasteland.front()));
    QVERIFY(found(Space{40, 40}).empty());  // void
    QVERIFY(found(GuideArea::hand).empty());
}

/// Regression: it lay over the bids that had just been revealed.
void TestFirstGame::itWaitsForTheStage() {
    Play play;
    guided(play).begin();
    tests::settle();
    const GuidePane& pane = *guided(play).pane();
    play.session().play(*play.session().table().legal().begin());
    BidStage& bids = play.window->stage().bids();
    QTRY_VERIFY(bids.isVisible());
    tests::settle();
    QVERIFY(!bids.isVisible() || !pane.isVisible());
    bids.leave();
    QTRY_VERIFY(pane.isVisible() || bids.isVisible());
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
    const QStringList expected{QStringLiteral("It acts where it points"), QStringLiteral("Your first piece"),
                               QStringLiteral("Points and victory")};
    QTRY_VERIFY2(expected.contains(guided(play).pane()->title()), qPrintable(guided(play).pane()->title()));
    QTRY_VERIFY(guided(play).pane()->isVisible());
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
    tests::settle();
    for (int pages = 0; pages < 3; ++pages) {
        readOn(play);
    }
    play.reopen();
    QVERIFY(guided(play).pane() == nullptr);
    play.window->desk().start({}, {"Ann", {}}, 5, {table::SeatPlayer::person, table::SeatPlayer::greedy});
    QVERIFY(guided(play).isGuiding());
    QVERIFY2(!guided(play).pane()->isVisible(), qPrintable(guided(play).pane()->text()));
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
