// What a person may ask a computer player: a hint, whether to announce, and what a game's turning points were.
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

/// A decision, thought through.
struct Analysis {
    std::vector<Alternative> ranked;  ///< best first; never empty where somebody decides
    std::size_t compared = 0;         ///< so many of them, from the first on, were looked at closely
    Values values;                    ///< of the position
    std::vector<Reason> reasons;      ///< for the first of them, most important first
    std::vector<PlannedStep> turn;    ///< the first of them, and how the viewer's turn is to go on
};

/// Thinks about the decision of the viewer. Empty if the decision is not the viewer's.
Analysis analyse(const Rules& rules, const View& view, const Budget& budget, std::uint64_t seed,
                 const std::stop_token& stop = {}, Progress* progress = nullptr);

/// Why another step of the viewer's would be taken (the best one's reasons are in the Analysis).
std::vector<Reason> reasonsFor(const Rules& rules, const View& view, const Step& step, std::uint64_t seed,
                               const std::stop_token& stop = {});

/// Each seat's share of the win as the evaluation sees it at once, averaged over what the viewer cannot see.
Values evaluate(const Rules& rules, const View& view, std::uint64_t seed);

/// A chance with the bounds between which it probably lies (95 %, by what possible worlds say, as far as positions are
/// judged rightly).
struct Chances {
    float mean = 0;
    float low = 0;
    float high = 0;
};

/// CHL-1: announcing at the end of this turn.
struct AnnouncementAdvice {
    Chances announcing;       ///< of winning, by that or later
    Chances waiting;          ///< of winning, if nothing is announced now
    bool failureEnds = true;  ///< CHL-2; otherwise one may try again
};

/// Asked in the viewer's own turn; powers that are still to be decided are taken as left unused. Nothing if the turn
/// could not end by an announcement. Both are played out, as computer players do it (Forecaster), in as many possible
/// worlds as the budget has iterations, 60 at most.
std::optional<AnnouncementAdvice> adviseAnnouncement(const Rules& rules, const View& view, const Budget& budget,
                                                     std::uint64_t seed, const std::stop_token& stop = {},
                                                     Progress* progress = nullptr);

/// Why that turn could not end by an announcement; nothing if it could, or if it cannot just be passed.
std::optional<Refusal> whyNoAnnouncement(const Rules& rules, const View& view, std::uint64_t seed);

/// One decision of a game, looked at again.
struct ReviewedDecision {
    std::size_t moment = 0;  ///< its place in the history
    Seat seat = Seat::none;
    Values values;   ///< before it, as one sees it who looks back: with all hands open, but not what was yet to come
    Step better;     ///< what would have been best, with what its player knew
    float cost = 0;  ///< what the choice gave away of the win's share, with what its player knew; 0 if it was as good
};

/// All decisions of a game that were real choices, in order, each told as soon as it is found. `values` along it are
/// the graph of a game, which moves where something happens; the largest costs are what turned it. Ends early when
/// asked to, without what it was about to tell. Each decision is looked at twice: by its player, and in hindsight.
void review(const Rules& rules, std::span<const Moment> history, const Budget& perLook, std::uint64_t seed,
            const std::function<void(const ReviewedDecision&)>& tell, const std::stop_token& stop = {},
            Progress* progress = nullptr);

}  // namespace gnostica::engine::bots
