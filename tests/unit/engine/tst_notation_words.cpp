// Every thing has one name, and what is no name is said to be none.
#include "engine/notation/words.h"

#include <QtTest>

using namespace gnostica::engine;

class TestNotationWords : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyCardIsReadBackFromItsId();
    void cardsAreNumberedInDeckOrder();
    void anUnknownCardComesWithASuggestion();
    void numbersHaveOneSpelling_data();
    void numbersHaveOneSpelling();
    void spacesLieWithinTheLimit_data();
    void spacesLieWithinTheLimit();
    void everyPieceIsReadBackFromItsName();
    void aNameMayBeNumbered();
    void whatIsNoPieceIsRefused_data();
    void whatIsNoPieceIsRefused();
    void listsOfPiecesKeepTheirSpacesTogether();
    void listsOfCardsMayStandInAnyOrder();
    void aCardTwiceInAListIsAnError();
};

void TestNotationWords::everyCardIsReadBackFromItsId() {
    QCOMPARE(CardSet::deck().size(), 78);
    for (const Card card : CardSet::deck()) {
        QCOMPARE(parseCard(toText(card)).value(), card);
    }
}

void TestNotationWords::cardsAreNumberedInDeckOrder() {
    QCOMPARE(toText(Card(0)), std::string("fool"));
    QCOMPARE(toText(Card(21)), std::string("world"));
    QCOMPARE(toText(Card(22)), std::string("cups-ace"));
    QCOMPARE(toText(Card(35)), std::string("cups-king"));
    QCOMPARE(toText(Card(36)), std::string("rods-ace"));
    QCOMPARE(toText(Card(77)), std::string("swords-king"));
    QCOMPARE(toText(Card::none()), std::string("-"));
}

void TestNotationWords::anUnknownCardComesWithASuggestion() {
    const auto card = parseCard("hi-priestess");
    QVERIFY(!card);
    QCOMPARE(card.error().code, DiagnosticCode::unknownCard);
    QCOMPARE(card.error().suggestion, std::string("high-priestess"));
    for (const char* none : {"", "-", "cups", "cups-", "cups-1", "cups-02", "cups-11", "CUPS-2", "wands-2"}) {
        QVERIFY2(!parseCard(none), none);
    }
}

void TestNotationWords::numbersHaveOneSpelling_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("good");
    const auto row = [](const char* text, bool good) { QTest::newRow(text) << QString::fromLatin1(text) << good; };
    row("0", true);
    row("7", true);
    row("-10", true);
    row("123456789", true);
    row("", false);
    row("-", false);
    row("-0", false);
    row("07", false);
    row("+7", false);
    row("1234567890", false);
    row("7x", false);
}

void TestNotationWords::numbersHaveOneSpelling() {
    QFETCH(QString, text);
    QFETCH(bool, good);
    const auto number = parseNumber(text.toStdString());
    QCOMPARE(number.has_value(), good);
    QVERIFY(!good || std::to_string(*number) == text.toStdString());
}

void TestNotationWords::spacesLieWithinTheLimit_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("good");
    const auto row = [](const char* text, bool good) { QTest::newRow(text) << QString::fromLatin1(text) << good; };
    row("0,0", true);
    row("-1,2", true);
    row("10000,-10000", true);
    row("10001,0", false);
    row("0,-10001", false);
    row("1", false);
    row("1,", false);
    row(",1", false);
    row("1,2,3", false);
    row("1;2", false);
}

void TestNotationWords::spacesLieWithinTheLimit() {
    QFETCH(QString, text);
    QFETCH(bool, good);
    const auto space = parseSpace(text.toStdString());
    QCOMPARE(space.has_value(), good);
    QVERIFY(!good || toText(*space) == text.toStdString());
}

void TestNotationWords::everyPieceIsReadBackFromItsName() {
    for (int seat = 0; seat < kMaxSeats; ++seat) {
        for (int size = 1; size <= kSizes; ++size) {
            for (const Facing facing : kFacings) {
                const Piece piece(seatAt(seat), size, facing, {-3, 12});
                const auto name = parsePieceName(toText(piece));
                QVERIFY(name && name->isBorneBy(piece) && name->number == 0);
                QCOMPARE(toText(*name), toText(piece));
            }
        }
    }
    QCOMPARE(toText(Piece(Seat::a, 2, Facing::east, {0, 1})), std::string("A2E@0,1"));
}

void TestNotationWords::aNameMayBeNumbered() {
    const auto name = parsePieceName("A1N@1,1#2");
    QVERIFY(name);
    QCOMPARE(name->number, 2);
    QCOMPARE(toText(*name), std::string("A1N@1,1#2"));
}

void TestNotationWords::whatIsNoPieceIsRefused_data() {
    QTest::addColumn<QString>("text");
    for (const char* text : {"", "A", "A1N", "A1N@", "A1N@1", "A0N@1,1", "A4N@1,1", "G1N@1,1", "A1X@1,1", "a1n@1,1",
                             "A1N@1,1#", "A1N@1,1#0", "A1N@1,1#-1", "A1N@1,1#x", "A1N 1,1", "A1N@99999,1"}) {
        QTest::newRow(text) << QString::fromLatin1(text);
    }
}

void TestNotationWords::whatIsNoPieceIsRefused() {
    QFETCH(QString, text);
    QVERIFY(!parsePieceName(text.toStdString()));
}

void TestNotationWords::listsOfPiecesKeepTheirSpacesTogether() {
    const auto names = parsePieceNames("B1N@1,-1,B3U@1,-1#2,C2E@0,0");
    QVERIFY(names);
    QCOMPARE(names->size(), std::size_t{3});
    QCOMPARE(toText((*names)[1]), std::string("B3U@1,-1#2"));
    for (const char* none : {"", ",", "B1N@1,1,", ",B1N@1,1", "B1N@1,1,,B1N@1,1", "B1N@1,1,B"}) {
        QVERIFY2(!parsePieceNames(none), none);
    }
}

void TestNotationWords::listsOfCardsMayStandInAnyOrder() {
    const auto cards = parseCardSet("swords-king,fool,cups-2");
    QVERIFY(cards);
    QCOMPARE(toText(*cards), std::string("fool,cups-2,swords-king"));
    QCOMPARE(toText(parseCardSet("-").value()), std::string("-"));
    QVERIFY(!parseCardSet("") && !parseCardSet("fool,") && !parseCardSet("fool,-"));
}

void TestNotationWords::aCardTwiceInAListIsAnError() {
    const auto cards = parseCardSet("fool,sun,fool");
    QVERIFY(!cards);
    QCOMPARE(cards.error().code, DiagnosticCode::duplicate);
    QCOMPARE(cards.error().found, std::string("fool"));
}

QTEST_APPLESS_MAIN(TestNotationWords)
#include "tst_notation_words.moc"
