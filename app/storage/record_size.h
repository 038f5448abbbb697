// Limits on the length of a record that is written, so that it can be read again.
#pragma once

#include "app/storage/file_error.h"

#include <cstddef>
#include <string_view>

namespace gnostica::storage {

/// Number of lines in a text that ends with a line break.
std::size_t linesIn(std::string_view text);

/// FileFault::full or FileFault::tooLarge if a record of this size could not be read.
FileResult<void> checkRecordSize(const QString& path, std::size_t bytes, std::size_t lines);

}  // namespace gnostica::storage
