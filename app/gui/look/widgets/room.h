// How much room there is.
#pragma once

#include <cstdint>

namespace gnostica::gui {

/// What a part of a column may take of its height.
enum class Room : std::uint8_t {
    brief,  ///< as little as it can
    usual,
    ample
};

}  // namespace gnostica::gui
