#include "app/gui/shared/play/choice_looks.h"

#include "app/gui/look/art/icons.h"

#include <QKeySequence>

namespace gnostica::gui {

QIcon iconOf(const turn::Choice& choice, const Theme& theme) {
    const QString& name = choice.picture;
    if (name.isEmpty()) {
        return {};
    }
    const bool isSymbol = name.startsWith(QLatin1String("power-")) || choice.kind == turn::ChoiceKind::source;
    return isSymbol ? iconFrom(QStringLiteral(":/symbols/%1.svg").arg(name), theme) : icon(name, theme);
}

QString withKeyOf(const turn::Choice& choice, const QString& text) {
    if (choice.number == 0) {
        return text;
    }
    const QKeySequence key(QKeyCombination(Qt::AltModifier, static_cast<Qt::Key>(Qt::Key_0 + choice.number)));
    return QStringLiteral("%1 (%2)").arg(text, key.toString(QKeySequence::NativeText));
}

}  // namespace gnostica::gui
