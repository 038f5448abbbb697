// Steps compared under pairs of all kinds of rulesets, on random positions, against a brute-force comparison: lists and
// outcomes computed separately in notation. GNOSTICA_GAMES sets the number of positions:
//
//     GNOSTICA_GAMES=10000 build/asan/bin/gnostica-tests-variants tst_paired_rulesets agreesWithBruteForce
#include "engine/lab/paired_position.h"
#include "engine/lab/step_comparison.h"
#include "engine/lab/step_reasons.h"
#include "engine/mechanics/mechanic.h"
#include "engine/mechanics/position_fields.h"
#include "engine/notation/position.h"
#include "engine/notation/step_text.h"
#include "engine/notation/words.h"
#include "engine/play/play.h"
#include "tests/support/random_play.h"
#include "tests/unit/shipped.h"

#include <QtTest>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <set>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::engine::lab;
using nlohmann::json;
using tests::Shipped;

namespace {

/// Number of steps per position, spread over the list, whose outcomes are compared; for the rest only legality is.
constexpr std::size_t kOutcomes = 6;

struct Names {
    const char* a;
    const char* b;
};
constexpr Names kPairs[] = {{"gnostica", "hypothermia"},
                            {"gnostica", "threestica"},
                            {"threestica", "gnostica"},
                            {"gnostica+star-wheel", "gnostica"},
                            {"threestica+star-wheel", "threestica"},
                            {"hypothermia", "gnostica+star-wheel"},
                            {"gnostica", "eight-winds"},
                            {"gnostica", "close-quarters"},
                            {"gnostica", "two-steps"},
                            {"gnostica", "short-game"}};

std::shared_ptr<const Rules> rulesNamed(const Shipped& shipped, const std::string& names) {
    const std::size_t plus = names.find('+');
    RulesetChoice choice;
    choice.base = names.substr(0, plus);
    if (plus != std::string::npos) {
        choice.expansions = {names.substr(plus + 1)};
    }
    return shipped.rules(choice);
}

/// A position in notation: one entry for each distinguishable thing.
std::map<std::string, std::string> told(const Rules& rules, const State& state) {
    json position = writePosition(rules, state);
    for (const char* key : {"variant", "expansions", "seats", "turn", "stage"}) {
        position.erase(key);
    }
    std::sort(position["pieces"].begin(), position["pieces"].end());
    position["order"] = json::array();
    for (int i = 0; i < state.seats; ++i) {
        position["order"].push_back(toText(state.order[static_cast<std::size_t>(i)]));
    }
    position["eliminated"] = int{state.eliminated};
    std::map<std::string, std::string> all;
    for (const auto& [key, value] : position.items()) {
        all[key] = value.dump();
    }
    all["over"] = isOver(state) ? "over " + std::to_string(state.winners) : "";
    if (!isOver(state)) {
        all["course"] = toText(state.turn.mover) + std::to_string(static_cast<int>(decider(rules, state))) +
                        std::to_string(state.sittingOut) + (state.turn.link.kind == LinkKind::none ? "" : " linked");
        const DiceAsked dice = awaitedDice(rules, state);
        all["chance"] = std::to_string(static_cast<int>(awaitedChance(state))) + " " + std::to_string(dice.count) +
                        (dice.count == 0 ? "" : std::string(dice.kind.word));
    }
    return all;
}

std::set<std::string, std::less<>> fieldsOf(const Rules& rules) {
    std::set<std::string, std::less<>> fields;
    for (const auto& mechanic : rules.mechanics) {
        if (const PositionFields* own = mechanic->positionFields()) {
            fields.insert(own->fieldNames().begin(), own->fieldNames().end());
        }
    }
    return fields;
}

/// The names of things that differ, except fields that only one ruleset has.
std::set<std::string> apart(const PositionPair& pair, const State& a, const State& b) {
    const auto there = told(*pair.rules.a, a);
    const auto here = told(*pair.rules.b, b);
    const auto own = fieldsOf(*pair.rules.a);
    const auto theirs = fieldsOf(*pair.rules.b);
    std::set<std::string> differ;
    const auto note = [&](const auto& one, const auto& other) {
        for (const auto& [key, value] : one) {
            const bool isShared = own.contains(key) == theirs.contains(key);
            const auto at = other.find(key);
            if (isShared && (at == other.end() || at->second != value)) {
                differ.insert(key);
            }
        }
    };
    note(there, here);
    note(here, there);
    // If one game is over, its continuation is irrelevant; chance is compared only where both games request it.
    if (isOver(a) || isOver(b)) {
        differ.erase("course");
        differ.erase("chance");
    } else if (awaitedChance(a) == ChanceKind::none || awaitedChance(b) == ChanceKind::none) {
        differ.erase("chance");
    }
    return differ;
}

std::string bare(std::string text) {
    return text.ends_with(" +") ? text.substr(0, text.size() - 2) : text;
}

/// The texts of one side without ` +`, each with its step.
std::map<std::string, Step> listOf(const Rules& rules, const State& state) {
    std::map<std::string, Step> list;
    StepList steps;
    legalSteps(rules, state, steps);
    for (const Step& step : steps) {
        list.emplace(bare(toText(rules, state, step)), step);
    }
    return list;
}

/// The step of the other side with the same meaning, even if twins have numbers on one side only.
std::optional<Step> meantBy(const std::string& text, const Rules& rules, const State& state) {
    if (text.find('#') == std::string::npos) {
        return std::nullopt;
    }
    for (const char* end : {"", " +"}) {
        if (const auto step = parseStep(rules, state, text + end)) {
            return *step;
        }
    }
    return std::nullopt;
}

}  // namespace

class TestPairedRulesets : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithBruteForce();
    void everyDifferenceHasARule();
    void whatOneCannotHoldIsSaid();

private:
    QString check(const PositionPair& pair);

    Shipped shipped_;
    std::map<StepGroup, int> seen_;
    int linked_ = 0;
    int twins_ = 0;
    std::size_t rotation_ = 0;
    int outcomes_ = 0;
};

/// Empty, or the difference from brute force.
QString TestPairedRulesets::check(const PositionPair& pair) {
    const StepComparison comparison(pair);
    const auto a = listOf(*pair.rules.a, pair.states.a);
    const auto b = listOf(*pair.rules.b, pair.states.b);
    if (comparison.listed() != Both<int>{static_cast<int>(a.size()), static_cast<int>(b.size())}) {
        return QStringLiteral("other numbers of steps");
    }
    const auto before = apart(pair, pair.states.a, pair.states.b);
    const bool sameDecider = decider(*pair.rules.a, pair.states.a) == decider(*pair.rules.b, pair.states.b);
    std::set<std::string> listedA;
    std::set<std::string> listedB;
    const std::size_t stride = std::max(std::size_t{1}, comparison.steps().size() / kOutcomes);
    std::size_t number = rotation_++;  // different places in the list each time
    for (const ComparedStep& line : comparison.steps()) {
        const QString name = QString::fromStdString(line.text());
        ++seen_[line.group];
        const auto inA = a.find(bare(line.texts.a));
        const auto inB = b.find(bare(line.texts.b));
        listedA.insert(bare(line.texts.a));
        listedB.insert(bare(line.texts.b));
        if (line.group == StepGroup::onlyA || line.group == StepGroup::onlyB) {
            const Side owner = line.owner();
            const Side other = otherThan(owner);
            const auto& theirs = owner == Side::a ? b : a;
            if ((owner == Side::a ? inA == a.end() : inB == b.end()) ||
                (sameDecider && (theirs.contains(bare(line.text())) ||
                                 meantBy(bare(line.text()), *pair.rules[other], pair.states[other])))) {
                return name + QStringLiteral(": not only in one");
            }
            continue;
        }
        if (inA == a.end() || inB == b.end() || !sameDecider) {
            return name + QStringLiteral(": not in both");
        }
        linked_ += line.texts.a.ends_with('+') != line.texts.b.ends_with('+') ? 1 : 0;
        twins_ += inA->first != inB->first ? 1 : 0;
        if (number++ % stride != 0) {
            continue;
        }
        const auto twinA = inA->first == inB->first
                               ? inA->second
                               : meantBy(inB->first, *pair.rules.a, pair.states.a).value_or(inA->second);
        const auto twinB = inA->first == inB->first
                               ? inB->second
                               : meantBy(inA->first, *pair.rules.b, pair.states.b).value_or(inB->second);
        ++outcomes_;
        State afterA = pair.states.a;
        State afterB = pair.states.b;
        apply(*pair.rules.a, afterA, twinA);
        apply(*pair.rules.b, afterB, twinB);
        auto after = apart(pair, afterA, afterB);
        std::erase_if(after, [&](const std::string& key) { return before.contains(key); });
        if (after.empty() != (line.group == StepGroup::alike)) {
            return name + QStringLiteral(": outcomes compared otherwise: ") +
                   QString::fromStdString(after.empty() ? std::string("alike") : *after.begin());
        }
    }
    const auto covers = [](const auto& listed, const auto& all) {
        return std::ranges::all_of(all, [&](const auto& each) { return listed.contains(each.first); });
    };
    return covers(listedA, a) && covers(listedB, b) ? QString() : QStringLiteral("a step is missing");
}

void TestPairedRulesets::agreesWithBruteForce() {
    const int wanted = qEnvironmentVariableIntValue("GNOSTICA_GAMES");
    const int positions = std::max(200, wanted);
    const int pairs = static_cast<int>(std::size(kPairs));
    int compared = 0;
    int apart = 0;
    for (int place = 0; place < pairs; ++place) {
        const RulesPair rules{rulesNamed(shipped_, kPairs[place].a), rulesNamed(shipped_, kPairs[place].b)};
        Rng rng(static_cast<std::uint64_t>(place) + 1);
        StepList steps;
        State state;
        int decisions = 1'000'000;
        const int most = (positions - compared) / (pairs - place);
        for (int done = 0; done < most;) {
            if (isOver(state) || decisions > 120) {
                state = newGame(*rules.a, 2 + static_cast<int>(rng.below(2)));
                decisions = 0;
            }
            if (decider(*rules.a, state) == Seat::chance) {
                apply(*rules.a, state, drawChance(*rules.a, state, rng));
                continue;
            }
            legalSteps(*rules.a, state, steps);
            if (rng.below(3) == 0) {
                if (const auto pair = carriedOver(state, rules)) {
                    const QString fault = check(*pair);
                    const std::string where = writePosition(*rules.a, state).dump();
                    QVERIFY2(fault.isEmpty(),
                             (fault.toStdString() + " in " + kPairs[place].b + " of " + where).c_str());
                    ++done;
                    ++compared;
                } else {
                    ++apart;
                }
            }
            apply(*rules.a, state, tests::choose(steps, rng));
            ++decisions;
        }
    }
    qInfo("%d positions (%d more could not be carried over), %d outcomes: %d only A, %d only B, %d differently, %d "
          "alike; %d by + "
          "alone, %d by # alone",
          compared, apart, outcomes_, seen_[StepGroup::onlyA], seen_[StepGroup::onlyB], seen_[StepGroup::differently],
          seen_[StepGroup::alike], linked_, twins_);
    QCOMPARE(compared, positions);
    for (const StepGroup group : kStepGroups) {
        QVERIFY(seen_[group] > 0);
    }
}

/// Each difference names a rule that a reader can look up.
void TestPairedRulesets::everyDifferenceHasARule() {
    for (const Names names : {kPairs[0], kPairs[1]}) {
        const RulesPair rules{rulesNamed(shipped_, names.a), rulesNamed(shipped_, names.b)};
        const json position{{"board", {{"0,0", "swords-2"}, {"1,0", "sun"}, {"0,1", "cups-king"}}},
                            {"pieces", {"A2E@0,0", "A1U@0,1", "B3N@1,0"}},
                            {"hands", {{"A", {"cups-5", "discs-3", "hermit"}}}}};
        for (const char* step : {"activate 0,0", "activate 0,1", "play discs-3", "play hermit"}) {
            const auto pair = readPair(json{{"position", position}, {"steps", {step}}}, rules);
            QVERIFY(pair.has_value());
            const StepComparison comparison(*pair);
            StepReasons reasons(*pair, shipped_.registry);
            for (const ComparedStep& line : comparison.steps()) {
                const StepReason reason = reasons.why(line);
                QVERIFY2(reason.rule.empty() == (line.group == StepGroup::alike), line.text().c_str());
                QVERIFY2(line.group == StepGroup::alike || reason.difference != nullptr, line.text().c_str());
            }
        }
    }
}

void TestPairedRulesets::whatOneCannotHoldIsSaid() {
    const RulesPair rules{rulesNamed(shipped_, "gnostica"), rulesNamed(shipped_, "threestica")};
    const auto six = readPair(json{{"seats", 6}}, rules);
    QVERIFY(!six && six.error().a.empty());
    QCOMPARE(six.error().b.front().pointer, std::string("/seats"));
    QCOMPARE(six.error().b.front().expected, std::string("2…5"));
    const auto pieces = readPair(json{{"pieces", {"A1N@0,0", "A1N@0,0", "A1N@0,0", "A1N@0,0"}}}, rules);
    QVERIFY(!pieces && pieces.error().a.empty() && pieces.error().b.size() == 1);
    QVERIFY(pieces.error().b.front().code == DiagnosticCode::tooMany);
    const RulesPair infinite{rulesNamed(shipped_, "gnostica"), rulesNamed(shipped_, "hypothermia")};
    const auto beside = readPair(json{{"infinity", "beside"}}, infinite);
    QVERIFY(beside && beside->leftOut.b.empty());
    QCOMPARE(beside->leftOut.a.size(), std::size_t{1});
    QCOMPARE(beside->leftOut.a.front().pointer, std::string("/infinity"));
    QVERIFY(!isError(beside->leftOut.a.front()));
}

QTEST_GUILESS_MAIN(TestPairedRulesets)

#include "tst_paired_rulesets.moc"
