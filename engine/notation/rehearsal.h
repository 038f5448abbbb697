// Plays lines of text from a position, with chance from a file: the basis of scenarios, lists and counts.
#pragma once

#include "engine/notation/detail/chance_feed.h"
#include "engine/notation/position.h"
#include "engine/notation/step_text.h"

#include <memory>
#include <optional>
#include <string_view>

namespace gnostica::engine {

/// A position in play. A value: a copy continues separately.
class Rehearsal {
public:
    /// Reads the keys "position" and "chance" of a file.
    static Checked<Rehearsal> open(const nlohmann::json& file, RulesSource& source);
    /// The same under existing rules; the keys that name a ruleset are ignored.
    static Checked<Rehearsal> open(const nlohmann::json& file, std::shared_ptr<const Rules> rules);

    const Rules& rules() const { return *rules_; }
    const State& state() const { return state_; }

    /// Applies outcomes for as long as chance decides. The problem is an outcome that is missing, or that does not fit.
    std::optional<Diagnostic> settle();
    /// Plays one step; call settle() first. Changes nothing if the step is refused.
    std::optional<StepProblem> play(std::string_view text);
    /// Plays a step from the legal list.
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

/// Counts the sequences of `depth` steps from here. Missing shuffles keep the order of the discard pile; dice must be
/// given.
Expected<std::uint64_t> perft(const Rehearsal& from, int depth);

}  // namespace gnostica::engine
