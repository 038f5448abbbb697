// The file of a game in progress, written line by line.
#pragma once

#include "app/files/file_handle.h"
#include "app/storage/file_error.h"

#include <QString>

#include <string_view>

namespace gnostica::storage {

/// An open journal. When append() returns, the lines survive a crash and a power cut, so that players only see what the
/// journal holds. Lines appear whole or not at all. Locked against any other Journal, readable only by its owner, and
/// never longer than can be read again.
class Journal {
public:
    /// Makes a new file that holds these lines (without the last line break); its name must not be in use.
    static FileResult<Journal> create(const QString& path, std::string_view lines);
    /// Resumes a file of `size` bytes in `lines` valid lines: FileFault::changed if it now has another size,
    /// FileFault::inUse if another journal has it open, FileFault::notRegular if it is a link. Never shortens it.
    static FileResult<Journal> resume(const QString& path, qint64 size, std::size_t lines);

    /// `line` excludes the final line break; several lines are separated by one. On an error nothing is written. Later
    /// calls may succeed, except after FileFault::changed: the file is then gone, or no longer ours; or after
    /// FileFault::full or FileFault::tooLarge: the record then has its greatest length.
    FileResult<void> append(std::string_view line);

    const QString& path() const { return path_; }
    /// Removes the file because its contents have been saved elsewhere; not if others have changed it.
    void discard();

private:
    Journal(QString path, files::FileHandle file, qint64 end, std::size_t lines)
        : path_(std::move(path)),
          file_(std::move(file)),
          end_(end),
          lines_(lines) {}
    bool isOurs() const;
    FileResult<void> write(std::string_view text);
    FileResult<void> tearOff(const QString& why);

    QString path_;
    files::FileHandle file_;
    qint64 end_;         ///< end of the last whole line
    std::size_t lines_;  ///< number of lines up to the end
    bool torn_ = false;  ///< an incomplete line may follow the end
    bool sunk_ = false;  ///< the system may have lost earlier writes
};

}  // namespace gnostica::storage
