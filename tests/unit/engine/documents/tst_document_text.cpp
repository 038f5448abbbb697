// The text of documents: every fault of its JSON is reported at its place, and repaired if the intention is clear.
#include "engine/documents/draft.h"
#include "engine/documents/json_text.h"
#include "engine/documents/nearest.h"

#include <QtTest>
#include <nlohmann/json.hpp>

#include <cstdlib>
#include <string>

using namespace gnostica::engine;
using nlohmann::json;

namespace {

std::string nested(int depth) {
    return std::string(static_cast<std::size_t>(depth), '[') + std::string(static_cast<std::size_t>(depth), ']');
}

constexpr JsonBounds kFewValues{kMaxCollectionBytes, 1 << 15, kMaxDocumentDepth};

}  // namespace

Q_DECLARE_METATYPE(DiagnosticCode)

class TestDocumentText : public QObject {
    Q_OBJECT

private Q_SLOTS:
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
};

void TestDocumentText::badTextIsRefusedWithItsPlace_data() {
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

void TestDocumentText::badTextIsRefusedWithItsPlace() {
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

void TestDocumentText::faultsOfJsonAreNamed_data() {
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

void TestDocumentText::faultsOfJsonAreNamed() {
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, fault);
    QFETCH(QByteArray, found);
    const auto parsed = parseJson(text.toStdString(), "some.json");
    QVERIFY(!parsed);
    QCOMPARE(parsed.error().code, DiagnosticCode::syntax);
    QCOMPARE(QByteArray::fromStdString(parsed.error().expected), fault);
    QCOMPARE(QByteArray::fromStdString(parsed.error().found), found);
}

void TestDocumentText::aWrongBracketTellsWhichIsOpen() {
    const auto parsed = parseJson("{\n  \"a\": {\"b\": [1, {}], \"c\": 2\n]", "some.json");
    QVERIFY(!parsed);
    QCOMPARE(QByteArray::fromStdString(parsed.error().expected), QByteArray("json-brace"));
    QVERIFY((parsed.error().opened == TextPlace{2, 8}));
    QVERIFY((parsed.error().place == TextPlace{3, 1}));
    QVERIFY(parsed.error().fixes.empty());  // the intention is unknown
}

void TestDocumentText::faultsOfJsonAreMended_data() {
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

void TestDocumentText::faultsOfJsonAreMended() {
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, mended);
    const Repair repair = repairJson(text.toStdString(), "some.json");
    QCOMPARE(QByteArray::fromStdString(repair.text), mended);
    QCOMPARE(repair.done.empty(), text == mended);
    QCOMPARE(repair.left.empty(), parseJson(repair.text).has_value());
    QCOMPARE(repair.left.empty(), text != mended);
}

/// Regression: corrections were reported at places in partly corrected text.
void TestDocumentText::whatWasMendedIsToldWhereItStood() {
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
void TestDocumentText::onlyWhatCanBeMendedWholeIsOffered() {
    for (const auto& [text, isMended] : {std::pair("{\"a\": 1,}", true), std::pair("{'a': yes}", false)}) {
        const auto parsed = parseJson(text);
        QVERIFY(!parsed && !parsed.error().fixes.empty());
        QCOMPARE(isMendable(mendedWhole(parsed.error(), text)), isMended);
    }
}

void TestDocumentText::whatStopsMendingIsTold_data() {
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
void TestDocumentText::whatStopsMendingIsTold() {
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

void TestDocumentText::textIsBounded() {
    QVERIFY(parseJson(nested(kMaxDocumentDepth)));
    const auto parsed = parseJson(std::string(kMaxDocumentBytes + 1, ' '));
    QVERIFY(!parsed);
    QCOMPARE(parsed.error().code, DiagnosticCode::tooLong);
    QCOMPARE(parsed.error().expected, std::to_string(kMaxDocumentBytes));
}

void TestDocumentText::nothingIsReadBeyondABound_data() {
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
void TestDocumentText::nothingIsReadBeyondABound() {
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
void TestDocumentText::largeTextsAreReadLikeSmallOnes() {
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

void TestDocumentText::textIsBuiltAsTheLibraryWould() {
    const std::string text =
        R"({"a": [[], {}, [1, -2, 2.5e3, {"b": null}], "\u00fc"], "c": {"d": false, "e": {"f": []}}})";
    const auto built = parseJson(text);
    QVERIFY(built);
    QCOMPARE(*built, json::parse(text));
    QCOMPARE(*parseJson("\xEF\xBB\xBF 7 "), json(7));
}

/// Regression: 640 KB of bad scenarios took 54 seconds, because each problem was located from the start of the text.
void TestDocumentText::manyPlacesCostOneReading() {
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

void TestDocumentText::anyBytesAreRefusedWithoutAnException() {
    for (int byte = 0; byte < 256; ++byte) {
        const std::string text = std::string("{\"a") + static_cast<char>(byte) + "\": [" + static_cast<char>(byte);
        QVERIFY(!parseJson(text));
        placeOf(text, "/a/0");
    }
}

void TestDocumentText::placesAreFound_data() {
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

void TestDocumentText::placesAreFound() {
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

void TestDocumentText::aMisspeltWordFindsItsNeighbour_data() {
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

void TestDocumentText::aMisspeltWordFindsItsNeighbour() {
    QFETCH(QByteArray, word);
    QFETCH(QByteArray, found);
    QCOMPARE(nearest(word.toStdString(), {"deck", "hand", "target"}), found.toStdString());
}

QTEST_APPLESS_MAIN(TestDocumentText)
#include "tst_document_text.moc"
