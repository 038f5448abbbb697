// Which keys ask for what.
#pragma once

#include "app/gui/base/keys/act.h"

#include <QKeySequence>
#include <QList>

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

class QKeyEvent;

namespace gnostica::gui {

/// Where a key counts.
enum class KeyScope : std::uint8_t {
    game,      ///< in the window of the game, wherever the focus is
    replay,    ///< the same in the window of a replay
    workshop,  ///< the same in the workshop
    compare,   ///< the same where rulesets are compared
    position,  ///< the same where positions are set up
    learning,  ///< the same in the window of lessons and puzzles
    board,     ///< on a board that has the keyboard
    editing,   ///< the same where positions are edited
    compass,   ///< in the compass, as seen on the screen
    graph,     ///< in the graph of the review
    text       ///< in a text that is written by hand, which takes keys before the window does
};

/// What one thing can be asked for with, in one scope.
struct KeyLine {
    Act act{};
    KeyScope scope{};
    QList<QKeySequence> keys;
    bool yields = false;  ///< only while nothing else wants these keys, such as Enter for a step that can be confirmed
};

/// The one table of keys: actions, widgets and help are made from it. Letters stand for words, and so belong to the
/// language; all other keys are the same everywhere. A value, made anew when the language changes.
class KeyMap {
public:
    /// In the language that is installed. Where that names no key, or twice the same, the English letters count.
    KeyMap();

    /// The keys of a window's action; none if there are none.
    QList<QKeySequence> keys(Act act, KeyScope scope) const;
    /// What the key asks for in a widget of this scope. Whether it lies on the numeric pad makes no difference.
    std::optional<Act> act(KeyScope scope, const QKeyEvent& event) const;
    /// In the order in which they are explained.
    const std::vector<KeyLine>& lines() const { return lines_; }

    /// Places in lines() of two that want the same key at the same time, if there are such.
    std::optional<std::pair<std::size_t, std::size_t>> clash() const;

private:
    std::vector<KeyLine> lines_;
};

}  // namespace gnostica::gui
