// Computer players never break: every shipped ruleset, with and without expansions, any number of seats, and documents
// that a stranger could have written. GNOSTICA_GAMES sets more than one game per ruleset; a thousand games of each with
// the sanitizers take 45 minutes on one processor:
//
//     cmake --build --preset asan --target tst_bot_games
//     GNOSTICA_GAMES=1000 build/asan/bin/tst_bot_games gamesComeToAnEnd
//
// They are played in small batches, the rulesets in turn, each within Qt Test's time limit, so that an interrupted run
// has played about the same number of games of every ruleset: the PASS lines name them.
#include "tests/support/bot_table.h"
#include "tests/unit/variants/inventor.h"

#include <QtTest>

using namespace gnostica::engine;
using namespace gnostica::tests;
using bots::Level;

namespace {

constexpr int kThoughts = 3;

/// Games per row of test data.
constexpr int kShare = 20;

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
    std::shared_ptr<const Rules> rulesOf(int number) const {
        return shipped_.rules(shipped_.choices()[static_cast<std::size_t>(number)]);
    }

    const Shipped shipped_;
};

void TestBotGames::gamesComeToAnEnd_data() {
    QTest::addColumn<int>("number");
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("last");
    const int games = std::max(1, qEnvironmentVariableIntValue("GNOSTICA_GAMES"));
    const auto choices = shipped_.choices();
    for (int first = 0; first < games; first += kShare) {
        const int last = std::min(games, first + kShare) - 1;
        const std::string share = ", games " + std::to_string(first) + " to " + std::to_string(last);
        for (std::size_t i = 0; i < choices.size(); ++i) {
            QTest::newRow((Shipped::nameOf(choices[i]) + share).c_str()) << static_cast<int>(i) << first << last;
        }
    }
}

void TestBotGames::gamesComeToAnEnd() {
    QFETCH(int, number);
    QFETCH(int, first);
    QFETCH(int, last);
    const auto rules = rulesOf(number);
    const std::vector<Level> levels{Level::greedy, Level::random, Level::adept, Level::quick};
    for (int game = first; game <= last; ++game) {
        const int seats = rules->minSeats + (number + game) % (rules->maxSeats - rules->minSeats + 1);
        const std::string fault = faultInGame(rules, seats, levels, kThoughts, static_cast<std::uint64_t>(game));
        QVERIFY2(fault.empty(), (std::to_string(game) + ": " + fault).c_str());
    }
}

void TestBotGames::onlyWhatIsSeenCounts_data() {
    QTest::addColumn<int>("number");
    const auto choices = shipped_.choices();
    for (std::size_t i = 0; i < choices.size(); ++i) {
        QTest::newRow(Shipped::nameOf(choices[i]).c_str()) << static_cast<int>(i);
    }
}

void TestBotGames::onlyWhatIsSeenCounts() {
    QFETCH(int, number);
    const auto rules = rulesOf(number);
    for (const State& state : decisionsOf(rules, std::min(3, rules->maxSeats), 4, 23, 4)) {
        for (const Level level : {Level::random, Level::greedy, Level::adept, Level::quick}) {
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
