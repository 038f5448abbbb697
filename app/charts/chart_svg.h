// A picture as an SVG document.
#pragma once

#include "app/plugins/picture.h"

#include <QByteArray>

namespace gnostica::charts {

/// For web pages. The same picture always gives the same bytes. On the GUI thread; takes some milliseconds.
QByteArray svgOf(const plugins::Picture& picture);

}  // namespace gnostica::charts
