// Which keys ask for what.
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

/// What one thing can be asked for with, in one scope.
struct KeyLine {
    Act act{};
    KeyScope scope{};
    QList<QKeySequence> keys;  ///< none: it has none
    bool yields = false;       ///< as Keys::yield
    bool isChanged = false;    ///< somebody has chosen them
    const char* text = "";     ///< what it is called, for tableText()
    const char* group = "";    ///< its heading, likewise
};

/// The keys of the action table, but for those that somebody has changed. Letters stand for words, and so belong to the
/// language; all other keys are the same everywhere. A value, made anew when the language changes.
class KeyMap {
public:
    /// In the language that is installed. Where that names no key, or twice the same, the English letters count.
    KeyMap();
    /// With other keys than those that useKeys() was told.
    explicit KeyMap(const KeyChanges& changes);

    /// The keys of a window's action; none if there are none.
    QList<QKeySequence> keys(Act act, KeyScope scope) const;
    /// What the key asks for in a widget of this scope. Whether it lies on the numeric pad makes no difference.
    std::optional<Act> act(KeyScope scope, const QKeyEvent& event) const;
    /// In the order in which they are explained.
    const std::vector<KeyLine>& lines() const { return lines_; }

    /// Places in lines() of two that want the same key at the same time, if there are such.
    std::optional<std::pair<std::size_t, std::size_t>> clash() const;
    /// All others that want this key while the action of a window can be asked for.
    std::vector<KeyLine> rivals(Act act, KeyScope scope, const QKeySequence& key) const;

private:
    void apply(const KeyChanges& changes);

    std::vector<KeyLine> lines_;
};

}  // namespace gnostica::gui
