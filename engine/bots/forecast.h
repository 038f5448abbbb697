// What an announcement comes to: played out, for every level of computer player and for whoever asks for advice.
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
    float announcing = 0;     ///< the mean share of the win: what failing costs is played out by the rules, too
    float waiting = 0;        ///< the mean chance of going on without it
    float holding = 0;        ///< the share of the worlds in which it held
    float spread = 0;         ///< the standard deviation of the share over these worlds
    float waitingSpread = 0;  ///< that of the chance of going on

    bool isWorthIt() const { return announcing > waiting; }
};

/// Plays announcements out. Not to be used by two threads at once.
class Forecaster {
public:
    struct Limits {
        int fewest = 6;                ///< worlds, after which it may be clear
        int most = 16;                 ///< worlds
        int positions = 600;           ///< that are judged in a world, about: each seat's turn has its part of them
        Progress* progress = nullptr;  ///< by worlds
    };

    /// The evaluation must outlive it.
    explicit Forecaster(const Evaluation& evaluation) : evaluation_(evaluation), plan_(evaluation) {}

    /// Of the viewer's decision at the end of the turn, where announcing is one of the legal steps; nothing elsewhere.
    /// In each world every other player does what looks best, one turn each, and so does the announcer in the last
    /// turn. Ends sooner where one way is clearly better.
    std::optional<Forecast> make(const View& view, std::uint64_t seed, Limits limits, const std::stop_token& stop = {});
    std::optional<Forecast> make(const View& view, std::uint64_t seed) { return make(view, seed, Limits()); }

private:
    State playedOut(State state, Seat announcer, int positions, Rng& rng);

    const Evaluation& evaluation_;
    TurnPlan plan_;
    StepList steps_;
};

/// The listed step that announces; nullptr if none does.
const Step* announcementIn(const StepList& steps);

/// Does this seat lack more points than one turn brings, as a rule? Then players wait without a forecast.
bool isHopeless(const Rules& rules, const State& state, Seat seat);

}  // namespace gnostica::engine::bots
