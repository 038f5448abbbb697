// How much an event matters.
#pragma once

#include "engine/model/event.h"
#include "engine/model/seat.h"
#include "engine/model/step.h"

#include <cstdint>

namespace gnostica::gui {

/// How much an event matters to the viewer, in ascending order.
enum class Weight : std::uint8_t {
    usual,
    lostTerritory,  ///< a territory is gone or worth less
    elimination,    ///< another player is out
    ownLoss,        ///< a piece of the viewer has become smaller, or is gone; the viewer's hand was traded
    announcement    ///< of a last turn, or its outcome
};

/// The weight of the most important of the events that a step and the chance after it have caused.
Weight weightOfStep(const engine::Step& step, const engine::EventList& events, engine::Seat viewer);

}  // namespace gnostica::gui
