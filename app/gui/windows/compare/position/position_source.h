// The contents of a file that the user opens to compare a position.
#pragma once

#include "app/table/record_files.h"

#include <nlohmann/json.hpp>

#include <memory>
#include <stop_token>
#include <variant>

namespace gnostica::gui {

/// A position or a scenario, or a whole game from which the user chooses a position.
using OpenedPosition = std::variant<nlohmann::json, std::shared_ptr<engine::LoadedRecord>>;

/// Takes a while.
tl::expected<OpenedPosition, table::RecordProblem>
openPositionFile(const QString& path, const engine::Registry& registry, const std::stop_token& stop);

}  // namespace gnostica::gui
