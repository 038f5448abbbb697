// The same luck for games under different rules.
#ifndef Q_MOC_RUN  // moc cannot read all of C++20
#include "engine/lab/paired_chance.h"
#include "engine/mechanics/mechanic.h"
#include "engine/play/play.h"
#include "tests/support/positions.h"

#include <boost/math/distributions/chi_squared.hpp>
#endif

#include <QtTest>

#include <algorithm>
#include <numeric>
#include <vector>

using namespace gnostica::engine;
using namespace gnostica::tests;
using lab::PairedChance;
using nlohmann::json;

namespace {

/// Asks for dice and does nothing else.
class DiceAsker final : public Mechanic {
public:
    explicit DiceAsker(DiceAsked asked) : asked_(asked) {}
    std::string_view id() const override { return "dice-asker"; }
    int rank() const override { return 1; }
    DiceAsked dice(const Table&) const override { return asked_; }

private:
    DiceAsked asked_;
};

chance::Dice thrown(PairedChance& luck, const DiceKind& kind, int count) {
    Rules rules;
    DiceAsked asked;
    asked.kind = kind;
    asked.count = count;
    rules.mechanics.push_back(std::make_unique<DiceAsker>(asked));
    State state;
    state.turn.stage = Stage::floor;
    state.turn.awaiting = ChanceKind::dice;
    const Chance outcome = luck.draw(rules, state);
    if (!fits(rules, state, outcome)) {
        throw std::logic_error("dice do not fit");
    }
    return std::get<chance::Dice>(outcome);
}

std::vector<Card> dealt(PairedChance& luck) {
    const Chance deal = luck.draw(*baseRules(), newGame(*baseRules(), 2));
    const auto cards = std::get<chance::Shuffle>(deal).cards();
    return {cards.begin(), cards.end()};
}

/// The new draw pile of a game with these discards.
std::vector<Card> shuffled(PairedChance& luck, CardSet discards) {
    State state = newGame(*baseRules(), 2);
    for (const Card card : discards) {
        state.discard.push(card);
    }
    state.turn.awaiting = ChanceKind::shuffle;
    const Chance pile = luck.draw(*baseRules(), state);
    if (!fits(*baseRules(), state, pile)) {
        throw std::logic_error("a shuffle does not fit");
    }
    const auto cards = std::get<chance::Shuffle>(pile).cards();
    return {cards.begin(), cards.end()};
}

std::vector<Card> only(std::vector<Card> cards, CardSet kept) {
    std::erase_if(cards, [&](Card card) { return !kept.contains(card); });
    return cards;
}

/// The probability that equally likely counts are as far apart as these, or further.
double chanceOf(const std::vector<int>& counts) {
    const double expected = std::accumulate(counts.begin(), counts.end(), 0.0) / static_cast<double>(counts.size());
    double sum = 0;
    for (const int count : counts) {
        sum += (count - expected) * (count - expected) / expected;
    }
    const boost::math::chi_squared distribution(static_cast<double>(counts.size() - 1));
    return boost::math::cdf(boost::math::complement(distribution, sum));
}

constexpr DiceKind kTwelve{"d12", 1, 12, {}};
constexpr DiceKind kSigns{"signs", -1, 1, "-0+"};
constexpr double kUnlikely = 0.001;  // the seeds are fixed: a test that passes once always passes

}  // namespace

class TestPairedChance : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void equalSeedsHaveEqualLuck();
    void theDealIsWhole();
    void sharedCardsComeInTheSameOrder();
    void everyShuffleIsAnother();
    void throwsOfOtherNumbersStayInStep();
    void kindsDoNotDisturbEachOther();
    void timersOfOtherBoundsGoTogether();
    void everyPlaceIsAsLikely();
    void neighboursAreAsLikely();
    void everyFaceIsAsLikely();
    void everySeatIsAsLikely();
};

void TestPairedChance::equalSeedsHaveEqualLuck() {
    PairedChance one(7);
    PairedChance two(7);
    PairedChance other(8);
    const auto deal = dealt(one);
    QVERIFY(deal == dealt(two));
    QVERIFY(deal != dealt(other));
}

void TestPairedChance::theDealIsWhole() {
    PairedChance luck(1);
    auto deal = dealt(luck);
    std::ranges::sort(deal);
    QCOMPARE(deal.size(), std::size_t{kCardCount});
    QVERIFY(std::ranges::adjacent_find(deal) == deal.end());
}

/// Games with different discards shuffle their common cards in the same order.
void TestPairedChance::sharedCardsComeInTheSameOrder() {
    const CardSet some = cardSet({"fool", "sun", "cups-2", "cups-5", "rods-king", "discs-7", "swords-ace"});
    CardSet more = some | cardSet({"moon", "star", "cups-9", "swords-10"});
    more.erase(card("cups-5"));
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        PairedChance one(seed);
        PairedChance two(seed);
        QVERIFY(only(shuffled(one, some), more) == only(shuffled(two, more), some));
    }
}

void TestPairedChance::everyShuffleIsAnother() {
    PairedChance luck(3);
    const CardSet cards = CardSet::deck();
    QVERIFY(shuffled(luck, cards) != shuffled(luck, cards));
}

/// An attack on two in one game, on three in the other: the dice that both throw agree, then and later.
void TestPairedChance::throwsOfOtherNumbersStayInStep() {
    PairedChance one(5);
    PairedChance two(5);
    for (const auto& [few, many] : {std::pair(2, 3), std::pair(1, 6), std::pair(4, 4)}) {
        const auto a = thrown(one, kTwelve, few);
        const auto b = thrown(two, kTwelve, many);
        QVERIFY(std::ranges::equal(a.shown(), b.shown().first(static_cast<std::size_t>(few))));
    }
}

void TestPairedChance::kindsDoNotDisturbEachOther() {
    PairedChance one(9);
    PairedChance two(9);
    thrown(one, kSigns, 5);
    dealt(one);
    QVERIFY(thrown(one, kTwelve, 8) == thrown(two, kTwelve, 8));
    QVERIFY(thrown(one, kTwelve, 8) != thrown(one, kTwelve, 8));
}

/// If one timer may ring later than the other, it does not ring earlier.
void TestPairedChance::timersOfOtherBoundsGoTogether() {
    const auto drawn = [](int least, int most, std::uint64_t seed) {
        const auto rules = rulesWith({{"timer", "rounds"}, {"timerMin", least}, {"timerMax", most}, {"start", "seat"}});
        State state = newGame(*rules, 2);
        PairedChance luck(seed);
        apply(*rules, state, luck.draw(*rules, state));
        const Chance timer = luck.draw(*rules, state);
        return fits(*rules, state, timer) ? int{std::get<chance::Timer>(timer).count} : -1;
    };
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const int shorter = drawn(4, 9, seed);
        QVERIFY(shorter >= 4 && shorter <= 9);
        QVERIFY(shorter <= drawn(4, 19, seed));
    }
}

void TestPairedChance::everyPlaceIsAsLikely() {
    std::vector<int> places(kCardCount);
    for (std::uint64_t seed = 0; seed < 60 * kCardCount; ++seed) {
        PairedChance luck(seed);
        const auto deal = dealt(luck);
        ++places[static_cast<std::size_t>(std::ranges::find(deal, card("sun")) - deal.begin())];
    }
    QVERIFY(chanceOf(places) > kUnlikely);
}

/// The first two of three cards: six orders.
void TestPairedChance::neighboursAreAsLikely() {
    const CardSet three = cardSet({"cups-2", "cups-3", "cups-4"});
    std::vector<int> orders(6);
    for (std::uint64_t seed = 0; seed < 1200; ++seed) {
        PairedChance luck(seed);
        for (int i = 0; i < 3; ++i) {
            std::vector<Card> order = shuffled(luck, three);
            std::size_t number = 0;
            while (std::ranges::next_permutation(order).found) {
                ++number;
            }
            ++orders[number];
        }
    }
    QVERIFY(chanceOf(orders) > kUnlikely);
}

void TestPairedChance::everyFaceIsAsLikely() {
    std::vector<int> faces(12);
    std::vector<int> signs(3);
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        PairedChance luck(seed);
        for (int i = 0; i < 4; ++i) {
            const auto twelves = thrown(luck, kTwelve, 3);
            for (const int face : twelves.shown()) {
                ++faces[static_cast<std::size_t>(face - 1)];
            }
            const auto signsThrown = thrown(luck, kSigns, 2);
            for (const int sign : signsThrown.shown()) {
                ++signs[static_cast<std::size_t>(sign + 1)];
            }
        }
    }
    QVERIFY(chanceOf(faces) > kUnlikely);
    QVERIFY(chanceOf(signs) > kUnlikely);
}

void TestPairedChance::everySeatIsAsLikely() {
    const auto rules = rulesWith({{"start", "random"}});
    std::vector<int> seats(5);
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
        State state = newGame(*rules, 5);
        PairedChance luck(seed);
        apply(*rules, state, luck.draw(*rules, state));
        const Chance drawn = luck.draw(*rules, state);
        QVERIFY(fits(*rules, state, drawn));
        ++seats[index(std::get<chance::DrawnSeat>(drawn).seat)];
    }
    QVERIFY(chanceOf(seats) > kUnlikely);
}

QTEST_APPLESS_MAIN(TestPairedChance)
#include "tst_paired_chance.moc"
