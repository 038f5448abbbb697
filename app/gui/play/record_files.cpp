#include "app/gui/play/record_files.h"

#include "app/gui/play/game_journal.h"
#include "app/storage/files.h"

#include <QDir>
#include <QFileInfo>

#include <sstream>

namespace gnostica::gui {

RecordResult readRecord(const QString& path, const engine::Registry& registry) {
    auto text = storage::readFile(path, static_cast<qint64>(engine::kMaxRecordBytes));
    if (!text) {
        return tl::unexpected(RecordProblem(text.error()));
    }
    std::istringstream stream(std::move(*text));
    auto record = engine::loadRecord(stream, registry);
    if (!record) {
        return tl::unexpected(RecordProblem(record.error()));
    }
    return std::move(*record);
}

std::vector<UnfinishedGame> findUnfinished(const QString& folder, const engine::Registry& registry,
                                           const std::stop_token& stop) {
    std::vector<UnfinishedGame> games;
    const QString pattern = u'*' + QString::fromUtf16(kJournalSuffix);
    for (const QFileInfo& file : QDir(folder).entryInfoList({pattern}, QDir::Files, QDir::Time)) {
        if (stop.stop_requested()) {
            break;
        }
        if (GameJournal::isPlayedElsewhere(file.filePath())) {
            continue;
        }
        RecordResult record = readRecord(file.filePath(), registry);
        if (record && !engine::isOver(record->game.state())) {
            games.push_back(
                {file.filePath(), file.lastModified(), std::make_shared<engine::LoadedRecord>(std::move(*record))});
        }
    }
    return games;
}

}  // namespace gnostica::gui
