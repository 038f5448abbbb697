// Search by the beginnings of words.
#pragma once

#include <QString>

namespace gnostica::language {

/// True if each word of `wanted` begins a word of `text`, in any order, regardless of case and accents. In scripts
/// without blanks between words (Chinese, Japanese), every letter begins a word. An empty `wanted` matches every text.
bool hasWordsBeginning(const QString& text, const QString& wanted);

}  // namespace gnostica::language
