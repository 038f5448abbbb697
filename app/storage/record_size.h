// How long a record may be, where it is written: what is written can be read again.
#pragma once

#include "app/storage/file_error.h"

#include <cstddef>
#include <string_view>

namespace gnostica::storage {

/// In a text whose last line ends with a line break.
std::size_t linesIn(std::string_view text);

/// FileFault::full or FileFault::tooLarge if a record of so many bytes and lines could not be read.
FileResult<void> checkRecordSize(const QString& path, std::size_t bytes, std::size_t lines);

}  // namespace gnostica::storage
