// The settings of every ruleset and the keys under which documents have them. The parameters of powers and mechanics
// are described where these are registered.
#pragma once

#include "engine/rules/option_table.h"
#include "engine/rules/settings.h"

namespace gnostica::engine {

/// Pointers are complete.
const OptionTable<GameSettings>& generalTable();

/// The options of that table.
const std::vector<Option>& generalOptions();

}  // namespace gnostica::engine
