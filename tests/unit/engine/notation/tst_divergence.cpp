// Changes that different rules would have made in a played game.
#include "engine/lab/trial_game.h"
#include "engine/notation/divergence.h"
#include "engine/notation/position.h"
#include "tests/support/rulesets.h"

#include <QtTest>

using namespace gnostica::engine;
using namespace gnostica::tests;
using Kind = Divergence::Kind;
using Change = Divergence::Change;
using nlohmann::json;

namespace {

bool isCardPlayed(const Game& game) {
    return std::ranges::any_of(game.history(), [](const Moment& moment) {
        const auto* step = std::get_if<Step>(&moment.what);
        return step != nullptr && std::holds_alternative<step::Play>(*step);
    });
}

/// A short game between two quick players, in which a card is played.
struct Played {
    std::shared_ptr<const Rules> rules = rulesWith({{"target", 4}});
    RecordHeader header = headerFor(*rules, 2);
    Game game = play();

    Game play() const {
        std::uint64_t seed = 1;
        while (!isCardPlayed(play(seed))) {
            ++seed;
        }
        return play(seed);
    }

    Game play(std::uint64_t seed) const {
        lab::TrialGame trial;
        trial.rules = rules;
        trial.seats = 2;
        trial.seed = seed;
        playTrialGame(trial, 2000, nullptr, [](const lab::TrialDecision&) {});
        Game replayed(rules, 2);
        for (const Happening& happening : trial.happenings) {
            std::visit([&](const auto& each) { replayed.play(each); }, happening);
        }
        return replayed;
    }
};

}  // namespace

class TestDivergence : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theSameRulesChangeNothing();
    void aStepIsRefused();
    void theDealIsAnother();
    void theEndIsAnother();
    void somebodyElseDecides();
    void soManyMayNotPlay();
    void positionsAreBegunAnew();

private:
    std::optional<Divergence> by(const json& options) const {
        return firstDivergence(played_.header, played_.game, rulesWith(options));
    }

    Played played_;
};

void TestDivergence::theSameRulesChangeNothing() {
    QVERIFY(isOver(played_.game.state()));
    QVERIFY(!by({{"target", 4}}));
    QVERIFY(!by({{"target", 4}, {"maxPlayers", 4}}));
}

void TestDivergence::aStepIsRefused() {
    const auto divergence = by({{"target", 4}, {"turnOptions", {"refresh", "activate", "orient"}}});
    QVERIFY(divergence && divergence->kind == Kind::refused);
    QCOMPARE(divergence->refusal.rule.text, std::string_view("TRN-2"));
    const Moment& moment = played_.game.history()[divergence->moment];
    QVERIFY(std::holds_alternative<step::Play>(std::get<Step>(moment.what)));
    for (const Moment& earlier : played_.game.history().first(divergence->moment)) {
        const auto* step = std::get_if<Step>(&earlier.what);
        QVERIFY(step == nullptr || !std::holds_alternative<step::Play>(*step));
    }
}

void TestDivergence::theDealIsAnother() {
    const auto divergence = by({{"target", 4}, {"handLimit", 4}});
    QVERIFY(divergence && divergence->kind == Kind::otherwise);
    QCOMPARE(divergence->moment, std::size_t{0});
    QCOMPARE(divergence->change, Change::territories);  // hands are dealt first, from the same deck
    QVERIFY(divergence->before.turn.stage == Stage::setup);
}

void TestDivergence::theEndIsAnother() {
    const auto divergence = by({{"target", 40}});
    QVERIFY(divergence && (divergence->kind == Kind::goesOn || divergence->change == Change::result));
    QVERIFY(divergence->moment > 0);
}

void TestDivergence::somebodyElseDecides() {
    const auto divergence = by({{"target", 4}, {"start", "random"}});
    QVERIFY(divergence && divergence->moment > 0);
    QVERIFY(divergence->kind == Kind::decider || divergence->kind == Kind::refused);
}

void TestDivergence::soManyMayNotPlay() {
    const auto divergence = by({{"target", 4}, {"minPlayers", 3}});
    QVERIFY(divergence && divergence->kind == Kind::seats);
}

/// Mechanics store their state elsewhere under other rules: a position is read again under these rules.
void TestDivergence::positionsAreBegunAnew() {
    const auto history = played_.game.history();
    const auto turn = std::ranges::find_if(history, [](const Moment& moment) {
        return moment.before.turn.stage == Stage::option && moment.before.turnsPlayed >= 2;
    });
    QVERIFY(turn != history.end());
    RecordHeader header = played_.header;
    header.position = writePosition(*played_.rules, turn->before, RulesetNaming::whole);
    Game game(played_.rules, readPosition(header.position, played_.rules)->state);
    for (auto moment = turn; moment != history.end(); ++moment) {
        std::visit([&](const auto& each) { game.play(each); }, moment->what);
    }
    QVERIFY(!firstDivergence(header, game, played_.rules));
    QVERIFY(firstDivergence(header, game, rulesWith({{"target", 40}})));
    header.position["pieces"].push_back("A1U@0,1");
    header.position["pieces"].push_back("A1U@0,1");
    const auto small = rulesWith({{"smallPieces", 1}, {"mediumPieces", 0}, {"largePieces", 0}});
    QCOMPARE(firstDivergence(header, game, small)->kind, Kind::start);
}

QTEST_APPLESS_MAIN(TestDivergence)

#include "tst_divergence.moc"
