// The real window, played with mouse and keys: using only highlighted parts is enough to play a game.
#include "app/gui/base/settings/theme_choice.h"
#include "app/gui/look/head/menu_button.h"
#include "app/gui/look/widgets/message_bar.h"
#include "app/gui/shared/board/board_scene.h"
#include "app/gui/shared/panels/log_panel.h"
#include "app/gui/shared/panels/players_panel.h"
#include "app/gui/shared/play/seals.h"
#include "app/gui/windows/game/help/help_panel.h"
#include "app/gui/windows/game/spread/sheet.h"
#include "app/gui/windows/game/spread/table_spread.h"
#include "app/gui/windows/game/table_panels.h"
#include "app/gui/windows/game/top_bar/top_bar.h"
#include "app/gui/windows/learn/guided_tool.h"
#include "tests/unit/gui/laid_out.h"
#include "tests/unit/gui/window_play.h"

#include <QDockWidget>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolTip>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::gui;
using gnostica::gui::playing::Play;
using gnostica::gui::playing::Robot;

class TestWindow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void playsAWholeGame_data();
    void playsAWholeGame();
    void coverHidesEveryCardInHand();
    void undoAndRedoByKeys();
    void undoIsRefusedFairly();
    void refusedChoicesSayWhy();
    void panelsWithoutAGameAnswerNothing();
    void passingGoesWhereAllPicksGo();
    void whatWasSaidOfAnotherGameIsPutAway();
    void clickInTheLogLooksBack();
    void enterBelongsToTheList();
    void enterConfirmsWhereverOneClicked();
    void enterConfirmsAPickedCard();
    void modifiersPressNoButton();
    void enterInTheSearchConfirmsNothing();
    void escapeDropsPicksOnly();
    void picksOutliveARefresh_data();
    void picksOutliveARefresh();
    void branchGoesOnElsewhere();
    void othersAreRefusedUnheard();
    void sealsPressAndConfirm();
    void anActHasOnePlaceBesideTheRing();
    void sealsGoUnderSheets();
    void theBoardHasTheKeyboard();
};

void TestWindow::initTestCase() {
    QVERIFY(QFile::exists(storage::dataFolders().variants()));
}

void TestWindow::playsAWholeGame_data() {
    QTest::addColumn<bool>("covers");
    QTest::addColumn<QByteArray>("options");
    QTest::newRow("bids, screen handed over") << true << QByteArray(R"({"start": "bid", "target": 9})");
    QTest::newRow("first seat, one screen for all") << false << QByteArray(R"({"start": "seat"})");
}

void TestWindow::playsAWholeGame() {
    QFETCH(bool, covers);
    QFETCH(QByteArray, options);
    Play play(covers);
    play.start(nlohmann::json::parse(options.toStdString()));
    Robot robot(play, covers ? 5 : 6);
    int touches = 0;
    for (; !play.session().referee().isOver() && touches < 20000; ++touches) {
        QVERIFY2(robot.touch(), "nothing is highlighted");
        if (QTest::currentTestFailed()) {
            return;
        }
    }
    QVERIFY(play.session().referee().isOver());
    QVERIFY(play.session().game().state().turnsPlayed > 20);
    QVERIFY(touches > 150);
}

void TestWindow::coverHidesEveryCardInHand() {
    Play play(true);
    play.start();
    const auto shown = [&] {
        int faces = 0;
        auto* model = static_cast<CardsModel*>(play.handList()->model());
        for (int row = 0; row < model->rowCount(); ++row) {
            faces += model->cardAt(model->index(row, 0)).isNone() ? 0 : 1;
        }
        return faces;
    };
    QVERIFY(play.window->area().cover()->isVisible());
    QCOMPARE(shown(), 0);
    QVERIFY(play.turn().openCards().empty());
    QTest::mouseClick(play.visible<QPushButton>(play.window->area().cover())[0], Qt::LeftButton);
    QVERIFY(!play.window->area().cover()->isVisible());
    QCOMPARE(shown(), 6);
}

void TestWindow::undoAndRedoByKeys() {
    Play play;
    play.start();
    const State before = play.session().game().state();
    play.click(play.placeOf(Space{0, 0}));
    play.key(Qt::Key_N);
    play.key(Qt::Key_Return);
    QCOMPARE(play.session().game().state().pieceCount, std::uint8_t{1});
    play.key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(play.session().game().state() == before);
    play.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(play.session().game().state().pieceCount, std::uint8_t{1});
}

void TestWindow::undoIsRefusedFairly() {
    Play play;
    play.start();
    play.session().play(step::Place{{0, 0}, Facing::north});
    play.session().play(step::Done{});
    QAction* undo = play.window->actions().at(Act::undo);
    QVERIFY(!undo->isEnabled());
    QVERIFY(!undo->toolTip().isEmpty());
    play.settings.change([](gui::Settings& settings) { settings.manners.undoFreely = true; });
    QVERIFY(undo->isEnabled());
}

void TestWindow::refusedChoicesSayWhy() {
    Play play;
    play.start();
    play.session().play(step::Place{{0, 0}, Facing::north});
    play.session().play(step::Done{});
    play.click(play.placeOf(Space{0, 0}));  // TRN-1: not on a space with a piece
    QVERIFY2(play.answer().contains(QStringLiteral("TRN-1")), qPrintable(play.answer()));
    // Next to the clicked place, not over it.
    SpeechBubble* bubble = play.window->area().answers().bubble();
    QVERIFY(bubble->isVisible());
    const QPoint clicked = play.view()->viewport()->mapTo(play.window.get(), play.placeOf(Space{0, 0}));
    QVERIFY(!bubble->geometry().contains(clicked));
    QVERIFY((bubble->geometry().center() - clicked).manhattanLength() < 420);
    QVERIFY(play.window->rect().contains(bubble->geometry()));
    // An answer in the previous language disappears.
    QEvent language(QEvent::LanguageChange);
    QApplication::sendEvent(play.window.get(), &language);
    QVERIFY(!bubble->isVisible() && bubble->accessibleName().isEmpty());
    play.window->area().answers().say(QStringLiteral("Because."), turn::PickSpace{Space{0, 0}});
    QVERIFY(bubble->isVisible());
    // Regression: a drop that left only words or piles to choose showed an empty bubble.
    play.window->area().answers().say({}, turn::PickSpace{Space{0, 0}});
    QVERIFY(!bubble->isVisible());
}

void TestWindow::clickInTheLogLooksBack() {
    Play play;
    play.start();
    play.session().play(step::Place{{0, 0}, Facing::north});
    play.session().play(step::Done{});
    play.window->tablePanels().logSheet()->show();  // a drawer, in a small window
    auto* list = play.window->findChild<LogPanel*>()->findChild<QListView*>();
    QVERIFY(list->isVisible());
    const QModelIndex line = list->model()->index(0, 0);
    list->scrollTo(line);
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(line).center());
    QVERIFY(!play.session().table().isLive());
    QCOMPARE(play.session().table().position(), 0);
    QVERIFY(play.turn().chooser().isIdle());
    play.key(Qt::Key_Right, Qt::AltModifier);
    play.key(Qt::Key_End, Qt::AltModifier);
    QVERIFY(play.session().table().isLive());
    QVERIFY(!play.turn().chooser().isIdle());
}

/// Picks a place for a new piece that faces north already.
void beginToPlace(Play& play) {
    play.click(play.placeOf(Space{0, 0}));
    play.key(Qt::Key_N);
    QVERIFY(play.turn().canConfirm());
}

/// Sends Enter to the widget with the focus, as the keyboard does.
void pressEnterOn(QAbstractItemView* view, int row) {
    view->setFocus();
    QTest::keyClick(view, Qt::Key_Home);
    view->setCurrentIndex(view->model()->index(row, 0));
    QTest::keyClick(view->window()->focusWidget(), Qt::Key_Return);
}

// Regression: the window's Return took the pending step, although each of these widgets describes its own use of Enter.
void TestWindow::enterBelongsToTheList() {
    Play play;
    play.start();
    beginToPlace(play);
    const std::size_t moments = play.session().game().history().size();
    QSignalSpy seats(play.window->findChild<PlayersPanel*>(), &PlayersPanel::seatPicked);
    pressEnterOn(play.window->findChild<PlayersPanel*>()->findChild<QListView*>(), 1);
    QCOMPARE(seats.size(), 1);
    QVERIFY(play.turn().canConfirm());
    pressEnterOn(play.window->findChild<LogPanel*>()->findChild<QListView*>(), 0);
    QCOMPARE(play.session().table().position(), 0);
    QCOMPARE(play.session().game().history().size(), moments);
    play.session().table().showLast();
    beginToPlace(play);
    play.view()->setFocus();
    QTest::keyClick(play.window->focusWidget(), Qt::Key_Return);
    QCOMPARE(play.session().game().history().size(), moments + 1);
}

// Regression: after a click into a panel, Enter pressed the clicked widget again, although a step was highlighted.
void TestWindow::enterConfirmsWhereverOneClicked() {
    Play play;
    play.start();
    beginToPlace(play);
    auto* players = play.window->findChild<PlayersPanel*>()->findChild<QListView*>();
    const QSignalSpy seats(play.window->findChild<PlayersPanel*>(), &PlayersPanel::seatPicked);
    QTest::mouseClick(players->viewport(), Qt::LeftButton, {},
                      players->visualRect(players->model()->index(1, 0)).center());
    QVERIFY(players->hasFocus());
    QVERIFY(play.turn().canConfirm());
    const auto clicked = seats.size();
    const std::size_t moments = play.session().game().history().size();
    QTest::keyClick(play.window->focusWidget(), Qt::Key_Return);
    QCOMPARE(play.session().game().history().size(), moments + 1);
    QCOMPARE(seats.size(), clicked);
}

// Regression: with nothing to pause, Ctrl+Space, which pauses computers, pressed the focused button.
void TestWindow::modifiersPressNoButton() {
    Play play;
    play.start();
    QPushButton button(QStringLiteral("Begin"), play.window.get());
    button.show();
    button.setAutoDefault(true);
    button.setFocus();
    const QSignalSpy pressed(&button, &QPushButton::clicked);
    for (const Qt::Key key : {Qt::Key_Space, Qt::Key_Return}) {
        for (const Qt::KeyboardModifier with : {Qt::ControlModifier, Qt::AltModifier, Qt::MetaModifier}) {
            QTest::keyClick(&button, key, with);
        }
    }
    QCOMPARE(pressed.size(), 0);
    QTest::keyClick(&button, Qt::Key_Space);
    QTest::keyClick(&button, Qt::Key_Return);
    QCOMPARE(pressed.size(), 2);
}

void TestWindow::enterConfirmsAPickedCard() {
    Play play;
    play.start({{"start", "bid"}});
    pressEnterOn(play.handList(), 2);
    QVERIFY(play.turn().canConfirm());
    const std::size_t moments = play.session().game().history().size();
    QTest::keyClick(play.window->focusWidget(), Qt::Key_Return);
    QCOMPARE(play.session().game().history().size(), moments + 1);
}

void TestWindow::enterInTheSearchConfirmsNothing() {
    Play play;
    play.start();
    beginToPlace(play);
    play.window->actions().at(Act::help)->trigger();
    auto* search = play.window->findChild<HelpPanel*>()->findChild<QLineEdit*>();
    search->setFocus();
    QTest::keyClicks(search, QStringLiteral("rod"));
    QTest::keyClick(play.window->focusWidget(), Qt::Key_Return);
    QCOMPARE(play.session().game().state().pieceCount, std::uint8_t{0});
    QVERIFY(play.turn().canConfirm());
}

// Regression: at the start of a turn Escape undid the other player's whole turn.
void TestWindow::escapeDropsPicksOnly() {
    Play play;
    play.settings.change([](gui::Settings& settings) { settings.manners.undoFreely = true; });
    play.start();
    play.session().play(step::Place{{0, 0}, Facing::north});
    const State before = play.session().game().state();
    QVERIFY(!play.session().undoBar());
    for (const Qt::Key key : {Qt::Key_Escape, Qt::Key_Backspace}) {
        play.key(key);
        QVERIFY(play.session().game().state() == before);
    }
    play.session().play(step::Done{});
    play.click(play.placeOf(Space{1, 0}));
    QVERIFY(play.turn().canTakeBack());
    play.key(Qt::Key_Escape);
    QVERIFY(!play.turn().canTakeBack());
    QCOMPARE(play.session().referee().decider(), Seat::b);
}

void TestWindow::picksOutliveARefresh_data() {
    QTest::addColumn<int>("what");
    QTest::newRow("settings") << 0;
    QTest::newRow("language") << 1;
    QTest::newRow("whose hand is watched") << 2;
}

void TestWindow::picksOutliveARefresh() {
    QFETCH(int, what);
    Play play;
    play.start();
    play.click(play.placeOf(Space{0, 0}));
    const std::vector<turn::Pick> picks = play.turn().chooser().picks();
    QVERIFY(!picks.empty());
    if (what == 0) {
        play.settings.change([](gui::Settings& settings) { settings.theme = ThemeChoice::dark; });
    } else if (what == 1) {
        QEvent change(QEvent::LanguageChange);
        QApplication::sendEvent(play.window.get(), &change);
    } else {
        play.session().table().watchFrom(Seat::b);
    }
    QVERIFY(play.turn().chooser().picks() == picks);
    play.key(Qt::Key_E);
    play.key(Qt::Key_Return);
    QCOMPARE(play.session().game().state().pieceCount, std::uint8_t{1});
    QVERIFY(play.turn().chooser().picks().empty());  // the next step starts without picks
}

void TestWindow::branchGoesOnElsewhere() {
    Play play;
    play.start();
    play.session().play(step::Place{{0, 0}, Facing::north});
    play.session().play(step::Done{});
    play.key(Qt::Key_Left, Qt::AltModifier);
    const table::GameSession* before = &play.session();
    play.key(Qt::Key_B, Qt::ControlModifier);
    QTRY_VERIFY(&play.session() != before);
    QVERIFY(play.session().table().isLive());
    QCOMPARE(play.session().game().state().pieceCount, std::uint8_t{1});
    QVERIFY(!play.turn().chooser().isIdle());
}

namespace {

/// A remote player.
class Elsewhere : public table::SeatAgent {
public:
    void ask(const table::SeatQuestion& question) override { ticket_ = question.ticket; }
    void withdraw(table::Ticket) override { ticket_.reset(); }
    bool isAsked() const { return ticket_.has_value(); }
    void answer(const Step& step) { Q_EMIT answered(*ticket_, step); }

private:
    std::optional<table::Ticket> ticket_;
};

}  // namespace

// Regression: the reason for refusing a remote player's step was shown to the local player, including hidden cards.
void TestWindow::othersAreRefusedUnheard() {
    Play play;
    Elsewhere bob;
    RulesetChoice choice;
    choice.options = {{"start", "seat"}};
    play.window->desk().start(choice, {"Ann", "Bob"}, 3, {table::SeatPlayer::person, table::SeatPlayer::random});
    play.session().referee().seat(Seat::b, &bob);
    const Step farAway = step::Place{{20, 20}, Facing::north};
    play.session().play(farAway);
    QVERIFY(!play.messages()->text().isEmpty());
    play.session().play(step::Place{{0, 0}, Facing::north});
    play.session().play(step::Done{});
    QVERIFY(bob.isAsked());
    const QSignalSpy refused(&play.session().referee(), &table::Referee::refused);
    bob.answer(farAway);
    QCOMPARE(refused.size(), 1);
    QCOMPARE(play.messages()->text(), QString());
}

void TestWindow::sealsPressAndConfirm() {
    Play play;
    play.start();
    Seal* done = nullptr;
    for (auto* seal : play.window->findChildren<Seal*>()) {
        done = seal->text() == QStringLiteral("End turn") ? seal : done;
    }
    QVERIFY(done != nullptr && done->isVisible() && !done->isEnabled());
    const QRect before(done->mapTo(play.window.get(), QPoint()), done->size());
    QVERIFY(play.session().play(step::Place{{0, 0}, Facing::north}));
    QVERIFY(done->isEnabled());
    QCOMPARE(QRect(done->mapTo(play.window.get(), QPoint()), done->size()), before);
    const Seat decider = play.session().table().decider();
    QTest::mouseClick(done, Qt::LeftButton);
    QVERIFY(play.session().table().decider() != decider);
}

/// Regression: ending the turn was offered by the panel beside the board, the ring and a seal.
void TestWindow::anActHasOnePlaceBesideTheRing() {
    Play play;
    play.start();
    QVERIFY(play.session().play(step::Place{{0, 0}, Facing::north}));
    tests::settle();
    QVERIFY(!play.visible<Seal>().empty());
    for (const AlternativeButton* button : play.visible<AlternativeButton>()) {
        QVERIFY2(button->text() != QStringLiteral("End turn"), "a seal ends the turn");
    }
    QVERIFY(!play.window->area().choiceBar()->isVisible());
}

/// Regression: halves of them looked out from under a sheet. What they do is offered elsewhere meanwhile.
void TestWindow::sealsGoUnderSheets() {
    Play play;
    play.window->resize(1366, 768);
    play.start();
    tests::settle();
    const auto* seals = play.window->findChild<Seals*>();
    QVERIFY(seals->isVisible());
    play.window->tablePanels().showLog();
    tests::settle();
    const TablePlan& plan = play.window->spread().plan();
    QVERIFY(plan.sheet.intersects(plan.seals));
    QVERIFY(!seals->isVisible());
    QTest::keyClick(play.window->findChild<LogPanel*>(), Qt::Key_Escape);
    tests::settle();
    QVERIFY(seals->isVisible());
    QCOMPARE(seals->geometry(), plan.seals);
}

void TestWindow::panelsWithoutAGameAnswerNothing() {
    Play play;
    Q_EMIT play.window->tablePanels().log().momentPicked(0);
    Q_EMIT play.window->tablePanels().players().seatPicked(Seat::a);
    QVERIFY(play.window->desk().session() == nullptr);
}

// Regression: "Pass" bypassed the guide of a first game.
void TestWindow::passingGoesWhereAllPicksGo() {
    Play play;
    play.start();
    play.session().play(step::Place{{0, 0}, Facing::north});
    play.session().play(step::Done{});
    play.session().play(step::Place{{1, 0}, Facing::north});
    play.session().play(step::Done{});
    QVERIFY(play.turn().canPass());
    StepList other;
    other.add(play.session().table().legal()[0]);
    QVERIFY(!(other[0] == Step(step::Refresh{})));
    GuidedTool guide(play.turn(), play.window.get());
    guide.expect(play.session().table().sharedRules(), play.session().table().view(), other);
    play.window->area().setGuide(&guide);
    QSignalSpy answered(&guide, &BoardTool::answered);
    play.window->actions().at(Act::pass)->trigger();
    QCOMPARE(answered.count(), 1);
    QVERIFY(play.turn().chooser().picks().empty());
    play.window->area().setGuide(nullptr);
}

// Regression: the review of the previous game covered the log.
void TestWindow::whatWasSaidOfAnotherGameIsPutAway() {
    Play play;
    play.start();
    QDockWidget* log = play.window->tablePanels().logSheet();
    log->show();
    play.window->actions().at(Act::hint)->trigger();
    auto* advice = play.window->findChild<QDockWidget*>(QStringLiteral("adviceDock"));
    tests::settle();
    QVERIFY(advice->isVisible() && !log->isVisible());
    play.start();
    tests::settle();
    QVERIFY(advice->isHidden());
    QVERIFY(log->isVisible());
}

/// Regression: no widget had the focus; the arrow keys had no effect until the board was clicked or reached by Tab.
void TestWindow::theBoardHasTheKeyboard() {
    Play play;
    QTRY_VERIFY(play.view()->hasFocus());
    play.window->topBar().findChild<MenuButton*>()->setFocus();
    play.start();
    QVERIFY(play.view()->hasFocus());
    QTest::keyClick(play.window->focusWidget(), Qt::Key_Down);
    QVERIFY(play.window->area().board()->cursorSpace().has_value());

    Play covered(true);
    covered.start();
    ScreenCover* cover = covered.window->area().cover();
    QTRY_VERIFY(cover->isVisible() && cover->isAncestorOf(covered.window->focusWidget()));
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space}) {
        QTest::keyClick(covered.window->focusWidget(), key);
        QVERIFY(cover->isVisible());  // Enter was pressed once too often to confirm a step
    }
    tests::letTimePass(*cover);
    QTest::keyClick(covered.window->focusWidget(), Qt::Key_Return);
    QVERIFY(!cover->isVisible());
    QVERIFY(covered.view()->hasFocus());
}

QTEST_MAIN(TestWindow)
#include "tst_window.moc"
