// How computer players judge: tables of weights, learnt by self-play, as a document that is shipped or tried.
#pragma once

#include "engine/bots/weights.h"
#include "engine/documents/diagnostic.h"

#include <string>

namespace gnostica::engine::bots {

/// How the stands of seats become shares of the win.
struct Judgement {
    Weights weights;
    /// The factor on stands at which they are chances of winning: below 1 where shares are surer of a win than results
    /// are. Shares that steps are chosen by keep the spread for which the settings of the search are made.
    float certainty = 1;
    /// How much the stand of another seat counts, 0 to 1. Below 1, a step that only harms one of several others is
    /// worth less: all who did not take it gain as much. An announcer's stand always counts in full, and so does a
    /// leader's where the most points are announced.
    float others = 1;
    /// How much more it counts for each point (of nine) that its seat has beyond two below the target, up to in full:
    /// who could announce soon is everybody's business.
    float threat = 0;
    /// What the rest of another seat's stand is taken for: about the stand of a seat in the middle of a game.
    float neutral = 0;

    friend bool operator==(const Judgement&, const Judgement&) = default;
};

/// With two seats left, whatever harms the other is one's own gain; with more it is not.
struct Judging {
    Judgement two;
    Judgement more;

    const Judgement& at(int seatsLeft) const { return seatsLeft > 2 ? more : two; }
    friend bool operator==(const Judging&, const Judging&) = default;
};

inline constexpr std::size_t kMostJudgingBytes = 1 << 16;

/// The document, in JSON, with its weights to a thousandth.
std::string toText(const Judging& judging);
/// Reads such a document: every member once, weights between -kMostWeight and kMostWeight. Problems name their places.
Checked<Judging> judgingFrom(const std::string& text, const std::string& source);

/// shipped_judging.json; README.md says where it comes from.
const Judging& shippedJudging();

}  // namespace gnostica::engine::bots
