// Whole files, read within a bound and written atomically.
#pragma once

#include "app/storage/file_error.h"

#include <string>
#include <string_view>

class QFileDevice;

namespace gnostica::storage {

/// The bytes of a file of at most `longest` bytes.
FileResult<std::string> readFile(const QString& path, qint64 longest);

/// Afterwards the file holds all of `bytes`, or what it held before.
FileResult<void> writeFile(const QString& path, std::string_view bytes);

/// Waits until what was written is on the disk.
bool syncToDisk(QFileDevice& file);

}  // namespace gnostica::storage
