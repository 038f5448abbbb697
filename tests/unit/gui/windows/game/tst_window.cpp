// The real window, played with mouse and keys: using only highlighted parts is enough to play a game.
#include "app/gui/base/settings/theme_choice.h"
#include "app/gui/look/art/cards/deck.h"
#include "app/gui/look/art/theme.h"
#include "app/gui/look/widgets/facing_compass.h"
#include "app/gui/look/widgets/message_bar.h"
#include "app/gui/program/demo/demo_player.h"
#include "app/gui/program/demo/demo_targets.h"
#include "app/gui/shared/board/board_scene.h"
#include "app/gui/shared/panels/log_panel.h"
#include "app/gui/shared/panels/players_panel.h"
#include "app/gui/windows/game/dialogs/new_game/seat_rows.h"
#include "app/gui/windows/game/help/help_panel.h"
#include "app/gui/windows/game/home/home_card.h"
#include "app/gui/windows/game/home/start_page.h"
#include "app/gui/windows/game/start_desk.h"
#include "app/gui/windows/game/table_docks.h"
#include "app/gui/windows/game/top_bar.h"
#include "app/gui/windows/learn/guided_tool.h"
#include "tests/support/positions.h"
#include "tests/unit/gui/laid_out.h"
#include "tests/unit/gui/window_play.h"

#include <QDockWidget>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenuBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QStyle>
#include <QTimer>
#include <QToolTip>

#include <set>
#include <sys/stat.h>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::gui;
using gnostica::gui::playing::Play;
using gnostica::gui::playing::Robot;

/// The button with this text, ignoring its mnemonic.
QPushButton* button(const QWidget& in, const QString& text) {
    for (auto* each : in.findChildren<QPushButton*>()) {
        if (QString(each->text()).remove(u'&') == text) {
            return each;
        }
    }
    qFatal("no such button: %s", qPrintable(text));
}

/// Runs a function on the next dialog.
template <class F>
void whenAsked(F answer) {
    auto* timer = new QTimer(qApp);
    QObject::connect(timer, &QTimer::timeout, qApp, [timer, answer] {
        if (QWidget* dialog = QApplication::activeModalWidget()) {
            timer->deleteLater();
            timer->stop();
            answer(dialog);
        }
    });
    timer->start(10);
}

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
    void aGameThatIsOverIsNotContinued();
    void theTitleNamesWhatIsOnTheTable();
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
    void savesAndOpens();
    void theGameAskedForLastIsOpened();
    void messagesOfAGameGoWithIt();
    void othersAreRefusedUnheard();
    void theFirstWindowFitsTheScreen();
    void savingSuggestsAName();
    void whatCannotBeDoneSaysSo();
    void reportsWhatCannotBeOpened();
    void tellsARulesetFromAGame();
    void offersTheGameThatBrokeOff();
    void startsANewGameByDialog();
    void theBoardHasTheKeyboard();
    void remembersHowItWasLeft();
    void demonstrationOverwritesNothing_data();
    void demonstrationOverwritesNothing();
    void picturesOfDemonstrationsAreWhole();
    void changesItsTheme();
    void changesItsDeck();
    void wearsHighContrast();
    void followsTheDesktopIntoTheDark();
    void aNewGameLeavesTheStyleAlone();
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
    // Regression: a drop that left only words or piles to choose showed an empty bubble.
    play.window->area().answers().say({}, turn::PickSpace{Space{0, 0}});
    QVERIFY(!bubble->isVisible());
}

void TestWindow::clickInTheLogLooksBack() {
    Play play;
    play.start();
    play.session().play(step::Place{{0, 0}, Facing::north});
    play.session().play(step::Done{});
    play.window->docks().logDock()->show();  // a drawer, in a small window
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

void TestWindow::savesAndOpens() {
    Play play;
    play.start();
    play.session().play(step::Place{{0, 0}, Facing::north});
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("game.gnostica"));
    QVERIFY(play.window->desk().save(path));
    const State saved = play.session().game().state();
    play.start({{"start", "seat"}}, 99);
    QVERIFY(tableHash(play.session().game().state()) != tableHash(saved));
    QSignalSpy opened(&play.window->desk(), &table::GameDesk::sessionChanged);
    play.window->desk().open(path);
    QVERIFY(opened.wait(gnostica::tests::kPatienceMs));
    QCOMPARE(tableHash(play.session().game().state()), tableHash(saved));
    QCOMPARE(play.settings.now().recentFiles, QStringList{path});
    QVERIFY(play.window->windowTitle().contains(QStringLiteral("game.gnostica")));
}

// Regression: a file that took long to read replaced a game that had been started meanwhile.
void TestWindow::theGameAskedForLastIsOpened() {
    Play play;
    play.start();
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("game.gnostica"));
    QVERIFY(table::saveRecord(path, play.session().referee().played()));
    play.window->desk().open(path);
    play.start({{"start", "seat"}}, 99);
    const table::GameSession* begun = &play.session();
    QSignalSpy opened(&play.window->desk(), &table::GameDesk::sessionChanged);
    tests::settle();
    QCOMPARE(&play.session(), begun);
    QVERIFY(play.window->desk().file().isEmpty());

    QSignalSpy failed(&play.window->desk(), &table::GameDesk::openFailed);
    play.window->desk().open(QStringLiteral("/nowhere/game.gnostica"));
    play.window->desk().open(path);
    QTRY_COMPARE(opened.size(), 1);
    QCOMPARE(failed.size(), 0);
    QCOMPARE(play.window->desk().file(), path);
}

// Regression: an error message of one game stayed for the next.
void TestWindow::messagesOfAGameGoWithIt() {
    Play play;
    play.start();
    QVERIFY(!play.window->desk().save(QStringLiteral("/nowhere/at/all.gnostica")));
    QVERIFY(play.messages()->isVisible());
    play.messages()->report([] { return ErrorText{QStringLiteral("Some plug-ins could not be loaded."), {}}; });
    play.start({{"start", "seat"}}, 99);
    QCOMPARE(play.messages()->text(), QStringLiteral("Some plug-ins could not be loaded."));
    playing::closeMessage(*play.messages());
    QVERIFY(!play.messages()->isVisible());
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

// Regression: on a small screen the first window was larger than the screen.
void TestWindow::theFirstWindowFitsTheScreen() {
    Play play;
    rulesets::RulesShelf& shelf = play.shelf();
    MainWindow fresh(shelf, play.settings);
    QVERIFY(fresh.width() <= fresh.screen()->availableSize().width());
    QVERIFY(fresh.height() <= fresh.screen()->availableSize().height());
}

void TestWindow::savingSuggestsAName() {
    Play play;
    RulesetChoice choice;
    choice.options = {{"start", "seat"}};
    play.start(choice, {"Ann", "../B|b"}, 3);
    QString suggested;
    whenAsked([&](QWidget* dialog) {
        suggested = qobject_cast<QFileDialog*>(dialog)->selectedFiles().constFirst();
        dialog->close();
    });
    play.window->actions().at(Act::saveAs)->trigger();
    const QString name = QFileInfo(suggested).fileName();
    QVERIFY2(name.startsWith(QStringLiteral("Ann, ___B_b ")), qPrintable(name));
    QVERIFY2(name.endsWith(QStringLiteral(".gnostica")), qPrintable(name));
}

// Regression: "Confirm" looked enabled, and a click on it had no effect.
void TestWindow::whatCannotBeDoneSaysSo() {
    Play play;
    play.start();
    QToolButton* confirm = nullptr;
    for (auto* button : play.window->area().choiceBar()->findChildren<QToolButton*>()) {
        confirm = button->defaultAction() == play.window->actions().at(Act::confirm) ? button : confirm;
    }
    QVERIFY(confirm != nullptr && !confirm->isEnabled());
    const QPalette colours = confirm->palette();
    const auto contrast = [&](QPalette::ColorGroup group) {
        return std::abs(colours.color(group, QPalette::ButtonText).lightness() -
                        colours.color(group, QPalette::Window).lightness());
    };
    QVERIFY(contrast(QPalette::Disabled) < contrast(QPalette::Active) * 6 / 10);
    QTest::mouseClick(confirm, Qt::LeftButton);
    QTRY_VERIFY(QToolTip::isVisible());
    QVERIFY2(QToolTip::text().startsWith(QStringLiteral("There is nothing to confirm yet")),
             qPrintable(QToolTip::text()));
    QToolTip::hideText();
    beginToPlace(play);
    QVERIFY(confirm->isEnabled());
    QVERIFY(confirm->toolTip().startsWith(QStringLiteral("Confirm the step")));
}

void TestWindow::reportsWhatCannotBeOpened() {
    Play play;
    play.start();
    QSignalSpy failed(&play.window->desk(), &table::GameDesk::openFailed);
    play.window->desk().open(QStringLiteral("/nowhere/game.gnostica"));
    QVERIFY(failed.wait(gnostica::tests::kPatienceMs));
    QVERIFY(play.messages()->isVisible());
    QVERIFY(play.messages()->text().contains(QStringLiteral("/nowhere/game.gnostica")));
}

/// Regression: a ruleset was "a syntax error at the end of input": its first line was read alone, as of a record.
void TestWindow::tellsARulesetFromAGame() {
    Play play;
    play.start();
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("house.json")));
    QVERIFY(file.open(QIODevice::WriteOnly) &&
            file.write("{\n  \"id\": \"house\",\n  \"extends\": \"gnostica\"\n}\n") > 0);
    file.close();
    QSignalSpy failed(&play.window->desk(), &table::GameDesk::openFailed);
    play.window->desk().open(file.fileName());
    QVERIFY(failed.wait(gnostica::tests::kPatienceMs));
    QVERIFY(play.messages()->text().contains(QStringLiteral("This is a ruleset, not a game.")));
}

void TestWindow::panelsWithoutAGameAnswerNothing() {
    Play play;
    Q_EMIT play.window->docks().log().momentPicked(0);
    Q_EMIT play.window->docks().players().seatPicked(Seat::a);
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
    QDockWidget* log = play.window->docks().logDock();
    log->show();
    play.window->actions().at(Act::hint)->trigger();
    auto* advice = play.window->findChild<QDockWidget*>(QStringLiteral("adviceDock"));
    tests::settle();
    QVERIFY(!advice->visibleRegion().isEmpty());
    QVERIFY(log->visibleRegion().isEmpty());
    play.start();
    tests::settle();
    QVERIFY(advice->isHidden());
    QVERIFY(!log->visibleRegion().isEmpty());
}

void TestWindow::aGameThatIsOverIsNotContinued() {
    Play play;
    play.start({{"start", "seat"}, {"target", 1}});
    while (!play.session().referee().isOver()) {
        const auto& legal = play.session().table().legal();
        const auto announce = std::find(legal.begin(), legal.end(), Step(step::Challenge{}));
        play.session().play(announce != legal.end() ? *announce : legal[legal.size() - 1]);
    }
    play.window->greet();
    QStringList heads;
    for (const QLabel* label : play.visible<QLabel>(&play.window->startDesk().page())) {
        heads += label->text();
    }
    QVERIFY2(heads.contains(QStringLiteral("Finished game")), qPrintable(heads.join(u'|')));
    QVERIFY(!heads.contains(QStringLiteral("Continue")));
}

// Regression: it was "New game" on the start page, and during whole games.
void TestWindow::theTitleNamesWhatIsOnTheTable() {
    Play play;
    play.window->greet();
    QCOMPARE(play.window->windowTitle(), QStringLiteral("Gnostica"));
    play.start();
    QCOMPARE(play.window->windowTitle(), QStringLiteral("Ann, Bob[*] – Gnostica"));
    play.window->greet();
    QCOMPARE(play.window->windowTitle(), QStringLiteral("Gnostica"));
    QTemporaryDir folder;
    QVERIFY(play.window->desk().save(folder.filePath(QStringLiteral("mine.gnostica"))));
    play.window->startDesk().leave();
    QCOMPARE(play.window->windowTitle(), QStringLiteral("mine.gnostica[*] – Gnostica"));
}

void TestWindow::offersTheGameThatBrokeOff() {
    Play play;
    play.start();
    play.session().play(step::Place{{0, 0}, Facing::north});
    const State before = play.session().game().state();
    play.reopen();
    QVERIFY(play.window->desk().session() == nullptr);
    play.window->greet();
    StartPage& page = play.window->startDesk().page();
    auto* resume = button(page, QStringLiteral("Continue"));
    QTRY_VERIFY(resume->isVisible());
    tests::settle();
    std::set<int> heights;  // of the pictures; their captions start at one height
    for (const HomeCard* card : page.findChildren<HomeCard*>()) {
        if (card->bannerHeight() > 32) {
            heights.insert(card->bannerHeight());
        }
    }
    QCOMPARE(heights.size(), std::size_t{1});
    QTest::mouseClick(resume, Qt::LeftButton);
    QTRY_VERIFY(play.window->desk().session() != nullptr);
    QVERIFY(!page.isVisible());
    QCOMPARE(tableHash(play.session().game().state()), tableHash(before));
    QVERIFY(!play.turn().chooser().isIdle());
}

void TestWindow::startsANewGameByDialog() {
    Play play;
    play.settings.change([](gui::Settings& settings) { settings.newGame.seats = 4; });
    play.settings.change([](gui::Settings& settings) { settings.newGame.options = R"({"start":"seat"})"; });
    QSignalSpy changed(&play.settings, &SettingsStore::changed);
    whenAsked([](QWidget* dialog) {
        dialog->findChild<SeatRows*>()->findChild<QLineEdit*>()->setText(QStringLiteral("Zoë"));
        QTest::keyClick(dialog, Qt::Key_Return);
    });
    const auto* compass = play.window->findChild<FacingCompass*>();
    QVERIFY(!compass->isVisible());  // there is nothing to turn yet
    play.window->greet();
    QTest::mouseClick(button(play.window->startDesk().page(), QStringLiteral("Who plays?")), Qt::LeftButton);
    QTRY_VERIFY(play.window->desk().session() != nullptr);
    QVERIFY(compass->isVisible());
    QCOMPARE(play.session().game().state().seats, std::uint8_t{4});
    QCOMPARE(play.session().seatNames()[0], QStringLiteral("Zoë"));
    QCOMPARE(play.session().referee().header().players, std::vector<std::string>(4, "person"));  // they are a team
    QVERIFY(changed.count() > 0);
    QCOMPARE(play.window->focusWidget(), play.view());  // gets the focus back from the dialog
}

/// Regression: no widget had the focus; the arrow keys had no effect until the board was clicked or reached by Tab.
void TestWindow::theBoardHasTheKeyboard() {
    Play play;
    QTRY_VERIFY(play.view()->hasFocus());
    play.window->topBar().menus()->setFocus();
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

void TestWindow::remembersHowItWasLeft() {
    QTemporaryDir folder;
    SettingsFile store(folder.filePath(QStringLiteral("settings.ini")));
    gui::Settings left;
    left.theme = ThemeChoice::dark;
    left.manners = {false, true};
    left.animationMs = 180;
    left.rememberFile(QStringLiteral("/a/b.gnostica"));
    left.newGame.seats = 4;
    left.newGame.names[1] = QStringLiteral("Zoë");
    std::swap(left.newGame.looks[0], left.newGame.looks[5]);
    left.newGame.options = R"({"target":8})";
    {
        Play play;
        play.window->findChild<QDockWidget*>(QStringLiteral("pilesDock"))->hide();
        play.window->close();
        left.window = play.settings.now().window;
    }
    store.save(left);
    const gui::Settings found = store.load();
    QVERIFY(found == left);
    Play again;
    again.settings.change([&](gui::Settings& settings) { settings.window = found.window; });
    again.reopen();
    QVERIFY(!again.window->findChild<QDockWidget*>(QStringLiteral("pilesDock"))->isVisible());
}

void TestWindow::demonstrationOverwritesNothing_data() {
    QTest::addColumn<QString>("screenshot");
    QTest::addColumn<QString>("record");
    QTest::addColumn<bool>("overwrite");
    QTest::addColumn<QString>("told");
    const QString none;
    const auto text = [](const char* each) { return QString::fromLatin1(each); };
    QTest::newRow("a record") << none << text("mine") << false << text("mine already exists");
    QTest::newRow("a picture") << text("mine.png") << none << false << text("mine.png already exists");
    QTest::newRow("the picture of the end") << text("my.png") << none << false << text("my-end.png already exists");
    QTest::newRow("a pipe") << text("pipe.png") << none << true << text("pipe.png is not an ordinary file");
    QTest::newRow("a pipe for the record") << none << text("pipe.png") << true << text("is not an ordinary file");
    QTest::newRow("a folder") << text("folder.png") << none << true << text("folder.png is not an ordinary file");
    QTest::newRow("one file for both") << text("a.png") << text("a.png") << false << text("a.png is named for two");
    QTest::newRow("the end is the record") << text("a.png") << text("a-end.png") << true << text("is named for two");
    QTest::newRow("a link to the other") << text("link.png") << text("mine.png") << true << text("is named for two");
    QTest::newRow("no such folder") << none << text("none/record") << false << text("none/record cannot be written");
    QTest::newRow("no such folder for a picture") << text("none/a.png") << none << false << text("cannot be written");
    QTest::newRow("no kind of picture") << text("a.odt") << none << false << text("a.odt cannot be written");
    QTest::newRow("a journal") << none << text("a.journal") << true << text("name of a running game");
}

// Regression: the pictures overwrote any files with their names, and a pipe blocked the program for ever.
void TestWindow::demonstrationOverwritesNothing() {
    QFETCH(QString, screenshot);
    QFETCH(QString, record);
    QFETCH(bool, overwrite);
    QFETCH(QString, told);
    const QTemporaryDir folder;
    const auto in = [&](const QString& name) { return name.isEmpty() ? name : folder.filePath(name); };
    const QStringList mine{in(QStringLiteral("mine")), in(QStringLiteral("mine.png")),
                           in(QStringLiteral("my-end.png"))};
    for (const QString& file : mine) {
        QVERIFY(storage::writeFile(file, "mine"));
    }
    QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("folder.png")));
    QVERIFY(QFile::link(mine[1], in(QStringLiteral("link.png"))));
    QCOMPARE(mkfifo(QFile::encodeName(in(QStringLiteral("pipe.png"))).constData(), 0600), 0);
    const QStringList before = QDir(folder.path()).entryList(QDir::AllEntries | QDir::System);
    Play play;
    DemoPlayer player(*play.window, {QStringLiteral("gnostica"), 2, 1, in(screenshot), in(record), overwrite});
    QStringList problems;
    connect(&player, &DemoPlayer::failed, this,
            [&](const storage::FileError& error) { problems += ErrorReporter::sentence(error); });
    QSignalSpy finished(&player, &DemoPlayer::finished);
    player.start();
    QCOMPARE(finished.count(), 1);  // before any step was played
    QVERIFY(!finished[0][0].toBool());
    QCOMPARE(problems.size(), 1);
    QVERIFY2(problems[0].contains(told), qPrintable(problems[0]));
    for (const QString& file : mine) {
        QCOMPARE(storage::readFile(file, 100).value(), std::string("mine"));
    }
    QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::System), before);
}

void TestWindow::picturesOfDemonstrationsAreWhole() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.png"));
    QImage picture(30, 20, QImage::Format_RGB32);
    picture.fill(Qt::red);
    QVERIFY(writePicture(path, picture, false));
    QCOMPARE(QImage(path).size(), picture.size());
    picture.fill(Qt::blue);
    QVERIFY(!writePicture(path, picture, false));  // the file was created while the game was played
    QCOMPARE(QImage(path).pixelColor(5, 5), QColor(Qt::red));
    QVERIFY(writePicture(path, picture, true));
    QCOMPARE(QImage(path).pixelColor(5, 5), QColor(Qt::blue));
}

void TestWindow::changesItsTheme() {
    Play play;
    play.start();
    const QColor light = play.window->area().board()->theme().felt;
    play.settings.change([](gui::Settings& settings) { settings.theme = ThemeChoice::dark; });
    QVERIFY(play.window->area().board()->theme().onDark);
    QVERIFY(play.window->area().board()->theme().felt.lightness() < light.lightness());
    QVERIFY(!play.window->grab().isNull());
}

void TestWindow::changesItsDeck() {
    Play play;
    play.start();
    const auto deck = [&] { return play.window->area().board()->theme().deck; };
    QCOMPARE(deck()->id, QStringLiteral("plain"));
    const QImage before = play.window->grab().toImage();
    play.settings.change([](gui::Settings& settings) { settings.deck = QStringLiteral("woodcut"); });
    QCOMPARE(deck()->id, QStringLiteral("woodcut"));
    QVERIFY(play.window->grab().toImage() != before);
    // A deck that cannot be read: plain faces, and a message.
    play.settings.change([](gui::Settings& settings) { settings.deck = QStringLiteral("lost"); });
    QVERIFY(deck() == nullptr);
    QVERIFY2(play.window->area().messages()->text().contains(QStringLiteral("deck")),
             qPrintable(play.window->area().messages()->text()));
}

// On black, buttons have an outline.
void TestWindow::wearsHighContrast() {
    Play play;
    play.start();
    const auto button = [] {
        QPushButton drawn(QStringLiteral("Start"));
        drawn.resize(90, 30);
        return drawn.grab().toImage();
    };
    const QImage usual = button();
    play.settings.change([](gui::Settings& settings) { settings.theme = ThemeChoice::highContrast; });
    QCOMPARE(play.window->area().board()->theme().felt, QColor(Qt::black));
    QCOMPARE(QApplication::palette().color(QPalette::Window), QColor(Qt::black));
    const QImage image = button();
    QVERIFY(image.pixelColor(image.width() / 2, 0).lightness() > 100);
    play.settings.change([](gui::Settings& settings) { settings.theme = ThemeChoice::light; });
    QCOMPARE(button(), usual);
}

// Regression: "Follow the system" was evaluated only once, at the start of the program.
void TestWindow::followsTheDesktopIntoTheDark() {
    Play play;
    play.start();
    const auto changeDesktop = [&](bool dark) {
        play.onDarkDesktop = dark;
        QEvent change(QEvent::ThemeChange);
        QApplication::sendEvent(play.window.get(), &change);
    };
    const auto onDark = [&] { return play.window->area().board()->theme().onDark; };
    changeDesktop(true);
    QVERIFY(onDark());
    QVERIFY(isDark(QApplication::palette()));
    changeDesktop(false);
    QVERIFY(!onDark());
    QVERIFY(!isDark(QApplication::palette()));
    play.settings.change([](gui::Settings& settings) { settings.theme = ThemeChoice::light; });
    changeDesktop(true);
    QVERIFY(!onDark());
    play.settings.change([](gui::Settings& settings) { settings.theme = ThemeChoice::system; });
    QVERIFY(onDark());
    play.settings.change([](gui::Settings& settings) { settings.theme = ThemeChoice::light; });
}

// Regression: each new game restyled all widgets.
void TestWindow::aNewGameLeavesTheStyleAlone() {
    class Watcher : public QObject {
    public:
        int changes = 0;
        bool eventFilter(QObject*, QEvent* event) override {
            changes += event->type() == QEvent::StyleChange || event->type() == QEvent::PaletteChange ? 1 : 0;
            return false;
        }
    };
    Play play;
    play.start();
    Watcher watcher;
    play.window->installEventFilter(&watcher);
    play.settings.change([](gui::Settings& settings) { settings.newGame.looks[0].colour = Qt::magenta; });
    QCOMPARE(play.window->area().board()->theme().seats[0].colour, QColor(Qt::magenta));
    play.settings.change([](gui::Settings& settings) { settings.rememberFile(QStringLiteral("/a.gnostica")); });
    play.start({{"start", "seat"}}, 4);
    QCOMPARE(watcher.changes, 0);
}

QTEST_MAIN(TestWindow)
#include "tst_window.moc"
