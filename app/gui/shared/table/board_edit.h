// Editing of a position.
#pragma once

#include "engine/model/state.h"

#include <optional>

namespace gnostica::gui {

/// Result of a change; all except `done` leave the position unchanged.
enum class EditResult : std::uint8_t {
    done,
    nothing,      ///< already so, or there is nothing there
    noPieceLeft,  ///< the stash has no piece of this size
    noRoom,       ///< the board has its maximum number of pieces
    noSuchFacing  ///< this game has no such facing
};

/// The place of a card.
struct CardPlace {
    enum class Kind : std::uint8_t {
        rest,  ///< nowhere: among the cards that are not specified
        board,
        hand,
        draw,
        discard
    };
    Kind kind = Kind::rest;
    engine::Space space = {};                ///< for the board
    engine::Seat seat = engine::Seat::none;  ///< for a hand
    int place = 0;                           ///< in a pile: 0 is the next to be drawn, or the last discarded
    friend bool operator==(const CardPlace&, const CardPlace&) = default;
};

/// Edits a position and keeps it consistent: pieces come from their owner's stash and return to it, and a card is in
/// one place only or belongs to the rest. Knows no rules of play; the reader of the position decides whether it can be
/// played.
class BoardEdit {
public:
    explicit BoardEdit(const engine::State& state) : state_(state) {}

    const engine::State& state() const { return state_; }

    /// Takes a piece of this size from its owner's stash.
    EditResult place(const engine::Piece& piece);
    EditResult move(engine::PieceId piece, engine::Space to);
    EditResult turn(engine::PieceId piece, engine::Facing facing);
    /// Exchanges the piece with one from the owner's stash.
    EditResult resize(engine::PieceId piece, int size);
    /// Returns the piece to the stash. The ids of later pieces decrease by one.
    EditResult remove(engine::PieceId piece);

    CardPlace placeOf(engine::Card card) const;
    /// Takes a card from its place. On a space: makes a territory or replaces its card, which then belongs to the rest.
    /// In a pile: at that place, or at the end if there are fewer cards.
    EditResult put(engine::Card card, const CardPlace& to);
    EditResult lay(engine::Card card, engine::Space space) {
        return put(card, {.kind = CardPlace::Kind::board, .space = space});
    }
    /// Moves the card of a territory to the rest.
    EditResult takeCard(engine::Space space);

private:
    engine::Territory* territoryAt(engine::Space space);
    void takeFromItsPlace(engine::Card card);
    void eraseTerritory(engine::Space space);

    engine::State state_;
};

}  // namespace gnostica::gui
