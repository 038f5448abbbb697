// A game with its history: the only place where steps from outside are checked and kept.
#pragma once

#include "engine/play/play.h"
#include "engine/play/view.h"

#include <memory>
#include <optional>
#include <span>
#include <variant>
#include <vector>

namespace gnostica::engine {

/// What happened at one moment: a player's step or an outcome of chance.
using Happening = std::variant<Step, Chance>;

/// One entry of the history.
struct Moment {
    State before;
    Seat who = Seat::none;  ///< Seat::chance for an outcome
    Happening what;
    EventList events;
};

/// A game in progress: rules, state, and every earlier state (undo is going back to one). Where the code of a plug-in
/// throws while something is played, the game is as it was before.
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

    /// Applies a step if it is legal, or if the same step of an interchangeable twin is; otherwise says why not and
    /// leaves everything as it was.
    std::optional<Refusal> play(const Step& step);
    /// Applies an outcome if it fits what is awaited; false otherwise.
    bool play(const Chance& outcome);

    /// Everything that happened so far, undone moments excluded.
    std::span<const Moment> history() const { return {moments_.data(), position_}; }
    /// Everything, with the undone moments behind history().
    std::span<const Moment> timeline() const { return moments_; }
    bool canUndo() const { return position_ > 0; }
    bool canRedo() const { return position_ < moments_.size(); }
    /// Goes back one moment, whoever took it (whether that is fair is for the table to say).
    void undo();
    void redo();
    /// Becomes like `ahead`, a copy of this that has gone on: the moments of both timelines before `from` are the same.
    void catchUp(const Game& ahead, std::size_t from);

private:
    /// Leaves the present state behind for the one after what happened.
    void remember(const Happening& what, Seat who, EventList events, const State& after);

    std::shared_ptr<const Rules> rules_;
    State state_;
    std::vector<Moment> moments_;
    std::size_t position_ = 0;
};

}  // namespace gnostica::engine
