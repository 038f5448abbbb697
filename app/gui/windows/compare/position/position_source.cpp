#include "app/gui/windows/compare/position/position_source.h"

#include "engine/documents/document_kind.h"
#include "engine/documents/json_text.h"
#include "engine/documents/problems.h"

#include <QFileInfo>

#include <utility>

namespace gnostica::gui {

namespace {

constexpr qint64 kLongestPosition = 1 << 20;

/// Of a list, the first element is used.
engine::Expected<nlohmann::json> positionIn(const nlohmann::json& document) {
    const bool isList = document.is_array() && !document.empty();
    const nlohmann::json& first = isList ? document.front() : document;
    if (!first.is_object()) {
        return engine::failure(
            engine::problemAt(engine::DiagnosticCode::wrongType, isList ? "/0" : "", first.type_name(), "object"));
    }
    return first;
}

engine::Expected<nlohmann::json> readPositionDocument(const std::string& text, const std::string& source) {
    const auto document = engine::parseDocument(text, source, engine::DocumentKind::position);
    if (!document) {
        return document;
    }
    auto position = positionIn(*document);
    if (!position) {
        return engine::failure(engine::placedIn(std::move(position.error()), text, source));
    }
    return position;
}

}  // namespace

tl::expected<OpenedPosition, table::RecordProblem>
openPositionFile(const QString& path, const engine::Registry& registry, const std::stop_token& stop) {
    if (QFileInfo(path).size() <= kLongestPosition) {
        const auto text = storage::readFile(path, kLongestPosition);
        if (!text) {
            return tl::unexpected(table::RecordProblem(text.error()));
        }
        if (!engine::isRecordText(*text)) {
            const auto document = readPositionDocument(*text, path.toStdString());
            return document ? tl::expected<OpenedPosition, table::RecordProblem>(*document)
                            : tl::unexpected(table::RecordProblem(engine::Diagnostics{document.error()}));
        }
    }
    auto record = table::readRecord(path, registry, stop);
    if (!record) {
        return tl::unexpected(record.error());
    }
    return std::make_shared<engine::LoadedRecord>(std::move(*record));
}

}  // namespace gnostica::gui
