#include "app/storage/journal.h"

#include "app/storage/files.h"

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
    auto file = createFile(path, text);
    if (!file) {
        return tl::unexpected(file.error());
    }
    lockFile(*file);
    return Journal(path, std::move(*file), static_cast<qint64>(text.size()));
}

FileResult<Journal> Journal::resume(const QString& path, qint64 size) {
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
    file.makePrivate();  // earlier versions did not; another owner's file stays as it is
    Journal journal(path, std::move(file), size);
    if (*last != '\n') {  // the last line may be whole without its line break
        if (auto ended = journal.append({}); !ended) {
            return tl::unexpected(ended.error());
        }
    }
    return journal;
}

bool Journal::isOurs() const {
    const auto size = file_.size();
    return !sunk_ && file_.isStillAt(path_) && size && (torn_ ? *size >= end_ : *size == end_);
}

/// What the disk has taken of a line is taken away again, now or before the next is written.
FileResult<void> Journal::tearOff(const QString& why) {
    torn_ = !file_.truncate(end_);
    return fileFailure(FileFault::notWritten, path_, why);
}

FileResult<void> Journal::append(std::string_view line) {
    if (!isOurs()) {
        return fileFailure(FileFault::changed, path_);
    }
    if ((torn_ && !file_.truncate(end_)) || !file_.seek(end_)) {
        return fileFailure(FileFault::notWritten, path_, systemError());
    }
    torn_ = false;
    const std::string text = std::string(line) + '\n';
    if (!writeAll(file_.descriptor(), text)) {
        return tearOff(systemError());
    }
    if (!syncToDisk(file_.descriptor())) {
        const QString why = systemError();
        sunk_ = true;  // a second fsync() would report success for pages that were dropped
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
