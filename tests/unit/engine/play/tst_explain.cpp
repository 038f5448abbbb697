// Refusals: every reason that the base game can give occurs, with the right rule and facts.
#include "engine/notation/words.h"
#include "tests/support/refusal_cases.h"

#include <QtTest>

#include <set>

using namespace gnostica::engine;
using namespace gnostica::tests;

namespace {

const RefusalCase& caseAt(int row) {
    static const RefusalCases all = allRefusals();
    return all[static_cast<std::size_t>(row)];
}

/// Puts every card of the deck on the board except these and those that the position already names.
Setup withAllCardsLaid(Setup setup, CardSet spare = {}) {
    CardSet named = spare;
    const auto note = [&named](const auto& list) {
        for (const auto& name : list) {
            named.insert(card(name.template get<std::string>()));
        }
    };
    for (const char* key : {"board", "draw", "discard"}) {
        note(setup.json().value(key, nlohmann::json::object()));
    }
    for (const auto& hand : setup.json().value("hands", nlohmann::json::object())) {
        note(hand);
    }
    int column = 0;
    for (const Card each : CardSet::deck() - named) {
        setup.land(std::to_string(++column) + ",20", toText(each));
    }
    return setup;
}

}  // namespace

class TestExplain : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eachReasonIsGiven_data();
    void eachReasonIsGiven();
    void everyReasonOfTheBaseGameHasACase();
    void theFactsAreNamed_data();
    void theFactsAreNamed();
    void chanceComesFirst();
    void chanceIsAskedByItsRule();
    void emptyPilesGiveNothing();
    void aDrawNamesTheMostThatIsPossible();
    void discardingWhatIsNotHeldIsNoMatterOfThePiles();
    void aPassOfTheHighPriestessIsLimitedByThePiles();
    void aStepOfATwinIsAsLegalAsItsLike();
    void foolAndWorldNestOnlySoDeep();
    void aLinkMendsNoMinion();
    void anythingMayBeAskedAbout();
};

void TestExplain::eachReasonIsGiven_data() {
    QTest::addColumn<int>("row");
    int row = 0;
    for (const RefusalCase& one : allRefusals()) {
        QTest::newRow(one.name) << row++;
    }
}

void TestExplain::eachReasonIsGiven() {
    QFETCH(int, row);
    const RefusalCase& one = caseAt(row);
    Game game = gameOf(one);
    const auto refusal = explain(game.rules(), game.state(), one.step);
    QVERIFY2(refusal.has_value(), "called legal");
    QCOMPARE(static_cast<int>(refusal->code), static_cast<int>(one.code));
    QCOMPARE(std::string(refusal->rule.text), std::string(one.rule));

    const State before = game.state();
    QVERIFY(game.play(one.step) == refusal);
    QVERIFY(game.state() == before);
}

void TestExplain::everyReasonOfTheBaseGameHasACase() {
    std::set<RefusalCode> given{RefusalCode::chanceFirst, RefusalCode::pileEmpty,
                                RefusalCode::nestedTooDeep};                  // in separate tests below
    given.insert({RefusalCode::differentSpaces, RefusalCode::noTurnToCome});  // of variants, covered by scenarios
    for (const RefusalCase& one : allRefusals()) {
        given.insert(one.code);
    }
    for (int code = 0; code < static_cast<int>(RefusalCode::variantRule); ++code) {
        QVERIFY2(given.contains(static_cast<RefusalCode>(code)), std::to_string(code).c_str());
    }
}

void TestExplain::theFactsAreNamed_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("number");
    QTest::addColumn<QString>("more");  // card, seat with size, space, piece: the values in the sentence
    const auto row = [](const char* name, int number, const char* more) {
        QTest::newRow(name) << QString::fromUtf8(name) << number << QString::fromUtf8(more);
    };
    row("creating a fourth piece", 3, "space 1,1");
    row("creating without a small piece", 0, "seat A 1");
    row("growing without the next size", 0, "seat A 3");
    row("hitting without a replacement", 0, "seat B 2");
    row("moving beyond one's pips", 2, "piece 0");
    row("moving into a crowd", 3, "space 1,1");
    row("hitting for more than there is", 1, "piece 1");
    row("razing beyond one's pips", 2, "space 1,1");
    row("razing to a wrong value", 2, "card cups-2");
    row("raising by two at once", 2, "card sun");
    row("founding with a royalty", 1, "card cups-king");
    row("playing a card of the pile", 0, "card sun");
    row("placing beside an enemy", 1, "space 0,1");
    row("drawing more than a hand", 6, "");
    row("Judgement beyond a full hand", 6, "");
    row("a challenge while another's runs", 0, "seat B 0");
    row("the World copies a minor", 0, "card rods-5");
}

void TestExplain::theFactsAreNamed() {
    QFETCH(QString, name);
    QFETCH(int, number);
    QFETCH(QString, more);
    const RefusalCases all = allRefusals();
    const auto one = std::ranges::find(all, name.toStdString(), &RefusalCase::name);
    QVERIFY(one != all.end());
    Game game = gameOf(*one);
    const Refusal refusal = explain(game.rules(), game.state(), one->step).value();
    QCOMPARE(refusal.number, number);
    const std::string fact = more.toStdString();
    if (fact.starts_with("space")) {
        QCOMPARE("space " + toText(refusal.space), fact);
    } else if (fact.starts_with("card")) {
        QCOMPARE("card " + toText(refusal.card), fact);
    } else if (fact.starts_with("seat")) {
        QCOMPARE("seat " + toText(refusal.seat) + " " + std::to_string(refusal.size), fact);
    } else if (fact.starts_with("piece")) {
        QCOMPARE("piece " + std::to_string(index(refusal.piece)), fact);
    }
}

void TestExplain::chanceComesFirst() {
    const Game game(baseRules(), 2);
    QCOMPARE(explain(game.rules(), game.state(), step::Done{})->code, RefusalCode::chanceFirst);

    Game drawing = pointed("cups-9").draw({"sun"}).discard({"moon"}).restDiscarded().game();
    QVERIFY(!drawing.play(stepOf(drawing, "refresh - 3")).has_value());
    const auto refusal = explain(drawing.rules(), drawing.state(), step::Done{});
    QCOMPARE(refusal->code, RefusalCode::chanceFirst);
    QCOMPARE(refusal->rule.text, std::string_view("DRW-1"));
}

void TestExplain::chanceIsAskedByItsRule() {
    const auto ruleOf = [](const Game& game) {
        return std::string(explain(game.rules(), game.state(), step::Done{})->rule.text);
    };
    QCOMPARE(ruleOf(Game(baseRules(), 2)), std::string("SET-2"));

    Game lots(rulesWith({{"start", "random"}, {"timer", "rounds"}}), 2);
    Rng rng(1);
    QVERIFY(lots.play(drawChance(lots.rules(), lots.state(), rng)));
    QCOMPARE(awaitedChance(lots.state()), ChanceKind::seat);
    QCOMPARE(ruleOf(lots), std::string("SET-4"));
    QVERIFY(lots.play(drawChance(lots.rules(), lots.state(), rng)));
    QCOMPARE(awaitedChance(lots.state()), ChanceKind::timer);
    QCOMPARE(ruleOf(lots), std::string("TMR-1"));

    Game tied = Setup().land("0,0", "rods-9").with("stage", "bid").hand("A", {"cups-2"}).hand("B", {"rods-2"}).game();
    play(tied, {"bid cups-2", "bid rods-2"});
    QCOMPARE(awaitedChance(tied.state()), ChanceKind::seat);
    QCOMPARE(ruleOf(tied), std::string("BID-3"));
}

// A Fool and a Wheel on the board, and no card in either pile.
void TestExplain::emptyPilesGiveNothing() {
    Game fool = withAllCardsLaid(pointed("fool")).game();
    play(fool, {"activate 0,1"});
    const auto reveal = explain(fool.rules(), fool.state(), step::Reveal{});
    QCOMPARE(reveal->code, RefusalCode::pileEmpty);
    QCOMPARE(reveal->rule.text, std::string_view("MAJ-0"));

    Game wheel = withAllCardsLaid(westward("wheel-of-fortune")).game();
    play(wheel, {"activate 0,1"});
    const auto found = explain(
        wheel.rules(), wheel.state(),
        step::Found{.minion = kFirst, .source = CardSource::drawPile, .card = Card::none(), .space = at(-1, 1)});
    QCOMPARE(found->code, RefusalCode::pileEmpty);
    QCOMPARE(found->rule.text, std::string_view("DRW-1"));
}

void TestExplain::aDrawNamesTheMostThatIsPossible() {
    const Game game = withAllCardsLaid(pointed("cups-9"), cardSet({"sun", "moon"})).game();
    const auto refusal = explain(game.rules(), game.state(), step::Refresh{{}, 3});
    QCOMPARE(refusal->code, RefusalCode::tooManyCards);
    QCOMPARE(refusal->rule.text, std::string_view("DRW-1"));
    QCOMPARE(refusal->number, 2);
}

void TestExplain::discardingWhatIsNotHeldIsNoMatterOfThePiles() {
    const Game game = pointed("cups-9").game();
    const auto refusal = explain(game.rules(), game.state(), step::Refresh{{1}, 0});
    QCOMPARE(refusal->code, RefusalCode::cardNotInHand);
    QCOMPARE(refusal->rule.text, std::string_view("TRN-2"));
}

void TestExplain::aPassOfTheHighPriestessIsLimitedByThePiles() {
    Game game = withAllCardsLaid(pointed("high-priestess"), cardSet({"sun"})).game();
    play(game, {"activate 0,1"});
    const auto refusal = explain(game.rules(), game.state(), step::Redraw{{}, 2});
    QCOMPARE(refusal->code, RefusalCode::tooManyCards);
    QCOMPARE(refusal->rule.text, std::string_view("DRW-1"));
    QCOMPARE(refusal->number, 1);
}

// One step in the list represents both twins; either can be explained and either can take it, even as half of a link.
void TestExplain::aStepOfATwinIsAsLegalAsItsLike() {
    Game game = Setup()
                    .land("0,1", "cups-4")
                    .land("3,1", "cups-5")
                    .pieces({"A1E@1,1", "A1E@1,1"})
                    .hand("A", {"chariot"})
                    .game();
    play(game, {"play chariot"});
    const Step half = step::Move{.minion = kSecond, .distance = 1, .facing = Facing::east};
    QVERIFY(!explain(game.rules(), game.state(), half));
    QVERIFY(!game.play(half).has_value());
    QCOMPARE(piecesOf(game.state()), std::string("A1E@1,1 A1E@2,1"));

    Game far = Setup()
                   .land("0,1", "cups-4")
                   .land("4,1", "cups-5")
                   .pieces({"A1E@1,1", "A1E@1,1"})
                   .hand("A", {"chariot"})
                   .game();
    play(far, {"play chariot"});
    const Step linked = step::Move{.minion = kSecond, .distance = 1, .facing = Facing::east, .linked = true};
    QVERIFY(!explain(far.rules(), far.state(), linked));
    QVERIFY(!far.play(linked).has_value());
    QCOMPARE(piecesOf(far.state()), std::string("A1E@1,1 A1E@2,1"));
}

// The World, played, copies a Fool on the board, which turns over the World, the only card of the pile, again …
void TestExplain::foolAndWorldNestOnlySoDeep() {
    Game game = withAllCardsLaid(pointed("fool").hand("A", {"world"})).game();
    play(game, {"play world"});
    for (int i = 0; i < kMaxFrames / 2 - 1; ++i) {
        play(game, {"copy 0,1", "reveal"});
    }
    play(game, {"copy 0,1"});
    QCOMPARE(static_cast<int>(game.state().turn.depth), kMaxFrames);
    const auto refusal = explain(game.rules(), game.state(), step::Reveal{});
    QCOMPARE(refusal->code, RefusalCode::nestedTooDeep);
    QCOMPARE(refusal->rule.text, std::string_view("MAJ-0"));
    QCOMPARE(refusal->number, 12);
    QCOMPARE(legal(game), std::vector<std::string>{"skip"});
}

// The lack of a second half is not the reason given for a piece that may not act at all.
void TestExplain::aLinkMendsNoMinion() {
    Game game = pointed("cups-9").hand("A", {"chariot"}).game();
    play(game, {"play chariot"});
    const step::Move theirs{.minion = kSecond, .distance = 1, .facing = Facing::north, .linked = true};
    const auto refusal = explain(game.rules(), game.state(), theirs);
    QCOMPARE(refusal->code, RefusalCode::notYourPiece);
    QCOMPARE(refusal->rule.text, std::string_view("MIN-1"));
}

void TestExplain::anythingMayBeAskedAbout() {
    Game game = alone("lovers").game();
    play(game, {"activate 0,1"});
    const Step step = step::Move{.minion = kNoPiece, .distance = 1, .facing = Facing::north};
    QVERIFY(explain(game.rules(), game.state(), step).has_value());
}

QTEST_APPLESS_MAIN(TestExplain)
#include "tst_explain.moc"
