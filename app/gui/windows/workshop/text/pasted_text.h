// Checks of pasted text.
#pragma once

#include <QString>

#include <cstddef>
#include <cstdint>
#include <optional>

namespace gnostica::gui {

enum class PasteFault : std::uint8_t {
    tooLong,  ///< the document would exceed the maximum size
    noText    ///< control characters: a picture or a program
};

/// Why a text is refused. `size`: bytes of the document without the text to be replaced.
std::optional<PasteFault> faultOf(const QString& pasted, std::size_t size);

}  // namespace gnostica::gui
