// Something that is not saved, and the question about it.
#pragma once

#include <QString>

#include <cstdint>
#include <functional>
#include <optional>

class QWidget;

namespace gnostica::gui {

/// Saves what somebody has agreed to. False if it is not saved after all, which the person knows by then.
using Saving = std::function<bool()>;

/// Something that is lost with its window or with the program, unless it is saved first.
struct Unsaved {
    QString title;     ///< of the question
    QString sentence;  ///< what would be lost
    /// Asks what saving needs to know, such as a file, and what it needs to be permitted, and changes nothing. Nothing:
    /// the person would rather not. Empty: it cannot be saved.
    std::function<std::optional<Saving>()> askToSave = {};
    bool asksWhere = false;  ///< a file is asked for
};

enum class UnsavedAnswer : std::uint8_t { save, discard, cancel };

/// Asks over this window, and changes nothing. Whoever closes the question cancels.
UnsavedAnswer askAbout(const Unsaved& what, QWidget* over);

/// Is somebody being asked?
bool isAskedAbout();

/// Asks, and saves if that is wanted. True if it may go, or if there is nothing.
bool mayGo(const std::optional<Unsaved>& what, QWidget* over);

/// False if there is nothing to carry out, or if it fails.
bool carryOut(const std::optional<Saving>& saving);

}  // namespace gnostica::gui
