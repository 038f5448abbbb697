// Exceptions for the program's guard while the current work continues.
#pragma once

#include <exception>

class QObject;

namespace gnostica::async {

/// Rethrows the exception from the event loop, unless `context` is destroyed by then.
void throwLater(QObject& context, const std::exception_ptr& thrown);

}  // namespace gnostica::async
