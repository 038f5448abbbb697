// The report of an experiment as a page.
#pragma once

#include "app/rulesets/rules_shelf.h"
#include "app/gui/windows/compare/export/page_export.h"

namespace gnostica::gui {

/// Reads the file anew, so that the page is the one that the command line writes of it, to the byte. `shelf` need not
/// stay, but its registry must.
PageExport::Gather experimentPage(const QString& path, const RulesShelf& shelf);

}  // namespace gnostica::gui
