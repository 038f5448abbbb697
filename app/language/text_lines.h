// Text for a terminal.
#pragma once

#include <QString>
#include <QStringView>

namespace gnostica::language {

/// Width of `text` in columns of a terminal.
int columnsOf(QStringView text);

/// Breaks `text` into lines that end with a line feed. `lead` begins the first line; all others, and the text after a
/// shorter `lead`, begin in column `indent`.
QString wrapped(const QString& lead, const QString& text, int indent);

inline constexpr int kLineLength = 88;

}  // namespace gnostica::language
