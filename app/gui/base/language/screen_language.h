// Language and size of everything that is written on the screen.
#pragma once

#include "app/gui/base/language/text_size.h"
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
    /// Sets the size of all texts in all present and future windows, in per cent of the desktop's.
    void setTextSize(int percent);

private:
    void wearFont() const;

    language::Language& language_;
    QFont desktop_;
    int textSize_ = kUsualTextSize;
};

}  // namespace gnostica::gui
