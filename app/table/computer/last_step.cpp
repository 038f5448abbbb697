#include "app/table/computer/last_step.h"

#include "engine/play/fair_play.h"

namespace gnostica::table {

using engine::Moment;

std::span<const Moment> lastComputerStep(const engine::Rules& rules, std::span<const Moment> history,
                                         const Seating& seating) {
    if (!seating.hasComputers()) {
        return {};
    }
    for (std::size_t i = history.size(); i-- > 0;) {
        const Moment& moment = history[i];
        if (moment.who == engine::Seat::chance || isForced(rules, moment)) {
            continue;
        }
        return seating.isComputer(moment.who) ? history.subspan(i) : std::span<const Moment>();
    }
    return {};
}

}  // namespace gnostica::table
