// Something that is not saved, and the question about it.
#pragma once

#include <QString>

#include <cstdint>
#include <functional>
#include <optional>

class QWidget;

namespace gnostica::gui {

/// Something that is lost with its window or with the program, unless it is saved first.
struct Unsaved {
    QString title;     ///< of the question
    QString sentence;  ///< what would be lost
    /// Saves it. False if it is not saved after all, which the person knows by then. Empty: it cannot be saved.
    std::function<bool()> save = {};
    bool asksWhere = false;  ///< saving begins by asking for a file
};

enum class UnsavedAnswer : std::uint8_t { save, discard, cancel };

/// Asks over this window, and changes nothing. Whoever closes the question cancels.
UnsavedAnswer askAbout(const Unsaved& what, QWidget* over);

/// Is somebody being asked?
bool isAskedAbout();

/// Asks, and saves if that is wanted. True if it may go, or if there is nothing.
bool mayGo(const std::optional<Unsaved>& what, QWidget* over);

}  // namespace gnostica::gui
