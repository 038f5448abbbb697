// A position in the making.
#pragma once

#include "engine/model/state.h"

#include <optional>

namespace gnostica::gui {

/// What came of a change; anything but `done` has left all as it was.
enum class EditResult : std::uint8_t {
    done,
    nothing,      ///< it is so already, or there is nothing there
    noPieceLeft,  ///< the stash has no piece of that size
    noRoom,       ///< more pieces than any board may hold
    noSuchFacing  ///< pieces do not point that way in this game
};

/// Where a card lies.
struct CardPlace {
    enum class Kind : std::uint8_t {
        rest,  ///< nowhere: with the cards that nobody has named
        board,
        hand,
        draw,
        discard
    };
    Kind kind = Kind::rest;
    engine::Space space = {};                ///< on the board
    engine::Seat seat = engine::Seat::none;  ///< of the hand
    int place = 0;                           ///< in a pile: 0 is drawn next, or was discarded last
    friend bool operator==(const CardPlace&, const CardPlace&) = default;
};

/// Changes what lies on the table, and keeps account: pieces come from the stash of their owner and go back there, a
/// card lies in one place only, or in none: then it belongs to the rest. Knows no rule of play; whether the position
/// can be played, its reader says.
class BoardEdit {
public:
    explicit BoardEdit(const engine::State& state) : state_(state) {}

    const engine::State& state() const { return state_; }

    /// Takes one of that size from its owner's stash.
    EditResult place(const engine::Piece& piece);
    EditResult move(engine::PieceId piece, engine::Space to);
    EditResult turn(engine::PieceId piece, engine::Facing facing);
    /// In exchange with the owner's stash.
    EditResult resize(engine::PieceId piece, int size);
    /// Back into the stash. The numbers of the pieces behind it become smaller by one.
    EditResult remove(engine::PieceId piece);

    CardPlace placeOf(engine::Card card) const;
    /// Takes a card from wherever it lies. To a space: makes a territory, or exchanges its card, which belongs to the
    /// rest then. Into a pile: at that place, or the last one that there is.
    EditResult put(engine::Card card, const CardPlace& to);
    EditResult lay(engine::Card card, engine::Space space) {
        return put(card, {.kind = CardPlace::Kind::board, .space = space});
    }
    /// The card of a territory belongs to the rest.
    EditResult takeCard(engine::Space space);

private:
    engine::Territory* territoryAt(engine::Space space);
    void takeFromItsPlace(engine::Card card);
    void eraseTerritory(engine::Space space);

    engine::State state_;
};

}  // namespace gnostica::gui
