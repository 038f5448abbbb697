// Games in files: saved records, and journals of interrupted games.
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

namespace gnostica::table {

/// The reason why a record could not be opened.
using RecordProblem = std::variant<storage::FileError, engine::Diagnostics>;
using RecordResult = tl::expected<engine::LoadedRecord, RecordProblem>;

/// Reads and replays a record. May take a while; if stopped, the result is useless. The same holds for the functions
/// below.
RecordResult readRecord(const QString& path, const engine::Registry& registry, const std::stop_token& stop = {});

/// A game that was opened from a file.
struct OpenedRecord {
    engine::LoadedRecord record;
    storage::KnownFile file;                    ///< where it may be saved; none for a journal, which can only be copied
    std::optional<storage::LockHolder> holder;  ///< the program that is playing it
};

tl::expected<OpenedRecord, RecordProblem> openRecord(const QString& path, const engine::Registry& registry,
                                                     const std::stop_token& stop = {});

/// Writes a whole game into a file; returns the new state of the file.
storage::FileResult<storage::KnownFile> saveRecord(const QString& path, const PlayedGame& played);

/// A journal that is damaged, and the extent of its readable part.
struct DamagedJournal {
    QString path;
    int moments = 0;  ///< number of readable moments
    engine::Diagnostic damage;
};

/// An interrupted game, and the journal in which it continues.
struct ResumedGame {
    engine::LoadedRecord record;
    std::optional<GameJournal> journal;  ///< none if the game is over, or if no journal can be written
    storage::KnownFile savedAs;
    std::optional<DamagedJournal> damaged;
    std::optional<storage::FileError> unfinished;  ///< the game is over, but its journal could not become a record
};

/// The reason why a game cannot be resumed.
using ResumeProblem = std::variant<storage::FileError, engine::Diagnostics, storage::LockHolder>;

/// Takes a journal over and replays it. If a part cannot be read, the game continues in a new journal, and the old one
/// is set aside unchanged. May take a while; if stopped, leaves the journal unchanged.
tl::expected<ResumedGame, ResumeProblem> resumeGame(const QString& path, const engine::Registry& registry,
                                                    storage::TakeOver takeOver = storage::TakeOver::never,
                                                    const std::stop_token& stop = {});

}  // namespace gnostica::table
