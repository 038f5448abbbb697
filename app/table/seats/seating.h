// Who decides for which seat: people, and computers of a level.
#pragma once

#include "engine/bots/player.h"
#include "engine/model/seat.h"
#include "engine/play/fair_play.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace gnostica::gui {

/// Who decides for a seat. The settings keep the number, records the code.
enum class SeatPlayer : std::uint8_t { person, random, greedy, apprentice, adept, master, quick };
using SeatPlayers = std::array<SeatPlayer, engine::kMaxSeats>;

/// The level of a computer; nullopt for a person.
std::optional<engine::bots::Level> levelOf(SeatPlayer player);
/// Whoever plays at that level.
SeatPlayer playerOf(std::optional<engine::bots::Level> level);
/// As records have it: "person", "adept".
std::string codeOf(SeatPlayer player);

/// The players of a game, as its record names them. Without any, and where a name is unknown, people play.
class Seating {
public:
    Seating() = default;
    Seating(int seats, const std::vector<std::string>& codes);

    /// The level of the computer that plays a seat; nullopt for people, and for whatever is no player.
    std::optional<engine::bots::Level> levelOf(engine::Seat seat) const {
        return engine::isPlayer(seat) ? levels_[engine::index(seat)] : std::nullopt;
    }
    bool isComputer(engine::Seat seat) const { return levelOf(seat).has_value(); }
    bool isPerson(engine::Seat seat) const { return engine::isPlayer(seat) && !isComputer(seat); }
    engine::ComputerSeats computers() const;
    int people() const { return people_; }
    bool hasComputers() const { return people_ < seats_; }
    /// The only person at the table, if there is just one.
    std::optional<engine::Seat> onlyPerson() const;

private:
    std::array<std::optional<engine::bots::Level>, engine::kMaxSeats> levels_{};
    int seats_ = 0;
    int people_ = 0;
};

}  // namespace gnostica::gui
