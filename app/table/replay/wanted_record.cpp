#include "app/table/replay/wanted_record.h"

#include "app/table/replay/eyes.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace gnostica::table {

namespace {

bool isSameGame(const engine::LoadedRecord& one, const engine::LoadedRecord& other) {
    return one.header.seed == other.header.seed && one.header.players == other.header.players &&
           isSameDeal(one.game, other.game) &&
           std::ranges::equal(one.game.history(), other.game.history(), {}, &engine::Moment::what,
                              &engine::Moment::what);
}

}  // namespace

WantedRecord recordInFile(const QString& path, int moment) {
    const QFileInfo file(path);
    return {file.fileName(), path, nullptr, moment, file.lastModified(), file.size()};
}

WantedRecord recordInMemory(engine::LoadedRecord record, const QString& title, int moment) {
    return {title, {}, std::make_shared<const engine::LoadedRecord>(std::move(record)), moment, {}, 0};
}

bool isSameRecord(const WantedRecord& one, const WantedRecord& other) {
    if (one.record != nullptr && other.record != nullptr) {
        return isSameGame(*one.record, *other.record);
    }
    return !one.path.isEmpty() && QFileInfo(one.path) == QFileInfo(other.path) && one.changed == other.changed &&
           one.size == other.size;
}

}  // namespace gnostica::table
