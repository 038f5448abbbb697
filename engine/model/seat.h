// The seats at the table.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace gnostica::engine {

/// A seat, clockwise from A. `chance` takes the steps that no player decides; `none` is no seat.
enum class Seat : std::uint8_t { a, b, c, d, e, f, chance, none };

inline constexpr int kMaxSeats = 6;

constexpr std::size_t index(Seat seat) {
    return static_cast<std::size_t>(seat);
}
constexpr Seat seatAt(int number) {
    return static_cast<Seat>(number);
}

/// True for A to F.
constexpr bool isPlayer(Seat seat) {
    return index(seat) < kMaxSeats;
}

/// One value for each player, indexed by Seat.
template <class T>
class PerSeat {
public:
    constexpr T& operator[](Seat seat) {
        assert(isPlayer(seat));
        return values_[index(seat)];
    }
    constexpr const T& operator[](Seat seat) const {
        assert(isPlayer(seat));
        return values_[index(seat)];
    }
    friend constexpr bool operator==(const PerSeat&, const PerSeat&) = default;

private:
    std::array<T, kMaxSeats> values_{};
};

}  // namespace gnostica::engine
