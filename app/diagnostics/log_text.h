// Foreign text in lines of the log.
#pragma once

#include <QString>

namespace gnostica::diagnostics {

/// The longest line that is kept, in UTF-16 units; longer lines end in an ellipsis.
inline constexpr qsizetype kLongestLine = 2000;

/// Makes one printable line: characters that would break it, move the cursor or change the direction become escapes (`
/// `, `\u{1b}`), and a backslash is doubled, so that no text can imitate a line or an escape of the log.
QString oneLine(const QString& text);

/// Replaces the user's home folder in every path with `~`.
QString withoutHome(QString text);

}  // namespace gnostica::diagnostics
