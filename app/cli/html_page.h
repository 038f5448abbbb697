// Reports as web pages: pictures are drawn by a plug-in.
#pragma once

#include "app/cli/context.h"
#include "app/report/report_page.h"

#include <optional>

namespace gnostica::cli {

/// What draws pictures; nothing, and a line on `err`, where that cannot be had.
std::optional<report::Draw> picturesOrSay(const Context& context);

}  // namespace gnostica::cli
