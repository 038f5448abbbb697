// Puts values into translated patterns.
#pragma once

#include <QString>

#include <initializer_list>

namespace gnostica::wording {

/// Replaces %1 … %9 by the values in one pass: a player may be called "%2" without harm, and a pattern need not use
/// every value.
QString fill(const QString& pattern, std::initializer_list<QString> values);

}  // namespace gnostica::wording
