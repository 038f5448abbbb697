// Keys that the player has changed.
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

/// Differences from the keys of the action table, for actions of windows only. Keys of boards and of picks cannot be
/// changed.
class KeyChanges {
public:
    /// Reads lines as lines() writes them. Skips lines that are invalid or name an unknown window or action.
    static KeyChanges read(const QStringList& lines);
    /// Lines such as "game/skip=J; Ctrl+J", the same in all languages.
    QStringList lines() const;

    /// Nullopt: the keys of the table.
    std::optional<QList<QKeySequence>> keys(Act act, KeyScope scope) const;
    /// Sets the keys of a window's action; an empty list removes them.
    void set(Act act, KeyScope scope, const QList<QKeySequence>& keys);
    void reset(Act act, KeyScope scope) { changes_.erase({scope, act}); }
    bool isEmpty() const { return changes_.empty(); }

private:
    std::map<std::pair<KeyScope, Act>, QList<QKeySequence>> changes_;
};

/// Sets the keys of the program. All windows receive QEvent::LanguageChange, as for a new language.
void useKeys(const QStringList& lines);
KeyChanges keysInUse();

}  // namespace gnostica::gui
