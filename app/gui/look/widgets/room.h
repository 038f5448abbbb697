// Amount of available room.
#pragma once

#include <cstdint>

namespace gnostica::gui {

/// Height that a part of a column may take.
enum class Room : std::uint8_t {
    brief,  ///< as little as possible
    usual,
    ample
};

}  // namespace gnostica::gui
