// Events since the player's own last turn: listed, drawn on the board, and replayed.
#include "app/gui/base/sound/chimes.h"
#include "app/gui/shared/board/board_scene.h"
#include "app/gui/shared/panels/log_panel.h"
#include "app/gui/windows/game/announce/headline_ribbon.h"
#include "app/gui/windows/game/recap/headline.h"
#include "app/gui/windows/game/recap/recap.h"
#include "app/gui/windows/game/recap/recap_panel.h"
#include "app/gui/windows/game/recap_desk.h"
#include "app/gui/windows/game/spread/sheet.h"
#include "app/gui/windows/game/table_panels.h"
#include "tests/support/positions.h"
#include "tests/unit/gui/laid_out.h"
#include "tests/unit/gui/window_play.h"

#include <QDockWidget>
#include <QFile>
#include <QListView>
#include <QSignalSpy>
#include <QSoundEffect>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::gui;
using gnostica::gui::playing::Play;

namespace {

tests::Setup middle() {
    return tests::Setup()
        .land("0,0", "rods-3")
        .land("1,0", "swords-3")
        .land("2,0", "cups-4")
        .land("5,5", "sun")
        .pieces({"A1N@5,5", "B2E@0,0", "A1W@1,0"})
        .hand("A", {"discs-4"})
        .hand("B", {"swords-2"});
}

std::vector<ToldMoment> toldTo(const Game& game, Seat viewer) {
    std::vector<ToldMoment> all;
    for (const Moment& moment : game.history()) {
        all.push_back(told(game.rules(), moment, viewer));
    }
    return all;
}

/// B moves a piece by activating a rod; then it is A's turn.
Game afterMove() {
    Game game = middle().with("turn", "B").game();
    tests::play(game, {"activate 0,0", "rod B2E@0,0 move 2 E", "done"});
    return game;
}

}  // namespace

class TestRecap : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aMoveIsAnArrowAndAGhost();
    void whatWasDestroyedLeavesAGhost();
    void theEndOfATurnIsNoLine();
    void nothingIsToldOnceOnesOwnTurnHasBegun();
    void nobodyIsToldNothing();
    void anAnnouncementIsTheHeadline();
    void anAnnouncementStaysUntilItIsJudged();
    void enoughPointsAreAHeadline();
    void bidsAreToldToEverybody();
    void theBoardShowsWhatTheOthersDid();
    void aLineLightsItsSpacesUp();
    void aLineOfTheLogLightsItsSpacesUp();
    void marksAndListFollowThePosition();
    void itIsSeenAgainStepByStep();
    void itGoesWithOnesOwnStep();
    void aHeadlineIsNotElided();
    void anEliminationIsToldWhenNothingIsDue();
    void whatIsWeightyIsHeard();
    void everySoundIsThere();
    void theVolumeIsFollowedAtOnce();
};

void TestRecap::aMoveIsAnArrowAndAGhost() {
    const Game game = afterMove();
    const Recap recap = recapOf(toldTo(game, Seat::a), Seat::a);
    QCOMPARE(recap.items.size(), std::size_t{1});  // the card with its effect
    QCOMPARE(recap.items[0].moments.size(), std::size_t{2});
    QCOMPARE(recap.items[0].spaces, (std::vector<Space>{tests::at(0, 0), tests::at(2, 0)}));
    QCOMPARE(recap.traces.size(), std::size_t{1});
    QCOMPARE(recap.traces[0].seat, Seat::b);
    const TraceMark& move = recap.traces[0].marks.back();
    QCOMPARE(move.number, 1);
    QCOMPARE(move.from, std::optional(tests::at(0, 0)));
    QCOMPARE(move.at, tests::at(2, 0));
    QVERIFY(move.ghost);
    QCOMPARE(move.ghost->space(), tests::at(0, 0));
}

void TestRecap::whatWasDestroyedLeavesAGhost() {
    Game game = middle().with("turn", "B").game();
    tests::play(game, {"play swords-2", "sword B2E@0,0 hit A1W@1,0 1"});
    const Recap recap = recapOf(toldTo(game, Seat::a), Seat::a);
    const TraceMark& gone = recap.traces.at(0).marks.back();
    QVERIFY(gone.ghost);
    QCOMPARE(gone.ghost->owner(), Seat::a);
    QCOMPARE(gone.at, tests::at(1, 0));
    QVERIFY(!gone.from);
    QCOMPARE(recap.traces[0].marks.front().card, tests::card("swords-2"));  // the power that was used
}

void TestRecap::theEndOfATurnIsNoLine() {
    const Game game = afterMove();
    for (const RecapItem& item : recapOf(toldTo(game, Seat::a), Seat::a).items) {
        for (const std::size_t moment : item.moments) {
            QVERIFY(!std::holds_alternative<step::Done>(std::get<Step>(game.history()[moment].what)));
        }
    }
}

void TestRecap::nothingIsToldOnceOnesOwnTurnHasBegun() {
    Game game = afterMove();
    QCOMPARE(game.decider(), Seat::a);
    tests::play(game, {"play discs-4"});
    QVERIFY(recapOf(toldTo(game, Seat::a), Seat::a).items.empty());
    QVERIFY(recapOf(toldTo(game, Seat::a), Seat::a).traces.empty());
}

void TestRecap::nobodyIsToldNothing() {
    QVERIFY(recapOf(toldTo(afterMove(), Seat::none), Seat::none).items.empty());
}

void TestRecap::anAnnouncementIsTheHeadline() {
    Game game = middle().with("turn", "B").game();
    tests::play(game, {"orient B2E@0,0 N", "challenge"});
    const auto news = headlineOf(game.rules(), toldTo(game, Seat::a), game.viewFor(Seat::a), Seat::a);
    QVERIFY(news);
    QVERIFY(std::holds_alternative<Event>(*news));
    QVERIFY(std::holds_alternative<event::LastTurnAnnounced>(std::get<Event>(*news)));
}

void TestRecap::anAnnouncementStaysUntilItIsJudged() {
    Game game = middle().with("turn", "B").game();
    tests::play(game, {"orient B2E@0,0 N", "challenge"});
    QCOMPARE(turnsUntil(game.state(), Seat::b), 1);  // only A plays before B
    QCOMPARE(turnsTo(game.state(), Seat::b), (std::vector<Seat>{Seat::a, Seat::b}));
    tests::play(game, {"orient A1N@5,5 S"});
    const auto news = headlineOf(game.rules(), toldTo(game, Seat::a), game.viewFor(Seat::a), Seat::a);
    QVERIFY(news);  // although A has started a turn since
    QCOMPARE(std::get<Event>(*news), Event(event::LastTurnAnnounced{Seat::b}));
    for (const Seat seat : {Seat::b, Seat::none}) {  // for the player who announced, and for an observer
        const auto same = headlineOf(game.rules(), toldTo(game, seat), game.viewFor(seat), seat);
        QVERIFY(same == news);
    }
    tests::play(game, {"done"});
    QCOMPARE(turnsUntil(game.state(), Seat::b), 0);
}

/// An announcement that has been judged is no news any more.
void TestRecap::anEliminationIsToldWhenNothingIsDue() {
    tests::Setup setup(3);
    setup.land("0,0", "sun").land("5,0", "moon").land("9,0", "cups-2").pieces({"A3U@0,0", "B1N@9,0", "C1N@5,0"});
    Game game = setup.with("turn", "A").with("challenge", "A").game();
    tests::play(game, {"refresh - 0", "done"});
    const auto news = headlineOf(game.rules(), toldTo(game, Seat::b), game.viewFor(Seat::b), Seat::b);
    QVERIFY(news);
    QCOMPARE(std::get<Event>(*news), Event(event::SeatEliminated{Seat::a}));
}

void TestRecap::enoughPointsAreAHeadline() {
    Game game = middle()
                    .land("2,0", "star")
                    .land("2,1", "moon")
                    .land("2,2", "world")
                    .pieces({"A1N@5,5", "B2E@0,0", "B1N@2,1", "B1N@2,2"})
                    .with("turn", "B")
                    .game();
    tests::play(game, {"activate 0,0", "rod B2E@0,0 move 2 E", "done"});
    const auto news = headlineOf(game.rules(), toldTo(game, Seat::a), game.viewFor(Seat::a), Seat::a);
    QVERIFY(news && std::holds_alternative<EnoughPoints>(*news));
    QCOMPARE(std::get<EnoughPoints>(*news).seat, Seat::b);
    QVERIFY(!headlineOf(game.rules(), toldTo(game, Seat::b), game.viewFor(Seat::b), Seat::b));
}

/// The last bidder is also told the result of the bidding.
void TestRecap::bidsAreToldToEverybody() {
    Play play;
    play.start({{"start", "bid"}});
    while (play.session().game().state().turn.stage == Stage::floor && !play.session().table().legal().empty() &&
           std::holds_alternative<step::Bid>(play.session().table().legal()[0])) {
        play.session().play(play.session().table().legal()[0]);
    }
    const Game& game = play.session().game();
    for (const Seat seat : {Seat::a, Seat::b}) {
        const auto all = toldTo(game, seat);
        const Recap recap = recapOf(all, seat);
        const bool isTold = std::ranges::any_of(recap.items, [&](const RecapItem& item) {
            return std::ranges::any_of(all[item.moments.front()].events(), [](const Event& event) {
                return std::holds_alternative<event::BidsRevealed>(event);
            });
        });
        QVERIFY(isTold);
        QCOMPARE(std::ranges::count_if(recap.items,
                                       [&](const RecapItem& item) {
                                           return std::holds_alternative<step::Bid>(*all[item.moments.front()].step());
                                       }),
                 1);  // the last player to choose is not news
    }
    const QString said = play.window->recap().panel().text();
    QVERIFY2(said.startsWith(QStringLiteral("1. The bids are revealed (")), qPrintable(said));
}

/// Two people at one screen, without covers: Bob is told what Ann did.
struct Told : Play {
    Told() {
        window->desk().startFrom(middle().with("turn", "A").json(), {}, {"Ann", "Bob"}, 3);
        const Game& game = session().game();
        session().play(tests::stepOf(game, "orient A1N@5,5 S"));
    }
    void endTurn() {
        while (session().game().state().turn.mover == Seat::a) {
            const StepList& legal = session().table().legal();
            const auto done = std::find(legal.begin(), legal.end(), Step(step::Done{}));
            QVERIFY(done != legal.end());
            session().play(*done);
        }
    }
    RecapPanel& panel() { return window->recap().panel(); }
    const std::vector<BoardTrace>& traces() { return window->area().board()->traces(); }
};

void TestRecap::theBoardShowsWhatTheOthersDid() {
    Told play;
    QVERIFY(!play.panel().isVisible());
    play.endTurn();
    QVERIFY(play.panel().isVisible());
    QVERIFY2(play.panel().text().contains(QStringLiteral("Ann")), qPrintable(play.panel().text()));
    QCOMPARE(play.panel().list()->model()->rowCount(), 1);
    QCOMPARE(play.traces().size(), std::size_t{1});
    QCOMPARE(play.traces()[0].seat, Seat::a);
    QCOMPARE(play.traces()[0].marks[0].at, tests::at(5, 5));
}

void TestRecap::aLineLightsItsSpacesUp() {
    Told play;
    play.endTurn();
    auto* list = play.panel().list();
    list->setFocus();
    list->setCurrentIndex({});
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(list->viewport(), &leave);
    QSignalSpy pointed(&play.panel(), &RecapPanel::pointedAt);
    const auto items = play.view()->scene()->items().size();
    QTest::keyClick(list, Qt::Key_Down);
    QCOMPARE(pointed.size(), 1);
    QCOMPARE(play.view()->scene()->items().size(), items + 1);
}

void TestRecap::aLineOfTheLogLightsItsSpacesUp() {
    Told play;
    play.window->tablePanels().logSheet()->show();
    auto* log = play.window->findChild<LogPanel*>()->findChild<QListView*>();
    log->setFocus();
    log->setCurrentIndex(log->model()->index(0, 0));
    QEvent away(QEvent::Leave);
    QApplication::sendEvent(log->viewport(), &away);
    const auto items = play.view()->scene()->items().size();
    log->setCurrentIndex(log->model()->index(1, 0));
    QCOMPARE(play.view()->scene()->items().size(), items + 1);
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(log->viewport(), &leave);
    QCOMPARE(play.view()->scene()->items().size(), items);
}

void TestRecap::itIsSeenAgainStepByStep() {
    Told play;
    play.endTurn();
    const int last = play.session().table().length();
    Q_EMIT play.panel().replayWanted();
    QVERIFY(play.window->recap().isReplaying());
    QVERIFY(play.session().table().position() < last);
    QVERIFY(play.traces().empty());
    QTRY_VERIFY(play.session().table().isLive());
    QTRY_VERIFY(!play.window->recap().isReplaying());
    QCOMPARE(play.traces().size(), std::size_t{1});
    QVERIFY(play.panel().isVisible());
}

/// Who looks back sees what the others had done by then.
void TestRecap::marksAndListFollowThePosition() {
    Told play;
    play.endTurn();
    const Game& game = play.session().game();
    play.session().play(tests::stepOf(game, "orient B2E@0,0 N"));
    QVERIFY(!play.panel().isVisible());
    play.session().table().showPosition(play.session().table().length() - 1);
    QVERIFY(play.panel().isVisible());
    QVERIFY2(play.panel().text().contains(QStringLiteral("Ann")), qPrintable(play.panel().text()));
    QCOMPARE(play.traces().size(), std::size_t{1});
    QCOMPARE(play.traces()[0].seat, Seat::a);
    play.session().table().showPosition(0);
    QVERIFY2(!play.panel().isVisible(), "nothing has been done yet");
    QVERIFY(play.traces().empty());
    play.session().table().showLast();
    QVERIFY(!play.panel().isVisible());
}

void TestRecap::itGoesWithOnesOwnStep() {
    Told play;
    play.endTurn();
    const Game& game = play.session().game();
    play.session().play(tests::stepOf(game, "orient B2E@0,0 N"));
    QVERIFY(!play.panel().isVisible());
    QVERIFY(play.traces().empty());
}

/// The headline is over the board and complete, whatever the width of the window.
void TestRecap::aHeadlineIsNotElided() {
    Told play;
    play.window->resize(1024, 600);
    while (play.session().game().state().turn.mover == Seat::a) {
        const StepList& legal = play.session().table().legal();
        const auto announce = std::find(legal.begin(), legal.end(), Step(step::Challenge{}));
        QVERIFY(announce != legal.end());
        play.session().play(*announce);
    }
    const HeadlineRibbon& bar = play.window->recap().headline();
    QVERIFY(bar.isVisible());
    QVERIFY2(bar.text().contains(QStringLiteral("Ann")), qPrintable(bar.text()));
    QVERIFY2(bar.text().contains(QStringLiteral("9 point")), qPrintable(bar.text()));  // its meaning
    QVERIFY2(bar.text().contains(QStringLiteral("1 turn")), qPrintable(bar.text()));   // and its time
    QVERIFY(!bar.text().contains(u'…'));
}

/// Silent unless sounds are on; then one sound per event.
void TestRecap::whatIsWeightyIsHeard() {
    Told play;
    QSignalSpy heard(&play.window->chimes(), &Chimes::played);
    play.settings.change([](gui::Settings& wished) { wished.sounds = true; });
    QVERIFY(play.session().play(step::Challenge{}));
    QCOMPARE(heard.size(), 1);
    QCOMPARE(heard[0][0].value<Chime>(), Chime::announcement);
}

void TestRecap::everySoundIsThere() {
    for (const Chime chime : {Chime::announcement, Chime::elimination, Chime::lead, Chime::end}) {
        QFile file(fileOf(chime));
        QVERIFY2(file.open(QIODevice::ReadOnly) && file.read(4) == "RIFF", qPrintable(file.fileName()));
    }
    Chimes chimes;
    QSignalSpy heard(&chimes, &Chimes::played);
    chimes.play(Chime::end);
    QVERIFY2(heard.isEmpty(), "nothing is heard unless it is switched on");
}

void TestRecap::theVolumeIsFollowedAtOnce() {
    Told play;
    play.settings.change([](gui::Settings& wished) {
        wished.sounds = true;
        wished.volume = 35;
    });
    Chimes& chimes = play.window->chimes();
    chimes.play(Chime::lead);
    const auto* effect = chimes.findChild<QSoundEffect*>();
    QVERIFY(effect != nullptr);
    QCOMPARE(qRound(effect->volume() * 100), 35);
    play.settings.change([](gui::Settings& wished) { wished.volume = 80; });
    QCOMPARE(qRound(effect->volume() * 100), 80);
    play.settings.change([](gui::Settings& wished) { wished.volume = 0; });
    QSignalSpy heard(&chimes, &Chimes::played);
    chimes.play(Chime::lead);
    QVERIFY(heard.isEmpty());
}

QTEST_MAIN(TestRecap)
#include "tst_recap.moc"
