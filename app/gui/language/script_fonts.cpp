#include "app/gui/language/script_fonts.h"

namespace gnostica::gui {

namespace {

/// The part of the family's name that tells the script.
QString scriptOf(const QLocale& locale) {
    switch (locale.script()) {
    case QLocale::ArabicScript: return QStringLiteral("Arabic");
    case QLocale::HebrewScript: return QStringLiteral("Hebrew");
    case QLocale::JapaneseScript: return QStringLiteral("CJK JP");
    case QLocale::KoreanScript: return QStringLiteral("CJK KR");
    case QLocale::SimplifiedHanScript: return QStringLiteral("CJK SC");
    case QLocale::TraditionalHanScript: return QStringLiteral("CJK TC");
    default: return {};
    }
}

}  // namespace

QStringList scriptFamilies(const QLocale& locale, FontShape shape) {
    const QString script = scriptOf(locale);
    if (script.isEmpty()) {
        return {};
    }
    const QString sans = QStringLiteral("Noto Sans ") + script;
    if (shape == FontShape::sans) {
        return {sans};
    }
    const QString serif = locale.script() == QLocale::ArabicScript ? QStringLiteral("Noto Naskh Arabic")
                                                                   : QStringLiteral("Noto Serif ") + script;
    return {serif, sans};
}

}  // namespace gnostica::gui
