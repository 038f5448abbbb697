// Whole files, read within a bound and written atomically.
#pragma once

#include "app/storage/file_error.h"
#include "engine/rules/diagnostic.h"

#include <string>
#include <string_view>

class QFileDevice;

namespace gnostica::storage {

/// The bytes of an ordinary file of at most `longest` bytes. Nothing else is read, and a larger file is not begun.
FileResult<std::string> readFile(const QString& path, qint64 longest);

/// Why a document could not be read, as the problems within documents are told.
engine::Diagnostic problemOf(const FileError& error);

/// Afterwards the file holds all of `bytes`, or what it held before.
FileResult<void> writeFile(const QString& path, std::string_view bytes);

/// Waits until what was written is on the disk.
bool syncToDisk(QFileDevice& file);

}  // namespace gnostica::storage
