#include "app/gui/shared/play/choice_looks.h"

#include "app/gui/look/art/cards/card_pictures.h"
#include "app/gui/look/art/icons.h"

#include <QKeySequence>

namespace gnostica::gui {

QIcon iconOf(const turn::Choice& choice, const Theme& theme) {
    using Kind = wording::StepPicture::Kind;
    const auto& [kind, name] = choice.picture;
    switch (kind) {
    case Kind::none: return {};
    case Kind::icon: return icon(name, theme);
    case Kind::symbol: return iconFrom(symbolPath(name), theme);
    }
    return {};
}

QString withKeyOf(const turn::Choice& choice, const QString& text) {
    if (choice.number == 0) {
        return text;
    }
    const QKeySequence key(QKeyCombination(Qt::AltModifier, static_cast<Qt::Key>(Qt::Key_0 + choice.number)));
    return QStringLiteral("%1 (%2)").arg(text, key.toString(QKeySequence::NativeText));
}

}  // namespace gnostica::gui
