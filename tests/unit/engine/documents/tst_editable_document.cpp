// A document that is changed value by value and keeps its author's formatting.
#include "engine/documents/document.h"
#include "engine/documents/editable_document.h"
#include "engine/documents/problems.h"
#include "engine/mechanics/registry.h"

#include <QtTest>
#include <rapidcheck.h>

#include <algorithm>
#include <fstream>
#include <sstream>

using namespace gnostica::engine;
using nlohmann::json;

namespace {

const char* const kText = R"({
    "id": "mine",   "extends": "gnostica",
    "name": { "en": "Mine" },

    "hand": { "limit": 7 },
    "majors": {
        "sun": ["cup", { "power": "disc",  "wasteland": true }],
        "moon": []
    },
    "end": {"target":8}
}
)";

EditableDocument read(const std::string& text) {
    return EditableDocument::read(text, "mine.json").value();
}

std::vector<std::string> linesOf(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) {
        lines.push_back(line);
    }
    return lines;
}

// ---- Invented documents ---------------------------------------------------------------------------------------------

rc::Gen<std::string> anyKey() {
    return rc::gen::element<std::string>("a", "b", "c~d", "e/f", "", "key", "ä\"\\", "0");
}

rc::Gen<json> anyValue(int depth) {
    using namespace rc;
    const auto scalar = gen::oneOf(gen::map(gen::inRange(-5, 1000), [](int n) { return json(n); }),
                                   gen::just(json(true)), gen::just(json(nullptr)),
                                   gen::map(gen::element<std::string>("", "word", "ü\n\t", "{[,]}", "a\"b"),
                                            [](std::string s) { return json(s); }));
    if (depth == 0) {
        return scalar;
    }
    const auto list =
        gen::map(gen::resize(4, gen::container<std::vector<json>>(gen::lazy([depth] { return anyValue(depth - 1); }))),
                 [](std::vector<json> values) { return json(values); });
    const auto object = gen::map(gen::resize(4, gen::container<std::map<std::string, json>>(
                                                    anyKey(), gen::lazy([depth] { return anyValue(depth - 1); }))),
                                 [](const std::map<std::string, json>& members) {
                                     json made = json::object();
                                     for (const auto& [key, value] : members) {
                                         made[key] = value;
                                     }
                                     return made;
                                 });
    return gen::weightedOneOf<json>({{2, scalar}, {2, list}, {3, object}});
}

/// Adds spaces and line breaks wherever JSON allows them.
std::string scattered(const json& value) {
    const auto space = [] { return *rc::gen::element<std::string>("", " ", "\n", "\n  ", "\r\n\t", "  "); };
    if (!value.is_structured()) {
        return value.dump();
    }
    std::string text;
    for (const auto& [key, child] : value.items()) {
        text += text.empty() ? space() : "," + space();
        text += (value.is_object() ? json(key).dump() + space() + ":" + space() : "") + scattered(child) + space();
    }
    return value.is_object() ? "{" + text + "}" : "[" + text + "]";
}

std::string anyText(const json& value) {
    const int style = *rc::gen::inRange(0, 3);
    return style == 0 ? value.dump() : style == 1 ? value.dump(4) + "\n" : scattered(value);
}

std::vector<std::string> pointersIn(const json& value, const std::string& pointer = {}) {
    std::vector<std::string> all{pointer};
    for (const auto& [key, child] : value.items()) {
        if (value.is_structured()) {
            const auto below = pointersIn(child, childOf(pointer, key));
            all.insert(all.end(), below.begin(), below.end());
        }
    }
    return all;
}

/// Checks that lines outside the changed bytes from `begin` to `end` are unchanged.
void checkOtherLines(const std::string& before, const std::string& after, std::size_t begin, std::size_t end) {
    const std::size_t first =
        before.rfind('\n', begin) == std::string::npos || begin == 0 ? 0 : before.rfind('\n', begin - 1) + 1;
    const std::size_t last = std::min(before.find('\n', end), before.size());
    RC_ASSERT(after.substr(0, first) == before.substr(0, first));
    const std::string behind = before.substr(last);
    RC_ASSERT(after.size() >= behind.size());
    RC_ASSERT(after.substr(after.size() - behind.size()) == behind);
}

}  // namespace

class TestEditableDocument : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aChangeIsWrittenAsItsAuthorWould_data();
    void aChangeIsWrittenAsItsAuthorWould();
    void commasMayLeadTheirLines();
    void whatCannotBeChangedStays();
    void placesAreTold();
    void namesStandBeforeTheirValues();
    void typingIsAChangeToo();
    void anyValueCanBeSet();
    void anyValueCanBeRemoved();
    void fixesLeadToASoundDocument_data();
    void fixesLeadToASoundDocument();
    void aLibraryIsOverlaid();
};

void TestEditableDocument::aChangeIsWrittenAsItsAuthorWould_data() {
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("value");  // empty: the value is removed
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::newRow("a number") << "/hand/limit"
                              << "8"
                              << "{ \"limit\": 7 }"
                              << "{ \"limit\": 8 }";
    QTest::newRow("an added member") << "/hand/more"
                                     << "1"
                                     << "{ \"limit\": 7 }"
                                     << "{ \"limit\": 7, \"more\": 1 }";
    QTest::newRow("without spaces") << "/end/more"
                                    << "1"
                                    << "{\"target\":8}"
                                    << "{\"target\":8, \"more\":1}";
    QTest::newRow("on a line of its own") << "/start"
                                          << "{\"seat\":\"B\"}"
                                          << "{\"target\":8}\n"
                                          << "{\"target\":8},\n    \"start\": { \"seat\": \"B\" }\n";
    QTest::newRow("with what is above it") << "/board/limit"
                                           << "4"
                                           << "{\"target\":8}\n"
                                           << "{\"target\":8},\n    \"board\": { \"limit\": 4 }\n";
    QTest::newRow("one of a list") << "/majors/sun/0"
                                   << "\"rod\""
                                   << "[\"cup\","
                                   << "[\"rod\",";
    QTest::newRow("a list grows") << "/majors/sun/-"
                                  << "\"rod\""
                                  << "true }]"
                                  << "true }, \"rod\"]";
    QTest::newRow("an empty list") << "/majors/moon/0"
                                   << "\"rod\""
                                   << "[]"
                                   << "[\"rod\"]";
    QTest::newRow("within an object") << "/majors/sun/1"
                                      << R"({"power":"disc","wasteland":false})"
                                      << "true"
                                      << "false";
    QTest::newRow("the first goes") << "/id"
                                    << ""
                                    << "\"id\": \"mine\",   "
                                    << "";
    QTest::newRow("one in the middle goes") << "/hand"
                                            << ""
                                            << ",\n\n    \"hand\": { \"limit\": 7 }"
                                            << "";
    QTest::newRow("the last goes") << "/end"
                                   << ""
                                   << ",\n    \"end\": {\"target\":8}"
                                   << "";
    QTest::newRow("the only one goes") << "/name/en"
                                       << ""
                                       << "{ \"en\": \"Mine\" }"
                                       << "{}";
    QTest::newRow("nothing new") << "/hand"
                                 << "{\"limit\":7}"
                                 << ""
                                 << "";
}

void TestEditableDocument::aChangeIsWrittenAsItsAuthorWould() {
    QFETCH(QString, pointer);
    QFETCH(QString, value);
    QFETCH(QString, before);
    QFETCH(QString, after);
    EditableDocument document = read(kText);
    const auto change = value.isEmpty() ? document.remove(pointer.toStdString())
                                        : document.set(pointer.toStdString(), json::parse(value.toStdString()));
    QVERIFY(change);
    QString expected = QString::fromUtf8(kText);
    if (!before.isEmpty()) {
        expected.replace(expected.indexOf(before), before.size(), after);
    }
    QCOMPARE(QString::fromStdString(document.text()), expected);
    QCOMPARE(document.value(), json::parse(document.text()));
    QVERIFY(document.replace(change->inverse()));
    QCOMPARE(document.text(), std::string(kText));
}

void TestEditableDocument::commasMayLeadTheirLines() {
    EditableDocument document = read("{ \"id\": \"x\"\n, \"hand\": {\"limit\": 7}\n}");
    QVERIFY(document.set("/version", 2).has_value());
    QCOMPARE(document.text(), std::string("{ \"id\": \"x\"\n, \"hand\": {\"limit\": 7},\n\"version\": 2\n}"));
}

void TestEditableDocument::whatCannotBeChangedStays() {
    EditableDocument document = read(kText);
    QVERIFY(!document.remove("/nothing"));
    QVERIFY(!document.remove(""));
    QVERIFY(!document.set("/id/below", 1));
    QVERIFY(!document.set("/majors/sun/5", "rod"));
    QVERIFY(!document.rename("/hand", "id"));  // the key already exists
    QVERIFY(!document.rename("/majors/sun/0", "id"));
    json deep = 1;
    for (int i = 0; i < kMaxDocumentDepth; ++i) {
        deep = json::array({deep});
    }
    QCOMPARE(document.set("/hand", deep).error().code, DiagnosticCode::tooDeep);
    QVERIFY(!document.replace({3, "not there", ""}));
    QCOMPARE(document.replace({0, "{", "["}).error().code, DiagnosticCode::syntax);
    QCOMPARE(document.text(), std::string(kText));
    QCOMPARE(document.value(), json::parse(kText));
    QVERIFY(!EditableDocument::read("{\"a\": 1, \"a\": 2}"));
}

void TestEditableDocument::placesAreTold() {
    const EditableDocument document = read(kText);
    const auto range = document.rangeOf("/majors/sun/1");
    QVERIFY(range.has_value());
    QCOMPARE(document.text().substr(range->begin, range->end - range->begin),
             std::string("{ \"power\": \"disc\",  \"wasteland\": true }"));
    QCOMPARE(range->from, (TextPlace{7, 24}));
    QCOMPARE(range->to, (TextPlace{7, 63}));
    const auto name = document.nameRangeOf("/hand");
    QCOMPARE(document.text().substr(name->begin, name->end - name->begin), std::string("\"hand\""));
    QVERIFY(!document.nameRangeOf("/majors/sun/0"));
    QVERIFY(!document.rangeOf("/nothing"));
    for (const std::string& pointer : pointersIn(document.value())) {
        QCOMPARE(document.pointerAt(document.rangeOf(pointer)->begin), pointer);
        QCOMPARE(rangeOf(document.text(), pointer), *document.rangeOf(pointer));
    }
    QCOMPARE(document.pointerAt(name->begin + 2), std::string("/hand"));
    QCOMPARE(document.pointerAt(document.text().size() + 9), std::string());
}

/// Regression: marking a hundred problems took ten seconds: the text was read from its start for each name.
void TestEditableDocument::namesStandBeforeTheirValues() {
    QVERIFY(rc::check([] {
        const json value = *anyValue(3);
        const EditableDocument document = read(anyText(value));
        for (const std::string& pointer : pointersIn(document.value())) {
            const auto name = document.nameRangeOf(pointer);
            const auto range = document.rangeOf(pointer);
            RC_ASSERT(range.has_value());
            const std::string_view text = document.text();
            const auto expected = name ? text.substr(name->begin, name->end - name->begin) : std::string_view();
            RC_ASSERT(std::string(nameBefore(text, range->begin)) == std::string(expected));
        }
    }));
}

void TestEditableDocument::typingIsAChangeToo() {
    EditableDocument document = read(kText);
    const std::size_t place = document.rangeOf("/hand/limit")->begin;
    const auto change = document.replace({place, "7", "10"});
    QVERIFY(change);
    QCOMPARE(document.value()["hand"]["limit"], json(10));
    QVERIFY(document.rename("/hand/limit", "most"));
    QCOMPARE(document.value()["hand"], json({{"most", 10}}));
    QCOMPARE(linesOf(document.text())[4], std::string("    \"hand\": { \"most\": 10 },"));
}

void TestEditableDocument::anyValueCanBeSet() {
    QVERIFY(rc::check([] {
        json value = *anyValue(3);
        const std::string text = anyText(value);
        EditableDocument document = read(text);
        const std::string pointer = *rc::gen::elementOf(pointersIn(value));
        const json::json_pointer place(pointer);
        const json after = *anyValue(2);
        const bool adds = value.at(place).is_object() && *rc::gen::arbitrary<bool>();
        const std::string key = *anyKey();
        const auto old = document.rangeOf(pointer);
        RC_ASSERT(document.set(adds ? childOf(pointer, key) : pointer, after).has_value());
        (adds ? value[place][key] : value[place]) = after;
        RC_ASSERT(document.value() == value);
        RC_ASSERT(json::parse(document.text()) == value);
        checkOtherLines(text, document.text(), old->begin, old->end);
    }));
}

void TestEditableDocument::anyValueCanBeRemoved() {
    QVERIFY(rc::check([] {
        json value = *anyValue(3);
        auto pointers = pointersIn(value);
        pointers.erase(pointers.begin());
        RC_PRE(!pointers.empty());
        const std::string text = anyText(value);
        EditableDocument document = read(text);
        const std::string pointer = *rc::gen::elementOf(pointers);
        const std::string parent = pointer.substr(0, pointer.rfind('/'));
        const auto around = document.rangeOf(parent);
        const auto change = document.remove(pointer);
        RC_ASSERT(change.has_value());
        json& container = value[json::json_pointer(parent)];
        if (container.is_object()) {
            container.erase(tokensOf(pointer).back());
        } else {
            container.erase(placeIn(tokensOf(pointer).back()).value());
        }
        RC_ASSERT(document.value() == value);
        checkOtherLines(text, document.text(), around->begin, around->end);
        RC_ASSERT(document.replace(change->inverse()).has_value());
        RC_ASSERT(document.text() == text);
    }));
}

// ---- Fixes ----------------------------------------------------------------------------------------------------------

namespace {

Library shippedLibrary() {
    std::ifstream file(GNOSTICA_TEST_DATA "/../variants/gnostica/ruleset.json");
    std::stringstream text;
    text << file.rdbuf();
    Library library;
    library.add(text.str(), "gnostica");
    return library;
}

Diagnostics problemsOf(const EditableDocument& document) {
    const auto library = shippedLibrary().with(document.text(), document.source());
    if (!library) {
        return {library.error()};
    }
    RulesetChoice choice;
    choice.base = document.value()["id"];
    const auto rules = loadRules(*library, builtinRegistry(), choice);
    return rules ? Diagnostics{} : rules.error();
}

}  // namespace

void TestEditableDocument::fixesLeadToASoundDocument_data() {
    QTest::addColumn<QByteArray>("differences");
    QTest::newRow("misspelt key") << QByteArray(R"({"end": {"taget": 8}})");
    QTest::newRow("misspelt section") << QByteArray(R"({"bord": {"limit": 4}})");
    QTest::newRow("unknown key") << QByteArray(R"({"quite-another": 4})");
    QTest::newRow("too large") << QByteArray(R"({"hand": {"limit": 99}})");
    QTest::newRow("too small") << QByteArray(R"({"board": {"limit": -7}})");
    QTest::newRow("beyond all numbers") << QByteArray(R"({"board": {"limit": 18446744073709551615}})");
    QTest::newRow("wrong type") << QByteArray(R"({"suits": {"rod": {"slide": "yes"}}})");
    QTest::newRow("misspelt choice") << QByteArray(R"({"start": {"first": "bids"}})");
    QTest::newRow("misspelt word of a set") << QByteArray(R"({"suits": {"cup": {"foundFrom": ["hnd"]}}})");
    QTest::newRow("twice in a set") << QByteArray(R"({"suits": {"cup": {"foundFrom": ["hand", "hand"]}}})");
    QTest::newRow("taken out") << QByteArray(R"({"hand": null})");
    QTest::newRow("one taken out") << QByteArray(R"({"rulings": {"reshuffle": null}})");
    QTest::newRow("a suit taken out") << QByteArray(R"({"suits": {"cup": null}})");
    QTest::newRow("two bounds") << QByteArray(R"({"players": {"min": 5, "max": 3}})");
    QTest::newRow("a bound of the parent's") << QByteArray(R"({"mechanics": {"timer": {"max": 3}}})");
    QTest::newRow("no such seat") << QByteArray(R"({"start": {"first": "seat", "seat": "F"}, "players": {"max": 3}})");
    QTest::newRow("a sum") << QByteArray(R"({"stash": {"small": 9}})");
    QTest::newRow("too many cards dealt") << QByteArray(R"({"board": {"columns": 8, "rows": 8}})");
    QTest::newRow("neither of two") << QByteArray(R"({"turn": {"options": ["play"]}})");
    QTest::newRow("a mechanic is needed") << QByteArray(R"({"mechanics": {"bid": null}})");
    QTest::newRow("a strange suit") << QByteArray(
        R"({"suits": {"sword": {"power": "redraw", "raze": null, "razing": null,
                                                      "replacement": null, "pips": null}},
                                                      "majors": {"tower": ["redraw"]}})");
    QTest::newRow("a link of nothing") << QByteArray(R"({"links": {"tower": "through"}})");
    QTest::newRow("alike alternatives") << QByteArray(R"({"majors": {"fool": [{"any": ["rod", "rod"]}]}})");
    QTest::newRow("its own parent") << QByteArray(R"({"extends": "mine"})");
}

/// Each first fix solves its problem; applied one by one, they lead to a playable document.
void TestEditableDocument::fixesLeadToASoundDocument() {
    QFETCH(QByteArray, differences);
    json document{{"format", 1}, {"id", "mine"}, {"kind", "game"}, {"name", {{"en", "Mine"}}}, {"extends", "gnostica"}};
    document.update(json::parse(differences.toStdString()));
    EditableDocument edited = read(document.dump(4));
    Diagnostics problems = problemsOf(edited);
    QVERIFY(!problems.empty());
    const bool standsAlone = differences.contains("\"mine\"");  // a ruleset of its own may then lack other parts
    for (int rounds = 0; !problems.empty() && rounds < 20; ++rounds) {
        const Diagnostic problem = problems.front();
        QVERIFY2(!problem.fixes.empty(), problem.pointer.c_str());
        QCOMPARE(problem.source, std::string("mine.json"));
        QVERIFY(edited.apply(problem.fixes.front()));
        problems = problemsOf(edited);
        QVERIFY2(std::ranges::find(problems, problem) == problems.end(), edited.text().c_str());
        if (standsAlone) {
            return;
        }
    }
    QVERIFY(problems.empty());
}

/// A draft is checked against the shipped documents, which it does not change.
void TestEditableDocument::aLibraryIsOverlaid() {
    const Library shipped = shippedLibrary();
    const auto overlaid = shipped.with(R"({"id": "gnostica", "kind": "game", "hand": {"limit": 3}})", "draft");
    QVERIFY(overlaid);
    QCOMPARE(overlaid->entry("gnostica")->source, std::string("draft"));
    QCOMPARE(shipped.entry("gnostica")->source, std::string("gnostica"));
    const auto more = overlaid->with(R"({"id": "new"})", "new");
    QCOMPARE(more->ids(), (std::vector<std::string>{"gnostica", "new"}));
    QCOMPARE(shipped.with(R"({"id": 7})", "x").error().pointer, std::string("/id"));
    QCOMPARE(shipped.with("{", "x").error().code, DiagnosticCode::syntax);
}

QTEST_APPLESS_MAIN(TestEditableDocument)
#include "tst_editable_document.moc"
