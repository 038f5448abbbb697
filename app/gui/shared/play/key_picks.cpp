#include "app/gui/shared/play/key_picks.h"

#include "app/turn/choice_list.h"

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
        add(after(Act::faceNorth, static_cast<std::size_t>(facing)), window,
            [this, facing] { Q_EMIT picked(PickFacing{facing}); });
    }
    for (int digit = 0; digit <= 9; ++digit) {
        add(after(Act::amount0, static_cast<std::size_t>(digit)), window,
            [this, digit] { Q_EMIT picked(PickAmount{digit}); });
    }
    for (int number = 1; number <= kMostNumbers; ++number) {
        add(after(Act::choice1, static_cast<std::size_t>(number) - 1), window,
            [this, number] { Q_EMIT numberPicked(number); });
    }
    retranslate();
}

void KeyPicks::add(Act act, QWidget* window, std::function<void()> pick) {
    auto* shortcut = new QShortcut(window);
    connect(shortcut, &QShortcut::activated, this, std::move(pick));
    shortcuts_.emplace_back(act, shortcut);
}

void KeyPicks::setOpen(bool open) {
    for (const auto& [act, shortcut] : shortcuts_) {
        shortcut->setEnabled(open);
    }
}

void KeyPicks::retranslate() {
    const KeyMap keys;
    for (const auto& [act, shortcut] : shortcuts_) {
        shortcut->setKeys(keys.keys(act, KeyScope::game));
    }
}

}  // namespace gnostica::gui
