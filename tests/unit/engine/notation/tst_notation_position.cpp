// A position describes the whole table; problems of one are reported with their places.
#ifndef Q_MOC_RUN  // moc cannot read all of C++20
#include "engine/documents/pasted_text.h"
#include "engine/mechanics/registry.h"
#include "engine/notation/position.h"
#include "engine/notation/words.h"
#include "engine/play/play.h"
#include "tests/support/playout.h"
#include "tests/support/positions.h"
#include "tests/support/rulesets.h"
#endif

#include <QtTest>

#include <fstream>
#include <sstream>

using namespace gnostica::engine;
using namespace gnostica::tests;
using nlohmann::json;

namespace {

json parsed(const char* text) {
    return json::parse(text);
}

/// The pointers and codes of all problems.
std::string problemsWith(const json& position) {
    const auto read = readPosition(position, baseRules());
    std::string text;
    for (const Diagnostic& problem : read ? Diagnostics() : read.error()) {
        text += (text.empty() ? "" : "; ") + problem.pointer + " " + std::to_string(static_cast<int>(problem.code));
    }
    return text;
}

std::string expected(const char* pointer, DiagnosticCode code) {
    return std::string(pointer) + " " + std::to_string(static_cast<int>(code));
}

Library shippedLibrary() {
    std::ifstream stream(GNOSTICA_TEST_DATA "/../variants/gnostica/ruleset.json");
    std::stringstream text;
    text << stream.rdbuf();
    Library library;
    (void)library.add(text.str(), "gnostica");
    return library;
}

}  // namespace

class TestNotationPosition : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everythingOnTheTableIsRead();
    void cardsNamedNowhereFollowInDeckOrder();
    void aPositionWithoutAnythingIsPlayed();
    void theTurnBeginsWhereItIsSaid();
    void bidsBeginWithSeatA();
    void whatWasWrittenIsReadBack();
    void problemsNameTheirPlace_data();
    void problemsNameTheirPlace();
    void allProblemsAreNamedAtOnce();
    void unknownKeysComeWithASuggestion();
    void rulesetsAreNamedByIdPathOrDocument();
    void optionsOverrideSettings();
    void aRulesetIsCompiledOnce();
    void whatStandsRoundADocumentIsNotRead_data();
    void whatStandsRoundADocumentIsNotRead();
};

void TestNotationPosition::everythingOnTheTableIsRead() {
    const auto read = readPosition(parsed(R"({"seats": 3, "board": {"0,0": "cups-2", "-1,0": "sun"},
        "pieces": ["A1N@0,0", "B2U@-1,0"], "hands": {"A": ["rods-2"], "B": []},
        "draw": ["cups-3", "death"], "discard": ["swords-2", "moon"], "turn": "B", "challenge": "A",
        "eliminated": ["C"]})"),
                                   baseRules());
    QVERIFY(read);
    const State& state = read->state;
    QCOMPARE(int{state.seats}, 3);
    QCOMPARE(toText(state.territoryAt({-1, 0})->card), std::string("sun"));
    QCOMPARE(piecesOf(state), std::string("A1N@0,0 B2U@-1,0"));
    QCOMPARE(state.stashOf(Seat::a, 1), 4);
    QCOMPARE(state.stashOf(Seat::b, 2), 4);
    QCOMPARE(cardsOf(state.hands[Seat::a]), std::string("rods-2"));
    QVERIFY(pileOf(state.draw).starts_with("cups-3"));
    QCOMPARE(toText(state.discard.top()), std::string("moon"));
    QVERIFY(state.isEliminated(Seat::c));
    QCOMPARE(state.turn.mover, Seat::b);
    QCOMPARE(state.turn.stage, Stage::option);
}

void TestNotationPosition::cardsNamedNowhereFollowInDeckOrder() {
    const State below = Setup().land("0,0", "fool").draw({"world"}).state();
    QCOMPARE(below.draw.size(), 77);
    QCOMPARE(toText(below.draw.top()), std::string("world"));
    QCOMPARE(toText(below.draw.cards()[75]), std::string("magician"));
    QCOMPARE(toText(below.draw.cards()[0]), std::string("swords-king"));
    const State discarded = Setup().land("0,0", "fool").draw({"world"}).discard({"sun"}).restDiscarded().state();
    QCOMPARE(discarded.draw.size(), 1);
    QCOMPARE(toText(discarded.discard.cards()[0]), std::string("magician"));
    QCOMPARE(toText(discarded.discard.top()), std::string("sun"));
}

void TestNotationPosition::aPositionWithoutAnythingIsPlayed() {
    const Game game = Setup().game();
    QCOMPARE(legal(game), std::vector<std::string>{"refresh - 0"});
}

void TestNotationPosition::theTurnBeginsWhereItIsSaid() {
    const State state = Setup(3).land("0,0", "sun").with("eliminated", {"A"}).state();
    QCOMPARE(state.turn.mover, Seat::b);
    Game game = Setup(3).land("0,0", "sun").pieces({"C1N@0,0"}).with("turn", "C").game();
    play(game, {"refresh - 0", "done"});
    QCOMPARE(game.state().turn.mover, Seat::a);
}

void TestNotationPosition::bidsBeginWithSeatA() {
    Game game = Setup().hand("A", {"sun"}).hand("B", {"moon"}).with("stage", "bid").game();
    QCOMPARE(legal(game), std::vector<std::string>{"bid sun"});
    play(game, {"bid sun"});
    QCOMPARE(game.decider(), Seat::b);
}

void TestNotationPosition::whatWasWrittenIsReadBack() {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Playout playout(baseRules(), 2 + static_cast<int>(seed % 5), seed);
        playout.play(40 + seed * 10);
        if (isOver(playout.game().state())) {
            continue;
        }
        const json written = writePosition(*baseRules(), playout.game().state());
        const auto read = readPosition(written, baseRules());
        QVERIFY2(read, written.dump().c_str());
        QCOMPARE(QString::fromStdString(writePosition(*baseRules(), read->state).dump()),
                 QString::fromStdString(written.dump()));
    }
}

void TestNotationPosition::problemsNameTheirPlace_data() {
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("problem");
    const auto row = [](const char* position, const char* pointer, DiagnosticCode code) {
        QTest::newRow(position) << QString::fromLatin1(position) << QString::fromStdString(expected(pointer, code));
    };
    using enum DiagnosticCode;
    row(R"([])", "", wrongType);
    row(R"({"seats": 1})", "/seats", wrongValue);
    row(R"({"seats": 7})", "/seats", wrongValue);
    row(R"({"seats": 9})", "/seats", wrongValue);
    row(R"({"seats": 2.5})", "/seats", wrongType);
    row(R"({"seats": -9223372036854775808})", "/seats", wrongValue);
    row(R"({"seats": 18446744073709551615})", "/seats", wrongValue);
    row(R"({"seats": "2"})", "/seats", wrongType);
    row(R"({"board": []})", "/board", wrongType);
    row(R"({"board": {"here": "sun"}})", "/board/here", syntax);
    row(R"({"board": {"0,0": "sun", "d4": "moon"}})", "/board/d4", duplicate);
    row(R"({"board": {"10001,0": "sun"}})", "/board/10001,0", unknownSpace);
    row(R"({"board": {"0,0": 7}})", "/board/0,0", wrongType);
    row(R"({"board": {"0,0": "sunn"}})", "/board/0,0", unknownCard);
    row(R"({"board": {"0,0": "-"}})", "/board/0,0", unknownCard);
    row(R"({"board": {"0,0": "sun", "0,1": "sun"}})", "/board/0,1", duplicate);
    row(R"({"board": {"0,0": "sun"}, "hands": {"A": ["sun"]}})", "/hands/A/0", duplicate);
    row(R"({"draw": ["sun"], "discard": ["moon", "sun"]})", "/discard/1", duplicate);
    row(R"({"pieces": {}})", "/pieces", wrongType);
    row(R"({"pieces": ["A1N@0,0", "B1N"]})", "/pieces/1", syntax);
    row(R"({"pieces": ["C1N@0,0"]})", "/pieces/0", unknownSeat);
    row(R"({"pieces": ["A1N@0,0#1"]})", "/pieces/0", wrongValue);
    row(R"({"pieces": [1]})", "/pieces/0", wrongType);
    row(R"({"pieces": ["A1N@0,0", "A1N@0,0", "A1N@0,0", "A1N@0,0", "A1N@0,0", "A1N@0,0"]})", "/pieces/5", tooMany);
    row(R"({"hands": {"C": []}})", "/hands/C", unknownSeat);
    row(R"({"hands": {"A": "sun"}})", "/hands/A", wrongType);
    row(R"({"hands": {"A": ["cups-2", "cups-3", "cups-4", "cups-5", "cups-6", "cups-7", "cups-8", "cups-9",
        "cups-10", "cups-ace", "cups-king"]}})",
        "/hands/A", tooMany);
    row(R"({"rest": "hand"})", "/rest", wrongValue);
    row(R"({"stage": "power"})", "/stage", wrongValue);
    row(R"({"turn": "C"})", "/turn", unknownSeat);
    row(R"({"turn": 1})", "/turn", wrongType);
    row(R"({"turn": "A", "eliminated": ["A"]})", "/turn", conflict);
    row(R"({"eliminated": ["A", "B"]})", "/eliminated", tooMany);
    row(R"({"order": ["A", "A"]})", "/order/1", duplicate);
    row(R"({"order": ["A"]})", "/order", wrongValue);
    row(R"({"challenge": "C"})", "/challenge", unknownSeat);
    row(R"({"challenge": "I"})", "/challenge", wrongValue);
    row(R"({"seats": 3, "challenge": "C", "eliminated": ["C"]})", "/challenge", conflict);
    row(R"({"timer": 3})", "/timer", switchedOff);
    row(R"({"challenge": 5})", "/challenge", wrongValue);
    row(R"({"wheel": {"A": 1}})", "/wheel", unknownKey);
}

void TestNotationPosition::problemsNameTheirPlace() {
    QFETCH(QString, position);
    QFETCH(QString, problem);
    const auto problems = QString::fromStdString(problemsWith(json::parse(position.toStdString())));
    QVERIFY2(problems.startsWith(problem) || problems.contains("; " + problem), qPrintable(problems));
}

void TestNotationPosition::allProblemsAreNamedAtOnce() {
    const std::string problems = problemsWith(parsed(R"({"pieces": ["X"], "hands": {"A": ["nothing"]}, "turn": "F"})"));
    QCOMPARE(std::count(problems.begin(), problems.end(), ';'), 2);
}

void TestNotationPosition::unknownKeysComeWithASuggestion() {
    const auto read = readPosition(parsed(R"({"peices": []})"), baseRules());
    QVERIFY(!read);
    QCOMPARE(read.error().front().code, DiagnosticCode::unknownKey);
    QCOMPARE(read.error().front().found, std::string("peices"));
    QCOMPARE(read.error().front().suggestion, std::string("pieces"));
}

void TestNotationPosition::rulesetsAreNamedByIdPathOrDocument() {
    const Library library = shippedLibrary();
    const Registry registry = builtinRegistry();
    std::string asked;
    RulesSource source(library, registry, [&](const std::string& path) {
        asked = path;
        return Expected<json>(*library.find("gnostica"));
    });
    QVERIFY(readPosition(json::object(), source));
    QVERIFY(readPosition(json{{"variant", "gnostica"}}, source));
    QVERIFY(asked.empty());
    QVERIFY(readPosition(json{{"variant", "house/rules.json"}}, source));
    QCOMPARE(asked, std::string("house/rules.json"));
    QVERIFY(readPosition(json{{"variant", *library.find("gnostica")}}, source));
    const auto unknown = readPosition(json{{"variant", "gnostika"}}, source);
    QVERIFY(!unknown);
    QCOMPARE(unknown.error().front().code, DiagnosticCode::unknownRuleset);
    QVERIFY(!readPosition(json{{"variant", 5}}, source));
    QVERIFY(!readPosition(json{{"expansions", "star"}}, source));
    QVERIFY(!readPosition(json{{"expansions", {1}}}, source));
}

void TestNotationPosition::optionsOverrideSettings() {
    const Library library = shippedLibrary();
    const Registry registry = builtinRegistry();
    RulesSource source(library, registry);
    const auto tournament = readPosition(json{{"options", {{"turnOrder", "tournament"}}}}, source);
    QVERIFY(tournament);
    QCOMPARE(tournament->rules->turnOrder, TurnOrder::tournament);
    const auto wrong = readPosition(json{{"options", {{"targett", 8}}}}, source);
    QVERIFY(!wrong);
    QCOMPARE(wrong.error().front().pointer, std::string("/options/targett"));
    QVERIFY(!readPosition(json{{"options", 8}}, source));
}

void TestNotationPosition::aRulesetIsCompiledOnce() {
    const Library library = shippedLibrary();
    const Registry registry = builtinRegistry();
    RulesSource source(library, registry);
    const auto first = source.rulesFor(json{{"seats", 2}});
    const auto second = source.rulesFor(json{{"seats", 5}});
    QVERIFY(first && second);
    QVERIFY(*first == *second);
}

void TestNotationPosition::whatStandsRoundADocumentIsNotRead_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("document");
    QTest::newRow("alone") << QByteArray(R"({"seats": 2})") << QByteArray(R"({"seats": 2})");
    QTest::newRow("fence") << QByteArray("```json\n{\"seats\": 2}\n```\n") << QByteArray(R"({"seats": 2})");
    QTest::newRow("quoted") << QByteArray("> {\n> \"seats\":\n>> 2 }\n") << QByteArray(R"({"seats": 2})");
    QTest::newRow("sentences") << QByteArray("See [1]: this (by Ann) {\"seats\": 2} ends [at once].")
                               << QByteArray(R"({"seats": 2})");
    QTest::newRow("list") << QByteArray("Look:\r\n[ {\"seats\": 2}, {\"seats\": 3} ]\r\nThanks {a}")
                          << QByteArray(R"([{"seats": 2}, {"seats": 3}])");
    QTest::newRow("brackets in strings") << QByteArray(R"(x {"name": "a } \" ] b", "c": [1]} y)")
                                         << QByteArray(R"({"name": "a } \" ] b", "c": [1]})");
    QTest::newRow("curly quotes") << QByteArray("{“seats”:\u00a02}") << QByteArray(R"({"seats": 2})");
    QTest::newRow("fixed blanks in a name")
        << QByteArray("A 5\" board: {\u00a0\"name\":\u00a0\"Le\u00a0\\\"Fou\u00a0\"}")
        << QByteArray("{\"name\": \"Le\u00a0\\\"Fou\u00a0\"}");
    QTest::newRow("curly quotes in a name")
        << QByteArray("{\"name\": \"The “Fool”\"}") << QByteArray("{\"name\": \"The “Fool”\"}");
}

// Positions are shared in bug reports; regression: they were refused with surrounding text.
void TestNotationPosition::whatStandsRoundADocumentIsNotRead() {
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, document);
    const std::string pasted = pastedDocument(text.toStdString());
    const auto read = nlohmann::json::parse(pasted, nullptr, false);
    QVERIFY2(!read.is_discarded(), pasted.c_str());
    QCOMPARE(read.dump(), nlohmann::json::parse(document.toStdString()).dump());
    QCOMPARE(std::ranges::count(pasted, '\n'), text.count('\n'));
    // Text without a document is unchanged, and so are its places.
    for (const char* none : {"", "nothing here", "[1, 2]", "] } >"}) {
        QCOMPARE(pastedDocument(none), std::string(none));
    }
    const std::string broken = pastedDocument("Here:\n{\"seats\": 2,\n\"board\": [}\n");
    QCOMPARE(broken, std::string("     \n{\"seats\": 2,\n\"board\": [}\n"));
}

QTEST_APPLESS_MAIN(TestNotationPosition)
#include "tst_notation_position.moc"
