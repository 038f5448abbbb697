// Puts values into translated patterns.
#pragma once

#include "app/language/phrase.h"

#include <QString>

#include <initializer_list>

namespace gnostica::wording {

/// Replaces %1 … %9 by the values in one pass: a player may be called "%2" or "{dative}" without harm, and a pattern
/// need not use every value. A value is a phrase, or a text that is never declined.
///
/// The translated pattern names the form of a phrase that it wants: "%2{dative}"; a form that the phrase does not have
/// is the plain one. A phrase that begins a sentence begins with a capital where it begins with a word of the
/// language; what people have typed stays as it is. Every value is isolated (U+2068 … U+2069) where directions of
/// writing may meet.
QString fill(const QString& pattern, std::initializer_list<Phrase> values);
QString fill(const QString& pattern, const Phrases& values);

/// A pattern that stays in one line with its values: for what would be misread on two ("A 0 → 1").
QString unbroken(const QString& pattern);

}  // namespace gnostica::wording
