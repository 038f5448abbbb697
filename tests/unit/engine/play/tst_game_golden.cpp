// One whole game for each number of seats. To regenerate them and see the effect of a change as a difference:
//
//     GNOSTICA_REGENERATE=1 ./dev test -R golden && git diff tests/golden
#include "tests/support/golden_game.h"
#include "tests/support/rulesets.h"

#include <QtTest>

using namespace gnostica::engine;
using namespace gnostica::tests;

class TestGameGolden : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theGameGoesAsItWent_data();
    void theGameGoesAsItWent();
};

void TestGameGolden::theGameGoesAsItWent_data() {
    QTest::addColumn<int>("seats");
    for (int seats = 2; seats <= kMaxSeats; ++seats) {
        QTest::addRow("%d seats", seats) << seats;
    }
}

void TestGameGolden::theGameGoesAsItWent() {
    QFETCH(int, seats);
    const std::string file = GNOSTICA_TEST_DATA "/golden/gnostica-" + std::to_string(seats) + ".txt";
    const std::string difference = differenceFromGolden(file, baseRules(), seats);
    QVERIFY2(difference.empty(), difference.c_str());
}

QTEST_APPLESS_MAIN(TestGameGolden)
#include "tst_game_golden.moc"
