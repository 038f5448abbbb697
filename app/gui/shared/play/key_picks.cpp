#include "app/gui/shared/play/key_picks.h"

#include "app/gui/base/keys/facing_acts.h"
#include "app/gui/base/keys/key_map.h"
#include "app/gui/base/language/follow_language.h"
#include "app/turn/choice_list.h"

#include <QShortcut>
#include <QWidget>

namespace gnostica::gui {

KeyPicks::KeyPicks(QWidget* window) : QObject(window), window_(window) {
    followLanguage(window, this, [this] { retranslate(); });
}

void KeyPicks::add(const QKeySequence& key, std::function<void()> pick) {
    auto* shortcut = new QShortcut(key, window_);
    shortcut->setEnabled(isOpen_);
    connect(shortcut, &QShortcut::activated, this, std::move(pick));
    shortcuts_.emplace_back(shortcut);
}

void KeyPicks::setOpen(bool open) {
    isOpen_ = open;
    for (const auto& shortcut : shortcuts_) {
        shortcut->setEnabled(open);
    }
}

void KeyPicks::retranslate() {
    const KeyMap keys;
    shortcuts_.clear();
    for (const auto& [act, facing] : kFacingActs) {
        for (const QKeySequence& key : keys.keys(act, KeyScope::picks)) {
            add(key, [this, facing = facing] { Q_EMIT picked(turn::PickFacing{facing}); });
        }
    }
    const QList<QKeySequence> digits = keys.keys(Act::amount, KeyScope::picks);
    for (int digit = 0; digit < digits.size(); ++digit) {
        add(digits[digit], [this, digit] { Q_EMIT picked(turn::PickAmount{digit}); });
    }
    const QList<QKeySequence> numbers = keys.keys(Act::choice, KeyScope::picks);
    for (int i = 0; i < numbers.size(); ++i) {
        add(numbers[i], [this, i] { Q_EMIT numberPicked(i + 1); });
    }
}

}  // namespace gnostica::gui
