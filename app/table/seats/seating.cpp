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
    started_ = people_;
    for (int i = seats; i-- > 0;) {
        firstPerson_ = isPerson(engine::seatAt(i)) ? engine::seatAt(i) : firstPerson_;
    }
}

void Seating::replace(Seat seat, std::optional<Level> level) {
    people_ += isComputer(seat) ? 1 : 0;
    people_ -= level ? 1 : 0;
    levels_[engine::index(seat)] = level;
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

Seating seatingAfter(int seats, const std::vector<std::string>& codes, std::span<const engine::Moment> history) {
    Seating seating(seats, codes);
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
