// "What we found out about the endgame": a page of the help.
#pragma once

#include "app/gui/panels/help_entry.h"

#include <QCoreApplication>

namespace gnostica::gui {

/// What an experiment says about the question that the designers of the game left open: a picture, an answer for each
/// ending, what is still open, and the way to the whole report.
class EndgameHelp {
    Q_DECLARE_TR_FUNCTIONS(gnostica::gui::EndgameHelp)
public:
    /// `folder` holds the report; what is not there is left out.
    static HelpEntries entries(const QString& folder);

private:
    static HelpEntries question(const QString& folder);
    static HelpEntries answers();
    static HelpEntries limits(const QString& folder);
};

}  // namespace gnostica::gui
