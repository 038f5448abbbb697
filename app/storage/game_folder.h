// The folder that keeps every game during play, and for some time afterwards.
#pragma once

#include "app/storage/file_error.h"
#include "app/storage/game_lock.h"

#include <QDateTime>
#include <QString>
#include <nlohmann/json.hpp>

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace gnostica::storage {

/// Suffix of games in progress …
inline constexpr char16_t kJournalSuffix[] = u".journal";
/// … and of finished games.
inline constexpr char16_t kRecordSuffix[] = u".gnostica";
/// Appended to the name of a journal that could not be read to its end.
inline constexpr char16_t kDamagedSuffix[] = u".damaged";

bool isJournal(const QString& path);

/// The facts about a journal that need no replay.
struct JournalSummary {
    QString path;
    QDateTime lastPlayed;
    qint64 size = 0;
    std::optional<LockHolder> holder;  ///< for a game that another machine seems to play
    // From its first line; `isReadable` is false if that line is invalid
    bool isReadable = false;
    nlohmann::json ruleset;  ///< name and expansions
    int seats = 0;
    std::vector<std::string> names;
    QDateTime begun;
};

/// The result of a survey of the folder.
struct FolderSurvey {
    std::vector<JournalSummary> unfinished;  ///< the latest first; without those in play on this machine, and with
                                             ///< finished ones that another machine seems to have open
    std::vector<FileError> problems;         ///< for finished games that could not be renamed
};

/// Looks through a folder of games; reads only the first and last line of each. Finished games become records,
/// unless another machine seems to have them open. Keeps the newest `kept` finished games and damaged journals (0:
/// all), and moves the others to the trash. Takes a while; if stopped, returns its results so far.
FolderSurvey surveyGames(const QString& folder, int kept, const std::stop_token& stop = {});

/// An unused path for a new journal.
QString freshJournalPath(const QString& folder);
/// Renames the journal of a finished game to a record; returns the new path. The caller must hold its lock.
FileResult<QString> finishJournal(const QString& path);
/// Renames a journal that could not be read completely; returns the new path. The caller must hold its lock.
FileResult<QString> setDamagedAside(const QString& path);

enum class Removal : std::uint8_t { toTrash, forGood };

/// Removes a journal, unless it has changed since it was listed (FileFault::changed) or is in play (FileFault::inUse).
FileResult<void> removeJournal(const JournalSummary& journal, Removal removal);

}  // namespace gnostica::storage
