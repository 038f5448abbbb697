// The players at the seats: people, and computers of a level.
#pragma once

#include "engine/bots/player.h"
#include "engine/model/seat.h"
#include "engine/notation/record.h"
#include "engine/play/fair_play.h"
#include "engine/play/game.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace gnostica::table {

/// The player of a seat. Settings store the number, records the code.
enum class SeatPlayer : std::uint8_t { person, random, greedy, apprentice, adept, master, quick, beginner };
using SeatPlayers = std::array<SeatPlayer, engine::kMaxSeats>;

/// The level of a computer; nullopt for a person.
std::optional<engine::bots::Level> levelOf(SeatPlayer player);
/// The player of that level; a person for nullopt.
SeatPlayer playerOf(std::optional<engine::bots::Level> level);
/// The code in records: "person", "adept".
std::string codeOf(SeatPlayer player);

/// The temperament that is wanted of a computer: drawn by lot, or one of all, in the order of their numbers. Settings
/// store the number.
enum class TemperamentChoice : std::uint8_t { drawn, even, last = engine::bots::kTemperaments };
using TemperamentChoices = std::array<TemperamentChoice, engine::kMaxSeats>;

/// The choice of this temperament; of drawing for nullopt.
TemperamentChoice choiceOf(std::optional<engine::bots::Temperament> temperament);
/// Nullopt if it is drawn.
std::optional<engine::bots::Temperament> temperamentOf(TemperamentChoice choice);

/// The temperaments for the header of a record: of the computers among these players, with the choices of their seats;
/// without a choice the even one.
std::vector<std::string> temperamentCodes(std::span<const SeatPlayer> players,
                                          std::span<const TemperamentChoice> choices, std::uint64_t seed);

/// The players of a game, as named in its record. Missing and unknown names mean people.
class Seating {
public:
    Seating() = default;
    Seating(int seats, const std::vector<std::string>& codes, const std::vector<std::string>& temperaments = {});
    /// When the game began.
    explicit Seating(const engine::RecordHeader& header);

    /// The level of the computer at a seat; nullopt for people, and for seats that are not players.
    std::optional<engine::bots::Level> levelOf(engine::Seat seat) const {
        return engine::isPlayer(seat) ? levels_[engine::index(seat)] : std::nullopt;
    }
    /// The temperament of the computer at a seat; the even one for others.
    engine::bots::Temperament temperamentOf(engine::Seat seat) const {
        return engine::isPlayer(seat) ? temperaments_[engine::index(seat)] : engine::bots::Temperament();
    }
    bool isComputer(engine::Seat seat) const { return levelOf(seat).has_value(); }
    bool isPerson(engine::Seat seat) const { return engine::isPlayer(seat) && !isComputer(seat); }
    engine::ComputerSeats computers() const;
    /// Number of people who still play.
    int people() const { return people_; }
    /// Number of people when the game began. Their hands stay secret after they have left.
    int peopleAtStart() const { return started_; }
    bool hasComputers() const { return people_ < seats_; }
    /// The only person who has ever been at the table, and who still plays; nullopt for none or several.
    std::optional<engine::Seat> onlyPerson() const;
    /// The same person, also after leaving.
    std::optional<engine::Seat> onlyPersonAtStart() const;

    /// A player has left: the computer of that level, with the even temperament, or a person, plays for the seat.
    void replace(engine::Seat seat, std::optional<engine::bots::Level> level);

    friend bool operator==(const Seating&, const Seating&) = default;

private:
    std::array<std::optional<engine::bots::Level>, engine::kMaxSeats> levels_{};
    std::array<engine::bots::Temperament, engine::kMaxSeats> temperaments_{};
    int seats_ = 0;
    int people_ = 0;
    int started_ = 0;
    engine::Seat firstPerson_ = engine::Seat::none;  ///< when the game began
};

/// The players after these moments of a game.
Seating seatingAfter(const engine::RecordHeader& header, std::span<const engine::Moment> history);

}  // namespace gnostica::table
