#include "app/gui/program/shown_game.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/shared/board/board_scene.h"
#include "app/gui/shared/panels/panel_feed.h"
#include "app/gui/windows/game/advice/advice_sheets.h"
#include "app/gui/windows/game/end_desk.h"
#include "app/gui/windows/game/game_panels.h"
#include "app/gui/windows/game/game_title.h"
#include "app/gui/windows/game/play/play_area.h"
#include "app/gui/windows/game/recap_desk.h"
#include "app/gui/windows/game/stage_desk.h"
#include "app/gui/windows/game/start_desk.h"
#include "app/gui/windows/game/table_access.h"
#include "app/language/fill.h"
#include "app/table/computer/computer_players.h"
#include "app/table/game_desk.h"
#include "app/turn/turn_controller.h"

#include <QMainWindow>

namespace gnostica::gui {

ShownGame::ShownGame(const rulesets::RulesShelf& shelf, table::GameDesk& desk, const Parts& parts, QMainWindow& window)
    : QObject(&window),
      shelf_(shelf),
      desk_(desk),
      parts_(parts),
      window_(window) {
    connect(&desk, &table::GameDesk::sessionChanged, this, &ShownGame::attach);
    connect(&desk, &table::GameDesk::fileChanged, this, &ShownGame::updateTitle);
    connect(&parts.start, &StartDesk::shownChanged, this, &ShownGame::updateTitle);
    connect(&parts.start, &StartDesk::left, this, &ShownGame::sync);  // another player may have to take over the screen
    describeBase();
    followLanguage(&window, this, [this] { updateTitle(); });
}

/// Before the first game, the help describes the base game.
void ShownGame::describeBase() {
    if (const auto base = shelf_.rules({})) {
        parts_.panels.setWords({*base, *base, wording::Speaker(**base, {}, shelf_.words())});
    }
}

void ShownGame::attach(table::GameSession* session) {
    const auto rules = session->table().sharedRules();
    speaker_.emplace(*rules, session->seatNames(), shelf_.words());
    parts_.panels.setWords({rules, shelf_.rules({}).value_or(rules), *speaker_});
    parts_.turn.attach(session);
    parts_.area.attach(session, &*speaker_);
    parts_.feed.attach(&session->table(), &*speaker_);
    parts_.advice.attach(&session->table(), &*speaker_);
    parts_.end.attach(&session->table(), &*speaker_);
    parts_.recap.attach(&session->table(), &*speaker_);
    parts_.panels.attach(&session->table());
    connect(&session->table(), &table::SeenTable::changed, this, &ShownGame::sync);
    parts_.stage.attach(&session->table(), &*speaker_);
    parts_.computers.attach(session);
}

void ShownGame::sync() {
    if (desk_.session() == nullptr) {
        return;
    }
    parts_.panels.sync();
    parts_.area.sync();
    parts_.recap.sync();
    parts_.access.setCovered(desk_.session()->table().coveredFor().has_value());
    updateTitle();
}

void ShownGame::updateTitle() {
    const table::GameSession* session = desk_.session();
    const bool isShown = session != nullptr && !parts_.start.isShown();
    //: title of the window; %1: file of the game, or its players; [*] stays: a star is put there while it is not saved
    window_.setWindowTitle(
        isShown ? language::fill(tr("%1[*] – Gnostica"), {titleOf(desk_, speaker_ ? &*speaker_ : nullptr)})
                : tr("Gnostica"));
    window_.setWindowModified(session != nullptr && session->referee().journal().isModified() &&
                              !desk_.file().isEmpty());
}

}  // namespace gnostica::gui
