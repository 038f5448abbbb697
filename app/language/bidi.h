// Text in which both directions of writing meet.
#pragma once

#include <QString>

namespace gnostica::language {

/// True if the text has letters of a script that is written from right to left.
bool readsRightToLeft(QStringView text);

/// Wraps the text in an isolate (U+2068 … U+2069): its direction follows from its own first letter and does not affect
/// the text around it. An empty text, or one that is an isolate already, is returned unchanged.
QString isolated(const QString& text);

/// Gives a text the direction of a reader's language that is written from right to left. Needed if it begins with an
/// isolate ("%1 has won": multi-line labels go by the first letter that they find, even in an isolate), or consists of
/// isolates and signs alone ("%1: %2", "%1 ← %2"): by default these are read from left to right. Other texts are
/// returned unchanged.
QString directed(const QString& text);

}  // namespace gnostica::language
