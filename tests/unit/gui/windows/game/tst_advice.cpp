// Advice from a computer: computed in the background, with only the player's knowledge, and never out of date.
#include "app/gui/windows/game/advice/advice_docks.h"
#include "app/gui/windows/game/advice/hint/advice_panel.h"
#include "app/gui/windows/game/advice/hint/announcement_view.h"
#include "app/gui/windows/game/advice/hint/hint_view.h"
#include "app/gui/windows/game/advice/review/decisions_model.h"
#include "app/gui/windows/game/advice/review/review_panel.h"
#include "app/gui/windows/game/advice/review/share_graph.h"
#include "app/gui/windows/game/advice/thinking_bar.h"
#include "app/gui/windows/game/advice/word_table.h"
#include "app/gui/windows/game/bar_button.h"
#include "app/storage/files.h"
#include "engine/notation/record.h"
#include "tests/support/positions.h"
#include "tests/support/random_play.h"
#include "tests/unit/gui/laid_out.h"
#include "tests/unit/gui/window_play.h"

#include <QDockWidget>
#include <QImage>
#include <QPushButton>
#include <QSignalSpy>
#include <QVBoxLayout>

#include <algorithm>
#include <sstream>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::gui;
using gnostica::gui::playing::Play;

namespace {

constexpr int kPatience = 20'000;
/// Longer than any test runs: such thinking must be stopped.
constexpr bots::Budget kEndless{.iterations = 100'000'000, .seconds = 3600};

AdviceBudgets quick() {
    return {.hint = {.iterations = 60}, .announcement = {.iterations = 720}, .review = {.iterations = 8}};
}

/// A game in which somebody announces after one or two turns.
Game finishedGame(const std::shared_ptr<const Rules>& rules, Rng& rng) {
    Game game(rules, 2);
    StepList legal;
    while (!engine::isOver(game.state())) {
        if (game.decider() == Seat::chance) {
            game.play(drawChance(*rules, game.state(), rng));
            continue;
        }
        legalSteps(*rules, game.state(), legal);
        const auto announces = std::find(legal.begin(), legal.end(), Step(step::Challenge{}));
        const bool ends = game.history().size() > 24 && announces != legal.end();
        game.play(ends ? Step(*announces) : tests::choose(legal, rng));
    }
    return game;
}

/// A window in which computers think for a short time.
struct Advised : Play {
    explicit Advised(bool covers = false, const AdviceBudgets& budgets = quick()) : Play(covers) {
        window->advice().setBudgets(budgets);
    }
    AdviceDocks& docks() { return window->advice(); }
    Adviser& adviser() { return docks().adviser(); }
    HintView* hint() { return docks().advice()->hint(); }
    bool isEnabled(Act act) { return window->actions().at(act)->isEnabled(); }

    /// Continues from a position instead of a deal.
    void startAt(const tests::Setup& setup, const std::string& base = "gnostica") {
        RulesetChoice choice;
        choice.base = base;
        choice.options = {{"start", "seat"}};
        const auto rules = *shelf().rules(choice);
        RecordHeader header = headerFor(*rules, 2);
        header.names = {"Ann", "Bob"};
        header.position = setup.json();
        open(header, Game(rules, setup.state(rules)));
    }
    /// Puts a game on the table as if it had been saved.
    void open(const RecordHeader& header, const Game& game) {
        const QString path = folder.filePath(QStringLiteral("game.gnostica"));
        std::ostringstream text;
        writeRecord(text, header, game);
        QVERIFY(storage::writeFile(path, text.str()));
        QSignalSpy opened(&window->desk(), &table::GameDesk::sessionChanged);
        window->desk().open(path);
        QVERIFY(opened.wait(gnostica::tests::kPatienceMs));
    }
    /// A finished random game of some length.
    void openFinished() {
        RulesetChoice choice;
        choice.options = {{"start", "seat"}, {"target", 8}};
        const auto rules = *shelf().rules(choice);
        RecordHeader header = headerFor(*rules, 2);
        header.names = {"Ann", "Bob"};
        Rng rng(5);
        Game game = finishedGame(rules, rng);
        while (game.history().size() < 30) {
            game = finishedGame(rules, rng);
        }
        open(header, game);
    }
    /// Clicks the button at the top of the window.
    void clickHint() {
        const QString name = window->actions().at(Act::hint)->iconText();
        const auto buttons = visible<BarButton>();
        const auto button = std::ranges::find(buttons, name, &QWidget::accessibleName);
        QVERIFY(button != buttons.end());
        QTest::mouseClick(*button, Qt::LeftButton);
    }
    void pressInHint(const char* text) {
        for (QPushButton* button : visible<QPushButton>(hint())) {
            if (button->text() == QLatin1String(text)) {
                QTest::mouseClick(button, Qt::LeftButton);
                return;
            }
        }
        QFAIL(text);
    }
    bool askWhetherToAnnounce() {
        window->actions().at(Act::adviseAnnouncement)->trigger();
        return gnostica::tests::comes([this] { return docks().advice()->announcement()->isVisible(); });
    }
    bool review() {
        window->actions().at(Act::review)->trigger();
        return gnostica::tests::comes([this] { return !docks().reviewer().isRunning(); });
    }

    QTemporaryDir folder;
};

/// Nine points or more, and no opponent close.
tests::Setup soundPosition() {
    return tests::Setup()
        .land("0,0", "sun")
        .land("1,0", "star")
        .land("2,0", "moon")
        .land("0,1", "tower")
        .land("8,8", "cups-2")
        .pieces({"A3U@0,0", "A3U@1,0", "A3U@2,0", "A3U@0,1", "B1N@8,8"})
        .with("turn", "A");
}

/// One point.
tests::Setup hopelessPosition() {
    return tests::Setup()
        .land("0,0", "cups-2")
        .land("1,0", "sun")
        .land("2,0", "star")
        .land("3,0", "moon")
        .pieces({"A1U@0,0", "B3W@1,0", "B3W@2,0", "B3W@3,0"})
        .with("turn", "A");
}

}  // namespace

class TestAdvice : public QObject {
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
    void announcementThatHolds();
    void announcementThatDoesNot();
    void announcementThatIsAChallengeRound();
    void announcementThatIsRefused_data();
    void announcementThatIsRefused();
    void announcementHasNoCaret();
    void hintInAChallengeRound();
    void reviewShowsTheGameAndGoesThere();
    void reviewIsStoppedWithWhatItHas();
    void reviewOnlyOfGamesThatAreOver();
    void windowClosesWhileItThinks_data();
    void windowClosesWhileItThinks();
};

// Regression: the advised step had 32 %, and the one below it 33 %.
void TestAdvice::aHigherChanceBelowIsExplained() {
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

void TestAdvice::initTestCase() {
    QVERIFY(QFile::exists(storage::dataFolders().variants()));
}

void TestAdvice::hintIsLegalAndShown() {
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

void TestAdvice::hintIsPlayedOnlyWhenAsked() {
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
void TestAdvice::aTurnIsPlayedStepByStep() {
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

void TestAdvice::aWholeTurnIsPlayed() {
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
void TestAdvice::aWholeTurnStopsForThePerson() {
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
void TestAdvice::aWholeTurnAsksOnce() {
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
void TestAdvice::aWholeTurnWaitsForTheDisk() {
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

void TestAdvice::hintCanBeCancelled() {
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

void TestAdvice::enterConfirmsWhereHintWasClicked_data() {
    QTest::addColumn<bool>("goesOnByKeys");
    QTest::newRow("nothing is typed") << false;
    QTest::newRow("a key moves within the answer") << true;
}

// Regression: the answer took the keyboard, and Enter replaced the highlighted step with the advised one.
void TestAdvice::enterConfirmsWhereHintWasClicked() {
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
void TestAdvice::enterConfirmsFromAPanelThatFloats() {
    Advised play;
    play.start();
    play.key(Qt::Key_H);
    QTRY_VERIFY_WITH_TIMEOUT(play.hint()->isVisible(), kPatience);
    auto* dock = qobject_cast<QDockWidget*>(play.docks().advice()->parentWidget());
    QVERIFY(dock != nullptr);
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

void TestAdvice::hintIsDroppedWhenTheGameMovesOn() {
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

void TestAdvice::hintNeedsAPersonWhoSeesTheHand() {
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

void TestAdvice::announcementThatHolds() {
    Advised play;
    play.startAt(soundPosition());
    QVERIFY(play.isEnabled(Act::adviseAnnouncement));
    QVERIFY(play.askWhetherToAnnounce());
    const auto* view = play.docks().advice()->announcement();
    QVERIFY(play.adviser().announcement().has_value());
    QVERIFY(play.adviser().announcement()->announcing.mean > 0.8F);
    QVERIFY2(view->text().contains(QStringLiteral("between")), qPrintable(view->text()));
    QVERIFY(!view->text().contains(QStringLiteral("Wait:")));
}

void TestAdvice::announcementThatDoesNot() {
    Advised play;
    play.startAt(hopelessPosition());
    QVERIFY(play.askWhetherToAnnounce());
    const auto* view = play.docks().advice()->announcement();
    QVERIFY(play.adviser().announcement()->announcing.mean < 0.2F);
    QVERIFY2(!view->text().contains(QStringLiteral("Announce:")), qPrintable(view->text()));
}

/// Regression: the first edition has no last turn, and its adviser was never available (INF-2).
void TestAdvice::announcementThatIsAChallengeRound() {
    Advised play;
    play.startAt(soundPosition().with("infinity", "beside"), "hypothermia");
    QVERIFY(play.isEnabled(Act::adviseAnnouncement));
    QVERIFY(play.askWhetherToAnnounce());
    const auto* view = play.docks().advice()->announcement();
    QVERIFY(play.adviser().announcement().has_value());
    QVERIFY(play.adviser().announcement()->announcing.mean > 0.8F);
    QVERIFY2(view->text().contains(QStringLiteral("Take the Infinity card")), qPrintable(view->text()));
    QVERIFY2(!view->text().contains(QStringLiteral("nnounc")), qPrintable(view->text()));
}

void TestAdvice::announcementThatIsRefused_data() {
    QTest::addColumn<QString>("base");
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("said");
    QTest::newRow("last turn") << "gnostica"
                               << "challenge"
                               << "B"
                               << "Bob has announced a last turn";
    QTest::newRow("not ahead") << "hypothermia"
                               << "infinity"
                               << "beside"
                               << "Bob has at least as many points (INF-2).";
    QTest::newRow("too early") << "hypothermia"
                               << "infinity"
                               << "pile"
                               << "is still under the draw pile (INF-2).";
}

void TestAdvice::announcementThatIsRefused() {
    QFETCH(QString, base);
    QFETCH(QString, field);
    QFETCH(QString, value);
    QFETCH(QString, said);
    Advised play;
    play.startAt(hopelessPosition().with(field.toStdString(), value.toStdString()), base.toStdString());
    QVERIFY(play.askWhetherToAnnounce());
    const auto* view = play.docks().advice()->announcement();
    QVERIFY(!play.adviser().announcement().has_value());
    QVERIFY2(view->text().contains(said), qPrintable(view->text()));
}

/// The verdict has the keyboard focus and looks the same.
void TestAdvice::announcementHasNoCaret() {
    QWidget window;
    auto* column = new QVBoxLayout(&window);
    auto* other = new QPushButton(&window);
    auto* view = new AnnouncementView(&window);
    column->addWidget(other);
    column->addWidget(view);
    view->presentRefusal(QStringLiteral("Announce"), QStringLiteral("The game is over."));
    window.show();
    tests::activate(window);
    gnostica::tests::settle();
    other->setFocus();
    const QImage before = view->grab().toImage();
    view->setFocus();
    QVERIFY(view->focusProxy()->hasFocus());
    QCOMPARE(view->grab().toImage(), before);
}

void TestAdvice::hintInAChallengeRound() {
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

void TestAdvice::reviewShowsTheGameAndGoesThere() {
    Advised play;
    play.openFinished();
    QVERIFY(play.session().referee().isOver());
    QVERIFY(play.isEnabled(Act::review));
    QVERIFY(play.review());
    ReviewPanel* panel = play.docks().review();
    const auto& points = panel->graph()->points();
    QVERIFY(points.size() > 10);
    QCOMPARE(points.back().position, static_cast<int>(play.session().game().history().size()));
    QVERIFY(panel->decisions()->rowCount() > 0);

    WordTable* table = panel->table();
    QTRY_VERIFY(table->isVisible());
    const DecisionRow& costliest = panel->decisions()->rows().front();
    const float most = std::max_element(points.begin(), points.end(), [](const SharePoint& a, const SharePoint& b) {
                           return a.cost < b.cost;
                       })->cost;
    QCOMPARE(costliest.cost, most);
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(table->model()->index(0, 0)).center());
    QCOMPARE(play.session().table().position(), costliest.position);
    QCOMPARE(play.session().table().viewer(), costliest.seat);
    QVERIFY(panel->decisions()->rowCount() > 1);
    table->setFocus();
    QTest::keyClick(table, Qt::Key_Down);  // regression: another line was marked, and the board did not change
    QCOMPARE(play.session().table().position(), panel->decisions()->rows()[1].position);
    QCOMPARE(table->selectionModel()->selectedRows().front().row(), 1);

    panel->graph()->setFocus();
    QTest::keyClick(panel->graph(), Qt::Key_Home);
    QCOMPARE(play.session().table().position(), points.front().position);
    QTest::keyClick(panel->graph(), Qt::Key_Right);
    QCOMPARE(play.session().table().position(), points[1].position);
    const QPointF last = panel->graph()->placeOf(points.back(), Seat::a);
    QTest::mouseClick(panel->graph(), Qt::LeftButton, {}, last.toPoint());
    QVERIFY(play.session().table().isLive());
    QVERIFY(!table->selectionModel()->hasSelection());  // the board shows a different position
    table->setFocus();
    QTest::keyClick(table, Qt::Key_Return);
    QCOMPARE(play.session().table().position(), panel->decisions()->rows()[1].position);
    QVERIFY(panel->decisions()->rowCount() > 0);  // looking back does not stop the review
}

void TestAdvice::reviewIsStoppedWithWhatItHas() {
    Advised play;
    play.openFinished();
    AdviceBudgets slow = quick();
    slow.review = {.iterations = 100'000'000, .seconds = 0.2};
    play.docks().setBudgets(slow);
    play.window->actions().at(Act::review)->trigger();
    Reviewer& reviewer = play.docks().reviewer();
    QTRY_VERIFY_WITH_TIMEOUT(reviewer.decisions().size() > 1, kPatience);
    QVERIFY(reviewer.isRunning());
    QVERIFY(play.docks().review()->graph()->points().size() > 1);
    const auto buttons = play.visible<QPushButton>(play.docks().review());
    QCOMPARE(buttons.size(), std::size_t{1});
    QTest::mouseClick(buttons[0], Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(!reviewer.isRunning(), kPatience);
    QVERIFY(reviewer.decisions().size() > 1);
    // A new game: nothing of the previous one is left.
    play.start();
    QVERIFY(reviewer.decisions().empty());
    QCOMPARE(play.docks().review()->decisions()->rowCount(), 0);
}

void TestAdvice::reviewOnlyOfGamesThatAreOver() {
    Advised play;
    QVERIFY(!play.isEnabled(Act::review));
    play.start();
    QVERIFY(!play.isEnabled(Act::review));
}

void TestAdvice::windowClosesWhileItThinks_data() {
    QTest::addColumn<bool>("reviews");
    QTest::newRow("hint") << false;
    QTest::newRow("review") << true;
}

void TestAdvice::windowClosesWhileItThinks() {
    QFETCH(bool, reviews);
    Advised play(false, {.hint = kEndless, .review = kEndless});
    if (reviews) {
        play.openFinished();
        play.window->actions().at(Act::review)->trigger();
        QTRY_VERIFY(play.docks().reviewer().progress()->total > 0);
    } else {
        play.start();
        play.key(Qt::Key_H);
        QTRY_VERIFY(play.adviser().progress()->total > 0);
    }
    play.window.reset();  // otherwise it would never end
}

QTEST_MAIN(TestAdvice)
#include "tst_advice.moc"
