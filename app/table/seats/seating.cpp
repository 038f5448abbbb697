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

Seating::Seating(int seats, const std::vector<std::string>& codes) : seats_(seats), people_(seats) {
    for (std::size_t i = 0; i < codes.size() && i < static_cast<std::size_t>(seats); ++i) {
        levels_[i] = engine::bots::levelNamed(codes[i]);
        people_ -= levels_[i] ? 1 : 0;
    }
}

engine::ComputerSeats Seating::computers() const {
    engine::ComputerSeats computers;
    for (int i = 0; i < seats_; ++i) {
        computers[engine::seatAt(i)] = isComputer(engine::seatAt(i));
    }
    return computers;
}

std::optional<Seat> Seating::onlyPerson() const {
    for (int i = 0; people_ == 1 && i < seats_; ++i) {
        if (isPerson(engine::seatAt(i))) {
            return engine::seatAt(i);
        }
    }
    return std::nullopt;
}

}  // namespace gnostica::table
