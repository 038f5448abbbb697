// Errors with files, in words that both programs share.
#pragma once

#include <QString>

#include <cstdint>

namespace gnostica::storage {

enum class FileFault : std::uint8_t {
    exists,   ///< already exists
    notOpen,  ///< missing, or without permission
    notUtf8,  ///< its name is not UTF-8, and cannot be used here
    notRead,
    notWritten,
    tooLarge,    ///< the detail is the largest number of bytes allowed
    full,        ///< a record with the largest number of steps, which is the detail
    outside,     ///< leads out of the folder that may be read, by its name or by a link
    notRegular,  ///< a folder, pipe or device: reading it might never end
    changed,     ///< removed, replaced or changed by another program since it was last known
    inUse,       ///< another program is playing its game
    notMoved,    ///< not renamed, or not moved to the trash
    isJournal,   ///< of a game: never overwritten
    isSource,    ///< the output would replace one of its sources
    isTwice      ///< one output would replace another
};

/// A whole sentence about the file: "game.gnostica cannot be opened. (No such file or directory)". `detail` is the
/// system's text, or that defined by FileFault. Both are foreign text, which is cleaned here.
QString fileFaultText(FileFault fault, const QString& path, const QString& detail = {});

}  // namespace gnostica::storage
