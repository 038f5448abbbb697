// Computer players never break: every shipped ruleset, with and without expansions, any number of seats, and
// documents that a stranger may have made. GNOSTICA_GAMES asks for that many games per ruleset;
// many take longer than Qt Test allows, so QTEST_FUNCTION_TIMEOUT (milliseconds) must then be raised, too.
#include "tests/support/bot_table.h"
#include "tests/unit/variants/inventor.h"

#include <QtTest>

using namespace gnostica::engine;
using namespace gnostica::tests;
using bots::Level;

namespace {

constexpr int kThoughts = 3;

}  // namespace

class TestBotGames : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void gamesComeToAnEnd_data();
    void gamesComeToAnEnd();
    void onlyWhatIsSeenCounts_data();
    void onlyWhatIsSeenCounts();
    void anyDocumentIsPlayed();

private:
    const Shipped shipped_;
};

void TestBotGames::gamesComeToAnEnd_data() {
    QTest::addColumn<int>("number");
    const auto choices = shipped_.choices();
    for (std::size_t i = 0; i < choices.size(); ++i) {
        QTest::newRow(Shipped::nameOf(choices[i]).c_str()) << static_cast<int>(i);
    }
}

void TestBotGames::gamesComeToAnEnd() {
    QFETCH(int, number);
    const auto rules = shipped_.rules(shipped_.choices()[static_cast<std::size_t>(number)]);
    const std::vector<Level> levels{Level::greedy, Level::random, Level::adept};
    const int games = std::max(1, qEnvironmentVariableIntValue("GNOSTICA_GAMES"));
    for (int game = 0; game < games; ++game) {
        const int seats = rules->minSeats + (number + game) % (rules->maxSeats - rules->minSeats + 1);
        const std::string fault = faultInGame(rules, seats, levels, kThoughts, static_cast<std::uint64_t>(game));
        QVERIFY2(fault.empty(), (std::to_string(game) + ": " + fault).c_str());
    }
}

void TestBotGames::onlyWhatIsSeenCounts_data() {
    gamesComeToAnEnd_data();
}

void TestBotGames::onlyWhatIsSeenCounts() {
    QFETCH(int, number);
    const auto rules = shipped_.rules(shipped_.choices()[static_cast<std::size_t>(number)]);
    for (const State& state : decisionsOf(rules, std::min(3, rules->maxSeats), 4, 23, 4)) {
        for (const Level level : {Level::random, Level::greedy, Level::adept}) {
            const std::string fault = faultOf(rules, state, level, 2 * kThoughts, 9);
            QVERIFY2(fault.empty(), fault.c_str());
        }
    }
}

void TestBotGames::anyDocumentIsPlayed() {
    constexpr int documents = 40;
    constexpr int decisions = 6;
    int played = 0;
    for (int i = 0; i < documents; ++i) {
        Inventor inventor(shipped_, static_cast<std::uint64_t>(1000 + i));
        const RulesetChoice choice = inventor.choice();
        const auto rules = loadRules(shipped_.library, shipped_.registry, choice);
        if (!rules) {
            continue;
        }
        ++played;
        for (const State& state : decisionsOf(*rules, inventor.seats(**rules), decisions, 7, inventor.seed())) {
            const std::string fault = faultOf(*rules, state, Level::adept, kThoughts, 1);
            QVERIFY2(fault.empty(), (choice.document.dump() + ": " + fault).c_str());
        }
    }
    QVERIFY(played > documents / 4);
}

QTEST_GUILESS_MAIN(TestBotGames)
#include "tst_bot_games.moc"
