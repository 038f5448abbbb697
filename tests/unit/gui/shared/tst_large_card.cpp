// The large card shows what is looked at, wherever it lies; the piles beside the hand can be looked through.
#include "app/gui/shared/panels/hand/discard_look.h"
#include "app/gui/shared/panels/hand/hand_row.h"
#include "app/gui/shared/panels/hand/large_card.h"
#include "app/gui/shared/panels/hand/piles_row.h"
#include "app/gui/shared/panels/hand/small_pile.h"
#include "app/gui/shared/panels/hand/table_measures.h"
#include "app/gui/shared/panels/hand_panel.h"
#include "app/gui/shared/play/card_glance.h"
#include "tests/support/positions.h"
#include "tests/support/rulesets.h"
#include "tests/unit/gui/board_places.h"
#include "tests/unit/gui/laid_out.h"
#include "tests/unit/gui/shared/board_in_view.h"

#include <QAbstractItemView>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::gui;

namespace {

const QString kSentence = QStringLiteral("Rod: move a minion up to its size, the way it points.");

struct Large {
    explicit Large(const QSize& size) : card(std::make_shared<CardArt>(), &window) {
        window.resize(size);
        around = {room(), window.rect()};
        window.show();
        if (!QTest::qWaitForWindowExposed(&window, tests::kPatienceMs)) {
            qFatal("no window");
        }
        card.measureFor(size, 1);
        card.setRoom([this] { return around; });
    }
    QRect room() const { return window.rect().adjusted(window.width() / 2, 40, -10, -8); }
    void present(std::string_view name, const QString& powers = kSentence) {
        const Card shown = tests::card(name);
        card.present(shown, CardFaces(*tests::baseRules()).text(shown), powers);
    }
    QWidget window;
    CardRoom around{};
    LargeCard card;
};

Game someGame() {
    return tests::Setup()
        .hand("A", {"cups-2", "sun", "rods-5"})
        .discard({"death", "swords-3"})
        .land("1,1", "lovers")
        .game();
}

struct Piles {
    explicit Piles(const Game& game, const QSize& size = {1366, 768}) : row(std::make_shared<CardArt>(), &window) {
        window.resize(size);
        row.setPileWidth(pileWidth(size));
        row.setPiles(game.viewFor(Seat::a));
        row.move(100, size.height() - row.sizeHint().height());
        row.resize(row.sizeHint());
        window.show();
        if (!QTest::qWaitForWindowExposed(&window, tests::kPatienceMs)) {
            qFatal("no window");
        }
        tests::settle();
    }
    QAbstractItemView& list() { return row.look().list(); }
    QWidget window;
    PilesRow row;
};

Card lastOf(const QSignalSpy& spy) {
    return spy.isEmpty() ? Card::none() : spy.last().first().value<Card>();
}

}  // namespace

class TestLargeCard : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void itHasTheSizeOfTheWindow();
    void theSentenceIsBesideTheCard();
    void longSentencesFit();
    void itCoversNothingThatIsUsed();
    void aLowWindowShowsTheWholeCard();
    void itLetsThePointerThrough();
    void itIsReadAloud();
    void itFadesAway();
    void theHandIsSeenLarge();
    void theBoardIsSeenLarge();
    void itGoesWithThePointer();
    void nothingIsShownOnRequest();
    void pilesHaveTheirSizeAndNumber();
    void theDrawPileIsPicked();
    void theDiscardPileIsLookedThrough();
    void theDiscardPileIsPickedFrom();
    void anEmptyDiscardPileIsAPlace();
};

void TestLargeCard::itHasTheSizeOfTheWindow() {
    const std::vector<std::pair<QSize, int>> widths{
        {{1024, 600}, 180}, {{1366, 768}, 188}, {{1920, 1080}, 262}, {{2560, 1440}, 300}};
    for (const auto& [size, width] : widths) {
        Large large(size);
        large.present("rods-3");
        QVERIFY(large.card.isVisible());
        QCOMPARE(large.card.pictureRect().width(), width);
        QCOMPARE(large.card.pictureRect().height(), qRound(width * 720.0 / 420));
        QCOMPARE(large.card.size(), large.card.sizeHint());
        QVERIFY(large.room().contains(large.card.geometry()));
        QCOMPARE(large.card.geometry().bottomRight(), large.room().bottomRight());
    }
}

void TestLargeCard::theSentenceIsBesideTheCard() {
    for (const QSize& size : {QSize(1024, 600), QSize(1366, 768), QSize(1920, 1080), QSize(2560, 1440)}) {
        Large large(size);
        large.present("rods-3");
        const QRect picture = large.card.pictureRect();
        const QRect sentence = large.card.sentenceRect();
        QVERIFY(!sentence.isEmpty() && !sentence.intersects(picture));
        QVERIFY(large.card.rect().contains(sentence) && large.card.rect().contains(picture));
        QCOMPARE(sentence.top() > picture.bottom(), size.height() >= 1080);
        large.present("rods-4", {});
        QVERIFY(large.card.sentenceRect().isEmpty());
        QCOMPARE(large.card.pictureRect().width(), picture.width());
    }
    Large large({1366, 768});
    large.present("rods-3");
    const int usual = large.card.sentenceRect().height();
    large.card.measureFor({1366, 768}, 2);
    QVERIFY(large.card.sentenceRect().height() > usual);
}

void TestLargeCard::longSentencesFit() {
    for (const QSize& size : {QSize(1024, 600), QSize(1366, 768), QSize(1920, 1080)}) {
        Large large(size);
        large.present("rods-3", kSentence.repeated(6));
        const QRect picture = large.card.pictureRect();
        const QRect sentence = large.card.sentenceRect();
        QVERIFY(large.window.rect().contains(large.card.geometry()));
        QVERIFY(large.card.rect().contains(sentence) && large.card.rect().contains(picture));
        QVERIFY(!sentence.intersects(picture));
    }
}

/// Neither what it shows, nor a guide, nor the tongues at the edge; and it is never cut.
void TestLargeCard::itCoversNothingThatIsUsed() {
    for (const QSize& size : {QSize(1024, 600), QSize(1366, 768), QSize(1920, 1080)}) {
        Large large(size);
        const QRect all = large.window.rect();
        const QRect tongues(all.width() - 27, 0, 27, all.height());
        const QRect guide(all.width() - 420, all.height() / 3, 380, 220);
        large.around.usual = all.adjusted(all.width() - 230, 8, -8, -8);
        large.around.kept = {tongues};
        large.card.keepClear(guide);
        for (const QPoint& corner : {QPoint(10, 10), QPoint(all.width() - 180, all.height() - 180),
                                     QPoint(all.width() / 2, all.height() / 2)}) {
            const QRect thing(corner, QSize(110, 110));
            const CardFaces faces(*tests::baseRules());
            large.card.present(tests::card("rods-3"), faces.text(tests::card("rods-3")), kSentence.repeated(3), thing);
            const QRect place = large.card.geometry();
            QVERIFY(all.contains(place));
            for (const QRect& part : {tongues, guide, thing}) {
                QVERIFY(!place.intersects(part));
            }
        }
        // Nothing has moved it from its usual place if the guide has gone.
        large.card.keepClear({});
        large.present("rods-3");
        QCOMPARE(large.card.geometry().bottom(), large.around.usual.bottom());
    }
}

void TestLargeCard::aLowWindowShowsTheWholeCard() {
    Large large({900, 320});
    large.present("rods-3");
    QVERIFY(large.window.rect().contains(large.card.geometry()));
    QVERIFY(large.card.rect().contains(large.card.pictureRect()));
    QVERIFY(large.card.rect().contains(large.card.sentenceRect()));
}

void TestLargeCard::itLetsThePointerThrough() {
    Large large({1366, 768});
    large.present("rods-3");
    QCOMPARE(large.window.childAt(large.card.geometry().center()), nullptr);
    QCOMPARE(large.card.focusPolicy(), Qt::NoFocus);
}

void TestLargeCard::itIsReadAloud() {
    Large large({1366, 768});
    large.present("rods-3");
    QCOMPARE(large.card.accessibleName(), CardFaces(*tests::baseRules()).text(tests::card("rods-3")).name);
    QCOMPARE(large.card.accessibleDescription(), kSentence);
    QCOMPARE(large.card.card(), tests::card("rods-3"));
}

void TestLargeCard::itFadesAway() {
    Large large({1366, 768});
    large.present("rods-3");
    large.card.dismiss();
    QVERIFY(!large.card.isVisible());  // without motion at once
    QVERIFY(large.card.card().isNone());
    large.card.setMotion(350);
    large.present("rods-3");
    QVERIFY(large.card.isVisible());
    large.card.dismiss();
    QVERIFY(large.card.isVisible());
    QTRY_VERIFY(!large.card.isVisible());
    // Another card before it has faded stays.
    large.present("rods-3");
    large.card.dismiss();
    large.present("rods-4");
    QTRY_COMPARE(large.card.card(), tests::card("rods-4"));
    tests::letTimePass(large.card);
    QVERIFY(large.card.isVisible());
}

void TestLargeCard::theHandIsSeenLarge() {
    Large large({1366, 768});
    HandPanel hand(std::make_shared<CardArt>(), &large.window);
    const Game game = someGame();
    hand.setHand(game.viewFor(Seat::a), Seat::a);
    hand.setGeometry(100, 768 - 170, 500, 170);
    hand.show();
    CardGlance glance(large.card);
    glance.watch(hand);
    glance.setWords(CardFaces(game.rules()), [](Card) { return kSentence; });
    tests::settle();
    auto* row = hand.findChild<HandRow*>();
    const auto place = [row](int card) { return row->visualRect(row->model()->index(card, 0)).center(); };
    QTest::mouseMove(row->viewport(), place(0));
    QTRY_COMPARE(large.card.card(), tests::card("sun"));
    QTest::mouseMove(row->viewport(), place(1));
    QTRY_COMPARE(large.card.card(), tests::card("cups-2"));
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(row->viewport(), &leave);
    QVERIFY(large.card.card().isNone());
    // The card with the keyboard cursor is shown again when the pointer has left another one.
    tests::activate(large.window);
    row->setFocus(Qt::TabFocusReason);
    row->setCurrentIndex(row->model()->index(0, 0));
    QTest::keyClick(row, Qt::Key_End);
    QCOMPARE(large.card.card(), tests::card("rods-5"));
    glance.look(tests::card("sun"));
    glance.lookAway();
    QCOMPARE(large.card.card(), tests::card("rods-5"));
    // The next player does not see it.
    hand.setHand(game.viewFor(Seat::b), Seat::b);
    QVERIFY(large.card.card().isNone());
}

void TestLargeCard::theBoardIsSeenLarge() {
    playing::Board board;
    Large large({1366, 768});
    CardGlance glance(large.card);
    glance.watch(board.view);
    QWidget* viewport = board.view.viewport();
    QTest::mouseMove(viewport, tests::middleOf(board.view, {0, 0}));
    QTRY_COMPARE(large.card.card(), tests::card("tower"));
    QTest::mouseMove(viewport, tests::middleOf(board.view, {0, -1}));
    QTRY_VERIFY(large.card.card().isNone());
    board.view.showCard({2, 0});  // asked for by a key
    QCOMPARE(large.card.card(), tests::card("swords-queen"));
}

/// Regression: it stayed when the pointer had left in one jump, of which the hand was not told.
void TestLargeCard::itGoesWithThePointer() {
    Large large({1366, 768});
    HandPanel hand(std::make_shared<CardArt>(), &large.window);
    const Game game = someGame();
    hand.setHand(game.viewFor(Seat::a), Seat::a);
    hand.setGeometry(100, 768 - 170, 500, 170);
    hand.show();
    CardGlance glance(large.card);
    glance.watch(hand);
    glance.setWords(CardFaces(game.rules()), [](Card) { return kSentence; });
    tests::settle();
    auto* row = hand.findChild<HandRow*>();
    const QPoint place = row->visualRect(row->model()->index(0, 0)).center();
    QTest::mouseMove(row->viewport(), place);
    QTRY_COMPARE(large.card.card(), tests::card("sun"));
    row->blockSignals(true);  // as if it were told nothing
    QTest::mouseMove(&large.window, QPoint(900, 100));
    QEvent enter(QEvent::HoverMove);
    QCoreApplication::sendEvent(&large.window, &enter);
    QVERIFY(large.card.card().isNone());
    row->blockSignals(false);
}

void TestLargeCard::nothingIsShownOnRequest() {
    Large large({1366, 768});
    CardGlance glance(large.card);
    glance.look(tests::card("sun"));
    QVERIFY(large.card.isVisible());
    glance.setShown(false);
    QVERIFY(!large.card.isVisible());
    glance.look(tests::card("sun"));
    QVERIFY(!large.card.isVisible());
}

void TestLargeCard::pilesHaveTheirSizeAndNumber() {
    const Game game = someGame();
    for (const auto& [size, width] : std::vector<std::pair<QSize, int>>{
             {{1024, 600}, 46}, {{1366, 768}, 60}, {{1920, 1080}, 78}, {{2560, 1440}, 96}}) {
        Piles piles(game, size);
        for (const SmallPile* pile : {&piles.row.drawPile(), &piles.row.discardPile()}) {
            QCOMPARE(pile->cardRect().width(), width);
            QVERIFY(pile->rect().contains(pile->cardRect()));
            QVERIFY(piles.row.rect().contains(pile->geometry()));
            QVERIFY(!pile->accessibleName().isEmpty());
        }
        QVERIFY(!piles.row.drawPile().geometry().intersects(piles.row.discardPile().geometry()));
        QCOMPARE(piles.row.discardPile().accessibleDescription(), QStringLiteral("2"));
    }
}

void TestLargeCard::theDrawPileIsPicked() {
    Piles piles(someGame());
    QSignalSpy picks(&piles.row, &PilesWidget::drawPilePicked);
    QSignalSpy questions(&piles.row, &PilesWidget::drawPileAsked);
    QTest::mouseClick(&piles.row.drawPile(), Qt::LeftButton);
    QCOMPARE(picks.size(), 0);
    QCOMPARE(questions.size(), 1);
    QCOMPARE(piles.row.drawPile().focusPolicy(), Qt::NoFocus);
    piles.row.setDrawPilePickable(true);
    QTest::mouseClick(&piles.row.drawPile(), Qt::LeftButton);
    QCOMPARE(picks.size(), 1);
    QCOMPARE(piles.row.drawPile().focusPolicy(), Qt::StrongFocus);
}

void TestLargeCard::theDiscardPileIsLookedThrough() {
    Piles piles(someGame());
    QVERIFY(!piles.row.look().isVisible());
    QTest::mouseClick(&piles.row.discardPile(), Qt::LeftButton);
    QVERIFY(piles.row.look().isVisible());
    tests::settle();
    QCOMPARE(piles.list().model()->rowCount(), 2);
    const auto name = [&](int row) { return piles.list().model()->index(row, 0).data().toString(); };
    const CardFaces faces(*tests::baseRules());
    QCOMPARE(name(0), faces.text(tests::card("swords-3")).name);  // the newest
    for (int row = 0; row < 2; ++row) {
        const QRect card = piles.list().visualRect(piles.list().model()->index(row, 0));
        QVERIFY(piles.list().viewport()->rect().contains(card));
    }
    QVERIFY(!piles.list().accessibleName().isEmpty());
    QTest::keyClick(&piles.list(), Qt::Key_Escape);
    QVERIFY(!piles.row.look().isVisible());
    // The same by keys.
    piles.row.discardPile().setFocus();
    QTest::keyClick(&piles.row.discardPile(), Qt::Key_Space);
    QVERIFY(piles.row.look().isVisible());
    QSignalSpy looks(&piles.row, &PilesWidget::lookedAt);
    piles.list().setCurrentIndex(piles.list().model()->index(0, 0));
    QTest::keyClick(&piles.list(), Qt::Key_Right);
    QCOMPARE(lastOf(looks), tests::card("death"));
    piles.row.look().hide();
}

void TestLargeCard::theDiscardPileIsPickedFrom() {
    Piles piles(someGame());
    QVERIFY(!piles.row.discardPile().isPickable());
    piles.row.setPickable(tests::cardSet({"death", "sun"}));
    QVERIFY(piles.row.discardPile().isPickable());
    QSignalSpy picks(&piles.row, &PilesWidget::cardPicked);
    QSignalSpy questions(&piles.row, &PilesWidget::whyNotAsked);
    QTest::mouseClick(&piles.row.discardPile(), Qt::LeftButton);
    tests::settle();
    const auto click = [&](int row) {
        const QRect card = piles.list().visualRect(piles.list().model()->index(row, 0));
        QTest::mouseClick(piles.list().viewport(), Qt::LeftButton, {}, card.center());
    };
    click(0);
    QCOMPARE(lastOf(questions), tests::card("swords-3"));
    QVERIFY(piles.row.look().isVisible());
    click(1);
    QCOMPARE(lastOf(picks), tests::card("death"));
    QTRY_VERIFY(!piles.row.look().isVisible());
    piles.row.setPickable(tests::cardSet({"sun"}));
    QVERIFY(!piles.row.discardPile().isPickable());
}

void TestLargeCard::anEmptyDiscardPileIsAPlace() {
    Piles piles(tests::Setup().hand("A", {"sun"}).land("1,1", "lovers").game());
    QCOMPARE(piles.row.discardPile().focusPolicy(), Qt::NoFocus);
    QTest::mouseClick(&piles.row.discardPile(), Qt::LeftButton);
    QVERIFY(!piles.row.look().isVisible());
    QCOMPARE(piles.row.discardPile().cardRect().width(), 60);
}

QTEST_MAIN(TestLargeCard)
#include "tst_large_card.moc"
