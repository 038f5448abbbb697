// The application that everything drawn in a bench belongs to; there can be only one.
#pragma once

#include <QApplication>

namespace gnostica::bench {

/// Draws without a screen.
QApplication& application();

}  // namespace gnostica::bench
