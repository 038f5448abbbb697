#include "app/storage/journal.h"

#include "app/storage/files.h"
#include "app/storage/record_size.h"

#include <QFile>
#include <QFileInfo>

#include <string>

namespace gnostica::storage {

using files::FileHandle;
using files::KernelLock;
using files::syncToDisk;
using files::systemError;
using files::writeAll;

FileResult<Journal> Journal::create(const QString& path, std::string_view lines) {
    const std::string text = std::string(lines) + '\n';
    if (auto fits = checkRecordSize(path, text.size(), linesIn(text)); !fits) {
        return tl::unexpected(fits.error());
    }
    auto file = createFile(path, text);
    if (!file) {
        return tl::unexpected(file.error());
    }
    lockFile(*file);
    return Journal(path, std::move(*file), static_cast<qint64>(text.size()), linesIn(text));
}

FileResult<Journal> Journal::resume(const QString& path, qint64 size, std::size_t lines) {
    FileHandle file = files::openOrdinary(path);
    if (!file.isOpen()) {
        const QString why = systemError();
        const bool isOrdinary = QFileInfo(path).isFile() && !QFileInfo(path).isSymLink();
        return files::isTaken(path) && !isOrdinary ? fileFailure(FileFault::notRegular, path)
                                                   : fileFailure(FileFault::notOpen, path, why);
    }
    if (lockFile(file) == KernelLock::held) {
        return fileFailure(FileFault::inUse, path);
    }
    if (file.size() != size) {
        return fileFailure(FileFault::changed, path);
    }
    const auto last = size > 0 ? file.byteAt(size - 1) : std::optional('\n');
    if (!last) {
        return fileFailure(FileFault::notRead, path, systemError());
    }
    file.makePrivate();  // earlier versions did not; another owner's file is not changed
    Journal journal(path, std::move(file), size, lines);
    if (*last != '\n') {  // the last line may lack only its line break
        if (auto ended = journal.write("\n"); !ended) {
            return tl::unexpected(ended.error());
        }
    }
    return journal;
}

bool Journal::isOurs() const {
    const auto size = file_.size();
    return !sunk_ && file_.isStillAt(path_) && size && (torn_ ? *size >= end_ : *size == end_);
}

/// Cuts off the written part of a line, now or before the next line is written.
FileResult<void> Journal::tearOff(const QString& why) {
    torn_ = !file_.truncate(end_);
    return fileFailure(FileFault::notWritten, path_, why);
}

FileResult<void> Journal::append(std::string_view line) {
    const std::string text = std::string(line) + '\n';
    const std::size_t lines = lines_ + linesIn(text);
    if (auto fits = checkRecordSize(path_, static_cast<std::size_t>(end_) + text.size(), lines); !fits) {
        return fits;
    }
    auto written = write(text);
    if (written) {
        lines_ = lines;
    }
    return written;
}

FileResult<void> Journal::write(std::string_view text) {
    if (!isOurs()) {
        return fileFailure(FileFault::changed, path_);
    }
    if ((torn_ && !file_.truncate(end_)) || !file_.seek(end_)) {
        return fileFailure(FileFault::notWritten, path_, systemError());
    }
    torn_ = false;
    if (!writeAll(file_.descriptor(), text)) {
        return tearOff(systemError());
    }
    if (!syncToDisk(file_.descriptor())) {
        const QString why = systemError();
        sunk_ = true;  // a second fsync() would report success for lost pages
        return fileFailure(FileFault::notWritten, path_, why);
    }
    end_ += static_cast<qint64>(text.size());
    return {};
}

void Journal::discard() {
    if (file_.isStillAt(path_) && file_.size().value_or(-1) >= end_ && (sunk_ || torn_ || file_.size() == end_)) {
        QFile::remove(path_);
    }
}

}  // namespace gnostica::storage
