// The parts of a step, one by one, whatever its kind.
#pragma once

#include "engine/model/step.h"

#include <string>

namespace gnostica::tests {

/// Calls `f(name, part)` for each part of a step's alternative, in a fixed order.
template <class S, class F>
void forEachPart(S& s, F f) {
#define GNOSTICA_PART(name)                                                                                            \
    if constexpr (requires { s.name; }) {                                                                              \
        f(#name, s.name);                                                                                              \
    }
    GNOSTICA_PART(minion)
    GNOSTICA_PART(target)
    GNOSTICA_PART(model)
    GNOSTICA_PART(piece)
    GNOSTICA_PART(attacker)
    GNOSTICA_PART(facing)
    GNOSTICA_PART(linked)
    GNOSTICA_PART(distance)
    GNOSTICA_PART(amount)
    GNOSTICA_PART(draw)
    GNOSTICA_PART(segment)
    GNOSTICA_PART(defenders)
    GNOSTICA_PART(source)
    GNOSTICA_PART(card)
    GNOSTICA_PART(discards)
    GNOSTICA_PART(space)
    GNOSTICA_PART(from)
    GNOSTICA_PART(to)
#undef GNOSTICA_PART
}

/// "kind 8: minion 3 facing 1 linked 0 distance 2": says what a step holds even where it means nothing.
std::string describe(const engine::Step& step);

}  // namespace gnostica::tests
