// Reports as web pages: pictures are drawn by a plug-in.
#pragma once

#include "app/cli/context.h"
#include "app/report/report_page.h"

#include <optional>
#include <string>

namespace gnostica::cli {

/// What draws pictures; nothing, and a line on `err`, where that cannot be had.
std::optional<report::Draw> picturesOrSay(const Context& context);

/// Writes a file; one that is there only where that was asked for. False, and a line on `err`, if that fails.
bool keep(const Context& context, const std::string& path, std::string_view text, bool overwrite);

}  // namespace gnostica::cli
