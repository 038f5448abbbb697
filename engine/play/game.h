// A game with its history: the only place where steps from outside are checked and stored.
#pragma once

#include "engine/play/play.h"
#include "engine/play/view.h"

#include <memory>
#include <optional>
#include <span>
#include <variant>
#include <vector>

namespace gnostica::engine {

/// A player's step or an outcome of chance.
using Happening = std::variant<Step, Chance>;

/// One entry of the history.
struct Moment {
    State before;
    Seat who = Seat::none;  ///< Seat::chance for an outcome
    Happening what;
    EventList events;
};

/// True for the departure of a player.
bool isDeparture(const Moment& moment);

/// A game in progress: rules, state, and every earlier state (undo returns to one of them). If the code of a plug-in
/// throws during a step or an outcome, the game is unchanged.
class Game {
public:
    /// Starts a game that awaits the deal.
    Game(std::shared_ptr<const Rules> rules, int seats);
    /// Starts from a position.
    Game(std::shared_ptr<const Rules> rules, const State& start);

    const Rules& rules() const { return *rules_; }
    std::shared_ptr<const Rules> sharedRules() const { return rules_; }
    const State& state() const { return state_; }
    Seat decider() const { return engine::decider(*rules_, state_); }
    View viewFor(Seat seat) const { return {*rules_, state_, seat}; }

    /// Applies a step if it is legal, or if the same step of an interchangeable twin is. If not, returns the reason and
    /// changes nothing.
    std::optional<Refusal> play(const Step& step);
    /// Applies an outcome if it fits what is awaited; returns false if it does not.
    bool play(const Chance& outcome);

    /// Everything that has happened so far, without the undone moments.
    std::span<const Moment> history() const { return {moments_.data(), position_}; }
    /// Everything, with the undone moments after history().
    std::span<const Moment> timeline() const { return moments_; }
    bool canUndo() const { return position_ > 0; }
    bool canRedo() const { return position_ < moments_.size(); }
    /// Undoes the last moment, even another player's (the table decides whether that is fair).
    void undo();
    void redo();
    /// Adopts the timeline of `ahead`, a copy of this that has continued; both must be equal before index `from`.
    void catchUp(const Game& ahead, std::size_t from);

private:
    /// Appends a moment, which turns the present state into `after`.
    void remember(const Happening& what, Seat who, EventList events, const State& after);

    std::shared_ptr<const Rules> rules_;
    State state_;
    std::vector<Moment> moments_;
    std::size_t position_ = 0;
};

}  // namespace gnostica::engine
