// The stage of the bids: what it shows when, how it goes, and that it fits.
#include "app/gui/windows/game/stage/bid_plan.h"
#include "app/gui/windows/game/stage/bid_sheet.h"
#include "app/gui/windows/game/stage/bid_stage.h"
#include "app/gui/windows/game/stage/card_flight.h"
#include "app/gui/windows/game/stage/seat_name.h"
#include "app/gui/windows/game/stage_desk.h"
#include "engine/play/revealed_bids.h"
#include "tests/support/positions.h"
#include "tests/unit/gui/laid_out.h"
#include "tests/unit/gui/window_play.h"

#include <QLabel>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::gui;
using gnostica::gui::playing::Play;

namespace {

/// Ann, Bob and Cid bid from full hands; nobody hands the screen over.
struct Bidding : Play {
    explicit Bidding(std::vector<std::string> ofAnn = {"sun"}, std::vector<std::string> ofBob = {"cups-9"},
                     std::vector<std::string> ofCid = {"star"}) {
        const auto filled = [](std::vector<std::string> cards, const std::string& suit) {
            for (int i = 2; cards.size() < 6; ++i) {
                cards.push_back(suit + "-" + std::to_string(i));
            }
            return cards;
        };
        tests::Setup setup(3);
        setup.land("0,0", "rods-9").with("stage", "bid");
        setup.with("hands", {{"A", filled(std::move(ofAnn), "rods")},
                             {"B", filled(std::move(ofBob), "discs")},
                             {"C", filled(std::move(ofCid), "swords")}});
        window->desk().startFrom(setup.json(), {}, {"Ann", "Bob", "Cid"}, 3);
    }
    BidStage& stage() { return window->stage().bids(); }
    void bid(const char* card) { QVERIFY2(session().play(step::Bid{tests::card(card)}), card); }
    void bidAll() {
        bid("sun");
        bid("cups-9");
        bid("star");
    }
};

}  // namespace

class TestBidStage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingIsShownWhileSomebodyBids();
    void allBidsAndTheReasonAreTold();
    void takersComeInTheOrderOfTheRules();
    void theButtonGoesOn();
    void escapeGoesOn();
    void anyKeyEndsTheMotion();
    void takenCardsFlyToTheirOwners();
    void nothingFliesWithoutMotion();
    void itGoesWhenTheFirstTurnHasBegun();
    void itGoesWhileOneLooksBack();
    void aTieIsShownAsATie();
    void computersAmongThemselvesAreNotStagedAtFullSpeed();
    void everythingFits_data();
    void everythingFits();
    void rightToLeftIsMirrored();
};

void TestBidStage::nothingIsShownWhileSomebodyBids() {
    Bidding play;
    QVERIFY(!play.stage().isVisible());
    play.bid("sun");
    play.bid("cups-9");
    QVERIFY(!play.stage().isVisible());
    play.bid("star");
    QVERIFY(play.stage().isVisible());
    QCOMPARE(play.stage().geometry(), play.window->area().rect());
}

void TestBidStage::allBidsAndTheReasonAreTold() {
    Bidding play;
    play.bidAll();
    QCOMPARE(play.stage().accessibleName(), QStringLiteral("Ann goes first: The Sun, XIX"));
    const QString said = play.stage().accessibleDescription();
    for (const char* part : {"Ann: the Sun", "Bob: the Nine of Cups", "Cid: the Star", "Ann goes first",
                             "The highest major wins; without majors, the highest minor.", "Cid, Bob, Ann"}) {
        QVERIFY2(said.contains(QLatin1String(part), Qt::CaseInsensitive) ||
                     said.contains(QString::fromLatin1(part).remove(QStringLiteral("the ")), Qt::CaseInsensitive),
                 qPrintable(said));
    }
    QCOMPARE(play.stage().shown().bids.size(), std::size_t{3});
    QVERIFY(play.stage().shown().bids[0].isHighest);
    QVERIFY(!play.stage().shown().bids[2].isHighest);
}

void TestBidStage::takersComeInTheOrderOfTheRules() {
    Bidding play;
    play.bidAll();
    QCOMPARE(play.stage().shown().takers, (std::vector<Seat>{Seat::c, Seat::b, Seat::a}));
    QStringList names;
    for (const SeatName* name : play.stage().sheet().findChildren<SeatName*>()) {
        names << name->accessibleName();
    }
    QCOMPARE(names, (QStringList{QStringLiteral("Cid"), QStringLiteral("Bob"), QStringLiteral("Ann")}));
    QCOMPARE(play.stage().sheet().button().text(), QStringLiteral("Take a card"));
}

void TestBidStage::theButtonGoesOn() {
    Bidding play;
    play.bidAll();
    QVERIFY(play.stage().isAncestorOf(play.window->focusWidget()));
    QTest::mouseClick(&play.stage().sheet().button(), Qt::LeftButton);
    QVERIFY(!play.stage().isVisible());
    QVERIFY(!play.stage().isAncestorOf(play.window->focusWidget()));
    play.session().play(play.session().table().legal()[0]);
    QVERIFY2(!play.stage().isVisible(), "it has been seen");
}

void TestBidStage::escapeGoesOn() {
    Bidding play;
    play.bidAll();
    QTest::keyClick(play.window->focusWidget(), Qt::Key_Return);
    QVERIFY2(play.stage().isVisible(), "this Enter was meant for the bid");
    tests::letTimePass(play.stage());
    const std::size_t moments = play.session().game().history().size();
    QTest::keyClick(play.window->focusWidget(), Qt::Key_Escape);
    QVERIFY(!play.stage().isVisible());
    QCOMPARE(play.session().game().history().size(), moments);
}

void TestBidStage::anyKeyEndsTheMotion() {
    Bidding play;
    play.settings.change([](gui::Settings& wished) { wished.animationMs = 350; });
    play.bidAll();
    QVERIFY(play.stage().isMoving());
    QTest::keyClick(play.window->focusWidget(), Qt::Key_Escape);
    QVERIFY(!play.stage().isMoving());
    QVERIFY2(play.stage().isVisible(), "the key only ended the motion");
    QTest::keyClick(play.window->focusWidget(), Qt::Key_Escape);
    QVERIFY(!play.stage().isVisible());
}

void TestBidStage::takenCardsFlyToTheirOwners() {
    Bidding play;
    play.settings.change([](gui::Settings& wished) { wished.animationMs = 5000; });
    play.bidAll();
    play.stage().endMotion();
    QTest::mouseClick(&play.stage().sheet().button(), Qt::LeftButton);
    CardFlight& flight = play.window->stage().flight();
    QVERIFY(!flight.isMoving());
    const auto take = [&] {
        const Step step = play.session().table().legal()[0];
        play.session().play(step);
        return std::get<step::Take>(step).card;
    };
    const Card first = take();
    QVERIFY(flight.isMoving() && flight.isVisible());
    QCOMPARE(flight.cards().size(), std::size_t{1});
    QVERIFY(flight.cards()[0].card == first);
    const QRectF table = play.window->area().rect();
    QVERIFY(table.contains(flight.cards()[0].from) && table.intersects(flight.cards()[0].to));
    QVERIFY(flight.testAttribute(Qt::WA_TransparentForMouseEvents));
    take();  // nothing waits for the first
    QVERIFY2(flight.cards().size() >= 2, "the last card may be taken by itself");
    QVERIFY(flight.cards()[0].to.center() != flight.cards()[1].to.center());
    QTest::keyClick(play.window.get(), Qt::Key_Shift);
    QVERIFY(!flight.isMoving() && !flight.isVisible());
}

void TestBidStage::nothingFliesWithoutMotion() {
    Bidding play;
    play.bidAll();
    QTest::mouseClick(&play.stage().sheet().button(), Qt::LeftButton);
    play.session().play(play.session().table().legal()[0]);
    QVERIFY(!play.window->stage().flight().isVisible());
    QVERIFY(play.window->stage().flight().cards().empty());
}

void TestBidStage::itGoesWhenTheFirstTurnHasBegun() {
    Bidding play;
    play.bidAll();
    for (int i = 0; i < 9 && std::holds_alternative<step::Take>(play.session().table().legal()[0]); ++i) {
        QVERIFY(play.session().play(play.session().table().legal()[0]));
        QVERIFY2(play.stage().isVisible(), "nobody has begun");
    }
    QVERIFY(play.session().play(play.session().table().legal()[0]));
    QVERIFY(!play.stage().isVisible());
}

void TestBidStage::itGoesWhileOneLooksBack() {
    Bidding play;
    play.bidAll();
    play.session().table().showPosition(0);
    QVERIFY(!play.stage().isVisible());
    play.session().table().showLast();
    QVERIFY2(!play.stage().isVisible(), "the past is not staged");
}

void TestBidStage::aTieIsShownAsATie() {
    Bidding play({"cups-9", "sun"}, {"discs-9", "moon"}, {"cups-2"});
    play.bid("cups-9");
    play.bid("discs-9");
    play.bid("cups-2");
    QVERIFY(play.stage().isVisible());
    QCOMPARE(play.stage().accessibleName(), QStringLiteral("A tie: everybody bids again"));
    QVERIFY(play.stage().accessibleDescription().contains(QStringLiteral("Ann and Bob")));
    QCOMPARE(play.stage().sheet().button().text(), QStringLiteral("Bid again"));
    play.bid("sun");
    QVERIFY2(!play.stage().isVisible(), "the new bids are secret");
    play.bid("moon");
    play.bid("swords-2");
    QVERIFY(play.stage().isVisible());
    QCOMPARE(play.stage().accessibleName(), QStringLiteral("Ann goes first: The Sun, XIX"));
    QCOMPARE(play.stage().shown().rounds, 2);
    QVERIFY(play.stage().accessibleDescription().contains(QStringLiteral("2 of the bid cards")));
}

void TestBidStage::computersAmongThemselvesAreNotStagedAtFullSpeed() {
    for (const auto pace : {table::Pace::none, table::Pace::normal}) {
        Play play;
        play.settings.change([pace](gui::Settings& wished) { wished.pace = pace; });
        RulesetChoice choice;
        choice.options = {{"start", "bid"}};
        play.window->desk().start(choice, {"Ann", "Bob"}, 3, {table::SeatPlayer::random, table::SeatPlayer::random});
        bool wasShown = false;
        const auto isOver = [&] {
            wasShown = wasShown || play.window->stage().bids().isVisible();
            return wasShown || play.session().game().state().turnsPlayed > 0;
        };
        QTRY_VERIFY(isOver());
        QCOMPARE(wasShown, pace == table::Pace::normal);
    }
}

void TestBidStage::everythingFits_data() {
    QTest::addColumn<QSize>("room");
    QTest::addColumn<int>("sheet");
    QTest::addColumn<QSize>("name");
    QTest::newRow("1024×600") << QSize(1024, 564) << 110 << QSize(132, 40);
    QTest::newRow("1024×600, letters twice as large") << QSize(1024, 540) << 230 << QSize(260, 66);
    QTest::newRow("1366×768") << QSize(1366, 728) << 104 << QSize(132, 40);
    QTest::newRow("2560×1440") << QSize(2560, 1392) << 170 << QSize(210, 64);
}

void TestBidStage::everythingFits() {
    QFETCH(QSize, room);
    QFETCH(int, sheet);
    QFETCH(QSize, name);
    for (int bids = 2; bids <= 6; ++bids) {
        for (const auto raised : {std::optional<std::size_t>(), std::optional<std::size_t>(0)}) {
            BidNeeds needs;
            needs.room = room;
            needs.bids = bids;
            needs.raised = raised;
            needs.ribbon = name.height() + 4;
            needs.name = name;
            needs.sheet = sheet;
            const BidPlan plan = planBids(needs);
            QCOMPARE(plan.cards.size(), static_cast<std::size_t>(bids));
            const QRectF all(0, 0, room.width(), room.height());
            for (int i = 0; i < bids; ++i) {
                const auto place = static_cast<std::size_t>(i);
                QVERIFY(all.contains(plan.cards[place]));
                QVERIFY(all.contains(plan.names[place]));
                QVERIFY(plan.cards[place].top() >= plan.ribbonTop + needs.ribbon);
                QVERIFY(plan.names[place].top() >= plan.cards[place].bottom());
                QVERIFY(plan.names[place].bottom() <= plan.sheetTop);
                QVERIFY(i == 0 || plan.cards[place].left() > plan.cards[place - 1].right());
                QVERIFY(i == 0 || plan.names[place].left() > plan.names[place - 1].right());
            }
            QVERIFY(plan.sheetTop + sheet <= room.height());
        }
    }
}

void TestBidStage::rightToLeftIsMirrored() {
    BidNeeds needs;
    needs.room = QSize(1366, 728);
    needs.bids = 3;
    needs.raised = 0;
    needs.name = QSize(132, 40);
    const BidPlan plan = planBids(needs);
    needs.rightToLeft = true;
    const BidPlan mirrored = planBids(needs);
    for (std::size_t i = 0; i < 3; ++i) {
        QCOMPARE(qRound(mirrored.cards[i].left()), qRound(1366 - plan.cards[i].right()));
    }
}

QTEST_MAIN(TestBidStage)
#include "tst_bid_stage.moc"
