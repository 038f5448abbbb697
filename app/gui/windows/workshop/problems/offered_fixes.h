// What can be pressed to put a problem right.
#pragma once

#include "app/gui/windows/workshop/workbench.h"
#include "engine/documents/diagnostic.h"

#include <QString>

#include <vector>

namespace gnostica::gui {

/// A fix, and what a button or a menu entry calls it, in the words of the form.
struct OfferedFix {
    engine::Fix fix;
    QString name;
};

/// The fixes of a problem of the draft, the best first. The word that was probably meant is one of them even where
/// nobody may write it unasked, because it could be a name of a plug-in: here it is asked for, and can be undone.
std::vector<OfferedFix> offeredFixes(const engine::Diagnostic& problem, const Workbench& bench);

}  // namespace gnostica::gui
