// The scenario runner: plays the given steps, and reports outcomes that differ.
#ifndef Q_MOC_RUN  // moc cannot read all of C++20
#include "engine/documents/document_kind.h"
#include "engine/mechanics/registry.h"
#include "engine/notation/detail/accounting.h"
#include "engine/notation/rehearsal.h"
#include "engine/notation/scenario.h"
#include "engine/notation/words.h"
#include "engine/play/play.h"
#include "tests/support/positions.h"
#include "tests/support/rulesets.h"
#endif

#include <QtTest>

using namespace gnostica::engine;
using namespace gnostica::tests;
using nlohmann::json;

namespace {

/// The same rules, those of the base game, are used for every position, whatever ruleset it names.
class Bench {
public:
    Bench() : source_(library_, registry_) {
        MechanicKind dice;  // known, although the base game has none
        dice.dice = {{"d12", 1, 12, {}}, {"signs", -1, 1, "-0+"}};
        registry_.addMechanic("dice", std::move(dice));
        const auto added = library_.add(baseRules()->document, "gnostica");
        Q_ASSERT(added.has_value());
    }
    std::vector<ScenarioFailure> run(const json& scenario, std::size_t most = 1000) {
        std::vector<ScenarioFailure> failures;
        runScenario(scenario, source_, [&](const ScenarioFailure& failure) {
            failures.push_back(failure);
            return failures.size() < most;
        });
        return failures;
    }
    std::vector<ScenarioFailure> run(const char* text) { return run(json::parse(text)); }
    RulesSource& source() { return source_; }

    /// "refused: step | expected | found" for each failure.
    std::string failures(const char* text) {
        constexpr std::array<const char*, 6> faults{"invalid",   "refused",    "accepted",
                                                    "wrongRule", "unexpected", "unaccounted"};
        std::string all;
        for (const ScenarioFailure& failure : run(text)) {
            all += (all.empty() ? "" : "; ") + std::string(faults[static_cast<std::size_t>(failure.fault)]) + ": " +
                   failure.step + " | " + failure.expected + " | " + failure.found;
        }
        return all;
    }

private:
    Library library_;
    Registry registry_ = builtinRegistry();
    RulesSource source_;
};

constexpr const char* kUpright = R"({"name": "x", "position": {"seats": 2,
    "board": {"0,1": "rods-4", "1,1": "rods-5"}, "pieces": ["A3U@0,1"]}, "steps": ["activate 0,1"], )";

std::string upright(const char* rest) {
    return std::string(kUpright) + rest + "}";
}

}  // namespace

class TestScenario : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatHoldsPasses();
    void aRefusedStepFails();
    void acceptsMustBeLegal();
    void rejectsMustBeRefused();
    void rejectsMayNameTheRule();
    void everyExpectationIsCompared_data();
    void everyExpectationIsCompared();
    void wrongExpectationsShowWhatIsThere();
    void aLineMayHoldBothHalves();
    void shufflesKeepTheOrderUnlessGiven();
    void aSeatIsFed();
    void chanceThatIsMissingIsSaid();
    void nothingIsPlayedThatNobodyWants();
    void aMistakenScenarioIsSaidToBeOne_data();
    void aMistakenScenarioIsSaidToBeOne();
    void lostCardsAndPiecesAreNoticed();
    void sequencesAreCounted();
    void documentsAreKnownByTheirKeys_data();
    void documentsAreKnownByTheirKeys();
    void onlyWhatIsSureIsRefused_data();
    void onlyWhatIsSureIsRefused();
    void recordsAreKnownByTheirFirstLine();
};

void TestScenario::whatHoldsPasses() {
    Bench bench;
    QCOMPARE(bench.failures(upright(R"("accepts": ["skip"], "rejects": ["rod A3U@0,1 move 1 N", "nonsense"],
        "expect": {"legal": ["skip"], "turn": "A", "winner": null})")
                                .c_str()),
             std::string());
    QCOMPARE(nameOf(json::parse(upright(R"("comment": "")"))), std::string("x"));
}

void TestScenario::aRefusedStepFails() {
    Bench bench;
    const auto failures = bench.run(R"({"steps": ["activate 0,0", "done"]})");
    QCOMPARE(failures.size(), std::size_t{1});
    QCOMPARE(failures[0].fault, ScenarioFault::refused);
    QCOMPARE(failures[0].step, std::string("activate 0,0"));
    QVERIFY(failures[0].problem && failures[0].problem->refusal && failures[0].at);
}

void TestScenario::acceptsMustBeLegal() {
    Bench bench;
    QCOMPARE(bench.failures(upright(R"("accepts": ["done", "skip"])").c_str()), std::string("refused: done |  | "));
}

void TestScenario::rejectsMustBeRefused() {
    Bench bench;
    QCOMPARE(bench.failures(upright(R"("rejects": ["skip", {"step": "skip", "rule": "TRN-4"}])").c_str()),
             std::string("accepted: skip |  | ; accepted: skip | TRN-4 | "));
}

void TestScenario::rejectsMayNameTheRule() {
    Bench bench;
    QCOMPARE(
        bench.failures(upright(R"("rejects": [{"step": "rod A3U@0,1 move 1 N", "rule": "ROD-1"},
        {"step": "rod A3U@0,1 move 1 N", "rule": "ROD-2"}, {"step": "rod A3N@0,1 move 1 N", "rule": "ROD-1"}])")
                           .c_str()),
        std::string("wrongRule: rod A3U@0,1 move 1 N | ROD-2 | ROD-1; wrongRule: rod A3N@0,1 move 1 N | ROD-1 | "));
}

void TestScenario::everyExpectationIsCompared_data() {
    QTest::addColumn<QString>("expectation");
    QTest::addColumn<bool>("holds");
    const auto row = [](const char* text, bool holds) { QTest::newRow(text) << QString::fromLatin1(text) << holds; };
    row(R"({"board": {"0,0": "cups-2", "5,5": null}})", true);
    row(R"({"board": {"0,0": null}})", false);
    row(R"({"board": {"5,5": "cups-2"}})", false);
    row(R"({"pieces": ["B1N@1,0", "A1N@0,0", "A1N@0,0"]})", true);
    row(R"({"pieces": ["A1N@0,0", "B1N@1,0"]})", false);
    row(R"({"hands": {"A": ["sun", "moon"]}})", true);
    row(R"({"hands": {"A": ["moon", "sun"], "B": []}})", true);
    row(R"({"hands": {"A": ["sun"]}})", false);
    row(R"({"hands": {"C": []}})", false);
    row(R"({"discard": ["rods-3", "rods-2"]})", true);
    row(R"({"discard": ["rods-2"]})", false);
    row(R"({"draw": ["death", "fool"]})", true);
    row(R"({"draw": ["death"]})", true);
    row(R"({"draw": ["fool"]})", false);
    row(R"({"stash": {"A": [3, 5, 5]}})", true);
    row(R"({"stash": {"B": [5, 5, 5]}})", false);
    row(R"({"scores": {"A": 1, "B": 2}})", true);
    row(R"({"scores": {"A": 2}})", false);
    row(R"({"turn": "A"})", true);
    row(R"({"turn": "B"})", false);
    row(R"({"winner": null})", true);
    row(R"({"winner": "A"})", false);
    row(R"({"winner": []})", false);
    row(R"({"eliminated": []})", true);
    row(R"({"eliminated": ["B"]})", false);
    row(R"({"challenge": "B"})", true);
    row(R"({"challenge": null})", false);
    row(R"({"legal": ["done"]})", false);
    row(R"({"bord": {}})", false);
}

void TestScenario::everyExpectationIsCompared() {
    QFETCH(QString, expectation);
    QFETCH(bool, holds);
    Bench bench;
    const std::string scenario = R"({"position": {"seats": 2, "board": {"0,0": "cups-2", "1,0": "cups-king"},
        "pieces": ["A1N@0,0", "A1N@0,0", "B1N@1,0"], "hands": {"A": ["moon", "sun"]}, "draw": ["death"],
        "discard": ["rods-2", "rods-3"], "challenge": "B"}, "expect": )" +
                                 expectation.toStdString() + "}";
    QCOMPARE(bench.failures(scenario.c_str()).empty(), holds);
}

void TestScenario::wrongExpectationsShowWhatIsThere() {
    Bench bench;
    QCOMPARE(bench.failures(upright(R"("expect": {"legal": ["done"], "stash": {"A": [5, 5, 5]}})").c_str()),
             std::string(R"(unexpected: /expect/legal | ["done"] | ["skip"]; )"
                         R"(unexpected: /expect/stash | {"A":[5,5,5]} | {"A":[5,5,4]})"));
}

void TestScenario::aLineMayHoldBothHalves() {
    Bench bench;
    const char* scenario = R"({"position": {"seats": 2, "board": {"0,1": "cups-4", "1,1": "cups-5", "2,1": "cups-6"},
        "pieces": ["A1E@0,1", "B1N@1,1", "B2N@1,1", "B3N@1,1"], "hands": {"A": ["chariot"]}}, "steps": ["play chariot"],
        "accepts": ["rod A1E@0,1 move 1 E + rod A1E@1,1 move 1 N"],
        "rejects": ["rod A1E@0,1 move 1 E + skip", "rod A1E@0,1 move 1 E"]})";
    QCOMPARE(bench.failures(scenario), std::string());
}

constexpr const char* kLastCard = R"({"position": {"seats": 2, "board": {"0,0": "sun"}, "pieces": ["A1N@0,0"],
    "draw": ["cups-2"], "rest": "discard"}, "steps": ["refresh - 1"], )";

void TestScenario::shufflesKeepTheOrderUnlessGiven() {
    Bench bench;
    QCOMPARE(bench.failures(
                 (std::string(kLastCard) + R"("expect": {"draw": ["fool", "magician"], "discard": []}})").c_str()),
             std::string());
    json scenario = json::parse(std::string(kLastCard) + R"("expect": {"draw": ["swords-king", "swords-queen"]}})");
    json order = json::array();
    for (int number = kCardCount - 1; number >= 0; --number) {
        const std::string id = toText(Card(number));
        if (id != "sun" && id != "cups-2") {
            order.push_back(id);
        }
    }
    scenario["chance"]["shuffle"] = json::array({order});
    QVERIFY(bench.run(scenario).empty());
    scenario["chance"]["shuffle"][0].erase(0);
    QCOMPARE(bench.run(scenario).front().fault, ScenarioFault::invalid);
}

constexpr const char* kNoHands = R"({"position": {"seats": 2, "stage": "bid", "board": {"0,0": "sun"}})";

void TestScenario::aSeatIsFed() {
    Bench bench;
    QCOMPARE(
        bench.failures((std::string(kNoHands) + R"(, "chance": {"seat": ["B"]}, "expect": {"turn": "B"}})").c_str()),
        std::string());
}

void TestScenario::chanceThatIsMissingIsSaid() {
    Bench bench;
    const auto failures = bench.run((std::string(kNoHands) + R"(, "steps": ["place 0,0 N"]})").c_str());
    QCOMPARE(failures.size(), std::size_t{1});
    QCOMPARE(failures[0].fault, ScenarioFault::refused);
    QCOMPARE(failures[0].problem->diagnostic.code, DiagnosticCode::missingKey);
    QCOMPARE(failures[0].problem->diagnostic.expected, std::string("seat"));
    // If nothing follows, the outcome may be left out.
    QCOMPARE(bench.failures((std::string(kNoHands) + "}").c_str()), std::string());
}

/// Regression: each failure was stored with its table, however many there were.
void TestScenario::nothingIsPlayedThatNobodyWants() {
    Bench bench;
    const json step = json::array({"bogus", "bogus", "bogus"});
    const json scenario{
        {"position", {{"seats", 2}, {"board", {{"0,1", "rods-4"}}}, {"pieces", json::array({"A3U@0,1"})}}},
        {"accepts", step},
        {"rejects", json::array({"activate 0,1", "activate 0,1"})},
        {"expect", {{"bogus", 1}, {"turn", "B"}}}};
    for (const std::size_t most : {std::size_t{1}, std::size_t{2}, std::size_t{4}, std::size_t{6}}) {
        QCOMPARE(bench.run(scenario, most).size(), most);
    }
    QCOMPARE(bench.run(scenario).size(), std::size_t{7});
}

void TestScenario::aMistakenScenarioIsSaidToBeOne_data() {
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<QString>("pointer");
    const auto row = [](const char* text, const char* pointer) {
        QTest::newRow(text) << QString::fromLatin1(text) << QString::fromLatin1(pointer);
    };
    row(R"(7)", "");
    row(R"({"step": []})", "/step");
    row(R"({"steps": "done"})", "/steps");
    row(R"({"steps": [1]})", "/steps/0");
    row(R"({"rejects": [{"rule": "ROD-1"}]})", "/rejects/0");
    row(R"({"rejects": [{"step": "done", "why": "x"}]})", "/rejects/0");
    row(R"({"expect": []})", "/expect");
    row(R"({"position": []})", "/position");
    row(R"({"position": {"seats": 9}})", "/position/seats");
    row(R"({"chance": []})", "/chance");
    row(R"({"chance": {"d6": [1]}})", "/chance/d6");
    row(R"({"chance": {"d12": 7}})", "/chance/d12");
    row(R"({"chance": {"d12": ["x"]}})", "/chance/d12/0");
    row(R"({"chance": {"signs": ["+?"]}})", "/chance/signs/0");
    row(R"({"chance": {"shuffle": [["sun", "sun"]]}})", "/chance/shuffle/0");
    row(R"({"chance": {"seat": ["G"]}})", "/chance/seat/0");
}

void TestScenario::aMistakenScenarioIsSaidToBeOne() {
    QFETCH(QString, scenario);
    QFETCH(QString, pointer);
    Bench bench;
    const auto failures = bench.run(scenario.toStdString().c_str());
    QCOMPARE(failures.size(), std::size_t{1});
    QCOMPARE(failures[0].fault, ScenarioFault::invalid);
    QCOMPARE(QString::fromStdString(failures[0].step), pointer);
}

void TestScenario::documentsAreKnownByTheirKeys_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("kind");
    const auto row = [](const char* kind, const char* text) {
        QTest::newRow(text) << QByteArray(text) << QByteArray(kind);
    };
    row("ruleset", R"({"id": "x", "extends": "gnostica", "steps": []})");
    row("ruleset", R"({"id": "x"})");
    row("position", R"({"seats": 2, "board": {}})");
    row("scenario", R"({"position": {}})");
    row("scenario", R"([{"position": {}}])");
    row("scenario", "[]");
    row("record", R"({"format": "gnostica-record"})");
    row("plan", R"({"format": 1, "arms": []})");
    row("report", R"({"format": 1, "arms": [], "metrics": [], "plan": {}})");
    row("report", R"({"format": 1, "rounds": 2, "changes": []})");
    row("lesson", R"({"format": 1, "position": {}, "stages": []})");
    row("lesson", R"({"format": 1, "kind": "guide"})");
    row("puzzle", R"([5, {"position": {}, "goal": "win", "solution": []}])");
    row("puzzle", R"({"position": {}, "goal": "win", "best": []})");
    row("puzzle", R"({"position": {}, "goal": "win"})");
    row("scenario", R"({"position": {}, "steps": [], "goal": "shows how to win"})");
    row("lesson", R"({"id": "a", "title": {"en": "A"}, "position": {}, "stage": []})");
    row("plan", R"({"format": 1, "arm": [], "players": [], "pairs": 2})");
    row("position", R"({"format": 1, "seats": 2, "board": {}, "pieces": []})");
    row("unknown", R"({"inks": {}, "back": "x", "id": "deck"})");
    row("unknown", R"({"$schema": "http://json-schema.org/draft-07/schema#"})");
    row("unknown", R"({"x": 1})");
    row("unknown", "5");
}

void TestScenario::documentsAreKnownByTheirKeys() {
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, kind);
    QCOMPARE(std::string(toText(kindOf(json::parse(text.toStdString())))), kind.toStdString());
}

void TestScenario::onlyWhatIsSureIsRefused_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<DocumentKind>("expected");
    QTest::addColumn<QByteArray>("found");  // empty: the document is accepted
    const auto row = [](DocumentKind expected, const char* text, const char* found) {
        QTest::addRow("%s as %s", text, std::string(toText(expected)).c_str())
            << QByteArray(text) << expected << QByteArray(found);
    };
    row(DocumentKind::plan, R"({"format": 1, "seats": 2})", "");
    row(DocumentKind::plan, R"({"format": 1, "extends": "gnostica"})", "ruleset");
    row(DocumentKind::plan, R"({"position": {}})", "scenario");
    row(DocumentKind::lesson, R"({"position": {}})", "");
    row(DocumentKind::lesson, R"({"position": {}, "steps": []})", "scenario");
    row(DocumentKind::lesson, R"({"id": "a"})", "");
    row(DocumentKind::ruleset, R"({"position": {}})", "scenario");
    row(DocumentKind::ruleset, R"({"board": {}})", "");
    row(DocumentKind::ruleset, R"({"seats": 2, "board": {}})", "position");
    row(DocumentKind::ruleset, R"({"position": {}, "goal": "win"})", "puzzle");
    row(DocumentKind::ruleset, R"({"id": "a", "goal": 9})", "");
    row(DocumentKind::ruleset, R"({"hands": {"limit": 9}})", "");
    row(DocumentKind::ruleset, R"({"id": "a", "hands": {"limit": 9}, "seats": 2})", "");
    row(DocumentKind::ruleset, R"([{"position": {}}])", "scenario");
    row(DocumentKind::ruleset, R"([{"x": 1}])", "");
    row(DocumentKind::record, R"({"id": "a"})", "ruleset");
    row(DocumentKind::record, R"({"format": "gnostica-recrod", "seats": 2})", "");
    row(DocumentKind::report, R"({"format": 1, "games": []})", "");
    row(DocumentKind::scenario, R"({"id": "a", "extends": "gnostica"})", "ruleset");
    row(DocumentKind::scenario, R"({"id": "a", "position": {}})", "");
}

void TestScenario::onlyWhatIsSureIsRefused() {
    QFETCH(QByteArray, text);
    QFETCH(DocumentKind, expected);
    QFETCH(QByteArray, found);
    const auto read = parseDocument(text.toStdString(), "x.json", expected);
    QCOMPARE(read ? QByteArray() : QByteArray::fromStdString(read.error().found), found);
    QVERIFY(read || read.error().code == DiagnosticCode::otherKind);
}

void TestScenario::recordsAreKnownByTheirFirstLine() {
    for (const char* text : {"{\"format\": \"gnostica-record\"}", "{\"engine\":\"1\",\"format\":\"gnostica-record\",\n",
                             "{\"format\" :\t\"gnostica-record\"} // mine\n{}"}) {
        QVERIFY2(isRecordText(text), text);
        const auto other = parseDocument(text, "x.gnostica", DocumentKind::ruleset);
        QVERIFY(!other && other.error().code == DiagnosticCode::otherKind);
        QCOMPARE(other.error().found + '/' + other.error().expected + '/' + other.error().source,
                 std::string("record/ruleset/x.gnostica"));
    }
    for (const char* text : {"", "{}", "{\n\"format\": \"gnostica-record\"}", "{\"name\": \"gnostica-record\"}",
                             "{\"format\": 1, \"name\": \"\\\"format\\\": \\\"gnostica-record\\\"\"}"}) {
        QVERIFY2(!isRecordText(text), text);
    }
}

void TestScenario::lostCardsAndPiecesAreNoticed() {
    State state = Setup().land("0,0", "sun").pieces({"A1N@0,0"}).state();
    const PieceCount before = countPieces(state);
    QVERIFY(imbalances(*baseRules(), state, before).empty());
    state.hands[Seat::a].insert(state.territories[0].card);
    state.draw.pop();
    state.stash[Seat::b][2] = 4;
    const auto wrong = imbalances(*baseRules(), state, before);
    QCOMPARE(wrong.size(), std::size_t{3});
    QCOMPARE(wrong[0].what, std::string("fool"));  // it was on top of the draw pile
    QCOMPARE(wrong[0].found, 0);
    QCOMPARE(wrong[1].what, std::string("sun"));
    QCOMPARE(wrong[1].found, 2);
    QCOMPARE(wrong[2].what, std::string("B3"));
    QCOMPARE(wrong[2].expected, 5);
}

void TestScenario::sequencesAreCounted() {
    Bench bench;
    const auto at = playSteps(json::parse(upright(R"("expect": {})")), bench.source());
    QVERIFY(at);
    QCOMPARE(perft(*at, 0).value(), std::uint64_t{1});
    QCOMPARE(perft(*at, 1).value(), std::uint64_t{1});
    QCOMPARE(perft(*at, 2).value(), std::uint64_t{2});
    const auto waiting = playSteps(json::parse(std::string(kNoHands) + "}"), bench.source());
    QVERIFY(waiting);
    QCOMPARE(perft(*waiting, 1).error().code, DiagnosticCode::missingKey);
}

QTEST_APPLESS_MAIN(TestScenario)
#include "tst_scenario.moc"
