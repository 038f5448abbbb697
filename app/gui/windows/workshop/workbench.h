// The shared data of the panes of the workshop.
#pragma once

#include "app/gui/windows/workshop/draft.h"
#include "app/gui/windows/workshop/draft_check.h"
#include "app/gui/windows/workshop/draft_focus.h"
#include "app/rulesets/rules_shelf.h"

namespace gnostica::gui {

/// One draft, its findings, and the selected place. All members outlive the panes. A pane changes the draft through its
/// commands only, and follows DraftCheck::inspected(), Draft::changed() and DraftFocus::moved().
struct Workbench {
    const rulesets::RulesShelf& shelf;
    Draft& draft;
    DraftCheck& check;
    DraftFocus& focus;
};

}  // namespace gnostica::gui
