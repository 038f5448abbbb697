// The view of a seat: everything that the seat has learnt, and nothing else.
#include "engine/play/game.h"
#include "tests/support/positions.h"

#include <QtTest>

using namespace gnostica::engine;
using namespace gnostica::tests;

class TestView : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void handsOfOthersAreHidden();
    void tradedHandsStayKnown();
    void recoveredCardsAreKnownToAll();
    void aReshuffleIsForgotten();
    void secretBidsAreSecretUntilAllHaveBid();
    void takenBidsAreKnown();
    void anImaginedStateLooksTheSame();
};

namespace {

Setup pair() {
    return Setup().land("0,1", "rods-10").land("1,1", "swords-5").pieces({"A2E@0,1", "B2N@1,1"});
}

}  // namespace

void TestView::handsOfOthersAreHidden() {
    const Game game = pair().hand("A", {"cups-2"}).hand("B", {"sun", "moon"}).game();
    const View mine = game.viewFor(Seat::a);
    QCOMPARE(cardsOf(mine.known(Seat::a)), std::string("cups-2"));
    QVERIFY(mine.known(Seat::b).empty());
    QCOMPARE(mine.handSize(Seat::b), 2);
    QVERIFY(mine.unseen().contains(card("sun")));
    const View nobody = game.viewFor(Seat::none);
    QVERIFY(nobody.known(Seat::a).empty());
}

void TestView::tradedHandsStayKnown() {
    Game game = pair().hand("A", {"justice", "cups-2"}).hand("B", {"sun"}).game();
    play(game, {"play justice", "trade A2E@0,1 B2N@1,1"});
    QCOMPARE(cardsOf(game.viewFor(Seat::a).known(Seat::b)), std::string("cups-2"));
    QCOMPARE(cardsOf(game.viewFor(Seat::b).known(Seat::a)), std::string("sun"));
}

void TestView::recoveredCardsAreKnownToAll() {
    Game game = pair().hand("A", {"judgement"}).discard({"star", "cups-9"}).game();
    play(game, {"play judgement", "recover A2E@0,1 star"});
    QCOMPARE(cardsOf(game.viewFor(Seat::b).known(Seat::a)), std::string("star"));
}

// The draw pile runs out: the places of the cards from the discard pile are then unknown.
void TestView::aReshuffleIsForgotten() {
    Game game = pair().hand("A", {"judgement", "cups-3"}).draw({"cups-4"}).restDiscarded().game();
    play(game, {"play judgement", "recover A2E@0,1 star", "skip", "done", "refresh - 0", "done"});
    QVERIFY(game.viewFor(Seat::b).known(Seat::a).contains(card("star")));
    play(game, {"refresh star 5"});
    reshuffle(game);
    QVERIFY(game.viewFor(Seat::b).known(Seat::a).empty());
    QVERIFY(game.viewFor(Seat::b).unseen().contains(card("star")) ||
            game.state().hands[Seat::b].contains(card("star")));
}

void TestView::secretBidsAreSecretUntilAllHaveBid() {
    const auto bids = [] {
        return Setup().land("0,0", "rods-9").with("stage", "bid").hand("A", {"sun", "moon"}).hand("B", {"cups-2"});
    };
    Game sun = bids().game();
    Game moon = bids().game();
    play(sun, {"bid sun"});
    play(moon, {"bid moon"});
    QVERIFY(sun.viewFor(Seat::b) == moon.viewFor(Seat::b));
    QVERIFY(!(sun.viewFor(Seat::a) == moon.viewFor(Seat::a)));
    play(sun, {"bid cups-2"});
    play(moon, {"bid cups-2"});
    QVERIFY(!(sun.viewFor(Seat::b) == moon.viewFor(Seat::b)));
}

void TestView::takenBidsAreKnown() {
    Game game = Setup().land("0,0", "rods-9").with("stage", "bid").hand("A", {"sun"}).hand("B", {"cups-2"}).game();
    play(game, {"bid sun", "bid cups-2", "take sun"});
    QVERIFY(game.viewFor(Seat::a).known(Seat::b).contains(card("sun")));
}

void TestView::anImaginedStateLooksTheSame() {
    const Game game = pair().hand("A", {"cups-2"}).hand("B", {"sun", "moon"}).game();
    const View view = game.viewFor(Seat::a);
    Rng rng(5);
    bool differs = false;
    for (int i = 0; i < 20; ++i) {
        const State imagined = view.imagine(game.rules(), rng);
        QVERIFY(View(game.rules(), imagined, Seat::a) == view);
        differs = differs || !(imagined == game.state());
    }
    QVERIFY(differs);
}

QTEST_APPLESS_MAIN(TestView)
#include "tst_view.moc"
