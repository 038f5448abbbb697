// A file that a record grows in while it is played, line by line.
#pragma once

#include "app/storage/file_error.h"

#include <QFile>

#include <memory>
#include <string_view>

namespace gnostica::storage {

/// An open journal. After append() has returned, the line survives a crash and a power cut: nothing is shown to a
/// player that is not in the journal. A line is there whole or not at all.
class Journal {
public:
    /// Makes a new file that holds the first line; a file of that name must not be there yet.
    static FileResult<Journal> create(const QString& path, std::string_view header);
    /// Goes on with a file of which the first `wholeBytes` are good; what follows is cut off.
    static FileResult<Journal> resume(const QString& path, qint64 wholeBytes);

    /// `line` comes without its line break.
    FileResult<void> append(std::string_view line);

    QString path() const { return file_->fileName(); }

private:
    explicit Journal(std::unique_ptr<QFile> file) : file_(std::move(file)) {}
    static FileResult<Journal> open(const QString& path);

    std::unique_ptr<QFile> file_;
};

}  // namespace gnostica::storage
