// What one seat is told of what happened: types of their own, so that nobody who holds them can tell what is hidden.
#pragma once

#include "engine/play/game.h"
#include "engine/play/view.h"

#include <span>
#include <vector>

namespace gnostica::engine {

/// The event as `viewer` may know it: a card that another seat has drawn becomes Card::none(), and a mechanic leaves
/// out of its own reports what is secret (Mechanic::concealReport). Seat::none knows what lies open.
Event visibleTo(const Rules& rules, const Event& event, Seat viewer);

/// One moment as a seat may know it. Moments that differ only in what is hidden from the seat are equal.
class ToldMoment {
public:
    ToldMoment(const Rules& rules, const Moment& moment, Seat viewer);

    Seat viewer() const { return before_.viewer(); }
    /// The position in which it happened, as the viewer saw it; and the cards that came out of a hand by it, in that
    /// hand: so a step that names them can be read and written by this position.
    const View& before() const { return before_; }
    /// Seat::chance for an outcome.
    Seat who() const { return who_; }
    /// The step or outcome. Of a secret bid the card is none, a shuffle has no order, a hidden timer no number.
    const Happening& what() const { return what_; }
    const Step* step() const { return std::get_if<Step>(&what_); }
    const Chance* outcome() const { return std::get_if<Chance>(&what_); }
    /// Nothing of the step or outcome is hidden from the viewer.
    bool isWhole() const { return whole_; }
    std::span<const Event> events() const { return events_; }

    friend bool operator==(const ToldMoment&, const ToldMoment&) = default;

private:
    View before_;
    Seat who_;
    Happening what_;
    bool whole_ = true;
    EventList events_;
};

inline ToldMoment told(const Rules& rules, const Moment& moment, Seat viewer) {
    return {rules, moment, viewer};
}

}  // namespace gnostica::engine
