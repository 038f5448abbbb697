#include "app/gui/program/desks/learn_desk.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/shared/learn/day_puzzle_card.h"
#include "app/gui/windows/game/home/my_games_page.h"
#include "app/gui/windows/game/home/start_page.h"

#include <QAction>
#include <QFileInfo>
#include <QMainWindow>

#include <algorithm>

namespace gnostica::gui {

LearnDesk::LearnDesk(const rulesets::RulesShelf& shelf, const PanelShelf& panels, SettingsStore& settings,
                     table::GameDesk& desk, DeskDialogs& dialogs, QMainWindow& window, const GuideTargets::Parts& table)
    : shelf_(shelf),
      settings_(settings),
      progress_(settings),
      reading_(shelf),
      today_(reading_, progress_),
      firstGame_(shelf, settings, desk, dialogs, table),
      window_(
          [this, &panels, &window] {
              auto* made = new LearnWindow(shelf_, panels, {progress_, reading_, today_}, &window);
              made->setAttribute(Qt::WA_DeleteOnClose);
              return made;
          },
          [this](LearnWindow& made) { dress(made); }) {
    connect(&settings, &SettingsStore::changed, this, [this] { window_.dress(); });
}

void LearnDesk::connectWays(const ActionSet& actions, StartPage& page, MyGamesPage& games) {
    const auto lessons = [this] { show(TaskKind::lesson); };
    const auto puzzles = [this] { show(TaskKind::puzzle); };
    connect(actions.at(Act::lessons), &QAction::triggered, this, lessons);
    connect(actions.at(Act::puzzles), &QAction::triggered, this, puzzles);
    connect(actions.at(Act::firstGame), &QAction::triggered, &firstGame_, &FirstGame::begin);
    connect(&page, &StartPage::lessonsWanted, this, lessons);
    connect(&page, &StartPage::puzzlesWanted, this, puzzles);
    connect(&page, &StartPage::nextLessonWanted, this, [this] { goOn(); });
    connect(&page, &StartPage::firstGameWanted, &firstGame_, &FirstGame::begin);
    const auto solve = [this] { beginDayPuzzle(); };
    connect(&page, &StartPage::puzzleOfTheDayWanted, this, solve);
    connect(&games.dayPuzzle(), &DayPuzzleCard::solveWanted, this, solve);
    const auto learn = [this, &page, &games] {
        page.setLearning(tally());
        games.setLearning(tally());
    };
    const auto tellAll = [this, &page, &games] { tell(page, games); };
    connect(&progress_, &LearningProgress::changed, &page, learn);
    connect(&reading_, &LearnReading::finished, &page, learn);
    connect(&today_, &TodaysPuzzle::changed, &page, tellAll);
    connect(&page, &HomePage::entered, this, tellAll);
    connect(&games, &HomePage::entered, this, tellAll);
    whenLanguageChanges(&page, this, [this, tellAll] {
        if (reading_.shelf() != nullptr) {
            tellAll();
        }
    });
    learn();
}

/// Has the puzzles read.
void LearnDesk::tell(StartPage& page, MyGamesPage& games) {
    const DayPuzzle puzzle = today_.now();
    page.setPuzzle(puzzle);
    games.dayPuzzle().setPuzzle(puzzle);
}

/// Numbers of lessons and puzzles are known once they have been read.
LearningTally LearnDesk::tally() const {
    LearningTally tally{.lessonsDone = lessonsDone()};
    if (const auto& shelf = reading_.shelf()) {
        tally.lessons = std::max(static_cast<int>(shelf->lessons.size()), tally.lessonsDone);
        tally.puzzles = static_cast<int>(shelf->puzzles.size());
        tally.puzzlesDone = static_cast<int>(std::ranges::count_if(shelf->puzzles, [this](const NamedPuzzle& puzzle) {
            return progress_.isDone(TaskKind::puzzle, puzzle.name);
        }));
    }
    return tally;
}

/// Counts only lessons that still exist.
int LearnDesk::lessonsDone() const {
    const QString folder = shelf_.folders().lessons();
    return static_cast<int>(std::ranges::count_if(settings_.now().learning.lessons, [&](const QString& name) {
        return QFileInfo::exists(folder + u'/' + name + QStringLiteral(".json"));
    }));
}

LearnWindow& LearnDesk::show(TaskKind kind) {
    LearnWindow& window = window_.show();
    window.showList(kind);
    return window;
}

LearnWindow& LearnDesk::goOn() {
    LearnWindow& window = show(TaskKind::lesson);
    window.goOn(TaskKind::lesson);
    return window;
}

LearnWindow& LearnDesk::beginDayPuzzle() {
    LearnWindow& window = show(TaskKind::puzzle);
    window.beginDayPuzzle();
    return window;
}

void LearnDesk::dress(LearnWindow& window) const {
    const Settings& settings = settings_.now();
    window.applyLook({settings.animationMs, settings.showHoverCards, settings.showEdge, settings.confirmSteps});
}

}  // namespace gnostica::gui
