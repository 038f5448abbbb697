// What players did, in two texts next to their names.
#include "app/wording/names.h"
#include "app/wording/speaker.h"
#include "tests/support/playout.h"
#include "tests/support/positions.h"
#include "tests/support/rulesets.h"
#include "tests/unit/english.h"

#include <QRegularExpression>
#include <QTest>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::tests;
using wording::Deed;
using wording::Speaker;

namespace {

/// The deed of the last step but `back` of a game, as A hears it.
Deed deedIn(const Game& game, std::size_t back = 0) {
    const Speaker speaker(game.rules(), {QStringLiteral("Ann"), QStringLiteral("Bob")});
    const Moment& moment = game.history()[game.history().size() - 1 - back];
    return speaker.deed(told(game.rules(), moment, Seat::a));
}

Setup twoPieces() {
    return Setup()
        .land("0,0", "rods-3")
        .land("1,0", "cups-4")
        .pieces({"A1N@1,0", "B2E@0,0"})
        .hand("B", {"rods-2"})
        .with("turn", "B");
}

}  // namespace

class TestDeeds : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { speakEnglish(); }

    void everyDeedIsComplete();
    void piecesOfTheActorAreNamedBriefly();
    void theyAreCalledInFullIfThereAreTwo();
    void announcing();
    void passing();
};

/// How is a phrase that follows the name, what are sentences.
void TestDeeds::everyDeedIsComplete() {
    static const QRegularExpression leftover(QStringLiteral("%[0-9n]|  | \\."));
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        Playout playout(baseRules(), 3, seed);
        playout.play(400);
        const Speaker speaker(playout.game().rules(),
                              {QStringLiteral("Ann"), QStringLiteral("Bob"), QStringLiteral("Cleo")});
        for (const Moment& moment : playout.game().timeline()) {
            const Deed deed = speaker.deed(told(playout.game().rules(), moment, Seat::a));
            QVERIFY2(!deed.how.contains(leftover) && !deed.how.endsWith(u'.'), qPrintable(deed.how));
            QVERIFY2(deed.how.isEmpty() || deed.how.front().isLower(), qPrintable(deed.how));
            QVERIFY2(!deed.what.contains(leftover), qPrintable(deed.what));
            QVERIFY2(deed.what.isEmpty() || deed.what.endsWith(u'.'), qPrintable(deed.what));
        }
    }
}

void TestDeeds::piecesOfTheActorAreNamedBriefly() {
    Game game = twoPieces().game();
    play(game, {"play rods-2", "rod B2E@0,0 push A1N@1,0 1"});
    QCOMPARE(deedIn(game, 1).how, QStringLiteral("plays Two of Rods"));
    const Deed push = deedIn(game);
    const QString from = wording::spaceName(at(0, 0));
    QVERIFY(push.how.isEmpty());
    QVERIFY2(push.what.startsWith(QStringLiteral("The piece on %1 pushes your small piece").arg(from)),
             qPrintable(push.what));
    QVERIFY2(!push.what.contains(QStringLiteral("Bob")), qPrintable(push.what));
}

void TestDeeds::theyAreCalledInFullIfThereAreTwo() {
    Game game = twoPieces().pieces({"A1N@1,0", "B2E@0,0", "B1N@0,0"}).game();
    play(game, {"orient B2E@0,0 N"});
    const Deed deed = deedIn(game);
    QCOMPARE(deed.how, QStringLiteral("orients a piece"));
    QVERIFY2(deed.what.startsWith(QStringLiteral("Bob's medium piece")), qPrintable(deed.what));
}

void TestDeeds::announcing() {
    Game game = twoPieces().game();
    play(game, {"orient B2E@0,0 N", "challenge"});
    QCOMPARE(deedIn(game), (Deed{QStringLiteral("announces"), QStringLiteral("The next turn is the last.")}));
}

void TestDeeds::passing() {
    Game game = twoPieces().game();
    play(game, {"refresh - 0"});
    QCOMPARE(deedIn(game), (Deed{QStringLiteral("passes"), {}}));
}

QTEST_MAIN(TestDeeds)
#include "tst_deeds.moc"
