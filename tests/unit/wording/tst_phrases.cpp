// Sentences request forms of phrases; lists and joiners follow the language.
#include "app/language/bidi.h"
#include "app/language/fill.h"
#include "app/language/lists.h"
#include "app/language/numbers.h"
#include "app/language/text_lines.h"
#include "app/wording/documents/diagnostic_wording.h"
#include "app/wording/names.h"
#include "app/wording/speaker.h"
#include "tests/support/positions.h"
#include "tests/support/rulesets.h"
#include "tests/unit/english.h"
#include "tests/unit/translation_file.h"
#include "tests/unit/wording/translation_check.h"

#include <QLocale>
#include <QTest>
#include <QTranslator>

#include <map>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::tests;
using namespace gnostica::wording;

namespace {

const auto kFsi = QString(QChar(0x2068));
const auto kPdi = QString(QChar(0x2069));
const auto kMark = QString(QChar(0x200f));

/// An artificial language for a test: it has some texts, and English for all others.
class MadeUp final : public QTranslator {
public:
    explicit MadeUp(std::map<QString, QString> texts) : texts_(std::move(texts)) {
        QCoreApplication::installTranslator(this);
    }
    MadeUp(const MadeUp&) = delete;
    MadeUp& operator=(const MadeUp&) = delete;
    ~MadeUp() override { QCoreApplication::removeTranslator(this); }

    bool isEmpty() const override { return false; }
    /// By source, or by source and meaning: "%1, %2|list: start".
    QString translate(const char*, const char* source, const char* meaning, int) const override {
        const QString text = QString::fromUtf8(source);
        const auto exact = texts_.find(text + u'|' + QString::fromUtf8(meaning));
        const auto found = exact != texts_.end() ? exact : texts_.find(text);
        return found != texts_.end() ? found->second : QString();
    }

private:
    std::map<QString, QString> texts_;
};

language::Phrase declined() {
    return language::phrase(QStringLiteral("kleine Pyramide{dative: kleinen Pyramide|genitive: der kleinen Pyramide}"));
}

language::Phrases letters(int count) {
    language::Phrases things;
    for (int i = 0; i < count; ++i) {
        things.push_back(QString(QChar(u'A' + i)));
    }
    return things;
}

std::vector<TranslationMistake::Kind> kindsOf(const QString& source, const QString& meaning,
                                              const QString& translation) {
    std::vector<TranslationMistake::Kind> kinds;
    for (const TranslationMistake& mistake : translationMistakes(source, meaning, translation)) {
        kinds.push_back(mistake.kind);
    }
    return kinds;
}

}  // namespace

class TestPhrases : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { speakEnglish(); }
    void theSentenceNamesTheForm_data();
    void theSentenceNamesTheForm();
    void partsAreAskedForForms();
    void whatPeopleTypeIsNeverRead();
    void aSentenceBeginsWithACapital();
    void everyFormOfAPieceIsReached();
    void listsAreThoseOfTheLanguage();
    void actionsAreNoList();
    void hebrewPrefixesJoinTheirWords();
    void spanishConjunctionsAvoidTheSameSound();
    void aListPassesFormsOn();
    void kindsOfDocumentsHaveForms();
    void sentencesAreJoinedAsTheLanguageDoes();
    void valuesAreIsolatedWhereDirectionsMeet();
    void textsOfIslandsAreReadAsTheLanguage();
    void numbersHaveTheDigitsOfTheReader();
    void linesBreakWithoutBlanks();
    void mistakesOfTranslatorsAreFound_data();
    void mistakesOfTranslatorsAreFound();
    void aRightTranslationIsNoMistake();
    void numbersAreInTheDigitsOfTheLanguage();
    void everyTranslationIsSound();
};

void TestPhrases::theSentenceNamesTheForm_data() {
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const char* pattern, const char* expected) {
        QTest::newRow(name) << QString::fromUtf8(pattern) << QString::fromUtf8(expected);
    };
    row("plain", "die %1", "die kleine Pyramide");
    row("a form", "bei der %1{dative}", "bei der kleinen Pyramide");
    row("another", "statt %1{genitive}!", "statt der kleinen Pyramide!");
    row("one that it lacks", "durch die %1{accusative}", "durch die kleine Pyramide");
    row("one that nobody knows", "die %1{dativ}.", "die kleine Pyramide.");
    row("not closed", "bei %1{dative und", "bei kleine Pyramide und");
    row("no name", "bei %1{}.", "bei kleine Pyramide{}.");
    row("a place without a value", "%3 %1", "%3 kleine Pyramide");
}

void TestPhrases::theSentenceNamesTheForm() {
    QFETCH(QString, pattern);
    QTEST(language::fill(pattern, {declined()}), "expected");
}

void TestPhrases::partsAreAskedForForms() {
    const language::Phrase whole =
        language::phrase(QStringLiteral("die %1 von %2{dative: der %1{dative} von %2|genitive: %1{genitive}}"),
                         {declined(), QStringLiteral("Ann")});
    QCOMPARE(whole.text(), QStringLiteral("die kleine Pyramide von Ann"));
    QCOMPARE(language::fill(QStringLiteral("Neben %1{dative}."), {whole}),
             QStringLiteral("Neben der kleinen Pyramide von Ann."));
    QCOMPARE(language::fill(QStringLiteral("Statt %1{genitive}."), {whole}),
             QStringLiteral("Statt der kleinen Pyramide."));
    QCOMPARE(whole.formNames(), QStringList({QStringLiteral("dative"), QStringLiteral("genitive")}));
    // Broken forms: the readable ones are used, and the plain form is always available.
    QCOMPARE(language::phrase(QStringLiteral("Turm{dative: Turme")).text(), QStringLiteral("Turm"));
    QCOMPARE(language::phrase(QStringLiteral("Turm{dative: Turme|genitive}")).form(u"genitive").text,
             QStringLiteral("Turm"));
}

void TestPhrases::whatPeopleTypeIsNeverRead() {
    const QString hostile = QStringLiteral("%2{dative} {dative: x|genitive: y} %n");
    QCOMPARE(language::fill(QStringLiteral("%1 and %2."), {hostile, QStringLiteral("%1")}),
             hostile + QStringLiteral(" and %1."));
    const language::Phrase whole = language::phrase(QStringLiteral("%1's piece{dative: piece of %1}"), {hostile});
    QCOMPARE(whole.text(), hostile + QStringLiteral("'s piece"));
    QCOMPARE(language::fill(QStringLiteral("beside %1{dative}"), {whole}),
             QStringLiteral("beside piece of ") + hostile);
    QCOMPARE(language::Phrase(hostile).form(u"dative").text, hostile);
    QCOMPARE(language::listOf({hostile, hostile}).text(), hostile + QStringLiteral(" and ") + hostile);
}

void TestPhrases::aSentenceBeginsWithACapital() {
    const language::Phrase own = language::phrase(QStringLiteral("your piece"));
    const language::Phrase others = language::phrase(QStringLiteral("%1's piece"), {QStringLiteral("ann")});
    QCOMPARE(language::fill(QStringLiteral("%1 moves."), {own}), QStringLiteral("Your piece moves."));
    QCOMPARE(language::fill(QStringLiteral("“%1” moves. %1 stops: %1"), {own}),
             QStringLiteral("“Your piece” moves. Your piece stops: your piece"));
    QCOMPARE(language::fill(QStringLiteral("%1 moves."), {others}), QStringLiteral("ann's piece moves."));
    QCOMPARE(language::fill(QStringLiteral("%1 moves."), {QStringLiteral("ann")}), QStringLiteral("ann moves."));
    QCOMPARE(language::fill(QStringLiteral("%1 move."), {language::listOf({own, others})}),
             QStringLiteral("Your piece and ann's piece move."));
}

void TestPhrases::everyFormOfAPieceIsReached() {
    const State state = Setup().land("1,1", "sun").pieces({"A1U@1,1", "B2U@1,1"}).state();
    const MadeUp language(
        {{QStringLiteral("%1 destroys %2."), QStringLiteral("Durch %1{accusative} fällt %2{dative}.")},
         {QStringLiteral("your small piece on %2"),
          QStringLiteral("deine Kleine auf %2{accusative: deine Kleine-AKK auf %2}")},
         {QStringLiteral("%1's medium piece on %2"),
          QStringLiteral("%1s Mittlere{dative: der Mittleren des Spielers %1}")}});
    const Speaker speaker(*baseRules(), {QStringLiteral("Ann"), QStringLiteral("Bob{dative: Bobs}")});
    const QString text =
        speaker.step(View(*baseRules(), state, Seat::a), step::Hit{PieceId{0}, PieceId{1}, 2, Facing::upright});
    QVERIFY2(text.startsWith(QStringLiteral("Durch deine Kleine-AKK auf ")), qPrintable(text));
    QVERIFY2(text.endsWith(QStringLiteral(" fällt der Mittleren des Spielers Bob{dative: Bobs}.")), qPrintable(text));
}

void TestPhrases::listsAreThoseOfTheLanguage() {
    const QStringList english{QString(),
                              QStringLiteral("A"),
                              QStringLiteral("A and B"),
                              QStringLiteral("A, B and C"),
                              QStringLiteral("A, B, C and D"),
                              QStringLiteral("A, B, C, D and E")};
    for (int count = 0; count <= 5; ++count) {
        QCOMPARE(language::listOf(letters(count)).text(), english[count]);
        QCOMPARE(language::eitherOf(letters(count)).text(),
                 QString(english[count]).replace(QLatin1String("and"), QLatin1String("or")));
    }
    QCOMPARE(language::enumerationOf(letters(4)).text(), QStringLiteral("A, B, C, D"));

    const MadeUp language({{QStringLiteral("%1 and %2|list: two"), QStringLiteral("%1と%2")},
                           {QStringLiteral("%1, %2|list: start"), QStringLiteral("<%1、%2>")},
                           {QStringLiteral("%1, %2|list: middle"), QStringLiteral("%1・%2")},
                           {QStringLiteral("%1 and %2|list: end"), QStringLiteral("%1、それに%2")}});
    QCOMPARE(language::listOf(letters(2)).text(), QStringLiteral("AとB"));
    QCOMPARE(language::listOf(letters(3)).text(), QStringLiteral("<A、B、それにC>"));
    QCOMPARE(language::listOf(letters(5)).text(), QStringLiteral("<A、B・C・D、それにE>"));
    QCOMPARE(language::eitherOf(letters(2)).text(), QStringLiteral("A or B"));
}

/// Regression: "Place a piece and end the turn" was "when you place a piece, the turn ends" in Japanese.
void TestPhrases::actionsAreNoList() {
    QCOMPARE(language::sequenceOf(letters(1)).text(), QStringLiteral("A"));
    QCOMPARE(language::sequenceOf(letters(2)).text(), QStringLiteral("A, then B"));
    QCOMPARE(language::sequenceOf(letters(4)).text(), QStringLiteral("A, B, C, then D"));
    const MadeUp language({{QStringLiteral("%1 and %2|list: two"), QStringLiteral("%1と%2")},
                           {QStringLiteral("%1, %2|sequence: start"), QStringLiteral("%1→%2")},
                           {QStringLiteral("%1, then %2|sequence: end"), QStringLiteral("%1⇒%2")}});
    QCOMPARE(language::sequenceOf(letters(3)).text(), QStringLiteral("A→B⇒C"));
}

/// Regression: a hyphen appeared before Hebrew words as well.
void TestPhrases::hebrewPrefixesJoinTheirWords() {
    const QString word = QStringLiteral("אבג");
    const MadeUp language(
        std::map<QString, QString>{{QStringLiteral("%1 and %2|list: two"), QStringLiteral("%1 ו־%2")}});
    QCOMPARE(language::listOf({word, word}).text(),
             language::isolated(word) + QStringLiteral(" ו") + language::isolated(word));
    QCOMPARE(language::listOf({word, QStringLiteral("c2")}).text(), language::isolated(word) + QStringLiteral(" ו־c2"));
    QCOMPARE(language::fill(QStringLiteral("וב־%1"), {word}), QStringLiteral("וב") + language::isolated(word));
    QCOMPARE(language::fill(QStringLiteral("ב־%1"), {language::number(5)}),
             QStringLiteral("ב־") + language::isolated(language::number(5)));
    QCOMPARE(language::fill(QStringLiteral("חסר־%1"), {word}),
             QStringLiteral("חסר־") + language::isolated(word));  // a word, not a prefix
}

void TestPhrases::spanishConjunctionsAvoidTheSameSound() {
    const QLocale before;
    QLocale::setDefault(QLocale(QLocale::Spanish));
    const MadeUp language(
        std::map<QString, QString>{{QStringLiteral("%1 and %2|list: two"), QStringLiteral("%1 y %2")}});
    const auto both = [](const char* second) {
        return language::listOf({QStringLiteral("Ana"), QString::fromUtf8(second)}).text();
    };
    const QString either = language::fill(QStringLiteral("%1 o %2"), {language::number(7), language::number(8)});
    const auto orElse = [](const char* second) {
        return language::fill(QStringLiteral("%1 o %2"), {language::number(7), QString::fromUtf8(second)});
    };
    const QStringList cards{orElse("11 cartas"), orElse("110 cartas"), orElse("once cartas")};
    const QStringList texts{both("Inés"), both("Hilda"), both("Hielo"), both("Yago")};
    QLocale::setDefault(before);
    QCOMPARE(texts, (QStringList{QStringLiteral("Ana e Inés"), QStringLiteral("Ana e Hilda"),
                                 QStringLiteral("Ana y Hielo"), QStringLiteral("Ana y Yago")}));
    QCOMPARE(either, QStringLiteral("7 u 8"));
    QCOMPARE(cards, (QStringList{QStringLiteral("7 u 11 cartas"), QStringLiteral("7 o 110 cartas"),
                                 QStringLiteral("7 u once cartas")}));
}

void TestPhrases::aListPassesFormsOn() {
    const language::Phrase tower = language::phrase(QStringLiteral("der Turm{dative: dem Turm|accusative: den Turm}"));
    const language::Phrase list = language::listOf({declined(), tower, QStringLiteral("Ann")});
    QCOMPARE(language::fill(QStringLiteral("mit %1{dative}"), {list}),
             QStringLiteral("mit kleinen Pyramide, dem Turm and Ann"));
    QCOMPARE(language::fill(QStringLiteral("ohne %1{accusative}"), {list}),
             QStringLiteral("ohne kleine Pyramide, den Turm and Ann"));
    QCOMPARE(language::fill(QStringLiteral("%1{genitive}"), {language::listOf({tower})}), QStringLiteral("Der Turm"));
}

void TestPhrases::kindsOfDocumentsHaveForms() {
    const MadeUp language(std::map<QString, QString>{
        {QStringLiteral("This is %1; expected %2."), QStringLiteral("Statt %2{genitive} ist das %1.")},
        {QStringLiteral("the record of a game"), QStringLiteral("ein Protokoll{genitive: eines Protokolls}")}});
    Diagnostic problem;
    problem.code = DiagnosticCode::otherKind;
    problem.found = "ruleset";
    problem.expected = "record";
    QCOMPARE(diagnosticText(problem), QStringLiteral("Statt eines Protokolls ist das a ruleset."));
}

void TestPhrases::sentencesAreJoinedAsTheLanguageDoes() {
    const QStringList parts{QStringLiteral("One."), QString(), QStringLiteral("Two %1."), QStringLiteral("Three.")};
    QCOMPARE(language::sentences(parts), QStringLiteral("One. Two %1. Three."));
    QCOMPARE(language::sentences({QString(), QString()}), QString());
    const MadeUp language(std::map<QString, QString>{{QStringLiteral("%1 %2|sentences"), QStringLiteral("%1%2")}});
    QCOMPARE(language::sentences(parts), QStringLiteral("One.Two %1.Three."));
}

void TestPhrases::valuesAreIsolatedWhereDirectionsMeet() {
    const QString hebrew = QStringLiteral("אבג");
    QCOMPARE(language::fill(QStringLiteral("%1: %2."), {QStringLiteral("Ann"), hebrew}),
             QStringLiteral("Ann: ") + kFsi + hebrew + kPdi + u'.');
    QCOMPARE(language::fill(hebrew + QStringLiteral(" %1"), {QStringLiteral("Ann")}),
             hebrew + u' ' + kFsi + QStringLiteral("Ann") + kPdi);
    QCOMPARE(language::isolated(language::isolated(hebrew)), kFsi + hebrew + kPdi);
    QCOMPARE(language::isolated(kFsi + hebrew + kPdi + kFsi + hebrew + kPdi),
             kFsi + kFsi + hebrew + kPdi + kFsi + hebrew + kPdi + kPdi);
    // A right-to-left reader: texts without letters as well.
    QLocale::setDefault(QLocale(QLocale::Hebrew));
    QCOMPARE(language::fill(QStringLiteral("%1: %2"), {QStringLiteral("c2"), QStringLiteral("-3")}),
             kMark + kFsi + QStringLiteral("c2") + kPdi + QStringLiteral(": ") + kFsi + QStringLiteral("-3") + kPdi);
    // A list is not an isolate: its order is that of the sentence. Its elements are isolates.
    const language::Phrase list = language::enumerationOf({QStringLiteral("c2"), QStringLiteral("d4")});
    QCOMPARE(language::fill(QStringLiteral("%1"), {list}),
             kMark + kFsi + QStringLiteral("c2") + kPdi + QStringLiteral(", ") + kFsi + QStringLiteral("d4") + kPdi);
    QLocale::setDefault(QLocale::c());
}

/// A text of isolates only has no letters that determine its direction.
void TestPhrases::textsOfIslandsAreReadAsTheLanguage() {
    const QString islands =
        language::isolated(QStringLiteral("SET-1")) + QStringLiteral(": ") + language::isolated(QStringLiteral("5"));
    QCOMPARE(language::directed(islands), islands);
    const QLocale before;
    QLocale::setDefault(QLocale(QStringLiteral("he")));
    const QString read = language::directed(islands);
    const QString hebrew =
        language::directed(QStringLiteral("\u05e9\u05dc\u05d5\u05dd: ") + language::isolated(QStringLiteral("5")));
    const QString sentence = language::isolated(QStringLiteral("Ann")) + QStringLiteral(": \u05e9\u05dc\u05d5\u05dd");
    const QString said = language::directed(sentence);
    const QString saidTwice = language::directed(said);
    const QString latin = language::directed(language::isolated(QStringLiteral("Ann")) + QStringLiteral(" has won"));
    const QString percentage = language::directed(language::isolated(QStringLiteral("27")) + u'%');
    const QString change = language::isolated(QStringLiteral("A")) + u' ' + language::isolated(QStringLiteral("0")) +
                           QStringLiteral(" ← ") + language::isolated(QStringLiteral("1"));
    const QString points = language::directed(change);
    QLocale::setDefault(before);
    QCOMPARE(read, kMark + islands);
    QVERIFY(!hebrew.startsWith(kMark));
    QCOMPARE(said, kMark + sentence);  // a label would take its direction from "A"
    QCOMPARE(saidTwice, said);
    QVERIFY(!latin.startsWith(kMark));
    QVERIFY(!percentage.startsWith(kMark));  // its sign stays in place
    QCOMPARE(points, kMark + change);        // "0" is where reading begins
}

void TestPhrases::numbersHaveTheDigitsOfTheReader() {
    QCOMPARE(language::number(12), QStringLiteral("12"));
    QCOMPARE(language::percentage(0.625), QStringLiteral("63\u00a0%"));
    QLocale::setDefault(QLocale(QLocale::Arabic, QLocale::Egypt));
    QCOMPARE(language::number(12), QStringLiteral("١٢"));
    QLocale::setDefault(QLocale(QLocale::English));
    QCOMPARE(language::number(1234), QStringLiteral("1234"));
    QLocale::setDefault(QLocale::c());
}

void TestPhrases::linesBreakWithoutBlanks() {
    const QString chinese = QStringLiteral("牌").repeated(100);
    const QStringList lines = language::wrapped(QStringLiteral("A-1 "), chinese, 10).split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 3);
    QCOMPARE(lines[0], QStringLiteral("A-1       ") + QStringLiteral("牌").repeated(39));  // two columns per character
    QCOMPARE(lines[1], QString(10, u' ') + QStringLiteral("牌").repeated(39));
    QCOMPARE(lines[2], QString(10, u' ') + QStringLiteral("牌").repeated(22));
    const QString full = QStringLiteral("牌").repeated(44) + QStringLiteral("。牌");
    QVERIFY2(!language::wrapped({}, full, 0).split(u'\n')[1].startsWith(u'。'), "a full stop begins no line");
    const QString korean = language::wrapped({}, QStringLiteral("여섯 장까지 뽑습니다. ").repeated(9), 0);
    for (const QString& line : korean.split(u'\n', Qt::SkipEmptyParts)) {
        QVERIFY2(language::columnsOf(line) <= language::kLineLength, "each of its letters takes two columns");
        QVERIFY2(!line.startsWith(u'까') && !line.startsWith(u'지') && !line.startsWith(u'니'), "no word is broken");
    }
    const QString english = language::wrapped(QStringLiteral("-"), QStringLiteral("word ").repeated(30), 4);
    for (const QString& line : english.split(u'\n', Qt::SkipEmptyParts)) {
        QVERIFY(line.size() <= language::kLineLength && !line.endsWith(u' ') && line.endsWith(QStringLiteral("word")));
    }
}

void TestPhrases::mistakesOfTranslatorsAreFound_data() {
    using Kind = TranslationMistake::Kind;
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("meaning");
    QTest::addColumn<QString>("translation");
    QTest::addColumn<int>("expected");
    const auto row = [](const char* name, const char* source, const char* meaning, const char* translation, Kind kind) {
        QTest::newRow(name) << QString::fromUtf8(source) << QString::fromUtf8(meaning) << QString::fromUtf8(translation)
                            << static_cast<int>(kind);
    };
    row("value that is not there", "%1 moves.", "", "%2 geht.", Kind::unknownValue);
    row("lost value", "%1 moves to %2.", "", "%1 geht.", Kind::lostValue);
    row("unknown form", "%1 moves.", "", "%1{dativ} geht.", Kind::unknownForm);
    row("not closed", "%1 moves.", "", "%1{dative geht.", Kind::unsoundBraces);
    row("stray brace", "%1 moves.", "", "%1 geht}.", Kind::unsoundBraces);
    row("unknown form of a phrase", "piece", "phrase: piece", "Stein{dativ: Steine}", Kind::unknownForm);
    row("forms not closed", "piece", "phrase: piece", "Stein{dative: Steine", Kind::unsoundBraces);
    row("text after forms", "piece", "phrase: piece", "Stein{dative: Steine} da", Kind::unsoundBraces);
    row("form without a name", "piece", "phrase: piece", "Stein{dative: Steine|Steins}", Kind::unsoundBraces);
    row("twice", "piece", "phrase: piece", "Stein{dative: a|dative: b}", Kind::repeatedForm);
    row("empty", "piece", "phrase: piece", "Stein{dative: }", Kind::emptyForm);
    row("value lost in a form", "%1's piece", "phrase: piece", "Stein von %1{dative: Steine}", Kind::lostValue);
    row("forms in a sentence", "It goes.", "", "Er geht.{dative: x}", Kind::formsElsewhere);
}

void TestPhrases::mistakesOfTranslatorsAreFound() {
    QFETCH(QString, source);
    QFETCH(QString, meaning);
    QFETCH(QString, translation);
    QFETCH(int, expected);
    const auto kinds = kindsOf(source, meaning, translation);
    QVERIFY(std::ranges::find(kinds, static_cast<TranslationMistake::Kind>(expected)) != kinds.end());
}

void TestPhrases::aRightTranslationIsNoMistake() {
    QVERIFY(
        kindsOf(QStringLiteral("%1 moves %2 to %3."), {}, QStringLiteral("%2{accusative} bewegt %1 nach %3.")).empty());
    QVERIFY(kindsOf(QStringLiteral("%1's piece"), QStringLiteral("phrase: piece"),
                    QStringLiteral("Stein von %1{dative: Steine von %1{dative}|genitive: Steins von %1}"))
                .empty());
    QVERIFY(translationMistakes(QStringLiteral("%n pieces on %1"), {}, QStringLiteral("Stein auf %1"), true).empty());
    QCOMPARE(formsAsked(QStringLiteral("%1{dative} und %2{genitive} %1{dative}")),
             QStringList({QStringLiteral("dative"), QStringLiteral("genitive")}));
    QCOMPARE(formsGiven(QStringLiteral("Stein{dative: Steine|genitive: Steins}")),
             QStringList({QStringLiteral("dative"), QStringLiteral("genitive")}));
}

/// "%n" uses Latin digits everywhere.
void TestPhrases::numbersAreInTheDigitsOfTheLanguage() {
    const QLocale arabic(QStringLiteral("ar"));
    const QString latin = QStringLiteral("%n pieces");
    QCOMPARE(numberMistakes(latin, arabic),
             (std::vector<TranslationMistake>{{TranslationMistake::Kind::latinNumber, QStringLiteral("%n")}}));
    QVERIFY(numberMistakes(QStringLiteral("%Ln pieces, %1"), arabic).empty());
    for (const char* language : {"en", "de", "pt_BR", "uk", "he", "ja"}) {
        QVERIFY2(numberMistakes(latin, QLocale(QString::fromLatin1(language))).empty(), language);
    }
}

/// For all shipped languages.
void TestPhrases::everyTranslationIsSound() {
    const QStringList files = translationFiles(QStringLiteral(GNOSTICA_TEST_DATA "/../translations"));
    QVERIFY(!files.isEmpty());
    for (const QString& name : files) {
        const std::vector<Message> messages = messagesOf(name);
        const QLocale language = languageOf(name);
        QVERIFY2(!messages.empty(), qPrintable(name));
        QStringList asked;
        QStringList given;
        for (const Message& message : messages) {
            if (message.context.startsWith(QLatin1String("gnostica::help::"))) {
                continue;  // braces in the help's pages are placeholders, checked by tst_help_text
            }
            for (const QString& text : message.texts) {
                for (const TranslationMistake& mistake :
                     translationMistakes(message.source, message.meaning, text, message.counts)) {
                    QFAIL(qPrintable(name + QStringLiteral(": ") + text + QStringLiteral(": ") + mistake.what));
                }
                QVERIFY2(numberMistakes(text, language).empty(),
                         qPrintable(name + QStringLiteral(": %n instead of %Ln: ") + text));
                asked << formsAsked(text);
                given << formsGiven(text);
            }
        }
        for (const QString& form : asked) {
            QVERIFY2(given.contains(form), qPrintable(name + QStringLiteral(": no phrase has the form ") + form));
        }
    }
}

QTEST_GUILESS_MAIN(TestPhrases)
#include "tst_phrases.moc"
