// Parsing of translated texts: places for values, and forms of phrases. Parsing never fails: an invalid part is kept as
// text, or its forms are ignored.
#pragma once

#include "app/language/phrase.h"

#include <QString>

#include <span>
#include <utility>
#include <vector>

namespace gnostica::language {

/// A part of a pattern: literal text, or a place for a value.
struct PatternPart {
    QStringView text;
    int value = 0;     ///< 1 to 9; 0: text
    QStringView form;  ///< form that the place requests; may be empty
};

/// The parts refer to `pattern`.
std::vector<PatternPart> partsOf(QStringView pattern);

/// The parts of a phrase's translation: the text before the braces, and the named forms. They refer to `translated`.
struct FormTexts {
    QStringView plain;
    std::vector<std::pair<QStringView, QStringView>> named;
    bool sound = true;  ///< braces are closed, every form has a name, and the forms end the text
};
FormTexts formTextsOf(QStringView translated);

/// A pattern with its values.
struct Filled {
    QString text;
    bool ownStart = false;  ///< as in Phrase::Form
};

/// Capitalization of a phrase that begins a sentence.
enum class Capitals : bool { no, atStart };

Filled filled(QStringView pattern, std::span<const Phrase> values, Capitals capitals);

/// Appends a value to the text before it, whose spelling may depend on the beginning of the value: Hebrew joins a
/// prefix ("ב־") to a word in its own letters, but keeps the stroke before all others; Spanish writes "e" and "u" for
/// "y" and "o" before the same sound. Translations have the stroke, "y" and "o".
void append(QString& text, const QString& value);

/// A value as part of a text: isolated if `around`, the value, or the reader's language is written from right to left.
/// (If all three run from left to right, an isolate would change nothing visible, but would spoil copying, searching
/// and piping.)
QString placed(const QString& value, QStringView around);

}  // namespace gnostica::language
