// The names of suits' powers and of the major arcana in public formats.
#pragma once

#include "engine/model/card.h"

#include <array>
#include <string_view>

namespace gnostica::engine {

/// The suits as documents call them, in the order of Suit.
inline constexpr std::array<std::string_view, 4> kSuitKeys{"cup", "rod", "disc", "sword"};

/// The major arcana as documents and notation call them, 0 to 21.
inline constexpr std::array<std::string_view, kMajorCount> kMajorKeys{"fool",
                                                                      "magician",
                                                                      "high-priestess",
                                                                      "empress",
                                                                      "emperor",
                                                                      "hierophant",
                                                                      "lovers",
                                                                      "chariot",
                                                                      "strength",
                                                                      "hermit",
                                                                      "wheel-of-fortune",
                                                                      "justice",
                                                                      "hanged-man",
                                                                      "death",
                                                                      "temperance",
                                                                      "devil",
                                                                      "tower",
                                                                      "star",
                                                                      "moon",
                                                                      "sun",
                                                                      "judgement",
                                                                      "world"};

}  // namespace gnostica::engine
