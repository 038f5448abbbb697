// Ruleset documents: every mistake is reported at its place, and a valid document becomes a ruleset.
#include "engine/documents/document.h"
#include "engine/documents/draft.h"
#include "engine/documents/json_text.h"
#include "engine/documents/nearest.h"
#include "engine/mechanics/bid.h"
#include "engine/mechanics/registry.h"
#include "engine/powers/power.h"

#include <QtTest>

#include <fstream>
#include <sstream>

using namespace gnostica::engine;
using nlohmann::json;

namespace {

std::string shippedText() {
    std::ifstream file(GNOSTICA_TEST_DATA "/../variants/gnostica/ruleset.json");
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

Library shippedLibrary() {
    Library library;
    library.add(shippedText(), "gnostica/ruleset.json");
    return library;
}

/// The shipped document in the form that is checked.
json shipped() {
    return merge(shippedLibrary(), builtinRegistry(), {}).value();
}

/// The problems of the shipped document after this merge patch.
Diagnostics problemsAfter(const char* patch) {
    json document = shipped();
    document.merge_patch(json::parse(patch));
    return checkDocument(document, builtinRegistry());
}

Diagnostic firstProblem(const Checked<std::shared_ptr<const Rules>>& result) {
    return result ? Diagnostic{} : result.error().front();
}

std::string nested(int depth) {
    return std::string(static_cast<std::size_t>(depth), '[') + std::string(static_cast<std::size_t>(depth), ']');
}

constexpr JsonBounds kFewValues{kMaxCollectionBytes, 1 << 15, kMaxDocumentDepth};

}  // namespace

Q_DECLARE_METATYPE(DiagnosticCode)

class TestDocument : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // ---- Text
    void badTextIsRefusedWithItsPlace_data();
    void badTextIsRefusedWithItsPlace();
    void faultsOfJsonAreNamed_data();
    void faultsOfJsonAreNamed();
    void aWrongBracketTellsWhichIsOpen();
    void faultsOfJsonAreMended_data();
    void faultsOfJsonAreMended();
    void onlyWhatCanBeMendedWholeIsOffered();
    void whatWasMendedIsToldWhereItStood();
    void whatStopsMendingIsTold_data();
    void whatStopsMendingIsTold();
    void textIsBounded();
    void nothingIsReadBeyondABound_data();
    void nothingIsReadBeyondABound();
    void largeTextsAreReadLikeSmallOnes();
    void textIsBuiltAsTheLibraryWould();
    void manyPlacesCostOneReading();
    void anyBytesAreRefusedWithoutAnException();
    void placesAreFound_data();
    void placesAreFound();
    void aMisspeltWordFindsItsNeighbour_data();
    void aMisspeltWordFindsItsNeighbour();

    // ---- Checking
    void theShippedDocumentHasNoProblem();
    void everyMistakeIsNamed_data();
    void everyMistakeIsNamed();
    void aSuitOfNoSuitIsToldOnce();
    void gamesThatCannotEndAreTold_data();
    void gamesThatCannotEndAreTold();
    void pointsOfMechanicsMayEndAGame();
    void noFixMakesAGameOfNothing();
    void boundsNameTheirOwnRule();
    void aVersionIsACount();
    void everyPartMustBeThere();
    void notesAreTextsByLanguage();
    void aHopelessDocumentEndsInABoundedList();
    void aWarningDoesNotStopAGame();

    // ---- Compiling
    void theShippedDocumentBecomesRules();
    void usesThatAreAlikeShareOnePower();
    void linksStandOnTheFirstPower();
    void mechanicsAreSortedAndHaveMemory();
    void aRulesetSurvivesItsOwnRecord();
};

void TestDocument::badTextIsRefusedWithItsPlace_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<DiagnosticCode>("code");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::newRow("empty") << QByteArray() << DiagnosticCode::empty << 1 << 1;
    QTest::newRow("blank") << QByteArray(" \n") << DiagnosticCode::empty << 1 << 1;
    QTest::newRow("cut short") << QByteArray("{\n  \"id\": ") << DiagnosticCode::syntax << 2 << 9;
    QTest::newRow("a comma too many") << QByteArray("{\"a\": 1,\n}") << DiagnosticCode::syntax << 1 << 8;
    QTest::newRow("columns count characters") << QByteArray("{\"ü\": x}") << DiagnosticCode::syntax << 1 << 7;
    QTest::newRow("a number beyond all bounds") << QByteArray("{\"a\": 1e999}") << DiagnosticCode::syntax << 1 << 11;
    QTest::newRow("not UTF-8") << QByteArray("\"\xff\"") << DiagnosticCode::syntax << 1 << 2;
    QTest::newRow("named twice") << QByteArray("{\"a\": {\"b\": 1,\n\"b\" : 2}}") << DiagnosticCode::duplicate << 2
                                 << 7;
    QTest::newRow("too deep") << QByteArray(nested(kMaxDocumentDepth + 1).c_str()) << DiagnosticCode::tooDeep << 1
                              << kMaxDocumentDepth + 1;
    QTest::newRow("a key beyond all bounds")
        << QByteArray(("{\"a\": {\"" + std::string(kMaxKeyBytes + 1, 'k') + "\": 1}}").c_str())
        << DiagnosticCode::tooLong << 1 << 9 + static_cast<int>(kMaxKeyBytes) + 1;
}

void TestDocument::badTextIsRefusedWithItsPlace() {
    QFETCH(QByteArray, text);
    QFETCH(DiagnosticCode, code);
    QFETCH(int, line);
    QFETCH(int, column);
    const auto parsed = parseJson(text.toStdString(), "some.json");
    QVERIFY(!parsed);
    QCOMPARE(parsed.error().code, code);
    QCOMPARE(parsed.error().source, std::string("some.json"));
    QCOMPARE(parsed.error().place.line, line);
    QCOMPARE(parsed.error().place.column, column);
}

void TestDocument::faultsOfJsonAreNamed_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("fault");
    QTest::addColumn<QByteArray>("found");
    QTest::newRow("UTF-16") << QByteArray("\xff\xfe{\0}\0", 6) << QByteArray("json-encoding") << QByteArray();
    QTest::newRow("UTF-16 without a mark") << QByteArray("{\0}\0", 4) << QByteArray("json-encoding") << QByteArray();
    QTest::newRow("Latin-1") << QByteArray("{\"a\": \"\xfc\"}") << QByteArray("json-utf-8") << QByteArray();
    QTest::newRow("comment") << QByteArray("{ // why\n\"a\": 1}") << QByteArray("json-comment") << QByteArray("//");
    QTest::newRow("fence") << QByteArray("```json\n{}\n```\n") << QByteArray("json-fence") << QByteArray("```json");
    QTest::newRow("fence behind") << QByteArray("{}\n~~~") << QByteArray("json-fence") << QByteArray("~~~");
    QTest::newRow("comma too many") << QByteArray("[1, 2, ]") << QByteArray("json-comma") << QByteArray("]");
    QTest::newRow("bracket too many") << QByteArray("[[1, ] 2]]") << QByteArray("json-value") << QByteArray("]");
    QTest::newRow("two commas") << QByteArray("[1,, 2]") << QByteArray("json-comma") << QByteArray(",");
    QTest::newRow("comma first") << QByteArray("{, \"a\": 1}") << QByteArray("json-key") << QByteArray(",");
    QTest::newRow("comma for a value") << QByteArray("{\"a\":, \"b\": 1}") << QByteArray("json-value")
                                       << QByteArray(",");
    QTest::newRow("single quotes") << QByteArray("{'a': 1}") << QByteArray("json-quotes") << QByteArray("'a'");
    QTest::newRow("curly quotes") << QByteArray("{\xe2\x80\x9c"
                                                "a\": 1}")
                                  << QByteArray("json-quotes") << QByteArray();
    QTest::newRow("cut") << QByteArray("{\"a\": [1,") << QByteArray("json-end") << QByteArray();
    QTest::newRow("cut in a string") << QByteArray("{\"a\": \"bc") << QByteArray("json-end") << QByteArray("\"bc");
    QTest::newRow("line break") << QByteArray("{\"a\": \"b\nc\"}") << QByteArray("json-control") << QByteArray();
    QTest::newRow("backslash") << QByteArray("{\"a\": \"b\\c\"}") << QByteArray("json-escape")
                               << QByteArray("\"b\\c\"");
    QTest::newRow("number") << QByteArray("{\"a\": 01}") << QByteArray("json-number") << QByteArray("01");
    QTest::newRow("huge") << QByteArray("{\"a\": 1e999}") << QByteArray("json-number") << QByteArray("1e999");
    QTest::newRow("key") << QByteArray("{a: 1}") << QByteArray("json-key") << QByteArray("a");
    QTest::newRow("colon") << QByteArray("{\"a\" 1}") << QByteArray("json-colon") << QByteArray("1");
    QTest::newRow("value") << QByteArray("{\"a\": yes}") << QByteArray("json-value") << QByteArray("yes");
    QTest::newRow("no comma") << QByteArray("{\"a\": 1 \"b\": 2}") << QByteArray("json-separator")
                              << QByteArray("\"b\"");
    QTest::newRow("wrong bracket") << QByteArray("[1}") << QByteArray("json-square") << QByteArray("}");
    QTest::newRow("wrong brace") << QByteArray("{\"a\": 1]") << QByteArray("json-brace") << QByteArray("]");
    QTest::newRow("wrong bracket of nothing")
        << QByteArray("{\"a\": [}") << QByteArray("json-square") << QByteArray("}");
    QTest::newRow("wrong brace of nothing") << QByteArray("[{]") << QByteArray("json-brace") << QByteArray("]");
    QTest::newRow("more") << QByteArray("{} {}") << QByteArray("json-nothing") << QByteArray("{");
    QTest::newRow("noise") << QByteArray("\x01\x02") << QByteArray("json-value") << QByteArray();
}

void TestDocument::faultsOfJsonAreNamed() {
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, fault);
    QFETCH(QByteArray, found);
    const auto parsed = parseJson(text.toStdString(), "some.json");
    QVERIFY(!parsed);
    QCOMPARE(parsed.error().code, DiagnosticCode::syntax);
    QCOMPARE(QByteArray::fromStdString(parsed.error().expected), fault);
    QCOMPARE(QByteArray::fromStdString(parsed.error().found), found);
}

void TestDocument::aWrongBracketTellsWhichIsOpen() {
    const auto parsed = parseJson("{\n  \"a\": {\"b\": [1, {}], \"c\": 2\n]", "some.json");
    QVERIFY(!parsed);
    QCOMPARE(QByteArray::fromStdString(parsed.error().expected), QByteArray("json-brace"));
    QVERIFY((parsed.error().opened == TextPlace{2, 8}));
    QVERIFY((parsed.error().place == TextPlace{3, 1}));
    QVERIFY(parsed.error().fixes.empty());  // the intention is unknown
}

void TestDocument::faultsOfJsonAreMended_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("mended");
    const auto row = [](const char* name, QByteArray text, QByteArray mended) {
        QTest::newRow(name) << std::move(text) << std::move(mended);
    };
    row("UTF-16", QByteArray("\xff\xfe{\0}\0", 6), "{}");
    row("UTF-16, big bytes first", QByteArray("\0{\0}", 4), "{}");
    row("UTF-16 beyond the first plane", QByteArray("\"\0\x3d\xd8\x00\xde\"\0", 8), "\"\xf0\x9f\x98\x80\"");
    row("UTF-16, half a pair", QByteArray("\"\0\x3d\xd8\"\0", 6), "\"\xef\xbf\xbd\"");
    row("UTF-32", QByteArray("{\0\0\0}\0\0\0", 8), "{}");
    row("Latin-1", "{\"a\": \"\xfc\x80\"}", "{\"a\": \"\xc3\xbc\xe2\x82\xac\"}");
    row("Latin-1 in UTF-8", "[\"\xfc\", \"\xc3\xbc\"]", "[\"\xc3\xbc\", \"\xc3\xbc\"]");
    row("comments", "{ // why\n\"a\": /* so */ 1,\n  # and\n\"b\": 2 } // end", "{\n\"a\": 1,\n\"b\": 2 }");
    row("fences", "```json\n{\"a\": 1,}\n```\n", "{\"a\": 1}\n");
    row("fences in one line", "~~~{\"a\": 1}~~~", "{\"a\": 1}");
    row("commas too many", "{\"a\": [1, 2, ], }", "{\"a\": [1, 2 ] }");
    row("commas where something is awaited", "{, \"a\": [, 1,,, 2],, \"b\": 3,, },", "{ \"a\": [ 1, 2], \"b\": 3 }");
    row("a comma before all", ", {}", "{}");
    row("brackets too many", "{\"a\": [1]], \"b\": [{}}]}]} }\n", "{\"a\": [1], \"b\": [{}]}\n");
    row("a letter", "Here it is [1]:\n\n> {\"a\": 2,\n> \"b\": 1,}\n\nGreetings\n", "{\"a\": 2,\n  \"b\": 1}\n");
    row("a chat", "[12:03] \"Ann\": [{'a': 1}] so", "[{\"a\": 1}]");
    row("quoted from its second line on", "{\"a\": 2,\n> \"b\": 1}", "{\"a\": 2,\n  \"b\": 1}");
    row("words behind a fence", "```\n{}\n```\nWhat do you think?", "{}");
    row("single quotes", "{'a\"b': 'it\\'s'}", "{\"a\\\"b\": \"it's\"}");
    row("curly quotes", "{\xe2\x80\x9c\x61\xe2\x80\x9d: \xe2\x80\x98x\xe2\x80\x99}", "{\"a\": \"x\"}");
    row("cut", "{\"a\": [1,", "{\"a\": [1]}");
    row("cut in a string", "{\"a\": \"bc", "{\"a\": \"bc\"}");
    row("line break", "{\"a\": \"b\r\n\tc\"}", "{\"a\": \"b\\n\\tc\"}");
    row("backslash", "{\"a\": \"C:\\data\"}", "{\"a\": \"C:\\\\data\"}");
    row("keys", "{a: 1, b-2: 2}", "{\"a\": 1, \"b-2\": 2}");
    row("words", "[True, FALSE, None]", "[true, false, null]");
    row("no commas", "{\"a\": 1 \"b\": [2 3]}", "{\"a\": 1, \"b\": [2, 3]}");
    row("wrong bracket", "{\"a\": [1}", "{\"a\": [1]}");
    row("a bracket in between", "{\"m\": {\"a\": 1, } \"b\": 2}, \"c\": 3}",
        "{\"m\": {\"a\": 1,  \"b\": 2}, \"c\": 3}");
    row("a bracket for a value", "{\"a\": } 1, \"b\": 2}", "{\"a\":  1, \"b\": 2}");
    row("wrong brackets of nothing", "{\"a\": [}", "{\"a\": []}");
    row("more than there are fixes of a ruleset", '[' + QByteArray("'a' ").repeated(600) + ']',
        "[\"a\"" + QByteArray(", \"a\"").repeated(599) + " ]");
    // the intention is unknown
    for (const char* text : {"{\"a\": ",
                             "{\"a\"",
                             "{\"a\": yes}",
                             "{} {}",
                             "[1}",
                             "{\"a\" 1}",
                             "hello",
                             "{'a: 1}",
                             "{\"a\":, \"b\": 1}",
                             "{}, {}",
                             "{\"a\": {}}, \"b\": 1}",
                             "# Notes\nwords",
                             "{ // so\n'a': yes}",
                             "A: {} B: {}",
                             "[yes, {}]",
                             "{} {",
                             "{}\nso: {}",
                             "set {\"a\": {}}, \"b\": 1}",
                             "\"a\": [\"b\"],\n\"c\": {\"d\": 1}",
                             "\"a\": 1\n\"c\": {\"d\": 1}",
                             "{\"a\": 1}\n[\"b\", \"c\"]",
                             "{\"a\": 1}\n[2, 3]"}) {
        row(text, text, text);
    }
}

void TestDocument::faultsOfJsonAreMended() {
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, mended);
    const Repair repair = repairJson(text.toStdString(), "some.json");
    QCOMPARE(QByteArray::fromStdString(repair.text), mended);
    QCOMPARE(repair.done.empty(), text == mended);
    QCOMPARE(repair.left.empty(), parseJson(repair.text).has_value());
    QCOMPARE(repair.left.empty(), text != mended);
}

/// Regression: corrections were reported at places in partly corrected text.
void TestDocument::whatWasMendedIsToldWhereItStood() {
    const auto repair = repairJson("# one\n\nWords of 'mine'\n# two\n{'a': 1,\n/* so */ 'b': 2,}\n", "some.json");
    QCOMPARE(QByteArray::fromStdString(repair.text), QByteArray("{\"a\": 1,\n \"b\": 2}\n"));
    QByteArrayList places;
    for (const FixDone& done : repair.done) {
        places << QByteArray::number(done.problem.place.line) + ':' + QByteArray::number(done.problem.place.column) +
                      ' ' + QByteArray::fromStdString(done.problem.expected);
    }
    QCOMPARE(places.join(", "), QByteArray("1:1 json-comment, 3:1 json-value, 5:2 json-quotes, 6:1 json-comment, "
                                           "6:10 json-quotes, 6:16 json-comma"));
}

/// Regression: a button offered to correct a text, and had no effect.
void TestDocument::onlyWhatCanBeMendedWholeIsOffered() {
    for (const auto& [text, isMended] : {std::pair("{\"a\": 1,}", true), std::pair("{'a': yes}", false)}) {
        const auto parsed = parseJson(text);
        QVERIFY(!parsed && !parsed.error().fixes.empty());
        QCOMPARE(isMendable(mendedWhole(parsed.error(), text)), isMended);
    }
}

void TestDocument::whatStopsMendingIsTold_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("faults");
    QTest::newRow("number") << QByteArray("{'a': 1,\n 'b': {'c': 08}}")
                            << QByteArray("1:2 json-quotes, 2:14 json-number");
    QTest::newRow("apostrophe") << QByteArray("{'name': {'en': 'It's'}}")
                                << QByteArray("1:2 json-quotes, 1:21 json-key");
    QTest::newRow("lines that go") << QByteArray("// so\n# and\n{\"a\": yes}")
                                   << QByteArray("1:1 json-comment, 3:7 json-value");
    QTest::newRow("Latin-1") << QByteArray("{\"\xfc\": \"\xfc\", \"b\": yes}")
                             << QByteArray("1:3 json-utf-8, 1:17 json-value");
    QTest::newRow("a letter") << QByteArray("Dear all,\n> {'a': yes}\nBye")
                              << QByteArray("1:1 json-value, 2:9 json-value");
    QTest::newRow("a heading, and words")
        << QByteArray("# title\nHi\n{\"a\": yes}") << QByteArray("1:1 json-comment, 3:7 json-value");
    QTest::newRow("a heading before Latin-1")
        << QByteArray("// so\n{\"\xfc\": \"\xfc\",\n'a': yes}") << QByteArray("1:1 json-comment, 3:6 json-value");
    QTest::newRow("too many") << '[' + QByteArray("'a' ").repeated(10'000) + ']' << QByteArray("1:2 json-quotes");
    QTest::newRow("no mend") << QByteArray("{\"a\": yes}") << QByteArray("1:7 json-value");
}

// Regression: the first fault, which could be fixed, was reported, but not the one that prevented a fix.
void TestDocument::whatStopsMendingIsTold() {
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, faults);
    QByteArrayList told;
    for (const Diagnostic& problem : repairJson(text.toStdString(), "some.json").left) {
        told << QByteArray::number(problem.place.line) + ':' + QByteArray::number(problem.place.column) + ' ' +
                    QByteArray::fromStdString(problem.expected);
        QVERIFY(problem.fixes.empty() && problem.source == "some.json");
    }
    QCOMPARE(told.join(", "), faults);
}

void TestDocument::textIsBounded() {
    QVERIFY(parseJson(nested(kMaxDocumentDepth)));
    const auto parsed = parseJson(std::string(kMaxDocumentBytes + 1, ' '));
    QVERIFY(!parsed);
    QCOMPARE(parsed.error().code, DiagnosticCode::tooLong);
    QCOMPARE(parsed.error().expected, std::to_string(kMaxDocumentBytes));
}

void TestDocument::nothingIsReadBeyondABound_data() {
    QTest::addColumn<QByteArray>("opening");
    QTest::addColumn<QByteArray>("again");
    QTest::addColumn<DiagnosticCode>("code");
    QTest::addColumn<QByteArray>("pointer");
    QTest::addColumn<int>("column");
    const int values = static_cast<int>(kFewValues.values);
    QTest::newRow("brackets") << QByteArray() << QByteArray("[") << DiagnosticCode::tooDeep
                              << QByteArray("/0").repeated(kMaxDocumentDepth) << kMaxDocumentDepth + 1;
    QTest::newRow("objects") << QByteArray() << QByteArray("{\"a\":") << DiagnosticCode::tooDeep
                             << QByteArray("/a").repeated(kMaxDocumentDepth) << 5 * kMaxDocumentDepth + 1;
    QTest::newRow("numbers") << QByteArray("[") << QByteArray("1,") << DiagnosticCode::tooManyValues
                             << '/' + QByteArray::number(values - 1) << 2 * values;
    QTest::newRow("empty arrays") << QByteArray("[") << QByteArray("[],") << DiagnosticCode::tooManyValues
                                  << '/' + QByteArray::number(values - 1) << 3 * values - 1;
    QTest::newRow("a key twice") << QByteArray("{") << QByteArray("\"a\":1,") << DiagnosticCode::duplicate
                                 << QByteArray("/a") << 12;
}

/// Finding a place stops at a bound: a hundred megabytes of this text once took seven gigabytes.
void TestDocument::nothingIsReadBeyondABound() {
    QFETCH(QByteArray, opening);
    QFETCH(QByteArray, again);
    QFETCH(DiagnosticCode, code);
    QFETCH(QByteArray, pointer);
    QFETCH(int, column);
    const std::string text =
        (opening + again.repeated(static_cast<qsizetype>(kMaxCollectionBytes) / again.size() - 1)).toStdString();
    const auto parsed = parseJson(text, "some.json", kFewValues);
    QVERIFY(!parsed);
    QCOMPARE(parsed.error().code, code);
    QCOMPARE(parsed.error().pointer, pointer.toStdString());
    QCOMPARE(parsed.error().place.line, 1);
    QVERIFY2(std::abs(parsed.error().place.column - column) <= 1,
             qPrintable(QString::number(parsed.error().place.column)));
}

/// Regression: in large texts the second of two equal keys was not reported.
void TestDocument::largeTextsAreReadLikeSmallOnes() {
    std::string text = "[";
    for (int i = 0; i < 200'000; ++i) {
        text += "{\"name\": \"\\u0078\", \"n\": -1},\n";
    }
    QVERIFY(text.size() > 4 * kMaxDocumentBytes);
    const auto good = parseJson(text + "null, 1.5, true]", {}, kCollectionBounds);
    QVERIFY(good);
    QCOMPARE(good->size(), std::size_t{200'003});
    QCOMPARE((*good)[199'999], json::parse(R"({"name": "x", "n": -1})"));
    const auto twice = parseJson(text + "{\"a\": 1, \"a\": 2}]", {}, kCollectionBounds);
    QVERIFY(!twice);
    QCOMPARE(twice.error().code, DiagnosticCode::duplicate);
    QCOMPARE(twice.error().pointer, std::string("/200000/a"));
    QCOMPARE(twice.error().place, (TextPlace{200'001, 15}));
}

void TestDocument::textIsBuiltAsTheLibraryWould() {
    const std::string text =
        R"({"a": [[], {}, [1, -2, 2.5e3, {"b": null}], "\u00fc"], "c": {"d": false, "e": {"f": []}}})";
    const auto built = parseJson(text);
    QVERIFY(built);
    QCOMPARE(*built, json::parse(text));
    QCOMPARE(*parseJson("\xEF\xBB\xBF 7 "), json(7));
}

/// Regression: 640 KB of bad scenarios took 54 seconds, because each problem was located from the start of the text.
void TestDocument::manyPlacesCostOneReading() {
    std::string text = "[";
    for (int i = 0; i < 20'000; ++i) {
        text += "{\"position\": {\"seats\": 12}},";
    }
    text += "0]";
    PlaceIndex places(text);
    for (int i = 0; i < 20'000; ++i) {
        const TextPlace place = places.find('/' + std::to_string(i) + "/position/seats");
        QCOMPARE(place, (TextPlace{1, 25 + 28 * i}));
    }
    QVERIFY2(places.work() < 4 * text.size() + 20'000 * 1024, qPrintable(QString::number(places.work())));
}

void TestDocument::anyBytesAreRefusedWithoutAnException() {
    for (int byte = 0; byte < 256; ++byte) {
        const std::string text = std::string("{\"a") + static_cast<char>(byte) + "\": [" + static_cast<char>(byte);
        QVERIFY(!parseJson(text));
        placeOf(text, "/a/0");
    }
}

void TestDocument::placesAreFound_data() {
    QTest::addColumn<QByteArray>("pointer");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::newRow("the whole") << QByteArray("") << 1 << 1;
    QTest::newRow("a member") << QByteArray("/a") << 1 << 7;
    QTest::newRow("behind a string full of brackets") << QByteArray("/c") << 3 << 7;
    QTest::newRow("an element") << QByteArray("/c/1/d") << 3 << 18;
    QTest::newRow("an escaped key") << QByteArray("/e~1f~0") << 4 << 10;
    QTest::newRow("a key written with \\u") << QByteArray("/g") << 5 << 12;
    QTest::newRow("no such member") << QByteArray("/c/1/x") << 0 << 0;
    QTest::newRow("no such element") << QByteArray("/c/2") << 0 << 0;
    QTest::newRow("into a number") << QByteArray("/a/0") << 0 << 0;
    QTest::newRow("no pointer") << QByteArray("a") << 0 << 0;
}

void TestDocument::placesAreFound() {
    QFETCH(QByteArray, pointer);
    QFETCH(int, line);
    QFETCH(int, column);
    const std::string text =
        "{\"a\": 1,\n \"b\": \"]}\\\"{[,\",\n \"c\": [[], {\"d\": 1}],\n \"e/f~\": 2,\n \"\\u0067\": 3}";
    QVERIFY(parseJson(text));
    const TextPlace place = placeOf(text, pointer.toStdString());
    QCOMPARE(place.line, line);
    QCOMPARE(place.column, column);
}

void TestDocument::aMisspeltWordFindsItsNeighbour_data() {
    QTest::addColumn<QByteArray>("word");
    QTest::addColumn<QByteArray>("found");
    QTest::newRow("a letter missing") << QByteArray("targt") << QByteArray("target");
    QTest::newRow("a letter too many") << QByteArray("hands") << QByteArray("hand");
    QTest::newRow("swapped") << QByteArray("tagret") << QByteArray("target");
    QTest::newRow("another case") << QByteArray("DECK") << QByteArray("deck");
    QTest::newRow("nothing near") << QByteArray("pyramid") << QByteArray("");
    QTest::newRow("empty") << QByteArray("") << QByteArray("");
    QTest::newRow("endless") << QByteArray(10000, 'a') << QByteArray("");
}

void TestDocument::aMisspeltWordFindsItsNeighbour() {
    QFETCH(QByteArray, word);
    QFETCH(QByteArray, found);
    QCOMPARE(nearest(word.toStdString(), {"deck", "hand", "target"}), found.toStdString());
}

// ---- Checking -------------------------------------------------------------------------------------------------------

void TestDocument::theShippedDocumentHasNoProblem() {
    QVERIFY(checkDocument(shipped(), builtinRegistry()).empty());
}

void TestDocument::everyMistakeIsNamed_data() {
    QTest::addColumn<QByteArray>("patch");
    QTest::addColumn<DiagnosticCode>("code");
    QTest::addColumn<QByteArray>("pointer");
    QTest::addColumn<QByteArray>("found");
    QTest::addColumn<QByteArray>("expected");
    QTest::addColumn<QByteArray>("suggestion");
    const auto row = [](const char* name, const char* patch, DiagnosticCode code, const char* pointer,
                        const char* found, const char* expected, const char* suggestion = "") {
        QTest::newRow(name) << QByteArray(patch) << code << QByteArray(pointer) << QByteArray(found)
                            << QByteArray(expected) << QByteArray(suggestion);
    };
    using enum DiagnosticCode;

    row("unknown key", R"({"targets": 9})", unknownKey, "/targets", "targets", "");
    row("misspelt key", R"({"end": {"taget": 9}})", unknownKey, "/end/taget", "taget", "", "target");
    row("misspelt section", R"({"mayors": {}})", unknownKey, "/mayors", "mayors", "", "majors");
    row("missing setting", R"({"end": {"target": null}})", missingKey, "/end", "", "target");
    row("missing parameter", R"({"suits": {"rod": {"slide": null}}})", missingKey, "/suits/rod", "", "slide");
    row("a word for a number", R"({"end": {"target": "nine"}})", wrongType, "/end/target", "string", "integer");
    row("a fraction", R"({"end": {"target": 8.5}})", wrongType, "/end/target", "number", "integer");
    row("a number for a switch", R"({"minions": {"affected": 1}})", wrongType, "/minions/affected", "number",
        "boolean");
    row("a list for a section", R"({"hand": []})", wrongType, "/hand", "array", "object");
    row("out of range", R"({"hand": {"limit": 11}})", wrongValue, "/hand/limit", "11", "1..10");
    row("below zero", R"({"end": {"target": -1}})", wrongValue, "/end/target", "-1", "1..50");
    row("beyond a machine's numbers", R"({"end": {"target": 18446744073709551615}})", wrongValue, "/end/target",
        "18446744073709551615", "1..50");
    row("no such choice", R"({"start": {"first": "bids"}})", wrongValue, "/start/first", "bids", "bid, random, seat",
        "bid");
    row("in a list", R"({"turn": {"options": ["refresh", "plya"]}})", wrongValue, "/turn/options/1", "plya",
        "activate, play, refresh, orient", "play");
    row("twice in a list", R"({"turn": {"options": ["refresh", "refresh"]}})", duplicate, "/turn/options/1", "refresh",
        "");
    row("a later format", R"({"format": 2})", laterVersion, "/format", "2", "1");
    row("an earlier format", R"({"format": 0})", wrongValue, "/format", "0", "1");
    row("an expansion alone", R"({"kind": "expansion"})", wrongValue, "/kind", "expansion", "game");
    row("no name for a file", R"({"id": "../x"})", wrongValue, "/id", "../x", "a-z 0-9 -");
    row("no language", R"({"name": {"1": "x"}})", unknownKey, "/name/1", "1", "");
    row("an empty name", R"({"name": {"en": ""}})", wrongValue, "/name/en", "", "");
    row("a name without a language", R"({"name": "Mine"})", wrongType, "/name", "string", "texts");
    row("a name that is no text", R"({"name": {"en": 1}})", wrongType, "/name/en", "number", "string");

    row("no such power", R"({"suits": {"rod": {"power": "rood"}}})", unknownPower, "/suits/rod/power", "rood",
        "convert, copy, cup, die, disc, recover, redraw, reveal, rod, sword, trade, turn, warp", "rod");
    row("no such power of a major", R"({"majors": {"fool": ["reveel"]}})", unknownPower, "/majors/fool/0", "reveel",
        "cup, rod, disc, sword, convert, copy, die, recover, redraw, reveal, trade, turn, warp", "reveal");
    row("a parameter of another power", R"({"majors": {"fool": [{"power": "cup", "slide": true}]}})", unknownKey,
        "/majors/fool/0/slide", "slide", "");
    row("a wrong parameter", R"({"majors": {"devil": [{"power": "turn", "who": "all"}]}})", wrongValue,
        "/majors/devil/0/who", "all", "minion, target");
    row("a use without a power", R"({"majors": {"fool": [{"who": "target"}]}})", missingKey, "/majors/fool/0", "",
        "power");
    row("a use that is none", R"({"majors": {"fool": [7]}})", wrongType, "/majors/fool/0", "number", "string, object");
    row("a card without powers", R"({"majors": {"fool": []}})", tooFew, "/majors/fool", "", "1");
    row("a choice of nothing", R"({"majors": {"fool": [{"any": []}]}})", tooFew, "/majors/fool/0/any", "", "1");
    row("a card with too many powers",
        R"({"majors": {"fool": ["cup", "cup", "cup", "cup", "cup", "cup", "cup", "cup", "cup"]}})", tooMany,
        "/majors/fool", "", "8");
    row("a choice within a choice", R"({"majors": {"fool": [{"any": [{"any": ["cup"]}]}]}})", missingKey,
        "/majors/fool/0/any/0", "", "power");
    row("no such card", R"({"majors": {"popess": ["cup"]}})", unknownKey, "/majors/popess", "popess", "");
    row("a missing card", R"({"majors": {"sun": null}})", missingKey, "/majors", "", "sun");
    row("a missing suit", R"({"suits": {"cup": null}})", missingKey, "/suits", "", "cup");
    row("no such link", R"({"links": {"sun": "leaveout"}})", wrongValue, "/links/sun", "leaveout",
        "none, through, leave-out, crowd", "leave-out");
    row("no such mechanic", R"({"mechanics": {"chalenge": {}}})", unknownMechanic, "/mechanics/chalenge", "chalenge",
        "bid, challenge, draft, final-round, piles, timer", "challenge");
    row("a mechanic's parameter", R"({"mechanics": {"timer": {"min": 0}}})", wrongValue, "/mechanics/timer/min", "0",
        "1..255");

    row("fewer than the fewest", R"({"players": {"min": 5, "max": 4}})", conflict, "/players/min", "/players/min",
        "/players/max");
    row("a stash too large", R"({"stash": {"small": 6}})", tooMany, "/stash", "16", "15");
    row("a deal without a pile", R"({"board": {"columns": 6, "rows": 7}})", tooMany, "/hand/limit", "78", "77");
    row("spots above royalty", R"({"deck": {"values": {"spot": 3}}})", conflict, "/deck/values/spot",
        "/deck/values/spot", "/deck/values/royalty");
    row("a bid without bids", R"({"mechanics": {"bid": null}})", conflict, "/start/first", "/start/first",
        "/mechanics");
    row("a seat that nobody has", R"({"players": {"max": 4}, "start": {"first": "seat", "seat": "E"}})", conflict,
        "/start/seat", "/start/seat", "/players/max");
    row("a turn without a way out", R"({"turn": {"options": ["play"]}})", wrongValue, "/turn/options", "[\"play\"]",
        "refresh, orient");
    row("a suit with a power that names no minion",
        R"({"suits": {"sword": {"power": "redraw", "raze": null, "razing": null, "replacement": null, "pips": null}},
            "majors": {"tower": ["redraw"]}})",
        wrongValue, "/suits/sword/power", "redraw", "sword");
    row("a suit with another's power",
        R"({"suits": {"disc": {"power": "warp", "raise": null, "wasteland": null, "replacement": null, "territories": true}},
            "majors": {"star": ["warp"]}})",
        wrongValue, "/suits/disc/power", "warp", "disc");
    row("a timer's bounds", R"({"mechanics": {"timer": {"min": 9, "max": 3}}})", conflict, "/mechanics/timer/min",
        "/mechanics/timer/min", "/mechanics/timer/max");
    row("a link to nothing", R"({"links": {"world": "through"}})", conflict, "/links/world", "/links/world",
        "/majors/world");
    row("a link of strangers", R"({"links": {"justice": "leave-out"}})", conflict, "/links/justice", "/links/justice",
        "/majors/justice");
}

void TestDocument::everyMistakeIsNamed() {
    QFETCH(QByteArray, patch);
    QFETCH(DiagnosticCode, code);
    const Diagnostics problems = problemsAfter(patch.constData());
    QVERIFY(!problems.empty());
    const Diagnostic& problem = problems.front();
    QCOMPARE(problem.code, code);
    QCOMPARE(problem.severity, Severity::error);
    QTEST(QByteArray(problem.pointer.c_str()), "pointer");
    QTEST(QByteArray(problem.found.c_str()), "found");
    QTEST(QByteArray(problem.expected.c_str()), "expected");
    QTEST(QByteArray(problem.suggestion.c_str()), "suggestion");
}

/// Cards that change a part of the suit's own power are not at fault.
void TestDocument::aSuitOfNoSuitIsToldOnce() {
    const Diagnostics problems = problemsAfter(
        R"({"suits": {"cup": {"power": "warp", "territories": true, "enemies": null, "found": null, "foundFrom": null,
            "ignoreLimit": null}}})");
    QCOMPARE(problems.size(), std::size_t{1});
    QCOMPARE(problems.front().code, DiagnosticCode::wrongValue);
    QCOMPARE(problems.front().pointer, std::string("/suits/cup/power"));
    QCOMPARE(problems.front().fixes.size(), std::size_t{1});
}

void TestDocument::gamesThatCannotEndAreTold_data() {
    QTest::addColumn<QByteArray>("patch");
    QTest::addColumn<DiagnosticCode>("code");
    QTest::addColumn<QByteArray>("pointer");
    const auto row = [](const char* name, const char* patch, DiagnosticCode code, const char* pointer) {
        QTest::newRow(name) << QByteArray(patch) << code << QByteArray(pointer);
    };
    using enum DiagnosticCode;
    row("nothing ends it", R"({"mechanics": {"challenge": null}, "end": null})", neverEnds, "/mechanics");
    row("nobody can announce", R"({"mechanics": {"challenge": {"from": 50}}})", neverEnds, "/mechanics/challenge/from");
    row("nobody can win, and nobody is ever out",
        R"({"mechanics": {"challenge": {"failure": "sits-out"}}, "end": {"target": 46}})", neverEnds, "/end/target");
    row("nobody can win with any number of players",
        R"({"mechanics": {"challenge": {"failure": "sits-out"}}, "players": {"min": 2, "max": 2},
            "end": {"target": 9, "targets": {"two": 50}}})",
        neverEnds, "/end/targets/two");
    row("nothing can be brought in",
        R"({"mechanics": {"challenge": null, "piles": {"goal": 6, "size": 3}}, "end": null, "stash": {"large": 0}})",
        neverEnds, "/mechanics/piles/size");
    row("the deck is never used up",
        R"({"mechanics": {"challenge": null, "final-round": {}}, "end": null, "turn": {"options": ["orient"]}})",
        neverEnds, "/turn/options");
    row("nobody can announce, and piles that cannot be made bring no points",
        R"({"mechanics": {"challenge": {"from": 50}, "piles": {"goal": 6, "size": 3}}, "stash": {"large": 0}})",
        neverEnds, "/mechanics/piles/size");
    row("no card is ever used", R"({"turn": {"options": ["refresh", "orient"]}})", noCardsUsed, "/turn/options");
}

void TestDocument::gamesThatCannotEndAreTold() {
    QFETCH(QByteArray, patch);
    const Diagnostics problems = problemsAfter(patch.constData());
    QCOMPARE(problems.size(), std::size_t{1});
    QCOMPARE(problems.front().severity, Severity::warning);
    QTEST(problems.front().code, "code");
    QTEST(QByteArray(problems.front().pointer.c_str()), "pointer");

    json mended = shipped();
    mended.merge_patch(json::parse(patch.toStdString()));
    for (const Edit& edit : problems.front().fixes.front().edits) {
        mended[json::json_pointer(edit.pointer)] = json::parse(edit.text);
    }
    QVERIFY(checkDocument(mended, builtinRegistry()).empty());
}

/// A plug-in may provide the points that the board lacks.
void TestDocument::pointsOfMechanicsMayEndAGame() {
    class Gift : public Mechanic {
        std::string_view id() const override { return "gift"; }
        int rank() const override { return 0; }
        bool changesScore() const override { return true; }
    };
    Registry registry = builtinRegistry();
    registry.addMechanic("gift", mechanicKind<Gift>());
    for (const char* patch : {R"({"mechanics": {"challenge": {"from": 50}}})",
                              R"({"mechanics": {"challenge": {"failure": "sits-out"}}, "end": {"target": 46}})"}) {
        json document = shipped();
        document.merge_patch(json::parse(patch));
        QCOMPARE(checkDocument(document, registry).size(), std::size_t{1});
        document["mechanics"]["gift"] = json::object();
        QVERIFY2(checkDocument(document, registry).empty(), patch);
    }
}

void TestDocument::noFixMakesAGameOfNothing() {
    const Diagnostics problems = problemsAfter(R"({"turn": {"options": []}})");
    QCOMPARE(problems.front().code, DiagnosticCode::wrongValue);
    const Fix& fix = problems.front().fixes.front();
    QCOMPARE(json::parse(fix.edits.front().text), json({"activate", "play", "refresh", "orient"}));
}

void TestDocument::boundsNameTheirOwnRule() {
    Registry registry = builtinRegistry();
    struct Drum {
        int least = 1;
        int most = 9;
    };
    const OptionTable<Drum> table({number<Drum>("drumMin", "/min", &Drum::least, 0, 9, "DRU-1"),
                                   number<Drum>("drumMax", "/max", &Drum::most, 0, 9, "DRU-1")},
                                  {{Constraint::NotAbove{"drumMin", "drumMax"}, {"DRU-1"}}});
    registry.addMechanic("drum", mechanicKind(table, [](const Drum&, const MechanicContext&) {
                             return std::make_unique<Bid>(FirstSeat::bid, false);
                         }));
    json document = shipped();
    document.merge_patch(
        json::parse(R"({"mechanics": {"drum": {"min": 5, "max": 3}, "timer": {"min": 9, "max": 3}}})"));
    const Diagnostics problems = checkDocument(document, registry);
    QCOMPARE(problems.size(), std::size_t{2});
    QCOMPARE(problems[0].rule, std::string("DRU-1"));
    QCOMPARE(problems[1].rule, std::string("TMR-1"));
}

void TestDocument::aVersionIsACount() {
    json document = shipped();
    for (const auto& [version, isOne] : {std::pair<json, bool>{1, true},
                                         {1'000'000, true},
                                         {0, false},
                                         {1'000'001, false},
                                         {"2", false},
                                         {1.5, false}}) {
        document["version"] = version;
        const Diagnostics problems = checkDocument(document, builtinRegistry());
        QVERIFY2(problems.empty() == isOne, version.dump().c_str());
        QVERIFY(problems.empty() || problems.front().pointer == "/version");
    }
    document["version"] = 0;
    const Diagnostics problems = checkDocument(document, builtinRegistry());
    QCOMPARE(problems.front().fixes.front().edits.front().text, std::string("1"));
}

void TestDocument::everyPartMustBeThere() {
    const json whole = shipped();
    for (const auto& [key, part] : whole.items()) {
        json document = whole;
        document.erase(key);
        const Diagnostics problems = checkDocument(document, builtinRegistry());
        QCOMPARE(problems.empty(), key == "summary");
        QVERIFY(problems.empty() || problems.front().expected == key);
    }
    QCOMPARE(checkDocument(json::array(), builtinRegistry()).front().code, DiagnosticCode::wrongType);
}

void TestDocument::notesAreTextsByLanguage() {
    json document = shipped();
    document["notes"] = {{"en", "For long evenings."}, {"de", std::string(2000, 'x')}};
    QVERIFY(checkDocument(document, builtinRegistry()).empty());
    document["notes"]["de"] = std::string(2001, 'x');
    QCOMPARE(checkDocument(document, builtinRegistry()).front().pointer, std::string("/notes/de"));
    document["notes"] = "For long evenings.";
    QCOMPARE(checkDocument(document, builtinRegistry()).front().code, DiagnosticCode::wrongType);
}

void TestDocument::aHopelessDocumentEndsInABoundedList() {
    json document = shipped();
    for (int i = 0; i < 50'000; ++i) {
        document["key" + std::to_string(i)] = i;
    }
    QCOMPARE(checkDocument(document, builtinRegistry()).size(), std::size_t{100});
}

void TestDocument::aWarningDoesNotStopAGame() {
    json document = shipped();
    document.merge_patch(json::parse(R"({"start": {"first": "random", "turnOrder": "tournament"}})"));
    const Diagnostics problems = checkDocument(document, builtinRegistry());
    QCOMPARE(problems.size(), std::size_t{1});
    QCOMPARE(problems.front().severity, Severity::warning);
    QVERIFY(compile(document, builtinRegistry()));
}

// ---- Compiling ------------------------------------------------------------------------------------------------------

void TestDocument::theShippedDocumentBecomesRules() {
    const auto rules = loadRules(shippedLibrary(), builtinRegistry()).value();
    QCOMPARE(rules->id, std::string("gnostica"));
    QCOMPARE(rules->stash, (std::array<std::int8_t, kSizes>{5, 5, 5}));
    QCOMPARE(rules->first, FirstSeat::bid);
    QCOMPARE(rules->rulings.affectedBy, std::uint8_t{0x7f});
    QVERIFY(rules->affectedBecomeMinions);
    QCOMPARE(rules->valueOf(Card::minor(Suit::cups, 10)), 1);
    QCOMPARE(rules->valueOf(Card::minor(Suit::cups, 11)), 2);
    QCOMPARE(rules->valueOf(major::world), 3);
    for (int number = 0; number < kCardCount; ++number) {
        for (const Slot& slot : rules->programOf(Card(number))) {
            QVERIFY(!slot.alternatives.empty());
        }
        QVERIFY(!rules->programOf(Card(number)).empty());
    }
    for (const Suit suit : {Suit::cups, Suit::rods, Suit::discs, Suit::swords}) {
        QCOMPARE(rules->suits[static_cast<std::size_t>(suit)]->suit(), std::optional(suit));
        QCOMPARE(rules->programOf(Card::minor(suit, 1))[0].alternatives[0],
                 rules->suits[static_cast<std::size_t>(suit)]);
    }
    QCOMPARE(rules->programOf(Card::major(1))[0].alternatives.size(), std::size_t{4});
    QCOMPARE(rules->programOf(Card::major(15)).size(), std::size_t{3});
}

void TestDocument::usesThatAreAlikeShareOnePower() {
    const auto rules = loadRules(shippedLibrary(), builtinRegistry()).value();
    const Power* rod = rules->suits[static_cast<std::size_t>(Suit::rods)];
    QCOMPARE(rules->programOf(Card::major(7))[1].alternatives[0], rod);
    QVERIFY(rules->programOf(Card::major(4))[1].alternatives[0] != rod);
}

void TestDocument::linksStandOnTheFirstPower() {
    const auto rules = loadRules(shippedLibrary(), builtinRegistry()).value();
    QCOMPARE(rules->programOf(Card::major(7))[0].link, LinkKind::through);
    QCOMPARE(rules->programOf(Card::major(7))[1].link, LinkKind::none);
    QCOMPARE(rules->programOf(Card::major(13))[0].link, LinkKind::leaveOut);
    QCOMPARE(rules->programOf(Card::major(18))[0].link, LinkKind::crowd);
    QCOMPARE(rules->programOf(Card::major(6))[0].link, LinkKind::none);
}

void TestDocument::mechanicsAreSortedAndHaveMemory() {
    const auto rules = loadRules(shippedLibrary(), builtinRegistry()).value();
    int last = -1;
    int memory = 0;
    for (const auto& mechanic : rules->mechanics) {
        QVERIFY(mechanic->rank() >= last);
        last = mechanic->rank();
        memory += mechanic->memorySize();
    }
    QVERIFY(memory <= kMemorySize);

    /// A plug-in that needs more state than there is room for.
    class Greedy : public Mechanic {
        std::string_view id() const override { return "greedy"; }
        int rank() const override { return 0; }
        int memorySize() const override { return kMemorySize; }
    };
    Registry registry = builtinRegistry();
    registry.addMechanic("greedy", mechanicKind<Greedy>());
    json document = shipped();
    document["mechanics"]["greedy"] = json::object();
    QCOMPARE(firstProblem(compile(document, registry)).code, DiagnosticCode::tooLarge);
}

void TestDocument::aRulesetSurvivesItsOwnRecord() {
    RulesetChoice choice;
    choice.options = {{"target", 8}};
    const auto rules = loadRules(shippedLibrary(), builtinRegistry(), choice).value();
    RulesetChoice recorded;
    recorded.document = parseJson(rules->document).value();
    const auto again = loadRules(Library{}, builtinRegistry(), recorded);
    QVERIFY(again);
    QCOMPARE((*again)->document, rules->document);
    QCOMPARE(json::parse((*again)->document)["end"]["target"], json(8));
}

QTEST_APPLESS_MAIN(TestDocument)
#include "tst_document.moc"
