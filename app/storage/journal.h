// A file that a record grows in while it is played, line by line.
#pragma once

#include "app/files/file_handle.h"
#include "app/storage/file_error.h"

#include <QString>

#include <string_view>

namespace gnostica::storage {

/// An open journal. After append() has returned, the lines survive a crash and a power cut: nothing is shown to a
/// player that is not in the journal. A line is there whole or not at all. Locked against any other Journal, and
/// readable by its owner alone. Never longer than what can be read again.
class Journal {
public:
    /// Makes a new file that holds these lines (without the last line break); one of that name must not be there yet.
    static FileResult<Journal> create(const QString& path, std::string_view lines);
    /// Goes on with a file that has `size` bytes in `lines` lines, all of them good: FileFault::changed if it has more
    /// or fewer bytes by now, FileFault::inUse if another journal has it open, FileFault::notRegular if it is a link.
    /// Never shortens it.
    static FileResult<Journal> resume(const QString& path, qint64 size, std::size_t lines);

    /// `line` comes without its line break; several lines are separated by one. On an error nothing is written; later
    /// calls may succeed, unless it is FileFault::changed: then the file is no longer there, or no longer ours; or
    /// FileFault::full or FileFault::tooLarge: then it is as long as a record may be.
    FileResult<void> append(std::string_view line);

    const QString& path() const { return path_; }
    /// Takes the file away because all that is in it has found another place; not if somebody else has changed it.
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
    qint64 end_;         ///< of the last whole line
    std::size_t lines_;  ///< up to there
    bool torn_ = false;  ///< a part of a line may stand behind it
    bool sunk_ = false;  ///< the system may have lost what was written before
};

}  // namespace gnostica::storage
