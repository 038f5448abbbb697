// Trial games of a ruleset, and their findings.
#include "engine/lab/trial.h"
#include "engine/mechanics/registry.h"
#include "engine/notation/record.h"
#include "tests/support/rulesets.h"

#include <QtTest>

#include <algorithm>
#include <set>
#include <sstream>

using namespace gnostica::engine;
using namespace gnostica::tests;
using lab::Finding;
using lab::FindingCode;
using lab::Trial;
using lab::TrialPlan;
using nlohmann::json;

namespace {

TrialPlan planOf(int games) {
    TrialPlan plan;
    plan.games = games;
    return plan;
}

const Finding* find(const std::vector<Finding>& findings, FindingCode code) {
    const auto found = std::ranges::find(findings, code, &Finding::code);
    return found == findings.end() ? nullptr : &*found;
}

const Finding* find(const std::vector<Finding>& findings, FindingCode code, const std::string& pointer) {
    const auto found = std::ranges::find_if(
        findings, [&](const Finding& each) { return each.code == code && each.pointer == pointer; });
    return found == findings.end() ? nullptr : &*found;
}

bool same(const Finding& a, const Finding& b) {
    return a.code == b.code && a.count == b.count && a.of == b.of && a.share == b.share && a.subject == b.subject &&
           a.game->happenings == b.game->happenings && a.moment == b.moment;
}

}  // namespace

class TestTrial : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theBaseGameIsSound();
    void everyFindingHasItsRecord();
    void equalSeedsFindTheSame();
    void aStoppedGameDoesNotCount();
    void itIsToldAsItComes();
    void gamesWithoutAnEndAreFound();
    void whatCannotBeUsedIsFound();
    void whatTheRulesDoNotHaveIsNoFinding();
    void whoHasNoPlaceIsFound();
};

void TestTrial::theBaseGameIsSound() {
    const auto findings = lab::playTrial(baseRules(), planOf(28));
    const Finding* ends = find(findings, FindingCode::ends);
    QVERIFY(ends != nullptr && ends->severity == Severity::note);
    QCOMPARE(ends->count, 21);
    const Finding* explored = find(findings, FindingCode::explored);  // every fourth game has different players
    QVERIFY(explored != nullptr && explored->count == 7 && explored->of == 28);
    const Finding* length = find(findings, FindingCode::length);
    QVERIFY(length != nullptr && length->low >= 2 && length->low <= length->share && length->share <= length->high);
    const Finding* held = find(findings, FindingCode::announcements);
    QVERIFY(held != nullptr && held->count > 0 && held->count <= held->of);
    const Finding* first = find(findings, FindingCode::firstSeat);
    QVERIFY(first != nullptr && first->low <= first->share && first->share <= first->high);
    QCOMPARE(first->fair, 0.5);
    for (const FindingCode code : {FindingCode::endless, FindingCode::nobodyAnnounces, FindingCode::shutOut}) {
        QVERIFY(find(findings, code) == nullptr);
    }
}

/// The record is an ordinary one that can be opened, and the finding's place is within it.
void TestTrial::everyFindingHasItsRecord() {
    const auto rules = rulesWith({{"target", 3}});
    const Registry registry = builtinRegistry();
    std::set<int> seen;
    for (const Finding& finding : lab::playTrial(rules, planOf(10))) {
        QVERIFY(finding.game != nullptr && finding.moment <= finding.game->happenings.size());
        if (!seen.insert(finding.game->number).second) {
            continue;
        }
        std::istringstream text(recordText(*finding.game));
        const auto record = loadRecord(text, registry);
        QVERIFY(record && !record->damage);
        QCOMPARE(record->game.history().size(), finding.game->happenings.size());
    }
}

void TestTrial::equalSeedsFindTheSame() {
    const auto rules = rulesWith({{"target", 3}});
    const auto one = lab::playTrial(rules, planOf(4));
    const auto two = lab::playTrial(rules, planOf(4));
    QVERIFY(std::ranges::equal(one, two, same));
    TrialPlan other = planOf(4);
    other.seed = 2;
    QVERIFY(!std::ranges::equal(one, lab::playTrial(rules, other), same));
}

void TestTrial::aStoppedGameDoesNotCount() {
    std::stop_source stop;
    Trial trial(rulesWith({{"target", 3}}), planOf(4));
    QVERIFY(trial.step(stop.get_token()));
    stop.request_stop();
    QVERIFY(!trial.step(stop.get_token()));
    QCOMPARE(trial.played(), 1);
    QVERIFY(trial.step());
    QCOMPARE(trial.played(), 2);
}

void TestTrial::itIsToldAsItComes() {
    std::vector<int> played;
    lab::playTrial(rulesWith({{"target", 3}}), planOf(3), {}, [&](const Trial& trial) {
        played.push_back(trial.played());
        QVERIFY(!trial.findings().empty());
        QCOMPARE(trial.isDone(), trial.played() == 3);
    });
    QCOMPARE(played, (std::vector<int>{1, 2, 3}));
}

void TestTrial::gamesWithoutAnEndAreFound() {
    TrialPlan plan = planOf(8);
    plan.longest = 40;
    // Nobody can announce, and nothing else ends the game.
    const auto rules = rulesPatched({{"mechanics", {{"challenge", nullptr}}}});
    const auto findings = lab::playTrial(rules, plan);
    const Finding* endless = find(findings, FindingCode::endless);
    QVERIFY(endless != nullptr && endless->severity == Severity::warning);
    QCOMPARE(endless->count, 6);
    QCOMPARE(endless->game->happenings.size(), endless->moment);
    QVERIFY(find(findings, FindingCode::ends) == nullptr && find(findings, FindingCode::firstSeat) == nullptr);
}

void TestTrial::whatCannotBeUsedIsFound() {
    TrialPlan plan = planOf(16);
    plan.longest = 80;
    // No piece grows if all pieces are small, and a card that is never played or activated is unused.
    const auto all = lab::playTrial(rulesPatched({{"stash", {{"medium", 0}, {"large", 0}}}}), plan);
    const Finding* power = find(all, FindingCode::stepNeverLegal);
    QVERIFY(power != nullptr && power->severity == Severity::warning);
    const auto idle = lab::playTrial(rulesWith({{"turnOptions", {"refresh", "orient"}}}), plan);
    const Finding* sun = find(idle, FindingCode::cardNeverUsed, "/majors/sun");
    QVERIFY(sun != nullptr && sun->subject.card == Card::major(19));
    QCOMPARE(sun->of, 16);
    QVERIFY(find(idle, FindingCode::cardNeverUsed, "/majors/moon") != nullptr);
}

/// Things that the rules lack are not reported. Regression: "Warp a territory" was reported where no card has it.
void TestTrial::whatTheRulesDoNotHaveIsNoFinding() {
    TrialPlan plan = planOf(16);
    plan.longest = 80;
    const json warp{{"power", "warp"}, {"territories", false}};
    const auto rules = rulesPatched({{"suits", {{"rod", {{"slide", false}}}, {"sword", {{"raze", false}}}}},
                                     {"majors", {{"hermit", json::array({warp})}}},
                                     {"start", {{"first", "random"}}},
                                     {"mechanics", {{"bid", nullptr}}}});
    for (const Finding& finding : lab::playTrial(rules, plan)) {
        const Step& step = finding.subject.step;
        QVERIFY(finding.code != FindingCode::stepNeverLegal || !std::holds_alternative<step::WarpTerritory>(step));
        QVERIFY(finding.code != FindingCode::stepNeverLegal || !std::holds_alternative<step::Slide>(step));
        QVERIFY(finding.code != FindingCode::stepNeverLegal || !std::holds_alternative<step::Raze>(step));
        QVERIFY(finding.code != FindingCode::stepNeverLegal || !std::holds_alternative<step::Bid>(step));
        QVERIFY(finding.code != FindingCode::stepNeverLegal || !std::holds_alternative<step::Take>(step));
    }
}

/// One territory and the four spaces around it have no room for a sixth piece.
void TestTrial::whoHasNoPlaceIsFound() {
    TrialPlan plan = planOf(2);
    plan.seats = 6;
    plan.longest = 40;
    const auto findings = lab::playTrial(rulesWith({{"columns", 1}, {"rows", 1}}), plan);
    const Finding* shutOut = find(findings, FindingCode::shutOut);
    QVERIFY(shutOut != nullptr && shutOut->severity == Severity::warning);
    QCOMPARE(shutOut->count, 2);
    QCOMPARE(shutOut->of, 2);
    QVERIFY(shutOut->moment > 0);
}

QTEST_APPLESS_MAIN(TestTrial)

#include "tst_trial.moc"
