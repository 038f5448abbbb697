// Advice of computer players for people: hints, announcements, and the turning points of a game.
#pragma once

#include "engine/bots/reasons.h"
#include "engine/bots/thinker.h"
#include "engine/bots/turn_outline.h"
#include "engine/play/game.h"

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace gnostica::engine::bots {

/// The analysis of one choice.
struct Analysis {
    std::vector<Alternative> ranked;  ///< best first; never empty if a seat must choose
    std::size_t compared = 0;         ///< number of alternatives, from the first, that were examined closely
    Values values;                    ///< of the position
    std::vector<Reason> reasons;      ///< for the best alternative, most important first
    std::vector<PlannedStep> turn;    ///< the best alternative and the rest of the viewer's turn
};

/// Analyses the choice of the viewer. Empty if the choice is not the viewer's.
Analysis analyse(const Rules& rules, const View& view, const Budget& budget, std::uint64_t seed,
                 const std::stop_token& stop = {}, Progress* progress = nullptr);

/// Reasons for another step of the viewer (the reasons for the best step are in the Analysis).
std::vector<Reason> reasonsFor(const Rules& rules, const View& view, const Step& step, std::uint64_t seed,
                               const std::stop_token& stop = {});

/// Reasons for a turn that the viewer of these views has taken, with all its steps in order (at least one); an
/// announcement at its end comes first.
std::vector<Reason> reasonsForTurn(const Rules& rules, std::span<const PlannedStep> turn, std::uint64_t seed,
                                   const std::stop_token& stop = {});

/// Each seat's share of the win by the evaluation alone, averaged over hidden things.
Values evaluate(const Rules& rules, const View& view, std::uint64_t seed);

/// A chance with a 95 % interval, estimated from possible worlds. The interval does not cover errors of the evaluation.
struct Chances {
    float mean = 0;
    float low = 0;
    float high = 0;
};

/// CHL-1: advice on announcing at the end of this turn.
struct AnnouncementAdvice {
    Chances announcing;       ///< of winning, with this announcement or later
    Chances waiting;          ///< of winning without an announcement now
    bool failureEnds = true;  ///< CHL-2; otherwise the player may try again
};

/// For the viewer's own turn; powers that are still open count as unused. nullopt if the turn could not end with an
/// announcement. Both ways are played out, as computer players do (Forecaster), in as many possible worlds as the
/// budget has iterations, at most 60.
std::optional<AnnouncementAdvice> adviseAnnouncement(const Rules& rules, const View& view, const Budget& budget,
                                                     std::uint64_t seed, const std::stop_token& stop = {},
                                                     Progress* progress = nullptr);

/// The reason why that turn could not end with an announcement; nullopt if it could, or if it cannot simply be passed.
std::optional<Refusal> whyNoAnnouncement(const Rules& rules, const View& view, std::uint64_t seed);

/// One choice of a game, analysed afterwards.
struct ReviewedDecision {
    std::size_t moment = 0;  ///< its index in the history
    Seat seat = Seat::none;
    Values values;   ///< before it, in hindsight: with all hands open, but without the future
    Step better;     ///< the best step, with the knowledge of the player
    float cost = 0;  ///< share of the win lost by the step, with the knowledge of the player; 0 if it was as good
};

/// Reviews all steps of a game that were real choices, in order, and reports each when it is done. Their `values` form
/// the graph of the game; the largest costs are its turning points. A stop request ends the review without the current
/// report. Each choice is analysed twice: as its player and in hindsight.
void review(const Rules& rules, std::span<const Moment> history, const Budget& perLook, std::uint64_t seed,
            const std::function<void(const ReviewedDecision&)>& tell, const std::stop_token& stop = {},
            Progress* progress = nullptr);

}  // namespace gnostica::engine::bots
