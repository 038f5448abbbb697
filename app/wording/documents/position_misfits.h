// The parts of a position that do not fit other rules.
#pragma once

#include "app/wording/speaker.h"
#include "engine/documents/diagnostic.h"
#include "engine/rules/rules.h"

#include <QStringList>
#include <nlohmann/json_fwd.hpp>

namespace gnostica::wording {

/// For players, one sentence each. `problems` come from readPosition() with the other rules; `table` are the rules of
/// the position, which `speaker` uses.
QStringList positionMisfits(const engine::Diagnostics& problems, const nlohmann::json& position,
                            const engine::Rules& table, const Speaker& speaker);

}  // namespace gnostica::wording
