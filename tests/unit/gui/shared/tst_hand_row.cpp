// The hand is one row under the board: every card of it can be seen and reached, however many there are.
#include "app/gui/shared/panels/hand/hand_row.h"
#include "app/gui/shared/panels/hand/table_measures.h"
#include "app/gui/shared/panels/hand_panel.h"
#include "app/gui/shared/panels/open_cards_model.h"
#include "app/wording/names.h"
#include "tests/support/positions.h"
#include "tests/unit/gui/laid_out.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>
#include <QWheelEvent>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::gui;

namespace {

const std::vector<QSize> kWindows{{1024, 600}, {1366, 768}, {1920, 1080}, {2560, 1440}};
constexpr int kMostCards = 12;

CardSet cardsInHand(int count) {
    CardSet cards;
    for (int number = 0; number < count; ++number) {
        cards.insert(Card(number * 5));  // majors and minors
    }
    return cards;
}

/// A hand at the lower edge of a window, with half of its width.
struct Hand {
    Hand(const QSize& size, int count, Qt::LayoutDirection direction = Qt::LeftToRight)
        : row(std::make_shared<CardArt>(), &window) {
        window.resize(size);
        window.setLayoutDirection(direction);
        deal(count);
        row.showCards(&model);
        row.setCardWidth(handCardWidth(size));
        const int height = row.sizeHint().height();
        row.setGeometry(size.width() / 4, size.height() - height, size.width() / 2, height);
        window.show();
        if (!QTest::qWaitForWindowExposed(&window, tests::kPatienceMs)) {
            qFatal("no window");
        }
        tests::settle();
    }
    void deal(int count) {
        model.setOpen(cardsInHand(count));
        model.setPickable(cardsInHand(count));
    }
    QModelIndex index(int place) { return model.index(place, 0); }
    Card card(int place) { return model.cardAt(index(place)); }
    QRect shown(int place) { return row.visualRect(index(place)); }
    void click(int place) { QTest::mouseClick(row.viewport(), Qt::LeftButton, {}, shown(place).center()); }

    QWidget window;
    OpenCardsModel model;
    HandRow row;
};

QString named(const QSize& window, int count) {
    return QStringLiteral("%1×%2, %3 cards").arg(window.width()).arg(window.height()).arg(count);
}

Card lastCard(const QSignalSpy& spy) {
    return spy.isEmpty() ? Card::none() : spy.last().first().value<Card>();
}

}  // namespace

class TestHandRow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sizesFollowTheWindow();
    void everyCardIsSeen();
    void cardsOverlapOnlyWithoutRoom();
    void theRowIsInTheMiddle();
    void aPickedCardIsRaised();
    void aCoveredCardIsPickedWhereItIsSeen();
    void keysReachEveryCard();
    void aRowFromRightToLeftIsMirrored();
    void readersHearEveryCard();
    void pointingRaisesAndTells();
    void theCursorRaisesAndTells();
    void aRaisedCardStaysUnderThePointer();
    void motionsEndAtTheirPlace();
    void theRowNeverScrolls();
    void theTableIsReachedBesideTheCards();
    void aHandWithoutCardsTakesNoFocus();
};

void TestHandRow::sizesFollowTheWindow() {
    const std::vector<int> cards{78, 96, 128, 172};
    const std::vector<int> gaps{6, 8, 8, 8};
    const std::vector<int> piles{46, 60, 78, 96};
    const std::vector<int> large{180, 188, 262, 300};
    const std::vector<double> scales{1, 1, 1.25, 1.6};
    for (std::size_t i = 0; i < kWindows.size(); ++i) {
        QCOMPARE(handCardWidth(kWindows[i]), cards[i]);
        QCOMPARE(handCardGap(kWindows[i]), gaps[i]);
        QCOMPARE(pileWidth(kWindows[i]), piles[i]);
        QCOMPARE(largeCardWidth(kWindows[i]), large[i]);
        QCOMPARE(tableScale(kWindows[i]), scales[i]);
        QCOMPARE(handCardRise(kWindows[i]), qRound(14 * scales[i]));
    }
    QCOMPARE(handCardWidth({640, 400}), 76);
    QCOMPARE(handCardWidth({1920, 600}), 78);  // the smaller of both directions counts
    int before = 0;
    for (int height = 500; height < 2400; height += 20) {
        const int width = handCardWidth({height * 16 / 9, height});
        QVERIFY2(width >= before && width >= 76, qPrintable(QString::number(height)));
        before = width;
    }
    QCOMPARE(motionAtSpeed(120, 350), 120);
    QCOMPARE(motionAtSpeed(120, 0), 0);
}

void TestHandRow::everyCardIsSeen() {
    for (const QSize& size : kWindows) {
        Hand hand(size, 0);
        for (int count = 1; count <= kMostCards; ++count) {
            hand.deal(count);
            QCOMPARE(hand.row.cardWidth(), handCardWidth(size));
            for (int place = 0; place < count; ++place) {
                const QString what = named(size, count);
                const QRect shown = hand.shown(place);
                QVERIFY2(shown.width() >= kLeastShownOfCard, qPrintable(what));
                QVERIFY2(hand.row.rect().contains(hand.row.cardRect(place)), qPrintable(what));
                QVERIFY2(hand.row.cardRect(place).contains(shown), qPrintable(what));
                for (int other = 0; other < place; ++other) {
                    QVERIFY2(!shown.intersects(hand.shown(other)), qPrintable(what));
                }
            }
            QVERIFY(hand.row.minimumSizeHint().width() >= 6 * kLeastShownOfCard + hand.row.cardWidth());
            QCOMPARE(hand.row.cardRect(0).height(), qRound(hand.row.cardWidth() * 564.0 / 420));
        }
    }
}

void TestHandRow::cardsOverlapOnlyWithoutRoom() {
    for (const QSize& size : kWindows) {
        const int width = handCardWidth(size);
        const int gap = handCardGap(size);
        Hand hand(size, 0);
        for (int count = 2; count <= kMostCards; ++count) {
            hand.deal(count);
            const bool fits = count * width + (count - 1) * gap <= hand.row.width() - 12;
            const int step = hand.row.cardRect(1).left() - hand.row.cardRect(0).left();
            QVERIFY2(fits ? step == width + gap : step < width + gap, qPrintable(named(size, count)));
        }
    }
}

void TestHandRow::theRowIsInTheMiddle() {
    for (const int count : {1, 4, 6, 11}) {
        Hand hand({1366, 768}, count);
        hand.row.clearFocus();  // the card with the cursor is raised
        const QRect all = hand.row.cardRect(0) | hand.row.cardRect(count - 1);
        QVERIFY(std::abs(all.left() + all.right() - hand.row.width()) <= 2);
        QCOMPARE(hand.row.height() - 1 - all.bottom(), 8);
    }
}

void TestHandRow::aPickedCardIsRaised() {
    for (const QSize& size : kWindows) {
        Hand hand(size, 5);
        const QRect before = hand.row.cardRect(2);
        CardSet one;
        one.insert(hand.card(2));
        hand.model.setPicked(one);
        QCOMPARE(hand.row.cardRect(2), before.translated(0, -handCardRise(size)));
        QCOMPARE(hand.row.cardRect(1).top(), before.top());
        QVERIFY(hand.row.rect().contains(hand.row.cardRect(2).adjusted(-5, -5, 5, 5)));  // its frame
        hand.model.setPicked({});
        QCOMPARE(hand.row.cardRect(2), before);
    }
}

void TestHandRow::aCoveredCardIsPickedWhereItIsSeen() {
    Hand hand({1024, 600}, kMostCards);
    QVERIFY(hand.shown(0).width() < hand.row.cardWidth());
    QSignalSpy picks(&hand.row, &CardList::cardPicked);
    for (int place = 0; place < kMostCards; ++place) {
        hand.click(place);
        QCOMPARE(lastCard(picks), hand.card(place));
        QTest::mouseClick(hand.row.viewport(), Qt::LeftButton, {}, hand.shown(place).bottomLeft() + QPoint(2, -2));
        QCOMPARE(lastCard(picks), hand.card(place));
    }
    QCOMPARE(picks.size(), 2 * kMostCards);
}

void TestHandRow::keysReachEveryCard() {
    Hand hand({1024, 600}, kMostCards);
    tests::activate(hand.window);
    hand.row.setFocus();
    QSignalSpy picks(&hand.row, &CardList::cardPicked);
    QTest::keyClick(&hand.row, Qt::Key_Home);
    for (int place = 0; place < kMostCards; ++place) {
        QCOMPARE(hand.row.currentIndex().row(), place);
        QTest::keyClick(&hand.row, place % 2 == 0 ? Qt::Key_Space : Qt::Key_Return);
        QCOMPARE(lastCard(picks), hand.card(place));
        QTest::keyClick(&hand.row, Qt::Key_Right);
    }
    QCOMPARE(hand.row.currentIndex().row(), kMostCards - 1);
    QTest::keyClick(&hand.row, Qt::Key_Left);
    QCOMPARE(hand.row.currentIndex().row(), kMostCards - 2);
    QTest::keyClick(&hand.row, Qt::Key_End);
    QCOMPARE(hand.row.currentIndex().row(), kMostCards - 1);
}

void TestHandRow::aRowFromRightToLeftIsMirrored() {
    for (const int count : {4, kMostCards}) {
        Hand hand({1024, 600}, count, Qt::RightToLeft);
        for (int place = 1; place < count; ++place) {
            QVERIFY(hand.shown(place).right() < hand.shown(place - 1).left());
            // The index is in the upper left corner in every language.
            QCOMPARE(hand.shown(place).left(), hand.row.cardRect(place).left());
        }
        hand.row.setFocus();
        hand.row.setCurrentIndex(hand.index(0));
        QTest::keyClick(&hand.row, Qt::Key_Left);
        QCOMPARE(hand.row.currentIndex().row(), 1);
    }
}

void TestHandRow::readersHearEveryCard() {
    Hand hand({1366, 768}, kMostCards);
    QAccessibleInterface* list = QAccessible::queryAccessibleInterface(&hand.row);
    QVERIFY(list != nullptr && list->tableInterface() != nullptr);
    for (int place = 0; place < kMostCards; ++place) {
        QAccessibleInterface* cell = list->tableInterface()->cellAt(place, 0);
        QVERIFY(cell != nullptr);
        QVERIFY(cell->text(QAccessible::Name).contains(wording::cardName(hand.card(place))));
        const QRect onScreen(hand.row.viewport()->mapToGlobal(hand.shown(place).topLeft()), hand.shown(place).size());
        QCOMPARE(cell->rect(), onScreen);
    }
}

void TestHandRow::pointingRaisesAndTells() {
    Hand hand({1366, 768}, 6);
    QSignalSpy looks(&hand.row, &CardList::lookedAt);
    QSignalSpy away(&hand.row, &CardList::lookedAway);
    const int before = hand.row.cardRect(3).top();
    const QPoint place = hand.shown(3).center();
    QTest::mouseMove(hand.row.viewport(), place);
    QTRY_COMPARE(lastCard(looks), hand.card(3));
    QTRY_VERIFY(hand.row.cardRect(3).top() < before);
    QCOMPARE(hand.row.cardRect(2).top(), before);
    // The large card replaces the tool tip.
    QHelpEvent help(QEvent::ToolTip, place, hand.row.viewport()->mapToGlobal(place));
    QCoreApplication::sendEvent(hand.row.viewport(), &help);
    QVERIFY(!QToolTip::isVisible());
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(hand.row.viewport(), &leave);
    QVERIFY(!away.isEmpty());
    QCOMPARE(hand.row.cardRect(3).top(), before);
}

void TestHandRow::theCursorRaisesAndTells() {
    Hand hand({1366, 768}, 6);
    tests::activate(hand.window);
    QSignalSpy looks(&hand.row, &CardList::lookedAt);
    const int before = hand.row.cardRect(1).top();
    hand.row.setFocus(Qt::TabFocusReason);
    hand.row.setCurrentIndex(hand.index(0));
    QTest::keyClick(&hand.row, Qt::Key_Right);
    QCOMPARE(lastCard(looks), hand.card(1));
    QCOMPARE(hand.row.focusedCard(), hand.card(1));
    QVERIFY(hand.row.cardRect(1).top() < before);
    QCOMPARE(hand.row.cardRect(0).top(), before);
    hand.row.clearFocus();
    QVERIFY(hand.row.focusedCard().isNone());
    QCOMPARE(hand.row.cardRect(1).top(), before);
}

void TestHandRow::aRaisedCardStaysUnderThePointer() {
    Hand hand({1366, 768}, 6);
    const QPoint atTheEdge = hand.shown(2).bottomLeft() + QPoint(20, 0);
    CardSet one;
    one.insert(hand.card(2));
    hand.model.setPicked(one);
    QCOMPARE(hand.row.indexAt(atTheEdge), hand.index(2));
    QCOMPARE(hand.row.indexAt(hand.row.cardRect(2).topLeft() + QPoint(20, 1)), hand.index(2));
    QVERIFY(!hand.row.indexAt(hand.row.cardRect(1).topLeft() - QPoint(-20, 2)).isValid());
}

void TestHandRow::motionsEndAtTheirPlace() {
    Hand hand({1366, 768}, 6);
    hand.row.setMotion(350);
    CardSet one;
    one.insert(hand.card(2));
    QSignalSpy moved(&hand.row, &HandRow::occupiedChanged);
    hand.model.setPicked(one);
    const auto covers = [&hand] { return hand.row.occupied().contains(hand.row.cardRect(2).topLeft() + QPoint(9, 1)); };
    QVERIFY(covers());  // from the start, so that nothing is cut off
    hand.model.setPicked({});
    QTRY_VERIFY(moved.size() >= 3);  // both starts and the end
    QVERIFY(!hand.row.occupied().contains(hand.row.cardRect(2).topLeft() - QPoint(-9, 12)));
}

void TestHandRow::theRowNeverScrolls() {
    Hand hand({1024, 600}, kMostCards);
    hand.row.resize(200, hand.row.height());  // far too narrow
    tests::settle();
    const QRect before = hand.shown(0);
    hand.row.scrollTo(hand.index(kMostCards - 1));
    QWheelEvent wheel(QPointF(50, 50), hand.row.mapToGlobal(QPointF(50, 50)), {}, {0, -240}, Qt::NoButton, {},
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(hand.row.viewport(), &wheel);
    QCOMPARE(hand.shown(0), before);
    QVERIFY(!hand.row.horizontalScrollBar()->isVisible());
    QVERIFY(!hand.row.verticalScrollBar()->isVisible());
    for (int place = 0; place < kMostCards; ++place) {
        QVERIFY(hand.row.rect().contains(hand.row.cardRect(place)));
    }
}

void TestHandRow::theTableIsReachedBesideTheCards() {
    QWidget window;
    window.resize(1366, 768);
    auto* board = new QPushButton(&window);
    board->setGeometry(window.rect());
    auto* panel = new HandPanel(std::make_shared<CardArt>(), &window);
    const Game game = tests::Setup().hand("A", {"cups-2", "sun", "rods-5"}).land("1,1", "lovers").game();
    panel->setHand(game.viewFor(Seat::a), Seat::a);
    panel->setCardWidth(96);
    panel->setOnTable(true);
    panel->setGeometry(300, 768 - panel->sizeHint().height(), 700, panel->sizeHint().height());
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window, tests::kPatienceMs));
    tests::settle();
    auto* row = panel->findChild<HandRow*>();
    const auto below = [&](const QPoint& inRow) { return window.childAt(row->mapTo(&window, inRow)); };
    QVERIFY(row->isAncestorOf(below(row->cardRect(1).center())));
    QCOMPARE(below(QPoint(2, 40)), board);                                 // beside the cards
    QCOMPARE(below(row->cardRect(1).topLeft() - QPoint(-20, 12)), board);  // above them
    panel->setPicked(tests::cardSet({"cups-2"}));
    QVERIFY(row->isAncestorOf(below(row->cardRect(1).topLeft() + QPoint(20, 1))));
    panel->setHand(game.viewFor(Seat::b), Seat::b);
    tests::settle();
    QCOMPARE(below(row->rect().center()), board);  // an empty hand
}

void TestHandRow::aHandWithoutCardsTakesNoFocus() {
    Hand hand({1366, 768}, 0);
    QCOMPARE(hand.row.focusPolicy(), Qt::NoFocus);
    QVERIFY(hand.row.occupied().isEmpty());
    hand.model.setOpen(cardsInHand(2));
    QCOMPARE(hand.row.focusPolicy(), Qt::StrongFocus);
    QVERIFY(hand.shown(1).isValid());
}

QTEST_MAIN(TestHandRow)
#include "tst_hand_row.moc"
