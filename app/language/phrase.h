// Noun phrases, in the forms that a language gives them.
#pragma once

#include <QString>
#include <QStringList>

#include <initializer_list>
#include <vector>

namespace gnostica::wording {

/// What stands in a sentence as a piece, a card, a player, a space, a number of things: a plain text and, where the
/// language declines it, forms with names. The *sentence* says in its translation which form it wants ("%2{dative}",
/// see fill.h). A form that the phrase does not have is the plain one.
class Phrase {
public:
    /// One form. The plain one has no name.
    struct Form {
        QString name;
        QString text;
        /// Does it begin with a word of the language, which is written large at the beginning of a sentence, and not
        /// with what somebody has typed?
        bool ownStart = false;
        /// Is it made of parts, which are isolated where they must be? Then the whole stands in a sentence as its
        /// words.
        bool composed = false;
        friend bool operator==(const Form&, const Form&) = default;
    };

    Phrase() = default;
    /// A text that is never declined and in which no forms are looked for: a name that somebody has typed, a number,
    /// the name of a space.
    Phrase(const QString& text) : forms_{{QString(), text}} {}
    /// The plain form comes first.
    explicit Phrase(std::vector<Form> forms) : forms_(std::move(forms)) {}

    /// As it stands alone.
    QString text() const { return forms_.empty() ? QString() : forms_.front().text; }
    /// Of a name that it does not have, and of none: the plain form.
    const Form& form(QStringView name) const;
    QStringList formNames() const;
    bool isEmpty() const { return text().isEmpty(); }

    friend bool operator==(const Phrase&, const Phrase&) = default;

private:
    std::vector<Form> forms_;
};

using Phrases = std::vector<Phrase>;

/// The phrase that a translated text describes: its plain form, and after it in braces those that differ from it.
///
///     kleine Pyramide{dative: kleinen Pyramide|genitive: kleinen Pyramide}
///     kleine Pyramide von %1{dative: kleinen Pyramide von %1}
///
/// %1 … %9 are its parts, of which each form may ask forms in turn ("%1{genitive}"). English writes no forms. The
/// texts of phrases are marked for translators by a disambiguation that begins with "phrase".
Phrase phrase(const QString& translated, std::initializer_list<Phrase> parts = {});

/// The names that forms may have: those of grammar, so that all translators mean the same.
const QStringList& formNames();

}  // namespace gnostica::wording
