#include "app/gui/windows/position/position_reading.h"

#include "app/table/replay/moment_position.h"
#include "engine/documents/problems.h"

#include <QFileInfo>

#include <utility>

namespace gnostica::gui {

using namespace engine;

PositionReading::PositionReading(const table::OnTheTable& onTable, QObject* parent)
    : QObject(parent),
      onTable_(onTable) {}

void PositionReading::start(const Work& work, PositionWorld world, const QString& file, const QString& kept) {
    work_ = work;
    hasFailed_ = false;
    job_.start([work, world = std::move(world)](const std::stop_token& stop) { return work(world, stop); },
               [this, file, kept](const PositionResult& result) { tell(result, file, kept); });
}

void PositionReading::readFile(const QString& path, PositionWorld world, Mends mends) {
    const QString file = QFileInfo(path).absoluteFilePath();
    start([path, mends](const PositionWorld& known,
                        const std::stop_token& stop) { return readPositionFile(path, known, mends, stop); },
          std::move(world), file, mends == Mends::yes ? QString() : file);
}

void PositionReading::readText(const QString& text, PositionWorld world) {
    start([text = text.toStdString()](const PositionWorld& known,
                                      const std::stop_token& stop) { return readPositionText(text, {}, known, stop); },
          std::move(world), {}, {});
}

void PositionReading::lookAgain(PositionWorld world) {
    if (!hasFailed_) {
        return;
    }
    job_.start([work = work_, world = std::move(world)](const std::stop_token& stop) { return work(world, stop); },
               [this](const PositionResult& result) {
                   if (result) {
                       Q_EMIT healed();
                   }
               });
}

void PositionReading::tell(const PositionResult& result, const QString& file, const QString& kept) {
    hasFailed_ = !result;
    if (!result) {
        Q_EMIT failed(result.error(), file);
    } else if (const auto* draft = std::get_if<PositionDraft>(&*result)) {
        Q_EMIT found(*draft, kept, false);
    } else {
        tellLast(*std::get<std::shared_ptr<const LoadedRecord>>(*result), file);
    }
}

void PositionReading::tellLast(const LoadedRecord& record, const QString& file) {
    const auto moment = table::lastMoment(record, onTable_.game());
    if (!moment) {  // before the first turn
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
