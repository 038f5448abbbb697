// A player who wants to try everything once, not to win.
#pragma once

#include "engine/model/rng.h"
#include "engine/play/play.h"

#include <array>
#include <cstdint>
#include <map>
#include <span>
#include <tuple>

namespace gnostica::engine::lab {

/// A kind of step: its index in Step; for a power's or mechanic's own step also the owner and its code.
using StepKind = std::tuple<std::size_t, int, int>;
StepKind kindOf(const Step& step);

/// Takes the least frequent option so far, for kinds of step and for cards to use. Does not announce the end of a game
/// while another step is legal, and leaves a power unused only if it must.
class Explorer {
public:
    Step choose(const State& state, std::span<const Step> legal, Rng& rng);

private:
    int timesTaken(const State& state, const Step& step) const;

    std::map<StepKind, int> kinds_;
    std::array<int, kCardCount> cards_{};
};

}  // namespace gnostica::engine::lab
