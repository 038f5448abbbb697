// Asks for confirmation before a last turn is announced with too few points.
#pragma once

#include "engine/model/step.h"
#include "engine/play/view.h"

class QWidget;

namespace gnostica::gui {

/// May the viewer take this step? True for all steps except such an announcement; for that, asks the user, giving the
/// points held, the points needed, and the cost of failing.
bool mayAnnounce(const engine::Rules& rules, const engine::View& view, const engine::Step& step, QWidget* window);

}  // namespace gnostica::gui
