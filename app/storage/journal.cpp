#include "app/storage/journal.h"

#include "app/storage/files.h"

#include <string>

namespace gnostica::storage {

FileResult<Journal> Journal::open(const QString& path) {
    auto file = std::make_unique<QFile>(path);
    if (!file->open(QIODevice::ReadWrite | QIODevice::ExistingOnly | QIODevice::Unbuffered) ||
        !file->seek(file->size())) {
        return fileFailure(FileFault::notOpen, path, file->errorString());
    }
    return Journal(std::move(file));
}

FileResult<Journal> Journal::create(const QString& path, std::string_view header) {
    if (QFile::exists(path)) {
        return fileFailure(FileFault::exists, path);
    }
    if (auto written = writeFile(path, std::string(header) + '\n'); !written) {
        return tl::unexpected(written.error());
    }
    return open(path);
}

FileResult<Journal> Journal::resume(const QString& path, qint64 wholeBytes) {
    auto journal = open(path);
    if (!journal) {
        return journal;
    }
    QFile& file = *journal->file_;
    if (file.size() < wholeBytes || !file.resize(wholeBytes) || !file.seek(std::max<qint64>(wholeBytes - 1, 0))) {
        return fileFailure(FileFault::notWritten, path, file.errorString());
    }
    // The last line may be whole without its line break.
    char last = '\n';
    const bool ended = file.read(&last, 1) != 1 || last == '\n';
    const bool good = file.seek(wholeBytes) && (ended || file.putChar('\n')) && file.flush() && syncToDisk(file);
    return good ? std::move(journal) : fileFailure(FileFault::notWritten, path, file.errorString());
}

FileResult<void> Journal::append(std::string_view line) {
    const qint64 before = file_->pos();
    const std::string text = std::string(line) + '\n';
    const auto size = static_cast<qint64>(text.size());
    if (file_->write(text.data(), size) == size && file_->flush() && syncToDisk(*file_)) {
        return {};
    }
    const QString detail = file_->errorString();
    file_->resize(before);  // a full disk may have taken a part of the line
    file_->seek(before);
    return fileFailure(FileFault::notWritten, file_->fileName(), detail);
}

}  // namespace gnostica::storage
