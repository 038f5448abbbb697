// Text of one direction within text of another.
#pragma once

#include <QString>

namespace gnostica::wording {

/// Has the text letters of a script that is written from right to left?
bool readsRightToLeft(QStringView text);

/// The text as an island (U+2068 … U+2069), whose direction follows from its own first letter and does not touch what
/// stands around it. An empty text, or one that is an island already, stays as it is.
QString isolated(const QString& text);

/// The text as it is read where the reader's language is written from right to left, though it begins with an island
/// ("%1 has won": labels of several lines go by the first letter that they find, within an island too), or is made of
/// islands and signs alone ("%1: %2", "%1 ← %2"): by itself it would be read from left to right. Other texts stay as
/// they are.
QString directed(const QString& text);

}  // namespace gnostica::wording
