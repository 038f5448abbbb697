// The files of the diagnostic log.
#pragma once

#include "app/files/lock_file.h"

#include <QString>

#include <cstdint>
#include <cstdio>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace gnostica::diagnostics {

/// Limits on the growth of a log file.
struct LogBounds {
    qint64 bytes = 1 << 20;  ///< a longer file is rotated; 0: no limit
    int files = 3;           ///< number of files with the older ones, of which `name.1.log` is the newest
};

/// The owner of a log file.
enum class LogOwner : std::uint8_t {
    program,  ///< in our own folder, which is made if it is missing; links are not followed
    person    ///< the person has named the file, which may be a link
};

/// A file to append lines to, readable only by its owner. When append() returns, the system has the line: it survives a
/// crash of the program. If the file or its folder is removed or changed, the next line reopens it. A file that holds
/// anything but a log is not changed.
class LogFile {
public:
    /// Opens no file yet.
    LogFile(QString path, LogBounds bounds, LogOwner owner);

    const QString& path() const { return path_; }
    /// `line` includes its line break. Returns false if it could not be written; problem() gives the reason.
    bool append(std::string_view line);
    /// The path and the system's error text.
    const QString& problem() const { return problem_; }

private:
    struct Closer {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };

    bool prepare(qint64 more);
    bool open();
    bool openNew();
    bool openThere();
    void rotate();
    bool fail(const QString& why);

    QString path_;
    LogBounds bounds_;
    LogOwner owner_;
    bool cutOff_ = false;  ///< the last line is incomplete
    std::unique_ptr<std::FILE, Closer> file_;
    qint64 size_ = 0;
    QString problem_;
};

/// The name of the older files of a log: `x/y.log` and 1 give `x/y.1.log`.
QString olderLog(const QString& path, int age);

/// Reads a file, afresh for each call: another program may write to it meanwhile.
struct LogQuestions {
    std::function<std::optional<qint64>()> size;
    std::function<std::string(std::size_t)> beginning;  ///< at most the given number of bytes
};

/// True for a file that is empty at the first query, or begins with a line of the log. A first line that is cut off
/// before its level does not count: a list of dates looks like that.
bool isLog(const LogQuestions& file);

/// The end of a log of `files` files: whole lines of at most `most` bytes in total. Empty if there is none.
QByteArray endOfLog(const QString& path, qint64 most, int files);

/// A log that belongs to this process while this object lives.
struct OwnLog {
    QString path;
    files::LockFile lock;
    QString problem;  ///< why there is no log; the path is empty then
};

/// Claims the program's first log in that folder that no other process writes: `name.log`, `name-2.log`, … Skips files
/// of such a name that are not our logs. Removes numbered logs that have not been written for a fortnight.
OwnLog claimLog(const QString& folder, const QString& name);

/// The folder for data that should survive from one start to the next, but need no backup: `gnostica` in
/// $XDG_STATE_HOME, or in `~/.local/state`.
QString stateFolder();

}  // namespace gnostica::diagnostics
