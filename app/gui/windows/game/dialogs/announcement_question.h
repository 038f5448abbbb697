// Asks whoever announces a last turn with less than it takes.
#pragma once

#include "engine/model/step.h"
#include "engine/play/view.h"

class QWidget;

namespace gnostica::gui {

/// Whether the viewer may take this step: true at once for all but such an announcement, which is asked about with what
/// is held, what it takes and what a failure costs.
bool mayAnnounce(const engine::Rules& rules, const engine::View& view, const engine::Step& step, QWidget* window);

}  // namespace gnostica::gui
