// Keys, explained.
#pragma once

#include "app/gui/base/keys/key_map.h"

#include <QString>

#include <functional>
#include <vector>

namespace gnostica::gui {

/// What a key does.
struct ShortcutHelp {
    QString group;   ///< a heading: "Board"
    QString action;  ///< "Skip the power"
    QString keys;    ///< as the platform writes them: "Ctrl+Z"
    friend bool operator==(const ShortcutHelp&, const ShortcutHelp&) = default;
};

/// What a window calls what it does; its menu, and what stands there.
struct ActName {
    QString group;
    QString action;
};

/// Every key of the map. `nameOf` names what the game's own window does; all else has its names here. What nobody
/// names is left out.
std::vector<ShortcutHelp> keyHelp(const KeyMap& keys, const std::function<ActName(Act)>& nameOf);

}  // namespace gnostica::gui
