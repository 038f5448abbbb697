#include "app/lab/own_files.h"

#include "app/files/file_handle.h"
#include "app/lab/experiment_tables.h"

#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <string_view>
#include <utility>

namespace gnostica::lab {

namespace {

// See "Database File Format" of SQLite.
constexpr std::string_view kMagic("SQLite format 3\0", 16);
constexpr std::string_view kJournalMagic("\xd9\xd5\x05\xf9\x20\xa1\x63\xd7");
constexpr std::size_t kHeader = 100;
constexpr std::size_t kWriteVersion = 18;
constexpr std::size_t kReadVersion = 19;
constexpr std::size_t kUserVersion = 60;
constexpr std::size_t kApplication = 68;

/// SQLite writes next to the file itself, not next to a link to it.
QString meantBy(const QString& path) {
    const QFileInfo info(path);
    return info.isSymLink() && info.exists() ? info.canonicalFilePath() : path;
}

QString journalOf(const QString& path) {
    return meantBy(path) + QStringLiteral("-journal");
}

QString logOf(const QString& path) {
    return meantBy(path) + QStringLiteral("-wal");
}

std::int64_t numberAt(std::string_view header, std::size_t place) {
    std::int64_t number = 0;
    for (const char byte : header.substr(place, 4)) {
        number = number * 256 + static_cast<unsigned char>(byte);
    }
    return number;
}

bool isExperiment(std::string_view header) {
    return header.size() == kHeader && header.starts_with(kMagic) && numberAt(header, kApplication) == kApplicationId;
}

bool isAllZero(std::string_view bytes) {
    return bytes.find_first_not_of('\0') == std::string_view::npos;
}

bool beginsAsJournal(std::string_view begin) {
    return begin == kJournalMagic || isAllZero(begin);
}

/// True for the journal of an interrupted transaction of ours.
bool isOurJournal(const QString& path) {
    const files::FileHandle file = files::openOrdinary(path);
    return file.isOpen() && file.isOurs() && beginsAsJournal(file.beginning(kJournalMagic.size()));
}

/// True for the journal of any transaction, even of another user who is adding games.
bool isJournal(const QString& path) {
    QFile file(path);
    return QFileInfo(path).isFile() && file.open(QIODevice::ReadOnly) &&
           beginsAsJournal(file.read(kJournalMagic.size()).toStdString());
}

LabResult<void> inTheWay(const QString& path) {
    return labFailure(LabFault::inTheWay, path);
}

}  // namespace

LabResult<void> checkFile(const QString& path, Purpose purpose) {
    QFile file(path);
    if (!files::isTaken(path)) {
        return labFailure(LabFault::notOpen, path, files::systemError(ENOENT));
    }
    if (!QFileInfo(path).isFile()) {
        return labFailure(LabFault::notExperiment, path);
    }
    if (!file.open(QIODevice::ReadOnly)) {
        return labFailure(LabFault::notOpen, path, file.errorString());
    }
    const std::string header = file.read(kHeader).toStdString();
    if (!isExperiment(header)) {
        return labFailure(LabFault::notExperiment, path);
    }
    if (const std::int64_t version = numberAt(header, kUserVersion); version != kTablesVersion) {
        return labFailure(LabFault::otherVersion, path, QString::number(version));
    }
    if (header[kWriteVersion] != 1 || header[kReadVersion] != 1) {
        return labFailure(LabFault::otherTables, path, QStringLiteral("journal_mode"));
    }
    if (files::isTaken(logOf(path))) {
        return inTheWay(logOf(path));
    }
    const QString journal = journalOf(path);
    const bool isFine = purpose == Purpose::writing ? isOurJournal(journal) : isJournal(journal);
    // A journal that is in use disappears when its transaction ends.
    return isFine || !files::isTaken(journal) ? LabResult<void>() : inTheWay(journal);
}

bool hasJournal(const QString& path) {
    return files::isTaken(journalOf(path));
}

bool wasCutShort(const QString& path) {
    return isOurJournal(journalOf(path)) && !storage::GameLock::holderOf(meantBy(path), storage::LockBeside::file);
}

LabResult<void> checkNew(const QString& path) {
    if (files::isTaken(path)) {
        return labFailure(LabFault::exists, path);
    }
    for (const QString& beside : {journalOf(path), logOf(path)}) {
        if (files::isTaken(beside)) {
            return inTheWay(beside);
        }
    }
    return {};
}

LabResult<storage::GameLock> lockExperiment(const QString& path, storage::TakeOver takeOver) {
    auto lock = storage::GameLock::acquire(path, takeOver, storage::LockBeside::file);
    if (lock) {
        return std::move(*lock);
    }
    return lock.error().isForeign ? tl::unexpected(inTheWay(storage::GameLock::pathFor(path)).error())
                                  : labFailure(LabFault::inUse, path, lock.error().host);
}

LabResult<void> removeLeft(const QString& path) {
    if (files::isTaken(path)) {
        const files::FileHandle file = files::openOrdinary(path);
        const std::string header = file.isOpen() ? file.beginning(kHeader) : std::string();
        if (!file.isOpen() || !file.isOurs() || !(isAllZero(header) || isExperiment(header)) || !QFile::remove(path)) {
            return inTheWay(path);
        }
    }
    const QString journal = journalOf(path);
    if (files::isTaken(journal) && (!isOurJournal(journal) || !QFile::remove(journal))) {
        return inTheWay(journal);
    }
    return {};
}

}  // namespace gnostica::lab
