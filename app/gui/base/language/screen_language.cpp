#include "app/gui/base/language/screen_language.h"

#include "app/gui/base/language/script_fonts.h"

#include <QApplication>
#include <QWidget>

#include <array>

namespace gnostica::gui {

/// Our translations of Qt's dialog buttons: in some languages those of Qt address the user as a man.
[[maybe_unused]] constexpr std::array kStandardButtons{QT_TRANSLATE_NOOP("QPlatformTheme", "OK"),
                                                       QT_TRANSLATE_NOOP("QPlatformTheme", "Cancel")};

/// Our translations of keys: Qt's Polish has a folder, its Italian an arrow, and its Japanese a misspelling.
[[maybe_unused]] constexpr std::array kKeys{
    //: label of a key of the keyboard
    QT_TRANSLATE_NOOP("QShortcut", "Home"),
    //: label of a key of the keyboard
    QT_TRANSLATE_NOOP("QShortcut", "Backspace"),
};

ScreenLanguage::ScreenLanguage(language::Language& language) : language_(language), desktop_(QApplication::font()) {}

bool ScreenLanguage::speak(const QString& wish) {
    if (!language_.speak(wish)) {
        return false;
    }
    QGuiApplication::setLayoutDirection(QLocale().textDirection());
    wearFont();
    for (QWidget* window : QApplication::topLevelWidgets()) {
        window->unsetLocale();  // takes the new locale and passes it on
    }
    return true;
}

void ScreenLanguage::setTextSize(int percent) {
    textSize_ = nearestTextSize(percent);
    wearFont();
}

void ScreenLanguage::wearFont() const {
    QFont font = desktop_;
    font.setFamilies(desktop_.families() + scriptFamilies(QLocale(), FontShape::sans));
    if (textSize_ != kUsualTextSize) {
        font = resized(font, textSize_ / 100.0);
    }
    if (font != QApplication::font()) {
        QApplication::setFont(font);
    }
}

}  // namespace gnostica::gui
