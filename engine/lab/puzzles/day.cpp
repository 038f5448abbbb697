#include "engine/lab/puzzles/day.h"

#include "engine/lab/byte_hash.h"
#include "engine/model/rng.h"

#include <cstdint>
#include <utility>

namespace gnostica::engine::lab {

namespace {

std::uint64_t numberOfDay(const CalendarDay& day) {
    return static_cast<std::uint64_t>((day.year * 100 + day.month) * 100 + day.day);
}

/// The day is seeded first: neighbouring days must not draw similar numbers.
std::uint64_t weightOf(std::uint64_t ofDay, const std::string& name) {
    return Rng(ofDay ^ byteHash(name))();
}

}  // namespace

std::optional<std::size_t> puzzleOfDay(const CalendarDay& day, std::span<const std::string> names) {
    const std::uint64_t ofDay = Rng(numberOfDay(day))();
    std::optional<std::size_t> best;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (!best ||
            std::pair(weightOf(ofDay, names[i]), names[i]) > std::pair(weightOf(ofDay, names[*best]), names[*best])) {
            best = i;
        }
    }
    return best;
}

}  // namespace gnostica::engine::lab
