// The keyboard focus is kept: a widget that becomes unusable does not pass it on to another button.
#include "app/gui/look/widgets/focus_keeper.h"
#include "app/gui/windows/compare/position/step_tree.h"
#include "app/gui/windows/compare/position/steps_page.h"
#include "tests/unit/gui/compare_home.h"
#include "tests/unit/gui/laid_out.h"

#include <QDialog>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QMainWindow>
#include <QPushButton>
#include <QTest>

#include <array>
#include <optional>

using namespace gnostica::gui;

namespace {

/// Three buttons that count how often each was pressed.
struct Row {
    explicit Row(QWidget& place) {
        auto* line = new QHBoxLayout(&place);
        for (std::size_t i = 0; i < buttons.size(); ++i) {
            buttons[i] = new QPushButton(QString::number(i), &place);
            QObject::connect(buttons[i], &QPushButton::clicked, &place, [this, i] { ++presses[i]; });
            line->addWidget(buttons[i]);
        }
    }
    std::array<QPushButton*, 3> buttons{};
    std::array<int, 3> presses{};
};

/// A window whose middle button does the work.
class Bench {
public:
    Bench() {
        new FocusKeeper(window);
        window.setCentralWidget(new QWidget);
        row.emplace(*window.centralWidget());
        window.show();
        gnostica::tests::activate(window);
        work().setFocus(Qt::TabFocusReason);
    }
    QPushButton& work() const { return *row->buttons[1]; }
    void press(Qt::Key key) const { QTest::keyClick(window.focusWidget(), key); }
    int pressesBeside() const { return row->presses[0] + row->presses[2]; }

    QMainWindow window;
    std::optional<Row> row;
};

/// Hides or disables a widget, and restores it.
void put(QWidget& widget, bool isThere, bool byHiding, bool byDisabling) {
    if (byHiding) {
        widget.setVisible(isThere);
    }
    if (byDisabling) {
        widget.setEnabled(isThere);
    }
}

}  // namespace

class TestFocusKeeper : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void noNeighbourIsPressed_data() {
        QTest::addColumn<bool>("byHiding");
        QTest::addColumn<bool>("byDisabling");
        QTest::newRow("disabled") << false << true;
        QTest::newRow("hidden") << true << false;
        QTest::newRow("both") << true << true;
    }

    void noNeighbourIsPressed() {
        QFETCH(bool, byHiding);
        QFETCH(bool, byDisabling);
        Bench bench;
        QObject::connect(&bench.work(), &QPushButton::clicked, &bench.window,
                         [&] { put(bench.work(), false, byHiding, byDisabling); });
        bench.press(Qt::Key_Space);
        bench.press(Qt::Key_Space);
        bench.press(Qt::Key_Space);
        QCOMPARE(bench.row->presses[1], 1);
        QCOMPARE(bench.pressesBeside(), 0);
        put(bench.work(), true, byHiding, byDisabling);
        QVERIFY(bench.work().hasFocus());
        bench.press(Qt::Key_Space);
        QCOMPARE(bench.row->presses[1], 2);
    }

    void tabGoesOnFromThere() {
        Bench bench;
        bench.work().setEnabled(false);
        bench.press(Qt::Key_Tab);
        QVERIFY(bench.row->buttons[2]->hasFocus());
        bench.work().setEnabled(true);
        QVERIFY(bench.row->buttons[2]->hasFocus());  // focus that the user has moved is kept
        bench.work().setFocus();
        bench.work().setEnabled(false);
        QTest::keyClick(bench.window.focusWidget(), Qt::Key_Backtab, Qt::ShiftModifier);
        QVERIFY(bench.row->buttons[0]->hasFocus());
    }

    void whatIsGivenTheKeyboardKeepsIt() {
        Bench bench;
        bench.work().setEnabled(false);
        bench.row->buttons[0]->setFocus();
        bench.work().setEnabled(true);
        QVERIFY(bench.row->buttons[0]->hasFocus());
    }

    void dialogsOfTheWindowAsWell() {
        Bench bench;
        QDialog dialog(&bench.window);
        Row row(dialog);
        dialog.show();
        gnostica::tests::activate(dialog);
        row.buttons[1]->setFocus();
        row.buttons[1]->setEnabled(false);
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Space);
        QCOMPARE(row.presses, (std::array<int, 3>{}));
        row.buttons[1]->setEnabled(true);
        QVERIFY(row.buttons[1]->hasFocus());
        dialog.close();
    }

    /// The work ends while the user is in another window.
    void alsoWhileAnotherWindowHasIt_data() { noNeighbourIsPressed_data(); }

    void alsoWhileAnotherWindowHasIt() {
        QFETCH(bool, byHiding);
        QFETCH(bool, byDisabling);
        Bench bench;
        QLineEdit other;
        other.show();
        gnostica::tests::activate(other);
        put(bench.work(), false, byHiding, byDisabling);
        gnostica::tests::activate(bench.window);
        bench.press(Qt::Key_Space);
        QCOMPARE(bench.row->presses, (std::array<int, 3>{}));
        put(bench.work(), true, byHiding, byDisabling);
        QVERIFY(bench.work().hasFocus());
    }

    // "Delete…" asks, and its subject is gone.
    void alsoWhileADialogOfItsOwnAsks() {
        Bench bench;
        QDialog dialog(&bench.window);
        Row row(dialog);
        dialog.show();
        gnostica::tests::activate(dialog);
        row.buttons[0]->setFocus();
        bench.work().setEnabled(false);
        dialog.close();
        gnostica::tests::activate(bench.window);
        bench.press(Qt::Key_Space);
        QCOMPARE(bench.row->presses, (std::array<int, 3>{}));
        bench.press(Qt::Key_Tab);
        QVERIFY(bench.row->buttons[2]->hasFocus());
    }

    // A widget that was given the focus deliberately meanwhile is not the neighbour to avoid.
    void whatIsGivenItMeanwhileKeepsIt() {
        Bench bench;
        QLineEdit other;
        other.show();
        gnostica::tests::activate(other);
        bench.row->buttons[0]->setFocus();
        bench.work().setEnabled(false);
        gnostica::tests::activate(bench.window);
        QVERIFY(bench.row->buttons[0]->hasFocus());
    }

    void aPlaceThatTakesKeysKeepsThem() {
        QMainWindow window;
        new FocusKeeper(window);
        auto* list = new QListWidget;
        window.setCentralWidget(list);
        auto* bar = new QPushButton(&window);
        window.show();
        gnostica::tests::activate(window);
        bar->setFocus();
        bar->hide();
        QVERIFY(list->hasFocus());
        bar->show();  // possibly much later
        QVERIFY(list->hasFocus());
    }

    // Some parts pass the keyboard focus on to a button.
    void noButtonHoldsIt() {
        Bench bench;
        bench.window.centralWidget()->setFocusProxy(bench.row->buttons[0]);
        bench.work().hide();
        bench.press(Qt::Key_Space);
        QCOMPARE(bench.row->presses, (std::array<int, 3>{}));
        bench.work().show();
        QVERIFY(bench.work().hasFocus());
    }

    // Regression: Space pressed twice on "Let the computer choose" swapped the rulesets and discarded the position.
    void theComputerChoosesTwiceBySpace() {
        const Home home;
        home.choose({"gnostica", "short"});
        CompareWindow& window = home.window();
        StepsPage& page = window.steps();
        window.tabs().setCurrentWidget(&page);
        gnostica::tests::activate(window);
        const auto picks = window.arms().picks();
        QPushButton& computer = *page.button(StepsPage::Deed::computer);
        QVERIFY(gnostica::tests::comes([&] { return computer.isEnabled(); }));
        computer.setFocus(Qt::TabFocusReason);
        QTest::keyClick(window.focusWidget(), Qt::Key_Space);
        QVERIFY(!computer.isEnabled());
        QTest::keyClick(window.focusWidget(), Qt::Key_Space);
        QVERIFY(window.arms().picks() == picks);
        QVERIFY(gnostica::tests::comes([&] { return computer.isEnabled() && page.position()->played() > 0; }));
        QVERIFY(computer.hasFocus());
        const int played = static_cast<int>(page.position()->played());
        QTest::keyClick(window.focusWidget(), Qt::Key_Space);
        QVERIFY(gnostica::tests::comes([&] { return static_cast<int>(page.position()->played()) > played; }));
    }

    // Regression: Space pressed twice on "Pause" stopped the experiment.
    void anExperimentThatPausesGoesOnBySpace() {
        const Home home;
        home.choose({"gnostica", "short"});
        home.begin(400);
        CompareWindow& window = home.window();
        window.tabs().setCurrentWidget(&window.experiments());
        gnostica::tests::activate(window);
        const ExperimentRunner& runner = window.experiments().runner();
        QPushButton& pause = home.view().head().pause();
        QVERIFY(gnostica::tests::comes([&] { return pause.isVisible() && pause.isEnabled() && runner.isRunning(); }));
        pause.setFocus(Qt::TabFocusReason);
        QTest::keyClick(window.focusWidget(), Qt::Key_Space);
        QTest::keyClick(window.focusWidget(), Qt::Key_Space);  // before the current games have ended
        QVERIFY(gnostica::tests::comes([&] { return !runner.isRunning() && pause.isEnabled(); }));
        QVERIFY(runner.isPaused());
        QVERIFY(pause.hasFocus());
        QTest::keyClick(window.focusWidget(), Qt::Key_Space);
        QVERIFY(runner.isRunning());
        home.view().head().stop().click();
    }
};

QTEST_MAIN(TestFocusKeeper)
#include "tst_focus_keeper.moc"
