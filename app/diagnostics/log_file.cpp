#include "app/diagnostics/log_file.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <cerrno>

namespace gnostica::diagnostics {
namespace {

constexpr int kMostLogs = 32;
constexpr int kDaysKept = 14;
constexpr auto kOwnerReads = QFileDevice::ReadOwner | QFileDevice::WriteOwner;

bool makePrivateFolder(const QString& folder) {
    const QFileInfo info(folder);
    return info.isDir() || (QDir().mkpath(info.path()) && QDir().mkdir(folder, kOwnerReads | QFileDevice::ExeOwner));
}

std::unique_ptr<QLockFile> lockOf(const QString& log) {
    auto lock = std::make_unique<QLockFile>(log + QStringLiteral(".lock"));
    lock->setStaleLockTime(0);  // stale is what belongs to a dead process, however old
    return lock;
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
        const auto lock = lockOf(path);
        if (!info.exists() || info.lastModified() > deadline || !lock->tryLock()) {
            continue;
        }
        for (int age = 0; age < LogBounds().files; ++age) {
            QFile::remove(age == 0 ? path : olderLog(path, age));
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
    file.readLine();  // the rest of the line that does not fit; nothing but its break if all of the next one does
    return file.read(most);
}

}  // namespace

// ---- Writing --------------------------------------------------------------------------------------------------------

LogFile::LogFile(QString path, LogBounds bounds, bool folderIsOurs)
    : path_(std::move(path)),
      bounds_(bounds),
      folderIsOurs_(folderIsOurs) {}

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
        file_.reset();  // somebody has removed it: nobody would read what went there
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
    const QFileInfo info(path_);
    if (info.exists() && !info.isFile()) {
        return fail(QStringLiteral("is no file"));  // a pipe would make us wait for its reader
    }
    if (folderIsOurs_ && !makePrivateFolder(info.path())) {
        return fail(QStringLiteral("its folder cannot be made"));
    }
    QFile fresh(path_);  // made with its permissions; only std::fopen appends safely beside other processes
    if (!info.exists() && !fresh.open(QIODevice::WriteOnly | QIODevice::NewOnly, kOwnerReads)) {
        return fail(fresh.errorString());
    }
    fresh.close();
    errno = 0;
    file_.reset(std::fopen(QFile::encodeName(path_).constData(), "ab"));
    if (!file_) {
        return fail(qt_error_string(errno));
    }
    std::setvbuf(file_.get(), nullptr, _IONBF, 0);
    size_ = info.exists() ? info.size() : 0;
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

QByteArray endOfLog(const QString& path, qint64 most, int files) {
    QByteArray end;
    bool isWhole = true;
    for (int age = 0; age < files && isWhole; ++age) {
        const QString file = age == 0 ? path : olderLog(path, age);
        const qint64 room = most - end.size();
        isWhole = QFileInfo(file).size() <= room;
        end.prepend(endOfFile(file, room));
    }
    return end;
}

// ---- Places ---------------------------------------------------------------------------------------------------------

OwnLog claimLog(const QString& folder, const QString& name) {
    if (!makePrivateFolder(folder)) {
        return {{}, {}, QStringLiteral("%1: the folder cannot be made").arg(QDir::toNativeSeparators(folder))};
    }
    removeOldLogs(folder, name);
    for (int number = 1; number <= kMostLogs; ++number) {
        const QString path = logNumber(folder, name, number);
        auto lock = lockOf(path);
        if (lock->tryLock()) {
            return {path, std::move(lock), {}};
        }
        if (lock->error() != QLockFile::LockFailedError) {
            return {{}, {}, QStringLiteral("%1.lock: cannot be written").arg(QDir::toNativeSeparators(path))};
        }
    }
    return {{}, {}, QStringLiteral("%1: all logs are in use").arg(QDir::toNativeSeparators(folder))};
}

QString stateFolder() {
    const QString state = qEnvironmentVariable("XDG_STATE_HOME");
    const bool usable = QDir::isAbsolutePath(state);  // by the specification, others are to be ignored
    return (usable ? state : QDir::homePath() + QStringLiteral("/.local/state")) + QStringLiteral("/gnostica");
}

}  // namespace gnostica::diagnostics
