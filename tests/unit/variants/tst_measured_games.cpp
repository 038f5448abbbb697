// Games of every shipped ruleset have metrics within the bounds of the metric table, and equal luck for equal requests.
#include "engine/lab/measured_game.h"
#include "engine/lab/paired_chance.h"
#include "engine/play/play.h"
#include "tests/support/random_play.h"
#include "tests/unit/shipped.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <cstring>

using namespace gnostica::engine;
using namespace gnostica::tests;
using lab::GamePlan;
using lab::MeasuredGame;
using lab::Metric;
using lab::PairedChance;

namespace {

GamePlan planOf(const std::shared_ptr<const Rules>& rules, std::uint64_t seed) {
    GamePlan plan;
    plan.rules = rules;
    plan.seats = std::clamp(3, rules->minSeats, rules->maxSeats);
    plan.chanceSeed = seed;
    plan.longest = 60;
    for (int i = 0; i < plan.seats; ++i) {
        plan.entrants[seatAt(i)].level = bots::Level::random;
        plan.playerSeeds[seatAt(i)] = seed;
    }
    return plan;
}

/// The fault of a value; empty if there is none.
std::string faultOf(const lab::MetricInfo& info, double value) {
    if (std::isnan(value)) {
        return {};
    }
    const bool isTooLow = info.low && value < *info.low;
    const bool isTooHigh = info.high && value > *info.high;
    return isTooLow || isTooHigh || std::isinf(value) ? std::string(info.id) + " is " + std::to_string(value) : "";
}

std::string faultOf(const MeasuredGame& game) {
    for (const lab::MetricInfo& info : lab::metrics().first(lab::kGameMetrics)) {
        if (const std::string fault = faultOf(info, game[info.metric]); !fault.empty()) {
            return fault;
        }
    }
    for (const lab::Use& use : game.uses) {
        if (use.used > use.legal || use.legal > game.decisions) {
            return use.id + " was used more often than it could be";
        }
    }
    return game.course.size() == static_cast<std::size_t>(game.turns) ? "" : "a turn has no row";
}

}  // namespace

class TestMeasuredGames : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void measuresKeepTheirBounds_data() { addChoices(); }
    void measuresKeepTheirBounds();
    void luckFits_data() { addChoices(); }
    void luckFits();
    void everyRulesetIsDealtTheSame();

private:
    void addChoices() const {
        QTest::addColumn<int>("number");
        const auto choices = shipped_.choices();
        for (std::size_t i = 0; i < choices.size(); ++i) {
            if (choices[i].expansions.empty() || choices[i].base == "gnostica") {
                QTest::newRow(Shipped::nameOf(choices[i]).c_str()) << static_cast<int>(i);
            }
        }
    }
    std::shared_ptr<const Rules> rulesOf(int number) const {
        return shipped_.rules(shipped_.choices()[static_cast<std::size_t>(number)]);
    }

    const Shipped shipped_;
};

void TestMeasuredGames::measuresKeepTheirBounds() {
    QFETCH(int, number);
    const GamePlan plan = planOf(rulesOf(number), static_cast<std::uint64_t>(number));
    const MeasuredGame game = playMeasured(plan);
    QCOMPARE(QString::fromStdString(faultOf(game)), QString());
    const MeasuredGame again = playMeasured(plan);
    QVERIFY(std::memcmp(game.values.data(), again.values.data(), sizeof(game.values)) == 0);
}

/// For every kind of chance in a game, including dice of plug-ins.
void TestMeasuredGames::luckFits() {
    QFETCH(int, number);
    const auto rules = rulesOf(number);
    PairedChance luck(static_cast<std::uint64_t>(number));
    Rng rng(1);
    State state = newGame(*rules, std::clamp(2, rules->minSeats, rules->maxSeats));
    StepList steps;
    for (int i = 0; i < 120 && !isOver(state); ++i) {
        if (decider(*rules, state) == Seat::chance) {
            const Chance outcome = luck.draw(*rules, state);
            QVERIFY(fits(*rules, state, outcome));
            apply(*rules, state, outcome);
        } else {
            legalSteps(*rules, state, steps);
            apply(*rules, state, Step(choose(steps, rng)));
        }
    }
}

void TestMeasuredGames::everyRulesetIsDealtTheSame() {
    const auto dealOf = [&](const RulesetChoice& choice) {
        const auto rules = shipped_.rules(choice);
        return PairedChance(5).draw(*rules, newGame(*rules, std::max(2, rules->minSeats)));
    };
    const auto choices = shipped_.choices();
    const Chance deal = dealOf(choices.front());
    QVERIFY(std::ranges::all_of(choices, [&](const RulesetChoice& choice) { return dealOf(choice) == deal; }));
}

QTEST_GUILESS_MAIN(TestMeasuredGames)
#include "tst_measured_games.moc"
