// Fixes for problems of a draft.
#pragma once

#include "app/gui/windows/workshop/workbench.h"
#include "engine/documents/diagnostic.h"

#include <QString>

#include <vector>

namespace gnostica::gui {

/// A fix and its label on a button or in a menu, in the words of the form.
struct OfferedFix {
    engine::Fix fix;
    QString name;
};

/// The fixes of a problem, the best first. They include a suggested word even if it must not be applied automatically,
/// because the unknown word could come from a plug-in: here the user chooses it and can undo it.
std::vector<OfferedFix> offeredFixes(const engine::Diagnostic& problem, const Workbench& bench);

}  // namespace gnostica::gui
