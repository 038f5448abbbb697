// "What we found out about the endgame": a page of the help.
#pragma once

#include "app/gui/shared/panels/help_entry.h"

#include <QCoreApplication>

namespace gnostica::gui {

/// What an experiment has found, in the reader's language as far as it was written in it. The texts are data, as the
/// rulesets are that they speak of: `findings.json` holds chapters with entries, each with a title, a text, and if
/// wanted a drawing (SVG) or a document beside it to which the title leads.
class FindingsHelp {
    Q_DECLARE_TR_FUNCTIONS(gnostica::gui::FindingsHelp)
public:
    /// `folder` holds the findings and what they lead to. What is not there, or is none, is left out.
    static HelpEntries entries(const QString& folder);
};

}  // namespace gnostica::gui
