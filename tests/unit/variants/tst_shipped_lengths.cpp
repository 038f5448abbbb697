// resources/lengths.json matches the shipped rulesets and judging.
#include "engine/lab/byte_hash.h"
#include "engine/lab/game_lengths.h"
#include "tests/unit/shipped.h"

#include <QtTest>

#include <fstream>
#include <sstream>

using namespace gnostica::engine;
using namespace gnostica::tests;

namespace {

/// The command to run when a row is outdated.
constexpr const char* kMeasure = "run: gnostica-cli lengths --out resources/lengths.json";

/// As the command measures.
lab::LengthPlan planOf(const std::shared_ptr<const Rules>& rules, const lab::GameLength& row) {
    bots::Budget budget = bots::budgetOf(bots::Level::quick);
    budget.seconds = 0;
    lab::LengthPlan plan;
    plan.rules = rules;
    plan.seats = row.seats;
    plan.entrant = {.level = bots::Level::quick, .budget = budget};
    return plan;
}

std::string shippedText() {
    std::ifstream file(GNOSTICA_TEST_DATA "/../resources/lengths.json");
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

}  // namespace

class TestShippedLengths : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theFileIsAsTheProgramWritesIt();
    void everyRowHoldsStill();
};

void TestShippedLengths::theFileIsAsTheProgramWritesIt() {
    const auto lengths = lab::lengthsFrom(shippedText(), "lengths.json");
    QVERIFY(lengths);
    QCOMPARE(toText(*lengths), shippedText());
}

/// Rows may be missing, but none has another ruleset or judging: after a change, games are measured again.
void TestShippedLengths::everyRowHoldsStill() {
    const Shipped shipped;
    const std::uint64_t judging = lab::byteHash(toText(bots::shippedJudging()));
    std::map<std::string, std::shared_ptr<const Rules>> rules;
    for (const RulesetChoice& choice : shipped.choices()) {
        rules[Shipped::nameOf(choice)] = shipped.rules(choice);
    }
    const auto lengths = lab::lengthsFrom(shippedText(), "lengths.json");
    QVERIFY(lengths);
    for (const lab::GameLength& row : lengths->rows()) {
        const std::string what = row.ruleset + ", " + std::to_string(row.seats) + " players; " + kMeasure;
        const auto found = rules.find(row.ruleset);
        QVERIFY2(found != rules.end(), what.c_str());
        QVERIFY2(row.rules == lab::rulesHash(*found->second), what.c_str());
        QVERIFY2(row.judging == judging, what.c_str());
        QVERIFY2(row.seats >= found->second->minSeats && row.seats <= found->second->maxSeats, what.c_str());
        QVERIFY2(row.players == playersHash(planOf(found->second, row)), ("other players: " + what).c_str());
    }
}

QTEST_GUILESS_MAIN(TestShippedLengths)
#include "tst_shipped_lengths.moc"
