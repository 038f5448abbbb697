// Numbers of clicks for typical steps; none of the steps is taken without the player's intention.
#include "app/gui/shared/play/ring/choice_ring.h"
#include "app/gui/shared/play/ring/ring_chip.h"
#include "tests/support/positions.h"
#include "tests/unit/gui/laid_out.h"
#include "tests/unit/gui/laid_position.h"

#include <QMimeData>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::gui;
using namespace gnostica::gui::playing;

namespace {

/// A user with a mouse, whose clicks are counted; a double-click counts as two.
class Hand {
public:
    explicit Hand(const tests::Setup& setup) {
        lay(play, setup.json(), [](Game&) {});
        QApplication::processEvents();
        moments_ = play.session().game().history().size();
    }
    explicit Hand(const char* start) {
        play.start({{"start", start}});
        QApplication::processEvents();
        moments_ = play.session().game().history().size();
    }
    Hand& space(int column, int row) {
        play.click(play.placeOf(Space{static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)}));
        ++clicks_;
        return *this;
    }
    Hand& spaceTwice(int column, int row) {
        const Space space{static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)};
        clickTwice(play.view()->viewport(), play.placeOf(space));
        clicks_ += 2;
        return *this;
    }
    Hand& piece(int id) {
        play.click(play.placeOf(static_cast<PieceId>(id)).value_or(QPoint()));
        ++clicks_;
        return *this;
    }
    Hand& pieceTwice(int id) {
        clickTwice(play.view()->viewport(), play.placeOf(static_cast<PieceId>(id)).value_or(QPoint()));
        clicks_ += 2;
        return *this;
    }
    QPoint placeOfCard(std::string_view name) {
        CardList* list = play.handList();
        for (int row = 0; row < list->model()->rowCount(); ++row) {
            const QModelIndex cell = list->model()->index(row, 0);
            if (static_cast<CardsModel*>(list->model())->cardAt(cell) == tests::card(name)) {
                list->scrollTo(cell);
                return list->visualRect(cell).center();
            }
        }
        return {};
    }
    Hand& card(std::string_view name) {
        QTest::mouseClick(play.handList()->viewport(), Qt::LeftButton, {}, placeOfCard(name));
        ++clicks_;
        return *this;
    }
    Hand& cardTwice(const QPoint& place) {
        clickTwice(play.handList()->viewport(), place);
        clicks_ += 2;
        return *this;
    }
    Hand& chip(const turn::Pick& pick) {
        RingChip* chip = play.window->area().ring()->chipOf(pick);
        if (chip != nullptr && chip->isVisible()) {
            QTest::mouseClick(chip, Qt::LeftButton);
            ++clicks_;
        }
        return *this;
    }
    Hand& confirm() {
        RingChip* chip = play.window->area().ring()->confirmChip();
        if (chip->isVisible()) {
            QTest::mouseClick(chip, Qt::LeftButton);
        } else {
            play.key(Qt::Key_Return);
        }
        ++clicks_;
        return *this;
    }
    int clicks() const { return clicks_; }
    /// Steps taken since the start.
    int steps() { return static_cast<int>(play.session().game().history().size() - moments_); }
    QString pieces() { return QString::fromStdString(tests::piecesOf(play.session().game().state())); }
    Card cardAt(int column, int row) {
        const Territory* territory = play.session().game().state().territoryAt(tests::at(column, row));
        return territory == nullptr ? Card::none() : territory->card;
    }

    Play play;

private:
    std::size_t moments_ = 0;
    int clicks_ = 0;
};

/// One piece of Ann's that points east at a small territory, and a piece of Bob's.
tests::Setup onCard(std::string_view card) {
    return tests::Setup()
        .land("0,0", card)
        .land("1,0", "rods-2")
        .land("2,0", "cups-4")
        .pieces({"A2E@0,0", "B1N@2,0"})
        .hand("A", {"cups-5", "discs-7", "rods-queen"})
        .hand("B", {"cups-6"});
}

}  // namespace

class TestClicks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QApplication::setStyle(QStringLiteral("fusion")); }
    void aBid();
    void aFirstPiece();
    void aCupFromTheHand();
    void activateAndCreateNextDoor();
    void growATerritory();
    void moveByActivating();
    void turnAPiece();
    void anActivationAlone();
    void takingBackTakesBackWhatNobodyConfirmed();
    void anotherTerritoryIsActivatedInstead();
    void aClickDoesNotConfirmTheNextDecision();
    void aDoubleClickOnWhatIsPickedConfirms();
    void nothingIsPlayedUnasked();
    void cardsAreDroppedOnTheBoard();
    void enterConfirmsFromTheHand();
    void answersGoWithTheNextPick();
    void aTipIsDragged();
    void theOnlyUseOfAPowerIsProposed();
    void aStepMovesTheBoardUnderThePointer();
    void theKeyboardGoesWhereSomethingCanBePicked();
    void everyTabStopIsSeen();
    void refusedWordsAllAnswer();
    void bidsLieThereAsCards();
    void theKeyboardGoesToTheBids();
};

void TestClicks::aBid() {
    Hand hand("bid");
    CardList* list = hand.play.handList();
    list->scrollTo(list->model()->index(1, 0));
    hand.cardTwice(list->visualRect(list->model()->index(1, 0)).center());
    QCOMPARE(hand.steps(), 1);
    QCOMPARE(hand.clicks(), 2);
}

void TestClicks::aFirstPiece() {
    Hand hand("seat");
    hand.spaceTwice(0, 0);
    QCOMPARE(hand.pieces(), QStringLiteral("A1U@0,0"));
    QCOMPARE(hand.clicks(), 2);
}

void TestClicks::aCupFromTheHand() {
    Hand hand(onCard("swords-3"));
    hand.card("cups-5").space(1, 0).confirm();
    QCOMPARE(hand.pieces(), QStringLiteral("A2E@0,0 B1N@2,0 A1U@1,0"));
    QCOMPARE(hand.clicks(), 3);
}

void TestClicks::activateAndCreateNextDoor() {
    Hand hand(onCard("cups-3"));
    hand.space(0, 0).space(1, 0).confirm();
    QCOMPARE(hand.pieces(), QStringLiteral("A2E@0,0 B1N@2,0 A1U@1,0"));
    QCOMPARE(hand.clicks(), 3);
}

void TestClicks::growATerritory() {
    Hand hand(onCard("discs-3"));
    hand.space(0, 0).card("rods-queen").confirm();
    QCOMPARE(hand.cardAt(1, 0), tests::card("rods-queen"));
    QCOMPARE(hand.clicks(), 3);
}

void TestClicks::moveByActivating() {
    Hand hand(onCard("rods-3"));
    hand.space(0, 0).space(2, 0).confirm();
    QCOMPARE(hand.pieces(), QStringLiteral("A2E@2,0 B1N@2,0"));
    QCOMPARE(hand.clicks(), 3);
}

void TestClicks::turnAPiece() {
    Hand hand(onCard("rods-3"));
    hand.piece(0).chip(turn::PickFacing{Facing::south}).confirm();
    QCOMPARE(hand.pieces(), QStringLiteral("A2S@0,0 B1N@2,0"));
    QCOMPARE(hand.clicks(), 3);
}

void TestClicks::anActivationAlone() {
    Hand hand(onCard("rods-3"));
    hand.spaceTwice(0, 0);
    QCOMPARE(hand.steps(), 1);
    QCOMPARE(hand.play.session().game().state().turn.stage, Stage::power);
    QCOMPARE(hand.clicks(), 2);
}

void TestClicks::takingBackTakesBackWhatNobodyConfirmed() {
    Hand hand(onCard("cups-3"));
    const State before = hand.play.session().game().state();
    hand.space(0, 0).space(1, 0);
    QCOMPARE(hand.steps(), 1);
    hand.play.key(Qt::Key_Escape);  // drops the space …
    QCOMPARE(hand.steps(), 1);
    hand.play.key(Qt::Key_Escape);  // … and the picks that began with it
    QVERIFY(hand.play.session().game().state() == before);
    hand.play.key(Qt::Key_Escape);
    QVERIFY(hand.play.session().game().state() == before);

    hand.spaceTwice(0, 0);  // this time it has been confirmed
    const State activated = hand.play.session().game().state();
    hand.play.key(Qt::Key_Escape);
    QVERIFY(hand.play.session().game().state() == activated);
}

void TestClicks::anotherTerritoryIsActivatedInstead() {
    Hand hand(tests::Setup()
                  .land("0,0", "cups-3")
                  .land("1,0", "rods-2")
                  .land("2,0", "rods-4")
                  .pieces({"A2E@0,0", "A1E@1,0", "B1N@1,0", "A1N@2,0"})
                  .hand("A", {"cups-5"}));
    hand.space(0, 0).space(2, 0);
    QCOMPARE(hand.steps(), 0);
    QVERIFY(hand.play.turn().chooser().proposal() == Step(step::Activate{{2, 0}}));
    hand.space(2, 0).space(0, 0).space(1, 0);  // the space is marked as a target
    QCOMPARE(hand.steps(), 1);
    QVERIFY(std::holds_alternative<step::Create>(hand.play.turn().chooser().proposal().value()));
}

// If the first click has played the only step, the second must not play another.
void TestClicks::aClickDoesNotConfirmTheNextDecision() {
    Hand hand(onCard("rods-3"));
    hand.play.settings.change([](gui::Settings& settings) { settings.confirmSteps = false; });
    hand.spaceTwice(0, 0);
    QCOMPARE(hand.steps(), 1);
    QVERIFY(hand.play.turn().chooser().picks().empty());
}

void TestClicks::aDoubleClickOnWhatIsPickedConfirms() {
    Hand hand(onCard("rods-3"));
    hand.space(0, 0);
    hand.spaceTwice(0, 0);
    QCOMPARE(hand.steps(), 1);
}

void TestClicks::nothingIsPlayedUnasked() {
    Hand hand(tests::Setup().land("0,0", "rods-2").pieces({"A1E@0,0", "B1U@0,0"}));
    const std::size_t moments = hand.play.session().game().history().size();
    QVERIFY(hand.play.turn().chooser().picks().empty());
    tests::letTimePass(*hand.play.window);
    QCOMPARE(hand.play.session().game().history().size(), moments);
    hand.space(0, 0);
    QCOMPARE(hand.play.session().game().history().size(), moments);
}

void TestClicks::cardsAreDroppedOnTheBoard() {
    const auto drop = [](Hand& hand, std::string_view card, Space space) {
        QMimeData data;
        data.setData(QStringLiteral("application/x-gnostica-card"), QByteArray::number(tests::card(card).number()));
        QWidget* viewport = hand.play.view()->viewport();
        const QPoint place = hand.play.placeOf(space);
        QDragEnterEvent enter(place, Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(viewport, &enter);
        QDropEvent dropped(place, Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(viewport, &dropped);
    };
    Hand hand(onCard("swords-3"));
    drop(hand, "cups-5", {1, 0});
    QCOMPARE(hand.steps(), 1);
    QVERIFY(hand.play.turn().canConfirm());
    hand.confirm();
    QCOMPARE(hand.pieces(), QStringLiteral("A2E@0,0 B1N@2,0 A1U@1,0"));

    Hand refused(onCard("swords-3"));
    drop(refused, "cups-5", {2, 0});  // too far
    QCOMPARE(refused.steps(), 0);
    QVERIFY(refused.play.turn().pickedCards().contains(tests::card("cups-5")));
    QVERIFY(!refused.play.answer().isEmpty());
}

void TestClicks::enterConfirmsFromTheHand() {
    Hand hand("seat");
    hand.space(0, 0);
    CardList* list = hand.play.handList();
    list->setFocus();
    list->setCurrentIndex(list->model()->index(1, 0));
    QTest::keyClick(hand.play.window->focusWidget(), Qt::Key_Return);
    QCOMPARE(hand.pieces(), QStringLiteral("A1U@0,0"));
}

void TestClicks::answersGoWithTheNextPick() {
    Hand hand(onCard("rods-3"));
    hand.space(1, 0);
    QVERIFY(!hand.play.answer().isEmpty());
    hand.space(0, 0);
    QVERIFY(hand.play.answer().isEmpty());
}

void TestClicks::aTipIsDragged() {
    Hand hand(onCard("rods-3"));
    QWidget* viewport = hand.play.view()->viewport();
    const QPoint from = hand.play.placeOf(PieceId{0}).value_or(QPoint());
    const QPoint to = from + QPoint(0, hand.play.view()->mapFromScene(0, 0.3 * metrics::kCell).y() -
                                           hand.play.view()->mapFromScene(0, 0).y());
    QTest::mousePress(viewport, Qt::LeftButton, {}, from);
    QTest::mouseMove(viewport, (from + to) / 2);
    QTest::mouseMove(viewport, to);
    QTest::mouseRelease(viewport, Qt::LeftButton, {}, to);
    QCOMPARE(hand.steps(), 0);
    hand.confirm();
    QCOMPARE(hand.pieces(), QStringLiteral("A2S@0,0 B1N@2,0"));
}

void TestClicks::theOnlyUseOfAPowerIsProposed() {
    Hand hand(tests::Setup()
                  .land("0,0", "judgement")
                  .pieces({"A1U@0,0", "B1N@1,0"})
                  .discard({"cups-3"})
                  .hand("A", {})
                  .hand("B", {"cups-6"}));
    hand.spaceTwice(0, 0);
    QCOMPARE(hand.steps(), 1);
    QVERIFY(hand.play.turn().chooser().picks().empty());
    QCOMPARE(hand.play.session().table().legal().size(), std::size_t{2});  // recover the single card, or none
    QVERIFY(hand.play.turn().canConfirm());
    QVERIFY(!std::holds_alternative<step::Skip>(*hand.play.turn().chooser().proposal()));
    QVERIFY(hand.play.window->area().ring()->isVisible());
}

/// The second click does not pick what has moved under the pointer.
void TestClicks::aStepMovesTheBoardUnderThePointer() {
    Hand hand(tests::Setup()
                  .land("0,0", "swords-3")
                  .pieces({"A1U@0,0", "A2N@2,0", "B1N@1,0"})
                  .hand("A", {})
                  .hand("B", {"cups-6"}));
    hand.spaceTwice(0, 0);
    QCOMPARE(hand.steps(), 1);
}

void TestClicks::theKeyboardGoesWhereSomethingCanBePicked() {
    Play play;
    play.start({{"start", "bid"}});
    QVERIFY(play.handList()->hasFocus());
    play.key(Qt::Key_B);
    QVERIFY(play.view()->hasFocus());
    play.key(Qt::Key_C);
    QVERIFY(play.handList()->hasFocus());
    QVERIFY(play.handList()->currentIndex().isValid());
    play.start();
    QVERIFY(play.view()->hasFocus());
}

void TestClicks::everyTabStopIsSeen() {
    Hand hand(onCard("rods-3"));
    hand.space(0, 0);
    MainWindow* window = hand.play.window.get();
    window->setAttribute(Qt::WA_KeyboardFocusChange);  // as after the first Tab
    QStringList unseen;
    QWidget* before = window;
    for (QWidget* stop = window->nextInFocusChain(); stop != window; stop = stop->nextInFocusChain()) {
        const bool stops = (stop->focusPolicy() & Qt::TabFocus) != 0 && stop->isVisible() && stop->isEnabled() &&
                           stop->window() == window && stop->focusProxy() == nullptr;
        if (!stops) {
            continue;
        }
        stop->clearFocus();
        stop->setFocus(Qt::TabFocusReason);
        if (!stop->hasFocus()) {
            continue;
        }
        const QImage with = stop->grab().toImage();
        stop->clearFocus();
        if (stop->grab().toImage() == with) {
            unseen += QString::fromLatin1(stop->metaObject()->className()) + u' ' + stop->objectName() + u' ' +
                      stop->accessibleName();
        }
        before = stop;
    }
    QVERIFY(before != window);
    QVERIFY2(unseen.isEmpty(), qPrintable(unseen.join(u'\n')));
}

void TestClicks::refusedWordsAllAnswer() {
    Hand hand(tests::Setup()
                  .land("0,0", "magician")
                  .land("1,0", "rods-2")
                  .pieces({"A3U@0,0", "B1U@1,0"})
                  .hand("A", {"cups-5"})
                  .hand("B", {"cups-6"}));
    int refused = 0;
    const auto ask = [&](QAbstractButton* button) {
        ++refused;
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY2(!hand.play.answer().isEmpty(), qPrintable(Play::nameOf(*button)));
    };
    const auto askAll = [&] {
        for (AlternativeButton* button : hand.play.visible<AlternativeButton>()) {
            if (button->isRefused()) {
                ask(button);
            }
        }
        for (RingChip* chip : hand.play.visible<RingChip>()) {
            if (chip->look() == RingChip::Look::refused) {
                ask(chip);
            }
        }
    };
    askAll();
    hand.spaceTwice(0, 0);
    askAll();
    QVERIFY(refused > 0);
}

void TestClicks::bidsLieThereAsCards() {
    Play play;
    play.start({{"start", "bid"}});
    const auto bid = [&play] {
        QApplication::processEvents();
        CardList* list = play.handList();
        list->scrollTo(list->model()->index(0, 0));
        clickTwice(list->viewport(), list->visualRect(list->model()->index(0, 0)).center());
    };
    bid();
    bid();
    auto* open = play.window->area().choiceBar()->findChild<CardList*>();
    QTRY_VERIFY(open->isVisible());
    QCOMPARE(open->model()->rowCount(), 2);
    const QRect first = open->visualRect(open->model()->index(0, 0));
    QVERIFY(open->viewport()->rect().contains(first));
    const std::size_t moments = play.session().game().history().size();
    QTest::mouseClick(open->viewport(), Qt::LeftButton, {}, first.center());
    QVERIFY(play.turn().canConfirm());
    QCOMPARE(open->model()->rowCount(), 2);  // another one can be picked instead
    QTest::mouseClick(open->viewport(), Qt::LeftButton, {}, open->visualRect(open->model()->index(1, 0)).center());
    QVERIFY(play.turn().canConfirm());
    play.key(Qt::Key_Return);
    QVERIFY(play.session().game().history().size() > moments);
}

// Regression: it stayed in the hand, which had nothing to pick, and was lost after a bid.
void TestClicks::theKeyboardGoesToTheBids() {
    Play play;
    play.start({{"start", "bid"}});
    const auto focus = [&play] { return play.window->focusWidget(); };
    for (int i = 0; i < 2; ++i) {
        QApplication::processEvents();
        play.handList()->setFocus();
        QTest::keyClick(focus(), Qt::Key_Home);
        QTest::keyClick(focus(), Qt::Key_Space);
        play.key(Qt::Key_Return);
    }
    auto* open = play.window->area().choiceBar()->findChild<CardList*>();
    QTRY_VERIFY(open->isVisible());
    QTest::keyClick(focus(), Qt::Key_Escape);  // the bids have been seen
    QTRY_COMPARE(focus(), open);
    QTest::keyClick(focus(), Qt::Key_Space);
    QVERIFY(play.turn().canConfirm());
    while (open->isVisible()) {
        if (!play.turn().canConfirm()) {
            QTest::keyClick(focus(), Qt::Key_Space);
        }
        play.key(Qt::Key_Return);
        QApplication::processEvents();
    }
    QTRY_COMPARE(focus(), play.view());
}

QTEST_MAIN(TestClicks)
#include "tst_clicks.moc"
