// Text that strangers wrote: names of players and rulesets, values of documents, names of files.
#pragma once

#include <QString>

namespace gnostica::wording {

/// Longer than any name that this program lets one type in.
inline constexpr qsizetype kLongestForeign = 160;

/// As one line of at most `most` characters, and an ellipsis where there are more: line breaks have become blanks, and
/// other control characters are gone, those that would turn the text around it among them. Still plain text: whoever
/// writes a markup must escape it.
QString cleaned(const QString& text, qsizetype most = kLongestForeign);

/// The same, to stand within a sentence: isolated where its direction may differ from the sentence's, lest an Arabic
/// name turn an English line around.
QString embedded(const QString& text, qsizetype most = kLongestForeign);

/// A tool tip that shows exactly this text. Qt takes a tool tip for rich text by the look of it; so all of it is, and
/// escaped.
QString plainToolTip(const QString& text);

}  // namespace gnostica::wording
