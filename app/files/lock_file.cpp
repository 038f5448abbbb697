#include "app/files/lock_file.h"

#include <QCoreApplication>
#include <QFile>
#include <QStringList>
#include <QSysInfo>

#include <cerrno>

namespace gnostica::files {

namespace {

constexpr std::size_t kLongestLock = 1024;
constexpr int kMostTries = 50;

// The first three lines of QLockFile's format, which earlier versions used: process, program, machine.

std::string ownText() {
    return QStringLiteral("%1\n%2\n%3\n")
        .arg(QCoreApplication::applicationPid())
        .arg(QCoreApplication::applicationName(), QSysInfo::machineHostName())
        .toStdString();
}

/// The machine that a lock names; nullopt if the text is not that of a lock of our programs, whose names share one
/// beginning.
std::optional<QString> hostIn(const std::string& text) {
    constexpr qsizetype most = 6;
    const QStringList lines = QString::fromStdString(text).split(u'\n');
    bool isProcess = false;
    const bool isLiving = lines.value(0).toLongLong(&isProcess) > 0;
    const bool isWhole = text.size() < kLongestLock && lines.size() > 3 && lines.size() <= most;
    const bool isOurs = lines.value(1).startsWith(QStringLiteral("gnostica")) && !lines.value(2).isEmpty();
    return isProcess && isLiving && isWhole && isOurs ? std::optional(lines[2]) : std::nullopt;
}

/// A file with the name of a lock.
struct FoundLock {
    enum class Kind : std::uint8_t { none, foreign, held, left };
    Kind kind{};
    FileHandle file = {};
    QString host = {};  ///< for a lock left by a dead program, the machine if it is another one
};

FoundLock lockAt(const QString& path) {
    using Kind = FoundLock::Kind;
    FoundLock found{Kind::foreign, openOrdinary(path)};
    if (!found.file.isOpen()) {
        found.kind = isTaken(path) ? Kind::foreign : Kind::none;
        return found;
    }
    if (found.file.isNameless()) {
        found.kind = Kind::none;  // its holder has just removed it
        return found;
    }
    const auto host = found.file.isOurs() ? hostIn(found.file.beginning(kLongestLock)) : std::nullopt;
    if (!host) {
        return found;
    }
    found.kind = testLock(found.file) == KernelLock::held ? Kind::held : Kind::left;
    found.host = *host == QSysInfo::machineHostName() ? QString() : *host;
    return found;
}

}  // namespace

tl::expected<LockFile, LockRefusal> LockFile::acquire(const QString& path, TakeOver takeOver) {
    using Kind = FoundLock::Kind;
    using Why = LockRefusal::Why;
    for (int tries = 0; tries < kMostTries; ++tries) {
        auto made = makeFile(path, ownText(), Made::locked);
        if (made) {
            return LockFile(path, std::move(*made));
        }
        if (made.error() != EEXIST) {
            return LockFile();
        }
        const FoundLock found = lockAt(path);
        if (found.kind == Kind::foreign) {
            return tl::unexpected(LockRefusal{Why::foreign});
        }
        if (found.kind == Kind::held || (found.kind == Kind::left && lockFile(found.file) == KernelLock::held)) {
            return tl::unexpected(LockRefusal{Why::held});
        }
        if (found.kind == Kind::left && !found.host.isEmpty() && takeOver == TakeOver::never) {
            return tl::unexpected(LockRefusal{Why::byOtherHost, found.host});
        }
        if (found.kind == Kind::left && found.file.isStillAt(path)) {
            QFile::remove(path);  // locked, so no other program of ours can have replaced it meanwhile
        }
    }
    return LockFile();  // a file system on which no two handles show the same file
}

std::optional<LockRefusal> LockFile::holderOf(const QString& path) {
    const FoundLock found = lockAt(path);
    if (found.kind == FoundLock::Kind::held) {
        return LockRefusal{LockRefusal::Why::held};
    }
    const bool isElsewhere = found.kind == FoundLock::Kind::left && !found.host.isEmpty();
    return isElsewhere ? std::optional(LockRefusal{LockRefusal::Why::byOtherHost, found.host}) : std::nullopt;
}

bool LockFile::isForeign(const QString& path) {
    return lockAt(path).kind == FoundLock::Kind::foreign;
}

LockFile::~LockFile() {
    if (file_.isOpen() && file_.isStillAt(path_)) {
        QFile::remove(path_);
    }
}

}  // namespace gnostica::files
