// What may be taken back without anybody having learnt anything.
#pragma once

#include "app/gui/play/computer/seating.h"
#include "engine/model/seat.h"
#include "engine/play/game.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace gnostica::gui {

/// Why the last step may not be taken back.
enum class UndoBar : std::uint8_t {
    nothingYet,  ///< nothing was decided before
    chance,      ///< a shuffle, a die or a draw has been seen since
    revealed,    ///< hidden cards have been seen since
    otherSeat,   ///< it was another player's step
    covered      ///< the screen is being handed over
};

/// True if the player had no choice: only `skip` was legal. Such steps are taken by the program.
bool isForcedSkip(const engine::Rules& rules, const engine::Moment& moment);

/// The place in `history` of the last decision that a person has taken; what comes after it (chance, forced skips,
/// steps of computers) goes back together with it. Nullopt if there is none.
std::optional<std::size_t> lastDecision(const engine::Rules& rules, std::span<const engine::Moment> history,
                                        const Seating& seating = {});

/// Whether `atScreen` may take the last decision back; nullopt if so.
std::optional<UndoBar> barToUndo(const engine::Rules& rules, std::span<const engine::Moment> history,
                                 engine::Seat atScreen, const Seating& seating = {});

}  // namespace gnostica::gui
