// Noun phrases, in the forms of a language.
#pragma once

#include <QString>
#include <QStringList>

#include <initializer_list>
#include <vector>

namespace gnostica::language {

/// A part of a sentence such as a piece, a card, a player, a space, a number of things: a plain text and, if the
/// language declines it, named forms. The translation of the *sentence* names the form that it needs ("%2{dative}", see
/// fill.h). If the phrase lacks that form, the plain form is used.
class Phrase {
public:
    /// One form. The plain one has no name.
    struct Form {
        QString name;
        QString text;
        /// True if it begins with a word of the language, which has a capital at the beginning of a sentence; false if
        /// it begins with typed text.
        bool ownStart = false;
        /// True if it consists of parts that are isolated where necessary: the whole is then not isolated.
        bool composed = false;
        friend bool operator==(const Form&, const Form&) = default;
    };

    Phrase() = default;
    /// A text that is never declined and whose braces mean nothing: a typed name, a number, the name of a space.
    Phrase(const QString& text) : forms_{{QString(), text}} {}
    /// The plain form comes first.
    explicit Phrase(std::vector<Form> forms) : forms_(std::move(forms)) {}

    /// The plain form.
    QString text() const { return forms_.empty() ? QString() : forms_.front().text; }
    /// The form of that name; the plain form if the name is empty or unknown.
    const Form& form(QStringView name) const;
    QStringList formNames() const;
    bool isEmpty() const { return text().isEmpty(); }

    friend bool operator==(const Phrase&, const Phrase&) = default;

private:
    std::vector<Form> forms_;
};

using Phrases = std::vector<Phrase>;

/// The phrase that a translated text describes: its plain form, and after it in braces the forms that differ from it.
///
///     kleine Pyramide{dative: kleinen Pyramide|genitive: kleinen Pyramide}
///     kleine Pyramide von %1{dative: kleinen Pyramide von %1}
///
/// %1 … %9 are its parts; each form may request forms of them in turn ("%1{genitive}"). English writes no forms. The
/// texts of phrases are marked for translators by a disambiguation that begins with "phrase".
Phrase phrase(const QString& translated, std::initializer_list<Phrase> parts = {});

/// The names that forms may have: grammatical terms, so that all translators mean the same.
const QStringList& formNames();

}  // namespace gnostica::language
