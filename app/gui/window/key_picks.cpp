#include "app/gui/window/key_picks.h"

#include "app/gui/play/turn_controller.h"

#include <QShortcut>
#include <QWidget>

namespace gnostica::gui {

KeyPicks::KeyPicks(TurnController& turn, QWidget* window) : QObject(window) {
    const auto bind = [&](const QKeySequence& key, const Pick& pick) {
        auto* shortcut = new QShortcut(key, window);
        connect(shortcut, &QShortcut::activated, this, [&turn, pick] { turn.pick(pick); });
    };
    constexpr Qt::Key kFacingKeys[] = {Qt::Key_N, Qt::Key_E, Qt::Key_S, Qt::Key_W, Qt::Key_U};
    for (const engine::Facing facing : engine::kFacings) {
        bind(kFacingKeys[static_cast<std::size_t>(facing)], PickFacing{facing});
    }
    for (int digit = 0; digit <= 9; ++digit) {
        bind(static_cast<Qt::Key>(Qt::Key_0 + digit), PickAmount{digit});
    }
}

}  // namespace gnostica::gui
