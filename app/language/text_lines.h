// Text for a terminal.
#pragma once

#include <QString>
#include <QStringView>

namespace gnostica::wording {

/// How many columns of a terminal `text` takes.
int columnsOf(QStringView text);

/// Breaks `text` into lines that end with a line feed. `lead` stands before the first; the others begin `indent`
/// columns to the right, as the first does at least.
QString wrapped(const QString& lead, const QString& text, int indent);

inline constexpr int kLineLength = 88;

}  // namespace gnostica::wording
