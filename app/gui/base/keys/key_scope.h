// Where a key counts.
#pragma once

#include <cstdint>

namespace gnostica::gui {

/// The first six are windows: there a key counts wherever the focus is, and asks for one of the window's actions.
enum class KeyScope : std::uint8_t {
    game,      ///< the game's own window
    replay,    ///< a record that is replayed
    workshop,  ///< where rulesets are made
    compare,   ///< where rulesets are compared
    position,  ///< where positions are set up
    learning,  ///< lessons and puzzles
    picks,     ///< what a step is about, in each window in which somebody plays
    board,     ///< on a board that has the keyboard
    editing,   ///< the same where positions are edited
    compass,   ///< in the compass, as seen on the screen
    graph,     ///< in the graph of the review
    text       ///< in a text that is written by hand, which takes keys before the window does
};

/// In the order in which their keys are explained.
inline constexpr KeyScope kKeyScopes[]{KeyScope::game,  KeyScope::picks,   KeyScope::board,    KeyScope::compass,
                                       KeyScope::graph, KeyScope::replay,  KeyScope::learning, KeyScope::workshop,
                                       KeyScope::text,  KeyScope::compare, KeyScope::position, KeyScope::editing};

constexpr bool isOfWindow(KeyScope scope) {
    return scope < KeyScope::picks;
}

}  // namespace gnostica::gui
