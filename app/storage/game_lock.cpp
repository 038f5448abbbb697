#include "app/storage/game_lock.h"

#include "app/storage/files.h"

#include <QCoreApplication>
#include <QFile>
#include <QSysInfo>

namespace gnostica::storage {

namespace {

constexpr qint64 kLongestLock = 4096;
constexpr int kMostTries = 50;

// Three lines, like those of QLockFile, which earlier versions have used: process, program, machine.

std::string ownText() {
    return QStringLiteral("%1\n%2\n%3\n")
        .arg(QCoreApplication::applicationPid())
        .arg(QCoreApplication::applicationName(), QSysInfo::machineHostName())
        .toStdString();
}

/// The machine named in a lock, if it is not this one.
QString otherHost(const QString& path) {
    const auto text = readFile(path, kLongestLock);
    const QStringList lines = QString::fromStdString(text.value_or(std::string())).split(u'\n');
    bool isProcess = false;
    lines.value(0).toLongLong(&isProcess);
    const bool isWhole = lines.size() > 3;  // a full disk may have taken a part
    const QString host = lines.value(2);
    return isProcess && isWhole && host != QSysInfo::machineHostName() ? host : QString();
}

/// A journal is locked itself, also by programs that know no other lock.
bool isBeingWritten(const QString& game, LockBeside beside) {
    if (beside == LockBeside::database) {
        return false;
    }
    const FileHandle journal = openFile(game);
    return journal.isOpen() && testLock(journal) == Lock::held;
}

}  // namespace

tl::expected<GameLock, LockHolder> GameLock::acquire(const QString& game, TakeOver takeOver, LockBeside beside) {
    const QString path = pathFor(game);
    if (isBeingWritten(game, beside)) {
        return tl::unexpected(LockHolder{game, {}});
    }
    for (int tries = 0; tries < kMostTries; ++tries) {
        FileHandle file = openFile(path, true);
        if (!file.isOpen()) {
            return GameLock(path, {});  // the journal itself is locked, too
        }
        if (lockFile(file) == Lock::held) {
            return tl::unexpected(LockHolder{game, {}});
        }
        if (!file.isStillAt(path)) {
            continue;  // whoever had it has just removed it
        }
        const QString host = otherHost(path);
        if (!host.isEmpty() && takeOver == TakeOver::never) {
            return tl::unexpected(LockHolder{game, host});
        }
        if (file.truncate(0) && file.seek(0) && file.makePrivate()) {
            static_cast<void>(writeAll(file.descriptor(), ownText()));  // on a full disk the kernel's lock must do
        }
        return GameLock(path, std::move(file));
    }
    return GameLock(path, {});  // a file system on which no file is ever the same
}

std::optional<LockHolder> GameLock::holderOf(const QString& game, LockBeside beside) {
    if (isBeingWritten(game, beside)) {
        return LockHolder{game, {}};
    }
    const QString path = pathFor(game);
    const FileHandle file = openFile(path);
    if (!file.isOpen()) {
        return std::nullopt;
    }
    if (testLock(file) == Lock::held) {
        return LockHolder{game, {}};
    }
    const QString host = otherHost(path);
    return host.isEmpty() ? std::nullopt : std::optional(LockHolder{game, host});
}

GameLock::~GameLock() {
    if (file_.isOpen() && file_.isStillAt(path_)) {
        QFile::remove(path_);
    }
}

}  // namespace gnostica::storage
