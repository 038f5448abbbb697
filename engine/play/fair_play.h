// What may be taken back without anybody having learnt anything.
#pragma once

#include "engine/model/seat.h"
#include "engine/play/game.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace gnostica::engine {

/// Why the last step may not be taken back.
enum class UndoBar : std::uint8_t {
    nothingYet,  ///< nothing was decided before
    chance,      ///< a shuffle, a die or a draw has been seen since
    revealed,    ///< hidden cards have been seen since
    otherSeat,   ///< it was another player's step
    covered,     ///< the screen is being handed over; for tables that do so: barToUndo() never says it
    held         ///< it is not on disk yet; for tables that wait for it: barToUndo() never says it
};

/// The seats that computers play; people have the others.
using ComputerSeats = PerSeat<bool>;

/// What happens without a question, being the only legal step: a power that cannot be used is left, the last card of a
/// hand is bid, the last card of the bids is taken. Nullopt if the player has a choice, or the step is worth a look.
std::optional<Step> forcedStep(const Rules& rules, const State& state);
/// True if it came about like this.
bool isForced(const Rules& rules, const Moment& moment);

/// The place in `history` of the last decision that a person has taken; what comes after it (chance, forced steps,
/// steps of computers) goes back together with it. Nullopt if there is none.
std::optional<std::size_t> lastDecision(const Rules& rules, std::span<const Moment> history,
                                        const ComputerSeats& computers = {});

/// Whether the person `atScreen`, who sees what this seat sees, may take the last decision back; nullopt if so.
std::optional<UndoBar> barToUndo(const Rules& rules, std::span<const Moment> history, Seat atScreen,
                                 const ComputerSeats& computers = {});

}  // namespace gnostica::engine
