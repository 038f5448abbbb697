// Offers unsaved drafts.
#pragma once

#include "app/gui/look/lists/offer_dialog.h"
#include "app/rulesets/draft_store.h"

#include <vector>

namespace gnostica::gui {

class ErrorReporter;

/// Lists drafts that are not open. Accepted: one of them is to be opened.
class KeptDraftsDialog : public OfferDialog {
    Q_OBJECT

public:
    /// Both must outlive this.
    KeptDraftsDialog(rulesets::DraftStore& store, const ErrorReporter& errors, QWidget* window);

    const rulesets::KeptDraft& chosen() const { return drafts_[chosenPlace()]; }

private:
    static QString describe(const rulesets::KeptDraft& draft);

    const std::vector<rulesets::KeptDraft> drafts_;
};

}  // namespace gnostica::gui
