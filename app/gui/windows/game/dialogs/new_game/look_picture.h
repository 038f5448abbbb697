// Small pictures of a seat's colour and pattern.
#pragma once

#include "app/gui/base/settings/seat_look.h"

#include <QColor>
#include <QIcon>
#include <QString>

namespace gnostica::gui {

/// A rounded square of `side` logical pixels.
QIcon lookIcon(const SeatLook& look, int side, qreal ratio);

/// "Red", "striped": names as people use them.
QString colourName(const QColor& colour);
QString patternName(Pattern pattern);

}  // namespace gnostica::gui
