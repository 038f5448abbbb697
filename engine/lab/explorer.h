// A player who wants to see everything once, rather than to win.
#pragma once

#include "engine/model/rng.h"
#include "engine/play/play.h"

#include <array>
#include <cstdint>
#include <map>
#include <span>
#include <tuple>

namespace gnostica::engine::lab {

/// A kind of step: its place in Step, and of a power's or mechanic's own step the owner and its code.
using StepKind = std::tuple<std::size_t, int, int>;
StepKind kindOf(const Step& step);

/// Takes what it has taken least often so far: of kinds of step, and of cards to be used. It does not announce the end
/// of a game while there is anything else to do, and leaves a power unused only where it must.
class Explorer {
public:
    Step choose(const State& state, std::span<const Step> legal, Rng& rng);

private:
    int timesTaken(const State& state, const Step& step) const;

    std::map<StepKind, int> kinds_;
    std::array<int, kCardCount> cards_{};
};

}  // namespace gnostica::engine::lab
