// Foreign text in lines of the log.
#pragma once

#include <QString>

namespace gnostica::diagnostics {

/// The longest line that is kept, in UTF-16 units; a longer one ends in an ellipsis.
inline constexpr qsizetype kLongestLine = 2000;

/// One printable line: what would break it, move the cursor or turn the direction of writing is shown as an escape
/// (`\n`, `\u{1b}`), and a backslash as two, so that no text can pass for a line, or an escape, of the log's own.
QString oneLine(const QString& text);

/// The user's home folder, wherever a path in it stands, becomes `~`.
QString withoutHome(QString text);

}  // namespace gnostica::diagnostics
