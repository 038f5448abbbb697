// Puts values into translated patterns.
#pragma once

#include "app/language/phrase.h"

#include <QString>

#include <initializer_list>

namespace gnostica::language {

/// Replaces %1 … %9 by the values in one pass: a player may be called "%2" or "{dative}" without harm, and a pattern
/// need not use every value. A value is a phrase, or a text that is never declined.
///
/// The translated pattern names the form of a phrase that it needs: "%2{dative}"; if the phrase lacks that form, its
/// plain form is used. A phrase at the beginning of a sentence gets a capital if it begins with a word of the language;
/// text that people have typed is not changed. Values are isolated (U+2068 … U+2069) where directions of writing may
/// meet.
QString fill(const QString& pattern, std::initializer_list<Phrase> values);
QString fill(const QString& pattern, const Phrases& values);

/// A pattern without line breaks between words: for texts that would be misread on two lines ("A 0 → 1").
QString unbroken(const QString& pattern);

}  // namespace gnostica::language
