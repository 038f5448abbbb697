// What can go wrong with a file, in words that both programs share.
#pragma once

#include <QString>

#include <cstdint>

namespace gnostica::wording {

enum class FileFault : std::uint8_t {
    exists,   ///< would be overwritten
    notOpen,  ///< missing, or not permitted
    notUtf8,  ///< its name: it cannot be named here
    notRead,
    notWritten,
    tooLarge,    ///< the detail is the number of bytes that are allowed
    full,        ///< a record, with as many steps as it can hold, which the detail is
    outside,     ///< of the folder that may be read, by its name or by a link
    notRegular,  ///< a folder, a pipe, a device: reading it might never end
    changed,     ///< removed, replaced or changed by another program since we have known it
    inUse,       ///< another program plays the game in it
    notMoved,    ///< to another name, or into the trash
    isJournal,   ///< of a game: never written over
    isSource,    ///< what is written would replace what it is made of
    isTwice      ///< of what is written, one would replace the other
};

/// A whole sentence about the file: "game.gnostica cannot be opened. (No such file or directory)". `detail`: what the
/// system says, or what FileFault says of it. Both are foreign text, and cleaned.
QString fileFaultText(FileFault fault, const QString& path, const QString& detail = {});

}  // namespace gnostica::wording
