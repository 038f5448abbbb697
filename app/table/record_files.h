// Games in files: records that were saved, and journals of games that broke off.
#pragma once

#include "app/storage/file_error.h"
#include "app/storage/files.h"
#include "app/storage/game_lock.h"
#include "app/table/game_journal.h"
#include "engine/mechanics/registry.h"
#include "engine/notation/record.h"

#include <QString>

#include <optional>
#include <stop_token>
#include <variant>

namespace gnostica::gui {

/// Why a record could not be opened.
using RecordProblem = std::variant<storage::FileError, engine::Diagnostics>;
using RecordResult = tl::expected<engine::LoadedRecord, RecordProblem>;

/// Reads and replays a record. May take a while; what comes of it when it is asked to stop is of no use, here and
/// below.
RecordResult readRecord(const QString& path, const engine::Registry& registry, const std::stop_token& stop = {});

/// A game that was opened from a file.
struct OpenedRecord {
    engine::LoadedRecord record;
    storage::KnownFile file;                    ///< where it may be saved; none for a journal, which is only copied
    std::optional<storage::LockHolder> holder;  ///< who plays it on
};

tl::expected<OpenedRecord, RecordProblem> openRecord(const QString& path, const engine::Registry& registry,
                                                     const std::stop_token& stop = {});

/// Writes a whole game into a file of its own. The file as it is then.
storage::FileResult<storage::KnownFile> saveRecord(const QString& path, const PlayedGame& played);

/// Where a journal ends that is not whole, and where it is kept.
struct DamagedJournal {
    QString path;
    int moments = 0;  ///< that could be read
    engine::Diagnostic damage;
};

/// A game that broke off, and the journal in which it goes on.
struct ResumedGame {
    engine::LoadedRecord record;
    std::optional<GameJournal> journal;  ///< none if the game is over, or if no journal can be written
    storage::KnownFile savedAs;
    std::optional<DamagedJournal> damaged;
    std::optional<storage::FileError> unfinished;  ///< the game is over, but its journal could not become a record
};

/// Why a game cannot go on.
using ResumeProblem = std::variant<storage::FileError, engine::Diagnostics, storage::LockHolder>;

/// Takes a journal over and replays what it holds now. What cannot be read is not lost: then the game goes on in a
/// new journal, and the old one is set aside as it is. May take a while; asked to stop, it leaves the journal as it
/// was.
tl::expected<ResumedGame, ResumeProblem> resumeGame(const QString& path, const engine::Registry& registry,
                                                    storage::TakeOver takeOver = storage::TakeOver::never,
                                                    const std::stop_token& stop = {});

}  // namespace gnostica::gui
