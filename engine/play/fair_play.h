// Undo of decisions that have revealed nothing.
#pragma once

#include "engine/model/seat.h"
#include "engine/play/game.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace gnostica::engine {

/// Reasons why the last step may not be undone.
enum class UndoBar : std::uint8_t {
    nothingYet,  ///< no decision has been taken
    chance,      ///< a shuffle, a die or a draw has been seen since then
    revealed,    ///< hidden cards have been seen since then
    otherSeat,   ///< the step was another player's
    covered,     ///< the screen is being handed over; only from tables that do so, never from barToUndo()
    held         ///< the step is not on disk yet; only from tables that wait for it, never from barToUndo()
};

/// The seats that computers play; people play the others.
using ComputerSeats = PerSeat<bool>;

/// The only legal step, if it is taken without asking: a power that cannot be used is skipped, the last card of a hand
/// is bid, the last card of the bids is taken. nullopt if the player has a choice, or should see the step.
std::optional<Step> forcedStep(const Rules& rules, const State& state);
/// True if this moment was a forced step.
bool isForced(const Rules& rules, const Moment& moment);

/// The index in `history` of the last decision of a person; everything after it (chance, forced steps, steps of
/// computers) is undone with it. The departure of a player is one, too. nullopt if there is none.
std::optional<std::size_t> lastDecision(const Rules& rules, std::span<const Moment> history,
                                        const ComputerSeats& computers = {});

/// Why the person `atScreen`, who sees what this seat sees, may not undo the last decision; nullopt if allowed. A
/// departure may be undone by everybody.
std::optional<UndoBar> barToUndo(const Rules& rules, std::span<const Moment> history, Seat atScreen,
                                 const ComputerSeats& computers = {});

}  // namespace gnostica::engine
