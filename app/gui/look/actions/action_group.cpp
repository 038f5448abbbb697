#include "app/gui/look/actions/action_group.h"

#include "app/gui/look/art/icons.h"
#include "app/gui/look/art/style/follow_theme.h"

#include <QAction>
#include <QCoreApplication>
#include <QRegularExpression>
#include <QWidget>

#include <algorithm>

namespace gnostica::gui {

QString withoutMnemonic(QString text) {
    static const QRegularExpression kBehind(QStringLiteral(" ?\\(&.\\)"));  // where no letter of the text can be it
    text.remove(kBehind);
    text.remove(u'&');
    text.remove(u'…');
    return text;
}

ActionGroup::ActionGroup(std::span<const ActionSpec> specs, KeyScope scope, QWidget* window)
    : QObject(window),
      specs_(specs),
      scope_(scope) {
    for (std::size_t i = 0; i < specs_.size(); ++i) {
        auto* action = new QAction(this);
        window->addAction(action);
        actions_.push_back(action);
    }
    followTheme(this, [this](const Theme& theme) { dress(theme); });
}

QAction* ActionGroup::at(Act act) const {
    const auto spec = std::ranges::find(specs_, act, &ActionSpec::act);
    return spec == specs_.end() ? nullptr : actions_[static_cast<std::size_t>(spec - specs_.begin())];
}

void ActionGroup::dress(const Theme& theme) const {
    for (const ActionSpec& spec : specs_) {
        if (*spec.icon != '\0') {
            const QString name = QString::fromUtf8(spec.icon);
            at(spec.act)->setIcon(icon(name, theme));
        }
    }
}

void ActionGroup::retranslate(const KeyMap& keys) const {
    for (const ActionSpec& spec : specs_) {
        at(spec.act)->setText(QCoreApplication::translate("gnostica::gui::ActionSet", spec.text));
        at(spec.act)->setShortcuts(keys.keys(spec.act, scope_));
        describe(spec.act, {});
    }
}

void ActionGroup::describe(Act act, const QString& text) const {
    const QString name = withoutMnemonic(at(act)->text());
    const QString keys = at(act)->shortcut().toString(QKeySequence::NativeText);
    const QString standard = keys.isEmpty() ? name : QStringLiteral("%1 (%2)").arg(name, keys);
    at(act)->setToolTip(text.isEmpty() ? standard : text);
}

}  // namespace gnostica::gui
