// Keys, explained.
#pragma once

#include "app/gui/base/keys/key_map.h"

#include <QString>

#include <vector>

namespace gnostica::gui {

/// What a key does.
struct ShortcutHelp {
    QString group;   ///< a heading: "Board"
    QString action;  ///< "Skip the power"
    QString keys;    ///< as the platform writes them: "Ctrl+Z"
    friend bool operator==(const ShortcutHelp&, const ShortcutHelp&) = default;
};

/// Every key of the map, by what it does. Things with one name have one line.
std::vector<ShortcutHelp> keyHelp(const KeyMap& keys);

}  // namespace gnostica::gui
