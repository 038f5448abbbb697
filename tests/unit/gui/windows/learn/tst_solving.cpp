// Puzzles are listed by goal and difficulty, tried, undone, hinted and solved.
#include "app/gui/look/pages/page_button.h"
#include "app/gui/shared/learn/day_puzzle_card.h"
#include "app/gui/windows/learn/puzzle_task.h"
#include "tests/unit/english.h"
#include "tests/unit/gui/windows/learn/learner.h"

#include <set>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::gui;
using gnostica::gui::playing::Learner;

namespace {

/// A user at a puzzle all of whose lines have been searched.
class Solver : public Learner {
public:
    explicit Solver(int place = 0) : Learner(TaskKind::puzzle) { begin(place); }

    void begin(int place) {
        window().begin(TaskKind::puzzle, place);
        QVERIFY(tests::comes([this] { return puzzle().isPrepared(); }));
    }
    PuzzleTask& puzzle() { return static_cast<PuzzleTask&>(task()); }
    const lab::Puzzle& shown() {
        const auto& puzzles = window().learnable()->puzzles;
        return std::ranges::find(puzzles, task().name(), &NamedPuzzle::name)->puzzle.puzzle;
    }
    void solve() {
        for (const Step& step : shown().solution) {
            choose(step);
        }
    }
    void choose(const Step& step) {
        const std::size_t before = game().history().size();
        table().table().choose(step);
        if (game().history().size() == before && table().turn().canConfirm()) {
            key(Qt::Key_Return);
        }
    }
    /// A first step without chance that does not lead to the goal.
    std::optional<Step> wrongStep() {
        StepList legal;
        legalSteps(game().rules(), game().state(), legal);
        for (const Step& step : legal) {
            lab::PuzzleRun run({game().sharedRules(), shown()});
            run.prepare();
            if (run.tryStep(step).code == lab::TryCode::lost) {
                return step;
            }
        }
        return std::nullopt;
    }
};

}  // namespace

class TestSolving : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void puzzlesAreListed();
    void theDaysPuzzleIsRemembered();
    void aPuzzleIsSolved();
    void aWrongStepIsAnswered();
    void hintsComeOneAfterTheOther();
    void theSolutionIsShownButNotRemembered();
    void whatIsLeftToChanceIsNotTaken();
    void puzzlesOfEveryKindAreSolved();
};

void TestSolving::puzzlesAreListed() {
    Learner learner(TaskKind::puzzle);
    const auto& puzzles = learner.window().learnable()->puzzles;
    QCOMPARE(learner.puzzles().count(), static_cast<int>(puzzles.size()));
    QVERIFY(learner.puzzles().tile(0)->accessibleName().startsWith(QStringLiteral("Win this turn: ")));
    QVERIFY(learner.puzzles().tile(0)->accessibleDescription().contains(QStringLiteral("Your hand: ")));
    QVERIFY(learner.puzzles().tile(0)->accessibleDescription().contains(QStringLiteral("Difficulty 1 of 5")));
    std::set<QString> names;
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        const lab::Puzzle& puzzle = puzzles[i].puzzle.puzzle;
        names.insert(puzzles[i].name);
        const bool goesOn = i > 0 && puzzles[i - 1].puzzle.puzzle.tactic.goal == puzzle.tactic.goal;
        QVERIFY(!goesOn ||
                lab::difficultyOf(puzzles[i - 1].puzzle.puzzle.measures) <= lab::difficultyOf(puzzle.measures));
    }
    QCOMPARE(names.size(), puzzles.size());
}

void TestSolving::theDaysPuzzleIsRemembered() {
    Solver solver;
    LearnDesk& desk = solver.play.window->windows().learning();
    const DayPuzzle before = desk.today().now();
    QVERIFY(!before.isEmpty() && !before.isSolved);
    desk.beginDayPuzzle();
    QCOMPARE(solver.task().name(), before.name);
    QVERIFY(tests::comes([&] { return solver.puzzle().isPrepared(); }));
    QVERIFY(!desk.progress().isDayDone(before.date));
    solver.solve();
    QVERIFY2(solver.task().isThrough(), qPrintable(solver.told() + solver.read()));
    QVERIFY(desk.progress().isDayDone(before.date));
    desk.show(TaskKind::puzzle);
    const DayPuzzleCard& card = *solver.puzzles().dayCard();
    QVERIFY(card.isVisible());
    QVERIFY(card.puzzle().isSolved && card.puzzle().week.back());
    QCOMPARE(card.button()->text(), QStringLiteral("Solve again"));
}

void TestSolving::aPuzzleIsSolved() {
    Solver solver;
    QVERIFY2(solver.read().contains(QStringLiteral("You win if you have ")), qPrintable(solver.read()));
    QVERIFY(!solver.button(Act::stageOn)->isVisible());
    solver.solve();
    QVERIFY2(solver.task().isThrough(), qPrintable(solver.told() + solver.read()));
    QVERIFY(solver.read().contains(QStringLiteral("Solved.")));
    QCOMPARE(solver.play.settings.now().learning.puzzles, QStringList{solver.task().name()});
    QCOMPARE(solver.button(Act::stageOn)->text().remove(u'&'), QStringLiteral("Next puzzle"));
    const QString first = solver.task().name();
    solver.press(Act::stageOn);
    QVERIFY(solver.task().name() != first);
}

void TestSolving::aWrongStepIsAnswered() {
    Solver solver;
    const auto wrong = solver.wrongStep();
    QVERIFY(wrong);
    solver.choose(*wrong);
    QVERIFY2(solver.read().contains(QStringLiteral("can no longer be reached")), qPrintable(solver.read()));
    QVERIFY(!solver.button(Act::hint)->isEnabled());
    solver.press(Act::undo);
    QVERIFY(!solver.read().contains(QStringLiteral("can no longer be reached")));
    QCOMPARE(solver.game().history().size(), std::size_t{0});
    QVERIFY(!solver.button(Act::undo)->isEnabled());
    solver.solve();
    QVERIFY(solver.task().isThrough());
    solver.key(Qt::Key_Home, Qt::AltModifier);
    QCOMPARE(solver.game().history().size(), std::size_t{0});
    QVERIFY(!solver.task().isThrough());
}

void TestSolving::hintsComeOneAfterTheOther() {
    Solver solver;
    std::set<QString> texts{solver.read()};
    for (int i = 0; i < lab::kHints; ++i) {
        QVERIFY(solver.button(Act::hint)->isEnabled());
        solver.press(Act::hint);
        QVERIFY(texts.insert(solver.read()).second);
    }
    QVERIFY(!solver.button(Act::hint)->isEnabled());
    solver.choose(solver.shown().solution.front());
    QVERIFY(solver.button(Act::hint)->isEnabled());
}

void TestSolving::theSolutionIsShownButNotRemembered() {
    Solver solver;
    solver.press(Act::showMe);
    QVERIFY(solver.read().contains(QStringLiteral("This is how it is done.")));
    QVERIFY(solver.play.settings.now().learning.puzzles.isEmpty());
    QVERIFY(solver.button(Act::stageOn)->isVisible());
    QVERIFY(!solver.task().awaitsStep());
}

void TestSolving::whatIsLeftToChanceIsNotTaken() {
    Solver solver;
    StepList legal;
    legalSteps(solver.game().rules(), solver.game().state(), legal);
    const auto drawn =
        std::ranges::find_if(legal, [&](const Step& step) { return lab::isLeftToChance(solver.game().rules(), step); });
    QVERIFY(drawn != legal.end());
    solver.choose(*drawn);
    QCOMPARE(solver.game().history().size(), std::size_t{0});
    QVERIFY2(solver.told().contains(QStringLiteral("depends on luck")), qPrintable(solver.told()));
}

// One of each kind and game, with its own solution.
void TestSolving::puzzlesOfEveryKindAreSolved() {
    Solver solver;
    const auto& puzzles = solver.window().learnable()->puzzles;
    std::set<std::pair<lab::Goal, std::string>> had;
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        const lab::RuledPuzzle& puzzle = puzzles[i].puzzle;
        const std::string game = puzzle.rules->id + (puzzle.rules->expansions.empty() ? "" : "+");
        if (had.insert({puzzle.puzzle.tactic.goal, game}).second) {
            solver.begin(static_cast<int>(i));
            QVERIFY(!solver.read().contains(u'%'));
            solver.solve();
            QVERIFY2(solver.task().isThrough(), qPrintable(puzzles[i].name + solver.told() + solver.read()));
        }
    }
    QVERIFY(had.size() >= 5);
}

QTEST_MAIN(TestSolving)
#include "tst_solving.moc"
