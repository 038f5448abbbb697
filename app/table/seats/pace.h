// The pace of computer players, so that people can follow.
#pragma once

#include <chrono>
#include <cstdint>

namespace gnostica::table {

enum class Pace : std::uint8_t { none, quick, normal, slow };

/// Least time between two steps.
constexpr std::chrono::milliseconds timeOf(Pace pace) {
    switch (pace) {
    case Pace::none: return std::chrono::milliseconds(0);
    case Pace::quick: return std::chrono::milliseconds(500);
    case Pace::normal: return std::chrono::milliseconds(1200);
    case Pace::slow: return std::chrono::milliseconds(2800);
    }
    return std::chrono::milliseconds(0);
}

}  // namespace gnostica::table
