// Reasons for which a drawing from an unknown source is rejected.
#pragma once

#include "app/storage/file_error.h"

#include <QString>

#include <cstdint>
#include <optional>

namespace gnostica::gui {

enum class DrawingFault : std::uint8_t {
    damaged,   ///< compressed but incomplete
    tooLarge,  ///< too many bytes once decompressed
    notXml,
    notSvg,     ///< `found` is the first element
    entity,     ///< an entity that stands for other text
    elsewhere,  ///< `found` refers to another file
    tooDeep,    ///< nesting of elements, including referenced parts
    tooMany,    ///< number of elements, including referenced parts
    number,     ///< `found` is out of range
    loop,       ///< `found` contains itself
    viewBox,
    image,   ///< an embedded picture
    costly,  ///< dashes, or overlapping areas
    blank    ///< nothing of it is visible
};

/// A problem and its place.
struct DrawingProblem {
    DrawingFault fault{};
    int line = 0;  ///< 0: unknown
    QString found;
    qint64 most = 0;                           ///< the limit, if it is a number
    QString file;                              ///< relative to the folder of the deck
    std::optional<storage::FileError> unread;  ///< set if the file could not be read; nothing else is known then
};

/// A whole sentence with the place: "cards/sun.svg, line 3: …". Text from the drawing is sanitised.
QString sentenceOf(const DrawingProblem& problem);

}  // namespace gnostica::gui
