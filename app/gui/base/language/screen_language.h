// What is on the screen follows the language.
#pragma once

#include "app/wording/language.h"

#include <QFont>

namespace gnostica::gui {

/// Beside the words, which every window takes anew when it is told of the change, these change with a language: where
/// lines begin, the fonts, how numbers are typed.
class ScreenLanguage {
public:
    /// `language` must outlive it. Needs a QApplication with the fonts of the desktop.
    explicit ScreenLanguage(wording::Language& language);

    /// As Language::speak(), for everything that is open or will be.
    bool speak(const QString& wish);

private:
    wording::Language& language_;
    QFont desktop_;
};

}  // namespace gnostica::gui
