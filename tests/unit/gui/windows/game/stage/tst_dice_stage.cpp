// The stage of dice: odds, sums, and where sheet and dice lie.
#include "app/gui/windows/game/stage/dice_field.h"
#include "app/gui/windows/game/stage/dice_landing.h"
#include "app/gui/windows/game/stage/dice_row.h"
#include "app/gui/windows/game/stage/dice_stage.h"
#include "app/gui/windows/game/stage/odds_bar.h"
#include "app/gui/windows/game/stage/sheet_place.h"
#include "app/gui/windows/game/stage_desk.h"
#include "tests/support/positions.h"
#include "tests/unit/gui/laid_out.h"
#include "tests/unit/gui/window_play.h"

#include <QLabel>
#include <QSignalSpy>

#include <numeric>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::gui;
using gnostica::gui::playing::Play;

namespace {

/// Ann's large piece attacks Bob's medium piece.
struct Attack : Play {
    explicit Attack(std::uint64_t seed = 3) {
        RulesetChoice choice;
        choice.base = "threestica";
        const nlohmann::json position = {
            {"seats", 2}, {"board", {{"0,0", "swords-2"}, {"1,0", "cups-3"}}}, {"pieces", {"A3E@0,0", "B2S@1,0"}}};
        window->desk().startFrom(position, choice, {"Ann", "Bob"}, seed);
    }
    DiceStage& stage() { return window->stage().dice(); }
    void attack() {
        QVERIFY(session().play(step::Activate{{0, 0}}));
        QVERIFY(session().play(tests::attack(session().rules(), PieceId{0}, 1)));
        tests::settle();
    }
};

QRectF roomOfDie(const Landing& landing, double die) {
    return {landing.at.x() - die / 2, landing.at.y() - die / 2, die, die};
}

}  // namespace

class TestDiceStage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anAttackIsExplained();
    void sumsBelowZeroAreStruckOut();
    void oddsAreThoseOfTheDice();
    void percentagesAddUp();
    void diceLieBesideTheTarget_data();
    void diceLieBesideTheTarget();
    void theSheetLeavesHandAndTargetFree_data();
    void theSheetLeavesHandAndTargetFree();
    void escapeGoesOn();
    void theNextStepOvertakesIt();
    void theBoardStaysInUse();
    void earlierDiceAreNotStaged();
    void noLineIsCut();
};

void TestDiceStage::anAttackIsExplained() {
    Attack play;
    QVERIFY(!play.stage().isVisible());
    play.attack();
    QVERIFY(play.stage().isVisible());
    QVERIFY(play.stage().field().isVisible());
    QVERIFY(play.stage().accessibleName().startsWith(QStringLiteral("Attack on ")));
    const wording::ThrowAccount& account = play.stage().shown();
    QCOMPARE(account.sides.size(), std::size_t{2});
    QCOMPARE(account.sides[0].dice.size(), std::size_t{3});
    QCOMPARE(account.sides[1].dice.size(), std::size_t{2});
    for (const wording::ThrownDice& side : account.sides) {
        QCOMPARE(side.sum, std::accumulate(side.dice.begin(), side.dice.end(), 0));
        QCOMPARE(side.counts, std::max(0, side.sum));
    }
    QCOMPARE(account.outcome,
             QStringLiteral("%1 against %2").arg(account.sides[0].counts).arg(account.sides[1].counts));
    QVERIFY(!account.result.isEmpty());
    QVERIFY2(play.stage().accessibleDescription().contains(account.result),
             qPrintable(play.stage().accessibleDescription()));
    QCOMPARE(play.stage().findChildren<DiceRow*>().size(), 2);
    QCOMPARE(play.stage().field().landings().size(), std::size_t{5});
}

void TestDiceStage::sumsBelowZeroAreStruckOut() {
    bool wasBelow = false;
    for (std::uint64_t seed = 1; seed < 30 && !wasBelow; ++seed) {
        Attack play(seed);
        play.attack();
        for (const wording::ThrownDice& side : play.stage().shown().sides) {
            QCOMPARE(side.remark.isEmpty(), side.sum >= 0);
            wasBelow = wasBelow || side.sum < 0;
        }
        if (wasBelow) {
            const auto rows = play.stage().findChildren<DiceRow*>();
            QVERIFY(std::ranges::any_of(rows, [](const DiceRow* row) {
                return row->accessibleDescription() == QStringLiteral("below zero counts as zero");
            }));
        }
    }
    QVERIFY(wasBelow);
}

void TestDiceStage::oddsAreThoseOfTheDice() {
    Attack play;
    play.attack();
    const auto& odds = play.stage().shown().odds;
    QCOMPARE(odds.size(), std::size_t{1});
    QCOMPARE(odds[0].title, QStringLiteral("Before the throw: 3 dice against 2"));
    std::array<int, 3> counted{};
    for (int throws = 0; throws < 243; ++throws) {
        std::array<int, 5> dice{};
        for (int die = 0, rest = throws; die < 5; ++die, rest /= 3) {
            dice[static_cast<std::size_t>(die)] = rest % 3 - 1;
        }
        const int attack = std::max(0, dice[0] + dice[1] + dice[2]);
        const int defence = std::max(0, dice[3] + dice[4]);
        ++counted[attack > defence ? 0 : attack == defence ? 1 : 2];
    }
    for (std::size_t i = 0; i < 3; ++i) {
        QCOMPARE(qRound(243 * odds[0].outcomes[i].share), counted[i]);
    }
    const auto* bar = play.stage().findChild<OddsBar*>();
    QVERIFY2(bar->accessibleName().contains(QStringLiteral("it shrinks: 28")), qPrintable(bar->accessibleName()));
}

void TestDiceStage::percentagesAddUp() {
    using For = wording::Likelihood::For;
    const std::vector<wording::Likelihood> thirds{
        {For::thrower, 1 / 3.0, {}}, {For::nobody, 1 / 3.0, {}}, {For::others, 1 / 3.0, {}}};
    const std::vector<int> percents = percentagesOf(thirds);
    QCOMPARE(std::accumulate(percents.begin(), percents.end(), 0), 100);
    QCOMPARE(*std::ranges::min_element(percents), 33);
}

void TestDiceStage::diceLieBesideTheTarget_data() {
    QTest::addColumn<QPointF>("target");
    QTest::addColumn<QPointF>("thrower");
    QTest::newRow("in the middle") << QPointF(400, 300) << QPointF(300, 300);
    QTest::newRow("in a corner") << QPointF(60, 60) << QPointF(160, 60);
    QTest::newRow("in its own space") << QPointF(400, 300) << QPointF(400, 300);
}

void TestDiceStage::diceLieBesideTheTarget() {
    QFETCH(QPointF, target);
    QFETCH(QPointF, thrower);
    DiceGround ground;
    ground.room = QRectF(0, 0, 800, 600);
    ground.target = QRectF(target.x() - 50, target.y() - 50, 100, 100);
    ground.thrower = thrower;
    ground.clear = {QRectF(600, 0, 200, 600)};
    ground.dice = {3, 3, 2};
    const std::vector<Landing> landings = landDice(ground);
    QCOMPARE(landings.size(), std::size_t{8});
    for (std::size_t i = 0; i < landings.size(); ++i) {
        const QRectF die = roomOfDie(landings[i], ground.die);
        QVERIFY(ground.room.contains(die));
        QVERIFY(!die.intersects(ground.target) && !die.intersects(ground.clear[0]));
        for (std::size_t j = 0; j < i; ++j) {
            QVERIFY(!die.intersects(roomOfDie(landings[j], ground.die)));
        }
    }
}

void TestDiceStage::theSheetLeavesHandAndTargetFree_data() {
    QTest::addColumn<QRect>("room");
    QTest::addColumn<QRect>("hand");
    QTest::addColumn<QRect>("target");
    QTest::addColumn<bool>("rightToLeft");
    const QRect usual(2, 0, 1334, 726);
    const QRect hand(430, 590, 510, 138);
    QTest::newRow("beside the board") << usual << hand << QRect(680, 220, 116, 116) << false;
    QTest::newRow("target at the right") << usual << hand << QRect(1020, 220, 116, 116) << false;
    QTest::newRow("right to left") << usual << hand << QRect(680, 220, 116, 116) << true;
    QTest::newRow("small window") << QRect(2, 0, 990, 560) << QRect(250, 440, 530, 120) << QRect(420, 150, 88, 88)
                                  << false;
}

void TestDiceStage::theSheetLeavesHandAndTargetFree() {
    QFETCH(QRect, room);
    QFETCH(QRect, hand);
    QFETCH(QRect, target);
    QFETCH(bool, rightToLeft);
    const QRect sheet = placeSheet({room, hand, QSize(342, 468), {target}, rightToLeft});
    QVERIFY(room.contains(sheet));
    QVERIFY(!sheet.intersects(hand));
    QVERIFY(!sheet.intersects(target));
    if (target.right() < sheet.left() || target.left() > sheet.right()) {
        QVERIFY(sheet.height() >= 400);
    }
    if (rightToLeft) {
        QCOMPARE(sheet.left(), room.left());
    }
}

void TestDiceStage::escapeGoesOn() {
    Attack play;
    play.attack();
    QVERIFY(play.stage().isAncestorOf(play.window->focusWidget()));
    const std::size_t moments = play.session().game().history().size();
    QTest::keyClick(play.window->focusWidget(), Qt::Key_Escape);
    QVERIFY(!play.stage().isVisible());
    QVERIFY(!play.stage().field().isVisible());
    QCOMPARE(play.session().game().history().size(), moments);
    play.session().table().showLast();
    QVERIFY2(!play.stage().isVisible(), "it has been seen");
}

void TestDiceStage::theNextStepOvertakesIt() {
    Attack play;
    play.attack();
    for (int i = 0; i < 4 && play.stage().isVisible(); ++i) {
        const StepList& legal = play.session().table().legal();
        QVERIFY(!legal.empty());
        play.session().play(legal[0]);
    }
    QVERIFY(!play.stage().isVisible());
}

void TestDiceStage::theBoardStaysInUse() {
    Attack play;
    play.attack();
    const QPoint middle = play.placeOf(Space{0, 0});
    const QPoint inWindow = play.view()->viewport()->mapTo(play.window.get(), middle);
    QCOMPARE(play.window->childAt(inWindow), play.view()->viewport());
}

void TestDiceStage::earlierDiceAreNotStaged() {
    Attack play;
    play.attack();
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("attack.gnostica"));
    QVERIFY(play.window->desk().save(path));
    const QSignalSpy opened(&play.window->desk(), &table::GameDesk::sessionChanged);
    play.window->desk().open(path);
    QTRY_COMPARE(opened.count(), 1);
    QVERIFY(!play.stage().isVisible());
}

void TestDiceStage::noLineIsCut() {
    Attack play;
    for (const QSize size : {QSize(1366, 768), QSize(1024, 600)}) {
        play.window->resize(size);
        tests::settle();
    }
    play.window->resize(1366, 768);
    play.attack();
    for (const QLabel* label : play.stage().findChildren<QLabel*>()) {
        if (label->isVisible()) {
            QVERIFY2(label->height() >= label->heightForWidth(label->width()), qPrintable(label->text()));
        }
    }
    QVERIFY(play.stage().button().isVisible());
    QVERIFY(play.stage().rect().contains(play.stage().button().geometry()));
}

QTEST_MAIN(TestDiceStage)
#include "tst_dice_stage.moc"
