// Games in files: records that were saved, and journals of games that broke off.
#pragma once

#include "app/storage/file_error.h"
#include "engine/mechanics/registry.h"
#include "engine/notation/record.h"

#include <QDateTime>
#include <QString>

#include <memory>
#include <stop_token>
#include <variant>
#include <vector>

namespace gnostica::gui {

/// Why a record could not be opened.
using RecordProblem = std::variant<storage::FileError, engine::Diagnostics>;
using RecordResult = tl::expected<engine::LoadedRecord, RecordProblem>;

/// Reads and replays a record. May take a while.
RecordResult readRecord(const QString& path, const engine::Registry& registry);

/// A game that was not played to its end.
struct UnfinishedGame {
    QString path;
    QDateTime lastPlayed;
    std::shared_ptr<engine::LoadedRecord> record;
};

/// The journals in a folder that no living process plays on, the latest first. What cannot be read, and games that
/// are over, are left out. May take a while; once it is told to stop, it ends after the one that it reads.
std::vector<UnfinishedGame> findUnfinished(const QString& folder, const engine::Registry& registry,
                                           const std::stop_token& stop = {});

}  // namespace gnostica::gui
