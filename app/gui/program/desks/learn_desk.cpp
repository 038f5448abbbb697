#include "app/gui/program/desks/learn_desk.h"

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
      firstGame_(shelf, settings, desk, dialogs, table),
      window_(
          [this, &panels, &window] {
              auto* made = new LearnWindow(shelf_, panels, progress_, &window);
              made->setAttribute(Qt::WA_DeleteOnClose);
              return made;
          },
          [this](LearnWindow& made) { dress(made); }) {
    connect(&settings, &SettingsStore::changed, this, [this] { window_.dress(); });
}

void LearnDesk::connectWays(const ActionSet& actions, StartPage& page) {
    const auto lessons = [this] { show(TaskKind::lesson); };
    const auto puzzles = [this] { show(TaskKind::puzzle); };
    connect(actions.at(Act::lessons), &QAction::triggered, this, lessons);
    connect(actions.at(Act::puzzles), &QAction::triggered, this, puzzles);
    connect(actions.at(Act::firstGame), &QAction::triggered, &firstGame_, &FirstGame::begin);
    connect(&page, &StartPage::lessonsWanted, this, lessons);
    connect(&page, &StartPage::puzzlesWanted, this, puzzles);
    connect(&page, &StartPage::nextLessonWanted, this, [this] { goOn(); });
    connect(&page, &StartPage::firstGameWanted, &firstGame_, &FirstGame::begin);
    const auto tell = [this, &page] { page.setLessonsDone(lessonsDone()); };
    connect(&progress_, &LearningProgress::changed, &page, tell);
    tell();
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

void LearnDesk::dress(LearnWindow& window) const {
    const Settings& settings = settings_.now();
    window.applyLook({settings.animationMs, settings.showHoverCards, settings.showEdge, settings.confirmSteps});
}

}  // namespace gnostica::gui
