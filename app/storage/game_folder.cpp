#include "app/storage/game_folder.h"

#include "app/storage/files.h"
#include "engine/documents/document.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QUuid>

#include <algorithm>

namespace gnostica::storage {

using nlohmann::json;

namespace {

constexpr qint64 kTail = 4096;

QString suffix(const char16_t* text) {
    return QString::fromUtf16(text);
}

FileResult<QString> renamed(const QString& path, const QString& stem, const QString& end) {
    const QString name = unusedName(stem, end);
    if (!files::renameFile(path, name)) {
        return fileFailure(FileFault::notMoved, path, files::systemError());
    }
    return name;
}

void readHeader(const QByteArray& line, JournalSummary& journal) {
    const auto header = engine::parseJson(line.toStdString());
    if (!header || !header->is_object() || header->value("format", json()) != "gnostica-record") {
        return;
    }
    const json ruleset = header->value("ruleset", json());
    const json seats = header->value("seats", json());
    if (!ruleset.is_object() || !seats.is_number_unsigned() || seats.get<std::uint64_t>() > engine::kMaxSeats) {
        return;
    }
    journal.isReadable = true;
    journal.ruleset = {{"name", ruleset.value("name", json())}, {"expansions", ruleset.value("expansions", json())}};
    journal.seats = seats.get<int>();
    for (const json& name : header->value("names", json::array())) {
        journal.names.push_back(name.is_string() ? name.get<std::string>() : std::string());
    }
    const json begun = header->value("started", json());
    journal.begun = begun.is_string()
                        ? QDateTime::fromString(QString::fromStdString(begun.get<std::string>()), Qt::ISODate)
                        : QDateTime();
}

/// True if the last line states that the game is over.
bool saysOver(QFile& file) {
    const qint64 from = std::max<qint64>(file.size() - kTail, 0);
    if (!file.seek(from)) {
        return false;
    }
    QByteArray tail = file.read(kTail);
    if (!tail.endsWith('\n')) {
        return false;
    }
    tail.chop(1);
    const json line = json::parse(tail.mid(tail.lastIndexOf('\n') + 1).toStdString(), nullptr, false);
    return line.is_object() && line.value("over", json(false)) == true;
}

/// Returns nullopt for a game that is over, and renames it to a record. One that another machine holds is listed
/// instead: that machine may have crashed, and only the user can say so.
std::optional<JournalSummary> summaryOf(const QFileInfo& info, FolderSurvey& survey) {
    JournalSummary journal;
    journal.path = info.filePath();
    journal.lastPlayed = info.lastModified();
    journal.size = info.size();
    journal.holder = GameLock::holderOf(journal.path);
    QFile file(journal.path);
    if (!openOrdinary(file)) {
        return journal;
    }
    readHeader(file.readLine(static_cast<qint64>(engine::kMaxDocumentBytes)), journal);
    if (!saysOver(file)) {
        return journal;
    }
    const auto lock = GameLock::acquire(journal.path);
    if (!lock && !lock.error().host.isEmpty()) {
        journal.holder = lock.error();
        return journal;
    }
    if (lock && QFileInfo::exists(journal.path)) {  // another program may have been faster
        if (const auto done = finishJournal(journal.path); !done) {
            survey.problems.push_back(done.error());
        }
    }
    return std::nullopt;
}

/// Only affects files with names of our own making: other files in the folder are not ours.
void prune(const QDir& folder, int kept) {
    static const QRegularExpression ours(
        QStringLiteral(R"(^\d{4}-\d\d-\d\d-\d{6}-[0-9a-f]{6}(-\d+)?\.(gnostica|journal(-\d+)?\.damaged(-\d+)?)$)"));
    QFileInfoList files = folder.entryInfoList(QDir::Files, QDir::Time);
    files.removeIf([](const QFileInfo& file) { return !ours.match(file.fileName()).hasMatch(); });
    for (const QFileInfo& file : files.mid(kept)) {
        static_cast<void>(moveToTrash(file.filePath()));  // a file that cannot be moved is left
    }
}

/// Removes the locks that dead programs have left for games that no longer exist.
void sweepLocks(const QDir& folder) {
    const QString end = QStringLiteral(".lock");
    for (const QFileInfo& file : folder.entryInfoList({u'*' + suffix(kJournalSuffix) + end}, QDir::Files)) {
        QString game = file.filePath();
        game.chop(end.size());
        if (!QFileInfo::exists(game)) {
            static_cast<void>(GameLock::acquire(game));
        }
    }
}

}  // namespace

bool isJournal(const QString& path) {
    return path.endsWith(suffix(kJournalSuffix), Qt::CaseInsensitive);
}

FolderSurvey surveyGames(const QString& path, int kept, const std::stop_token& stop) {
    FolderSurvey survey;
    const QDir folder(path);
    if (!folder.exists()) {
        return survey;
    }
    files::makePrivateFolder(path);
    for (const QFileInfo& file : folder.entryInfoList({u'*' + suffix(kJournalSuffix)}, QDir::Files, QDir::Time)) {
        if (stop.stop_requested()) {
            return survey;
        }
        const auto holder = GameLock::holderOf(file.filePath());
        if (holder && holder->host.isEmpty()) {
            continue;
        }
        if (auto journal = summaryOf(file, survey)) {
            survey.unfinished.push_back(std::move(*journal));
        }
    }
    sweepLocks(folder);
    if (kept > 0) {
        prune(folder, kept);
    }
    return survey;
}

QString freshJournalPath(const QString& folder) {
    const QString now = QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd-hhmmss"));
    const QString id = QUuid::createUuid().toString(QUuid::Id128).left(6);
    return folder + u'/' + now + u'-' + id + suffix(kJournalSuffix);
}

FileResult<QString> finishJournal(const QString& path) {
    QString stem = path;
    stem.chop(suffix(kJournalSuffix).size());
    return renamed(path, stem, suffix(kRecordSuffix));
}

FileResult<QString> setDamagedAside(const QString& path) {
    return renamed(path, path, suffix(kDamagedSuffix));
}

FileResult<void> removeJournal(const JournalSummary& journal, Removal removal) {
    const auto lock = GameLock::acquire(journal.path, TakeOver::fromOtherHost);
    if (!lock) {
        return fileFailure(FileFault::inUse, journal.path);
    }
    const QFileInfo now(journal.path);
    if (!now.exists() || now.size() != journal.size || now.lastModified() != journal.lastPlayed) {
        return fileFailure(FileFault::changed, journal.path);
    }
    if (removal == Removal::toTrash) {
        return moveToTrash(journal.path);
    }
    QFile file(journal.path);
    if (!file.remove()) {
        return fileFailure(FileFault::notMoved, journal.path, file.errorString());
    }
    return {};
}

}  // namespace gnostica::storage
