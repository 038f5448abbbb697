// The report of an experiment as a page.
#pragma once

#include "app/gui/windows/compare/export/page_export.h"
#include "app/rulesets/rules_shelf.h"

namespace gnostica::gui {

/// Reads the file again, so that the page is identical, byte for byte, to the page from the command line. The registry
/// of `shelf` must outlive the result; `shelf` need not.
PageExport::Gather experimentPage(const QString& path, const rulesets::RulesShelf& shelf);

}  // namespace gnostica::gui
