#include "app/gui/diagnostics/window_log.h"

#include "app/gui/dialogs/message_bar.h"
#include "app/gui/main_window.h"
#include "app/gui/play/play_area.h"
#include "app/storage/problem_lines.h"

#include <utility>

namespace gnostica::gui {

using storage::logLine;

WindowLog::WindowLog(MainWindow& window, const RulesShelf& shelf, diagnostics::Log log)
    : QObject(&window),
      desk_(window.desk()),
      log_(std::move(log)) {
    logPanels(window.panelShelf());
    logRulesets(shelf);
    connectDesk();
    connect(&shelf, &RulesShelf::changed, this, [this, &shelf] { logRulesets(shelf); });
    connect(window.area().messages(), &MessageBar::errorSaid, this,
            [this](const QString& text) { log_.warning(QStringLiteral("the user was told: ") + text); });
}

void WindowLog::connectDesk() {
    connect(&desk_, &GameDesk::sessionChanged, this, &WindowLog::follow);
    connect(&desk_, &GameDesk::fileChanged, this, &WindowLog::logFile);
    connect(&desk_, &GameDesk::startFailed, this, [this](const engine::Diagnostics& problems) {
        logProblems(QStringLiteral("the game was not begun"), problems);
    });
    connect(&desk_, &GameDesk::openFailed, this, [this](const QString& path, const RecordProblem& problem) {
        log_.warning(QStringLiteral("not opened: ") + path);
        if (const auto* error = std::get_if<storage::FileError>(&problem)) {
            log_.warning(logLine(*error));
        } else {
            logProblems(QStringLiteral("not opened"), std::get<engine::Diagnostics>(problem));
        }
    });
    connect(&desk_, &GameDesk::openedDamaged, this, [this](const QString& path, const engine::Diagnostic& damage) {
        log_.warning(QStringLiteral("damaged: %1: %2").arg(path, logLine(damage)));
    });
    connect(&desk_, &GameDesk::saveFailed, this,
            [this](const storage::FileError& error) { log_.error(QStringLiteral("not saved: ") + logLine(error)); });
    connect(&desk_, &GameDesk::journalFailed, this, [this](const storage::FileError& error) {
        log_.error(QStringLiteral("journal failed: ") + logLine(error));
    });
    connect(&desk_, &GameDesk::foundUnfinished, this, [this](const std::vector<UnfinishedGame>& games) {
        log_.info(QStringLiteral("journals of unfinished games: %1").arg(games.size()));
    });
}

void WindowLog::logPanels(const PanelShelf& panels) const {
    for (const FoundPanel& panel : panels.panels()) {
        log_.info(QStringLiteral("panel loaded: ") + panel.id);
    }
    for (const QString& problem : panels.problems()) {
        log_.warning(QStringLiteral("panel not loaded: ") + problem);
    }
}

void WindowLog::logRulesets(const RulesShelf& shelf) const {
    log_.info(QStringLiteral("rulesets: %1").arg(shelf.library().ids().size()));
    logProblems(QStringLiteral("a ruleset cannot be played"), shelf.problems());
}

void WindowLog::logProblems(const QString& attempt, const engine::Diagnostics& problems) const {
    for (const engine::Diagnostic& problem : problems) {
        log_.warning(QStringLiteral("%1: %2").arg(attempt, logLine(problem)));
    }
}

void WindowLog::follow(const GameSession* session) {
    isNew_ = true;
    connect(session, &GameSession::over, this, [this] { log_.info(QStringLiteral("the game is over")); });
}

void WindowLog::logFile() {
    const bool isNew = std::exchange(isNew_, false);
    if (desk_.file().isEmpty()) {
        log_.info(QStringLiteral("a game that is in no file yet is on the desk"));
    } else {
        log_.info(
            QStringLiteral("%1: %2").arg(isNew ? QStringLiteral("opened") : QStringLiteral("saved"), desk_.file()));
    }
}

}  // namespace gnostica::gui
