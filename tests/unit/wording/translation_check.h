// Checks of a translated text against its source. Faults are harmless at run time, where the plain forms are used.
#pragma once

#include <QLocale>
#include <QString>

#include <cstdint>
#include <vector>

namespace gnostica::wording {

struct TranslationMistake {
    enum class Kind : std::uint8_t {
        unknownValue,    ///< a placeholder that the source does not have: "%4"
        lostValue,       ///< a value of the source without a placeholder
        unknownForm,     ///< a name that is not a form (phrase.h: formNames)
        repeatedForm,    ///< a phrase has two forms with one name
        emptyForm,       ///< a phrase has a form without text
        unsoundBraces,   ///< braces that are not closed, or contain neither a request nor the forms of a phrase
        formsElsewhere,  ///< forms in a text that is not a phrase: they would be shown
        latinNumber      ///< "%n", which is always in Latin digits, in a language with its own: it needs "%Ln"
    };
    Kind kind = Kind::unknownValue;
    QString what;  ///< the placeholder, the name or the text
    friend bool operator==(const TranslationMistake&, const TranslationMistake&) = default;
};

/// Returns true if a text with this disambiguation is a phrase, which may have forms.
bool isPhraseText(const QString& disambiguation);

/// The faults of a translation, or of one of its plural forms. For plural forms `mayLose` is true: "one piece" needs no
/// number.
std::vector<TranslationMistake> translationMistakes(const QString& source, const QString& disambiguation,
                                                    const QString& translation, bool mayLose = false);

/// The faults of the numbers in a translation into this language, or in one of its plural forms.
std::vector<TranslationMistake> numberMistakes(const QString& translation, const QLocale& language);

/// The forms that a translated text requests for its values.
QStringList formsAsked(const QString& translation);
/// The forms that a translated phrase has.
QStringList formsGiven(const QString& translation);

}  // namespace gnostica::wording
