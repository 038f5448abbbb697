#include "app/gui/look/art/heading.h"

#include "app/gui/base/language/follow_font.h"
#include "app/gui/base/language/script_fonts.h"
#include "app/gui/base/language/text_size.h"

#include <QFontDatabase>
#include <QLocale>

#include <utility>

namespace gnostica::gui {

namespace {

/// Adds the fonts of the resources to those of the desktop, once.
void addOwnFonts() {
    static const bool areAdded = [] {
        bool areGood = true;
        for (const char* file : {"GnosticaSerif-Regular", "GnosticaSerif-Bold", "GnosticaSerif-Black",
                                 "GnosticaFigures-Bold", "GnosticaFigures-Black"}) {
            const QString path = QStringLiteral(":/fonts/%1.ttf").arg(QLatin1String(file));
            areGood = QFontDatabase::addApplicationFont(path) >= 0 && areGood;
        }
        return areGood;
    }();
    static_cast<void>(areAdded);  // otherwise the next family is used
}

QFont lettered(QFont base, const QStringList& families, double factor) {
    base.setFamilies(families);
    base.setStyleHint(QFont::Serif);
    return factor != 1 ? resized(base, factor) : base;  // unchanged, the size continues to follow that of the parent
}

}  // namespace

QStringList serifFamilies() {
    addOwnFonts();
    const QStringList ours{QStringLiteral("Gnostica Serif")};
    const QStringList others{QStringLiteral("Noto Serif"), QStringLiteral("DejaVu Serif")};
    const QStringList script = scriptFamilies(QLocale(), FontShape::serif);
    // The first family determines the height of a line, so ours is only first where it has the letters.
    return (script.isEmpty() ? ours + others : others + script + ours) + QStringList{QStringLiteral("serif")};
}

QStringList figureFamilies() {
    return QStringList{QStringLiteral("Gnostica Figures")} + serifFamilies();
}

QFont headingFont(QFont base, double factor) {
    base.setBold(true);
    return lettered(std::move(base), serifFamilies(), factor);
}

QFont figuresFont(QFont base, double factor, QFont::Weight weight) {
    base.setWeight(weight);
    return lettered(std::move(base), figureFamilies(), factor);
}

void keepHeading(QWidget* widget, double factor) {
    keepFont(widget, [factor](const QFont& base) { return headingFont(base, factor); });
}

}  // namespace gnostica::gui
