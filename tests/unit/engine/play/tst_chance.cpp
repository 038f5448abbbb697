// Chance: the same numbers on every machine, outcomes of equal probability, and no outcome accepted that does not fit.
#include "engine/play/game.h"
#include "tests/support/positions.h"

#include <QtTest>
#ifndef Q_MOC_RUN  // moc cannot read it
#include <rapidcheck.h>
#endif

#include <algorithm>
#include <functional>
#include <numeric>

using namespace gnostica::engine;
using namespace gnostica::tests;

namespace {

/// The authors' own code of both generators (public domain), as published.
namespace reference {

std::uint64_t splitmix64(std::uint64_t& x) {
    std::uint64_t z = (x += 0x9e3779b97f4a7c15);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
}

std::uint64_t rotl(std::uint64_t x, int k) {
    return (x << k) | (x >> (64 - k));
}

std::uint64_t xoshiro256starstar(std::array<std::uint64_t, 4>& s) {
    const std::uint64_t result = rotl(s[1] * 5, 7) * 9;
    const std::uint64_t t = s[1] << 17;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = rotl(s[3], 45);
    return result;
}

}  // namespace reference

/// Distance of counts from their expectation: about the number of kinds if these are equally likely.
double chiSquare(const std::vector<int>& counts) {
    const double expected = std::accumulate(counts.begin(), counts.end(), 0.0) / static_cast<double>(counts.size());
    double sum = 0;
    for (const int count : counts) {
        sum += (count - expected) * (count - expected) / expected;
    }
    return sum;
}

/// A game whose discard pile must be shuffled: three cards, and the one to be played.
Game beforeReshuffle() {
    Game game = Setup().land("0,1", "cups-9").pieces({"A2E@0,1", "B1N@0,1"}).draw({"sun"}).restDiscarded().game();
    game.play(stepOf(game, "refresh - 1"));
    return game;
}

chance::Shuffle pileOfAll(const Game& game) {
    chance::Shuffle pile;
    for (const Card card : game.state().discard.cards()) {
        pile.order[pile.count++] = card;
    }
    return pile;
}

Game beforeTheDraw(const char* start) {
    return Game(rulesWith({{"start", start}}), 4);
}

}  // namespace

class TestChance : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everySeedFollowsTheReference();
    void numbersBelowABoundAreSpecifiedToo();
    void numbersStayBelowTheirBound();
    void everyCardIsEquallyLikelyEverywhere();
    void everySeatIsEquallyLikely();
    void aDealMustBeTheWholeDeck_data();
    void aDealMustBeTheWholeDeck();
    void aReshuffleMustBeTheDiscards_data();
    void aReshuffleMustBeTheDiscards();
    void aDrawnSeatMustBeAtTheTable();
    void nothingFitsWhenAPlayerDecides();
    void drawnOutcomesFit();
    void aRefusedOutcomeChangesNothing();
};

void TestChance::everySeedFollowsTheReference() {
    const bool held = rc::check("any seed", [](std::uint64_t seed) {
        Rng rng(seed);
        std::array<std::uint64_t, 4> state{};
        for (std::uint64_t& word : state) {
            word = reference::splitmix64(seed);
        }
        for (int i = 0; i < 50; ++i) {
            RC_ASSERT(rng() == reference::xoshiro256starstar(state));
        }
    });
    QVERIFY(held);
}

// Computed by a separate implementation: multiplication with rejection, on the upper 32 bits.
void TestChance::numbersBelowABoundAreSpecifiedToo() {
    Rng cards(2026);
    for (const std::uint32_t expected : {44U, 22U, 63U, 69U, 63U, 61U, 65U, 64U, 67U, 18U, 75U, 24U}) {
        QCOMPARE(cards.below(78), expected);
    }
    Rng rejecting(7);  // a bound that rejects every fourth number
    for (const std::uint32_t expected : {2256714809U, 897920560U, 2704629367U, 3191784369U, 195696145U, 336411224U}) {
        QCOMPARE(rejecting.below(0xc0000001U), expected);
    }
}

void TestChance::numbersStayBelowTheirBound() {
    const bool held = rc::check("any bound", [](std::uint64_t seed) {
        const auto bound = *rc::gen::inRange<std::uint32_t>(1, 0xffffffffU);
        Rng rng(seed);
        for (int i = 0; i < 20; ++i) {
            RC_ASSERT(rng.below(bound) < bound);
        }
        RC_ASSERT(rng.below(1) == 0U);
    });
    QVERIFY(held);
}

// The position of the Fool, and the card on top: 78 kinds each, so about 78 ± 12.
void TestChance::everyCardIsEquallyLikelyEverywhere() {
    const State fresh = newGame(*baseRules(), 2);
    std::vector<int> placeOfFool(kCardCount);
    std::vector<int> cardOnTop(kCardCount);
    Rng rng(11);
    for (int i = 0; i < 40 * kCardCount; ++i) {
        const auto deal = std::get<chance::Shuffle>(drawChance(*baseRules(), fresh, rng));
        const auto fool = std::ranges::find(deal.order, major::fool) - deal.order.begin();
        ++placeOfFool[static_cast<std::size_t>(fool)];
        ++cardOnTop[deal.order.front().index()];
    }
    QVERIFY(chiSquare(placeOfFool) < 78 + 50);
    QVERIFY(chiSquare(cardOnTop) < 78 + 50);
}

void TestChance::everySeatIsEquallyLikely() {
    Game game = beforeTheDraw("random");
    Rng rng(3);
    game.play(drawChance(game.rules(), game.state(), rng));
    QCOMPARE(awaitedChance(game.state()), ChanceKind::seat);
    std::vector<int> drawn(4);
    for (int i = 0; i < 4000; ++i) {
        ++drawn[index(std::get<chance::DrawnSeat>(drawChance(game.rules(), game.state(), rng)).seat)];
    }
    QVERIFY(chiSquare(drawn) < 16);
}

void TestChance::aDealMustBeTheWholeDeck_data() {
    QTest::addColumn<int>("count");
    QTest::addColumn<int>("twice");  // index of the card that is dealt twice, instead of the last one
    QTest::addColumn<bool>("fits");
    QTest::newRow("all cards once") << kCardCount << -1 << true;
    QTest::newRow("one is missing") << kCardCount - 1 << -1 << false;
    QTest::newRow("one is there twice") << kCardCount << 5 << false;
    QTest::newRow("none at all") << 0 << -1 << false;
    QTest::newRow("more than there are") << 255 << -1 << false;
}

void TestChance::aDealMustBeTheWholeDeck() {
    QFETCH(int, count);
    QFETCH(int, twice);
    const State fresh = newGame(*baseRules(), 2);
    Rng rng(1);
    auto deal = std::get<chance::Shuffle>(drawChance(*baseRules(), fresh, rng));
    deal.count = static_cast<std::uint8_t>(count);
    if (twice >= 0) {
        deal.order.back() = deal.order[static_cast<std::size_t>(twice)];
    }
    QTEST(fits(*baseRules(), fresh, Chance(deal)), "fits");
}

void TestChance::aReshuffleMustBeTheDiscards_data() {
    QTest::addColumn<QString>("change");
    QTest::addColumn<bool>("fits");
    QTest::newRow("as they lie") << "" << true;
    QTest::newRow("in another order") << "reversed" << true;
    QTest::newRow("one too few") << "short" << false;
    QTest::newRow("with a card from the board") << "foreign" << false;
}

void TestChance::aReshuffleMustBeTheDiscards() {
    QFETCH(QString, change);
    const Game game = beforeReshuffle();
    QCOMPARE(awaitedChance(game.state()), ChanceKind::shuffle);
    chance::Shuffle pile = pileOfAll(game);
    const auto end = pile.order.begin() + pile.count;
    if (change == u"reversed") {
        std::reverse(pile.order.begin(), end);
    } else if (change == u"short") {
        --pile.count;
    } else if (change == u"foreign") {
        pile.order.front() = card("cups-9");
    }
    QTEST(fits(game.rules(), game.state(), Chance(pile)), "fits");
}

void TestChance::aDrawnSeatMustBeAtTheTable() {
    Game game = beforeTheDraw("random");
    Rng rng(3);
    game.play(drawChance(game.rules(), game.state(), rng));
    QVERIFY(fits(game.rules(), game.state(), chance::DrawnSeat{Seat::d}));
    QVERIFY(!fits(game.rules(), game.state(), chance::DrawnSeat{Seat::e}));
    QVERIFY(!fits(game.rules(), game.state(), chance::DrawnSeat{Seat::none}));
}

void TestChance::nothingFitsWhenAPlayerDecides() {
    const Game game = Setup().land("0,1", "cups-9").pieces({"A2E@0,1"}).game();
    for (const Chance& outcome : std::initializer_list<Chance>{chance::Shuffle{}, chance::DrawnSeat{Seat::a},
                                                               chance::Timer{3}, chance::TimeUp{}, chance::Dice{}}) {
        QVERIFY(!fits(game.rules(), game.state(), outcome));
    }
}

void TestChance::drawnOutcomesFit() {
    const Game reshuffle = beforeReshuffle();
    const State fresh = newGame(*baseRules(), 5);
    Rng rng(9);
    for (int i = 0; i < 100; ++i) {
        QVERIFY(fits(*baseRules(), fresh, drawChance(*baseRules(), fresh, rng)));
        QVERIFY(fits(reshuffle.rules(), reshuffle.state(), drawChance(reshuffle.rules(), reshuffle.state(), rng)));
    }
}

void TestChance::aRefusedOutcomeChangesNothing() {
    Game game = beforeReshuffle();
    const State before = game.state();
    QVERIFY(!game.play(Chance(chance::Dice{})));
    QVERIFY(game.state() == before);
    QCOMPARE(game.history().size(), std::size_t{1});
}

QTEST_APPLESS_MAIN(TestChance)
#include "tst_chance.moc"
