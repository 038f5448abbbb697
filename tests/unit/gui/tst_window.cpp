// The real window, played with mouse and keys: only what is highlighted is touched, and that is enough to play a game.
#include "app/gui/board/board_metrics.h"
#include "app/gui/board/board_scene.h"
#include "app/gui/board/board_view.h"
#include "app/gui/board/items/piece_item.h"
#include "app/gui/dialogs/message_bar.h"
#include "app/gui/dialogs/seat_rows.h"
#include "app/gui/main_window.h"
#include "app/gui/panels/card_list.h"
#include "app/gui/panels/cards_model.h"
#include "app/gui/panels/hand_panel.h"
#include "app/gui/panels/log_panel.h"
#include "app/gui/panels/piles_panel.h"
#include "app/gui/play/bar/alternative_row.h"
#include "app/gui/play/bar/choice_bar.h"
#include "app/gui/play/play_area.h"
#include "app/gui/play/screen_cover.h"
#include "app/gui/widgets/facing_button.h"
#include "tests/support/positions.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include <algorithm>
#include <functional>
#include <memory>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::gui;

namespace {

/// A window with a game in it, and a folder of its own.
class Play {
public:
    explicit Play(bool covers = false) : shelf_(folders(), builtinRegistry()) {
        settings.manners = {covers, false};
        settings.animationMs = 0;
        settings.showHoverCards = false;
        reopen();
    }
    /// Closes the program and starts it again.
    void reopen() {
        window.reset();
        window = std::make_unique<MainWindow>(shelf_, settings, false);
        window->resize(1300, 900);
        window->show();
        QApplication::setActiveWindow(window.get());
    }
    void start(const nlohmann::json& options = {{"start", "seat"}}, std::uint64_t seed = 3) {
        RulesetChoice choice;
        choice.options = options;
        window->desk().start(choice, {"Ann", "Bob"}, seed);
    }
    GameSession& session() { return *window->desk().session(); }
    TurnController& turn() { return window->turn(); }
    BoardView* view() { return window->area().boardView(); }
    template <class Widget>
    std::vector<Widget*> visible(QWidget* in = nullptr) {
        std::vector<Widget*> found;
        for (Widget* widget : (in != nullptr ? in : window.get())->template findChildren<Widget*>()) {
            if (widget->isVisible() && widget->isEnabled()) {
                found.push_back(widget);
            }
        }
        return found;
    }
    /// A letter or digit, wherever the focus is.
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(window.get(), key, modifiers); }

    QPoint placeOf(Space space) {
        return view()->mapFromScene(metrics::centreOf(space) + QPointF(-0.46 * metrics::kTile, 0.05 * metrics::kTile));
    }
    std::optional<QPoint> placeOf(PieceId piece) {
        for (QGraphicsItem* each : view()->scene()->items()) {
            const auto* item = qgraphicsitem_cast<PieceItem*>(each);
            if (item != nullptr && item->id() == piece) {
                return view()->mapFromScene(item->pos());
            }
        }
        return std::nullopt;
    }
    void click(const QPoint& place) { QTest::mouseClick(view()->viewport(), Qt::LeftButton, {}, place); }
    CardList* handList() { return window->findChild<HandPanel*>()->findChild<CardList*>(); }
    MessageBar* messages() { return window->area().messages(); }
    AlternativeButton* button(const QString& text) {
        for (auto* each : visible<AlternativeButton>()) {
            if (each->text() == text) {
                return each;
            }
        }
        return nullptr;
    }

private:
    storage::DataFolders folders() const {
        storage::DataFolders folders = storage::dataFolders();
        folders.user = folder_.path();
        return folders;
    }
    QTemporaryDir folder_;
    RulesShelf shelf_;

public:
    Settings settings;
    std::unique_ptr<MainWindow> window;
};

/// Somebody who sees what is highlighted, and clicks or presses a key without a plan.
class Robot {
public:
    Robot(Play& play, std::uint64_t seed) : play_(play), rng_(seed) {}

    /// One click or key. False if nothing at all could be touched.
    bool touch() {
        if (play_.window->area().cover()->isVisible()) {
            acceptScreen();
            return true;
        }
        if (play_.turn().canConfirm() && rng_.below(3) != 0) {
            confirm();
            return true;
        }
        if (rng_.below(25) == 0 && play_.turn().canTakeBack()) {
            play_.key(rng_.below(2) == 0 ? Qt::Key_Escape : Qt::Key_Backspace);
            return true;
        }
        return touchSomething();
    }

private:
    using Touch = std::function<void()>;

    void acceptScreen() {
        auto buttons = play_.visible<QPushButton>(play_.window->area().cover());
        QCOMPARE(buttons.size(), std::size_t{1});
        if (rng_.below(2) == 0) {
            QTest::mouseClick(buttons[0], Qt::LeftButton);
        } else {
            QTest::keyClick(buttons[0], Qt::Key_Return);
        }
    }
    void confirm() {
        for (auto* button : play_.visible<QToolButton>(play_.window->area().choiceBar())) {
            if (button->defaultAction() == play_.window->actions().at(Act::confirm) && rng_.below(2) == 0) {
                QTest::mouseClick(button, Qt::LeftButton);
                return;
            }
        }
        play_.key(Qt::Key_Return);
    }

    bool touchSomething() {
        std::vector<Touch> groups;
        addBoard(groups);
        addCards(groups);
        addBar(groups);
        if (groups.empty()) {
            return false;
        }
        groups[rng_.below(static_cast<std::uint32_t>(groups.size()))]();
        return true;
    }
    template <class T>
    const T& any(const std::vector<T>& list) {
        return list[rng_.below(static_cast<std::uint32_t>(list.size()))];
    }

    void addBoard(std::vector<Touch>& groups) {
        const BoardMarks marks = play_.turn().marks();
        if (!marks.spaces.empty()) {
            groups.emplace_back([this, marks] { play_.click(play_.placeOf(any(marks.spaces))); });
        }
        if (!marks.pieces.empty()) {
            groups.emplace_back([this, marks] {
                const auto place = play_.placeOf(any(marks.pieces));
                QVERIFY(place);
                play_.click(*place);
            });
        }
        if (!marks.spaces.empty() && !marks.pickedPieces.empty()) {
            groups.emplace_back([this, marks] { drag(marks.pickedPieces[0], any(marks.spaces)); });
        }
    }
    void drag(PieceId piece, Space to) {
        const auto from = play_.placeOf(piece);
        if (from) {
            QWidget* viewport = play_.view()->viewport();
            QTest::mousePress(viewport, Qt::LeftButton, {}, *from);
            QTest::mouseMove(viewport, (*from + play_.placeOf(to)) / 2);
            QTest::mouseMove(viewport, play_.placeOf(to));
            QTest::mouseRelease(viewport, Qt::LeftButton, {}, play_.placeOf(to));
        }
    }
    void addCards(std::vector<Touch>& groups) {
        const CardSet open = play_.turn().openCards();
        for (CardList* list : play_.visible<CardList>()) {
            std::vector<QModelIndex> cells;
            for (int row = 0; row < list->model()->rowCount(); ++row) {
                const QModelIndex cell = list->model()->index(row, 0);
                const Card card = static_cast<CardsModel*>(list->model())->cardAt(cell);
                if (!card.isNone() && open.contains(card)) {
                    cells.push_back(cell);
                }
            }
            if (!cells.empty()) {
                groups.emplace_back([this, list, cells] { pickCard(list, any(cells)); });
            }
        }
    }
    void pickCard(CardList* list, const QModelIndex& cell) {
        list->scrollTo(cell);
        if (rng_.below(2) == 0) {
            QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(cell).center());
        } else {
            list->setCurrentIndex(cell);
            QTest::keyClick(list, Qt::Key_Space);
        }
    }
    void addBar(std::vector<Touch>& groups) {
        std::vector<QAbstractButton*> words;
        for (auto* button : play_.visible<AlternativeButton>()) {
            if (!button->isRefused() && mayPress(button->text())) {
                words.push_back(button);
            }
        }
        if (!words.empty()) {
            groups.emplace_back([this, words] { QTest::mouseClick(any(words), Qt::LeftButton); });
        }
        const Candidates& open = play_.turn().chooser().candidates();
        if (!open.amounts.empty()) {
            groups.emplace_back(
                [this, amounts = open.amounts] { play_.key(static_cast<Qt::Key>(Qt::Key_0 + any(amounts))); });
        }
        const auto facings = play_.visible<FacingButton>();
        if (!facings.empty()) {
            groups.emplace_back([this, facings] { turnIt(facings); });
        }
    }
    void turnIt(const std::vector<FacingButton*>& facings) {
        constexpr Qt::Key kKeys[] = {Qt::Key_N, Qt::Key_E, Qt::Key_S, Qt::Key_W, Qt::Key_U};
        if (rng_.below(2) == 0) {
            QTest::mouseClick(any(facings), Qt::LeftButton);
        } else {
            play_.key(kKeys[rng_.below(5)]);
        }
    }
    /// A last turn is announced late, so that there is a game before it ends; and rarely is a power thrown away.
    bool mayPress(const QString& text) {
        const bool early = play_.session().game().state().turnsPlayed < 24;
        const bool announces = text.contains(QStringLiteral("Announce"));
        const bool wastes = text == QStringLiteral("Skip") || text == QStringLiteral("Pass");
        return announces ? !early : !wastes || rng_.below(6) == 0;
    }

    Play& play_;
    Rng rng_;
};

}  // namespace

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
    void clickInTheLogLooksBack();
    void branchGoesOnElsewhere();
    void savesAndOpens();
    void reportsWhatCannotBeOpened();
    void offersTheGameThatBrokeOff();
    void startsANewGameByDialog();
    void remembersHowItWasLeft();
    void changesItsTheme();
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
    for (; !play.session().isOver() && touches < 20000; ++touches) {
        QVERIFY2(robot.touch(), "nothing is highlighted");
        if (QTest::currentTestFailed()) {
            return;
        }
    }
    QVERIFY(play.session().isOver());
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
    play.settings.manners.undoFreely = true;
    play.window->applySettings();
    QVERIFY(undo->isEnabled());
}

void TestWindow::refusedChoicesSayWhy() {
    Play play;
    play.start();
    play.session().play(step::Place{{0, 0}, Facing::north});
    play.session().play(step::Done{});
    play.click(play.placeOf(Space{0, 0}));  // TRN-1: not where a piece stands
    QVERIFY(play.messages()->isVisible());
    QVERIFY2(play.messages()->text().contains(QStringLiteral("TRN-1")), qPrintable(play.messages()->text()));
}

void TestWindow::clickInTheLogLooksBack() {
    Play play;
    play.start();
    play.session().play(step::Place{{0, 0}, Facing::north});
    play.session().play(step::Done{});
    auto* list = play.window->findChild<LogPanel*>()->findChild<QListView*>();
    const QModelIndex line = list->model()->index(0, 0);
    list->scrollTo(line);
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(line).center());
    QTest::mouseDClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(line).center());
    QVERIFY(!play.session().isLive());
    QVERIFY(play.turn().chooser().isIdle());
    play.key(Qt::Key_Right, Qt::AltModifier);
    play.key(Qt::Key_End, Qt::AltModifier);
    QVERIFY(play.session().isLive());
    QVERIFY(!play.turn().chooser().isIdle());
}

void TestWindow::branchGoesOnElsewhere() {
    Play play;
    play.start();
    play.session().play(step::Place{{0, 0}, Facing::north});
    play.session().play(step::Done{});
    play.key(Qt::Key_Left, Qt::AltModifier);
    const GameSession* before = &play.session();
    play.key(Qt::Key_B, Qt::ControlModifier);
    QVERIFY(&play.session() != before);
    QVERIFY(play.session().isLive());
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
    QSignalSpy opened(&play.window->desk(), &GameDesk::sessionChanged);
    play.window->desk().open(path);
    QVERIFY(opened.wait());
    QCOMPARE(tableHash(play.session().game().state()), tableHash(saved));
    QCOMPARE(play.settings.recentFiles, QStringList{path});
    QVERIFY(play.window->windowTitle().contains(QStringLiteral("game.gnostica")));
}

void TestWindow::reportsWhatCannotBeOpened() {
    Play play;
    play.start();
    QSignalSpy failed(&play.window->desk(), &GameDesk::openFailed);
    play.window->desk().open(QStringLiteral("/nowhere/game.gnostica"));
    QVERIFY(failed.wait());
    QVERIFY(play.messages()->isVisible());
    QVERIFY(play.messages()->text().contains(QStringLiteral("/nowhere/game.gnostica")));
}

/// Does something with the dialog that comes up next.
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

void TestWindow::offersTheGameThatBrokeOff() {
    Play play;
    play.start();
    play.session().play(step::Place{{0, 0}, Facing::north});
    const State before = play.session().game().state();
    play.reopen();
    QVERIFY(play.window->desk().session() == nullptr);
    whenAsked([](QWidget* dialog) { QTest::keyClick(dialog, Qt::Key_Return); });
    play.window->greet();
    QTRY_VERIFY(play.window->desk().session() != nullptr);
    QCOMPARE(tableHash(play.session().game().state()), tableHash(before));
    QVERIFY(!play.turn().chooser().isIdle());
}

void TestWindow::startsANewGameByDialog() {
    Play play;
    play.settings.newGame.seats = 4;
    play.settings.newGame.options = R"({"start":"seat"})";
    QSignalSpy changed(play.window.get(), &MainWindow::settingsChanged);
    whenAsked([](QWidget* dialog) {
        dialog->findChild<SeatRows*>()->findChild<QLineEdit*>()->setText(QStringLiteral("Zoë"));
        QTest::keyClick(dialog, Qt::Key_Return);
    });
    play.window->greet();
    QTRY_VERIFY(play.window->desk().session() != nullptr);
    QCOMPARE(play.session().game().state().seats, std::uint8_t{4});
    QCOMPARE(play.session().seatNames()[0], QStringLiteral("Zoë"));
    QVERIFY(changed.count() > 0);
}

void TestWindow::remembersHowItWasLeft() {
    QTemporaryDir folder;
    const SettingsStore store(folder.filePath(QStringLiteral("settings.ini")));
    Settings left;
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
        left.window = play.settings.window;
    }
    store.save(left);
    const Settings found = store.load();
    QVERIFY(found == left);
    Play again;
    again.window->restoreState(found.window.docks);
    QVERIFY(!again.window->findChild<QDockWidget*>(QStringLiteral("pilesDock"))->isVisible());
}

void TestWindow::changesItsTheme() {
    Play play;
    play.start();
    const QColor light = play.window->area().board()->theme().felt;
    play.settings.theme = ThemeChoice::dark;
    play.window->applySettings();
    QVERIFY(play.window->area().board()->theme().onDark);
    QVERIFY(play.window->area().board()->theme().felt.lightness() < light.lightness());
    QVERIFY(!play.window->grab().isNull());
}

QTEST_MAIN(TestWindow)
#include "tst_window.moc"
