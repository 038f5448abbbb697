// The scopes of keys.
#pragma once

#include <cstdint>

namespace gnostica::gui {

/// The first six are windows: there a key works wherever the focus is and triggers one of the window's actions.
enum class KeyScope : std::uint8_t {
    game,      ///< the game window
    replay,    ///< the replay of a record
    workshop,  ///< the editor of rulesets
    compare,   ///< the comparison of rulesets
    position,  ///< the editor of positions
    learning,  ///< lessons and puzzles
    picks,     ///< choices of a step, in each window in which someone plays
    board,     ///< a board that has the keyboard focus
    editing,   ///< such a board while its position is edited
    compass,   ///< the compass, in directions on the screen
    graph,     ///< the graph of the review
    text       ///< a text editor, which receives keys before the window does
};

/// In the order of the help.
inline constexpr KeyScope kKeyScopes[]{KeyScope::game,  KeyScope::picks,   KeyScope::board,    KeyScope::compass,
                                       KeyScope::graph, KeyScope::replay,  KeyScope::learning, KeyScope::workshop,
                                       KeyScope::text,  KeyScope::compare, KeyScope::position, KeyScope::editing};

constexpr bool isOfWindow(KeyScope scope) {
    return scope < KeyScope::picks;
}

}  // namespace gnostica::gui
