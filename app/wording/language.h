// The languages in which the programs speak.
#pragma once

#include <QCoreApplication>
#include <QList>
#include <QLocale>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

namespace gnostica::wording {

class Translation;

/// A language that is there.
struct LanguageName {
    QString code;  ///< as BCP 47 has it: "de", "pt-BR", "zh-CN"
    QString name;  ///< in that language: "Deutsch"
    friend bool operator==(const LanguageName&, const LanguageName&) = default;
};

/// What a language is called in itself, as far as is known; empty if it is not. Qt would call English "American
/// English", and others by the country where most speak them.
QString nameInItself(const QString& code);

/// English, in which the sources are written, and those of the translations in `folder` that are sound, sorted by their
/// names.
QList<LanguageName> languagesIn(const QString& folder);

/// What stands behind `--language` among the arguments of a program. It is looked for before they are understood, for
/// what is said about them is in that language, too.
std::optional<QString> languageAsked(const QStringList& arguments);

/// The language and region that texts are in, for documents that name it: "en", "pt-BR", "zh-Hans-CN".
QString languageTag(const QLocale& locale);
/// The key under which readers of `locale` write texts into documents: with the script of languages that have several
/// ("zh-Hans"), with the region where the program has a translation of its own for it in `folder` ("pt-BR"), else the
/// language alone ("de").
QString documentLanguage(const QLocale& locale, const QString& folder);
/// The tag of the sentences that we speak now, for pages that are made of them. English readers may have dates of
/// any region; the sentences are British.
QString languageOfTexts();

/// Have the letters of the language an italic form? Those of Arabic, Hebrew, Chinese, Japanese and Korean have none,
/// and are only hard to read when they are slanted.
bool hasItalics(const QLocale& locale);

/// Speaks one of the languages. Sentences, plurals, numbers, Qt's own words and the names that documents bring along
/// all follow it: those by translators, the others by QLocale(). Needs a QCoreApplication, and leaves it as it was.
class Language {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::Language)

public:
    /// Says nothing yet. `folder` holds the translations.
    explicit Language(QString folder);
    ~Language();
    Language(const Language&) = delete;
    Language& operator=(const Language&) = delete;

    const QList<LanguageName>& all() const { return all_; }
    /// Speaks the language that suits a wish best: "de", "pt_BR", "de-AT"; empty: the first of those of the desktop
    /// that is there, else English. False, and nothing changes, if that is not there.
    bool speak(const QString& wish);
    /// That in which it speaks; empty before it does.
    const QString& code() const { return code_; }
    /// Says that nothing is there for a wish, or that it cannot be read, and what is.
    QString unknown(const QString& wish) const;

private:
    /// The code of the language for a wish, or empty.
    QString found(const QString& wish) const;
    /// The file of a translation that would suit the wish, if it could be read; or empty.
    QString damagedFor(const QString& wish) const;
    void silence();
    /// False if there is none.
    bool install(const QString& file, const QString& folder);

    QString folder_;
    QList<LanguageName> all_;
    QString code_;
    QLocale before_;
    std::vector<std::unique_ptr<Translation>> translators_;
};

}  // namespace gnostica::wording
