// Which values of a ruleset can be set.
#pragma once

#include "app/cli/context.h"
#include "app/cli/draft_file.h"
#include "engine/documents/inspection.h"

#include <string_view>

namespace gnostica::cli {

/// Lists the settings at this place and below it, or all if it is empty: place, value, what is allowed, what it would
/// be if the ruleset did not say it, and what it means. A mechanic that is not played is one setting, with the
/// parameters that it would have. The exit code; on `err` if there is none.
int listOptions(const Context& context, const DraftFile& draft, std::string_view pointer);

/// Is there a setting at this place or below it, of the ruleset or of a mechanic that it could have?
bool hasSettings(const Context& context, const engine::Inspection& inspection, std::string_view pointer);

/// Says on `err` that there is no such setting, and how all are listed.
void sayNoSetting(const Context& context, std::string_view pointer);

}  // namespace gnostica::cli
