// Positions as people keep and exchange them: the notation.
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

/// What was found in a text or a file: a position, or the record of a game, of which not everything may be shown.
using FoundPosition = std::variant<PositionDraft, std::shared_ptr<const engine::LoadedRecord>>;
using PositionProblem = std::variant<storage::FileError, engine::Diagnostics>;
using PositionResult = tl::expected<FoundPosition, PositionProblem>;

/// What texts are read by; copies are cheap, and can be taken to another thread.
struct PositionWorld {
    engine::Library library;
    engine::Registry registry;
};

/// A position; a scenario, as it is after its steps (of several in one file the first); or a record. Whatever else it
/// is, the problems say what was expected, and where. `source` is what they call the text. May take a while.
PositionResult readPositionText(const std::string& text, const std::string& source, const PositionWorld& world,
                                const std::stop_token& stop = {});
/// The same out of a file. A ruleset that the position names by a path is looked for in the same folder.
PositionResult readPositionFile(const QString& path, const PositionWorld& world, engine::Mends mends,
                                const std::stop_token& stop = {});

/// The whole position with its ruleset: by id where the library has just these rules, and else as a whole document.
nlohmann::json wholePosition(const PositionDraft& draft, const PositionWorld& world);
/// The same as text, a key a line, in the order of the notation.
std::string positionText(const nlohmann::json& position);

/// The choice of the library that means just these rules, if there is one.
std::optional<engine::RulesetChoice> choiceOf(const engine::Rules& rules, const PositionWorld& world);

}  // namespace gnostica::gui
