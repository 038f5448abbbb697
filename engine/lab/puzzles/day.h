// The puzzle of the day.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>

namespace gnostica::engine::lab {

/// A day of the Gregorian calendar.
struct CalendarDay {
    int year = 1970;
    int month = 1;  ///< from 1
    int day = 1;    ///< from 1
    friend bool operator==(const CalendarDay&, const CalendarDay&) = default;
};

/// Index of that day's puzzle among puzzles with these names; nullopt if there are none. The same everywhere, whatever
/// their order: each day draws a number for each name, and the highest wins. So a puzzle that is added, or removed,
/// changes only the days that are its own.
std::optional<std::size_t> puzzleOfDay(const CalendarDay& day, std::span<const std::string> names);

}  // namespace gnostica::engine::lab
