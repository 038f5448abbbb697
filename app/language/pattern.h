// How translated texts are read: places for values, and the forms of phrases. Nothing in a text stops the reader: what
// it cannot make out stays as it is, or goes without its forms.
#pragma once

#include "app/language/phrase.h"

#include <QString>

#include <span>
#include <utility>
#include <vector>

namespace gnostica::wording {

/// A part of a pattern: text as it stands, or a place for a value.
struct PatternPart {
    QStringView text;
    int value = 0;     ///< 1 to 9; 0: text
    QStringView form;  ///< that the place asks for; may be empty
};

/// They refer to `pattern`.
std::vector<PatternPart> partsOf(QStringView pattern);

/// A phrase's translation taken apart: what stands before the braces, and the named forms. They refer to `translated`.
struct FormTexts {
    QStringView plain;
    std::vector<std::pair<QStringView, QStringView>> named;
    bool sound = true;  ///< are the braces closed, and is every form named and the last thing of the text?
};
FormTexts formTextsOf(QStringView translated);

/// A pattern with its values.
struct Filled {
    QString text;
    bool ownStart = false;  ///< as Phrase::Form
};

/// Whether a phrase that begins a sentence begins with a capital.
enum class Capitals : bool { no, atStart };

Filled filled(QStringView pattern, std::span<const Phrase> values, Capitals capitals);

/// Puts a value behind what stands before it, which some languages write by how the value begins: Hebrew a prefix
/// ("ב־") onto a word of its own letters, and with a stroke before all else; Spanish "e" and "u" for "y" and "o" before
/// the same sound. A translation has the stroke, "y" and "o".
void append(QString& text, const QString& value);

/// A value as it stands in a text: isolated where `around`, or the value, or the reader's language is written from
/// right to left. (Where all three run from left to right, isolating it would change nothing that is seen, but what is
/// copied, searched and piped.)
QString placed(const QString& value, QStringView around);

}  // namespace gnostica::wording
