// The dark band at the top of windows.
#pragma once

#include "app/gui/look/art/theme.h"

#include <QPalette>
#include <QRect>

class QPainter;

namespace gnostica::gui {

/// Colours of what stands on the band, which is dark in all themes.
QPalette headPalette(const Theme& theme);

/// The band with the engraver's cuts along its lower edge and a line of gold below it, kBarLine high, which is part of
/// `place`. No cuts with high contrast.
void paintHead(QPainter& painter, const QRect& place, const Theme& theme);

}  // namespace gnostica::gui
