#include "app/gui/position/position_reading.h"

#include "app/gui/replay/moment_position.h"
#include "engine/documents/problems.h"

#include <QFileInfo>

#include <utility>

namespace gnostica::gui {

using namespace engine;

PositionReading::PositionReading(std::function<const Game*()> running, QObject* parent)
    : QObject(parent),
      running_(std::move(running)) {}

template <class Work>
void PositionReading::start(Work work, const QString& file) {
    job_.start(std::move(work), [this, file](const PositionResult& result) { tell(result, file); });
}

void PositionReading::readFile(const QString& path, PositionWorld world) {
    start([path, world = std::move(world)](const std::stop_token& stop) { return readPositionFile(path, world, stop); },
          QFileInfo(path).absoluteFilePath());
}

void PositionReading::readText(const QString& text, PositionWorld world) {
    start([text = text.toStdString(),
           world = std::move(world)](const std::stop_token& stop) { return readPositionText(text, {}, world, stop); },
          {});
}

void PositionReading::tell(const PositionResult& result, const QString& file) {
    if (!result) {
        Q_EMIT failed(result.error(), file);
    } else if (const auto* draft = std::get_if<PositionDraft>(&*result)) {
        Q_EMIT found(*draft, file, false);
    } else {
        tellLast(*std::get<std::shared_ptr<const LoadedRecord>>(*result), file);
    }
}

void PositionReading::tellLast(const LoadedRecord& record, const QString& file) {
    const auto moment = lastMoment(record, running_ ? running_() : nullptr);
    if (!moment) {  // nobody has had a turn in it
        Q_EMIT failed(Diagnostics{problemAt(DiagnosticCode::otherKind, {}, "record", "position")}, file);
        return;
    }
    const auto draft = draftOf(moment->table.position, moment->table.rules);
    if (draft) {
        Q_EMIT found(*draft, {}, moment->isImagined);
    } else {
        Q_EMIT failed(draft.error(), file);
    }
}

}  // namespace gnostica::gui
