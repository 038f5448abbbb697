// Several things, and several sentences, in the way of the reader's language.
#pragma once

#include "app/language/phrase.h"

#include <QString>
#include <QStringList>

namespace gnostica::wording {

/// "A, B and C". A form that is asked of the list is asked of each of its things. Empty without things.
Phrase listOf(const Phrases& things);
/// "A, B or C"
Phrase eitherOf(const Phrases& things);
/// "A, B, C": where the last is nothing special.
Phrase enumerationOf(const Phrases& things);
/// "A, B, then C": what is done, one after the other. (Verbs are no list: "A and B" of two may mean "if A, then B".)
Phrase sequenceOf(const Phrases& actions);
/// enumerationOf() of texts.
QString enumeration(const QStringList& texts);

/// Whole sentences, one after the other as the language joins them; empty ones are left out.
QString sentences(const QStringList& parts);

/// The same of what a stranger has written, and of what stands behind it: where no mark ends that, a dot parts them.
QString sentencesBehind(const QString& foreign, const QString& said);

}  // namespace gnostica::wording
