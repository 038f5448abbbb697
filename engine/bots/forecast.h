// Forecasts of announcements by playing them out, for computer players of every level and for advice.
#pragma once

#include "engine/bots/player.h"
#include "engine/bots/turn_plan.h"
#include "engine/play/view.h"

#include <optional>
#include <stop_token>

namespace gnostica::engine::bots {

/// Two ways to end a turn. Shares are 0 to 1.
struct Forecast {
    int worlds = 0;           ///< possible worlds in which the announcement was played out
    float announcing = 0;     ///< mean share of the win, including the costs of failure under the rules
    float waiting = 0;        ///< mean chance without the announcement
    float holding = 0;        ///< share of the worlds in which the announcement held
    float spread = 0;         ///< standard deviation of `announcing` over the worlds
    float waitingSpread = 0;  ///< standard deviation of `waiting`

    /// To a player of this nerve.
    bool isWorthIt(Nerve nerve = Nerve::even) const { return announcing > shareWanted(waiting, nerve); }
};

/// Plays announcements out. Not thread-safe.
class Forecaster {
public:
    struct Limits {
        int fewest = 6;                ///< minimum number of worlds, if the result is clear
        int most = 16;                 ///< maximum number of worlds
        int positions = 600;           ///< approximate number judged per world, shared by the turns of all seats
        Progress* progress = nullptr;  ///< counts worlds
        Nerve nerve = Nerve::even;     ///< of the player for whom the better way must be clear
    };

    /// The evaluation must outlive this.
    explicit Forecaster(const Evaluation& evaluation) : evaluation_(evaluation), plan_(evaluation) {}

    /// For the viewer's choice at the end of a turn with announcing among the legal steps; otherwise nullopt. In each
    /// world every other player plays one turn that looks best, and so does the announcer in the last turn. Stops early
    /// if one way is clearly better.
    std::optional<Forecast> make(const View& view, std::uint64_t seed, Limits limits, const std::stop_token& stop = {});
    std::optional<Forecast> make(const View& view, std::uint64_t seed) { return make(view, seed, Limits()); }

private:
    State playedOut(State state, Seat announcer, int positions, Rng& rng);

    const Evaluation& evaluation_;
    TurnPlan plan_;
    StepList steps_;
};

/// The listed step that announces; nullptr if there is none.
const Step* announcementIn(const StepList& steps);

/// Does this seat have the points that an announcement needs to hold?
bool holdsTarget(const Rules& rules, const State& state, Seat seat);

/// Does this seat lack more points than a turn usually brings? Then players wait without a forecast.
bool isHopeless(const Rules& rules, const State& state, Seat seat);

}  // namespace gnostica::engine::bots
