// Two powers on one target (LNK): the table between the halves, and the player of the second half. The scenarios cover
// the rules themselves.
#include "engine/model/neutral_text.h"
#include "engine/notation/words.h"
#include "tests/support/positions.h"
#include "tests/support/promises.h"

#include <QtTest>

using namespace gnostica::engine;
using namespace gnostica::tests;

namespace {

/// Puts every piece of this seat on the board, in one wasteland.
void addStash(std::vector<std::string>& pieces, char seat) {
    for (char size = '1'; size <= '3'; ++size) {
        for (int i = 0; i < 5; ++i) {
            pieces.push_back(std::string{seat, size} + "N@0,0");
        }
    }
}

/// The legal second halves, without facings.
std::vector<std::string> halves(const Game& game) {
    std::vector<std::string> texts;
    for (std::string text : legal(game)) {
        const std::size_t end = text.find_last_of(' ');
        const bool facing = text.size() == end + 2 && text.back() != smallLetter(text.back());
        text = facing ? text.substr(0, end) : text;
        if (texts.empty() || texts.back() != text) {
            texts.push_back(text);
        }
    }
    return texts;
}

using Texts = std::vector<std::string>;

}  // namespace

class TestLinks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theVoidWaitsForTheSecondHalf();
    void thePieceThatWasLentComesBack_data();
    void thePieceThatWasLentComesBack();
    void aTerritoryWithoutACardStandsForItsPoints();
    void theSubjectIsToldFromItsTwins();
    void onlyTheCrowdedSpaceMustBeRelieved();
    void aLinkIsOverWithItsSecondHalf();
    void aFirstHalfIsTakenBackWhole();
    void listingOutgrowsNoBoard_data();
    void listingOutgrowsNoBoard();
};

void TestLinks::theVoidWaitsForTheSecondHalf() {
    Game game = Setup().land("0,1", "cups-4").land("5,1", "cups-5").pieces({"A2E@1,1"}).hand("A", {"chariot"}).game();
    play(game, {"play chariot", "rod A2E@1,1 move 2 E +"});
    QVERIFY(game.state().isVoid(at(3, 1)));
    QCOMPARE(piecesOf(game.state()), std::string("A2E@3,1"));
    QCOMPARE(halves(game), (Texts{"rod A2E@3,1 move 1", "rod A2E@3,1 move 2"}));
}

void TestLinks::thePieceThatWasLentComesBack_data() {
    QTest::addColumn<QString>("card");
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    QTest::newRow("Strength leaves out a medium piece") << "strength"
                                                        << "disc A1E@0,1 grow A1E@0,1 E +"
                                                        << "disc A2E@0,1 grow A2E@0,1 E";
    QTest::newRow("Death leaves out a medium piece") << "death"
                                                     << "sword A1E@0,1 hit A3W@1,1 1 W +"
                                                     << "sword A1E@0,1 hit A2W@1,1 1 W";
}

void TestLinks::thePieceThatWasLentComesBack() {
    QFETCH(QString, card);
    QFETCH(QString, first);
    QFETCH(QString, second);
    Game game = Setup()
                    .land("0,1", card.toStdString())
                    .land("1,1", "cups-5")
                    .pieces({"A1E@0,1", "A3W@1,1", "A2N@0,0", "A2N@0,0", "A2N@0,0", "A2N@0,2", "A2N@0,2"})
                    .game();
    play(game, {"activate 0,1", first.toStdString()});
    QCOMPARE(game.state().stashOf(Seat::a, 2), -1);
    play(game, {second.toStdString()});
    QCOMPARE(game.state().stashOf(Seat::a, 2), 0);
    QCOMPARE(brokenAccounts(game.rules(), game.state()), std::string());
}

void TestLinks::aTerritoryWithoutACardStandsForItsPoints() {
    Game game =
        Setup().land("0,1", "death").land("1,1", "sun").pieces({"A1E@0,1", "A1W@2,1"}).hand("A", {"cups-2"}).game();
    play(game, {"activate 0,1", "sword A1E@0,1 raze 1,1 1 - +"});
    QVERIFY(game.state().territoryAt(at(1, 1))->card.isNone());
    QCOMPARE(score(game.rules(), game.state(), Seat::a), 3);  // only Death: no card that could count
    QCOMPARE(legal(game), Texts{"sword A1E@0,1 raze 1,1 1 cups-2"});
    play(game, {"sword A1E@0,1 raze 1,1 1 cups-2"});
    QCOMPARE(pileOf(game.state().discard), std::string("sun"));
}

// Two enemies that are identical in notation: the second half must continue with the piece of the first.
void TestLinks::theSubjectIsToldFromItsTwins() {
    Game game = Setup()
                    .land("0,1", "death")
                    .land("1,1", "cups-5")
                    .pieces({"A1E@0,1", "B3N@1,1", "B2N@1,1", "B2N@0,0", "B2N@0,0", "B2N@0,0", "B2N@0,2"})
                    .game();
    play(game, {"activate 0,1", "sword A1E@0,1 hit B3N@1,1 1 +"});
    QCOMPARE(legal(game), Texts{"sword A1E@0,1 hit B2N@1,1#1 1"});
}

void TestLinks::onlyTheCrowdedSpaceMustBeRelieved() {
    Game game = Setup()
                    .land("0,1", "cups-4")
                    .land("1,1", "cups-5")
                    .pieces({"A1E@0,1", "B1N@1,1", "B2N@1,1", "B1S@1,1", "A1U@0,1", "B1W@0,1"})
                    .hand("A", {"moon"})
                    .game();
    play(game, {"play moon", "rod A1E@0,1 move 1 U +"});
    QCOMPARE(game.state().countAt(at(1, 1)), 4);
    const Texts second = legal(game);
    QVERIFY(!second.empty());
    for (const std::string& text : second) {
        QVERIFY2(text.starts_with("sword A1U@1,1 "), text.c_str());
        Game after = game;
        play(after, {text});
        QVERIFY(after.state().countAt(at(1, 1)) <= 3);
    }
}

void TestLinks::aLinkIsOverWithItsSecondHalf() {
    Game game = Setup().land("0,1", "cups-4").land("5,1", "cups-5").pieces({"A3E@1,1"}).hand("A", {"chariot"}).game();
    play(game, {"play chariot", "rod A3E@1,1 move 2 E +", "rod A3E@3,1 move 1 E"});
    QCOMPARE(game.state().turn.link.kind, LinkKind::none);
    QVERIFY(!game.state().piece(PieceId{0}).has(Mark::subject));
    QCOMPARE(game.state().turn.stage, Stage::close);
}

void TestLinks::aFirstHalfIsTakenBackWhole() {
    Game game = Setup().land("0,1", "sun").pieces({"A1W@0,1"}).hand("A", {"cups-king"}).game();
    play(game, {"activate 0,1"});
    const State before = game.state();
    play(game, {"cup A1W@0,1 found -1,1 - +"});
    const State between = game.state();
    game.undo();
    QVERIFY(game.state() == before);
    game.redo();
    QVERIFY(game.state() == between);
}

void TestLinks::listingOutgrowsNoBoard_data() {
    QTest::addColumn<bool>("allPieces");
    QTest::newRow("all pyramids are on the board") << true;
    QTest::newRow("all cards are on the board") << false;
}

// The Sun's cup is tried before it is known whether a disc can follow: this needs one piece or card more than exist.
void TestLinks::listingOutgrowsNoBoard() {
    QFETCH(bool, allPieces);
    Setup setup = Setup(allPieces ? 6 : 2).land("0,1", "sun");
    std::vector<std::string> pieces{"A1W@0,1"};
    if (allPieces) {
        for (char seat = 'A'; seat <= 'F'; ++seat) {
            addStash(pieces, seat);
        }
        pieces.erase(pieces.begin() + 1);  // the first player's small piece is on the Sun
    } else {
        int column = 0;
        for (const Card card : CardSet::deck()) {
            if (card != Card::major(19)) {
                setup.land(std::to_string(++column) + ",20", toText(card));
            }
        }
    }
    Game game = setup.with("pieces", pieces).game();
    play(game, {"activate 0,1"});
    QVERIFY(!legal(game).empty());
}

QTEST_APPLESS_MAIN(TestLinks)
#include "tst_links.moc"
