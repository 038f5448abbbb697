// Sentences about documents: their problems, their rulebooks, and the language in which they speak.
#include "app/language/foreign_text.h"
#include "app/language/language_match.h"
#include "app/wording/document_names.h"
#include "app/wording/documents/diagnostic_wording.h"
#include "app/wording/rulebook.h"
#include "app/wording/speaker.h"
#include "engine/documents/document.h"
#include "engine/documents/problems.h"
#include "tests/support/random_play.h"
#include "tests/support/rulesets.h"
#include "tests/unit/english.h"
#include "tests/unit/wording/sentences.h"

#include <QLocale>
#include <QTest>

#include <set>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::tests;
using gnostica::wording::Thinker;
using gnostica::wording::TurnWords;
using wording::Speaker;

class TestDocumentWords : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { speakEnglish(); }
    void aGameIsCalledWithItsExpansions();
    void everyDiagnosticIsASentence();
    void whatAStrangerWroteIsPartedFromWhatIsSaidBehind();
    void faultsThatNeedAnotherSentenceHaveIt();
    void whatIsCountedIsSaid();
    void theBracketThatFitsIsNamed();
    void theRulebookFollowsTheRules();
    void everyRulesetHasARulebook();
    void theBestLanguageIsFound_data();
    void theBestLanguageIsFound();
    void aDocumentSpeaksToItsReader();
};

void TestDocumentWords::everyDiagnosticIsASentence() {
    const Speaker speaker = speakerOf(*baseRules());
    for (int code = 0; code <= static_cast<int>(DiagnosticCode::notLoaded); ++code) {
        Diagnostic problem;
        problem.code = static_cast<DiagnosticCode>(code);
        problem.expected = "9";
        problem.rule = "ROD-1";
        QVERIFY2(isSentence(speaker.diagnostic(problem)) || problem.found.empty(), "without its value");
        problem.found = "%1 tagret";
        const QString text = speaker.diagnostic(problem);
        QVERIFY2(text.endsWith(u'.'), qPrintable(text));
        problem.suggestion = "target";
        const bool mayBeAPlugins =
            problem.code == DiagnosticCode::unknownPower || problem.code == DiagnosticCode::unknownMechanic;
        QVERIFY(speaker.diagnostic(problem).endsWith(
            mayBeAPlugins
                ? QStringLiteral("Did you mean “target”? If not, the plug-in that provides it is probably missing.")
                : QStringLiteral("Did you mean “target”?")));
        problem.plugins = {"one", "two"};
        QCOMPARE(speaker.diagnostic(problem).endsWith(
                     QStringLiteral("it probably belongs to a plug-in that is not loaded: one, two.")),
                 mayBeAPlugins);
    }
    Diagnostic placed;
    placed.source = "house.json";
    placed.place = {3, 7};
    QCOMPARE(speaker.place(placed), QStringLiteral("house.json, line 3, column 7"));
    QVERIFY(speaker.place(Diagnostic()).isEmpty());
}

/// Regression: the start page called a game with an expansion by the name of the game alone.
void TestDocumentWords::aGameIsCalledWithItsExpansions() {
    Library library;
    QVERIFY(library.add(R"({"format": 1, "id": "house", "kind": "expansion", "name": {"en": "House Rules"}})", "x"));
    const nlohmann::json document{{"name", {{"en", "Gnostica"}}}, {"expansions", {"house", "moons"}}};
    const nlohmann::json named = wording::withExpansionNames(document, library);
    QCOMPARE(wording::titleOfNamed(named), QStringLiteral("Gnostica with House Rules and moons"));
    QCOMPARE(wording::titleOfNamed(wording::withExpansionNames({{"name", {{"en", "Gnostica"}}}}, library)),
             QStringLiteral("Gnostica"));
    QVERIFY(
        wording::titleOfNamed(wording::withExpansionNames({{"name", nullptr}, {"expansions", 3}}, library)).isEmpty());
}

// Regression: "A ruleset of mine Plays like Gnostica."
void TestDocumentWords::whatAStrangerWroteIsPartedFromWhatIsSaidBehind() {
    const auto behind = [](const char* foreign) {
        return language::sentencesBehind(QString::fromUtf8(foreign), QStringLiteral("Plays like “A”."));
    };
    QCOMPARE(behind("A ruleset of mine"), QStringLiteral("A ruleset of mine · Plays like “A”."));
    QCOMPARE(behind("A ruleset of mine. "), QStringLiteral("A ruleset of mine. Plays like “A”."));
    QCOMPARE(behind(""), QStringLiteral("Plays like “A”."));
    QCOMPARE(language::sentencesBehind(QStringLiteral("Mine"), {}), QStringLiteral("Mine"));
}

// Regression: "The value “2” is not allowed; expected is: 1." and "This is a text, but an object is expected."
void TestDocumentWords::faultsThatNeedAnotherSentenceHaveIt() {
    const auto text = [](DiagnosticCode code, const char* found, std::string_view expected) {
        return wording::diagnosticText(engine::problemAt(code, {}, found, std::string(expected)));
    };
    QCOMPARE(text(DiagnosticCode::laterVersion, "2", "1"),
             QStringLiteral("This was made for a later version of the program. Its format is 2, and this program knows "
                            "formats up to 1."));
    QCOMPARE(text(DiagnosticCode::wrongType, "string", engine::kTextsType),
             QStringLiteral("Write a text with its language here: {\"en\": \"…\"}."));
    QCOMPARE(text(DiagnosticCode::missingFile, "mine", wording::kDeckSign), QStringLiteral("There is no deck “mine”."));
    Diagnostic gone = engine::problemAt(DiagnosticCode::missingFile, {}, "/a/b.json");
    gone.source = "/a/b.json";
    QVERIFY(wording::diagnosticPlace(gone).isEmpty());  // it is in the sentence
    gone.found = "/a/c.json";
    QCOMPARE(wording::diagnosticPlace(gone), QStringLiteral("/a/b.json"));
}

/// Regression: "There are too many of “124”; at most 77 are allowed."
void TestDocumentWords::whatIsCountedIsSaid() {
    const Speaker speaker = speakerOf(*baseRules());
    Diagnostic problem;
    problem.code = DiagnosticCode::tooMany;
    problem.found = "124";
    problem.expected = "77";
    problem.rule = "SET-2";
    QVERIFY(speaker.diagnostic(problem).startsWith(QStringLiteral("The cards dealt and laid out would number 124")));
    problem.rule = "SET-1";
    QVERIFY(speaker.diagnostic(problem).startsWith(QStringLiteral("The pieces of a player would number 124")));
    problem = {};
    problem.code = DiagnosticCode::wrongValue;
    problem.found = "My game";
    problem.expected = "a-z 0-9 -";
    QVERIFY(speaker.diagnostic(problem).startsWith(QStringLiteral("“My game” cannot be an id")));
    problem.expected = "1..8";
    QVERIFY(!speaker.diagnostic(problem).contains(QStringLiteral("an id")));
    // Regression: "The value “0” is not allowed; expected is: 1..8." for an empty list.
    problem = {};
    problem.code = DiagnosticCode::tooFew;
    problem.expected = "2";
    QCOMPARE(speaker.diagnostic(problem), QStringLiteral("This list is too short; at least 2 entries are needed."));
    problem.code = DiagnosticCode::tooMany;
    QCOMPARE(speaker.diagnostic(problem), QStringLiteral("There are too many; at most 2 are allowed."));
}

/// Regression: "A comma or a closing bracket is expected here, not “]”.", although "]" is a closing bracket.
void TestDocumentWords::theBracketThatFitsIsNamed() {
    const auto text = [](const char* json) {
        const auto parsed = parseJson(json, {});
        return parsed ? QString() : wording::diagnosticText(parsed.error());
    };
    QCOMPARE(text("{\"a\": 1]"),
             QStringLiteral("The closing bracket “}” is expected here, not “]”. The open bracket is "
                            "here: line 1, column 1."));
    QCOMPARE(text("[1}"), QStringLiteral("The closing bracket “]” is expected here, not “}”. The open bracket is here: "
                                         "line 1, column 1."));
}

void TestDocumentWords::theRulebookFollowsTheRules() {
    const auto text = [](const Rules& rules, const QString& id) {
        for (const auto& chapter : wording::rulebook(rules, wording::builtinVocabulary()).chapters) {
            for (const auto& paragraph : chapter.paragraphs) {
                if (paragraph.id == id) {
                    return paragraph.text();
                }
            }
        }
        return QString();
    };
    QCOMPARE(text(*baseRules(), QStringLiteral("SET-3")), QStringLiteral("The target score is 9."));
    QCOMPARE(text(*rulesWith({{"target", 10}}), QStringLiteral("SET-3")), QStringLiteral("The target score is 10."));
    QVERIFY(text(*rulesWith({{"start", "random"}}), QStringLiteral("BID-1")).isEmpty());
    QVERIFY(text(*baseRules(), QStringLiteral("TMR-1")).isEmpty());
}

void TestDocumentWords::everyRulesetHasARulebook() {
    for (const auto& options : singleChanges()) {
        const auto rules = tryRulesWith(options);
        if (rules == nullptr) {
            continue;
        }
        std::set<QString> ids;
        for (const auto& chapter : wording::rulebook(*rules, wording::builtinVocabulary()).chapters) {
            QVERIFY(!chapter.title.isEmpty() && !chapter.paragraphs.empty());
            for (const auto& paragraph : chapter.paragraphs) {
                QVERIFY2(isSentence(paragraph.text()), qPrintable(paragraph.text()));
                QVERIFY2(ids.insert(paragraph.id).second, qPrintable(paragraph.id));
            }
        }
    }
}

void TestDocumentWords::theBestLanguageIsFound_data() {
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<QStringList>("offered");
    QTest::addColumn<QString>("best");
    const auto row = [](const char* promise, const char* wanted, const char* offered, const char* best) {
        QTest::newRow(promise) << QString::fromLatin1(wanted) << QString::fromLatin1(offered).split(u' ')
                               << QString::fromLatin1(best);
    };
    row("the language alone", "de-AT", "en de fr", "de");
    row("none of that language", "pl", "en de", "");
    row("a language that nobody knows", "tlh", "en tlh", "tlh");
    row("simplified", "zh-Hans-CN", "zh-Hant zh-Hans", "zh-Hans");
    row("traditional", "zh-Hant-TW", "zh-Hans zh-Hant", "zh-Hant");
    row("traditional by territory", "zh-HK", "zh-Hans zh-Hant", "zh-Hant");
    row("traditional by the offer's territory", "zh-Hant", "zh-CN zh-TW", "zh-TW");
    row("simplified is usual", "zh-CN", "zh-Hant zh", "zh");
    row("another script is better than another language", "zh-TW", "en zh-Hans", "zh-Hans");
    row("Brazil", "pt-BR", "pt-PT pt pt-BR", "pt-BR");
    row("Portugal", "pt-PT", "pt-BR pt-PT", "pt-PT");
    row("no territory is better than another", "pt-PT", "pt-BR pt", "pt");
    row("another territory is better than none", "pt-AO", "en pt-BR", "pt-BR");
    row("underscores and letters", "PT_br", "pt_PT pt_br", "pt_br");
    row("the script comes first", "sr-Latn-RS", "sr-RS sr-Latn-BA", "sr-Latn-BA");
}

void TestDocumentWords::theBestLanguageIsFound() {
    QFETCH(QString, wanted);
    QFETCH(QStringList, offered);
    QFETCH(QString, best);
    QCOMPARE(language::bestLanguage(wanted, offered), best);
}

// Regression: only "zh" and "pt" were recognised.
void TestDocumentWords::aDocumentSpeaksToItsReader() {
    const nlohmann::json document{{"name",
                                   {{"en", "tree"},
                                    {"pt-BR", "a do Brasil"},
                                    {"pt-PT", "a de Portugal"},
                                    {"zh-Hans", "simplified"},
                                    {"zh-Hant", "traditional"},
                                    {"de", ""}}}};
    const auto nameFor = [&](const char* locale) {
        const QLocale before;
        QLocale::setDefault(QLocale(QString::fromLatin1(locale)));
        const QString name = wording::documentName(document);
        QLocale::setDefault(before);
        return name;
    };
    QCOMPARE(nameFor("zh_CN"), QStringLiteral("simplified"));
    QCOMPARE(nameFor("zh_TW"), QStringLiteral("traditional"));
    QCOMPARE(nameFor("pt_BR"), QStringLiteral("a do Brasil"));
    QCOMPARE(nameFor("pt_PT"), QStringLiteral("a de Portugal"));
    QCOMPARE(nameFor("de_DE"), QStringLiteral("tree"));
    QCOMPARE(nameFor("en_GB"), QStringLiteral("tree"));
}

QTEST_MAIN(TestDocumentWords)
#include "tst_document_words.moc"
