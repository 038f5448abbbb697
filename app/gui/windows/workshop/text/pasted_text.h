// What may be pasted into a document.
#pragma once

#include <QString>

#include <cstddef>
#include <cstdint>
#include <optional>

namespace gnostica::gui {

enum class PasteFault : std::uint8_t {
    tooLong,  ///< the document would be larger than any may be
    noText    ///< control characters: a picture, a program
};

/// Why a text is not let into a document that has so many bytes without what it replaces.
std::optional<PasteFault> faultOf(const QString& pasted, std::size_t size);

}  // namespace gnostica::gui
