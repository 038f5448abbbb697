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

/// How a log file grows.
struct LogBounds {
    qint64 bytes = 1 << 20;  ///< a file that would grow longer makes room for a new one; 0: it grows without end
    int files = 3;           ///< the file itself and the older ones, `name.1.log` being the youngest of these
};

/// Whose a log file is.
enum class LogOwner : std::uint8_t {
    program,  ///< in a folder of ours, which is made where it is missing; no link is followed
    person    ///< who has named it, and may have named a link
};

/// A file that lines are appended to, readable by its owner alone. Every line is with the system when append() has
/// returned: it survives the program's crash. Whatever happens to the file or its folder, the next line begins anew. A
/// file that holds anything but a log stays as it is.
class LogFile {
public:
    /// Opens nothing yet.
    LogFile(QString path, LogBounds bounds, LogOwner owner);

    const QString& path() const { return path_; }
    /// `line` comes with its line break. False where it could not be written: problem() says why.
    bool append(std::string_view line);
    /// The path and the system's own words.
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
    bool cutOff_ = false;  ///< the last line is not whole
    std::unique_ptr<std::FILE, Closer> file_;
    qint64 size_ = 0;
    QString problem_;
};

/// The name of the older files of a log: `x/y.log` and 1 give `x/y.1.log`.
QString olderLog(const QString& path, int age);

/// What is asked of a file, each time anew: another program may write to it meanwhile.
struct LogQuestions {
    std::function<std::optional<qint64>()> size;
    std::function<std::string(std::size_t)> beginning;  ///< at most so many bytes
};

/// Nothing yet, or it begins with a line of the log. What was cut off before its level is nobody's: a list of dates
/// looks like that. True as well of a file that is empty when it is first asked, and has grown by the next question.
bool isLog(const LogQuestions& file);

/// The end of a log of so many files: whole lines of at most `most` bytes together. Empty where there is none.
QByteArray endOfLog(const QString& path, qint64 most, int files);

/// A log that belongs to this process as long as this lives.
struct OwnLog {
    QString path;
    files::LockFile lock;
    QString problem;  ///< why there is none; the path is empty then
};

/// The first log of a program in that folder which no other process writes: `name.log`, `name-2.log`, … Whatever has
/// such a name and is no log of ours is passed over. Logs that have a number and were not written for a fortnight are
/// removed.
OwnLog claimLog(const QString& folder, const QString& name);

/// Where programs keep what is worth keeping from one start to the next, but not worth a backup: `gnostica` in
/// $XDG_STATE_HOME, or in `~/.local/state`.
QString stateFolder();

}  // namespace gnostica::diagnostics
