// A position for two players, each with an isolated piece and a card in hand.
#pragma once

#include "tests/support/positions.h"

namespace gnostica::tests {

inline engine::Game apart() {
    return Setup()
        .land("0,0", "rods-2")
        .land("1,0", "cups-3")
        .land("4,0", "cups-4")
        .pieces({"A1E@0,0", "B2U@4,0"})
        .hand("A", {"cups-6"})
        .hand("B", {"cups-5"})
        .game();
}

}  // namespace gnostica::tests
