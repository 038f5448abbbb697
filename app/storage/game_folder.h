// The folder in which every game is kept while it is played, and some time after.
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

/// Games that are not over have this suffix …
inline constexpr char16_t kJournalSuffix[] = u".journal";
/// … and this one once they are.
inline constexpr char16_t kRecordSuffix[] = u".gnostica";
/// Added to the name of a journal that could not be read to its end.
inline constexpr char16_t kDamagedSuffix[] = u".damaged";

bool isJournal(const QString& path);

/// What can be told of a journal without replaying it.
struct JournalSummary {
    QString path;
    QDateTime lastPlayed;
    qint64 size = 0;
    std::optional<LockHolder> holder;  ///< a game that another machine seems to play
    // From its first line; `isReadable` is false if that makes no sense
    bool isReadable = false;
    nlohmann::json ruleset;  ///< its name and its expansions
    int seats = 0;
    std::vector<std::string> names;
    QDateTime begun;
};

/// What was found in the folder.
struct FolderSurvey {
    std::vector<JournalSummary> unfinished;  ///< the latest first; without those that somebody here plays
    std::vector<FileError> problems;         ///< games that are over and could not be renamed
};

/// Looks through a folder of games, reading but the first and last line of each. Games that are over become records.
/// Of finished games and damaged journals the newest `kept` stay (0: all), the rest go to the trash. Takes a while;
/// asked to stop, it tells what it has found by then.
FolderSurvey surveyGames(const QString& folder, int kept, const std::stop_token& stop = {});

/// A name for a new journal.
QString freshJournalPath(const QString& folder);
/// The game in a journal is over: renames it to a record. The caller has its lock. The new path.
FileResult<QString> finishJournal(const QString& path);
/// Keeps a journal that could not be read whole out of the way. The caller has its lock. The new path.
FileResult<QString> setDamagedAside(const QString& path);

enum class Removal : std::uint8_t { toTrash, forGood };

/// Removes a journal, if it is still as it was listed and nobody plays it by now (FileFault::inUse, changed).
FileResult<void> removeJournal(const JournalSummary& journal, Removal removal);

}  // namespace gnostica::storage
