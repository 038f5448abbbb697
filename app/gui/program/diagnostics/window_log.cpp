#include "app/gui/program/diagnostics/window_log.h"

#include "app/gui/look/widgets/message_bar.h"
#include "app/gui/program/main_window.h"
#include "app/gui/windows/game/play/play_area.h"
#include "app/storage/plugin_watch.h"
#include "app/storage/problem_lines.h"

#include <utility>

namespace gnostica::gui {

using storage::logLine;

WindowLog::WindowLog(MainWindow& window, const rulesets::RulesShelf& shelf, diagnostics::Log log)
    : QObject(&window),
      desk_(window.desk()),
      log_(std::move(log)) {
    logPanels(window.panelShelf());
    logRulesets(shelf);
    connectOpening();
    connectKeeping();
    connect(&shelf, &rulesets::RulesShelf::changed, this, [this, &shelf] { logRulesets(shelf); });
    connect(window.area().messages(), &MessageBar::errorSaid, this,
            [this](const QString& text) { log_.warning(QStringLiteral("the user was told: ") + text); });
}

void WindowLog::connectOpening() {
    connect(&desk_, &table::GameDesk::sessionChanged, this, &WindowLog::follow);
    connect(&desk_, &table::GameDesk::fileChanged, this, &WindowLog::logFile);
    connect(&desk_, &table::GameDesk::startFailed, this, [this](const engine::Diagnostics& problems) {
        logProblems(QStringLiteral("the game was not begun"), problems);
    });
    connect(&desk_, &table::GameDesk::stopped, this, [this](const std::exception_ptr& thrown) {
        log_.error(QStringLiteral("the game stopped, in plug-in “%1”: %2")
                       .arg(storage::pluginBlamedFor(thrown), storage::whatOf(thrown)));
    });
    connect(&desk_, &table::GameDesk::openFailed, this,
            [this](const QString& path, const table::RecordProblem& problem) {
                log_.warning(QStringLiteral("not opened: ") + path);
                std::visit([this](const auto& what) { logProblems(QStringLiteral("not opened"), what); }, problem);
            });
    connect(&desk_, &table::GameDesk::openedDamaged, this,
            [this](const QString& path, const engine::Diagnostic& damage) {
                log_.warning(QStringLiteral("damaged: %1: %2").arg(path, logLine(damage)));
            });
    connect(&desk_, &table::GameDesk::openedCopy, this, [this](const storage::LockHolder& holder) {
        log_.info(QStringLiteral("opened as a copy, for it is played elsewhere: ") + holder.path);
    });
}

void WindowLog::connectKeeping() {
    connect(&desk_, &table::GameDesk::saveFailed, this,
            [this](const storage::FileError& error) { logProblems(QStringLiteral("not saved"), error); });
    connect(&desk_, &table::GameDesk::resumeFailed, this,
            [this](const QString& path, const table::ResumeProblem& problem) {
                log_.warning(QStringLiteral("journal not resumed: ") + path);
                std::visit([this](const auto& what) { logProblems(QStringLiteral("not resumed"), what); }, problem);
            });
    connect(&desk_, &table::GameDesk::resumedDamaged, this, [this](const table::DamagedJournal& journal) {
        log_.warning(
            QStringLiteral("journal damaged and set aside: %1: %2").arg(journal.path, logLine(journal.damage)));
    });
    connect(&desk_, &table::GameDesk::finishFailed, this,
            [this](const storage::FileError& error) { logProblems(QStringLiteral("journal not finished"), error); });
    connect(&desk_, &table::GameDesk::foundUnfinished, this, [this](const storage::FolderSurvey& found) {
        log_.info(QStringLiteral("journals of unfinished games: %1").arg(found.unfinished.size()));
        for (const storage::FileError& problem : found.problems) {
            logProblems(QStringLiteral("journal not finished"), problem);
        }
    });
}

void WindowLog::logPanels(const PanelShelf& panels) const {
    for (const FoundPanel& panel : panels.panels()) {
        log_.info(QStringLiteral("panel loaded: ") + panel.id);
    }
    for (const engine::Diagnostic& problem : panels.problems()) {
        log_.warning(QStringLiteral("panel refused: ") + storage::pluginLine(problem));
    }
}

void WindowLog::logRulesets(const rulesets::RulesShelf& shelf) const {
    log_.info(QStringLiteral("rulesets: %1").arg(shelf.library().ids().size()));
    logProblems(QStringLiteral("a ruleset cannot be played"), shelf.problems());
}

void WindowLog::logProblems(const QString& attempt, const engine::Diagnostics& problems) const {
    for (const engine::Diagnostic& problem : problems) {
        log_.warning(QStringLiteral("%1: %2").arg(attempt, logLine(problem)));
    }
}

void WindowLog::logProblems(const QString& attempt, const storage::FileError& problem) const {
    log_.error(QStringLiteral("%1: %2").arg(attempt, logLine(problem)));
}

void WindowLog::logProblems(const QString& attempt, const storage::LockHolder& holder) const {
    log_.warning(QStringLiteral("%1: played %2")
                     .arg(attempt, holder.host.isEmpty() ? QStringLiteral("by another program")
                                                         : QStringLiteral("on another machine")));
}

// ---- One game -------------------------------------------------------------------------------------------------------

void WindowLog::follow(const table::GameSession* session) {
    isNew_ = true;
    journal_ = session->referee().journal().path().value_or(QString());
    if (!journal_.isEmpty()) {
        log_.info(QStringLiteral("journal resumed: ") + journal_);
    }
    connect(&session->table(), &table::SeenTable::changed, this, &WindowLog::logJournal);
    connect(&session->referee(), &table::Referee::over, this,
            [this] { log_.info(QStringLiteral("the game is over")); });
    const table::JournalKeeper* keeper = &session->referee().journal();
    connect(keeper, &table::JournalKeeper::failed, this,
            [this](const storage::FileError& error) { logProblems(QStringLiteral("journal failed"), error); });
    connect(keeper, &table::JournalKeeper::healed, this, [this] { log_.info(QStringLiteral("journal healed")); });
    connect(keeper, &table::JournalKeeper::replaced, this, [this](const QString& path) {
        log_.warning(QStringLiteral("journal removed or changed by others: ") + path);
    });
    connect(session, &QObject::destroyed, this, [this] { log_.info(QStringLiteral("a game has left the desk")); });
}

void WindowLog::logFile() {
    const bool isNew = std::exchange(isNew_, false);
    const QString file = desk_.file().isEmpty() ? QStringLiteral("a game that is in no file yet") : desk_.file();
    log_.info((isNew ? QStringLiteral("on the desk: ") : QStringLiteral("saved: ")) + file);
}

/// A journal is created with the first step, and again if it was lost.
void WindowLog::logJournal() {
    const QString journal = desk_.session()->referee().journal().path().value_or(journal_);
    if (journal != journal_) {
        log_.info(QStringLiteral("journal begun: ") + journal);
        journal_ = journal;
    }
}

}  // namespace gnostica::gui
