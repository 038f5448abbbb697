// A wreath for the plate of a player.
#pragma once

#include "app/gui/look/art/theme.h"

#include <QRectF>

class QPainter;

namespace gnostica::gui {

/// Two branches, cut like those of the cards, legible from 14 pixels.
void paintSmallLaurel(QPainter& painter, const QRectF& box, const Theme& theme);

}  // namespace gnostica::gui
