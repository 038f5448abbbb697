// Checks of a translated text against its source. What is wrong is no danger at run time: the plain forms stand there.
#pragma once

#include <QLocale>
#include <QString>

#include <cstdint>
#include <vector>

namespace gnostica::wording {

struct TranslationMistake {
    enum class Kind : std::uint8_t {
        unknownValue,    ///< a place for a value that the source does not have: "%4"
        lostValue,       ///< a value of the source for which there is no place
        unknownForm,     ///< a name that no form has (phrase.h: formNames)
        repeatedForm,    ///< a phrase has two forms of one name
        emptyForm,       ///< a phrase has a form without a text
        unsoundBraces,   ///< braces that are not closed, or that are neither a request nor the forms of a phrase
        formsElsewhere,  ///< forms in a text that is no phrase: they would be shown
        latinNumber      ///< "%n", which is always Latin, in a language with digits of its own: it wants "%Ln"
    };
    Kind kind = Kind::unknownValue;
    QString what;  ///< the place, the name or the text
    friend bool operator==(const TranslationMistake&, const TranslationMistake&) = default;
};

/// Is a text with this disambiguation the text of a phrase, which may have forms?
bool isPhraseText(const QString& disambiguation);

/// What is wrong with a translation, or with one of its plural forms. Of plural forms `mayLose` is set: "one piece"
/// needs no number.
std::vector<TranslationMistake> translationMistakes(const QString& source, const QString& disambiguation,
                                                    const QString& translation, bool mayLose = false);

/// What is wrong with the numbers of a translation into this language, or of one of its plural forms.
std::vector<TranslationMistake> numberMistakes(const QString& translation, const QLocale& language);

/// The forms that a translated text asks of its values.
QStringList formsAsked(const QString& translation);
/// The forms that a translated phrase has.
QStringList formsGiven(const QString& translation);

}  // namespace gnostica::wording
