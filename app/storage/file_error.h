// What can go wrong with a file, as a value.
#pragma once

#include <QString>
#include <tl/expected.hpp>

#include <cstdint>

namespace gnostica::storage {

enum class FileFault : std::uint8_t {
    exists,   ///< would be overwritten
    notOpen,  ///< missing, or not permitted
    notRead,
    notWritten,
    tooLarge,    ///< `detail` is the number of bytes that are allowed
    notRegular,  ///< a folder, a pipe, a device: reading it might never end
    changed,     ///< removed, replaced or changed by another program since we have known it
    inUse,       ///< another program plays the game in it
    notMoved,    ///< to another name, or into the trash
    isJournal    ///< of a game: never written over
};

struct FileError {
    FileFault fault{};
    QString path;
    QString detail;  ///< the system's own words, if not said otherwise
};

template <class T>
using FileResult = tl::expected<T, FileError>;

inline tl::unexpected<FileError> fileFailure(FileFault fault, const QString& path, const QString& detail = {}) {
    return tl::unexpected(FileError{fault, path, detail});
}

}  // namespace gnostica::storage
