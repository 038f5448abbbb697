// A player's steps in earlier positions. A player who always did the same in the same position could hit and restore
// the same piece for ever.
#pragma once

#include "engine/play/view.h"

#include <cstdint>
#include <map>
#include <vector>

namespace gnostica::engine::bots {

class TakenSteps {
public:
    /// The steps taken in this position, regardless of the number of the turn.
    std::vector<Step>& stepsIn(const View& view) {
        State still = view.open();
        still.turnsPlayed = 0;
        return taken_[hash(still)];
    }

private:
    std::map<std::uint64_t, std::vector<Step>> taken_;
};

}  // namespace gnostica::engine::bots
