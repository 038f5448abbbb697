// Computer players in the real window: they play while people watch or take their turns, they can be hurried, paused
// and left, and the user can always skip the wait.
#include "app/gui/base/keys/key_help.h"
#include "app/gui/windows/game/dialogs/desk_dialogs.h"
#include "app/gui/windows/game/dialogs/new_game/seat_rows.h"
#include "app/gui/windows/game/play/computer_bar.h"
#include "app/table/record_files.h"
#include "engine/notation/position.h"
#include "engine/notation/record.h"
#include "tests/unit/gui/laid_out.h"
#include "tests/unit/gui/window_play.h"

#include <QComboBox>
#include <QLabel>
#include <QProgressBar>
#include <QSignalSpy>
#include <QTimer>

#include <algorithm>
#include <sstream>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::gui;
using bots::Budget;
using bots::Level;
using gnostica::gui::playing::Play;
using gnostica::gui::playing::Robot;

namespace {

constexpr int kPatience = 60000;
const std::vector<std::string> kNames{"Ann", "Bob", "Cleo"};

/// A window in which computers play without delay.
class Salon : public Play {
public:
    explicit Salon(bool covers = false) : Play(covers) {
        settings.change([](gui::Settings& wished) { wished.pace = table::Pace::none; });
        setBudget({.iterations = 4});
    }
    void setBudget(const Budget& budget) {
        window->computers().setBudgets([budget](Level) { return budget; });
    }
    /// Thinking that a test does not wait for.
    void thinkForEver() { setBudget({.iterations = 1'000'000'000, .seconds = 600}); }
    void seat(const std::vector<table::SeatPlayer>& players, RulesetChoice choice = {}) {
        if (choice.options.empty()) {
            choice.options = {{"start", "seat"}};
        }
        const auto seats = static_cast<std::ptrdiff_t>(players.size());
        window->desk().start(choice, {kNames.begin(), kNames.begin() + seats}, 5, players);
    }
    std::size_t moments() { return session().game().history().size(); }
    QString text(const char* label) {
        return window->area().computerBar()->findChild<QLabel*>(QString::fromUtf8(label))->text();
    }
    int facesInHand() {
        auto* model = static_cast<CardsModel*>(handList()->model());
        int faces = 0;
        for (int row = 0; row < model->rowCount(); ++row) {
            faces += model->cardAt(model->index(row, 0)).isNone() ? 0 : 1;
        }
        return faces;
    }
    /// Steps that computers have taken.
    int computerSteps() {
        int steps = 0;
        for (const Moment& moment : session().game().history()) {
            steps += session().referee().seating().isComputer(moment.who) ? 1 : 0;
        }
        return steps;
    }
};

RulesetChoice rulesetNamed(const char* base, std::vector<std::string> expansions = {}) {
    RulesetChoice choice;
    choice.base = base;
    choice.expansions = std::move(expansions);
    choice.options = nlohmann::json::object();
    return choice;
}

}  // namespace

class TestComputerPlayers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void personPlaysAgainstTheComputer();
    void watchesAWholeGame_data();
    void watchesAWholeGame();
    void defendsInAnothersTurn();
    void windowLivesWhileMasterThinks();
    void hurriesByKey();
    void pacesStepsAndCanBeHurried();
    void pausesAndStepsByKeys();
    void lookingBackHoldsTheComputers();
    void undoReachesBackOverComputers();
    void closesWhileOneThinks();
    void anotherGameEndsTheThinking();
    void branchGoesOnWithComputers();
    void recoveryKeepsTheSeats();
    void openedGameWaitsForItsWatchers();
    void severalPeopleAreStillCovered();
    void watchersSeeTheHandsTheyWish();
    void seatsComeFromTheDialog();
    void barIsThereOnlyWithComputers();
};

void TestComputerPlayers::personPlaysAgainstTheComputer() {
    Salon table(true);  // hands are hidden between people, but there is only one person
    table.seat({table::SeatPlayer::person, table::SeatPlayer::greedy});
    Robot robot(table, 3);
    for (int i = 0; i < 400 && table.computerSteps() < 12 && !table.session().referee().isOver(); ++i) {
        QVERIFY(!table.window->area().cover()->isVisible());
        QCOMPARE(table.session().table().viewer(), Seat::a);
        QCOMPARE(table.facesInHand(), table.session().game().state().hands[Seat::a].size());
        if (table.session().table().awaitsComputer()) {
            QVERIFY(table.turn().chooser().isIdle());
            QTRY_VERIFY_WITH_TIMEOUT(!table.session().table().awaitsComputer(), kPatience);
            QVERIFY(!table.text("computerStep").isEmpty());
        } else {
            QVERIFY2(robot.touch(), "nothing is highlighted");
        }
    }
    QVERIFY(table.computerSteps() >= 12);
}

void TestComputerPlayers::watchesAWholeGame_data() {
    QTest::addColumn<RulesetChoice>("choice");
    QTest::newRow("base game, bids") << rulesetNamed("gnostica");
    QTest::newRow("star wheel") << rulesetNamed("gnostica", {"star-wheel"});
    QTest::newRow("3stica") << rulesetNamed("threestica");
}

void TestComputerPlayers::watchesAWholeGame() {
    QFETCH(RulesetChoice, choice);
    Salon table(true);
    choice.options["target"] = 5;
    if (choice.base == "threestica") {
        choice.options = {{"exhaustions", 1}};
    }
    table.seat({table::SeatPlayer::greedy, table::SeatPlayer::random, table::SeatPlayer::random}, choice);
    QVERIFY(table.window->desk().session() != nullptr);
    QTRY_VERIFY_WITH_TIMEOUT(table.session().referee().isOver(), 2 * kPatience);
    QVERIFY(!table.window->area().cover()->isVisible());
    QVERIFY(!table.window->area().choiceBar()->isVisible());
    QVERIFY(!table.window->actions().at(Act::pause)->isEnabled());
    QVERIFY2(table.text("computerThinking").contains(QStringLiteral("win")),
             qPrintable(table.text("computerThinking")));
    QVERIFY(!table.text("computerStep").isEmpty());
    const auto history = table.session().game().history();
    const bool isRolled = std::any_of(history.begin(), history.end(), [](const Moment& moment) {
        const auto* chance = std::get_if<Chance>(&moment.what);
        return chance != nullptr && std::holds_alternative<chance::Dice>(*chance);
    });
    QVERIFY(choice.base == "threestica" || isRolled == !choice.expansions.empty());  // in 3stica an attack rolls dice
    std::ostringstream text;
    writeRecord(text, table.session().referee().header(), table.session().game(), {});
    QVERIFY(text.str().find("\"greedy\"") != std::string::npos);
}

// TRI-6: in the middle of Ann's turn Bob, whose piece has been attacked, may strike back.
void TestComputerPlayers::defendsInAnothersTurn() {
    Salon table;
    const nlohmann::json position = {{"variant", "threestica"},
                                     {"seats", 2},
                                     {"board", {{"0,0", "swords-2"}, {"1,0", "cups-3"}}},
                                     {"pieces", {"A3E@0,0", "B1N@1,0", "B2S@1,0"}}};
    RulesSource source(table.shelf().library(), table.shelf().registry());
    const auto read = readPosition(position, source);
    QVERIFY(read.has_value());
    Game game(read->rules, read->state);
    QVERIFY(!game.play(step::Activate{{0, 0}}));
    QVERIFY(!game.play(tests::attack(game.rules(), PieceId{0}, 3)));
    QVERIFY(game.play(Chance(tests::dice({-1, -1, 0, 1, 0, 0}))));
    QCOMPARE(game.decider(), Seat::b);
    const std::size_t moments = game.history().size();

    RecordHeader header = headerFor(*read->rules, 2);
    header.names = {"Ann", "Bob"};
    header.players = {"person", "greedy"};
    table::GameSession session(header, std::move(game));
    table::ComputerPlayers players;
    players.attach(&session);
    session.begin();
    QCOMPARE(players.thinker(), Seat::b);
    QCOMPARE(session.table().viewer(), Seat::a);
    QTRY_COMPARE(session.referee().decider(), Seat::a);
    QCOMPARE(session.game().history()[moments].who, Seat::b);
}

void TestComputerPlayers::windowLivesWhileMasterThinks() {
    Salon table;
    table.thinkForEver();
    table.seat({table::SeatPlayer::master, table::SeatPlayer::person});
    QVERIFY(table.window->computers().isThinking());
    QVERIFY(table.text("computerThinking").contains(QStringLiteral("Ann (Master)")));
    int ticks = 0;
    QTimer timer;
    connect(&timer, &QTimer::timeout, this, [&ticks] { ++ticks; });
    timer.start(10);
    auto* bar = table.window->area().computerBar()->findChild<QProgressBar*>();
    QTRY_VERIFY(ticks >= 20);
    QVERIFY(bar->isVisible());
    QVERIFY(!bar->accessibleName().isEmpty());
    QVERIFY(table.window->computers().isThinking());
    QCOMPARE(table.computerSteps(), 0);
}

void TestComputerPlayers::hurriesByKey() {
    Salon table;
    table.thinkForEver();
    table.seat({table::SeatPlayer::master, table::SeatPlayer::master});
    QTRY_VERIFY(table.window->computers().isThinking());
    tests::letTimePass(table.window->computers());
    QCOMPARE(table.computerSteps(), 0);
    table.key(Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(table.computerSteps() > 0);  // the end of a turn needs no thinking
    QTRY_VERIFY(table.window->actions().at(Act::hurry)->isEnabled());
    const int before = table.computerSteps();
    table.window->actions().at(Act::hurry)->trigger();
    QTRY_VERIFY(table.computerSteps() > before);
}

void TestComputerPlayers::pacesStepsAndCanBeHurried() {
    Salon table;
    table.settings.change([](gui::Settings& settings) { settings.pace = table::Pace::slow; });
    table.seat({table::SeatPlayer::random, table::SeatPlayer::random});
    const auto* pause = table.window->computers().findChild<QTimer*>();
    for (int i = 0; i < 2; ++i) {
        QTRY_VERIFY(pause->isActive() && pause->interval() > 0);  // all decisions are made
        const int steps = table.computerSteps();
        table.key(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(table.computerSteps() > steps);
    }
    table.key(Qt::Key_1, Qt::ControlModifier);
    QCOMPARE(table.settings.now().pace, table::Pace::none);
    QTRY_VERIFY(table.computerSteps() > 5);
}

void TestComputerPlayers::pausesAndStepsByKeys() {
    Salon table;
    table.seat({table::SeatPlayer::greedy, table::SeatPlayer::greedy, table::SeatPlayer::greedy});
    table.key(Qt::Key_Space, Qt::ControlModifier);
    QVERIFY(table.window->computers().isPaused());
    QVERIFY(table.text("computerThinking").contains(QStringLiteral("Paused")));
    const int before = table.computerSteps();
    tests::letTimePass(table.window->computers());
    QCOMPARE(table.computerSteps(), before);
    table.key(Qt::Key_Period, Qt::ControlModifier);
    QTRY_COMPARE(table.computerSteps(), before + 1);
    tests::letTimePass(table.window->computers());
    QCOMPARE(table.computerSteps(), before + 1);
    table.key(Qt::Key_Space, Qt::ControlModifier);
    QTRY_VERIFY(table.computerSteps() > before + 5);
    table.window->actions().at(Act::computerStep)->trigger();  // while they play: one more step, then they wait
    QVERIFY(table.window->computers().isPaused());
}

void TestComputerPlayers::lookingBackHoldsTheComputers() {
    Salon table;
    table.seat({table::SeatPlayer::greedy, table::SeatPlayer::greedy});
    QTRY_VERIFY(table.computerSteps() >= 4);
    table.session().table().showPosition(1);
    const std::size_t moments = table.moments();
    tests::letTimePass(table.window->computers());
    QCOMPARE(table.moments(), moments);
    QCOMPARE(table.session().table().position(), 1);
    QVERIFY(!table.text("computerThinking").isEmpty());
    table.key(Qt::Key_End, Qt::AltModifier);
    QTRY_VERIFY(table.moments() > moments);
}

void TestComputerPlayers::undoReachesBackOverComputers() {
    Salon table;
    table.seat({table::SeatPlayer::person, table::SeatPlayer::greedy});
    table.click(table.placeOf(Space{0, 0}));
    table.key(Qt::Key_N);
    table.key(Qt::Key_Return);
    const State before = table.session().game().state();
    table.key(Qt::Key_D);
    QTRY_VERIFY(table.computerSteps() > 0 && !table.session().table().awaitsComputer());
    const std::size_t moments = table.moments();
    table.key(Qt::Key_Z, Qt::ControlModifier);  // the computer has placed a piece in the open: nothing was learnt
    QVERIFY(table.session().game().state() == before);
    QCOMPARE(table.computerSteps(), 0);
    table.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(table.moments(), moments);

    table.key(Qt::Key_Z, Qt::ControlModifier);
    table.thinkForEver();
    table.key(Qt::Key_D);
    QVERIFY(table.session().table().awaitsComputer());
    table.key(Qt::Key_Z, Qt::ControlModifier);  // even while it thinks
    QVERIFY(table.session().game().state() == before);
    QVERIFY(!table.window->computers().isThinking());
}

void TestComputerPlayers::closesWhileOneThinks() {
    Salon table;
    table.thinkForEver();
    table.seat({table::SeatPlayer::master, table::SeatPlayer::adept});
    QTRY_VERIFY(table.window->computers().isThinking());
    table.window->close();
    table.window.reset();  // otherwise it would never end
}

void TestComputerPlayers::anotherGameEndsTheThinking() {
    Salon table;
    table.thinkForEver();
    table.seat({table::SeatPlayer::master, table::SeatPlayer::adept});
    QTRY_VERIFY(table.window->computers().isThinking());
    table.seat({table::SeatPlayer::person, table::SeatPlayer::person});
    QVERIFY(!table.window->computers().isThinking());
    const std::size_t moments = table.moments();
    tests::letTimePass(table.window->computers());
    QCOMPARE(table.moments(), moments);
    table.setBudget({.iterations = 4});
    table.seat({table::SeatPlayer::apprentice, table::SeatPlayer::greedy});  // the thread is free for other work
    QTRY_VERIFY(table.computerSteps() > 3);
}

void TestComputerPlayers::branchGoesOnWithComputers() {
    Salon table;
    table.seat({table::SeatPlayer::greedy, table::SeatPlayer::greedy});
    QTRY_VERIFY(table.computerSteps() > 12);
    table.session().table().showPosition(static_cast<int>(table.moments()) - 4);
    const auto* before = &table.session();
    table.key(Qt::Key_B, Qt::ControlModifier);
    QTRY_VERIFY(&table.session() != before);
    QCOMPARE(table.session().referee().seating().people(), 0);
    if (table.window->computers().isPaused()) {
        table.key(Qt::Key_Space, Qt::ControlModifier);
    }
    const int steps = table.computerSteps();
    QTRY_VERIFY(table.computerSteps() > steps + 2);

    table.settings.change([](gui::Settings& settings) {
        settings.manners.watchHands = false;
    });  // nobody sees a hand now: all hands are dealt again
    table.session().table().showPosition(static_cast<int>(table.moments()) - 2);
    const auto* watched = &table.session();
    table.key(Qt::Key_B, Qt::ControlModifier);
    QTRY_VERIFY(&table.session() != watched);
    QCOMPARE(table.session().table().viewer(), Seat::none);
    QVERIFY(table.session().table().isLive());
}

void TestComputerPlayers::recoveryKeepsTheSeats() {
    Salon table;
    table.seat({table::SeatPlayer::person, table::SeatPlayer::greedy, table::SeatPlayer::master});
    table.session().play(step::Place{{0, 0}, Facing::north});
    const std::size_t moments = table.moments();
    table.reopen();
    table.setBudget({.iterations = 4});
    const auto games = storage::surveyGames(table.shelf().folders().journals(), 0).unfinished;
    QCOMPARE(games.size(), std::size_t{1});
    table.window->desk().resume(games[0].path);
    QTRY_VERIFY(table.window->desk().session() != nullptr);
    QCOMPARE(table.moments(), moments);
    const table::Seating& seating = table.session().referee().seating();
    QVERIFY(seating.isPerson(Seat::a));
    QCOMPARE(seating.levelOf(Seat::b), std::optional(Level::greedy));
    QCOMPARE(seating.levelOf(Seat::c), std::optional(Level::master));
    table.key(Qt::Key_D);
    QTRY_VERIFY(table.computerSteps() >= 2);
}

void TestComputerPlayers::openedGameWaitsForItsWatchers() {
    Salon table;
    table.seat({table::SeatPlayer::greedy, table::SeatPlayer::greedy});
    QTRY_VERIFY(table.computerSteps() > 3);
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("watched.gnostica"));
    QVERIFY(table.window->desk().save(path));
    QSignalSpy opened(&table.window->desk(), &table::GameDesk::sessionChanged);
    table.window->desk().open(path);
    QTRY_COMPARE(opened.count(), 1);
    const std::size_t moments = table.moments();
    QVERIFY(table.window->computers().isPaused());
    tests::letTimePass(table.window->computers());
    QCOMPARE(table.moments(), moments);
    table.key(Qt::Key_Space, Qt::ControlModifier);
    QTRY_VERIFY(table.moments() > moments);
}

void TestComputerPlayers::severalPeopleAreStillCovered() {
    Salon table(true);
    table.seat({table::SeatPlayer::person, table::SeatPlayer::greedy, table::SeatPlayer::person});
    const ScreenCover* cover = table.window->area().cover();
    QVERIFY(cover->isVisible());
    QTest::mouseClick(table.visible<QPushButton>(table.window->area().cover())[0], Qt::LeftButton);
    table.thinkForEver();
    table.session().play(step::Place{{0, 0}, Facing::north});
    table.session().play(step::Done{});
    QVERIFY(table.session().table().awaitsComputer());
    QVERIFY(!cover->isVisible());  // Ann watches
    QCOMPARE(table.session().table().viewer(), Seat::a);
    for (int i = 0; i < 10 && table.session().table().awaitsComputer(); ++i) {
        const int steps = table.computerSteps();
        table.window->computers().hurry();
        QTRY_VERIFY(table.computerSteps() > steps);
    }
    QCOMPARE(table.session().referee().decider(), Seat::c);
    QVERIFY(cover->isVisible());
    QCOMPARE(table.facesInHand(), 0);
}

void TestComputerPlayers::watchersSeeTheHandsTheyWish() {
    Salon table;
    table.thinkForEver();
    table.seat({table::SeatPlayer::master, table::SeatPlayer::greedy});
    QCOMPARE(table.session().table().viewer(), Seat::a);
    QVERIFY(table.facesInHand() > 0);
    QVERIFY(table.session().table().legal().empty());
    table.session().table().watchFrom(Seat::b);
    QCOMPARE(table.session().table().viewer(), Seat::b);
    table.session().table().watchFrom(Seat::b);
    QCOMPARE(table.session().table().viewer(), Seat::a);
    table.settings.change([](gui::Settings& settings) { settings.manners.watchHands = false; });
    QCOMPARE(table.session().table().viewer(), Seat::none);
    QCOMPARE(table.facesInHand(), 0);
}

void TestComputerPlayers::seatsComeFromTheDialog() {
    Salon table;
    table.settings.change([](gui::Settings& settings) { settings.newGame.options = R"({"start":"seat"})"; });
    table.thinkForEver();
    QTimer::singleShot(0, this, [] {
        QWidget* dialog = QApplication::activeModalWidget();
        QVERIFY(dialog != nullptr);
        for (auto* combo : dialog->findChild<SeatRows*>()->findChildren<QComboBox*>()) {
            if (combo->accessibleName() == QStringLiteral("Player A: person or computer")) {
                QTest::keyClick(combo, Qt::Key_End);
            }
        }
        QTest::keyClick(dialog, Qt::Key_Return);
    });
    table.window->dialogs().newGame();
    QVERIFY(table.window->desk().session() != nullptr);
    QCOMPARE(table.session().referee().header().players, (std::vector<std::string>{"master", "apprentice"}));
    QCOMPARE(table.settings.now().newGame.players[0], table::SeatPlayer::master);
    QTRY_VERIFY(table.window->computers().isThinking());
}

void TestComputerPlayers::barIsThereOnlyWithComputers() {
    Salon table;
    const auto* bar = table.window->area().computerBar();
    table.seat({table::SeatPlayer::person, table::SeatPlayer::person});
    QVERIFY(!bar->isVisible());
    QVERIFY(!table.window->actions().at(Act::pause)->isEnabled());
    table.seat({table::SeatPlayer::person, table::SeatPlayer::random});
    QVERIFY(bar->isVisible());
    QVERIFY(table.window->actions().at(Act::pause)->isEnabled());
    for (const Act act : {Act::hurry, Act::pause, Act::computerStep, Act::paceSlow}) {
        const QKeySequence key = table.window->actions().at(act)->shortcut();
        const auto listed = keyHelp(KeyMap());
        QVERIFY(std::any_of(listed.begin(), listed.end(), [&](const ShortcutHelp& each) {
            return each.keys.contains(key.toString(QKeySequence::NativeText));
        }));
    }
}

QTEST_MAIN(TestComputerPlayers)
#include "tst_computer_players.moc"
