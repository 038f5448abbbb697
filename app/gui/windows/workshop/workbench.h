// What every pane of the workshop looks at.
#pragma once

#include "app/rulesets/rules_shelf.h"
#include "app/gui/windows/workshop/draft.h"
#include "app/gui/windows/workshop/draft_check.h"
#include "app/gui/windows/workshop/draft_focus.h"

namespace gnostica::gui {

/// One draft, what is known of it, and the place that people look at. All of it outlives the panes. A pane changes the
/// draft by its commands alone, and follows DraftCheck::inspected(), Draft::changed() and DraftFocus::moved().
struct Workbench {
    const RulesShelf& shelf;
    Draft& draft;
    DraftCheck& check;
    DraftFocus& focus;
};

}  // namespace gnostica::gui
