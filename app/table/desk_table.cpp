#include "app/table/desk_table.h"

#include "app/table/game_desk.h"

namespace gnostica::table {

DeskTable::DeskTable(const GameDesk& desk, QObject* parent) : OnTheTable(parent), desk_(desk) {
    connect(&desk_, &GameDesk::sessionChanged, this, &DeskTable::follow);
}

void DeskTable::follow(GameSession* session) {
    connect(&session->table(), &SeenTable::changed, this, &OnTheTable::changed);
    Q_EMIT replaced();
}

const engine::Game* DeskTable::game() const {
    return desk_.session() != nullptr ? &desk_.session()->game() : nullptr;
}

std::shared_ptr<const engine::Rules> DeskTable::rules() const {
    return desk_.session() != nullptr ? desk_.session()->game().sharedRules() : nullptr;
}

std::optional<MomentPosition> DeskTable::shown() const {
    return desk_.session() != nullptr ? shownMoment(*desk_.session()) : std::nullopt;
}

bool DeskTable::isShown() const {
    return desk_.session() != nullptr && hasShownMoment(*desk_.session());
}

bool DeskTable::isPlayable() const {
    return desk_.session() != nullptr && desk_.session()->canPlayOn();
}

bool DeskTable::hasBegun() const {
    const GameSession* session = desk_.session();
    return session != nullptr &&
           hasOpenPositionAt(session->game(), static_cast<std::size_t>(session->table().position()));
}

}  // namespace gnostica::table
