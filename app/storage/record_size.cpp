#include "app/storage/record_size.h"

#include "engine/notation/record.h"

#include <algorithm>

namespace gnostica::storage {

std::size_t linesIn(std::string_view text) {
    return static_cast<std::size_t>(std::ranges::count(text, '\n'));
}

FileResult<void> checkRecordSize(const QString& path, std::size_t bytes, std::size_t lines) {
    constexpr std::size_t kMostLines = engine::kMaxRecordLines + 1;  // the first line is not a step
    if (lines > kMostLines) {
        return fileFailure(FileFault::full, path, QString::number(engine::kMaxRecordLines));
    }
    if (bytes > engine::kMaxRecordBytes) {
        return fileFailure(FileFault::tooLarge, path, QString::number(engine::kMaxRecordBytes));
    }
    return {};
}

}  // namespace gnostica::storage
