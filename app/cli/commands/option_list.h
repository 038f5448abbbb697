// The settings of a ruleset.
#pragma once

#include "app/cli/context.h"
#include "app/cli/draft_file.h"
#include "engine/documents/inspection.h"

#include <string_view>

namespace gnostica::cli {

/// Lists the settings at this place and below it, or all if it is empty: place, value, allowed values, inherited value
/// and meaning. A mechanic that is not in play is one setting, with the parameters that it would have. Returns the exit
/// code; reports on `err` if there are no settings.
int listOptions(const Context& context, const DraftFile& draft, std::string_view pointer);

/// True if the ruleset, or a mechanic that it could have, has a setting at this place or below it.
bool hasSettings(const Context& context, const engine::Inspection& inspection, std::string_view pointer);

/// Reports on `err` that there is no such setting, and how to list all.
void sayNoSetting(const Context& context, std::string_view pointer);

}  // namespace gnostica::cli
