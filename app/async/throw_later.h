// For what is to be told by the guard of the program, while the work that has met it goes on.
#pragma once

#include <exception>

class QObject;

namespace gnostica::gui {

/// Throws it again out of the event loop, unless `context` is gone by then.
void throwLater(QObject& context, const std::exception_ptr& thrown);

}  // namespace gnostica::gui
