// Keys and their commands.
#pragma once

#include "app/gui/base/keys/action_table.h"
#include "app/gui/base/keys/key_changes.h"

#include <QKeySequence>
#include <QList>

#include <optional>
#include <utility>
#include <vector>

class QKeyEvent;

namespace gnostica::gui {

/// The keys of one command in one scope.
struct KeyLine {
    Act act{};
    KeyScope scope{};
    QList<QKeySequence> keys;  ///< empty: the command has none
    bool yields = false;       ///< as Keys::yield
    bool isChanged = false;    ///< chosen by the player
    const char* text = "";     ///< name of the command, for tableText()
    const char* group = "";    ///< its heading, for tableText()
};

/// Keys of the action table with the player's changes. Letters stand for words and so depend on the language; all other
/// keys are the same in every language. A value type: rebuild it when the language changes.
class KeyMap {
public:
    /// For the installed language. If its translation names no key or the same key twice, uses the English letters.
    KeyMap();
    /// With other keys than those of useKeys().
    explicit KeyMap(const KeyChanges& changes);

    /// Keys of a window's action; may be empty.
    QList<QKeySequence> keys(Act act, KeyScope scope) const;
    /// The command of a key in a widget of this scope. Keys of the numeric pad count as the main keys.
    std::optional<Act> act(KeyScope scope, const QKeyEvent& event) const;
    /// In the order of the help.
    const std::vector<KeyLine>& lines() const { return lines_; }

    /// Indices in lines() of two lines that use the same key at the same time, if any.
    std::optional<std::pair<std::size_t, std::size_t>> clash() const;
    /// All other lines that use this key while the window's action is available.
    std::vector<KeyLine> rivals(Act act, KeyScope scope, const QKeySequence& key) const;

private:
    void apply(const KeyChanges& changes);

    std::vector<KeyLine> lines_;
};

}  // namespace gnostica::gui
