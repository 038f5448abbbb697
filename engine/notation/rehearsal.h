// Plays lines of text from a position, with chance as a file gives it: the ground of scenarios, lists and counts.
#pragma once

#include "engine/notation/detail/chance_feed.h"
#include "engine/notation/position.h"
#include "engine/notation/step_text.h"

#include <memory>
#include <optional>
#include <string_view>

namespace gnostica::engine {

/// A position in play. A value: a copy goes on by itself.
class Rehearsal {
public:
    /// Reads the keys "position" and "chance" of a file.
    static Checked<Rehearsal> open(const nlohmann::json& file, RulesSource& source);
    /// The same by rules that are there already; the keys that name a ruleset are not looked at.
    static Checked<Rehearsal> open(const nlohmann::json& file, std::shared_ptr<const Rules> rules);

    const Rules& rules() const { return *rules_; }
    const State& state() const { return state_; }

    /// Lets chance decide for as long as it is its turn. The problem is an outcome that is not given, or does not fit.
    std::optional<Diagnostic> settle();
    /// Plays one step; settle() first. Nothing changes if it is refused.
    std::optional<StepProblem> play(std::string_view text);
    /// Plays a step out of the legal list.
    void play(const Step& step);

private:
    static Checked<Rehearsal> opened(const nlohmann::json& file, Checked<Position> position);

    Rehearsal(Position position, ChanceFeed chance)
        : rules_(std::move(position.rules)),
          state_(position.state),
          chance_(std::move(chance)) {}

    std::shared_ptr<const Rules> rules_;
    State state_;
    ChanceFeed chance_;
};

/// Counts the sequences of `depth` steps from here. Shuffles that are not given keep the discard pile's order; dice
/// must be given.
Expected<std::uint64_t> perft(const Rehearsal& from, int depth);

}  // namespace gnostica::engine
