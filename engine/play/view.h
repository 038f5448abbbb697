// The part of a game that one seat may see: a separate type, so that code that holds a View cannot see a hidden card.
#pragma once

#include "engine/model/rng.h"
#include "engine/play/play.h"

#include <memory>

namespace gnostica::engine {

/// The game as one seat sees it, with what that seat has learnt (hands traded, cards seen taken from the discard pile
/// or the bids). Views of states that differ only in hidden values are equal. Seat::none sees what is face up.
class View {
public:
    /// `shown`: further cards in hands that are face up, because the viewer looks back at how they were shown.
    View(const Rules& rules, const State& state, Seat viewer, CardSet shown = {});

    Seat viewer() const { return viewer_; }
    /// The public part of the state: board, stashes, discard pile, mover, stage. Hands contain only the cards that the
    /// viewer knows; the draw pile contains the right number of cards without a face (Card::none()).
    const State& open() const { return open_; }
    /// The cards of a hand that the viewer knows; of the viewer's own hand, all.
    CardSet known(Seat seat) const { return open_.hands[seat]; }
    int handSize(Seat seat) const { return handSizes_[seat]; }
    int drawPileSize() const { return open_.draw.size(); }
    /// All cards whose location the viewer does not know.
    CardSet unseen() const { return unseen_; }

    /// The steps of the viewer, if the viewer decides; they depend on nothing hidden.
    void legalSteps(const Rules& rules, StepList& out) const;

    /// A state that the viewer cannot distinguish from the true one: hidden cards dealt at random (determinization).
    State imagine(const Rules& rules, Rng& rng) const;

    friend bool operator==(const View&, const View&) = default;

private:
    State open_;
    PerSeat<std::uint8_t> handSizes_;
    CardSet unseen_;
    Seat viewer_;
};

}  // namespace gnostica::engine
