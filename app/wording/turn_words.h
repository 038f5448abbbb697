// A pending decision in two texts.
#pragma once

#include <QString>

#include <cstdint>

namespace gnostica::wording {

/// Who decides: only of computers is it said that they think.
enum class Thinker : std::uint8_t { person, computer };

/// For a line in which both are next to each other, and the first is more important.
struct TurnWords {
    QString whose;  ///< "Your turn, Ann", or the result of a game
    QString task;   ///< what is asked, without "It is your turn"; may be empty

    friend bool operator==(const TurnWords&, const TurnWords&) = default;
};

}  // namespace gnostica::wording
