// Each step has one spelling, and a text denotes the step that a player would mean by it.
#ifndef Q_MOC_RUN  // moc cannot read all of C++20
#include "engine/notation/step_text.h"
#include "engine/notation/words.h"
#include "tests/support/positions.h"
#include "tests/support/random_play.h"
#include "tests/support/rulesets.h"
#endif

#include <QtTest>

#include <algorithm>

using namespace gnostica::engine;
using namespace gnostica::tests;

namespace {

/// The canonical spelling of the step that a text denotes, or the problem.
std::string understood(const Game& game, std::string_view text) {
    const auto step = parseStep(game.rules(), game.state(), text);
    if (step) {
        return toText(game.rules(), game.state(), *step);
    }
    const Diagnostic& problem = step.error().diagnostic;
    switch (problem.code) {
    case DiagnosticCode::ambiguous: return "ambiguous: " + problem.found + " | " + problem.expected;
    case DiagnosticCode::illegal: return "illegal: " + problem.rule;
    case DiagnosticCode::unknownWord: return "unknown word: " + problem.found + " | " + problem.suggestion;
    case DiagnosticCode::unknownPiece: return "unknown piece: " + problem.found + " | " + problem.suggestion;
    case DiagnosticCode::unknownCard: return "unknown card: " + problem.found + " | " + problem.suggestion;
    case DiagnosticCode::syntax:
        return "syntax: " + problem.found + " | " + problem.expected + " | " + std::to_string(problem.place.column);
    default: return "problem";
    }
}

/// Checks that every legal step is read back from its spelling, and that all spellings differ.
std::string brokenSpelling(const Rules& rules, const State& state, const std::vector<Step>& steps) {
    std::vector<std::string> texts;
    for (const Step& step : steps) {
        texts.push_back(toText(rules, state, step));
        const auto again = parseStep(rules, state, texts.back());
        if (!again || *again != step) {
            return texts.back() + " is not read back";
        }
    }
    std::ranges::sort(texts);
    const auto twice = std::ranges::adjacent_find(texts);
    return twice == texts.end() ? std::string() : *twice + " is spelt twice";
}

/// Two upright pieces on one space; only the second is a minion, as it was created after the first acted.
Game twinsOfWhichOneIsAMinion() {
    Game game =
        Setup().land("0,1", "discs-2").land("1,1", "temperance").pieces({"A1U@0,1", "A2W@1,1", "B1N@1,1"}).game();
    play(game, {"activate 1,1", "cup A2W@1,1 create 0,1 U"});
    return game;
}

}  // namespace

class TestNotationSteps : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyLegalStepIsReadBack_data();
    void everyLegalStepIsReadBack();
    void aKeptFacingMayBeLeftOut();
    void aFacingThatMustBeSaidIsAmbiguousWithoutIt();
    void anEnemyKeepsItsFacingUnwritten();
    void aDestroyedPieceHasNoFacing();
    void listsMayStandInAnyOrder();
    void twinsThatDifferAreNumbered();
    void aNameWithoutNumberMeansTheOldestThatCan();
    void twinsThatAreAlikeAreOne();
    void aTwinNamedByItsNumberStaysThatTwin();
    void aTwinOutOfReachTargetsItself();
    void anEnemyTwinNamedByItsNumberStaysThatTwin();
    void theTargetOfTheSameNameIsTheMinionItself();
    void linkedHalvesMayStandOnOneLine();
    void aHalfThatIsLegalAloneIsNeverLinked();
    void wordsAreCheckedOneByOne_data();
    void wordsAreCheckedOneByOne();
    void aRefusalCarriesTheRule();
    void aDiscardThatIsNotInHandIsRefused();
    void longLinesAreNotRead();
    void legalTextsAreSorted();
};

void TestNotationSteps::everyLegalStepIsReadBack_data() {
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 6; ++seed) {
        QTest::addRow("seed %d", seed) << 2 + seed % 5 << seed;
    }
}

void TestNotationSteps::everyLegalStepIsReadBack() {
    QFETCH(int, seats);
    QFETCH(int, seed);
    const auto rules = baseRules();
    Rng rng(static_cast<std::uint64_t>(seed));
    State state = newGame(*rules, seats);
    StepList steps;
    for (int i = 0; i < 150 && !isOver(state); ++i) {
        if (decider(*rules, state) == Seat::chance) {
            apply(*rules, state, drawChance(*rules, state, rng));
            continue;
        }
        legalSteps(*rules, state, steps);
        const Step next = choose(steps, rng);
        // Long lists consist mostly of refreshes; a sample of them is enough.
        std::vector<Step> some;
        for (std::size_t k = 0; k < steps.size(); k += 1 + steps.size() / 200) {
            some.push_back(steps[k]);
        }
        const std::string broken = brokenSpelling(*rules, state, some);
        QVERIFY2(broken.empty(), broken.c_str());
        apply(*rules, state, next);
    }
}

void TestNotationSteps::aKeptFacingMayBeLeftOut() {
    Game game = Setup().land("0,1", "rods-2").land("1,1", "cups-4").pieces({"A1E@0,1", "A2S@1,1"}).game();
    play(game, {"activate 0,1"});
    QCOMPARE(understood(game, "rod A1E@0,1 move 1"), std::string("rod A1E@0,1 move 1 E"));
    QCOMPARE(understood(game, "rod A1E@0,1 push A2S@1,1 1"), std::string("rod A1E@0,1 push A2S@1,1 1 S"));
    QCOMPARE(understood(game, "  rod  A1E@0,1\tmove 1   N "), std::string("rod A1E@0,1 move 1 N"));
}

void TestNotationSteps::aFacingThatMustBeSaidIsAmbiguousWithoutIt() {
    const Game game = Setup().land("0,0", "cups-4").pieces({"B1U@0,0"}).game();
    QCOMPARE(understood(game, "place 1,0"), std::string("ambiguous: place 1,0 N | place 1,0 E"));
    QCOMPARE(understood(game, "place 0,0"), std::string("illegal: TRN-1"));
    QCOMPARE(understood(game, "place 0,0 E"), std::string("illegal: TRN-1"));
}

void TestNotationSteps::anEnemyKeepsItsFacingUnwritten() {
    Game game = Setup().land("0,1", "swords-2").land("1,1", "cups-4").pieces({"A2E@0,1", "B3N@1,1"}).game();
    play(game, {"activate 0,1"});
    QCOMPARE(understood(game, "sword A2E@0,1 hit B3N@1,1 1"), std::string("sword A2E@0,1 hit B3N@1,1 1"));
    QCOMPARE(understood(game, "sword A2E@0,1 hit B3N@1,1 1 W"), std::string("illegal: ORI-4"));
    QCOMPARE(understood(game, "sword A2E@0,1 hit B3N@1,1 1 N"), std::string("illegal: ORI-4"));
}

void TestNotationSteps::aDestroyedPieceHasNoFacing() {
    Game game = Setup().land("0,1", "swords-2").land("1,1", "cups-4").pieces({"A2E@0,1", "A1N@1,1"}).game();
    play(game, {"activate 0,1"});
    QCOMPARE(understood(game, "sword A2E@0,1 hit A1N@1,1 1"), std::string("sword A2E@0,1 hit A1N@1,1 1"));
    QCOMPARE(understood(game, "sword A2E@0,1 hit A1N@1,1 1 N"), std::string("illegal: SWD-2"));
    QCOMPARE(understood(game, "sword A2E@0,1 hit A2E@0,1 1"), std::string("sword A2E@0,1 hit A2E@0,1 1 E"));
}

void TestNotationSteps::listsMayStandInAnyOrder() {
    const Game game = Setup().land("0,1", "cups-2").pieces({"A1U@0,1"}).hand("A", {"sun", "cups-5", "rods-2"}).game();
    QCOMPARE(understood(game, "refresh rods-2,sun 1"), std::string("refresh sun,rods-2 1"));
    QCOMPARE(understood(game, "refresh - 0"), std::string("refresh - 0"));
}

void TestNotationSteps::twinsThatDifferAreNumbered() {
    const Game game = twinsOfWhichOneIsAMinion();
    const auto steps = legal(game, "cup ");
    QVERIFY(std::ranges::find(steps, "cup A1U@0,1#2 create 0,1 N") != steps.end());
    QVERIFY(std::ranges::none_of(steps, [](const auto& text) { return text.starts_with("cup A1U@0,1 "); }));
    QVERIFY(std::ranges::none_of(steps, [](const auto& text) { return text.starts_with("cup A1U@0,1#1"); }));
}

void TestNotationSteps::aNameWithoutNumberMeansTheOldestThatCan() {
    const Game game = twinsOfWhichOneIsAMinion();
    QCOMPARE(understood(game, "cup A1U@0,1 create 0,1 N"), std::string("cup A1U@0,1#2 create 0,1 N"));
    QCOMPARE(understood(game, "cup A1U@0,1#1 create 0,1 N"), std::string("illegal: MIN-2"));
    QVERIFY(understood(game, "cup A1U@0,1#3 create 0,1 N").starts_with("unknown piece: A1U@0,1#3"));
}

void TestNotationSteps::twinsThatAreAlikeAreOne() {
    const Game game = Setup().land("0,1", "cups-2").pieces({"A1U@0,1", "A1U@0,1"}).game();
    const auto steps = legal(game, "orient");
    QCOMPARE(steps.size(), std::size_t{4});
    QCOMPARE(understood(game, "orient A1U@0,1 N"), std::string("orient A1U@0,1 N"));
    QCOMPARE(understood(game, "orient A1U@0,1#1 N"), std::string("orient A1U@0,1 N"));
}

// Two identical pieces: the piece that is named by number acts, and remains the second.
void TestNotationSteps::aTwinNamedByItsNumberStaysThatTwin() {
    Game game = Setup().land("0,1", "swords-2").pieces({"A1U@0,1", "A1U@0,1"}).game();
    QCOMPARE(understood(game, "orient A1U@0,1#2 N"), std::string("orient A1U@0,1#2 N"));
    QVERIFY(understood(game, "orient A1U@0,1#3 N").starts_with("unknown piece: "));
    Game turned = game;
    play(turned, {"orient A1U@0,1#2 N"});
    QCOMPARE(piecesOf(turned.state()), std::string("A1U@0,1 A1N@0,1"));

    play(game, {"activate 0,1"});
    QCOMPARE(understood(game, "sword A1U@0,1 hit A1U@0,1 1"), std::string("sword A1U@0,1 hit A1U@0,1 1"));
    for (const char* text :
         {"sword A1U@0,1#2 hit A1U@0,1#2 1", "sword A1U@0,1#2 hit A1U@0,1#1 1", "sword A1U@0,1#1 hit A1U@0,1#2 1"}) {
        QCOMPARE(understood(game, text), std::string(text));
    }
    QCOMPARE(understood(game, "sword A1U@0,1#2 hit A1U@0,1 1"), std::string("sword A1U@0,1#2 hit A1U@0,1#2 1"));
    QCOMPARE(understood(game, "sword A1U@0,1 hit A1U@0,1#2 1"), std::string("sword A1U@0,1#1 hit A1U@0,1#2 1"));
}

// A piece that no other can target is the one that acts.
void TestNotationSteps::aTwinOutOfReachTargetsItself() {
    Game game = Setup().land("0,1", "discs-2").pieces({"A1E@0,1", "A1E@0,1"}).game();
    play(game, {"activate 0,1"});
    QCOMPARE(understood(game, "disc A1E@0,1 grow A1E@0,1#2 N"), std::string("disc A1E@0,1#2 grow A1E@0,1#2 N"));
    QCOMPARE(understood(game, "disc A1E@0,1#1 grow A1E@0,1#2 N"), std::string("illegal: ORI-2"));
    play(game, {"disc A1E@0,1 grow A1E@0,1#2 N"});
    QCOMPARE(piecesOf(game.state()), std::string("A1E@0,1 A2N@0,1"));
}

void TestNotationSteps::anEnemyTwinNamedByItsNumberStaysThatTwin() {
    Game game = Setup().land("0,1", "rods-2").land("1,1", "cups-2").pieces({"A1E@0,1", "B1N@1,1", "B1N@1,1"}).game();
    play(game, {"activate 0,1"});
    QCOMPARE(understood(game, "rod A1E@0,1 push B1N@1,1#2 1"), std::string("rod A1E@0,1 push B1N@1,1#2 1"));
    QCOMPARE(understood(game, "rod A1E@0,1 push B1N@1,1#1 1"), std::string("rod A1E@0,1 push B1N@1,1 1"));
    play(game, {"rod A1E@0,1 push B1N@1,1#2 1"});
    QCOMPARE(piecesOf(game.state()), std::string("A1E@0,1 B1N@1,1 B1N@2,1"));
}

void TestNotationSteps::theTargetOfTheSameNameIsTheMinionItself() {
    Game game = Setup()
                    .land("0,1", "strength")
                    .land("1,1", "discs-4")
                    .pieces({"A1U@0,1", "A2W@1,1"})
                    .hand("A", {"temperance", "discs-2"})
                    .game();
    play(game, {"activate 0,1", "disc A1U@0,1 grow A1U@0,1"});
    QCOMPARE(piecesOf(game.state()), std::string("A2U@0,1 A2W@1,1"));
}

void TestNotationSteps::linkedHalvesMayStandOnOneLine() {
    const auto both = parseLine("rod A1E@0,1 move 1 E + rod A1E@1,1 move 1 N");
    QVERIFY(both);
    QCOMPARE(*both, (std::vector<std::string>{"rod A1E@0,1 move 1 E +", "rod A1E@1,1 move 1 N"}));
    QCOMPARE(parseLine("done \r").value(), std::vector<std::string>{"done"});
    QCOMPARE(parseLine("rod A1E@0,1 move 1 E +").value(), std::vector<std::string>{"rod A1E@0,1 move 1 E +"});
    Game game = Setup()
                    .land("0,1", "cups-4")
                    .land("1,1", "cups-5")
                    .land("2,1", "cups-6")
                    .pieces({"A1E@0,1", "B1N@1,1", "B2N@1,1", "B3N@1,1"})
                    .hand("A", {"chariot"})
                    .game();
    play(game, {"play chariot", (*both)[0], (*both)[1]});
    QVERIFY(piecesOf(game.state()).starts_with("A1N@2,1"));
}

void TestNotationSteps::aHalfThatIsLegalAloneIsNeverLinked() {
    Game game = Setup().land("0,1", "cups-4").land("1,1", "cups-5").pieces({"A1E@0,1"}).hand("A", {"chariot"}).game();
    play(game, {"play chariot"});
    QCOMPARE(understood(game, "rod A1E@0,1 move 1 E +"), std::string("illegal: LNK-1"));
    QCOMPARE(understood(game, "rod A1E@0,1 move 2 E"), std::string("illegal: ROD-2"));
}

void TestNotationSteps::wordsAreCheckedOneByOne_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("answer");
    const auto row = [](const char* text, const char* answer) {
        QTest::newRow(text) << QString::fromLatin1(text) << QString::fromLatin1(answer);
    };
    row("", "syntax:  | word | 0");
    row("   ", "syntax:  | word | 0");
    row("activat 0,1", "unknown word: activat | activate");
    row("rod A1E@0,1 pull 1", "unknown word: pull | push");
    row("rod A1E@0,1", "unknown word:  | ");
    row("rod", "unknown word:  | ");
    row("rod A1E@0,1 move", "syntax:  | number | 17");
    row("rod A1E@0,1 move one N", "syntax: one | number | 18");
    row("rod A1E@0,1 move -1 N", "syntax: -1 | number | 18");
    row("rod A1E@0,1 move 1 N E", "syntax: E | end | 22");
    row("rod A1E@0,1 move 1 X", "syntax: X | facing | 20");
    row("rod A1X@0,1 move 1 N", "syntax: A1X@0,1 | piece | 5");
    row("rod A2E@0,1 move 1 N", "unknown piece: A2E@0,1 | A1E@0,1");
    row("play cups-12", "unknown card: cups-12 | cups-2");
    row("done now", "syntax: now | end | 6");
    row("skip +", "syntax: + | end | 6");
    row("activate here", "syntax: here | space | 10");
    row("place 1,1 N +", "syntax: + | end | 13");
}

void TestNotationSteps::wordsAreCheckedOneByOne() {
    QFETCH(QString, text);
    QFETCH(QString, answer);
    const Game game = Setup().land("0,1", "rods-2").pieces({"A1E@0,1"}).game();
    QCOMPARE(QString::fromStdString(understood(game, text.toStdString())), answer);
}

void TestNotationSteps::aRefusalCarriesTheRule() {
    Game game = Setup().land("0,1", "rods-4").land("1,1", "rods-5").pieces({"A3U@0,1"}).game();
    play(game, {"activate 0,1"});
    const State before = game.state();
    const auto step = parseStep(game.rules(), game.state(), "rod A3U@0,1 move 1 N");
    QVERIFY(!step && step.error().refusal.has_value());
    QCOMPARE(step.error().refusal->code, RefusalCode::upright);
    QCOMPARE(step.error().diagnostic.code, DiagnosticCode::illegal);
    QCOMPARE(step.error().diagnostic.rule, std::string("ROD-1"));
    QCOMPARE(step.error().diagnostic.found, std::string("rod A3U@0,1 move 1 N"));
    QVERIFY(game.state() == before);
}

void TestNotationSteps::aDiscardThatIsNotInHandIsRefused() {
    Game game = Setup().land("0,1", "cups-2").pieces({"A1U@0,1"}).hand("A", {"sun"}).game();
    const auto step = parseStep(game.rules(), game.state(), "refresh sun,moon 1");
    QVERIFY(!step && step.error().refusal);
    QCOMPARE(step.error().refusal->code, RefusalCode::cardNotInHand);
    QCOMPARE(step.error().refusal->card, card("moon"));
    play(game, {"activate 0,1"});
    const auto late = parseStep(game.rules(), game.state(), "refresh moon 1");
    QVERIFY(!late && late.error().refusal);
    QVERIFY(late.error().refusal->code != RefusalCode::cardNotInHand);
}

void TestNotationSteps::longLinesAreNotRead() {
    const Game game = Setup().land("0,1", "cups-2").pieces({"A1U@0,1"}).game();
    const std::string line = "refresh - 0" + std::string(5000, ' ');
    QCOMPARE(parseStep(game.rules(), game.state(), line).error().diagnostic.code, DiagnosticCode::tooLarge);
    QCOMPARE(parseLine(line).error().code, DiagnosticCode::tooLarge);
}

void TestNotationSteps::legalTextsAreSorted() {
    const Game game = Setup().land("0,1", "cups-2").pieces({"A1U@0,1"}).hand("A", {"sun", "moon"}).game();
    const auto texts = legalTexts(game.rules(), game.state());
    QVERIFY(std::ranges::is_sorted(texts));
    QCOMPARE(texts.front(), std::string("activate 0,1"));
}

QTEST_APPLESS_MAIN(TestNotationSteps)
#include "tst_notation_steps.moc"
