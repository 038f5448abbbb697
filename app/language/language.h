// The languages of the programs.
#pragma once

#include <QCoreApplication>
#include <QList>
#include <QLocale>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

namespace gnostica::language {

class Translation;

/// An available language.
struct LanguageName {
    QString code;  ///< a BCP 47 tag: "de", "pt-BR", "zh-CN"
    QString name;  ///< in the language itself: "Deutsch"
    friend bool operator==(const LanguageName&, const LanguageName&) = default;
};

/// The name of a language in that language, if known; empty if not. Qt would call English "American English", and
/// others by the country with most speakers.
QString nameInItself(const QString& code);

/// English, the language of the sources, and the languages of all valid translations in `folder`, sorted by name.
QList<LanguageName> languagesIn(const QString& folder);

/// The value of `--language` among a program's arguments. To be called before they are parsed, because error messages
/// are already in that language.
std::optional<QString> languageAsked(const QStringList& arguments);

/// The tag of the language and region of texts, for documents: "en", "pt-BR", "zh-Hans-CN".
QString languageTag(const QLocale& locale);
/// The key for texts in documents by readers of `locale`: with the script for languages that have several ("zh-Hans"),
/// with the region if `folder` has a separate translation for it ("pt-BR"), otherwise only the language ("de").
QString documentLanguage(const QLocale& locale, const QString& folder);
/// The tag of the current language of our sentences, for pages made of them. English readers may have dates of any
/// region; the sentences are British.
QString languageOfTexts();

/// True if the letters of the language have an italic form. Those of Arabic, Hebrew, Chinese, Japanese and Korean do
/// not, and are hard to read when they are slanted.
bool hasItalics(const QLocale& locale);

/// Switches the program's language. Sentences, plurals, numbers, Qt's own texts and names in documents follow it, by
/// translators or by QLocale(). Needs a QCoreApplication, and restores its state when destroyed.
class Language {
    Q_DECLARE_TR_FUNCTIONS(gnostica::language::Language)

public:
    /// Sets no language yet. `folder` contains the translations.
    explicit Language(QString folder);
    ~Language();
    Language(const Language&) = delete;
    Language& operator=(const Language&) = delete;

    const QList<LanguageName>& all() const { return all_; }
    /// Switches to the language that suits a wish best: "de", "pt_BR", "de-AT"; if it is empty, to the first available
    /// language of the desktop, or else English. False, without any change, if there is none.
    bool speak(const QString& wish);
    /// The code of the current language; empty before the first speak().
    const QString& code() const { return code_; }
    /// The error for an unavailable language, with the available languages.
    QString unknown(const QString& wish) const;
    /// The path of an unreadable translation that would suit the wish; empty if there is none.
    QString damagedFor(const QString& wish) const;

private:
    /// The code of the language for a wish; empty if there is none.
    QString found(const QString& wish) const;
    void silence();
    /// False if there is no such translation.
    bool install(const QString& file, const QString& folder);

    QString folder_;
    QList<LanguageName> all_;
    QString code_;
    QLocale before_;
    std::vector<std::unique_ptr<Translation>> translators_;
};

}  // namespace gnostica::language
