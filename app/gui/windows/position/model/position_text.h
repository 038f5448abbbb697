// Positions in the notation, for files and exchange.
#pragma once

#include "app/gui/windows/position/model/position_draft.h"
#include "app/storage/file_error.h"
#include "engine/documents/draft.h"
#include "engine/mechanics/registry.h"
#include "engine/notation/record.h"

#include <QString>

#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <variant>

namespace gnostica::gui {

/// The contents of a text or a file: a position, or the record of a game, parts of which can be secret.
using FoundPosition = std::variant<PositionDraft, std::shared_ptr<const engine::LoadedRecord>>;
using PositionProblem = std::variant<storage::FileError, engine::Diagnostics>;
using PositionResult = tl::expected<FoundPosition, PositionProblem>;

/// Everything that is needed to read texts. Copies are cheap and can be passed to other threads.
struct PositionWorld {
    engine::Library library;
    engine::Registry registry;
};

/// Reads a position, a scenario (after its steps; of several, the first) or a record. For anything else, the problems
/// say what was expected and where. `source`: name of the text in problems. May take a while.
PositionResult readPositionText(const std::string& text, const std::string& source, const PositionWorld& world,
                                const std::stop_token& stop = {});
/// The same for a file. A ruleset that the position names by a path is looked for in the same folder.
PositionResult readPositionFile(const QString& path, const PositionWorld& world, engine::Mends mends,
                                const std::stop_token& stop = {});

/// The complete position with its ruleset: an id if the library has exactly these rules, otherwise the whole document.
nlohmann::json wholePosition(const PositionDraft& draft, const PositionWorld& world);
/// The same as text, one key per line, in the order of the notation.
std::string positionText(const nlohmann::json& position);

/// The choice in the library that yields exactly these rules, if there is one.
std::optional<engine::RulesetChoice> choiceOf(const engine::Rules& rules, const PositionWorld& world);

}  // namespace gnostica::gui
