// Counts of step sequences from fixed positions, under every shipped ruleset and with every expansion: a change of any
// rule involved changes a number.
#include "engine/notation/scenario.h"
#include "tests/support/slow_steps.h"
#include "tests/unit/shipped.h"

#include <QtTest>
#include <nlohmann/json.hpp>

#include <fstream>
#include <map>
#include <stdexcept>

using namespace gnostica::engine;
using namespace gnostica::tests;
using nlohmann::json;

namespace {

constexpr const char* kPath = GNOSTICA_TEST_DATA "/perft/shipped.json";

/// perft() based on all possible steps and their refusals.
std::uint64_t slowPerft(const Rehearsal& from, int depth) {
    Rehearsal here = from;
    if (const auto problem = here.settle()) {
        throw std::logic_error(problem->pointer + ": " + problem->found);
    }
    StepList steps;
    slowSteps(here.rules(), here.state(), steps);
    if (depth == 1) {
        return steps.size();
    }
    std::uint64_t count = 0;
    for (const Step& step : steps) {
        Rehearsal next = here;
        next.play(step);
        count += slowPerft(next, depth - 1);
    }
    return count;
}

json readPositions() {
    std::ifstream file(kPath);
    return json::parse(file);
}

/// One position per line, so that a difference shows the changed counts.
void writePositions(const json& positions) {
    std::ofstream file(kPath);
    const char* before = "[\n  ";
    for (const json& position : positions) {
        file << before << position.dump();
        before = ",\n  ";
    }
    file << "\n]\n";
}

std::string choiceOf(const json& position) {
    RulesetChoice choice;
    choice.base = position.at("variant");
    choice.expansions = position.value("expansions", std::vector<std::string>());
    return Shipped::nameOf(choice);
}

}  // namespace

class TestShippedPerft : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyRulesetHasPositions();
    void countsStayAsTheyAre_data();
    void countsStayAsTheyAre();

private:
    const Shipped shipped_;
};

void TestShippedPerft::everyRulesetHasPositions() {
    std::map<std::string, int> positions;
    for (const json& entry : readPositions()) {
        ++positions[choiceOf(entry.at("position"))];
    }
    for (const RulesetChoice& choice : shipped_.choices()) {
        const std::string name = Shipped::nameOf(choice);
        QVERIFY2(positions[name] >= 2, name.c_str());
    }
}

void TestShippedPerft::countsStayAsTheyAre_data() {
    QTest::addColumn<int>("row");
    int row = 0;
    for (const json& entry : readPositions()) {
        const std::string name = choiceOf(entry.at("position")) + ", " + entry.at("name").get<std::string>();
        QTest::newRow(name.c_str()) << row++;
    }
}

// To regenerate, slowly: GNOSTICA_REGENERATE=1 ./dev test -R tst_shipped_perft && git diff tests/perft
void TestShippedPerft::countsStayAsTheyAre() {
    QFETCH(int, row);
    json positions = readPositions();
    json& entry = positions[static_cast<std::size_t>(row)];
    json scenario = entry;
    scenario.erase("counts");
    RulesSource source(shipped_.library, shipped_.registry);
    const auto start = playSteps(scenario, source);
    QVERIFY2(start.has_value(), start ? "" : start.error().step.c_str());

    const bool regenerates = qEnvironmentVariableIsSet("GNOSTICA_REGENERATE");
    int depth = 0;
    for (json& count : entry.at("counts")) {
        ++depth;
        const auto found = perft(*start, depth);
        QVERIFY(found.has_value());
        if (regenerates || depth == 1) {
            QCOMPARE(*found, slowPerft(*start, depth));
        }
        if (regenerates) {
            count = *found;
        }
        QCOMPARE(*found, count.get<std::uint64_t>());
    }
    if (regenerates) {
        writePositions(positions);
    }
}

QTEST_GUILESS_MAIN(TestShippedPerft)
#include "tst_shipped_perft.moc"
