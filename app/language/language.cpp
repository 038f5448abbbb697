#include "app/language/language.h"

#include "app/language/fill.h"
#include "app/language/foreign_text.h"
#include "app/language/language_match.h"
#include "app/language/lists.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLibraryInfo>
#include <QTranslator>

#include <algorithm>

namespace gnostica::language {

namespace {

constexpr const char* kEnglish = "en";
constexpr QLatin1String kEnding(".qm");

struct Own {
    const char* text;
    const char* comment;
};
constexpr Own kOwnName = QT_TRANSLATE_NOOP3("gnostica::language::Language", "English",
                                            "the language of this translation, as it calls itself");

QString prefix() {
    return QStringLiteral("gnostica_");
}

QString codeOf(const QString& file) {
    return file.sliced(prefix().size()).replace(u'_', u'-');
}

QString fileOf(const QString& code) {
    return prefix() + QString(code).replace(u'-', u'_');
}

/// The files of translations, without the ends of their names.
QStringList translationsIn(const QString& folder) {
    QStringList files = QDir(folder).entryList({prefix() + u'*' + kEnding}, QDir::Files);
    for (QString& file : files) {
        file.chop(kEnding.size());
    }
    return files;
}

}  // namespace

/// Keeps its bytes in memory: Qt would map the file, and the program would crash if another were written over it.
class Translation {
public:
    /// Nullptr if the file is missing or does not hold a translation.
    static std::unique_ptr<Translation> load(const QString& file, const QString& folder) {
        constexpr qint64 longest = 16 << 20;
        QFile source(QDir(folder).filePath(file + kEnding));
        if (!QFileInfo(source).isFile() || !source.open(QIODevice::ReadOnly)) {
            return nullptr;
        }
        auto loaded = std::make_unique<Translation>();
        loaded->bytes_ = source.read(longest);
        const auto* bytes = reinterpret_cast<const uchar*>(loaded->bytes_.constData());
        const bool isSound = loaded->translator_.load(bytes, static_cast<int>(loaded->bytes_.size()));
        return isSound && !loaded->translator_.isEmpty() ? std::move(loaded) : nullptr;
    }
    QTranslator& translator() { return translator_; }

private:
    QByteArray bytes_;
    QTranslator translator_;
};

QString nameInItself(const QString& code) {
    if (code == QLatin1String(kEnglish)) {
        return QStringLiteral("English");
    }
    return code == QLatin1String("es") ? QStringLiteral("español") : QLocale(code).nativeLanguageName();
}

namespace {

/// The locale for numbers and dates: that of this machine, if it has the same language. Our English is British: readers
/// whose language is not supported see the day before the month.
QLocale localeOf(const QString& code) {
    const QLocale system = QLocale::system();
    const bool plain = system.language() == QLocale::C && code == QLatin1String(kEnglish);
    if (plain) {
        return QLocale::c();
    }
    const QLocale usual = code == QLatin1String(kEnglish) ? QLocale(QLocale::English, QLocale::UnitedKingdom)
                                                          : QLocale(QString(code).replace(u'-', u'_'));
    const bool anyRegion = !code.contains(u'-');
    const bool same = system.language() == usual.language() && system.script() == usual.script();
    return same && (anyRegion || system.territory() == usual.territory()) ? system : usual;
}

}  // namespace

/// The name of a language comes from its translation; Qt would call English "American English".
QList<LanguageName> languagesIn(const QString& folder) {
    QList<LanguageName> all;
    for (const QString& file : translationsIn(folder)) {
        if (const auto loaded = Translation::load(file, folder)) {
            const QString name =
                loaded->translator().translate("gnostica::language::Language", kOwnName.text, kOwnName.comment);
            all << LanguageName{codeOf(file), name.isEmpty() ? nameInItself(codeOf(file)) : name};
        }
    }
    const auto isEnglish = [](const LanguageName& each) { return each.code == QLatin1String(kEnglish); };
    if (std::ranges::none_of(all, isEnglish)) {
        all << LanguageName{QString::fromLatin1(kEnglish), QStringLiteral("English")};
    }
    std::ranges::sort(all, [](const LanguageName& a, const LanguageName& b) {
        return QString::compare(a.name, b.name, Qt::CaseInsensitive) < 0;
    });
    return all;
}

std::optional<QString> languageAsked(const QStringList& arguments) {
    const QString option = QStringLiteral("--language");
    for (qsizetype i = 0; i < arguments.size() && arguments[i] != QStringLiteral("--"); ++i) {
        if (arguments[i] == option && i + 1 < arguments.size()) {
            return arguments[i + 1];
        }
        if (arguments[i].startsWith(option + u'=')) {
            return arguments[i].sliced(option.size() + 1);
        }
    }
    return std::nullopt;
}

QString languageTag(const QLocale& locale) {
    if (locale.language() == QLocale::C) {
        return QString::fromLatin1(kEnglish);
    }
    const QString language = QLocale::languageToCode(locale.language());
    QStringList parts{language};
    // The script matters to every reader of Chinese.
    if (locale.language() == QLocale::Chinese || QLocale(language).script() != locale.script()) {
        parts << QLocale::scriptToCode(locale.script());
    }
    parts << QLocale::territoryToCode(locale.territory());
    parts.removeAll(QString());
    return parts.join(u'-');
}

QString languageOfTexts() {
    const QLocale locale;
    return locale.language() == QLocale::English ? QStringLiteral("en-GB") : languageTag(locale);
}

QString documentLanguage(const QLocale& locale, const QString& folder) {
    constexpr qsizetype scriptLetters = 4;
    const QString tag = languageTag(locale);
    const QStringList parts = tag.split(u'-');
    if (parts.size() > 1 && parts[1].size() == scriptLetters) {
        return parts[0] + u'-' + parts[1];
    }
    return Translation::load(fileOf(tag), folder) != nullptr ? tag : parts.front();
}

bool hasItalics(const QLocale& locale) {
    switch (locale.script()) {
    case QLocale::AnyScript:
    case QLocale::LatinScript:
    case QLocale::CyrillicScript:
    case QLocale::GreekScript:
    case QLocale::ArmenianScript: return true;
    default: return false;
    }
}

Language::Language(QString folder) : folder_(std::move(folder)), all_(languagesIn(folder_)) {}

Language::~Language() {
    silence();
    if (!code_.isEmpty()) {
        QLocale::setDefault(before_);
    }
}

void Language::silence() {
    for (const auto& translator : translators_) {
        QCoreApplication::removeTranslator(&translator->translator());
    }
    translators_.clear();
}

bool Language::install(const QString& file, const QString& folder) {
    auto loaded = Translation::load(file, folder);
    if (loaded == nullptr) {
        return false;
    }
    QCoreApplication::installTranslator(&loaded->translator());
    translators_.push_back(std::move(loaded));
    return true;
}

QString Language::found(const QString& wish) const {
    QStringList codes;
    for (const LanguageName& each : all_) {
        codes << each.code;
    }
    if (!wish.isEmpty()) {
        return bestLanguage(wish.section(u'.', 0, 0), codes);  // "de_DE.UTF-8" without its encoding
    }
    for (const QString& language : QLocale::system().uiLanguages()) {
        if (const QString best = bestLanguage(language, codes); !best.isEmpty()) {
            return best;
        }
    }
    return QString::fromLatin1(kEnglish);
}

bool Language::speak(const QString& wish) {
    const QString code = found(wish);
    if (code.isEmpty()) {
        return false;
    }
    const QLocale locale = localeOf(code);
    if (code == code_ && locale == QLocale()) {
        return true;
    }
    code_ = code;
    QLocale::setDefault(locale);  // before listeners ask for the new locale
    silence();
    install(fileOf(QString::fromLatin1(kEnglish)), folder_);  // English plurals of untranslated texts
    if (code != QLatin1String(kEnglish)) {
        const QString qt = QStringLiteral("qtbase_") + QString(code).replace(u'-', u'_');
        const QString place = QLibraryInfo::path(QLibraryInfo::TranslationsPath);
        if (!install(qt, place)) {
            install(qt.section(u'_', 0, 1), place);  // for any region
        }
        install(fileOf(code), folder_);
    }
    return true;
}

QString Language::damagedFor(const QString& wish) const {
    QStringList damaged;
    for (const QString& file : translationsIn(folder_)) {
        const bool isRead = std::ranges::find(all_, codeOf(file), &LanguageName::code) != all_.end();
        damaged << (isRead ? QStringList() : QStringList(codeOf(file)));
    }
    const QString code = bestLanguage(wish.section(u'.', 0, 0), damaged);
    return code.isEmpty() ? code : QDir(folder_).filePath(fileOf(code) + kEnding);
}

QString Language::unknown(const QString& wish) const {
    QStringList known;
    for (const LanguageName& each : all_) {
        //: a language that may be chosen; %1: its code, %2: its name
        known << fill(tr("%1 (%2)", "language"), {each.code, each.name});
    }
    //: %1: the code of a language, %2: those that are there: "de (Deutsch), en (English)"
    return fill(tr("There is no translation for “%1”. Languages: %2."), {embedded(wish), enumeration(known)});
}

}  // namespace gnostica::language
