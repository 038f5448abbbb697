// Everything has one name, and a text that is not a name is reported as such.
#ifndef Q_MOC_RUN  // moc cannot read all of C++20
#include "engine/notation/space_name.h"
#include "engine/notation/words.h"

#include <rapidcheck.h>
#endif

#include <QtTest>

#include <set>

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
    void spacesAreNamedByLetterAndNumber_data();
    void spacesAreNamedByLetterAndNumber();
    void everySpaceIsReadBackFromItsName();
    void neighboursHaveNeighbouringNames();
    void whatIsNoSpaceIsRefused_data();
    void whatIsNoSpaceIsRefused();
    void piecesMayStandOnNamedSpaces();
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

void TestNotationWords::spacesAreNamedByLetterAndNumber_data() {
    QTest::addColumn<int>("column");
    QTest::addColumn<int>("row");
    QTest::addColumn<QString>("name");
    const auto row = [](int column, int place, const char* name) {
        QTest::newRow(name) << column << place << QString::fromLatin1(name);
    };
    row(0, 0, "d4");  // the first territories
    row(2, 2, "f6");
    row(-3, -3, "a1");
    row(22, 0, "z4");
    row(23, 0, "aa4");
    row(24, 0, "ab4");
    row(22 + 26 * 26, 0, "zz4");
    row(23 + 26 * 26, 0, "aaa4");
    row(-4, -4, "-a0");  // one west of a, one north of 1
    row(-5, -5, "-b-1");
    row(-29, 0, "-z4");
    row(-30, 0, "-aa4");
}

void TestNotationWords::spacesAreNamedByLetterAndNumber() {
    QFETCH(int, column);
    QFETCH(int, row);
    QFETCH(QString, name);
    const Space space{static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)};
    QCOMPARE(QString::fromStdString(nameOnEdge(space)), name);
    QCOMPARE(parseSpace(name.toStdString()).value(), space);
    QCOMPARE(parseSpace(name.toUpper().toStdString()).value(), space);
}

void TestNotationWords::everySpaceIsReadBackFromItsName() {
    const bool passed = rc::check("a space is the one of its name", [] {
        const auto any = rc::gen::inRange(-kCoordinateLimit, kCoordinateLimit + 1);
        const Space space{static_cast<std::int16_t>(*any), static_cast<std::int16_t>(*any)};
        RC_ASSERT(spaceNamed(nameOnEdge(space)) == space);
        RC_ASSERT(parseSpace(toText(space)).value() == space);
    });
    QVERIFY(passed);
}

void TestNotationWords::neighboursHaveNeighbouringNames() {
    std::set<std::string> names;
    for (int column = -800; column <= 800; ++column) {
        const std::string name = columnName(column);
        QVERIFY(names.insert(name).second);
        QCOMPARE(name.starts_with('-'), column < -3);
    }
    for (int row = -9; row <= 9; ++row) {
        QCOMPARE(rowName(row), std::to_string(row + 4));
    }
}

void TestNotationWords::whatIsNoSpaceIsRefused_data() {
    QTest::addColumn<QString>("text");
    for (const char* text : {"", "d", "4", "-", "-4", "d-", "d04", "d+4", "d-0", "--d4", "4d", "d4x", "d 4", "d4,4",
                             "abcde4", "zzzz4", "d99999",
                             "\xc3\xa4"
                             "4"}) {
        QTest::newRow(text) << QString::fromUtf8(text);
    }
}

void TestNotationWords::whatIsNoSpaceIsRefused() {
    QFETCH(QString, text);
    QVERIFY(!spaceNamed(text.toStdString()));
    QVERIFY(!parseSpace(text.toStdString()));
}

void TestNotationWords::piecesMayStandOnNamedSpaces() {
    QCOMPARE(parsePieceName("A1N@e5#2").value(), parsePieceName("A1N@1,1#2").value());
    const auto names = parsePieceNames("B1N@-a-1,B3U@1,-1#2,C2E@d4,A1U@0,0");
    QVERIFY(names);
    QCOMPARE(names->size(), std::size_t{4});
    QCOMPARE((*names)[0].space, (Space{-4, -5}));
    QCOMPARE((*names)[3].space, (Space{0, 0}));
    for (const char* none : {"B1N@e5,", ",B1N@e5", "B1N@e5,5", "B1N@e,5", "B1N@"}) {
        QVERIFY2(!parsePieceNames(none), none);
    }
}

void TestNotationWords::everyPieceIsReadBackFromItsName() {
    for (int seat = 0; seat < kMaxSeats; ++seat) {
        for (int size = 1; size <= kSizes; ++size) {
            for (const Facing facing : kAllFacings) {
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
