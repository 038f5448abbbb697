// Updates of fonts when that of the program changes, with the language or the size of texts.
#pragma once

#include <QFont>

#include <functional>

class QWidget;

namespace gnostica::gui {

/// Calls `apply` now and whenever the font of the program has changed. Needed only where a widget's font has a size or
/// a family of its own, which do not follow: all else is inherited. The program's font is QApplication::font(); when
/// `apply` is called, not all widgets have inherited it yet.
void followFont(QWidget* widget, std::function<void()> apply);

/// Enlarges the letters of `root` and of everything in it, as a factor of those of the program: 1 is usual. Fonts of
/// keepFont() follow.
void growLetters(QWidget* root, double factor);

/// Gives `widget` the font that `make` derives from that of the program for such widgets, in the size of the letters
/// round it, now and after each change.
void keepFont(QWidget* widget, std::function<QFont(const QFont&)> make);

}  // namespace gnostica::gui
