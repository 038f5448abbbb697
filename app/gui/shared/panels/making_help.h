// "Make your own game": a page of the help.
#pragma once

#include "app/gui/shared/panels/help_entry.h"

#include <QCoreApplication>

namespace gnostica::gui {

/// How a ruleset is made, for players: what the workshop shows, three recipes, and how a ruleset is shared.
class MakingHelp {
    Q_DECLARE_TR_FUNCTIONS(gnostica::gui::MakingHelp)
public:
    static HelpEntries entries();

private:
    static HelpEntries ways();
    static HelpEntries recipes();
    static HelpEntries beyond();
};

}  // namespace gnostica::gui
