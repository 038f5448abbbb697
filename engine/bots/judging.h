// The judging of computer players: tables of weights, learnt by self-play, as a document that is shipped or tried.
#pragma once

#include "engine/bots/weights.h"
#include "engine/documents/diagnostic.h"

#include <string>

namespace gnostica::engine::bots {

/// The conversion of the stands of seats into shares of the win.
struct Judgement {
    Weights weights;
    /// The factor that turns stands into chances of winning: below 1 if shares are more certain than results. The
    /// shares that choose steps keep the spread for which the settings of the search are made.
    float certainty = 1;
    /// The weight of another seat's stand, 0 to 1. Below 1, a step that only harms one of several others is worth less,
    /// because all other seats gain as much. An announcer's stand always counts in full, as does a leader's where the
    /// most points are announced.
    float others = 1;
    /// Additional weight for each point (of nine) that the other seat has beyond two below the target, up to the full
    /// weight: a seat that can announce soon concerns everybody.
    float threat = 0;
    /// The value that replaces the rest of another seat's stand: about the stand of a seat in the middle of a game.
    float neutral = 0;

    friend bool operator==(const Judgement&, const Judgement&) = default;
};

/// With two seats left, harm to the other seat is a gain; with more it is not.
struct Judging {
    Judgement two;
    Judgement more;

    const Judgement& at(int seatsLeft) const { return seatsLeft > 2 ? more : two; }
    friend bool operator==(const Judging&, const Judging&) = default;
};

inline constexpr std::size_t kMostJudgingBytes = 1 << 16;

/// The document as JSON, with weights rounded to a thousandth.
std::string toText(const Judging& judging);
/// Reads such a document: every member once, weights between -kMostWeight and kMostWeight. Problems have places.
Checked<Judging> judgingFrom(const std::string& text, const std::string& source);

/// shipped_judging.json; README.md describes its origin.
const Judging& shippedJudging();

}  // namespace gnostica::engine::bots
