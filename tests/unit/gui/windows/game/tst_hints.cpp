// Hints from a computer: computed in the background, with only the player's knowledge, and never out of date.
#include "app/gui/windows/game/advice/thinking_bar.h"
#include "app/gui/windows/game/advice/word_table.h"
#include "app/gui/windows/game/recap/recap_panel.h"
#include "app/gui/windows/game/recap_desk.h"
#include "app/gui/windows/game/spread/table_sheets.h"
#include "tests/unit/gui/laid_out.h"
#include "tests/unit/gui/windows/game/advised.h"

#include <QDockWidget>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::gui;
using namespace gnostica::gui::playing;

class TestHints : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aHigherChanceBelowIsExplained();
    void initTestCase();
    void hintIsLegalAndShown();
    void hintIsPlayedOnlyWhenAsked();
    void aTurnIsPlayedStepByStep();
    void aWholeTurnIsPlayed();
    void aWholeTurnStopsForThePerson();
    void aWholeTurnAsksOnce();
    void aWholeTurnWaitsForTheDisk();
    void hintCanBeCancelled();
    void enterConfirmsWhereHintWasClicked_data();
    void enterConfirmsWhereHintWasClicked();
    void enterConfirmsFromAPanelThatFloats();
    void hintIsDroppedWhenTheGameMovesOn();
    void hintNeedsAPersonWhoSeesTheHand();
    void hintInAChallengeRound();
    void aTurnOfTheComputerIsExplained();
};

// Regression: the advised step had 32 %, and the one below it 33 %.
void TestHints::aHigherChanceBelowIsExplained() {
    const Game game = tests::Setup().land("0,0", "sun").pieces({"A1N@0,0", "B1N@0,1"}).game();
    const View view = game.viewFor(Seat::a);
    StepList legal;
    view.legalSteps(game.rules(), legal);
    QVERIFY(legal.size() > 1);
    const wording::Speaker speaker(game.rules(), {});
    const auto saysWhy = [&](float other) {
        bots::Analysis analysis;
        for (const float chance : {0.32F, other}) {
            bots::Alternative next{.step = legal[analysis.ranked.size()], .visits = 1, .values = {}};
            next.values[Seat::a] = chance;
            analysis.ranked.push_back(next);
        }
        analysis.compared = 2;
        HintView hint;
        hint.present(view, analysis, speaker);
        return hint.text().contains(QStringLiteral("less certain"));
    };
    QVERIFY(saysWhy(0.33F));
    QVERIFY(!saysWhy(0.32F));
    QVERIFY(!saysWhy(0.31F));
}

void TestHints::initTestCase() {
    QVERIFY(QFile::exists(storage::dataFolders().variants()));
}

void TestHints::hintIsLegalAndShown() {
    Advised play;
    play.start();
    play.key(Qt::Key_H);
    QVERIFY(play.adviser().isThinking());
    QTRY_VERIFY_WITH_TIMEOUT(play.hint()->isVisible(), kPatience);
    const std::vector<HintRow>& rows = play.hint()->steps().rows();
    QVERIFY(rows.size() > 1);
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const StepList& legal = play.session().table().legal();
        QVERIFY(std::find(legal.begin(), legal.end(), rows[row].step) != legal.end());
        QVERIFY(!rows[row].words.isEmpty());
        QVERIFY(row < 2 || rows[row].chance <= rows[row - 1].chance);
    }
    QVERIFY(play.hint()->text().contains(rows.front().words));
    const QString chance = play.hint()->steps().index(0, 1).data().toString();
    QVERIFY2(play.hint()->text().contains(QStringLiteral("Your chance of winning is then about %1.").arg(chance)),
             qPrintable(play.hint()->text()));
    // The second row, by keyboard: it is proposed like any step, and nothing has been played yet.
    const std::size_t before = play.session().game().history().size();
    play.hint()->table()->setFocus();
    QTest::keyClick(play.hint()->table(), Qt::Key_Down);
    QTest::keyClick(play.hint()->table(), Qt::Key_Down);
    QCOMPARE(play.turn().chooser().proposal(),
             std::optional(play.hint()->steps().row(play.hint()->table()->currentIndex())->step));
    QVERIFY(play.turn().preview());
    QCOMPARE(play.session().game().history().size(), before);
    play.key(Qt::Key_Return);
    QVERIFY(play.session().game().history().size() > before);
}

void TestHints::hintIsPlayedOnlyWhenAsked() {
    Advised play;
    play.start();
    play.key(Qt::Key_H);
    QTRY_VERIFY_WITH_TIMEOUT(play.hint()->isVisible(), kPatience);
    const Step best = play.hint()->steps().rows().front().step;
    play.pressInHint("Show on the board");
    QCOMPARE(play.turn().chooser().proposal(), std::optional(best));
    const std::size_t before = play.session().game().history().size();
    play.pressInHint("Play this step");
    QCOMPARE(std::get<Step>(play.session().game().history()[before].what), best);
}

/// Each step of the advised turn is shown, and the next is advised without thinking again.
void TestHints::aTurnIsPlayedStepByStep() {
    Advised play;
    play.startAt(soundPosition());
    play.key(Qt::Key_H);
    QTRY_VERIFY_WITH_TIMEOUT(play.hint()->isVisible(), kPatience);
    auto turn = play.adviser().analysis().turn;
    const auto& traces = play.window->area().board()->traces();
    QCOMPARE(traces.size(), std::size_t{1});  // the whole turn is drawn
    QCOMPARE(traces[0].kind, BoardTrace::Kind::advised);
    QVERIFY(turn.size() > 1);
    QVERIFY2(play.hint()->text().startsWith(QStringLiteral("The best turn: ")), qPrintable(play.hint()->text()));
    QVERIFY2(play.hint()->text().contains(QStringLiteral(", then ")), "in one sentence");
    for (std::size_t i = 0; i < turn.size(); ++i) {
        const auto number = QStringLiteral("%1. ").arg(turn.size() - i);
        QCOMPARE(play.hint()->text().contains(number), i + 1 < turn.size());
        QCOMPARE(play.hint()->steps().rows().front().step, turn[i].step);
        const std::size_t before = play.session().game().history().size();
        play.pressInHint("Play this step");
        QCOMPARE(std::get<Step>(play.session().game().history()[before].what), turn[i].step);
        QVERIFY(!play.adviser().isThinking());
    }
    QVERIFY(!play.hint()->isVisible());
    QVERIFY(traces.empty() || traces[0].kind == BoardTrace::Kind::done);
    QVERIFY(play.view()->hasFocus());
}

void TestHints::aWholeTurnIsPlayed() {
    Advised play;
    play.startAt(soundPosition());
    play.key(Qt::Key_H);
    QTRY_VERIFY_WITH_TIMEOUT(play.hint()->isVisible(), kPatience);
    const auto turn = play.adviser().analysis().turn;
    const std::size_t before = play.session().game().history().size();
    play.pressInHint("Play the whole turn");
    QCOMPARE(play.session().game().history().size(), before);  // it is shown first
    QCOMPARE(play.turn().chooser().proposal(), std::optional(turn.front().step));
    QTRY_VERIFY_WITH_TIMEOUT(play.session().game().history().size() >= before + turn.size(), kPatience);
    for (std::size_t i = 0; i < turn.size(); ++i) {
        QCOMPARE(std::get<Step>(play.session().game().history()[before + i].what), turn[i].step);
    }
    QVERIFY(!play.hint()->isVisible());
}

/// Esc, or any pick of the player, stops it.
void TestHints::aWholeTurnStopsForThePerson() {
    Advised play;
    play.startAt(soundPosition());
    play.key(Qt::Key_H);
    QTRY_VERIFY_WITH_TIMEOUT(play.hint()->isVisible(), kPatience);
    const std::size_t before = play.session().game().history().size();
    play.pressInHint("Play the whole turn");
    play.turn().takeBack();
    tests::letTimePass(play.docks());
    QCOMPARE(play.session().game().history().size(), before);
}

// Regression: the question about an announcement returned each time it was cancelled.
void TestHints::aWholeTurnAsksOnce() {
    Advised play;
    play.startAt(soundPosition());
    play.key(Qt::Key_H);
    QTRY_VERIFY_WITH_TIMEOUT(play.hint()->isVisible(), kPatience);
    const auto advised = play.adviser().analysis().turn.front().step;
    const std::size_t before = play.session().game().history().size();
    int asked = 0;
    play.turn().setQuestion([&asked](const Rules&, const View&, const Step&) {
        ++asked;
        return false;
    });
    play.pressInHint("Play the whole turn");
    for (int moment = 0; moment < 3; ++moment) {
        tests::letTimePass(play.docks());
    }
    QCOMPARE(asked, 1);
    QCOMPARE(play.session().game().history().size(), before);
    QCOMPARE(play.turn().chooser().proposal(), std::optional(advised));  // the proposal waits
}

// Regression: when the disk delayed a step, the advice was dropped, and the turn ended after it.
void TestHints::aWholeTurnWaitsForTheDisk() {
    Advised play;
    play.startAt(soundPosition());
    play.key(Qt::Key_H);
    QTRY_VERIFY_WITH_TIMEOUT(play.hint()->isVisible(), kPatience);
    const auto turn = play.adviser().analysis().turn;
    QVERIFY(turn.size() > 1);
    const std::size_t before = play.session().game().history().size();
    play.window->desk().setDiskPatience(std::chrono::milliseconds(0));
    play.pressInHint("Play the whole turn");
    for (std::size_t i = 0; i < turn.size(); ++i) {
        tests::letTimePass(play.docks());
        QTRY_VERIFY(play.session().game().history().size() > before + i);
    }
    for (std::size_t i = 0; i < turn.size(); ++i) {
        QCOMPARE(std::get<Step>(play.session().game().history()[before + i].what), turn[i].step);
    }
}

/// In words and on the board; by the menu, and from the list of what has happened.
void TestHints::aTurnOfTheComputerIsExplained() {
    Advised play;
    play.startAt(soundPosition());
    QVERIFY(!play.isEnabled(Act::explainTurn));  // only people play
    RulesetChoice choice;
    choice.options = {{"start", "seat"}};
    const auto rules = *play.shelf().rules(choice);
    const tests::Setup setup = tests::Setup()
                                   .land("0,0", "rods-3")
                                   .land("1,0", "swords-3")
                                   .land("2,0", "cups-4")
                                   .land("5,5", "sun")
                                   .pieces({"A1N@5,5", "B2E@0,0", "A1W@1,0"})
                                   .with("turn", "B");
    RecordHeader header = headerFor(*rules, 2);
    header.names = {"Ann", "Bob"};
    header.players = {"person", "greedy"};
    header.position = setup.json();
    Game game(rules, setup.state(rules));
    tests::play(game, {"activate 0,0", "rod B2E@0,0 move 2 E", "done"});
    play.open(header, game);
    QVERIFY(play.isEnabled(Act::explainTurn));
    play.window->actions().at(Act::explainTurn)->trigger();
    const QLabel* why = play.docks().advice()->why();
    QTRY_VERIFY_WITH_TIMEOUT(why->isVisible(), kPatience);
    QVERIFY2(why->text().contains(QStringLiteral("Bob")), qPrintable(why->text()));
    QVERIFY2(why->text().contains(u'\n'), "a sentence below the heading");
    const auto& traces = play.window->area().board()->traces();
    QCOMPARE(traces.size(), std::size_t{1});
    QCOMPARE(traces[0].seat, Seat::b);
    QVERIFY(!traces[0].marks.empty());
    play.adviser().cancel();
    QVERIFY(!why->isVisible());
    QVERIFY(why->text().isEmpty());
    auto* ask = play.window->recap().panel().findChild<QToolButton*>(QStringLiteral("why"));
    QVERIFY(ask->isVisible());
    QTest::mouseClick(ask, Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(why->isVisible(), kPatience);
}

void TestHints::hintCanBeCancelled() {
    Advised play(false, {.hint = kEndless});
    play.start();
    play.key(Qt::Key_H);
    auto* bar = play.docks().advice()->findChild<ThinkingBar*>();
    QVERIFY(bar->isVisible());
    const auto buttons = play.visible<QPushButton>(bar);
    QCOMPARE(buttons.size(), std::size_t{1});
    QTest::mouseClick(buttons[0], Qt::LeftButton);
    QVERIFY(!play.adviser().isThinking());
    QVERIFY(!bar->isVisible());
    QVERIFY(!play.hint()->isVisible());
    // It can be requested again.
    play.docks().setBudgets(quick());
    play.key(Qt::Key_H);
    QTRY_VERIFY_WITH_TIMEOUT(play.hint()->isVisible(), kPatience);
}

void TestHints::enterConfirmsWhereHintWasClicked_data() {
    QTest::addColumn<bool>("goesOnByKeys");
    QTest::newRow("nothing is typed") << false;
    QTest::newRow("a key moves within the answer") << true;
}

// Regression: the answer took the keyboard, and Enter replaced the highlighted step with the advised one.
void TestHints::enterConfirmsWhereHintWasClicked() {
    QFETCH(bool, goesOnByKeys);
    Advised play;
    play.start();
    play.click(play.placeOf(Space{0, 0}));
    play.key(Qt::Key_N);
    QVERIFY(play.turn().canConfirm());
    const auto own = play.turn().chooser().proposal();
    const std::size_t before = play.session().game().history().size();
    play.clickHint();
    QTRY_VERIFY_WITH_TIMEOUT(play.hint()->isVisible(), kPatience);
    WordTable* table = play.hint()->table();
    QVERIFY(table->hasFocus());
    QVERIFY(!table->selectionModel()->hasSelection());
    if (goesOnByKeys) {
        QTest::keyClick(table, Qt::Key_Home);
        QTest::keyClick(play.window->focusWidget(), Qt::Key_Return);
        QCOMPARE(play.session().game().history().size(), before);
        QCOMPARE(play.turn().chooser().proposal(), std::optional(play.hint()->steps().rows().front().step));
    } else {
        QTest::keyClick(play.window->focusWidget(), Qt::Key_Return);
        QVERIFY(play.session().game().history().size() > before);
        QCOMPARE(std::optional(std::get<Step>(play.session().game().history()[before].what)), own);
    }
}

// A floating panel is a window to Qt, but Enter still belongs to its original window.
void TestHints::enterConfirmsFromAPanelThatFloats() {
    Advised play;
    play.start();
    play.key(Qt::Key_H);
    QTRY_VERIFY_WITH_TIMEOUT(play.hint()->isVisible(), kPatience);
    auto* dock = qobject_cast<QDockWidget*>(play.docks().advice()->parentWidget());
    QVERIFY(dock != nullptr);
    play.window->sheets().setArranged(true);
    dock->setFloating(true);
    gnostica::tests::settle();
    gnostica::tests::activate(*dock);
    QVERIFY(dock->isWindow());
    play.pressInHint("Show on the board");
    QVERIFY(play.turn().canConfirm());
    const std::size_t before = play.session().game().history().size();
    QTest::keyClick(dock->focusWidget(), Qt::Key_Return);
    QVERIFY(play.session().game().history().size() > before);
}

void TestHints::hintIsDroppedWhenTheGameMovesOn() {
    Advised play(false, {.hint = kEndless});
    play.start();
    play.key(Qt::Key_H);
    QVERIFY(play.adviser().isThinking());
    play.session().play(step::Place{{0, 0}, Facing::north});
    QVERIFY(!play.adviser().isThinking());
    QCOMPARE(play.adviser().question(), Question::none);
    // An answer on the screen disappears as well.
    play.docks().setBudgets(quick());
    play.key(Qt::Key_H);
    QTRY_VERIFY_WITH_TIMEOUT(play.hint()->isVisible(), kPatience);
    play.session().table().showPosition(0);
    QVERIFY(!play.hint()->isVisible());
    QVERIFY(!play.isEnabled(Act::hint));
    play.session().table().showLast();
    QVERIFY(play.isEnabled(Act::hint));
}

void TestHints::hintNeedsAPersonWhoSeesTheHand() {
    Advised play(true);
    QVERIFY(!play.isEnabled(Act::hint));
    play.start();
    QVERIFY(!play.isEnabled(Act::hint));
    QVERIFY(!play.isEnabled(Act::adviseAnnouncement));
    play.session().table().uncover();
    QVERIFY(play.isEnabled(Act::hint));
    play.key(Qt::Key_H);
    QCOMPARE(play.adviser().asked().viewer(), Seat::a);
    QVERIFY(play.adviser().asked() == play.session().game().viewFor(Seat::a));
    play.session().play(step::Place{{0, 0}, Facing::north});
    play.session().play(step::Done{});
    QVERIFY(play.session().table().coveredFor().has_value());
    QVERIFY(!play.isEnabled(Act::hint));
    QCOMPARE(play.adviser().question(), Question::none);
}

void TestHints::hintInAChallengeRound() {
    Advised play;
    const auto behind = tests::Setup()
                            .land("5,0", "cups-2")
                            .land("5,1", "sun")
                            .land("9,0", "star")
                            .pieces({"A1S@5,0", "B3U@9,0"})
                            .with("infinity", "B");
    play.startAt(behind, "hypothermia");
    play.key(Qt::Key_H);
    QTRY_VERIFY_WITH_TIMEOUT(play.hint()->isVisible(), kPatience);
    QVERIFY2(play.hint()->text().contains(QStringLiteral("the lead that another player needs")),
             qPrintable(play.hint()->text()));
    QVERIFY2(!play.hint()->text().contains(QStringLiteral("nnounc")), qPrintable(play.hint()->text()));
}

QTEST_MAIN(TestHints)
#include "tst_hints.moc"
