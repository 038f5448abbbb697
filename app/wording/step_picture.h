// The picture of a kind of step, such as that on its button.
#pragma once

#include <QString>

#include <cstdint>

namespace gnostica::wording {

/// A picture of the program.
struct StepPicture {
    enum class Kind : std::uint8_t { none, icon, symbol };

    Kind kind = Kind::none;
    QString name{};  ///< of its file
    friend bool operator==(const StepPicture&, const StepPicture&) = default;

    /// "piles", "skip": as in the menus.
    static StepPicture icon(const QString& name) { return {Kind::icon, name}; }
    /// "power-sword", "from-top": as on the cards.
    static StepPicture symbol(const QString& name) { return {Kind::symbol, name}; }
};

}  // namespace gnostica::wording
