#include "app/gui/look/art/heading.h"

#include "app/gui/base/language/script_fonts.h"

#include <QLocale>

namespace gnostica::gui {

QStringList serifFamilies() {
    return QStringList{QStringLiteral("Noto Serif"), QStringLiteral("DejaVu Serif")} +
           scriptFamilies(QLocale(), FontShape::serif) + QStringList{QStringLiteral("serif")};
}

QFont headingFont(QFont base, double factor) {
    base.setFamilies(serifFamilies());
    base.setStyleHint(QFont::Serif);
    base.setBold(true);
    if (factor != 1) {  // otherwise the size continues to follow that of the parent
        base.setPointSizeF(base.pointSizeF() * factor);
    }
    return base;
}

}  // namespace gnostica::gui
