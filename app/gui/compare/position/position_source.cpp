#include "app/gui/compare/position/position_source.h"

#include "engine/documents/json_text.h"

#include <QFileInfo>

#include <utility>

namespace gnostica::gui {

namespace {

constexpr qint64 kLongestPosition = 1 << 20;

/// Its first line stands alone where nothing has been played yet.
bool isHeader(const nlohmann::json& document) {
    return document.is_object() && document.contains("ruleset") && document.contains("seats");
}

/// A record has a document in each line; a position is a single one.
bool isRecord(std::string_view text) {
    const auto end = text.find('\n');
    const auto first = engine::parseJson(text.substr(0, end));
    return first && isHeader(*first);
}

}  // namespace

tl::expected<OpenedPosition, RecordProblem> openPositionFile(const QString& path, const engine::Registry& registry,
                                                             const std::stop_token& stop) {
    if (QFileInfo(path).size() <= kLongestPosition) {
        const auto text = storage::readFile(path, kLongestPosition);
        if (!text) {
            return tl::unexpected(RecordProblem(text.error()));
        }
        if (!isRecord(*text)) {
            const auto document = engine::parseJson(*text, path.toStdString());
            return document ? tl::expected<OpenedPosition, RecordProblem>(*document)
                            : tl::unexpected(RecordProblem(engine::Diagnostics{document.error()}));
        }
    }
    auto record = readRecord(path, registry, stop);
    if (!record) {
        return tl::unexpected(record.error());
    }
    return std::make_shared<engine::LoadedRecord>(std::move(*record));
}

}  // namespace gnostica::gui
