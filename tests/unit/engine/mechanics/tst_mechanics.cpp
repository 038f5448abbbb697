// Rules around the powers: the first player (BID, TOU), the end of the game (CHL), the hidden timer (TMR).
#include "engine/mechanics/timer.h"
#include "engine/notation/words.h"
#include "tests/support/positions.h"
#include "tests/support/promises.h"

#include <QtTest>

#include <algorithm>
#include <numeric>
#include <set>
#include <stdexcept>

using namespace gnostica::engine;
using namespace gnostica::tests;
using nlohmann::json;

namespace {

/// Bidding starts; one hand per seat, the cards separated by blanks.
Game bidding(const QStringList& hands, const json& options = json::object()) {
    Setup setup(static_cast<int>(hands.size()));
    setup.land("0,0", "rods-9").with("stage", "bid");
    for (int seat = 0; seat < hands.size(); ++seat) {
        json cards = json::array();
        for (const QString& name : hands[seat].split(QLatin1Char(' '))) {
            cards.push_back(name.toStdString());
        }
        json all = setup.json().value("hands", json::object());
        all[std::string(1, static_cast<char>('A' + seat))] = cards;
        setup.with("hands", all);
    }
    return setup.game(rulesWith(options));
}

/// Each player bids in turn; the cards are separated by blanks.
void bid(Game& game, const QString& cards) {
    for (const QString& name : cards.split(QLatin1Char(' '))) {
        play(game, {"bid " + name.toStdString()});
    }
}

/// Takes the cards of the pool in deck order; "AAB" lists the players who took a card.
std::string takeAll(Game& game) {
    std::string takers;
    while (game.state().turn.stage == Stage::floor && !legal(game, "take").empty()) {
        takers += toText(game.decider());
        play(game, {legal(game).front()});
    }
    return takers;
}

std::string orderOf(const State& state) {
    std::string order;
    for (int i = 0; i < state.seats; ++i) {
        order += toText(state.order[static_cast<std::size_t>(i)]);
    }
    return order;
}

template <class E>
std::vector<E> eventsOf(const Game& game) {
    std::vector<E> found;
    for (const Moment& moment : game.history()) {
        for (const Event& event : moment.events) {
            if (const auto* one = std::get_if<E>(&event)) {
                found.push_back(*one);
            }
        }
    }
    return found;
}

/// The first player alone on three majors, worth 9 points; the second player on a spot card.
Setup threeMajors(int seats = 2) {
    return Setup(seats)
        .land("0,0", "sun")
        .land("1,0", "moon")
        .land("2,0", "star")
        .land("0,1", "cups-2")
        .pieces({"A1N@0,0", "A1N@1,0", "A1N@2,0", "B1N@0,1"});
}

const Timer& timerOf(const Rules& rules) {
    for (const auto& mechanic : rules.mechanics) {
        if (const auto* timer = dynamic_cast<const Timer*>(mechanic.get())) {
            return *timer;
        }
    }
    throw std::logic_error("no timer");
}

json timed(const char* mode, int least, int most) {
    return {{"timer", mode}, {"timerMin", least}, {"timerMax", most}, {"start", "seat"}};
}

void letChanceDecide(Game& game, std::uint64_t seed) {
    Rng rng(seed);
    while (game.decider() == Seat::chance) {
        game.play(drawChance(game.rules(), game.state(), rng));
    }
}

}  // namespace

class TestMechanics : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aTurnPassedOverIsOneOfTheFinalRound();
    void theHighestBidGoesFirst_data();
    void theHighestBidGoesFirst();
    void aTieIsBidAgainByEverybody();
    void handsThatRunOutLeaveItToChance();
    void orToTheFirstSeatByAnotherRuling();
    void bidsAreTakenFromTheWinnersRightOnwards();
    void tournamentSeatsFollowTheBids();
    void theFirstSeatMayBeSet_data();
    void theFirstSeatMayBeSet();
    void bidsAreRevealedTogether();

    void anAnnouncedLastTurnIsJudged_data();
    void anAnnouncedLastTurnIsJudged();
    void whoFailsLeavesNothingBehind();
    void theLastOneLeftPlaysOnByAnotherRuling();
    void anEmptyBoardEndsTheGame_data();
    void anEmptyBoardEndsTheGame();

    void theTimerIsDrawnWithinItsBounds();
    void theTimerEndsTheGameAfterItsRounds();
    void nobodySeesTheTimer();
    void whoIsOutDoesNotWinByTheTimer();
    void timeUpTakesBackHalfALink_data();
    void timeUpTakesBackHalfALink();
    void timeUpBringsBackATerritoryThatWaitsForItsCard();
    void aGameSaysWhatHasEndedIt();
};

void TestMechanics::theHighestBidGoesFirst_data() {
    QTest::addColumn<QString>("bids");
    QTest::addColumn<QString>("order");
    QTest::newRow("the higher major") << "sun moon fool"
                                      << "ABC";
    QTest::newRow("any major over all minors") << "cups-king fool rods-queen"
                                               << "BCA";
    QTest::newRow("a king over a queen") << "cups-queen rods-page swords-king"
                                         << "CAB";
    QTest::newRow("a page over a ten") << "cups-10 rods-page cups-9"
                                       << "BCA";
    QTest::newRow("an ace is the lowest") << "cups-ace rods-2 swords-ace"
                                          << "BCA";
    QTest::newRow("a tie below the highest does not matter") << "cups-2 rods-2 swords-3"
                                                             << "CAB";
}

void TestMechanics::theHighestBidGoesFirst() {
    QFETCH(QString, bids);
    QFETCH(QString, order);
    Game game = bidding(bids.split(QLatin1Char(' ')));
    bid(game, bids);
    takeAll(game);
    QCOMPARE(orderOf(game.state()), order.toStdString());
    QCOMPARE(toText(game.decider()), order.left(1).toStdString());
    QCOMPARE(game.state().turn.stage, Stage::option);
}

void TestMechanics::aTieIsBidAgainByEverybody() {
    Game game = bidding({"cups-king sun", "rods-king cups-2", "cups-3 moon"});
    bid(game, "cups-king rods-king cups-3");
    QCOMPARE(eventsOf<event::BidTied>(game).size(), std::size_t{1});
    QCOMPARE(toText(game.decider()), std::string("A"));
    bid(game, "sun cups-2 moon");
    QCOMPARE(orderOf(game.state()), std::string("ABC"));
    QCOMPARE(legal(game, "take").size(), std::size_t{6});  // the cards of both rounds
}

void TestMechanics::handsThatRunOutLeaveItToChance() {
    Game game = bidding({"cups-king", "rods-king", "cups-3"});
    bid(game, "cups-king rods-king cups-3");
    QCOMPARE(awaitedChance(game.state()), ChanceKind::seat);
    QVERIFY(legal(game).empty());
    QVERIFY(game.play(chance::DrawnSeat{Seat::c}));
    QCOMPARE(orderOf(game.state()), std::string("CAB"));
    QCOMPARE(takeAll(game), std::string("BBB"));  // there is room for six cards in every hand
}

void TestMechanics::orToTheFirstSeatByAnotherRuling() {
    Game game = bidding({"cups-king", "rods-king"}, {{"bidHandsRunOut", "first-seat"}});
    bid(game, "cups-king rods-king");
    QCOMPARE(awaitedChance(game.state()), ChanceKind::none);
    QCOMPARE(orderOf(game.state()), std::string("AB"));
}

void TestMechanics::bidsAreTakenFromTheWinnersRightOnwards() {
    const json two{{"handLimit", 2}};
    Game game = bidding({"cups-king cups-2", "rods-king sun", "cups-4 cups-5", "cups-6 cups-7"}, two);
    bid(game, "cups-king rods-king cups-4 cups-6");
    bid(game, "cups-2 sun cups-5 cups-7");
    QCOMPARE(takeAll(game), std::string("AADDCCBB"));
    QCOMPARE(game.state().hands[Seat::b].size(), 2);
    QCOMPARE(toText(game.decider()), std::string("B"));
}

void TestMechanics::tournamentSeatsFollowTheBids() {
    const json tournament{{"turnOrder", "tournament"}, {"handLimit", 1}};
    Game game = bidding({"cups-3", "sun", "rods-king", "rods-3"}, tournament);
    bid(game, "cups-3 sun rods-king rods-3");
    QCOMPARE(orderOf(game.state()), std::string("BCDA"));  // of the two with a three, D sits closer to B's left
    QCOMPARE(takeAll(game), std::string("ADCB"));
    play(game, {"place 0,0 N", "done"});
    QCOMPARE(toText(game.decider()), std::string("C"));
}

void TestMechanics::theFirstSeatMayBeSet_data() {
    QTest::addColumn<QString>("seat");
    QTest::addColumn<QString>("order");
    QTest::newRow("the third") << "C"
                               << "CAB";
    QTest::newRow("one that nobody sits at") << "F"
                                             << "ABC";
}

void TestMechanics::theFirstSeatMayBeSet() {
    QFETCH(QString, seat);
    QFETCH(QString, order);
    Game game(rulesWith({{"start", "seat"}, {"firstSeat", seat.toStdString()}}), 3);
    letChanceDecide(game, 1);
    QCOMPARE(orderOf(game.state()), order.toStdString());
    QCOMPARE(game.state().turn.stage, Stage::option);
}

void TestMechanics::bidsAreRevealedTogether() {
    Game game = bidding({"sun cups-2", "moon cups-3"});
    play(game, {"bid sun"});
    QCOMPARE(eventsOf<event::BidMade>(game).size(), std::size_t{1});
    QVERIFY(eventsOf<event::BidsRevealed>(game).empty());
    play(game, {"bid moon"});
    const auto revealed = eventsOf<event::BidsRevealed>(game);
    QCOMPARE(revealed.size(), std::size_t{1});
    QCOMPARE(revealed.front().bids[Seat::a], card("sun"));
    QCOMPARE(revealed.front().bids[Seat::b], card("moon"));
}

void TestMechanics::anAnnouncedLastTurnIsJudged_data() {
    QTest::addColumn<int>("target");
    QTest::addColumn<bool>("wins");
    QTest::newRow("nine points of eight") << 8 << true;
    QTest::newRow("nine points of nine") << 9 << true;
    QTest::newRow("nine points of ten") << 10 << false;
}

void TestMechanics::anAnnouncedLastTurnIsJudged() {
    QFETCH(int, target);
    QFETCH(bool, wins);
    Game game = threeMajors(3).game(rulesWith({{"target", target}}));
    play(game, {"refresh - 0", "challenge"});
    QCOMPARE(toText(game.decider()), std::string("B"));
    play(game, {"refresh - 0"});
    QCOMPARE(legal(game), std::vector<std::string>{"done"});  // only one challenge at a time
    play(game, {"done", "place 1,1 N", "done", "refresh - 0", "done"});
    const auto judged = eventsOf<event::ChallengeJudged>(game);
    QCOMPARE(judged.size(), std::size_t{1});
    QCOMPARE(judged.front().score, 9);
    QCOMPARE(judged.front().won, wins);
    QCOMPARE(isOver(game.state()), wins);
    QCOMPARE(static_cast<int>(game.state().winners), wins ? 1 : 0);
    QCOMPARE(game.state().isEliminated(Seat::a), !wins);
}

void TestMechanics::whoFailsLeavesNothingBehind() {
    Game game = threeMajors(3).with("challenge", "A").hand("A", {"cups-5", "death"}).game(rulesWith({{"target", 10}}));
    play(game, {"refresh - 0", "done"});
    QCOMPARE(piecesOf(game.state()), std::string("B1N@0,1"));
    QCOMPARE(game.state().stashOf(Seat::a, 1), 5);
    QVERIFY(game.state().hands[Seat::a].empty());
    QCOMPARE(pileOf(game.state().discard), std::string("cups-5,death"));
    play(game, {"refresh - 0", "challenge", "place 1,1 N", "done"});
    QCOMPARE(toText(game.decider()), std::string("B"));  // A's turn is skipped
}

void TestMechanics::theLastOneLeftPlaysOnByAnotherRuling() {
    Game game = threeMajors().with("challenge", "A").game(rulesWith({{"target", 10}, {"lastPlayerWins", false}}));
    play(game, {"refresh - 0", "done"});
    QCOMPARE(toText(game.decider()), std::string("B"));
    play(game, {"refresh - 0", "challenge", "refresh - 0", "done"});
    QVERIFY(isOver(game.state()));
    QCOMPARE(static_cast<int>(game.state().winners), 0);

    Game usual = threeMajors().with("challenge", "A").game(rulesWith({{"target", 10}}));
    play(usual, {"refresh - 0", "done"});
    QCOMPARE(static_cast<int>(usual.state().winners), 2);
}

void TestMechanics::anEmptyBoardEndsTheGame_data() {
    QTest::addColumn<QString>("ruling");
    QTest::addColumn<QString>("announcer");
    QTest::addColumn<int>("winners");
    QTest::newRow("shared") << "shared"
                            << "" << 3;
    QTest::newRow("nobody's") << "nobody"
                              << "" << 0;
    QTest::newRow("a last turn is judged first") << "shared"
                                                 << "A" << 2;
}

void TestMechanics::anEmptyBoardEndsTheGame() {
    QFETCH(QString, ruling);
    QFETCH(QString, announcer);
    QFETCH(int, winners);
    Setup setup = Setup().land("0,1", "swords-2").pieces({"A1U@0,1"});
    if (!announcer.isEmpty()) {
        setup.with("challenge", announcer.toStdString());
    }
    Game game = setup.game(rulesWith({{"noTerritory", ruling.toStdString()}}));
    play(game, {"activate 0,1", "sword A1U@0,1 raze 0,1 1 -", "done"});
    QVERIFY(isOver(game.state()));
    QCOMPARE(static_cast<int>(game.state().winners), winners);
}

void TestMechanics::theTimerIsDrawnWithinItsBounds() {
    const auto rules = rulesWith(timed("rounds", 3, 5));
    std::set<int> drawn;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        Game game(rules, 2);
        letChanceDecide(game, seed);
        drawn.insert(timerOf(*rules).remaining(game.state()));
    }
    QCOMPARE(drawn, (std::set<int>{3, 4, 5}));
    Game none(rulesWith({{"start", "seat"}}), 2);
    letChanceDecide(none, 1);
    QCOMPARE(timerOf(none.rules()).remaining(none.state()), 0);
}

void TestMechanics::theTimerEndsTheGameAfterItsRounds() {
    Game game = threeMajors(3).with("timer", 2).game(rulesWith(timed("rounds", 1, 6)));
    play(game, {"refresh - 0", "done", "refresh - 0", "done", "place 1,1 N", "done"});
    QCOMPARE(timerOf(game.rules()).remaining(game.state()), 1);
    play(game, {"refresh - 0", "done", "refresh - 0", "done", "refresh - 0"});
    QVERIFY(!isOver(game.state()));
    play(game, {"done"});
    QVERIFY(isOver(game.state()));
    QCOMPARE(static_cast<int>(game.state().winners), 1);
    QCOMPARE(eventsOf<event::TimerRang>(game).size(), std::size_t{1});
}

void TestMechanics::nobodySeesTheTimer() {
    const auto rules = rulesWith(timed("rounds", 2, 6));
    const Game soon = threeMajors().with("timer", 2).game(rules);
    Game late = threeMajors().with("timer", 5).game(rules);
    QVERIFY(soon.viewFor(Seat::a) == late.viewFor(Seat::a));
    play(late, {"refresh - 0", "done", "refresh - 0", "done"});
    Rng rng(4);
    for (int i = 0; i < 50; ++i) {  // after one round, 2 to 6 have become 1 to 5
        const int imagined = timerOf(*rules).remaining(late.viewFor(Seat::a).imagine(*rules, rng));
        QVERIFY(imagined >= 1 && imagined <= 5);
    }
}

void TestMechanics::whoIsOutDoesNotWinByTheTimer() {
    const Setup setup = Setup(3).land("0,1", "rods-9").pieces({"A1N@0,1", "B1N@0,1"}).with("timer", 9);
    Game game = Setup(setup).with("eliminated", json::array({"C"})).game(rulesWith(timed("minutes", 5, 9)));
    play(game, {"activate 0,1"});
    QVERIFY(game.play(chance::TimeUp{}));  // in the middle of a card
    QVERIFY(isOver(game.state()));
    QCOMPARE(static_cast<int>(game.state().winners), 3);  // the two remaining players, with no points
    QVERIFY(!game.play(chance::TimeUp{}));
}

namespace {

struct Half {
    const char* name;
    Setup setup;
    std::vector<std::string_view> before;
    std::string_view half;
};

/// All medium pieces of the first player are on the board.
Setup withoutMedium(std::string_view card) {
    return Setup()
        .land("0,1", card)
        .land("1,1", "rods-5")
        .pieces({"A1E@0,1", "A3W@1,1", "A2N@0,0", "A2N@0,0", "A2N@0,0", "A2N@0,2", "A2N@0,2"});
}

std::vector<Half> halves() {
    const Setup void_ = Setup().land("0,1", "cups-4").land("5,1", "cups-5").pieces({"A2E@1,1"}).hand("A", {"chariot"});
    const Setup sun = Setup().land("0,1", "sun").land("1,1", "cups-5");
    const Setup crowd = Setup()
                            .land("0,1", "cups-4")
                            .land("1,1", "cups-5")
                            .pieces({"A1E@0,1", "B1N@1,1", "B2N@1,1", "B1S@1,1", "A1N@0,1"})
                            .hand("A", {"moon"});
    return {
        {"a piece in the void", void_, {"play chariot"}, "rod A2E@1,1 move 2 E +"},
        {"a piece that others stand beside", crowd, {"play moon"}, "rod A1E@0,1 move 1 U +"},
        {"a piece that has grown", withoutMedium("strength"), {"activate 0,1"}, "disc A1E@0,1 grow A1E@0,1 N +"},
        {"a piece that has shrunk", withoutMedium("death"), {"activate 0,1"}, "sword A1E@0,1 hit A3W@1,1 1 N +"},
        {"a piece created out of nothing",
         Setup(sun).pieces({"A1E@0,1", "A1N@1,0", "A1N@1,0", "A1N@1,0", "A1N@1,2"}),
         {"activate 0,1"},
         "cup A1E@0,1 create 1,1 N +"},
        {"an enemy created out of nothing",
         Setup(sun).pieces({"A1E@0,1", "B1W@1,1", "B1N@1,0", "B1N@1,0", "B1N@1,0", "B1N@1,2"}),
         {"activate 0,1"},
         "cup A1E@0,1 create B1W@1,1 +"},
        {"a territory without a card",
         Setup(sun).pieces({"A1W@0,1", "A2N@-1,1"}).hand("A", {"cups-king"}),
         {"activate 0,1"},
         "cup A1W@0,1 found -1,1 - +"},
        {"a territory that grows",
         Setup().land("0,1", "strength").land("1,1", "cups-5").pieces({"A1E@0,1", "A1N@1,1"}).hand("A", {"sun"}),
         {"activate 0,1"},
         "disc A1E@0,1 raise 1,1 - +"},
        {"a territory that is reduced",
         Setup().land("0,1", "death").land("1,1", "sun").pieces({"A1E@0,1", "A1W@2,1"}).hand("A", {"cups-2"}),
         {"activate 0,1"},
         "sword A1E@0,1 raze 1,1 1 - +"},
    };
}

std::string cardsOnBoard(const State& state) {
    std::vector<std::string> cards;
    for (const Territory& territory : state.map()) {
        cards.push_back(toText(territory.space) + " " + toText(territory.card) + "; ");
    }
    std::ranges::sort(cards);
    return std::accumulate(cards.begin(), cards.end(), std::string());
}

/// Checks that play has stopped and the table is unchanged.
void compareStopped(const Game& game, const State& before) {
    const State& state = game.state();
    QVERIFY(isOver(state));
    QCOMPARE(state.turn.link.kind, LinkKind::none);
    QCOMPARE(piecesOf(state), piecesOf(before));
    QCOMPARE(cardsOnBoard(state), cardsOnBoard(before));
    QCOMPARE(pileOf(state.discard), pileOf(before.discard));
    QCOMPARE(pileOf(state.draw), pileOf(before.draw));
    QVERIFY(state.stash == before.stash && state.hands == before.hands);
    QCOMPARE(brokenAccounts(game.rules(), state), std::string());
    QCOMPARE(eventsOf<event::HalfTakenBack>(game).size(), std::size_t{1});
}

}  // namespace

void TestMechanics::timeUpTakesBackHalfALink_data() {
    QTest::addColumn<int>("row");
    int row = 0;
    for (const Half& one : halves()) {
        QTest::newRow(one.name) << row++;
    }
}

void TestMechanics::timeUpTakesBackHalfALink() {
    QFETCH(int, row);
    const Half one = halves()[static_cast<std::size_t>(row)];
    Game game = Setup(one.setup).with("timer", 7).game(rulesWith(timed("minutes", 5, 9)));
    for (const std::string_view step : one.before) {
        play(game, {step});
    }
    const State before = game.state();
    play(game, {one.half});
    const State between = game.state();
    QVERIFY(between.turn.link.kind != LinkKind::none);
    QVERIFY(game.play(chance::TimeUp{}));
    compareStopped(game, before);
    game.undo();
    QVERIFY(game.state() == between);
    game.redo();
    compareStopped(game, before);
}

// DIS-2: a territory is discarded before its replacement is drawn, which may have to wait for a shuffle.
void TestMechanics::timeUpBringsBackATerritoryThatWaitsForItsCard() {
    const auto rules = rulesPatched(json::parse(R"({"mechanics": {"timer": {"mode": "minutes", "min": 5, "max": 9}},
                        "majors": {"wheel-of-fortune": [{"power": "disc", "replacement": ["hand", "draw-pile"]}]}})"));
    Game game = Setup()
                    .land("0,1", "wheel-of-fortune")
                    .land("1,1", "cups-5")
                    .pieces({"A1E@0,1", "A1N@1,1"})
                    .restDiscarded()
                    .with("timer", 7)
                    .game(rules);
    play(game, {"activate 0,1"});
    const State before = game.state();
    QVERIFY(!game.play(stepOf(game, "disc A1E@0,1 raise 1,1 top")).has_value());
    QCOMPARE(awaitedChance(game.state()), ChanceKind::shuffle);
    QCOMPARE(toText(game.state().discard.top()), std::string("cups-5"));
    QVERIFY(game.play(chance::TimeUp{}));
    compareStopped(game, before);
    QCOMPARE(static_cast<int>(game.state().winners), 1);
}

void TestMechanics::aGameSaysWhatHasEndedIt() {
    const auto endedBy = [](const Game& game) {
        const Ending ending = game.state().ending;
        return ending.by == Ending::By::mechanic ? std::string(game.rules().mechanics[ending.mechanic]->id())
                                                 : std::to_string(static_cast<int>(ending.by));
    };
    Game won = threeMajors().with("challenge", "A").with("timer", 9).game(rulesWith(timed("minutes", 5, 9)));
    QCOMPARE(endedBy(won), std::to_string(static_cast<int>(Ending::By::nothing)));
    Game rung = won;
    play(won, {"refresh - 0", "done"});
    QCOMPARE(endedBy(won), std::string("challenge"));
    QVERIFY(rung.play(chance::TimeUp{}));
    QCOMPARE(endedBy(rung), std::string("timer"));

    Game lost = threeMajors().with("challenge", "B").with("turn", "B").game();
    play(lost, {"refresh - 0", "done"});
    QCOMPARE(endedBy(lost), std::to_string(static_cast<int>(Ending::By::lastPlayer)));

    Game bare = Setup().land("0,1", "swords-2").pieces({"A1U@0,1"}).game();
    play(bare, {"activate 0,1", "sword A1U@0,1 raze 0,1 1 -", "done"});
    QCOMPARE(endedBy(bare), std::to_string(static_cast<int>(Ending::By::noTerritory)));
}

/// When a player sits out, no other player gets an extra turn for it.
void TestMechanics::aTurnPassedOverIsOneOfTheFinalRound() {
    const auto rules =
        rulesPatched({{"mechanics", {{"challenge", nullptr}, {"final-round", json::object()}}}, {"end", nullptr}});
    State state = Setup(3)
                      .land("0,0", "sun")
                      .land("1,0", "cups-2")
                      .land("2,0", "cups-3")
                      .pieces({"A1N@0,0", "B1N@1,0", "C1N@2,0"})
                      .with("shuffled", true)
                      .with("finalTurns", 3)
                      .state(rules);
    state.sittingOut = 0b10;
    Game game(rules, state);
    play(game, {"refresh - 0", "done", "refresh - 0"});
    QCOMPARE(game.state().turn.mover, Seat::c);
    play(game, {"done"});
    QVERIFY(isOver(game.state()));
    QCOMPARE(game.state().winners, std::uint8_t{0b1});
}

QTEST_APPLESS_MAIN(TestMechanics)
#include "tst_mechanics.moc"
