// Why a drawing from a stranger is not drawn.
#pragma once

#include "app/storage/file_error.h"

#include <QString>

#include <cstdint>
#include <optional>

namespace gnostica::gui {

enum class DrawingFault : std::uint8_t {
    damaged,   ///< packed, but not to its end
    tooLarge,  ///< in bytes, once it is unpacked
    notXml,
    notSvg,     ///< `found` is the first element
    entity,     ///< a text that stands for another
    elsewhere,  ///< `found` leads out of the file
    tooDeep,    ///< elements in elements, parts that are drawn again among them
    tooMany,    ///< likewise elements
    number,     ///< `found` is out of all proportion
    loop,       ///< `found` is drawn within itself
    viewBox,
    image,   ///< one that is embedded
    costly,  ///< dashes, or areas over areas
    blank    ///< nothing of it is to be seen
};

/// What is wrong, and where.
struct DrawingProblem {
    DrawingFault fault{};
    int line = 0;  ///< 0: not known
    QString found;
    qint64 most = 0;                           ///< what is allowed, where that is a number
    QString file;                              ///< within the folder of the deck
    std::optional<storage::FileError> unread;  ///< the file could not be read; nothing else is known then
};

/// A whole sentence with the place: "cards/sun.svg, line 3: …". What strangers wrote is cleaned.
QString sentenceOf(const DrawingProblem& problem);

}  // namespace gnostica::gui
