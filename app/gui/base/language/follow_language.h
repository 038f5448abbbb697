// Texts on the screen that follow the language.
#pragma once

#include <functional>

class QObject;
class QWidget;

namespace gnostica::gui {

/// Calls `act` whenever Qt tells `widget` that the language has changed: after what was registered before with the same
/// widget, and before the widget's own children are told. `follower`: with its end this ends, too.
void whenLanguageChanges(QWidget* widget, const QObject* follower, std::function<void()> act);
void whenLanguageChanges(QWidget* widget, std::function<void()> act);

/// The same, and calls it now: `translate` sets texts that are there from the beginning.
void followLanguage(QWidget* widget, const QObject* follower, std::function<void()> translate);
void followLanguage(QWidget* widget, std::function<void()> translate);

}  // namespace gnostica::gui
