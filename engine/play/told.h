// Events as one seat may know them: separate types, so that code that holds them cannot see hidden values.
#pragma once

#include "engine/play/game.h"
#include "engine/play/view.h"

#include <span>
#include <vector>

namespace gnostica::engine {

/// The event as `viewer` may know it: a card that another seat has drawn becomes Card::none(), and a mechanic leaves
/// secrets out of its own reports (Mechanic::concealReport). Seat::none knows what is face up.
Event visibleTo(const Rules& rules, const Event& event, Seat viewer);

/// One moment as a seat may know it. Moments that differ only in values hidden from the seat are equal.
class ToldMoment {
public:
    ToldMoment(const Rules& rules, const Moment& moment, Seat viewer);

    Seat viewer() const { return before_.viewer(); }
    /// The position before the moment, as the viewer saw it, with the cards that left a hand in this moment still in
    /// that hand: a step that names them can be read and written with this position.
    const View& before() const { return before_; }
    /// Seat::chance for an outcome.
    Seat who() const { return who_; }
    /// The step or outcome. A secret bid has no card, a shuffle no order, a hidden timer no number.
    const Happening& what() const { return what_; }
    const Step* step() const { return std::get_if<Step>(&what_); }
    const Chance* outcome() const { return std::get_if<Chance>(&what_); }
    /// True if nothing of the step or outcome is hidden from the viewer.
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
