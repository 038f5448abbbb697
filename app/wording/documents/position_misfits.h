// What of a position other rules cannot take.
#pragma once

#include "app/wording/speaker.h"
#include "engine/documents/diagnostic.h"
#include "engine/rules/rules.h"

#include <QStringList>
#include <nlohmann/json_fwd.hpp>

namespace gnostica::wording {

/// For players, a sentence each. `problems` are those of readPosition() by the other rules; `table` are the rules by
/// which the position was written, `speaker` speaks of them.
QStringList positionMisfits(const engine::Diagnostics& problems, const nlohmann::json& position,
                            const engine::Rules& table, const Speaker& speaker);

}  // namespace gnostica::wording
