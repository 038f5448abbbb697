// Starts of games that a document changes: drawn boards, hands, cards chosen from a face-up pool (SET-2).
#include "engine/documents/document.h"
#include "engine/documents/problems.h"
#include "engine/mechanics/registry.h"
#include "engine/notation/words.h"
#include "engine/play/position_start.h"
#include "engine/rules/start_layout.h"
#include "tests/support/positions.h"
#include "tests/support/promises.h"

#include <QtTest>

#include <algorithm>
#include <set>
#include <string>

using namespace gnostica::engine;
using namespace gnostica::tests;
using nlohmann::json;

namespace {

Game dealt(const std::shared_ptr<const Rules>& rules, int seats, std::uint64_t seed = 1) {
    Game game(rules, seats);
    Rng rng(seed);
    game.play(drawChance(*rules, game.state(), rng));
    return game;
}

std::string cardOn(const State& state, std::string_view space) {
    const Territory* territory = state.territoryAt(*parseSpace(space));
    return territory == nullptr ? "none" : toText(territory->card);
}

}  // namespace

class TestStart : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cardsLieAsTheLayoutDrawsThem();
    void layoutsAreWrittenWithTheirSpaces();
    void theFirstPlayerIsFoundWhereNobodyBids_data();
    void theFirstPlayerIsFoundWhereNobodyBids();
    void handsBeginSmallerThanTheirLimit();
    void openCardsAreTakenToAndFro();
    void bidsAreTakenUpToTheFirstHand();
    void whatIsNotTakenIsDiscarded();
    void aBoardAndItsProblems_data();
    void aBoardAndItsProblems();
};

void TestStart::cardsLieAsTheLayoutDrawsThem() {
    const auto rules = rulesWith({{"layout", {". *", "sun . world", "*"}}});
    for (std::uint64_t seed = 1; seed < 10; ++seed) {
        const Game game = dealt(rules, 6, seed);
        const State& state = game.state();
        QCOMPARE(int{state.territoryCount}, 4);
        QCOMPARE(cardOn(state, "0,1"), std::string("sun"));
        QCOMPARE(cardOn(state, "2,1"), std::string("world"));
        QVERIFY(cardOn(state, "1,0") != "none" && cardOn(state, "0,2") != "none");
        QCOMPARE(cardOn(state, "1,1"), std::string("none"));
        QCOMPARE(state.draw.size(), 78 - 36 - 4);
        QCOMPARE(brokenAccounts(*rules, state), std::string());
    }
}

/// Spaces are counted from the first row and cell that are drawn, so these stay even if they are holes.
void TestStart::layoutsAreWrittenWithTheirSpaces() {
    using Rows = std::vector<std::string>;
    const StartLayout layout = layoutOf({". . .", ". * sun .", "", "*", "."});
    const Rows written = rowsOf(layout);
    QVERIFY(written == (Rows{".", ". * sun", ".", "*"}));
    QVERIFY(layoutOf(written) == layout);
}

void TestStart::theFirstPlayerIsFoundWhereNobodyBids_data() {
    QTest::addColumn<QByteArray>("start");
    QTest::addColumn<QByteArray>("seats");
    QTest::newRow("by lot") << QByteArray(R"({"first": "random"})") << QByteArray("ABC");
    QTest::newRow("as chosen") << QByteArray(R"({"first": "seat", "seat": "C"})") << QByteArray("C");
    QTest::newRow("A") << QByteArray(R"({"first": "seat", "seat": "A"})") << QByteArray("A");
}

void TestStart::theFirstPlayerIsFoundWhereNobodyBids() {  // SET-4; regression: this was an error
    QFETCH(QByteArray, start);
    const auto rules = rulesPatched({{"start", json::parse(start.toStdString())}, {"mechanics", {{"bid", nullptr}}}});
    std::set<std::string> found;
    for (std::uint64_t seed = 1; seed < 40; ++seed) {
        Game game = dealt(rules, 3, seed);
        Rng rng(seed);
        while (game.decider() == Seat::chance) {
            game.play(drawChance(*rules, game.state(), rng));
        }
        QVERIFY(!legal(game, "place").empty());
        found.insert(toText(game.decider()));
    }
    std::string all;
    for (const std::string& seat : found) {
        all += seat;
    }
    QTEST(QByteArray(all.c_str()), "seats");
}

void TestStart::handsBeginSmallerThanTheirLimit() {
    const Game game = dealt(rulesWith({{"startHand", 2}}), 3);
    QCOMPARE(game.state().hands[Seat::a].size(), 2);
    QCOMPARE(game.state().hands[Seat::c].size(), 2);
    QCOMPARE(game.state().draw.size(), 78 - 6 - 9);
}

void TestStart::openCardsAreTakenToAndFro() {
    const auto rules = rulesPatched({{"start", {{"first", "seat"}}},
                                     {"draft", {{"cards", 2}, {"spare", 3}}},
                                     {"mechanics", {{"draft", json::object()}}}});
    Game game = dealt(rules, 3);
    QCOMPARE(game.state().hands[Seat::b].size(), 4);
    QCOMPARE(cardsAside(*rules, game.state()).size(), 9);
    QCOMPARE(game.viewFor(Seat::a).unseen().size(), 78 - 9 - 9 - 4);  // they are face up for everybody
    std::string takers;
    for (int i = 0; i < 6; ++i) {
        QCOMPARE(legal(game, "take").size(), legal(game).size());
        takers += toText(game.decider());
        play(game, {legal(game).front()});
        QCOMPARE(brokenAccounts(*rules, game.state()), std::string());
    }
    QCOMPARE(takers, std::string("CBAABC"));
    QCOMPARE(game.state().hands[Seat::b].size(), 6);
    QCOMPARE(game.state().turn.stage, Stage::option);
}

/// Otherwise the first player to take would take all the cards.
void TestStart::bidsAreTakenUpToTheFirstHand() {
    const auto rules = rulesWith({{"startHand", 2}});
    Game game = Setup()
                    .land("0,0", "rods-9")
                    .hand("A", {"cups-2", "cups-3"})
                    .hand("B", {"sun", "moon"})
                    .with("stage", "bid")
                    .game(rules);
    play(game, {"bid cups-2", "bid sun", "take sun", "take cups-2"});
    QCOMPARE(game.state().hands[Seat::a].size(), 2);
    QCOMPARE(game.state().hands[Seat::b].size(), 2);
    QCOMPARE(game.state().turn.stage, Stage::option);
}

void TestStart::whatIsNotTakenIsDiscarded() {
    const auto rules = rulesPatched({{"hand", {{"start", 1}}},
                                     {"start", {{"first", "seat"}}},
                                     {"draft", {{"cards", 5}, {"spare", 2}}},
                                     {"mechanics", {{"draft", json::object()}}}});
    Game game = dealt(rules, 2);
    QVERIFY(game.state().hands[Seat::a].empty());  // all cards of the first hand are chosen from the pool
    const CardSet open = cardsAside(*rules, game.state());
    QCOMPARE(open.size(), 4);
    Card other = Card(0);
    while (open.contains(other)) {
        other = Card(other.number() + 1);
    }
    const auto refusal = game.play(step::Take{.card = other});
    QVERIFY(refusal && refusal->code == RefusalCode::notInPool && refusal->rule == RuleId{"SET-2"});
    QVERIFY(game.play(step::Done{})->code == RefusalCode::notNow);
    for (int i = 0; i < 2; ++i) {
        play(game, {legal(game).front()});
    }
    QCOMPARE(game.state().turn.stage, Stage::option);
    QCOMPARE(game.state().discard.size(), 2);
    QCOMPARE(game.state().hands[Seat::b].size(), 1);
}

void TestStart::aBoardAndItsProblems_data() {
    QTest::addColumn<QByteArray>("patch");
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<int>("code");
    const auto row = [](const char* name, const char* patch, const char* pointer, DiagnosticCode code) {
        QTest::newRow(name) << QByteArray(patch) << QString::fromLatin1(pointer) << static_cast<int>(code);
    };
    using enum DiagnosticCode;
    row("a card that does not exist", R"({"board": {"layout": ["* *", "* cups-13"]}})", "/board/layout/1", unknownCard);
    row("a card twice", R"({"board": {"layout": ["sun *", "* sun"]}})", "/board/layout/1", duplicate);
    row("a row too long", R"({"board": {"layout": ["* * * * * * * * *"]}})", "/board/layout/0", tooLarge);
    row("too many rows", R"({"board": {"layout": ["*", "*", "*", "*", "*", "*", "*", "*", "*"]}})", "/board/layout/8",
        tooLarge);
    row("no row at all", R"({"board": {"layout": ["*", ""]}})", "/board/layout/1", wrongValue);
    row("a number for a row", R"({"board": {"layout": ["*", 1]}})", "/board/layout/1", wrongType);
    row("holes only", R"({"board": {"layout": [". .", "."]}})", "/board/layout", emptyLayout);
    row("more cards than there are",
        R"({"board": {"layout": ["* * * * * * * *", "* * * * * * * *", "* * * * * * * *", "* * * * * * * *",
                                 "* * * * * * * *", "* * * * * * * *"]}})",
        "/hand/limit", tooMany);
    row("larger than the hand", R"({"hand": {"start": 7}})", "/hand/start", conflict);
    row("a value of no card", R"({"deck": {"cardValues": {"foul": 1}}})", "/deck/cardValues/foul", unknownKey);
    row("a value out of range", R"({"deck": {"cardValues": {"fool": 10}}})", "/deck/cardValues/fool", wrongValue);
}

/// Every problem has a place, and its first fix solves it.
void TestStart::aBoardAndItsProblems() {
    QFETCH(QByteArray, patch);
    QFETCH(QString, pointer);
    QFETCH(int, code);
    json document = json::parse(baseRules()->document);
    document.merge_patch(json::parse(patch.toStdString()));
    const Diagnostics problems = checkDocument(document, builtinRegistry());
    QCOMPARE(problems.size(), std::size_t{1});
    const Diagnostic& problem = problems.front();
    QCOMPARE(QString::fromStdString(problem.pointer), pointer);
    QCOMPARE(static_cast<int>(problem.code), code);
    QVERIFY(!problem.fixes.empty());
    for (const Edit& edit : problem.fixes.front().edits) {
        const json::json_pointer place(edit.pointer);
        if (edit.kind == EditKind::set) {
            document[place] = json::parse(edit.text);
        } else {
            json& parent = document[place.parent_pointer()];
            if (parent.is_array()) {
                parent.erase(placeIn(place.back()).value());
            } else {
                const json value = parent[place.back()];
                parent.erase(place.back());
                if (edit.kind == EditKind::rename) {
                    parent[edit.text] = value;
                }
            }
        }
    }
    QVERIFY(checkDocument(document, builtinRegistry()).empty());
}

QTEST_APPLESS_MAIN(TestStart)
#include "tst_start.moc"
