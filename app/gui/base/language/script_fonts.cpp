#include "app/gui/base/language/script_fonts.h"

#include <QFontMetrics>

#include <algorithm>
#include <array>

namespace gnostica::gui {

namespace {

struct ScriptFont {
    QLocale::Script script;
    const char* name;  ///< last part of its family names
    const char* package;
};
constexpr const char* kCjkPackage = "fonts-noto-cjk";
constexpr std::array kScriptFonts{
    ScriptFont{QLocale::ArabicScript, "Arabic", "fonts-noto-core"},
    ScriptFont{QLocale::HebrewScript, "Hebrew", "fonts-noto-core"},
    ScriptFont{QLocale::JapaneseScript, "CJK JP", kCjkPackage},
    ScriptFont{QLocale::KoreanScript, "CJK KR", kCjkPackage},
    ScriptFont{QLocale::SimplifiedHanScript, "CJK SC", kCjkPackage},
    ScriptFont{QLocale::TraditionalHanScript, "CJK TC", kCjkPackage},
};

/// Returns nullptr for scripts without a font in the list.
const ScriptFont* fontFor(QLocale::Script script) {
    const auto* found = std::ranges::find(kScriptFonts, script, &ScriptFont::script);
    return found != kScriptFonts.end() ? found : nullptr;
}

}  // namespace

QStringList scriptFamilies(const QLocale& locale, FontShape shape) {
    const ScriptFont* font = fontFor(locale.script());
    if (font == nullptr) {
        return {};
    }
    const QString name = QString::fromLatin1(font->name);
    const QString sans = QStringLiteral("Noto Sans ") + name;
    if (shape == FontShape::sans) {
        return {sans};
    }
    const QString serif = locale.script() == QLocale::ArabicScript ? QStringLiteral("Noto Naskh Arabic")
                                                                   : QStringLiteral("Noto Serif ") + name;
    return {serif, sans};
}

QString missingLetters(const QLocale& locale, const QFont& font) {
    const QFontMetrics metrics(font);
    const auto letters = locale.nativeLanguageName().toUcs4();
    if (std::ranges::all_of(letters, [&](uint sign) { return !QChar::isLetter(sign) || metrics.inFontUcs4(sign); })) {
        return {};
    }
    const ScriptFont* own = fontFor(locale.script());
    const QString family = scriptFamilies(locale, FontShape::sans).value(0, QStringLiteral("Noto Sans"));
    return QStringLiteral("No font on this computer has the letters of %1 (%2). One that has them is %3; in Debian it "
                          "comes with the package %4.")
        .arg(QLocale::languageToString(locale.language()), locale.bcp47Name(), family,
             QString::fromLatin1(own != nullptr ? own->package : "fonts-noto"));
}

}  // namespace gnostica::gui
