// The settings of every ruleset, with their keys in documents. The parameters of powers and mechanics are described
// where these are registered.
#pragma once

#include "engine/rules/option_table.h"
#include "engine/rules/settings.h"

namespace gnostica::engine {

/// The pointers of this table are complete, from the root of the document.
const OptionTable<GameSettings>& generalTable();

/// The options of that table.
const std::vector<Option>& generalOptions();

}  // namespace gnostica::engine
