// What somebody looks for by typing how its words begin.
#pragma once

#include <QString>

namespace gnostica::wording {

/// Whether each word of `wanted` begins a word of `text`, in whatever order, whether or not letters are capitals or
/// have accents. Scripts that put no blanks between words (Chinese, Japanese) have a word at each of their letters.
/// Nothing wanted is found everywhere.
bool hasWordsBeginning(const QString& text, const QString& wanted);

}  // namespace gnostica::wording
