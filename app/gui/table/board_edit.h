// A position in the making.
#pragma once

#include "engine/model/state.h"

#include <optional>

namespace gnostica::gui {

/// Changes what lies on the board, and keeps account: pieces come from the stash of their owner and go back there, a
/// card lies in one place only. Knows no rule of play; whether the position can be played, its reader says. Each
/// change is false, and leaves all as it was, where it is impossible or changes nothing.
class BoardEdit {
public:
    explicit BoardEdit(const engine::State& state) : state_(state) {}

    const engine::State& state() const { return state_; }

    /// Takes one of that size from its owner's stash.
    bool place(const engine::Piece& piece);
    bool move(engine::PieceId piece, engine::Space to);
    bool turn(engine::PieceId piece, engine::Facing facing);
    /// In exchange with the owner's stash.
    bool resize(engine::PieceId piece, int size);
    /// Back into the stash. The numbers of the pieces behind it become smaller by one.
    bool remove(engine::PieceId piece);
    /// Makes a territory, or exchanges its card: what lay there goes below the draw pile. The card is taken from
    /// wherever it lies.
    bool lay(engine::Card card, engine::Space space);
    /// The card of a territory goes below the draw pile.
    bool takeCard(engine::Space space);

private:
    engine::Territory* territoryAt(engine::Space space);
    void takeFromItsPlace(engine::Card card);
    void putBelow(engine::Card card);
    void eraseTerritory(engine::Space space);

    engine::State state_;
};

}  // namespace gnostica::gui
