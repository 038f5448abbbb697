// Keys that somebody has chosen.
#pragma once

#include "app/gui/base/keys/act.h"
#include "app/gui/base/keys/key_scope.h"

#include <QKeySequence>
#include <QList>
#include <QStringList>

#include <map>
#include <optional>
#include <utility>

namespace gnostica::gui {

/// What differs from the keys of the action table: actions of windows alone. The keys of boards and of picks stay as
/// they are.
class KeyChanges {
public:
    /// Of each line as lines() writes them. One that cannot be read, or that names what there is not, is left out.
    static KeyChanges read(const QStringList& lines);
    /// "game/skip=J; Ctrl+J", the same in all languages.
    QStringList lines() const;

    /// Nothing: those of the table.
    std::optional<QList<QKeySequence>> keys(Act act, KeyScope scope) const;
    /// Of an action of a window; an empty list: none.
    void set(Act act, KeyScope scope, const QList<QKeySequence>& keys);
    void reset(Act act, KeyScope scope) { changes_.erase({scope, act}); }
    bool isEmpty() const { return changes_.empty(); }

private:
    std::map<std::pair<KeyScope, Act>, QList<QKeySequence>> changes_;
};

/// What the program uses from now on. Like a new language it reaches all windows, as QEvent::LanguageChange.
void useKeys(const QStringList& lines);
KeyChanges keysInUse();

}  // namespace gnostica::gui
