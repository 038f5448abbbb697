// Lists of things, and joined sentences, in the reader's language.
#pragma once

#include "app/language/phrase.h"

#include <QString>
#include <QStringList>

namespace gnostica::language {

/// "A, B and C". A form requested of the list is requested of each of its things. Empty without things.
Phrase listOf(const Phrases& things);
/// "A, B or C"
Phrase eitherOf(const Phrases& things);
/// "A, B, C": a list without a special last pair.
Phrase enumerationOf(const Phrases& things);
/// Successive actions: "A, B, then C". (Verbs need their own pattern: "A and B" of two may mean "if A, then B".)
Phrase sequenceOf(const Phrases& actions);
/// The same as enumerationOf(), for texts.
QString enumeration(const QStringList& texts);

/// Joins whole sentences as the language does; skips empty ones.
QString sentences(const QStringList& parts);

/// The same for a foreign text and our sentence after it, separated by a dot if the foreign text has no end mark.
QString sentencesBehind(const QString& foreign, const QString& said);

}  // namespace gnostica::language
