// Outcomes of chance in the notation, written and read back.
#ifndef Q_MOC_RUN  // moc cannot read all of C++20
#include "engine/mechanics/mechanic.h"
#include "engine/notation/chance_text.h"
#include "engine/play/play.h"
#include "tests/support/positions.h"
#endif

#include <QtTest>

using namespace gnostica::engine;
using namespace gnostica::tests;

namespace {

/// Asks for dice and does nothing else.
class Thrower final : public Mechanic {
public:
    explicit Thrower(DiceAsked asked) : asked_(asked) {}
    std::string_view id() const override { return "thrower"; }
    int rank() const override { return 1; }
    DiceAsked dice(const Table&) const override { return asked_; }

private:
    DiceAsked asked_;
};

/// A game that awaits dice.
struct Throw {
    Rules rules;
    State state;

    explicit Throw(const DiceAsked& asked, const State& board = State()) : state(board) {
        rules.mechanics.push_back(std::make_unique<Thrower>(asked));
        state.turn.stage = Stage::floor;
        state.turn.mechanic = 0;
        state.turn.awaiting = ChanceKind::dice;
    }
    std::string again(std::string_view text) const {
        const auto outcome = parseChance(rules, state, text);
        return outcome ? toText(rules, state, *outcome) : "not read";
    }
};

DiceAsked some(const DiceKind& kind, int count) {
    DiceAsked asked;
    asked.kind = kind;
    asked.count = count;
    return asked;
}

constexpr DiceKind kNumbers{"d12", 1, 12, {}};
constexpr DiceKind kSigns{"signs", -1, 1, "-0+"};

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
         {"d12 7", "d12 12", "d12 3 11", "seat B", "timer 5", "time-up", "shuffle cups-2,sun,rods-5", "shuffle -"}) {
        QTest::newRow(text) << QString::fromLatin1(text);
    }
}

void TestNotationChance::everyKindIsReadBack() {
    QFETCH(QString, text);
    QCOMPARE(QString::fromStdString(Throw(some(kNumbers, 1)).again(text.toStdString())), text);
}

void TestNotationChance::whatIsNoOutcomeIsRefused_data() {
    QTest::addColumn<QString>("text");
    for (const char* text :
         {"", "d12 x", "d12 256", "d12 0", "d12 -1", "seat", "seat G", "timer", "time-up 3", "shuffle sun,sun",
          "shuffle sun,,moon", "shuffle wands-2", "d12 A1N@1 3", "signs +", "roll 6"}) {
        QTest::newRow(text) << QString::fromLatin1(text);
    }
}

void TestNotationChance::whatIsNoOutcomeIsRefused() {
    QFETCH(QString, text);
    const Throw table(some(kNumbers, 1));
    QVERIFY(!parseChance(table.rules, table.state, text.toStdString()));
}

void TestNotationChance::diceStandBesideTheirPieces() {
    const State state = Setup().land("0,1", "swords-4").pieces({"A2E@0,1", "B1N@1,1"}).state();
    DiceAsked asked = some(kSigns, 0);
    asked.add(PieceId{0}, 2);
    asked.add(PieceId{1}, 1);
    const Throw table(asked, state);
    QCOMPARE(table.again("signs ++0"), std::string("signs A2E@0,1 ++ B1N@1,1 0"));
    QCOMPARE(toText(table.rules, table.state, *parseChance(table.rules, table.state, "signs ++0"), DiceText::alone),
             std::string("signs ++0"));
    QCOMPARE(table.again("signs ++"), std::string("signs ++"));  // too few for the thrower
    asked.kind = kNumbers;
    QCOMPARE(Throw(asked, state).again("d12 12 1 7"), std::string("d12 A2E@0,1 12 1 B1N@1,1 7"));
}

void TestNotationChance::diceAreReadWithAndWithoutPieces() {
    const Throw table(some(kSigns, 3));
    QCOMPARE(table.again("signs A2E@0,1 ++ B1N@1,1 0"), std::string("signs ++0"));
    QCOMPARE(table.again("signs ++ 0"), std::string("signs ++0"));
    for (const char* text : {"signs +x", "signs A1N@1 +", "signs 1", "d12 1"}) {
        QVERIFY2(!parseChance(table.rules, table.state, text), text);
    }
    QVERIFY(!parseChance(table.rules, table.state, "signs " + std::string(65, '+')));
    QVERIFY(fits(table.rules, table.state, *parseChance(table.rules, table.state, "signs +-0")));
    QVERIFY(!fits(table.rules, table.state, *parseChance(table.rules, table.state, "signs +-")));
}

void TestNotationChance::aReshuffleInOrderTurnsThePileOver() {
    const State state = Setup().land("0,0", "sun").discard({"cups-2", "rods-3"}).state();
    const auto shuffle = shuffleInOrder(state);
    QCOMPARE(toText(*baseRules(), state, shuffle), std::string("shuffle cups-2,rods-3"));
}

QTEST_APPLESS_MAIN(TestNotationChance)
#include "tst_notation_chance.moc"
