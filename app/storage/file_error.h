// Errors with files.
#pragma once

#include "app/storage/file_fault.h"

#include <QString>
#include <tl/expected.hpp>

namespace gnostica::storage {

struct FileError {
    FileFault fault{};
    QString path;
    QString detail;  ///< the system's text, unless FileFault defines another meaning
};

template <class T>
using FileResult = tl::expected<T, FileError>;

inline tl::unexpected<FileError> fileFailure(FileFault fault, const QString& path, const QString& detail = {}) {
    return tl::unexpected(FileError{fault, path, detail});
}

}  // namespace gnostica::storage
