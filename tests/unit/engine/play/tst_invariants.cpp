// Promises that hold in every game and under all settings. The environment sets the number of games:
// GNOSTICA_GAMES=5000.
#include "tests/support/playout.h"
#include "tests/support/rulesets.h"

#include <QtTest>
#ifndef Q_MOC_RUN  // moc cannot read it
#include <rapidcheck.h>
#endif

#include <algorithm>

using namespace gnostica::engine;
using namespace gnostica::tests;
using nlohmann::json;

namespace {

constexpr std::size_t kMoments = 250;

int gamesToPlay() {
    const int wanted = qEnvironmentVariableIntValue("GNOSTICA_GAMES");
    return wanted > 0 ? wanted : 60;
}

/// "target 8, start random": names the game in a failure report.
std::string textOf(const json& options, int seats, std::uint64_t seed) {
    return options.dump() + ", seats " + std::to_string(seats) + ", seed " + std::to_string(seed) + ", ";
}

/// Two settings together find problems that one alone does not; if they exclude each other, only the first is used.
json bothOf(const json& first, const json& second) {
    json both = first;
    both.update(second);
    return tryRulesWith(both) ? both : first;
}

std::string playWith(const json& options, int seats, std::uint64_t seed) {
    const auto rules = rulesWith(options);
    const int most = std::clamp(seats, rules->minSeats, rules->maxSeats);
    const std::string broken = Playout(rules, most, seed).run(kMoments);
    return broken.empty() ? broken : textOf(options, most, seed) + broken;
}

}  // namespace

class TestInvariants : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theBaseGameKeepsItsPromises_data();
    void theBaseGameKeepsItsPromises();
    void everySettingKeepsThem();
    void pairsOfSettingsKeepThem();
    void everyChoiceOfTheTableKeepsThem();
};

void TestInvariants::theBaseGameKeepsItsPromises_data() {
    QTest::addColumn<int>("seats");
    for (int seats = 2; seats <= kMaxSeats; ++seats) {
        QTest::addRow("%d seats", seats) << seats;
    }
}

void TestInvariants::theBaseGameKeepsItsPromises() {
    QFETCH(int, seats);
    for (int game = 0; game < gamesToPlay() / 10; ++game) {
        const std::string broken = playWith(json::object(), seats, static_cast<std::uint64_t>(game));
        QVERIFY2(broken.empty(), broken.c_str());
    }
}

// At least one game with every alternative of every setting and ruling.
void TestInvariants::everySettingKeepsThem() {
    const std::vector<json> changes = singleChanges();
    QVERIFY(changes.size() > 80);
    const std::size_t games = std::max<std::size_t>(changes.size(), static_cast<std::size_t>(gamesToPlay()));
    for (std::size_t game = 0; game < games; ++game) {
        const std::string broken =
            playWith(changes[game % changes.size()], 2 + static_cast<int>(game * 7 % 5), 1000 + game);
        QVERIFY2(broken.empty(), broken.c_str());
    }
}

void TestInvariants::pairsOfSettingsKeepThem() {
    const std::vector<json> changes = singleChanges();
    Rng rng(41);
    const auto any = [&] { return changes[rng.below(static_cast<std::uint32_t>(changes.size()))]; };
    for (int game = 0; game < gamesToPlay() / 2; ++game) {
        const json options = bothOf(any(), any());
        const std::string broken = playWith(options, 2 + static_cast<int>(rng.below(5)), rng());
        QVERIFY2(broken.empty(), broken.c_str());
    }
}

// The choices themselves are the generated input, so that a failure shrinks to the shortest game that shows it.
void TestInvariants::everyChoiceOfTheTableKeepsThem() {
    const bool held = rc::check("promises hold for every choice", [](std::uint32_t seed) {
        const auto choices = *rc::gen::container<std::vector<std::uint32_t>>(rc::gen::inRange(0U, 1U << 16));
        const int seats = *rc::gen::inRange(2, kMaxSeats + 1);
        std::size_t next = 0;
        Playout playout(baseRules(), seats, seed,
                        [&](std::uint32_t bound) { return next < choices.size() ? choices[next++] % bound : 0; });
        const std::string broken = playout.run(1 + choices.size() / 2);
        RC_ASSERT(broken == std::string());
    });
    QVERIFY(held);
}

QTEST_APPLESS_MAIN(TestInvariants)
#include "tst_invariants.moc"
