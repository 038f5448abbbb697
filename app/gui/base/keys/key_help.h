// Explanations of keys.
#pragma once

#include "app/gui/base/keys/key_map.h"

#include <QString>

#include <vector>

namespace gnostica::gui {

/// A key and its action.
struct ShortcutHelp {
    QString group;   ///< a heading, such as "Board"
    QString action;  ///< such as "Skip the power"
    QString keys;    ///< in the format of the platform, such as "Ctrl+Z"
    friend bool operator==(const ShortcutHelp&, const ShortcutHelp&) = default;
};

/// All keys of the map by action. Actions with the same name share a line.
std::vector<ShortcutHelp> keyHelp(const KeyMap& keys);

}  // namespace gnostica::gui
