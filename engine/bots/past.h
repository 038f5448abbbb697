// What a player did in positions that came before. Whoever always did the same there might hit and mend the same piece
// for ever.
#pragma once

#include "engine/play/view.h"

#include <cstdint>
#include <map>
#include <vector>

namespace gnostica::engine::bots {

class Past {
public:
    /// The steps that were taken in this position, whatever the number of the turn.
    std::vector<Step>& stepsIn(const View& view) {
        State still = view.open();
        still.turnsPlayed = 0;
        return taken_[hash(still)];
    }

private:
    std::map<std::uint64_t, std::vector<Step>> taken_;
};

}  // namespace gnostica::engine::bots
