// The same position under two rulesets: the listed steps, their outcomes, and the rule behind each difference.
#include "engine/lab/paired_choice.h"
#include "engine/lab/paired_position.h"
#include "engine/lab/step_comparison.h"
#include "engine/lab/step_reasons.h"
#include "engine/mechanics/registry.h"
#include "engine/play/play.h"
#include "tests/support/positions.h"
#include "tests/support/rulesets.h"

#include <QtTest>

#include <algorithm>

using namespace gnostica::engine;
using namespace gnostica::engine::lab;
using namespace gnostica::tests;
using nlohmann::json;

namespace {

const Registry& registry() {
    static const Registry whole = builtinRegistry();
    return whole;
}

RulesPair against(const json& options) {
    return {baseRules(), rulesWith(options)};
}

PositionPair pairOf(const json& file, const RulesPair& rules) {
    auto pair = readPair(file, rules);
    if (!pair) {
        const Diagnostics& problems = pair.error().a.empty() ? pair.error().b : pair.error().a;
        throw std::logic_error(problems.front().pointer + ": " + problems.front().found);
    }
    return std::move(*pair);
}

json withSteps(const Setup& setup, std::initializer_list<const char*> steps) {
    return {{"position", setup.json()}, {"steps", steps}};
}

const ComparedStep* find(const StepComparison& comparison, const std::string& text) {
    const auto steps = comparison.steps();
    const auto found = std::ranges::find(steps, text, [](const ComparedStep& each) { return each.text(); });
    return found == steps.end() ? nullptr : &*found;
}

/// Ann next to a piece of Ben's, with one or two territories.
Setup twoAtWar() {
    Setup setup;
    setup.land("0,0", "swords-2").land("1,0", "cups-2").land("2,0", "sun");
    setup.pieces({"A2E@0,0", "B3N@1,0"}).hand("A", {"swords-king", "cups-5"});
    return setup;
}

}  // namespace

class TestStepComparison : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aRulesetIsLikeItself();
    void whatOneRefusesIsOnlyInTheOther();
    void whatIsPlantedIsNamed_data();
    void whatIsPlantedIsNamed();
    void anotherOutcomeIsToldWithItsRule();
    void aLinkThatOneNeedsIsTheSameStep();
    void whoeverDecidesOtherwiseHasNoStepAlike();
    void onlyDifferencesThatMatterForPlayAreTried();
    void aPositionThatOneCannotHoldIsRefused();
    void tooManyCardsAreTold();
    void aMarkThatNobodyKnowsIsAnError();
    void aTurnIsTakenUpWhereItStands();
    void aTurnThatWouldBeAnotherIsNotTakenUp();
    void stepsOfAFileArePlayedByBoth();
    void bothSidesStepOnAndBack();
    void bothSidesShuffleAlike();
    void theSameComputerPlaysAlikeByTheSameRules();
};

void TestStepComparison::aRulesetIsLikeItself() {
    const PositionPair pair = pairOf(twoAtWar().json(), {baseRules(), baseRules()});
    const StepComparison comparison(pair);
    QVERIFY(comparison.listed().a > 20);
    QCOMPARE(comparison.count(StepGroup::alike), comparison.listed().a);
    QCOMPARE(comparison.steps().size(), static_cast<std::size_t>(comparison.listed().b));
    QVERIFY(StepReasons(pair, registry()).differences().empty());
}

void TestStepComparison::whatOneRefusesIsOnlyInTheOther() {
    const PositionPair pair = pairOf(twoAtWar().json(), against({{"turnOptions", {"activate", "refresh", "orient"}}}));
    const StepComparison comparison(pair);
    const ComparedStep* play = find(comparison, "play cups-5");
    QVERIFY(play != nullptr && play->group == StepGroup::onlyA && play->texts.b.empty() && !play->steps.b);
    QCOMPARE(comparison.count(StepGroup::onlyA), 2);
    QCOMPARE(comparison.count(StepGroup::onlyB), 0);
    QCOMPARE(comparison.count(StepGroup::alike), comparison.listed().b);
    QCOMPARE(comparison.listed().a, comparison.listed().b + 2);
    const StepReason reason = StepReasons(pair, registry()).why(*play);
    QCOMPARE(reason.rule, std::string("TRN-2"));
    QVERIFY(reason.problem && reason.problem->refusal);
}

void TestStepComparison::whatIsPlantedIsNamed_data() {
    QTest::addColumn<QString>("option");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("steps");
    QTest::addColumn<QString>("step");
    QTest::addColumn<QString>("rule");
    const auto row = [](const char* name, const char* option, const char* value, const char* steps, const char* step,
                        const char* rule) {
        QTest::newRow(name) << QString::fromLatin1(option) << QString::fromLatin1(value) << QString::fromLatin1(steps)
                            << QString::fromLatin1(step) << QString::fromLatin1(rule);
    };
    row("a sword of one pip", "swordPips", "1", "activate 0,0", "sword A2E@0,0 hit B3N@1,0 2", "SWD-1");
    row("no enemies by cups", "cupEnemies", "false", "play cups-5", "cup A2E@0,0 create B3N@1,0", "CUP-2");
    row("no territories are razed", "swordRaze", "false", "play swords-king", "sword A2E@0,0 raze 1,0 1 -", "SWD-3");
    row("nothing is oriented", "turnOptions", R"(["activate", "play", "refresh"])", "", "orient A2E@0,0 N", "TRN-2");
    row("two may share a space", "spaceLimit", "1", "play cups-5", "cup A2E@0,0 create 1,0 N", "SPC-4");
}

/// Of all differences (here also the target and the size of hands), the one setting that is the cause.
void TestStepComparison::whatIsPlantedIsNamed() {
    QFETCH(QString, option);
    QFETCH(QString, value);
    QFETCH(QString, steps);
    QFETCH(QString, step);
    QFETCH(QString, rule);
    json options{{"target", 8}, {"handLimit", 7}};
    options[option.toStdString()] = json::parse(value.toStdString());
    Setup setup = twoAtWar();
    if (rule == QStringLiteral("SWD-3")) {
        setup = Setup().land("0,0", "swords-2").land("1,0", "cups-2").pieces({"A2E@0,0", "B3N@0,0"});
        setup.hand("A", {"swords-king"});
    }
    if (rule == QStringLiteral("SPC-4")) {
        setup =
            Setup().land("0,0", "cups-2").land("1,0", "cups-3").pieces({"A2E@0,0", "A1N@1,0"}).hand("A", {"cups-5"});
    }
    json file{{"position", setup.json()}, {"steps", json::array()}};
    if (!steps.isEmpty()) {
        file["steps"].push_back(steps.toStdString());
    }
    const PositionPair pair = pairOf(file, against(options));
    const StepComparison comparison(pair);
    const ComparedStep* line = find(comparison, step.toStdString());
    QVERIFY(line != nullptr && line->group == StepGroup::onlyA);
    StepReasons reasons(pair, registry());
    const StepReason reason = reasons.why(*line);
    QCOMPARE(reason.rule, rule.toStdString());
    QVERIFY(reason.difference != nullptr);
    QCOMPARE(reason.difference->values.b, json::parse(value.toStdString()));
}

void TestStepComparison::anotherOutcomeIsToldWithItsRule() {
    Setup setup(3);
    setup.land("0,0", "sun").land("1,0", "moon").land("2,0", "cups-2").land("0,1", "cups-king");
    setup.pieces({"A1N@0,0", "A1N@1,0", "A1N@0,1", "B1N@2,0"}).with("challenge", "A");
    const PositionPair pair = pairOf(withSteps(setup, {"refresh - 0"}), against({{"target", 8}, {"handLimit", 7}}));
    const StepComparison comparison(pair);
    QCOMPARE(comparison.steps().size(), std::size_t{1});
    const ComparedStep& done = comparison.steps().front();
    QCOMPARE(done.text(), std::string("done"));
    QVERIFY(done.group == StepGroup::differently);
    QVERIFY(done.changes.has(Aspect::result) && done.changes.has(Aspect::pieces));
    StepReasons reasons(pair, registry());
    const StepReason reason = reasons.why(done);
    QVERIFY(!reason.problem && reason.difference != nullptr);
    QCOMPARE(reason.difference->key, std::string("target"));
    QCOMPARE(reason.rule, std::string("SET-3"));
}

void TestStepComparison::aLinkThatOneNeedsIsTheSameStep() {
    Setup setup;
    setup.land("0,0", "chariot").land("1,0", "cups-2").land("2,0", "cups-3");
    setup.pieces({"A1E@0,0", "B1N@1,0", "B2N@1,0", "B3N@1,0"});
    const PositionPair pair = pairOf(withSteps(setup, {"activate 0,0"}), against({{"spaceLimit", 4}}));
    const StepComparison comparison(pair);
    const ComparedStep* line = find(comparison, "rod A1E@0,0 move 1 E +");
    QVERIFY(line != nullptr && line->group == StepGroup::differently);
    QCOMPARE(line->texts.b, std::string("rod A1E@0,0 move 1 E"));
    QVERIFY(line->changes.has(Aspect::link) && !line->changes.has(Aspect::pieces));
    const StepReason reason = StepReasons(pair, registry()).why(*line);
    QCOMPARE(reason.rule, std::string("SPC-4"));
}

void TestStepComparison::whoeverDecidesOtherwiseHasNoStepAlike() {
    PositionPair pair = pairOf(twoAtWar().json(), {baseRules(), baseRules()});
    pair.states.b = pairOf(Setup(twoAtWar()).with("turn", "B").json(), pair.rules).states.b;
    const StepComparison comparison(pair);
    QCOMPARE(comparison.count(StepGroup::alike) + comparison.count(StepGroup::differently), 0);
    QCOMPARE(comparison.count(StepGroup::onlyA), comparison.listed().a);
    QCOMPARE(comparison.count(StepGroup::onlyB), comparison.listed().b);
}

void TestStepComparison::onlyDifferencesThatMatterForPlayAreTried() {
    const RulesPair rules{baseRules(), rulesPatched({{"id", "other"},
                                                     {"name", {{"en", "Other"}}},
                                                     {"end", {{"target", 8}}},
                                                     {"majors", {{"lovers", {"rod", "disc"}}}},
                                                     {"mechanics", {{"challenge", nullptr}}}})};
    const auto all = ruleDifferences(rules, registry());
    std::vector<std::string> keys;
    std::ranges::transform(all, std::back_inserter(keys), [](const RuleDifference& each) { return each.key; });
    QCOMPARE(keys.size(), std::size_t{3});
    QVERIFY(std::ranges::find(keys, "target") != keys.end());
    QVERIFY(std::ranges::find(keys, "majors.lovers") != keys.end());
    QVERIFY(std::ranges::find(keys, "mechanics.challenge") != keys.end());
}

void TestStepComparison::aPositionThatOneCannotHoldIsRefused() {
    const auto few = readPair(Setup(6).json(), against({{"maxPlayers", 5}}));
    QVERIFY(!few && few.error().a.empty() && few.error().b.size() == 1);
    QCOMPARE(few.error().b.front().pointer, std::string("/seats"));
    const RulesPair small = against({{"mediumPieces", 0}});
    const auto piece = readPair(twoAtWar().json(), small);
    QVERIFY(!piece && piece.error().a.empty());
    QVERIFY(piece.error().b.front().code == DiagnosticCode::tooMany);
    QCOMPARE(piece.error().b.front().pointer, std::string("/pieces/0"));
    const State ofA = twoAtWar().state();
    const auto carried = carriedOver(ofA, small);
    QVERIFY(!carried && carried.error().a.empty() && carried.error().b.front().code == DiagnosticCode::tooMany);
}

void TestStepComparison::tooManyCardsAreTold() {
    const PositionPair pair = pairOf(twoAtWar().json(), against({{"handLimit", 1}}));
    QVERIFY(pair.leftOut.a.empty());
    QCOMPARE(pair.leftOut.b.size(), std::size_t{1});
    QCOMPARE(pair.leftOut.b.front().pointer, std::string("/hands/A"));
    QCOMPARE(pair.leftOut.b.front().expected, std::string("1"));
    QVERIFY(!isError(pair.leftOut.b.front()));
}

void TestStepComparison::aMarkThatNobodyKnowsIsAnError() {
    const auto pair = readPair(Setup().with("moons", 3).json(), against({{"target", 8}}));
    QVERIFY(!pair && pair.error().a == pair.error().b);
    QVERIFY(pair.error().a.front().code == DiagnosticCode::unknownKey);
    // A field that only one ruleset has is left out for the other.
    const RulesPair rules{baseRules(), rulesPatched({{"mechanics", {{"challenge", nullptr}}}, {"end", nullptr}})};
    const PositionPair told = pairOf(Setup(twoAtWar()).with("challenge", "B").json(), rules);
    QVERIFY(told.leftOut.a.empty());
    QCOMPARE(told.leftOut.b.front().pointer, std::string("/challenge"));
}

void TestStepComparison::aTurnIsTakenUpWhereItStands() {
    Game game = Setup(twoAtWar()).hand("B", {"death"}).game();
    play(game, {"play swords-king"});
    const auto pair = carriedOver(game.state(), against({{"target", 8}, {"swordPips", 1}}));
    QVERIFY(pair.has_value());
    const StepComparison comparison(*pair);
    QVERIFY(find(comparison, "sword A2E@0,0 hit B3N@1,0 2")->group == StepGroup::onlyA);
    QVERIFY(find(comparison, "sword A2E@0,0 hit B3N@1,0 1")->group == StepGroup::alike);
    QVERIFY(find(comparison, "skip")->group == StepGroup::alike);
    // Also at the end of a turn, when no other player acts first.
    play(game, {"skip"});
    const auto end = carriedOver(game.state(), against({{"target", 8}}));
    QVERIFY(end.has_value());
    QCOMPARE(StepComparison(*end).count(StepGroup::alike), 2);
    QVERIFY(!carriedOver(game.state(), {baseRules(), rulesPatched({{"mechanics", {{"challenge", nullptr}}}})}));
}

void TestStepComparison::aTurnThatWouldBeAnotherIsNotTakenUp() {
    const auto taken = [](std::initializer_list<std::string_view> steps, const RulesPair& rules) {
        Setup setup;
        setup.land("0,0", "death").land("1,0", "cups-2").pieces({"A1E@0,0", "B2N@1,0", "B3N@1,0"});
        Game game = setup.game();
        play(game, steps);
        return carriedOver(game.state(), rules);
    };
    const RulesPair shorter{baseRules(),
                            rulesPatched({{"majors", {{"death", {"sword"}}}}, {"links", {{"death", nullptr}}}})};
    QVERIFY(taken({"activate 0,0"}, shorter).has_value());
    // One of two powers is left; the other ruleset has only one.
    const auto second = taken({"activate 0,0", "skip"}, shorter);
    QVERIFY(!second && second.error().a.empty());
    QVERIFY(second.error().b.front().code == DiagnosticCode::withinTurn);
    QVERIFY(!taken({"activate 0,0", "skip"}, against({{"actions", 2}})));
    QVERIFY(taken({"activate 0,0", "skip"}, against({{"target", 8}})).has_value());
}

void TestStepComparison::stepsOfAFileArePlayedByBoth() {
    const RulesPair rules = against({{"swordPips", 1}});
    const auto refused = readPair(withSteps(twoAtWar(), {"activate 0,0", "sword A2E@0,0 hit B3N@1,0 2"}), rules);
    QVERIFY(!refused && refused.error().a.empty());
    QCOMPARE(refused.error().b.front().rule, std::string("SWD-1"));
    QCOMPARE(refused.error().b.front().found, std::string("sword A2E@0,0 hit B3N@1,0 2"));
    const PositionPair pair = pairOf(withSteps(twoAtWar(), {"activate 0,0", "sword A2E@0,0 hit B3N@1,0 1"}), rules);
    QCOMPARE(piecesOf(pair.states.a), std::string("A2E@0,0 B2N@1,0"));
    QVERIFY(differing(pair).empty());
}

void TestStepComparison::bothSidesStepOnAndBack() {
    PairedPosition paired(pairOf(withSteps(twoAtWar(), {"activate 0,0"}), against({{"swordPips", 1}})));
    QVERIFY(paired.parted().empty() && !paired.partedAfter() && !paired.back());
    const StepComparison comparison = paired.comparison();
    paired.play(*find(comparison, "sword A2E@0,0 hit B3N@1,0 1"));
    QVERIFY(paired.parted().empty());
    QVERIFY(paired.back());
    paired.play(*find(comparison, "sword A2E@0,0 hit B3N@1,0 2"));  // only A
    QCOMPARE(piecesOf(paired.state(Side::a)), std::string("A2E@0,0 B1N@1,0"));
    QCOMPARE(piecesOf(paired.state(Side::b)), std::string("A2E@0,0 B3N@1,0"));
    QVERIFY(paired.parted().has(Aspect::pieces));
    QCOMPARE(paired.partedAfter(), std::optional<std::size_t>(1));
    const Both<bool> taken = paired.play("done");
    QVERIFY(taken.a && !taken.b);
    QVERIFY(paired.parted().has(Aspect::turn) && paired.parted().has(Aspect::decision));
    QCOMPARE(paired.partedAfter(), std::optional<std::size_t>(1));
    QVERIFY(paired.back() && paired.back() && !paired.back());
    QVERIFY(paired.parted().empty());
    QCOMPARE(paired.played(), std::size_t{0});
}

void TestStepComparison::bothSidesShuffleAlike() {
    Setup setup;
    setup.land("0,0", "swords-2").pieces({"A1N@0,0", "B1N@0,0"}).draw({"sun"}).restDiscarded();
    setup.hand("A", {"cups-3", "cups-4"});
    PairedPosition paired(pairOf(setup.json(), against({{"handLimit", 3}})));
    QVERIFY(paired.play("refresh cups-3,cups-4 1").b);
    QVERIFY(paired.awaitsChance(Side::a) && paired.awaitsChance(Side::b));
    Rng rng(7);
    paired.drawChance(rng);
    QVERIFY(!paired.awaitsChance(Side::a) && paired.parted().empty());
    // If the piles differ, their common cards are in the same order.
    QVERIFY(paired.back() && paired.back());
    PositionPair other = paired.now();
    other.states.b = pairOf(Setup(setup).hand("B", {"death"}).json(), other.rules).states.b;
    PairedPosition apart(other);
    apart.play("refresh cups-3,cups-4 1");
    apart.drawChance(rng);
    std::vector<Card> ofA = apart.state(Side::a).draw.topFirst();
    QCOMPARE(std::erase(ofA, card("death")), std::size_t{1});
    QVERIFY(ofA == apart.state(Side::b).draw.topFirst());
    QVERIFY(apart.parted().empty());  // piles and hands differ from the start
}

/// Also from a carried-over position: the computer's knowledge of hidden cards is carried over as well.
void TestStepComparison::theSameComputerPlaysAlikeByTheSameRules() {
    auto pair = carriedOver(twoAtWar().state(), {baseRules(), rulesWith(json::object())});
    PairedPosition paired(*pair);
    Rng rng(3);
    for (int moment = 0; moment < 40 && !isOver(paired.state(Side::a)); ++moment) {
        if (paired.awaitsChance(Side::a)) {
            paired.drawChance(rng);
        } else {
            const auto steps = choices(paired.now(), bots::Level::greedy, {}, rng());
            QVERIFY(steps.a && steps.b);
            paired.play(steps);
        }
        QVERIFY(paired.parted().empty());
    }
    QVERIFY(paired.state(Side::a).turnsPlayed > 3);
}

QTEST_APPLESS_MAIN(TestStepComparison)

#include "tst_step_comparison.moc"
