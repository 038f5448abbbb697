// People resign in the real window, and computers finish the game: always asked first, by menu, keys and screen reader.
#include "app/gui/windows/game/ending/end_page.h"
#include "app/gui/windows/game/play/computer_bar.h"
#include "app/table/computer/computer_players.h"
#include "tests/unit/gui/in_dialog.h"
#include "tests/unit/gui/laid_out.h"
#include "tests/unit/gui/window_play.h"

#include <QAccessible>
#include <QComboBox>
#include <QDialog>
#include <QLabel>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::gui;
using bots::Budget;
using bots::Level;
using gnostica::gui::playing::inDialog;
using gnostica::gui::playing::Play;
using table::SeatPlayer;

namespace {

constexpr int kLongEnough = 120000;

/// A window in which computers decide at once.
class Parting : public Play {
public:
    explicit Parting(bool covers = false) : Play(covers) {
        settings.change([](gui::Settings& wished) { wished.pace = table::Pace::slow; });
        window->computers().setBudgets([](Level) { return Budget{.iterations = 4}; });
    }
    void seat(const std::vector<SeatPlayer>& players, const nlohmann::json& options = {{"start", "seat"}}) {
        const std::vector<std::string> names{"Ann", "Bob", "Cleo"};
        RulesetChoice choice;
        choice.options = options;
        window->desk().start(choice, {names.begin(), names.begin() + std::ssize(players)}, 5, players);
    }
    QAction* action(Act act) { return window->actions().at(act); }
    const table::Seating& seating() { return session().table().seating(); }
};

/// Presses the button that leaves, and returns all that the question says.
QString agree(QDialog& dialog) {
    QString said = dialog.windowTitle();
    for (const QLabel* label : dialog.findChildren<QLabel*>()) {
        said += u' ' + label->text();
    }
    QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("leave")), Qt::LeftButton);
    return said;
}

/// Labels that are cut off.
QStringList cutIn(const QDialog& dialog) {
    QStringList cut;
    for (const auto* label : dialog.findChildren<QLabel*>()) {
        const bool fits = label->wordWrap() ? label->height() >= label->heightForWidth(label->width())
                                            : label->width() >= label->sizeHint().width();
        if (label->isVisible() && !fits) {
            cut << label->text();
        }
    }
    return cut;
}

}  // namespace

class TestLeavingTable : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void resigningEndsAGameOfTwo();
    void stayingIsTheDefault();
    void aComputerOfAChosenLevelPlaysOn();
    void computersFinishTheGame();
    void pausingStopsTheRush();
    void nobodyLeavesUnderTheCover();
    void bidCardsAreTakenWithoutCover();
    void theQuestionCanBeRead_data();
    void theQuestionCanBeRead();
};

void TestLeavingTable::resigningEndsAGameOfTwo() {
    Parting play;
    QVERIFY(!play.action(Act::resign)->isEnabled());
    play.seat({SeatPlayer::person, SeatPlayer::greedy});
    QVERIFY(play.action(Act::resign)->isEnabled());
    QString said;
    inDialog([&](QDialog& dialog) {
        QVERIFY2(!dialog.findChild<QComboBox*>()->isVisible(), "nobody plays on");
        said = agree(dialog);
    });
    play.action(Act::resign)->trigger();
    QVERIFY2(said.contains(QStringLiteral("opponent")), qPrintable(said));
    QVERIFY(play.session().referee().isOver());
    QCOMPARE(play.session().game().state().winners, std::uint8_t{2});
    QVERIFY(!play.action(Act::resign)->isEnabled());
    QVERIFY(!play.action(Act::letComputersFinish)->isEnabled());
    auto* page = play.window->findChild<EndPage*>();
    QVERIFY(tests::comes([page] { return page->isVisible(); }));
    QVERIFY2(page->text().contains(QStringLiteral("resigned")), qPrintable(page->text()));
}

void TestLeavingTable::stayingIsTheDefault() {
    Parting play;
    play.seat({SeatPlayer::person, SeatPlayer::greedy});
    inDialog([](QDialog& dialog) { QTest::keyClick(&dialog, Qt::Key_Return); });
    play.action(Act::resign)->trigger();
    QVERIFY(!play.session().referee().isOver());
    QVERIFY(play.seating().isPerson(Seat::a));
    inDialog([](QDialog& dialog) { QTest::keyClick(&dialog, Qt::Key_Escape); });
    play.action(Act::letComputersFinish)->trigger();
    QVERIFY(play.seating().isPerson(Seat::a));
}

void TestLeavingTable::aComputerOfAChosenLevelPlaysOn() {
    Parting play;
    play.seat({SeatPlayer::person, SeatPlayer::greedy, SeatPlayer::greedy});
    inDialog([](QDialog& dialog) {
        auto* level = dialog.findChild<QComboBox*>();
        QVERIFY(level->isVisible());
        QCOMPARE(level->currentData().toInt(), static_cast<int>(Level::adept));
        level->setCurrentIndex(level->findData(static_cast<int>(Level::random)));
        agree(dialog);
    });
    play.action(Act::resign)->trigger();
    QCOMPARE(play.seating().levelOf(Seat::a), std::optional(Level::random));
    QVERIFY(!play.action(Act::resign)->isEnabled());
    QVERIFY(play.window->area().computerBar()->isVisible());
    QVERIFY(play.action(Act::undo)->isEnabled());
    play.action(Act::undo)->trigger();
    QVERIFY(play.seating().isPerson(Seat::a));
    QVERIFY(play.action(Act::resign)->isEnabled());
    play.window->computers().setPace(table::Pace::none);
    inDialog([](QDialog& dialog) { agree(dialog); });
    play.action(Act::resign)->trigger();
    const std::size_t moments = play.session().game().history().size();
    QTRY_VERIFY_WITH_TIMEOUT(play.session().game().history().size() > moments + 3, kLongEnough);
}

void TestLeavingTable::computersFinishTheGame() {
    Parting play;
    play.seat({SeatPlayer::person, SeatPlayer::random, SeatPlayer::person}, {{"start", "seat"}, {"target", 3}});
    inDialog([](QDialog& dialog) {
        auto* level = dialog.findChild<QComboBox*>();
        level->setCurrentIndex(level->findData(static_cast<int>(Level::greedy)));
        agree(dialog);
    });
    play.action(Act::letComputersFinish)->trigger();
    QCOMPARE(play.seating().people(), 0);
    QVERIFY(play.window->computers().isRushing());
    QCOMPARE(play.session().table().viewer(), Seat::none);
    QTRY_VERIFY_WITH_TIMEOUT(play.session().referee().isOver(), kLongEnough);
    QVERIFY(!play.window->computers().isRushing());
    QCOMPARE(static_cast<int>(play.window->computers().pace()), static_cast<int>(table::Pace::slow));
}

void TestLeavingTable::pausingStopsTheRush() {
    Parting play;
    play.seat({SeatPlayer::person, SeatPlayer::random, SeatPlayer::random});
    inDialog([](QDialog& dialog) { agree(dialog); });
    play.action(Act::letComputersFinish)->trigger();
    QVERIFY(play.window->computers().isRushing());
    QVERIFY(!play.action(Act::letComputersFinish)->isEnabled());
    play.action(Act::pause)->trigger();
    QVERIFY(play.window->computers().isPaused());
    QVERIFY(!play.window->computers().isRushing());
    QVERIFY2(play.action(Act::letComputersFinish)->isEnabled(), "nobody is left to be asked");
    play.action(Act::letComputersFinish)->trigger();
    QVERIFY(play.window->computers().isRushing());
    QVERIFY(!play.window->computers().isPaused());
}

void TestLeavingTable::nobodyLeavesUnderTheCover() {
    Parting play(true);
    play.start();
    QVERIFY(play.session().table().coveredFor());
    for (const Act act : {Act::resign, Act::letComputersFinish, Act::showHand, Act::savePicture}) {
        QVERIFY(!play.action(act)->isEnabled());
    }
    play.session().table().uncover();
    QVERIFY(play.action(Act::resign)->isEnabled());
    QVERIFY(play.action(Act::savePicture)->isEnabled());
    QVERIFY(!play.action(Act::showHand)->isEnabled());
}

/// The cards lie face up; no hand is visible until it is asked for.
void TestLeavingTable::bidCardsAreTakenWithoutCover() {
    Parting play(true);
    RulesetChoice choice;
    choice.options = {{"start", "bid"}};
    play.window->desk().start(choice, {"Ann", "Bob", "Cleo"}, 7, {});
    table::SeenTable& table = play.session().table();
    for (int i = 0; i < 40 && !table.choosesOpenly(); ++i) {
        if (table.coveredFor()) {
            table.uncover();
        }
        QVERIFY(play.session().play(table.legal()[0]));
    }
    QVERIFY(table.choosesOpenly());
    QVERIFY(!play.window->area().cover()->isVisible());
    QVERIFY(!play.turn().openCards().empty());
    const Seat seat = *table.choosesOpenly();
    QCOMPARE(table.viewer(), Seat::none);
    QVERIFY(play.action(Act::showHand)->isEnabled());
    play.action(Act::showHand)->trigger();
    QCOMPARE(table.viewer(), seat);
    QVERIFY(!play.action(Act::showHand)->isEnabled());
}

void TestLeavingTable::theQuestionCanBeRead_data() {
    QTest::addColumn<Qt::LayoutDirection>("direction");
    QTest::newRow("left to right") << Qt::LeftToRight;
    QTest::newRow("right to left") << Qt::RightToLeft;
}

void TestLeavingTable::theQuestionCanBeRead() {
    QFETCH(Qt::LayoutDirection, direction);
    QGuiApplication::setLayoutDirection(direction);
    Parting play;
    play.seat({SeatPlayer::person, SeatPlayer::greedy, SeatPlayer::greedy});
    inDialog([direction](QDialog& dialog) {
        tests::settle();
        QCOMPARE(cutIn(dialog), QStringList());
        auto* level = dialog.findChild<QComboBox*>();
        const auto* button = dialog.findChild<QPushButton*>(QStringLiteral("leave"));
        QCOMPARE(dialog.layoutDirection(), direction);
        QVERIFY(button->width() >= button->sizeHint().width());
        const QAccessibleInterface* heard = QAccessible::queryAccessibleInterface(level);
        QVERIFY(!heard->text(QAccessible::Name).isEmpty());
        QVERIFY(!QAccessible::queryAccessibleInterface(&dialog)->text(QAccessible::Description).isEmpty());
    });
    play.action(Act::resign)->trigger();
    QGuiApplication::setLayoutDirection(Qt::LeftToRight);
}

QTEST_MAIN(TestLeavingTable)
#include "tst_leaving_table.moc"
