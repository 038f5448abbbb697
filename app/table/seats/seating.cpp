#include "app/table/seats/seating.h"

namespace gnostica::table {

using engine::Seat;
using engine::bots::Level;

std::optional<Level> levelOf(SeatPlayer player) {
    return player == SeatPlayer::person ? std::nullopt
                                        : std::optional(static_cast<Level>(static_cast<int>(player) - 1));
}

SeatPlayer playerOf(std::optional<Level> level) {
    return level ? static_cast<SeatPlayer>(static_cast<int>(*level) + 1) : SeatPlayer::person;
}

std::string codeOf(SeatPlayer player) {
    const auto level = levelOf(player);
    return level ? std::string(engine::bots::nameOf(*level)) : "person";
}

TemperamentChoice choiceOf(std::optional<engine::bots::Temperament> temperament) {
    return temperament ? static_cast<TemperamentChoice>(engine::bots::numberOf(*temperament) + 1)
                       : TemperamentChoice::drawn;
}

std::optional<engine::bots::Temperament> temperamentOf(TemperamentChoice choice) {
    return choice == TemperamentChoice::drawn
               ? std::nullopt
               : std::optional(engine::bots::temperamentAt(static_cast<int>(choice) - 1));
}

std::vector<std::string> temperamentCodes(std::span<const SeatPlayer> players,
                                          std::span<const TemperamentChoice> choices, std::uint64_t seed) {
    std::vector<std::string> codes;
    for (std::size_t i = 0; i < players.size(); ++i) {
        engine::bots::Temperament temperament;
        if (i < choices.size() && levelOf(players[i])) {
            const engine::Seat seat = engine::seatAt(static_cast<int>(i));
            temperament = temperamentOf(choices[i]).value_or(engine::bots::temperamentDrawn(seed, seat));
        }
        codes.push_back(engine::bots::codeOf(temperament));
    }
    return codes;
}

Seating::Seating(const engine::RecordHeader& header) : Seating(header.seats, header.players, header.temperaments) {}

Seating::Seating(int seats, const std::vector<std::string>& codes, const std::vector<std::string>& temperaments)
    : seats_(seats),
      people_(seats) {
    for (std::size_t i = 0; i < codes.size() && i < static_cast<std::size_t>(seats); ++i) {
        levels_[i] = engine::bots::levelNamed(codes[i]);
        people_ -= levels_[i] ? 1 : 0;
        if (levels_[i] && i < temperaments.size()) {
            temperaments_[i] = engine::bots::temperamentNamed(temperaments[i]);
        }
    }
    started_ = people_;
    for (int i = seats; i-- > 0;) {
        firstPerson_ = isPerson(engine::seatAt(i)) ? engine::seatAt(i) : firstPerson_;
    }
}

void Seating::replace(Seat seat, std::optional<Level> level) {
    people_ += isComputer(seat) ? 1 : 0;
    people_ -= level ? 1 : 0;
    levels_[engine::index(seat)] = level;
    temperaments_[engine::index(seat)] = {};
}

engine::ComputerSeats Seating::computers() const {
    engine::ComputerSeats computers;
    for (int i = 0; i < seats_; ++i) {
        computers[engine::seatAt(i)] = isComputer(engine::seatAt(i));
    }
    return computers;
}

std::optional<Seat> Seating::onlyPerson() const {
    const auto only = onlyPersonAtStart();
    return only && isPerson(*only) ? only : std::nullopt;
}

std::optional<Seat> Seating::onlyPersonAtStart() const {
    return started_ == 1 ? std::optional(firstPerson_) : std::nullopt;
}

Seating seatingAfter(const engine::RecordHeader& header, std::span<const engine::Moment> history) {
    Seating seating(header);
    for (const engine::Moment& moment : history) {
        const auto* outcome = std::get_if<engine::Chance>(&moment.what);
        const auto* left = outcome != nullptr ? std::get_if<engine::chance::Departure>(outcome) : nullptr;
        if (left != nullptr && left->isTakenOver()) {
            seating.replace(left->seat, engine::bots::levelNamed(left->player()));
        }
    }
    return seating;
}

}  // namespace gnostica::table
