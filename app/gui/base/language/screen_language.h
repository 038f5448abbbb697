// Language of everything on the screen.
#pragma once

#include "app/language/language.h"

#include <QFont>

namespace gnostica::gui {

/// Besides the texts, which every window updates when it is notified, a language determines where lines begin, the
/// fonts, and the format of numbers.
class ScreenLanguage {
public:
    /// `language` must outlive this. Needs a QApplication with the fonts of the desktop.
    explicit ScreenLanguage(language::Language& language);

    /// Calls Language::speak() for all present and future windows.
    bool speak(const QString& wish);

private:
    language::Language& language_;
    QFont desktop_;
};

}  // namespace gnostica::gui
