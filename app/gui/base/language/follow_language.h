// Updates of texts when the language changes.
#pragma once

#include <functional>

class QObject;
class QWidget;

namespace gnostica::gui {

/// Calls `act` when Qt notifies `widget` of a new language: after earlier registrations for the same widget, and before
/// its children are notified. Ends when `follower` is destroyed.
void whenLanguageChanges(QWidget* widget, const QObject* follower, std::function<void()> act);
void whenLanguageChanges(QWidget* widget, std::function<void()> act);

/// Calls `translate` now and after each change of language; it sets texts that always exist.
void followLanguage(QWidget* widget, const QObject* follower, std::function<void()> translate);
void followLanguage(QWidget* widget, std::function<void()> translate);

}  // namespace gnostica::gui
