// Unsaved work and the question about it.
#pragma once

#include <QString>

#include <cstdint>
#include <functional>
#include <optional>

class QWidget;

namespace gnostica::gui {

/// Saves as agreed by the user. Returns false if saving failed, after the user was informed.
using Saving = std::function<bool()>;

/// Work that would be lost with its window or the program unless it is saved.
struct Unsaved {
    QString title;     ///< of the question
    QString sentence;  ///< describes what would be lost
    /// Asks for everything that saving needs, such as a file and permissions, without changing anything. The result is
    /// nullopt if the user cancels. Not set: saving is not possible.
    std::function<std::optional<Saving>()> askToSave = {};
    bool asksWhere = false;  ///< askToSave asks for a file
};

enum class UnsavedAnswer : std::uint8_t { save, discard, cancel };

/// Asks over this window, without changing anything. Closing the question cancels.
UnsavedAnswer askAbout(const Unsaved& what, QWidget* over);

/// True while the question is open.
bool isAskedAbout();

/// Asks, and saves if the user wants that. Returns true if the work may go or there is none.
bool mayGo(const std::optional<Unsaved>& what, QWidget* over);

/// Returns false if there is nothing to save or if saving fails.
bool carryOut(const std::optional<Saving>& saving);

}  // namespace gnostica::gui
