// Text by strangers: names of players and rulesets, values of documents, names of files.
#pragma once

#include <QString>

namespace gnostica::language {

/// Longer than any name that can be typed in this program.
inline constexpr qsizetype kLongestForeign = 160;

/// The text as one line of at most `most` characters, with an ellipsis if it is cut: line breaks become blanks, and
/// other control characters are removed, including those that reorder text. The result is plain text: to be escaped in
/// markup.
QString cleaned(const QString& text, qsizetype most = kLongestForeign);

/// The same for use inside a sentence: isolated if its direction may differ from the sentence's, so that an Arabic name
/// does not reorder an English line.
QString embedded(const QString& text, qsizetype most = kLongestForeign);

/// A tool tip that shows exactly this text. Qt guesses whether a tool tip is rich text; so this always makes rich text,
/// with the text escaped.
QString plainToolTip(const QString& text);

}  // namespace gnostica::language
