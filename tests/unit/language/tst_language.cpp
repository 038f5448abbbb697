// The programs use the requested language, and list the available ones.
#ifndef Q_MOC_RUN  // moc cannot read all of C++20
#include "app/language/language.h"
#endif

#include <QProcess>
#include <QtTest>

#include <cstdio>
#include <string_view>

using namespace gnostica;
using language::Language;

namespace {

/// English, Esperanto, Hebrew and Brazilian Portuguese, with one or two words each.
QString folder() {
    return QStringLiteral(GNOSTICA_TEST_LANGUAGES);
}

QString cups() {
    return QCoreApplication::translate("gnostica::wording::Names", "Cups");
}

/// The key of texts in documents.
QString readKey() {
    return language::documentLanguage(QLocale(), folder());
}

}  // namespace

class TestLanguage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesWhatIsThere();
    void everythingFollowsOneLanguage_data();
    void everythingFollowsOneLanguage();
    void whatIsNotThereChangesNothing();
    void brokenTranslationsAreNotThere();
    void aTranslationMayBeReplacedWhileItIsSpoken();
    void theEnvironmentAsks_data();
    void theEnvironmentAsks();
    void theCommandLineAsks_data();
    void theCommandLineAsks();
    void whoseLanguageIsNotThereReadsBritishDates();
    void textsAreTaggedWithScriptAndRegion_data();
    void textsAreTaggedWithScriptAndRegion();
    void documentsAreTaggedAsTheyAreReadHere();
};

void TestLanguage::namesWhatIsThere() {
    QStringList all;
    for (const language::LanguageName& each : language::languagesIn(folder())) {
        all << each.code + u' ' + each.name;
    }
    QCOMPARE(all, (QStringList{QStringLiteral("en English"), QStringLiteral("eo Esperanto"),
                               QStringLiteral("pt-BR Português (Brasil)"), QStringLiteral("he עברית")}));
    QCOMPARE(language::languagesIn(QStringLiteral("/nowhere")).size(), 1);
}

void TestLanguage::everythingFollowsOneLanguage_data() {
    QTest::addColumn<QString>("wish");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<QString>("number");
    const auto row = [](const char* wish, const char* code, const char* sentence, const char* number) {
        QTest::newRow(wish) << QString::fromLatin1(wish) << QString::fromLatin1(code) << QString::fromUtf8(sentence)
                            << QString::fromUtf8(number);
    };
    row("en", "en", "Cups", "1.5");
    row("eo", "eo", "Kalikoj", "1,5");
    row("pt", "pt-BR", "Copas", "1,5");
    row("pt_BR.UTF-8", "pt-BR", "Copas", "1,5");
    row("HE", "he", "גביעים", "1.5");
}

void TestLanguage::everythingFollowsOneLanguage() {
    QFETCH(QString, wish);
    const QLocale before;
    {
        Language language(folder());
        QVERIFY(language.speak(wish));
        QTEST(language.code(), "code");
        QTEST(cups(), "sentence");
        QTEST(readKey(), "code");
        QTEST(QLocale().toString(1.5), "number");
        QVERIFY(language.speak(QStringLiteral("en")));
        QCOMPARE(cups(), QStringLiteral("Cups"));
        QCOMPARE(readKey(), QStringLiteral("en"));
        QVERIFY(language.speak(wish));
        QTEST(cups(), "sentence");
    }
    QCOMPARE(cups(), QStringLiteral("Cups"));
    QCOMPARE(QLocale(), before);
}

void TestLanguage::whatIsNotThereChangesNothing() {
    Language language(folder());
    QVERIFY(language.speak(QStringLiteral("eo")));
    for (const char* wish : {"xx", "de", "english", "-", "\xf0\x9f\x8d\x80"}) {
        QVERIFY2(!language.speak(QString::fromUtf8(wish)), wish);
        QCOMPARE(language.code(), QStringLiteral("eo"));
        QCOMPARE(cups(), QStringLiteral("Kalikoj"));
    }
    const QString said = language.unknown(QStringLiteral("xx"));
    QVERIFY(said.contains(QStringLiteral("xx")));
    for (const language::LanguageName& each : language.all()) {
        QVERIFY2(said.contains(each.code) && said.contains(each.name), qPrintable(said));
    }
}

/// Regression: these were offered, with English texts and another language's numbers; later they were missing.
void TestLanguage::brokenTranslationsAreNotThere() {
    const QTemporaryDir place;
    const QString name = QStringLiteral("gnostica_eo.qm");
    QFile sound(folder() + u'/' + name);
    QVERIFY(sound.open(QIODevice::ReadOnly));
    const QByteArray bytes = sound.readAll();
    for (const QByteArray& broken : {QByteArray(), bytes.first(bytes.size() / 2), bytes.first(16),
                                     QByteArray(bytes).replace(0, 16, QByteArray(16, 'x'))}) {
        QFile file(place.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate) && file.write(broken) == broken.size());
        file.close();
        Language language(place.path());
        QCOMPARE(language.all().size(), 1);
        QVERIFY(!language.speak(QStringLiteral("eo")));
        QCOMPARE(cups(), QStringLiteral("Cups"));
        QCOMPARE(language.damagedFor(QStringLiteral("eo_XX.UTF-8")), place.filePath(name));
        QCOMPARE(language.damagedFor(QStringLiteral("xx")), QString());
    }
}

/// Regression: after the file was replaced, the next sentence ended the program, because Qt had mapped the file.
void TestLanguage::aTranslationMayBeReplacedWhileItIsSpoken() {
    const QTemporaryDir place;
    const QString path = place.filePath(QStringLiteral("gnostica_eo.qm"));
    QVERIFY(QFile::copy(folder() + QStringLiteral("/gnostica_eo.qm"), path));
    Language language(place.path());
    QVERIFY(language.speak(QStringLiteral("eo")));
    QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner) && QFile::resize(path, 0));
    QCOMPARE(cups(), QStringLiteral("Kalikoj"));
}

void TestLanguage::theEnvironmentAsks_data() {
    QTest::addColumn<QStringList>("variables");
    QTest::addColumn<QString>("code");
    const auto row = [](const char* name, const QStringList& variables, const char* code) {
        QTest::newRow(name) << variables << QString::fromLatin1(code);
    };
    row("nothing", {}, "en");
    row("LANG", {"LANG=eo.UTF-8"}, "eo");
    row("LC_MESSAGES before LANG", {"LANG=he_IL.UTF-8", "LC_MESSAGES=pt_PT.UTF-8"}, "pt-BR");
    row("LC_ALL before both", {"LANG=eo", "LC_MESSAGES=eo", "LC_ALL=he_IL.UTF-8"}, "he");
    row("LANGUAGE before all", {"LC_ALL=he_IL.UTF-8", "LANGUAGE=xx:eo:he"}, "eo");
    row("none that is there", {"LC_ALL=fi_FI.UTF-8"}, "en");
}

void TestLanguage::theEnvironmentAsks() {
    QFETCH(QStringList, variables);
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"}) {
        environment.remove(QString::fromLatin1(name));
    }
    for (const QString& variable : variables) {
        environment.insert(variable.section(u'=', 0, 0), variable.section(u'=', 1));
    }
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--which")});
    QVERIFY(process.waitForFinished(gnostica::tests::kPatienceMs));
    QTEST(QString::fromLatin1(process.readAllStandardOutput()), "code");
}

void TestLanguage::theCommandLineAsks_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("asked");
    QTest::newRow("nothing") << QStringList{"rules", "gnostica"} << QString();
    QTest::newRow("two words") << QStringList{"--language", "de", "rules"} << QStringLiteral("de");
    QTest::newRow("one word") << QStringList{"rules", "--language=pt-BR"} << QStringLiteral("pt-BR");
    QTest::newRow("no code") << QStringList{"--language"} << QString();
    QTest::newRow("after the end of options") << QStringList{"--", "--language", "de"} << QString();
}

void TestLanguage::theCommandLineAsks() {
    QFETCH(QStringList, arguments);
    QTEST(language::languageAsked(arguments).value_or(QString()), "asked");
}

void TestLanguage::textsAreTaggedWithScriptAndRegion_data() {
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QString>("tag");
    for (const auto& [locale, tag] :
         {std::pair("C", "en"), std::pair("en_GB", "en-GB"), std::pair("de", "de-DE"), std::pair("pt_BR", "pt-BR"),
          std::pair("zh_CN", "zh-Hans-CN"), std::pair("zh_TW", "zh-Hant-TW"), std::pair("sr_Latn_RS", "sr-Latn-RS")}) {
        QTest::newRow(locale) << QString::fromLatin1(locale) << QString::fromLatin1(tag);
    }
}

void TestLanguage::textsAreTaggedWithScriptAndRegion() {
    QFETCH(QString, locale);
    QTEST(language::languageTag(QLocale(locale)), "tag");
}

/// Regression: a new ruleset was named in "pt" and "zh", while everything else uses "pt-BR" and "zh-Hans".
void TestLanguage::documentsAreTaggedAsTheyAreReadHere() {
    const QTemporaryDir folder;
    for (const char* name : {"gnostica_de.qm", "gnostica_pt_BR.qm", "gnostica_zh_CN.qm"}) {
        QVERIFY(
            QFile::copy(::folder() + QStringLiteral("/gnostica_eo.qm"), folder.filePath(QString::fromLatin1(name))));
    }
    for (const auto& [locale, tag] :
         {std::pair("C", "en"), std::pair("en_GB", "en"), std::pair("de_AT", "de"), std::pair("pt_BR", "pt-BR"),
          std::pair("pt_PT", "pt"), std::pair("zh_CN", "zh-Hans"), std::pair("zh_TW", "zh-Hant"),
          std::pair("sr_Latn_RS", "sr-Latn")}) {
        QCOMPARE(language::documentLanguage(QLocale(QString::fromLatin1(locale)), folder.path()),
                 QString::fromLatin1(tag));
    }
}

/// Regression: Persian, Thai and Turkish users read "11/26/26".
void TestLanguage::whoseLanguageIsNotThereReadsBritishDates() {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.remove(QStringLiteral("LANGUAGE"));
    for (const char* theirs : {"fa_IR.UTF-8", "en_US.UTF-8"}) {
        environment.insert(QStringLiteral("LC_ALL"), QString::fromLatin1(theirs));
        QProcess process;
        process.setProcessEnvironment(environment);
        process.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--when")});
        QVERIFY(process.waitForFinished());
        const bool isAmerican = theirs == std::string_view("en_US.UTF-8");  // whose readers have chosen it
        QCOMPARE(QString::fromUtf8(process.readAllStandardOutput()).section(u' ', 0, 0),
                 isAmerican ? QStringLiteral("en-GB:11/26/26") : QStringLiteral("en-GB:26/11/2026"));
    }
}

/// Prints the date format for the language of its environment.
static const gnostica::tests::Errand tellDate("--when", [](int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    Language language(folder());
    language.speak({});
    const QDateTime when(QDate(2026, 11, 26), QTime(13, 36));
    const QString said = language::languageOfTexts() + u':' + QLocale().toString(when, QLocale::ShortFormat);
    std::fputs(qPrintable(said), stdout);
    return 0;
});

/// Prints the language of its environment, which a process reads only once.
static const gnostica::tests::Errand tellLanguage("--which", [](int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    Language language(folder());
    language.speak({});
    std::fputs(qPrintable(language.code()), stdout);
    return 0;
});

QTEST_GUILESS_MAIN(TestLanguage)
#include "tst_language.moc"
