#include "app/gui/window/key_picks.h"

#include <QShortcut>
#include <QWidget>

namespace gnostica::gui {

namespace {

Act after(Act act, std::size_t by) {
    return static_cast<Act>(static_cast<std::size_t>(act) + by);
}

}  // namespace

KeyPicks::KeyPicks(QWidget* window) : QObject(window) {
    for (const engine::Facing facing : engine::kFacings) {
        add(after(Act::faceNorth, static_cast<std::size_t>(facing)), PickFacing{facing}, window);
    }
    for (int digit = 0; digit <= 9; ++digit) {
        add(after(Act::amount0, static_cast<std::size_t>(digit)), PickAmount{digit}, window);
    }
    retranslate();
}

void KeyPicks::add(Act act, const Pick& pick, QWidget* window) {
    auto* shortcut = new QShortcut(window);
    connect(shortcut, &QShortcut::activated, this, [this, pick] { Q_EMIT picked(pick); });
    shortcuts_.emplace_back(act, shortcut);
}

void KeyPicks::retranslate() {
    const KeyMap keys;
    for (const auto& [act, shortcut] : shortcuts_) {
        shortcut->setKeys(keys.keys(act, KeyScope::game));
    }
}

}  // namespace gnostica::gui
