// The plain values of a game: cards and sets of them, pieces, spaces, piles, the state and its hash.
#include "engine/play/play.h"
#include "engine/powers/table.h"
#include "tests/support/positions.h"

#include <QtTest>
#ifndef Q_MOC_RUN  // moc cannot read it
#include <rapidcheck.h>
#endif

#include <algorithm>
#include <functional>
#include <set>

using namespace gnostica::engine;
using namespace gnostica::tests;

namespace {

std::set<int> anyCards() {
    return *rc::gen::container<std::set<int>>(rc::gen::inRange(0, kCardCount));
}

CardSet setOf(const std::set<int>& numbers) {
    CardSet cards;
    for (const int number : numbers) {
        cards.insert(Card(number));
    }
    return cards;
}

std::vector<int> numbersOf(CardSet cards) {
    std::vector<int> numbers;
    for (const Card card : cards) {
        numbers.push_back(card.number());
    }
    return numbers;
}

/// A few scattered territories.
State anyBoard() {
    State state;
    const auto spaces = *rc::gen::container<std::set<std::pair<int, int>>>(
        rc::gen::pair(rc::gen::inRange(-4, 5), rc::gen::inRange(-4, 5)));
    for (const auto& [column, row] : spaces) {
        if (state.territoryCount < kCardCount) {
            state.territories[state.territoryCount] = {at(column, row), Card(state.territoryCount)};
            ++state.territoryCount;
        }
    }
    return state;
}

State someState() {
    return Setup()
        .land("0,1", "death")
        .land("1,1", "sun")
        .pieces({"A1E@0,1", "A2W@2,1", "B1N@1,1"})
        .hand("A", {"cups-2"})
        .discard({"moon", "star"})
        .state();
}

/// One change of a state.
struct Change {
    const char* name;
    std::function<void(State&)> apply;
};

std::vector<Change> changesOnTheTable() {
    return {
        {"a piece's space", [](State& s) { s.pieces[0].setSpace(at(1, 1)); }},
        {"a piece's facing", [](State& s) { s.pieces[0].setFacing(Facing::south); }},
        {"a piece's size", [](State& s) { s.pieces[0].setSize(2); }},
        {"a piece's owner", [](State& s) { s.pieces[0].setOwner(Seat::b); }},
        {"a minion", [](State& s) { s.pieces[0].set(Mark::minion); }},
        {"a piece more", [](State& s) { ++s.pieceCount; }},
        {"the order of arrival", [](State& s) { std::swap(s.pieces[0], s.pieces[1]); }},
        {"a territory's card", [](State& s) { s.territories[0].card = card("tower"); }},
        {"a territory's space", [](State& s) { s.territories[0].space = at(0, 2); }},
        {"two cards that change places", [](State& s) { std::swap(s.territories[0].card, s.territories[1].card); }},
        {"a territory less", [](State& s) { --s.territoryCount; }},
        {"a card in a hand", [](State& s) { s.hands[Seat::b].insert(card("tower")); }},
        {"a card that is known", [](State& s) { s.known[Seat::b].insert(card("cups-2")); }},
        {"the draw pile", [](State& s) { s.draw.pop(); }},
        {"the discard pile", [](State& s) { s.discard.push(card("tower")); }},
        {"the order of the discard pile",
         [](State& s) {
             const Card top = s.discard.pop();
             const Card next = s.discard.pop();
             s.discard.push(top);
             s.discard.push(next);
         }},
    };
}

std::vector<Change> changesOfTheTurn() {
    return {
        {"the order of turns", [](State& s) { std::swap(s.order[0], s.order[1]); }},
        {"what a mechanic remembers", [](State& s) { s.memory[kMemorySize - 1] = 1; }},
        {"the mover", [](State& s) { s.turn.mover = Seat::b; }},
        {"the stage", [](State& s) { s.turn.stage = Stage::close; }},
        {"the hook", [](State& s) { s.turn.hook = Hook::turnEnd; }},
        {"who has the floor", [](State& s) { s.turn.mechanic = 9; }},
        {"an interruption", [](State& s) { s.turn.interrupt = 1; }},
        {"what chance is asked", [](State& s) { s.turn.awaiting = ChanceKind::dice; }},
        {"who draws", [](State& s) { s.turn.drawer = Seat::b; }},
        {"how many are to be drawn", [](State& s) { s.turn.drawsLeft = 3; }},
        {"that all are minions", [](State& s) { s.turn.allMinions = true; }},
        {"that the void waits", [](State& s) { s.turn.voidWaits = !s.turn.voidWaits; }},
        {"a card in play",
         [](State& s) {
             s.turn.frames[s.turn.depth++] = {card("tower"), 0, 0};
         }},
        {"a pending link", [](State& s) { s.turn.link.kind = LinkKind::crowd; }},
        {"a step that waits for a shuffle", [](State& s) { s.turn.deferring = true; }},
        {"the number of turns", [](State& s) { ++s.turnsPlayed; }},
        {"who is out", [](State& s) { s.eliminated = 2; }},
        {"who sits out", [](State& s) { s.sittingOut = 2; }},
        {"against whom all play", [](State& s) { s.against = 2; }},
        {"who has won", [](State& s) { s.winners = 2; }},
        {"why the game is over", [](State& s) { s.ending.by = Ending::By::noTerritory; }},
        {"what has ended it", [](State& s) { s.ending.mechanic = 1; }},
        {"what half a link takes back",
         [](State& s) {
             s.turn.link.before = Piece(Seat::b, 2, Facing::south, {1, 2});
         }},
        {"the number of seats", [](State& s) { ++s.seats; }},
    };
}

std::vector<Change> allChanges() {
    std::vector<Change> all = changesOnTheTable();
    const std::vector<Change> more = changesOfTheTurn();
    all.insert(all.end(), more.begin(), more.end());
    return all;
}

/// Leaves non-zero bytes on the stack where later variables will be.
[[gnu::noinline]] int soilTheStack(unsigned char byte) {
    std::array<volatile unsigned char, 16384> soil;
    for (auto& each : soil) {
        each = byte;
    }
    return soil[byte];
}

}  // namespace

class TestState : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cardsAreNumberedInDeckOrder();
    void setsOfCardsAreSets();
    void aPickNamesCardsOfAHand();
    void aPieceKeepsWhatItIsGiven();
    void aPieceForgetsItsTurn();
    void everySpaceIsOfOneKind();
    void everyLivingSpaceIsVisitedOnce();
    void neighboursAreNeighboursOfEachOther();
    void aPileKeepsItsOrder();
    void whatLiesBeyondTheCountsDoesNotMatter();
    void theOrderOfTerritoriesDoesNotMatter();
    void everyChangeShows_data();
    void everyChangeShows();
    void aStepCountsWhileItWaits();
    void newGamesAreAlikeToTheLastByte();
    void copiesGoTheirOwnWays();
};

void TestState::cardsAreNumberedInDeckOrder() {
    QCOMPARE(card("fool"), Card::major(0));
    QCOMPARE(card("world"), Card(21));
    QCOMPARE(card("cups-ace"), Card(22));
    QCOMPARE(card("swords-king"), Card(77));
    QVERIFY(Card::none().isNone());
    for (int number = kMajorCount; number < kCardCount; ++number) {
        const Card each(number);
        QCOMPARE(Card::minor(each.suit(), each.height()), each);
        QCOMPARE(each.rank(), each.height() > 10 ? Rank::royalty : Rank::spot);
    }
    QCOMPARE(Card::major(21).rank(), Rank::major);
}

void TestState::setsOfCardsAreSets() {
    const bool held = rc::check("like std::set", [] {
        const std::set<int> a = anyCards();
        const std::set<int> b = anyCards();
        std::set<int> both;
        std::set<int> common;
        std::set<int> rest;
        std::ranges::set_union(a, b, std::inserter(both, both.end()));
        std::ranges::set_intersection(a, b, std::inserter(common, common.end()));
        std::ranges::set_difference(a, b, std::inserter(rest, rest.end()));
        RC_ASSERT((setOf(a) | setOf(b)) == setOf(both));
        RC_ASSERT((setOf(a) & setOf(b)) == setOf(common));
        RC_ASSERT((setOf(a) - setOf(b)) == setOf(rest));
        RC_ASSERT(setOf(a).size() == static_cast<int>(a.size()));
        RC_ASSERT(setOf(a).empty() == a.empty());
        RC_ASSERT(numbersOf(setOf(a)) == std::vector<int>(a.begin(), a.end()));
        RC_ASSERT((CardSet::deck() - setOf(a)).size() == kCardCount - static_cast<int>(a.size()));
        RC_ASSERT(!setOf(a).contains(Card::none()));
    });
    QVERIFY(held);
}

void TestState::aPickNamesCardsOfAHand() {
    const bool held = rc::check("a pick and its cards", [] {
        CardSet hand;
        for (const int number : anyCards()) {
            if (hand.size() < kMaxHand) {
                hand.insert(Card(number));
            }
        }
        const CardSet picked = setOf(anyCards()) & hand;
        const HandPick pick = HandPick::of(picked, hand);
        RC_ASSERT(pick.from(hand) == picked);
        RC_ASSERT(pick.size() == picked.size());
    });
    QVERIFY(held);
}

void TestState::aPieceKeepsWhatItIsGiven() {
    for (int seat = 0; seat < kMaxSeats; ++seat) {
        for (int size = 1; size <= kSizes; ++size) {
            for (const Facing facing : kAllFacings) {
                const Piece piece(seatAt(seat), size, facing, at(-300, 300));
                QCOMPARE(piece.owner(), seatAt(seat));
                QCOMPARE(piece.size(), size);
                QCOMPARE(piece.startSize(), size);
                QCOMPARE(piece.facing(), facing);
                QVERIFY(piece.space() == at(-300, 300));
                QCOMPARE(piece.marks(), 0U);
            }
        }
    }
}

void TestState::aPieceForgetsItsTurn() {
    Piece piece(Seat::a, 1, Facing::north, at(0, 0));
    piece.set(Mark::minion);
    piece.set(Mark::noted);
    piece.setSize(3);
    QVERIFY(piece.has(Mark::minion) && piece.has(Mark::noted) && !piece.has(Mark::subject));
    piece.clear(Mark::minion);
    QVERIFY(!piece.has(Mark::minion) && piece.has(Mark::noted));
    QCOMPARE(piece.startSize(), 1);
    piece.beginTurn();
    QCOMPARE(piece.marks(), 0U);
    QCOMPARE(piece.startSize(), 3);
}

// SPC-1 to SPC-3
void TestState::everySpaceIsOfOneKind() {
    const bool held = rc::check("territory, wasteland or void", [] {
        const State state = anyBoard();
        const Space space = at(*rc::gen::inRange(-6, 7), *rc::gen::inRange(-6, 7));
        const bool nextToOne =
            std::ranges::any_of(neighbours(space), [&](Space side) { return state.territoryAt(side) != nullptr; });
        RC_ASSERT(state.isTerritory(space) + state.isWasteland(space) + state.isVoid(space) == 1);
        RC_ASSERT(state.isTerritory(space) == (state.territoryAt(space) != nullptr));
        RC_ASSERT(state.isWasteland(space) == (nextToOne && !state.isTerritory(space)));
    });
    QVERIFY(held);
}

void TestState::everyLivingSpaceIsVisitedOnce() {
    const bool held = rc::check("each once", [] {
        const State state = anyBoard();
        std::multiset<Space> visited;
        Table(*baseRules(), state).forEachLivingSpace([&](Space space) { visited.insert(space); });
        for (int column = -6; column <= 6; ++column) {
            for (int row = -6; row <= 6; ++row) {
                RC_ASSERT(visited.count(at(column, row)) == (state.isVoid(at(column, row)) ? 0U : 1U));
            }
        }
    });
    QVERIFY(held);
}

void TestState::neighboursAreNeighboursOfEachOther() {
    const Space middle = at(-2, 3);
    for (const Space side : neighbours(middle)) {
        QVERIFY(adjacent(middle, side));
        QCOMPARE(std::ranges::count(neighbours(side), middle), 1);
    }
    QVERIFY(!adjacent(middle, middle));
    QVERIFY(!adjacent(middle, at(-1, 4)));
    QVERIFY(neighbour(middle, Facing::north, 3) == at(-2, 0));  // row numbers grow to the south
    QVERIFY(neighbour(middle, Facing::east, 2) == at(0, 3));
    QVERIFY(neighbour(middle, Facing::upright, 2) == middle);
}

void TestState::aPileKeepsItsOrder() {
    Pile pile;
    for (const char* name : {"sun", "moon", "star"}) {
        pile.push(card(name));
    }
    QCOMPARE(pileOf(pile), std::string("star,moon,sun"));
    QCOMPARE(pile.topFirst(), (std::vector<Card>{card("star"), card("moon"), card("sun")}));
    pile.remove(card("moon"));
    pile.remove(card("tower"));  // which is not in the pile
    QCOMPARE(pileOf(pile), std::string("star,sun"));
    QVERIFY(pile.contains(card("sun")) && !pile.contains(card("moon")));
    QCOMPARE(pile.pop(), card("star"));
    QCOMPARE(pile.top(), card("sun"));
}

void TestState::whatLiesBeyondTheCountsDoesNotMatter() {
    const State state = someState();
    State other = state;
    other.pieces[other.pieceCount] = Piece(Seat::b, 2, Facing::south, at(7, 7));
    other.territories[other.territoryCount] = {at(7, 7), card("tower")};
    other.turn.frames[other.turn.depth] = {card("tower"), 1, 1};
    other.turn.deferred = step::Done{};
    other.draw.push(card("tower"));
    other.draw.pop();
    QVERIFY(other == state);
    QCOMPARE(hash(other), hash(state));
}

void TestState::theOrderOfTerritoriesDoesNotMatter() {
    const State state = someState();
    State other = state;
    std::swap(other.territories[0], other.territories[1]);
    QVERIFY(other == state);
    QCOMPARE(hash(other), hash(state));
}

void TestState::everyChangeShows_data() {
    QTest::addColumn<int>("number");
    int number = 0;
    for (const Change& change : allChanges()) {
        QTest::newRow(change.name) << number++;
    }
}

void TestState::everyChangeShows() {
    QFETCH(int, number);
    const State state = someState();
    State other = state;
    allChanges()[static_cast<std::size_t>(number)].apply(other);
    QVERIFY(!(other == state));
    QVERIFY(hash(other) != hash(state));
}

void TestState::aStepCountsWhileItWaits() {
    State one = someState();
    one.turn.deferred = step::Refresh{.discards = {}, .draw = 1};
    State other = one;
    other.turn.deferred = step::Refresh{.discards = {}, .draw = 2};
    QVERIFY(one == other);
    QCOMPARE(hash(one), hash(other));
    one.turn.interrupt = other.turn.interrupt = 1;
    QVERIFY(!(one == other));
    QVERIFY(hash(one) != hash(other));
}

// Regression: the state of mechanics contained uninitialised bytes, so that a replay differed from its game.
void TestState::newGamesAreAlikeToTheLastByte() {
    soilTheStack(0x55);
    const State first = newGame(*baseRules(), 3);
    soilTheStack(0xaa);
    const State second = newGame(*baseRules(), 3);
    QVERIFY(first.memory == second.memory);
    QCOMPARE(hash(first), hash(second));
}

void TestState::copiesGoTheirOwnWays() {
    const State state = someState();
    const std::uint64_t before = hash(state);
    State copy = state;
    StepList steps;
    legalSteps(*baseRules(), copy, steps);
    apply(*baseRules(), copy, steps[0]);
    QVERIFY(!(copy == state));
    QCOMPARE(hash(state), before);
}

QTEST_APPLESS_MAIN(TestState)
#include "tst_state.moc"
