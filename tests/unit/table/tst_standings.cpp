// What one's own games add up to.
#include "app/table/games/standings.h"

#include <QTest>

#include <string>
#include <vector>

using namespace gnostica;
using namespace gnostica::table;
using engine::bots::Level;

namespace {

QDateTime noonOf(int day) {
    return {QDate(2026, 11, day), QTime(12, 0)};
}

/// A finished game from the deal.
MyGame gameOf(const std::vector<std::string>& players, GameOutcome outcome, int day,
              const RulesetKey& ruleset = {"gnostica", {}}) {
    MyGame game;
    game.file.path = QStringLiteral("game");
    game.file.lastPlayed = noonOf(day);
    game.header.seats = static_cast<int>(players.size());
    game.header.players = players;
    game.header.started = "2026-11-0" + std::to_string(day) + "T11:00:00";
    game.header.ruleset = {{"id", ruleset.id}, {"day", day}};
    game.ruleset = ruleset;
    game.seating = Seating(game.header.seats, players);
    game.outcome = outcome;
    return game;
}

Standings of(const std::vector<MyGame>& games) {
    std::vector<MyGamePtr> entries;
    for (const MyGame& game : games) {
        entries.push_back(std::make_shared<MyGame>(game));
    }
    return standingsOf(entries);
}

}  // namespace

class TestStandings : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingAddsUpToNothing();
    void winsAreCountedAgainstEachLevel();
    void gamesOfSeveralPeopleHaveNoTally();
    void whatIsNotFinishedByPeopleDoesNotCount();
    void eachRulesetIsCounted();
    void daysInARowMayEndYesterday();
};

void TestStandings::nothingAddsUpToNothing() {
    const Standings none = of({});
    QCOMPARE(none.games, 0);
    QVERIFY(!none.since.isValid() && none.days.empty() && none.rulesets.empty());
}

void TestStandings::winsAreCountedAgainstEachLevel() {
    const Standings standings =
        of({gameOf({"person", "adept"}, GameOutcome::won, 4), gameOf({"adept", "person"}, GameOutcome::lost, 2),
            gameOf({"person", "adept", "adept", "greedy"}, GameOutcome::shared, 3),
            gameOf({"person", "greedy"}, GameOutcome::left, 3)});
    QCOMPARE(standings.games, 4);
    QVERIFY(standings.tally == (Tally{4, 2}));
    QVERIFY(standings.against(Level::adept) == (Tally{3, 2}));
    QVERIFY(standings.against(Level::greedy) == (Tally{2, 1}));
    QVERIFY(standings.against(Level::master) == Tally());
    QCOMPARE(standings.since, QDate(2026, 11, 2));
    QVERIFY(standings.days == (std::set<QDate>{QDate(2026, 11, 2), QDate(2026, 11, 3), QDate(2026, 11, 4)}));
}

void TestStandings::gamesOfSeveralPeopleHaveNoTally() {
    const Standings standings = of({gameOf({"person", "person"}, GameOutcome::decided, 1),
                                    gameOf({"person", "person", "adept"}, GameOutcome::decided, 1)});
    QCOMPARE(standings.games, 2);
    QVERIFY(standings.tally == Tally() && standings.against(Level::adept) == Tally());
    QCOMPARE(standings.rulesets.at(0).games, 2);
}

void TestStandings::whatIsNotFinishedByPeopleDoesNotCount() {
    MyGame unreadable = gameOf({"person", "adept"}, GameOutcome::won, 2);
    unreadable.fault = RecordProblem(engine::Diagnostics());
    const std::vector<MyGame> none{gameOf({"person", "adept"}, GameOutcome::unfinished, 1),
                                   gameOf({"adept", "adept"}, GameOutcome::watched, 1), unreadable};
    QCOMPARE(of(none).games, 0);
    QVERIFY(of(none).days.empty());
    MyGame position = gameOf({"person", "adept"}, GameOutcome::won, 3);
    position.isFromPosition = true;
    QCOMPARE(of({position}).games, 0);
    QVERIFY(of({position}).against(Level::adept) == Tally());
    QCOMPARE(of({position}).days.size(), std::size_t{1});  // but a day on which the user has played
}

void TestStandings::eachRulesetIsCounted() {
    const RulesetKey long_{"gnostica", {"long-game"}};
    const std::vector<std::string> players{"person", "adept"};
    const Standings standings =
        of({gameOf(players, GameOutcome::won, 1, long_), gameOf(players, GameOutcome::lost, 5),
            gameOf(players, GameOutcome::lost, 3, long_), gameOf(players, GameOutcome::won, 2, {"zarcana", {}})});
    QCOMPARE(standings.rulesets.size(), std::size_t{3});
    QVERIFY(standings.rulesets[0].ruleset == long_);
    QVERIFY(standings.rulesets[0].tally == (Tally{2, 1}));
    QCOMPARE(standings.rulesets[0].named["day"].get<int>(), 3);  // the latest game names it
    QCOMPARE(standings.rulesets[1].ruleset.id, std::string("gnostica"));
    QVERIFY(standings.rulesets[1].ruleset.expansions.empty());
    QCOMPARE(standings.rulesets[2].ruleset.id, std::string("zarcana"));
}

void TestStandings::daysInARowMayEndYesterday() {
    const QDate today(2026, 3, 2);
    std::set<QDate> days;
    QCOMPARE(daysInARow(days, today), 0);
    days = {today.addDays(-1), today.addDays(-2), today.addDays(-4)};
    QCOMPARE(daysInARow(days, today), 2);
    days.insert(today);
    QCOMPARE(daysInARow(days, today), 3);
    QCOMPARE(daysInARow(days, today.addDays(2)), 0);
    QCOMPARE(daysInARow(days, today.addDays(-3)), 1);
}

QTEST_APPLESS_MAIN(TestStandings)
#include "tst_standings.moc"
