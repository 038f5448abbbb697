// Outcomes of chance are written where they happen, and read back.
#ifndef Q_MOC_RUN  // moc cannot read all of C++20
#include "engine/notation/chance_text.h"
#include "tests/support/positions.h"
#endif

#include <QtTest>

using namespace gnostica::engine;
using namespace gnostica::tests;

namespace {

std::string again(const std::string& text) {
    const auto outcome = parseChance(text);
    return outcome ? toText(State{}, *outcome) : "not read";
}

}  // namespace

class TestNotationChance : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyKindIsReadBack_data();
    void everyKindIsReadBack();
    void whatIsNoOutcomeIsRefused_data();
    void whatIsNoOutcomeIsRefused();
    void diceStandBesideTheirPieces();
    void diceAreReadWithAndWithoutPieces();
    void aReshuffleInOrderTurnsThePileOver();
};

void TestNotationChance::everyKindIsReadBack_data() {
    QTest::addColumn<QString>("text");
    for (const char* text :
         {"d12 7", "d12 12", "seat B", "timer 5", "time-up", "shuffle cups-2,sun,rods-5", "shuffle -", "fate ++0-"}) {
        QTest::newRow(text) << QString::fromLatin1(text);
    }
}

void TestNotationChance::everyKindIsReadBack() {
    QFETCH(QString, text);
    QCOMPARE(QString::fromStdString(again(text.toStdString())), text);
}

void TestNotationChance::whatIsNoOutcomeIsRefused_data() {
    QTest::addColumn<QString>("text");
    for (const char* text :
         {"", "d12", "d12 x", "d12 256", "d12 -1", "d12 7 8", "seat", "seat G", "timer", "time-up 3", "shuffle sun,sun",
          "shuffle sun,,moon", "shuffle wands-2", "fate +x", "fate A1N@1 +", "roll 6"}) {
        QTest::newRow(text) << QString::fromLatin1(text);
    }
}

void TestNotationChance::whatIsNoOutcomeIsRefused() {
    QFETCH(QString, text);
    QVERIFY(!parseChance(text.toStdString()));
}

void TestNotationChance::diceStandBesideTheirPieces() {
    const State state = Setup().land("0,1", "swords-4").pieces({"A2E@0,1", "B1N@1,1"}).state();
    const std::vector<PieceId> rollers{PieceId{0}, PieceId{1}};
    const auto outcome = parseChance("fate ++0");
    QVERIFY(outcome);
    QCOMPARE(toText(state, *outcome, rollers), std::string("fate A2E@0,1 ++ B1N@1,1 0"));
    QCOMPARE(toText(state, *outcome, std::span(rollers).first(1)), std::string("fate ++0"));
}

void TestNotationChance::diceAreReadWithAndWithoutPieces() {
    QCOMPARE(again("fate A2E@0,1 ++ B1N@1,1 0"), std::string("fate ++0"));
    QCOMPARE(again("fate ++ 0"), std::string("fate ++0"));
    QVERIFY(!parseChance("fate " + std::string(65, '+')));
    QCOMPARE(parseFace('+').value(), std::int8_t{1});
    QCOMPARE(parseFace('0').value(), std::int8_t{0});
    QCOMPARE(parseFace('-').value(), std::int8_t{-1});
}

void TestNotationChance::aReshuffleInOrderTurnsThePileOver() {
    const State state = Setup().land("0,0", "sun").discard({"cups-2", "rods-3"}).state();
    const auto shuffle = shuffleInOrder(state);
    QCOMPARE(toText(state, shuffle), std::string("shuffle cups-2,rods-3"));
}

QTEST_APPLESS_MAIN(TestNotationChance)
#include "tst_notation_chance.moc"
