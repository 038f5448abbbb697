// "Compare games": a page of the help.
#pragma once

#include "app/gui/shared/panels/help_entry.h"

#include <QCoreApplication>

namespace gnostica::gui {

/// For players: how rulesets are compared, how an interval is read, and how a position is set up.
class ComparingHelp {
    Q_DECLARE_TR_FUNCTIONS(gnostica::gui::ComparingHelp)
public:
    static HelpEntries entries();

private:
    static HelpEntries questions();
    static HelpEntries experiments();
    static HelpEntries reading();
    static HelpEntries positions();
};

}  // namespace gnostica::gui
