#include "app/gui/program/windows.h"

#include "app/gui/look/widgets/message_bar.h"
#include "app/gui/program/leaving.h"
#include "app/gui/windows/game/dialogs/desk_dialogs.h"
#include "app/table/game_desk.h"

#include <QAction>
#include <QMainWindow>

namespace gnostica::gui {

Windows::Windows(const Surroundings& around, QMainWindow& window, const GuideTargets::Parts& table)
    : errors_(around.errors),
      onTable_(around.desk),
      replays_({around.shelf.registry(), around.shelf.words(), around.panels, onTable_}, &window),
      positions_(around.shelf, onTable_, &window),
      workshop_(around.shelf, onTable_, around.settings, &window),
      compare_(around.shelf, onTable_, around.settings, &window),
      learning_(around.shelf, around.panels, around.settings, around.desk, around.dialogs, window, table) {
    connectReplays(around.dialogs, around.desk);
    connectDrafts(around.dialogs);
    connectPositions(around.dialogs);
}

void Windows::connectReplays(DeskDialogs& dialogs, table::GameDesk& desk) {
    connect(&dialogs, &DeskDialogs::besideWanted, &replays_, [this](const QString& path) { replays_.open(path); });
    connect(&workshop_, &WorkshopDesk::recordWanted, &replays_,
            [this](const table::WantedRecord& record) { replays_.open(record); });
    connect(&compare_, &CompareDesk::recordWanted, &replays_,
            [this](const table::WantedRecord& record) { replays_.open(record); });
    connect(&replays_, &ReplayDesk::failed, this, &Windows::reportUnopened);
    connect(&replays_, &ReplayDesk::branched, &desk, &table::GameDesk::goOn);
}

void Windows::connectDrafts(const DeskDialogs& dialogs) {
    connect(&dialogs, &DeskDialogs::workshopWanted, &workshop_, [this] { workshop_.show(); });
    connect(&workshop_, &WorkshopDesk::playWanted, &dialogs, &DeskDialogs::playDraft);
    connect(&workshop_, &WorkshopDesk::playOnWanted, &dialogs, &DeskDialogs::playDraftOn);
    connect(&workshop_, &WorkshopDesk::compareWanted, &compare_, &CompareDesk::compareDraft);
}

void Windows::connectPositions(const DeskDialogs& dialogs) {
    connect(&replays_, &ReplayDesk::setUpWanted, &positions_, &PositionDesk::showMoment);
    connect(&replays_, &ReplayDesk::compareWanted, &compare_,
            [this](const table::MomentPosition& moment) { compare_.comparePosition(moment.table.position); });
    connect(&positions_, &PositionDesk::compareRequested, &compare_, &CompareDesk::comparePosition);
    connect(&positions_, &PositionDesk::playWanted, &dialogs, &DeskDialogs::playPosition);
}

/// Reports in the window from which the record was requested.
void Windows::reportUnopened(const QString& path, const table::RecordProblem& problem, const QWidget* asker) const {
    MessageBar* bar = MessageBar::of(asker);
    DeskDialogs::reportUnopened(path, problem, bar != nullptr ? ErrorReporter(*bar) : errors_);
}

void Windows::connectWays(const ActionSet& actions, StartPage& page, MyGamesPage& games) {
    connect(actions.at(Act::workshop), &QAction::triggered, this, [this] { workshop_.show(); });
    connect(actions.at(Act::compare), &QAction::triggered, this, [this] { compare_.show(); });
    connect(actions.at(Act::setUp), &QAction::triggered, &positions_, &PositionDesk::setUp);
    learning_.connectWays(actions, page, games);
}

void Windows::askWhen(Leaving& leaving) {
    leaving.askAbout([this] { return positions_.unsaved(); });
    leaving.askAbout([this] { return workshop_.unsaved(); });
    leaving.askAbout([this] { return compare_.unwritten(); });
    leaving.askAbout([this] { return compare_.unsaved(); });
}

void Windows::showTables(const Settings& settings) {
    replays_.applyLook({settings.animationMs, settings.showHoverCards, settings.showEdge});
    positions_.applyLook({settings.showHoverCards, settings.showEdge});
}

}  // namespace gnostica::gui
