// Reports as web pages, with pictures drawn by a plug-in.
#pragma once

#include "app/cli/context.h"
#include "app/report/report_page.h"

#include <optional>

namespace gnostica::cli {

/// The function that draws pictures; if there is none, nullopt, with a line on `err`.
std::optional<report::Draw> picturesOrSay(const Context& context);

}  // namespace gnostica::cli
