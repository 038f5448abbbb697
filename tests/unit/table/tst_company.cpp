// The company of computers: they play alike against people and computers, and their turns can be explained without
// telling their hands.
#include "app/table/computer/computer_players.h"
#include "app/table/computer/explained_turn.h"
#include "app/table/game_session.h"
#include "app/table/person_agent.h"
#include "tests/support/positions.h"

#include <QTest>

#include <algorithm>

using namespace gnostica;
using namespace gnostica::engine;
using bots::HintReason;
using bots::Level;

namespace {

constexpr int kPatience = 60'000;
constexpr std::size_t kSteps = 14;

RecordHeader headerWith(const Rules& rules, int seats, std::vector<std::string> players) {
    RecordHeader header = headerFor(rules, seats);
    header.players = std::move(players);
    header.seed = 8;
    return header;
}

/// The first steps of the computers at seats B and C. Seat A takes the same steps whether it is a person's or not.
std::vector<Step> stepsAgainst(const std::string& first) {
    const auto rules = tests::rulesWith({{"start", "seat"}});
    table::GameSession session(headerWith(*rules, 3, {first, "greedy", "greedy"}), Game(rules, 3));
    table::ComputerPlayers computers;
    computers.setPace(table::Pace::none);
    computers.attach(&session);
    table::PersonAgent atA;
    const bool isPerson = session.table().seating().isPerson(Seat::a);
    if (!isPerson) {
        session.referee().seat(Seat::a, &atA);
    }
    session.begin();
    const auto player = makePlayer(Level::greedy, rules, 3);
    std::vector<Step> steps;
    while (steps.size() < kSteps && !session.table().isOver()) {
        const std::size_t before = session.game().history().size();
        if (session.game().decider() == Seat::a) {
            const Step step = player->choose(session.game().viewFor(Seat::a), {});
            if (!(isPerson ? session.play(step) : atA.answer(step))) {
                return {};
            }
        } else if (!QTest::qWaitFor([&] { return session.game().history().size() > before; }, kPatience)) {
            return {};
        }
        for (const Moment& moment : session.game().history().subspan(before)) {
            if (isPlayer(moment.who) && moment.who != Seat::a) {
                steps.push_back(std::get<Step>(moment.what));
            }
        }
    }
    return steps;
}

/// A takes a piece of B, and B orients a piece.
Game played() {
    Game game = tests::Setup()
                    .land("0,0", "swords-2")
                    .land("1,0", "sun")
                    .land("4,0", "cups-4")
                    .pieces({"A2E@0,0", "B1N@1,0", "B2U@4,0"})
                    .hand("A", {"cups-6"})
                    .game();
    tests::play(game, {"activate 0,0", "sword A2E@0,0 hit B1N@1,0 1", "done"});
    tests::play(game, {"orient B2U@4,0 N", "done"});
    return game;
}

table::Seating seatsOf(std::vector<std::string> players) {
    return {2, players};
}

bool tells(const std::vector<bots::Reason>& reasons, HintReason reason) {
    return std::ranges::find(reasons, reason, &bots::Reason::reason) != reasons.end();
}

}  // namespace

class TestCompany : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void peopleAreTreatedLikeComputers();
    void temperamentsAreSeated();
    void aTurnIsExplained();
    void onlyTurnsOfComputersAreExplained();
    void handsAreNotTold();
};

/// What they see (View) does not say who plays a seat: the same steps also mean the same share of hostile ones.
void TestCompany::peopleAreTreatedLikeComputers() {
    const std::vector<Step> againstPerson = stepsAgainst("person");
    QVERIFY(againstPerson.size() >= kSteps);
    QVERIFY(againstPerson == stepsAgainst("greedy"));
}

void TestCompany::temperamentsAreSeated() {
    using bots::Bent;
    using bots::Nerve;
    using bots::Temperament;
    table::Seating seating(3, {"adept", "person", "quick"}, {"builder", "hunter", "gambler"});
    QVERIFY(seating.temperamentOf(Seat::a) == (Temperament{Bent::builder, Nerve::even}));
    QVERIFY(seating.temperamentOf(Seat::b) == Temperament());  // a person
    QVERIFY(seating.temperamentOf(Seat::c) == (Temperament{Bent::even, Nerve::gambler}));
    seating.replace(Seat::a, Level::master);
    QVERIFY(seating.temperamentOf(Seat::a) == Temperament());
    const std::vector players{table::SeatPlayer::person, table::SeatPlayer::adept, table::SeatPlayer::adept};
    const Temperament wanted{Bent::hunter, Nerve::prudent};
    const std::vector choices{table::TemperamentChoice::drawn, table::TemperamentChoice::drawn,
                              table::choiceOf(wanted)};
    const auto codes = table::temperamentCodes(players, choices, 5);
    QCOMPARE(codes, (std::vector<std::string>{"", codeOf(bots::temperamentDrawn(5, Seat::b)), "hunter prudent"}));
    QCOMPARE(table::temperamentCodes(players, {}, 5), std::vector<std::string>(3));
    QVERIFY(table::temperamentOf(table::choiceOf(wanted)) == std::optional(wanted));
    QVERIFY(!table::temperamentOf(table::choiceOf(std::nullopt)));
}

void TestCompany::aTurnIsExplained() {
    const Game game = played();
    const auto turn = table::explainedTurn(game.sharedRules(), game.history(), seatsOf({"adept", "person"}), 1);
    QVERIFY(turn.has_value());
    QCOMPARE(turn->seat(), Seat::a);
    QCOMPARE(turn->first(), std::size_t{0});
    QCOMPARE(turn->end(), std::size_t{3});
    const auto reasons = turn->reasons(1, {});
    QVERIFY(tells(reasons, HintReason::destroysPieces));
    QVERIFY(tells(reasons, HintReason::takesPoints));
    const auto last = table::lastExplainedTurn(game.sharedRules(), game.history(), seatsOf({"adept", "person"}));
    QVERIFY(last == turn);
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(turn->reasons(1, stop.get_token()).empty());
}

void TestCompany::onlyTurnsOfComputersAreExplained() {
    Game game = played();
    const auto at = [&](const std::vector<std::string>& players, std::size_t moment) {
        return table::explainedTurn(game.sharedRules(), game.history(), seatsOf(players), moment);
    };
    QVERIFY(!at({"adept", "person"}, 3));
    QVERIFY(!at({"adept", "person"}, game.history().size()));
    QVERIFY(!table::lastExplainedTurn(game.sharedRules(), game.history(), seatsOf({"person", "person"})));
    QCOMPARE(at({"adept", "greedy"}, 4)->seat(), Seat::b);
    // Whoever plays on for a person does not explain that person's turns.
    QVERIFY(game.play(Chance(chance::Departure(Seat::a, "adept"))));
    const table::Seating after(2, {"adept", "adept"});
    QVERIFY(!table::explainedTurn(game.sharedRules(), game.history(), after, 1));
}

/// Refreshing a hand has only reasons that lie in the hand, and those are nobody else's business.
void TestCompany::handsAreNotTold() {
    Game game = tests::Setup()
                    .land("0,0", "swords-2")
                    .land("4,0", "cups-4")
                    .pieces({"A1U@0,0", "B2U@4,0"})
                    .hand("A", {"swords-3", "swords-4"})
                    .draw({"cups-5", "rods-5"})
                    .game();
    tests::play(game, {"refresh swords-3,swords-4 2", "done"});
    const auto turn = table::explainedTurn(game.sharedRules(), game.history(), seatsOf({"adept", "person"}), 0);
    QVERIFY(turn.has_value());
    const auto reasons = turn->reasons(1, {});
    QVERIFY(!tells(reasons, HintReason::widensHand));
    QVERIFY(!tells(reasons, HintReason::keepsHigher));
}

QTEST_GUILESS_MAIN(TestCompany)
#include "tst_company.moc"
