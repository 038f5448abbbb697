#include "app/diagnostics/log_file.h"

#include "app/diagnostics/log_level.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>
#include <cerrno>
#include <string>

namespace gnostica::diagnostics {
namespace {

constexpr int kMostLogs = 32;
constexpr int kDaysKept = 14;

QString lockOf(const QString& log) {
    return log + QStringLiteral(".lock");
}

bool isLogFile(const files::FileHandle& file) {
    return isLog({[&] { return file.size(); }, [&](std::size_t most) { return file.beginning(most); }});
}

/// True if there is no file of that name, or one that we have made.
bool isOursOrNone(const QString& log) {
    const files::FileHandle file = files::openOrdinary(log);
    return file.isOpen() ? file.isOurs() && isLogFile(file) : !files::isTaken(log);
}

QString aged(const QString& log, int age) {
    return age == 0 ? log : olderLog(log, age);
}

/// The same for the log and its older files.
bool areOursOrNone(const QString& log) {
    for (int age = 0; age < LogBounds().files; ++age) {
        if (!isOursOrNone(aged(log, age))) {
            return false;
        }
    }
    return true;
}

QString logNumber(const QString& folder, const QString& name, int number) {
    const QString suffix = number == 1 ? QString() : QStringLiteral("-%1").arg(number);
    return folder + u'/' + name + suffix + QStringLiteral(".log");
}

void removeOldLogs(const QString& folder, const QString& name) {
    const QDateTime deadline = QDateTime::currentDateTime().addDays(-kDaysKept);
    for (int number = 2; number <= kMostLogs; ++number) {
        const QString path = logNumber(folder, name, number);
        const QFileInfo info(path);
        if (!info.exists() || info.lastModified() > deadline) {
            continue;
        }
        const auto lock = files::LockFile::acquire(lockOf(path));
        for (int age = 0; age < LogBounds().files && lock && areOursOrNone(path); ++age) {
            QFile::remove(aged(path, age));
        }
    }
}

QByteArray endOfFile(const QString& path, qint64 most) {
    QFile file(path);
    if (most <= 0 || !QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly)) {
        return {};
    }
    const qint64 skipped = file.size() - most;
    if (skipped <= 0) {
        return file.read(most);
    }
    file.seek(skipped - 1);
    file.readLine();  // the rest of a line that is cut off; only a line break if the next line fits whole
    return file.read(most);
}

}  // namespace

// ---- Writing --------------------------------------------------------------------------------------------------------

LogFile::LogFile(QString path, LogBounds bounds, LogOwner owner)
    : path_(std::move(path)),
      bounds_(bounds),
      owner_(owner) {}

bool LogFile::append(std::string_view line) {
    if (!prepare(static_cast<qint64>(line.size()))) {
        return false;
    }
    if (cutOff_) {
        cutOff_ = std::fputc('\n', file_.get()) == EOF;
    }
    const std::size_t written = cutOff_ ? 0 : std::fwrite(line.data(), 1, line.size(), file_.get());
    size_ += static_cast<qint64>(written);
    if (written == line.size()) {
        return true;
    }
    cutOff_ = cutOff_ || written > 0;
    const int why = errno;
    std::clearerr(file_.get());
    return fail(qt_error_string(why));
}

bool LogFile::prepare(qint64 more) {
    if (file_ && !QFileInfo::exists(path_)) {
        file_.reset();  // the file was removed: nobody would read further lines
    }
    if (!file_ && !open()) {
        return false;
    }
    if (bounds_.bytes > 0 && size_ > 0 && size_ + more > bounds_.bytes) {
        rotate();
        return open();
    }
    return true;
}

bool LogFile::open() {
    if (owner_ == LogOwner::program && !files::makePrivateFolder(QFileInfo(path_).path())) {
        return fail(QStringLiteral("its folder cannot be made"));
    }
    return files::isTaken(path_) ? openThere() : openNew();
}

bool LogFile::openNew() {
    if (const auto made = files::makeFile(path_, {}); !made && made.error() != EEXIST) {
        return fail(files::systemError(made.error()));
    }
    return openThere();  // another program may have made it meanwhile
}

/// Only std::fopen appends safely alongside other processes, but it would wait for the reader of a pipe.
bool LogFile::openThere() {
    const bool isNamed = owner_ == LogOwner::person;
    const QString path = isNamed ? QFileInfo(path_).canonicalFilePath() : path_;  // the target of a link
    const files::FileHandle there = files::openOrdinary(path);
    if (!there.isOpen()) {
        return fail(QFileInfo(path).isFile() ? files::systemError() : QStringLiteral("is no file"));
    }
    if (!isLogFile(there) || (!isNamed && !there.isOurs())) {
        return fail(QStringLiteral("is not a log of this program"));
    }
    errno = 0;
    file_.reset(std::fopen(QFile::encodeName(path).constData(), "ab"));
    if (!file_) {
        return fail(qt_error_string(errno));
    }
    std::setvbuf(file_.get(), nullptr, _IONBF, 0);
    size_ = there.size().value_or(0);
    return true;
}

void LogFile::rotate() {
    file_.reset();
    cutOff_ = false;
    for (int age = bounds_.files - 1; age > 0; --age) {
        const QString older = olderLog(path_, age);
        QFile::remove(older);
        QFile::rename(age == 1 ? path_ : olderLog(path_, age - 1), older);
    }
}

bool LogFile::fail(const QString& why) {
    problem_ = QStringLiteral("%1: %2").arg(QDir::toNativeSeparators(path_), why);
    return false;
}

QString olderLog(const QString& path, int age) {
    const QFileInfo info(path);
    return QStringLiteral("%1/%2.%3.log").arg(info.path(), info.completeBaseName()).arg(age);
}

// ---- Reading --------------------------------------------------------------------------------------------------------

/// Reads the size first: another program may write the first line meanwhile. Lines follow kPattern in diagnostics.cpp.
bool isLog(const LogQuestions& file) {
    if (file.size() == 0) {
        return true;
    }
    constexpr std::size_t longEnough = 48;
    static constexpr char shape[] = "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}[+-]\\d\\d:\\d\\d (\\w+) ";
    const QString beginning = QString::fromLatin1(file.beginning(longEnough));
    const auto begins = QRegularExpression(QLatin1String(shape)).match(beginning);
    return begins.hasMatch() && logLevelNamed(begins.captured(1));
}

QByteArray endOfLog(const QString& path, qint64 most, int files) {
    QByteArray end;
    bool isWhole = true;
    for (int age = 0; age < files && isWhole; ++age) {
        const QString file = aged(path, age);
        const qint64 room = most - end.size();
        isWhole = QFileInfo(file).size() <= room;
        end.prepend(endOfFile(file, room));
    }
    return end;
}

// ---- Places ---------------------------------------------------------------------------------------------------------

OwnLog claimLog(const QString& folder, const QString& name) {
    if (!files::makePrivateFolder(folder)) {
        return {{}, {}, QStringLiteral("%1: the folder cannot be made").arg(QDir::toNativeSeparators(folder))};
    }
    removeOldLogs(folder, name);
    for (int number = 1; number <= kMostLogs; ++number) {
        const QString path = logNumber(folder, name, number);
        if (!areOursOrNone(path)) {
            continue;
        }
        auto lock = files::LockFile::acquire(lockOf(path));
        if (lock && lock->hasFile()) {
            return {path, std::move(*lock), {}};
        }
        if (lock) {
            return {{}, {}, QStringLiteral("%1: cannot be written").arg(QDir::toNativeSeparators(lockOf(path)))};
        }
    }
    return {{}, {}, QStringLiteral("%1: all logs are in use").arg(QDir::toNativeSeparators(folder))};
}

QString stateFolder() {
    const QString state = qEnvironmentVariable("XDG_STATE_HOME");
    const bool usable = QDir::isAbsolutePath(state);  // the specification says to ignore relative paths
    return (usable ? state : QDir::homePath() + QStringLiteral("/.local/state")) + QStringLiteral("/gnostica");
}

}  // namespace gnostica::diagnostics
