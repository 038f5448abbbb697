// What one seat may see of a game: a type of its own, so that nobody who holds a View can look at a hidden card.
#pragma once

#include "engine/model/rng.h"
#include "engine/play/play.h"

#include <memory>

namespace gnostica::engine {

/// The game as one seat sees it, with what that seat has learnt (hands traded, cards seen taken from the discard
/// pile or the bids). Views of states that differ only in hidden things are equal. Seat::none sees what lies open.
class View {
public:
    /// `shown`: cards in hands that lie open besides, because the viewer looks back at how they were shown.
    View(const Rules& rules, const State& state, Seat viewer, CardSet shown = {});

    Seat viewer() const { return viewer_; }
    /// The public part of the state: board, stashes, discard pile, whose turn, stage. Hands hold only the cards
    /// that the viewer knows; the draw pile holds the right number of cards without a face (Card::none()).
    const State& open() const { return open_; }
    /// The cards of a hand that the viewer knows; the whole hand if it is the viewer's.
    CardSet known(Seat seat) const { return open_.hands[seat]; }
    int handSize(Seat seat) const { return handSizes_[seat]; }
    int drawPileSize() const { return open_.draw.size(); }
    /// All cards whose place the viewer does not know.
    CardSet unseen() const { return unseen_; }

    /// The steps of the viewer, if the decision is the viewer's; they depend on nothing hidden.
    void legalSteps(const Rules& rules, StepList& out) const;

    /// A state that the viewer cannot tell from the true one: hidden cards dealt at random (determinization).
    State imagine(const Rules& rules, Rng& rng) const;

    friend bool operator==(const View&, const View&) = default;

private:
    State open_;
    PerSeat<std::uint8_t> handSizes_;
    CardSet unseen_;
    Seat viewer_;
};

}  // namespace gnostica::engine
