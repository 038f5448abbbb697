// Puzzles: the shipped ones are correct, a solver gets true answers, and files from untrusted sources are refused with
// a message. `gnostica-cli puzzles check resources/puzzles/*.json` tries every line of every puzzle; here all solutions
// are played, and every line of a sample is tried.
#include "engine/documents/document.h"
#include "engine/documents/json_text.h"
#include "engine/lab/puzzles/puzzle_maker.h"
#include "engine/lab/puzzles/puzzle_run.h"
#include "engine/lab/puzzles/puzzle_text.h"
#include "engine/mechanics/registry.h"
#include "engine/notation/step_text.h"
#include "tests/support/rulesets.h"

#include <QtTest>
#if __has_include(<valijson/adapters/nlohmann_json_adapter.hpp>)
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>
#endif

#include <algorithm>
#include <array>
#include <fstream>
#include <set>
#include <sstream>

using namespace gnostica::engine;
using namespace gnostica::tests;
using lab::Goal;
using lab::HintKind;
using lab::PuzzleRun;
using lab::RuledPuzzle;
using lab::TryCode;
using nlohmann::json;

namespace {

std::string puzzleFile(const std::string& name) {
    std::ifstream file(GNOSTICA_TEST_DATA "/../resources/puzzles/" + name);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

json entriesOf(const std::string& file) {
    auto read = parseJson(puzzleFile(file), {}, kCollectionBounds);
    return read ? std::move(*read) : json::array();
}

/// All puzzles of the base game.
json shippedEntries() {
    json all = entriesOf("gnostica.json");
    for (json& entry : entriesOf("gnostica-stop.json")) {
        all.push_back(std::move(entry));
    }
    return all;
}

Library baseLibrary() {
    Library library;
    library.add(baseRules()->document, "gnostica").value();
    return library;
}

}  // namespace

class TestPuzzles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void thereAreEnoughOfAllKinds();
    void theEasyOnesComeFirst();
    void everySolutionReachesTheGoal();
    void everyLineOfSomeIsTried();
    void theyComeOutOfTheirGamesAgain();
    void hardOnesAreFoundByFewer();
    void aWrongFirstStepIsTold();
    void whatAnswersIsShown();
    void whatIsNotAllowedChangesNothing();
    void aStepIsTakenBack();
    void hintsLeadToTheGoal();
    void aRunThatIsNotPreparedSaysSo();
    void theCheckedInSchemaIsUpToDate();
    void strangersAreRefused_data();
    void strangersAreRefused();
    void aPuzzleThatIsNoneIsFound();

private:
    const RuledPuzzle& easiest(Goal goal) const;

    const json entries_ = shippedEntries();
    const Library library_ = baseLibrary();
    const Registry registry_ = builtinRegistry();
    std::vector<RuledPuzzle> puzzles_;
};

void TestPuzzles::initTestCase() {
    RulesSource source(library_, registry_);
    auto read = lab::readPuzzles(entries_, source);
    QVERIFY2(read, read ? "" : (read.error().front().pointer + ": " + read.error().front().found).c_str());
    puzzles_ = std::move(*read);
}

const RuledPuzzle& TestPuzzles::easiest(Goal goal) const {
    return *std::ranges::find_if(puzzles_, [&](const RuledPuzzle& entry) { return entry.puzzle.tactic.goal == goal; });
}

void TestPuzzles::thereAreEnoughOfAllKinds() {
    std::map<Goal, int> goals;
    std::map<int, int> grades;
    std::set<int> seats;
    std::set<Card> begunWith;
    for (const RuledPuzzle& entry : puzzles_) {
        ++goals[entry.puzzle.tactic.goal];
        ++grades[gradeOf(entry.puzzle.measures)];
        seats.insert(entry.puzzle.tactic.state.seats);
        begunWith.insert(lab::cardBegunWith(entry.puzzle.tactic.state, entry.puzzle.solution.front()));
    }
    QVERIFY2(puzzles_.size() >= 60, std::to_string(puzzles_.size()).c_str());
    for (const Goal goal : {Goal::win, Goal::stop, Goal::points}) {
        QVERIFY2(goals[goal] >= 8, std::to_string(goals[goal]).c_str());
    }
    for (int grade = 1; grade <= lab::kGrades; ++grade) {
        QVERIFY2(grades[grade] >= 5, (std::to_string(grade) + ": " + std::to_string(grades[grade])).c_str());
    }
    QVERIFY((seats == std::set{2, 3, 4}));
    QVERIFY2(begunWith.size() >= 20, std::to_string(begunWith.size()).c_str());
}

void TestPuzzles::theEasyOnesComeFirst() {
    for (const char* file : {"gnostica.json", "gnostica-stop.json"}) {
        const json entries = entriesOf(file);
        QVERIFY(std::ranges::is_sorted(entries, {}, [](const json& entry) { return entry["difficulty"].get<int>(); }));
    }
}

void TestPuzzles::everySolutionReachesTheGoal() {
    for (const RuledPuzzle& entry : puzzles_) {
        State state = entry.puzzle.tactic.state;
        QVERIFY2(std::ranges::count(entry.puzzle.tactic.best, entry.puzzle.solution.front()) == 1,
                 entry.puzzle.id.c_str());
        for (const Step& step : entry.puzzle.solution) {
            QVERIFY2(!explain(*entry.rules, state, step), entry.puzzle.id.c_str());
            apply(*entry.rules, state, step);
        }
        QVERIFY2(lab::isLineEnd(state), entry.puzzle.id.c_str());
        lab::GoalSearch judge(*entry.rules, aimOf(*entry.rules, entry.puzzle), lab::kMostPuzzlePositions);
        QVERIFY2(judge.meritOf(state) == 0, entry.puzzle.id.c_str());
    }
}

void TestPuzzles::everyLineOfSomeIsTried() {
    constexpr std::size_t apart = 15;
    for (std::size_t i = 0; i < puzzles_.size(); i += apart) {
        QVERIFY2(!faultOf(puzzles_[i].rules, puzzles_[i].puzzle), puzzles_[i].puzzle.id.c_str());
    }
}

/// A seed and the number of a game reproduce a puzzle. The shipped ones came from games of players with a different
/// judging, and are kept on their merits.
void TestPuzzles::theyComeOutOfTheirGamesAgain() {
    lab::PuzzlePlan plan;
    plan.rules = puzzles_.front().rules;
    plan.seats = {2};
    plan.seed = 3;
    plan.wanted.fill(1);
    std::vector<lab::Puzzle> made;
    for (int game = 0; game < 20 && made.empty(); ++game) {
        made = lab::puzzlesOfGame(plan, game, std::nullopt);
    }
    QVERIFY(!made.empty());
    const auto again = lab::puzzlesOfGame(plan, made.front().origin.game, made.front().origin.turn);
    const auto written = [&plan](const lab::Puzzle& puzzle) { return lab::writePuzzle(*plan.rules, puzzle).dump(); };
    QVERIFY(std::ranges::find(again, written(made.front()), written) != again.end());
}

/// Players who were not used for the grading solve more of the easy ones.
void TestPuzzles::hardOnesAreFoundByFewer() {
    std::array<int, 2> found{};
    std::array<int, 2> tried{};
    for (std::size_t i = 0; i < puzzles_.size(); i += 2) {
        const int grade = gradeOf(puzzles_[i].puzzle.measures);
        if (grade == 3) {
            continue;
        }
        const std::size_t half = grade < 3 ? 0 : 1;
        for (std::uint64_t seed = 11; seed < 13; ++seed) {
            ++tried[half];
            found[half] += finds(puzzles_[i].rules, puzzles_[i].puzzle, bots::Level::apprentice, 12, seed) ? 1 : 0;
        }
    }
    const std::string told = std::to_string(found[0]) + "/" + std::to_string(tried[0]) + " against " +
                             std::to_string(found[1]) + "/" + std::to_string(tried[1]);
    QVERIFY2(found[0] * tried[1] * 2 > found[1] * tried[0] * 3, told.c_str());
}

void TestPuzzles::aWrongFirstStepIsTold() {
    for (const Goal goal : {Goal::win, Goal::points}) {
        PuzzleRun run(easiest(goal));
        QVERIFY(run.prepare());
        StepList steps;
        legalSteps(*run.rules(), run.state(), steps);
        int lost = 0;
        for (const Step& step : steps) {
            const bool isRight = std::ranges::count(run.puzzle().tactic.best, step) > 0;
            const lab::TryResult verdict = run.tryStep(step);
            if (verdict.code == TryCode::chance) {
                continue;
            }
            QCOMPARE(verdict.code, isRight ? TryCode::goesOn : TryCode::lost);
            QVERIFY(isRight || verdict.whyNot->missing > 0);
            lost += isRight ? 0 : 1;
            QVERIFY(run.undo());
        }
        QVERIFY(lost > 0);
    }
}

/// The announcer's turn that is shown as the refutation wins, played step by step.
void TestPuzzles::whatAnswersIsShown() {
    int shown = 0;
    for (const RuledPuzzle& entry : puzzles_) {
        if (entry.puzzle.tactic.goal != Goal::stop || shown == 2) {
            continue;
        }
        PuzzleRun run(entry);
        QVERIFY(run.prepare());
        // Steps outside any solution, until the turn is over.
        while (!run.isFinished()) {
            StepList steps;
            legalSteps(*run.rules(), run.state(), steps);
            const bool taken = std::ranges::any_of(steps, [&](const Step& step) {
                const TryCode code = run.tryStep(step).code;
                if (code == TryCode::goesOn || code == TryCode::reached) {
                    run.undo();
                }
                return code == TryCode::lost;
            });
            QVERIFY(taken);
        }
        QVERIFY(!run.isSolved());
        const lab::TryResult verdict = run.verdict();
        QCOMPARE(verdict.code, TryCode::lost);
        QVERIFY(isPlayer(verdict.whyNot->winner));
        if (verdict.whyNot->answer) {
            State state = verdict.whyNot->answer->from;
            for (const Step& step : verdict.whyNot->answer->steps) {
                QVERIFY(!explain(*run.rules(), state, step));
                apply(*run.rules(), state, step);
            }
            QVERIFY(lab::hasWon(lab::endTurn(*run.rules(), state), verdict.whyNot->winner));
            ++shown;
        }
    }
}

void TestPuzzles::whatIsNotAllowedChangesNothing() {
    PuzzleRun run(easiest(Goal::points));
    const State before = run.state();
    const lab::TryResult illegal = run.tryStep(step::Done{});
    QCOMPARE(illegal.code, TryCode::refused);
    QVERIFY(illegal.refusal);
    const Step pass = *parseStep(*run.rules(), before, "refresh - 0");
    QCOMPARE(run.tryStep(pass).code, TryCode::chance);
    QVERIFY(run.state() == before);
    QVERIFY(!run.undo());
}

void TestPuzzles::aStepIsTakenBack() {
    PuzzleRun run(easiest(Goal::win));
    QVERIFY(run.prepare());
    const State before = run.state();
    for (const Step& step : run.puzzle().solution) {
        const TryCode code = run.tryStep(step).code;
        QCOMPARE(code, run.isFinished() ? TryCode::reached : TryCode::goesOn);
    }
    QVERIFY(run.isSolved());
    QVERIFY(run.tryStep(step::Done{}).code == TryCode::refused);
    while (run.undo()) {
        QVERIFY(!run.isSolved());
    }
    QVERIFY(run.state() == before);
}

void TestPuzzles::hintsLeadToTheGoal() {
    for (const Goal goal : {Goal::win, Goal::stop, Goal::points}) {
        PuzzleRun run(easiest(goal));
        QVERIFY(run.prepare());
        const auto beginner = run.hint(HintKind::beginner);
        QVERIFY(beginner);
        QVERIFY(beginner->piece == kNoPiece || run.state().piece(beginner->piece).owner() == run.state().turn.mover);
        const auto power = run.hint(HintKind::power);
        QVERIFY(power && power->card == lab::cardBegunWith(run.state(), run.puzzle().solution.front()));
        while (!run.isFinished()) {
            const auto next = run.hint(HintKind::step);
            QVERIFY(next);
            run.tryStep(next->step);
        }
        QVERIFY(run.isSolved());
        QVERIFY(!run.hint(HintKind::step));
    }
}

void TestPuzzles::aRunThatIsNotPreparedSaysSo() {
    // The largest puzzle cannot be searched immediately; after a background search everything is known.
    const auto& largest =
        *std::ranges::max_element(puzzles_, {}, [](const RuledPuzzle& entry) { return entry.puzzle.measures.odds; });
    std::stop_source stopped;
    stopped.request_stop();
    PuzzleRun run(largest);
    QVERIFY(!run.prepare(stopped.get_token()));
    QVERIFY(!run.isPrepared());
    QVERIFY(run.prepare());
    QCOMPARE(run.verdict().code, TryCode::goesOn);
}

void TestPuzzles::theCheckedInSchemaIsUpToDate() {
    const json described = lab::puzzleSchema();
    if (qEnvironmentVariableIsSet("GNOSTICA_REGENERATE")) {
        std::ofstream(GNOSTICA_TEST_DATA "/../resources/puzzles/puzzle.schema.json") << described.dump(2) << '\n';
    }
    QVERIFY2(
        json::parse(puzzleFile("puzzle.schema.json")) == described,
        "resources/puzzles/puzzle.schema.json is old: run this test with GNOSTICA_REGENERATE=1 and commit the file");
#if __has_include(<valijson/adapters/nlohmann_json_adapter.hpp>)
    using valijson::adapters::NlohmannJsonAdapter;
    valijson::Schema schema;
    valijson::SchemaParser(valijson::SchemaParser::kDraft7).populateSchema(NlohmannJsonAdapter(described), schema);
    QVERIFY(valijson::Validator().validate(schema, NlohmannJsonAdapter(entries_), nullptr));
#endif
}

void TestPuzzles::strangersAreRefused_data() {
    QTest::addColumn<QString>("patch");
    QTest::addColumn<QString>("pointer");
    QTest::newRow("no goal") << R"({"goal": null})"
                             << "";
    QTest::newRow("another goal") << R"({"goal": "glory"})"
                                  << "/goal";
    QTest::newRow("a goal that the table does not have") << R"({"goal": "win", "points": null})"
                                                         << "/goal";
    QTest::newRow("no points") << R"({"points": null})"
                               << "";
    QTest::newRow("an unknown key") << R"({"prize": 1})"
                                    << "/prize";
    QTest::newRow("a number for an id") << R"({"id": 7})"
                                        << "/id";
    QTest::newRow("a long id") << QStringLiteral(R"({"id": "%1"})").arg(QString(100, QLatin1Char('x'))) << "/id";
    QTest::newRow("no solution") << R"({"solution": []})"
                                 << "/solution";
    QTest::newRow("a solution without end")
        << QStringLiteral(R"({"solution": [%1"skip"]})").arg(QStringLiteral("\"skip\",").repeated(100)) << "/solution";
    QTest::newRow("a step that is none") << R"({"solution": ["dance"]})"
                                         << "/solution/0";
    QTest::newRow("a step that is not legal") << R"({"solution": ["skip"]})"
                                              << "/solution/0";
    QTest::newRow("a step left to chance") << R"({"solution": ["refresh - 0"]})"
                                           << "/solution/0";
    QTest::newRow("a number for a step") << R"({"best": [3]})"
                                         << "/best/0";
    QTest::newRow("odds of nothing") << R"({"measures": {"odds": 0}})"
                                     << "/measures/odds";
    QTest::newRow("measures without one") << R"({"measures": {"near": null}})"
                                          << "/measures";
    QTest::newRow("another grade") << R"({"grade": 5})"
                                   << "/grade";
    QTest::newRow("a seed below nothing") << R"({"origin": {"seed": -1}})"
                                          << "/origin/seed";
    QTest::newRow("a crowd") << R"({"position": {"seats": 99}})"
                             << "/position/seats";
    QTest::newRow("an unknown ruleset") << R"({"position": {"variant": "nowhere"}})"
                                        << "/position/variant";
}

void TestPuzzles::strangersAreRefused() {
    QFETCH(QString, patch);
    QFETCH(QString, pointer);
    const auto entry =
        std::ranges::find_if(entries_, [](const json& each) { return each["goal"] == "points" && each["grade"] == 1; });
    QVERIFY(entry != entries_.end());
    json document = json::array({*entry});
    document[0].merge_patch(json::parse(patch.toStdString()));
    RulesSource source(library_, registry_);
    const auto read = lab::readPuzzles(document, source);
    QVERIFY(!read);
    QCOMPARE(QString::fromStdString(read.error().front().pointer), QStringLiteral("/0") + pointer);
    QVERIFY(!lab::readPuzzles(json::object(), source));
    QCOMPARE(lab::readPuzzles(json::array({*entry, *entry}), source).error().front().code, DiagnosticCode::duplicate);
}

/// Well-formed, but not a puzzle.
void TestPuzzles::aPuzzleThatIsNoneIsFound() {
    RuledPuzzle wrong = easiest(Goal::points);
    ++wrong.puzzle.tactic.points;
    QCOMPARE(*faultOf(wrong.rules, wrong.puzzle), lab::PuzzleFault::otherBest);
    wrong = easiest(Goal::points);
    wrong.puzzle.solution.resize(1);
    QCOMPARE(*faultOf(wrong.rules, wrong.puzzle), lab::PuzzleFault::noSolution);
    wrong = easiest(Goal::points);
    ++wrong.puzzle.measures.near;
    QCOMPARE(*faultOf(wrong.rules, wrong.puzzle), lab::PuzzleFault::otherMeasures);
    wrong = easiest(Goal::points);
    wrong.puzzle.tactic.state.hands[wrong.puzzle.tactic.state.turn.mover].clear();
    QVERIFY(faultOf(wrong.rules, wrong.puzzle));
}

QTEST_GUILESS_MAIN(TestPuzzles)
#include "tst_puzzles.moc"
