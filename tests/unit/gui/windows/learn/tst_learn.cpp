// Lessons and puzzles are found, played with mouse and keys on the real engine, and remembered; the game on the table
// is not affected.
#include "app/gui/shared/panels/hand/piles_row.h"
#include "app/gui/shared/play/bar/choice_bar.h"
#include "app/gui/shared/play/seals.h"
#include "app/gui/windows/game/home/start_page.h"
#include "app/gui/windows/game/start_desk.h"
#include "app/gui/windows/learn/halo.h"
#include "app/gui/windows/learn/task_plan.h"
#include "engine/notation/words.h"
#include "tests/unit/english.h"
#include "tests/unit/gui/laid_out.h"
#include "tests/unit/gui/windows/learn/learner.h"

#include <QDir>
#include <QDockWidget>
#include <QScreen>
#include <QSignalSpy>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::gui;
using gnostica::gui::playing::Learner;
using gnostica::gui::playing::Play;

namespace {

QPushButton* buttonNamed(QWidget& in, const QString& text) {
    for (auto* button : in.findChildren<QPushButton*>()) {
        if (button->isVisible() && button->text().remove(u'&') == text) {
            return button;
        }
    }
    return nullptr;
}

Card cardNamed(const char* name) {
    return *parseCard(name);
}

}  // namespace

class TestLearn : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theListIsReadByGroups();
    void everyGroupBeginsALine();
    void theListIsUsedByKeys();
    void nothingThatCannotBeUsedIsThere();
    void theTableOfATaskDoesNotOverlap();
    void theStartPageLeadsToTheNextLesson();
    void aWrongTryIsAnsweredAtTheBoard();
    void aStageIsSolvedByMouse();
    void theNextLessonIsOffered();
    void hintsAndSolutionsAreShown();
    void aPuzzlesSolutionIsShownStepByStep();
    void theNextLessonsBoardIsDrawn();
    void oneGoesBack();
    void whatIsReadMayBeLookedAt();
    void onlyWantedCardsAreMarked();
    void aCardIsDroppedOnTheBoard();
    void thePanelOfAnExpansionIsPointedAt();
    void everyLessonCanBePlayedThrough();
    void theGameOnTheTableStays();
    void unknownNamesDoNoHarm();
    void twoProgramsLearnTogether();
    void lessonsFollowTheLanguage();
};

void TestLearn::theListIsReadByGroups() {
    Learner learner;
    QCOMPARE(learner.lessons().headings().size(), 7);
    QCOMPARE(learner.lessons().headings().front(), QStringLiteral("Basics"));
    QCOMPARE(learner.lessons().tile(0)->accessibleName(), QStringLiteral("The board and its territories"));
    QVERIFY(learner.lessons().tile(0)->accessibleDescription().contains(QStringLiteral("Basics")));
    QCOMPARE(learner.lessons().count(), static_cast<int>(learner.window().learnable()->lessons.size()));
    QVERIFY(learner.window().learnable()->lessons.size() >= 24);
    QVERIFY(learner.window().learnable()->puzzles.size() >= 80);
}

void TestLearn::everyGroupBeginsALine() {
    Learner learner;
    tests::settle();
    LessonSection& lessons = learner.lessons();
    const auto placeOf = [&](int i) { return lessons.tile(i)->mapTo(&lessons, QPoint()); };
    int groups = 1;
    for (int i = 1; i < lessons.count(); ++i) {
        if (lessons.tile(i)->parentWidget() != lessons.tile(i - 1)->parentWidget()) {
            ++groups;
            QCOMPARE(placeOf(i).x(), placeOf(0).x());
            QVERIFY(placeOf(i).y() >= placeOf(i - 1).y() + lessons.tile(i - 1)->height());
        }
    }
    QCOMPARE(groups, lessons.headings().size());
}

/// The first lesson has no hand: neither it nor the piles or the end of a turn have a place.
void TestLearn::nothingThatCannotBeUsedIsThere() {
    Learner learner;
    learner.beginLesson("board");
    tests::settle();
    QVERIFY(!learner.table().findChild<HandPanel*>()->isVisible());
    QVERIFY(!learner.table().findChild<PilesRow*>()->isVisible());
    QVERIFY(!learner.table().findChild<Seals*>()->isVisible());
    QVERIFY(!learner.table().table().choiceBar()->isVisible());
    learner.beginLesson("play");
    tests::settle();
    QVERIFY(learner.table().findChild<HandPanel*>()->isVisible());
    QVERIFY(!learner.table().findChild<Seals*>()->isVisible());
}

void TestLearn::theTableOfATaskDoesNotOverlap() {
    for (const QSize window : {QSize(800, 600), QSize(1024, 600), QSize(1240, 820), QSize(1920, 1080)}) {
        for (const bool hasRow : {false, true}) {
            for (const bool rightToLeft : {false, true}) {
                const QSize room = window - QSize(0, 40);
                const TaskPlan plan = taskPlanFor({window, room, 126, 1, hasRow, rightToLeft});
                for (const QRect& place : {plan.board, plan.column, plan.words}) {
                    QVERIFY(QRect(QPoint(), room).contains(place));
                }
                QVERIFY(!plan.board.intersects(plan.column) && !plan.board.intersects(plan.words));
                QVERIFY(plan.board.width() > room.width() * 0.4 && plan.board.height() > room.height() * 0.6);
                QCOMPARE(plan.column.left() < plan.words.left(), !rightToLeft);
                QCOMPARE(plan.hand.isEmpty(), !hasRow);
                QVERIFY(!plan.hand.intersects(plan.piles) && !plan.hand.intersects(plan.seals));
                QVERIFY(!plan.hand.intersects(plan.words) && plan.hand.width() >= (hasRow ? 3 * plan.handCard : 0));
            }
        }
    }
}

void TestLearn::theListIsUsedByKeys() {
    Learner learner;
    QVERIFY(learner.lessons().tile(0)->hasFocus());
    QTest::keyClick(learner.lessons().tile(0), Qt::Key_Right);
    QVERIFY(learner.lessons().tile(1)->hasFocus());
    QTest::keyClick(learner.lessons().tile(1), Qt::Key_Return);
    QVERIFY(learner.window().task() != nullptr);
    QCOMPARE(learner.task().name(), QStringLiteral("pieces"));
    learner.key(Qt::Key_Right, Qt::AltModifier);
    learner.key(Qt::Key_Right, Qt::AltModifier);
    QVERIFY(learner.read().contains(QStringLiteral("Step 3 of 4")));
    learner.key(Qt::Key_Left, Qt::AltModifier);
    QVERIFY(learner.read().contains(QStringLiteral("Step 2 of 4")));
    learner.key(Qt::Key_W, Qt::ControlModifier);
    QTRY_VERIFY(learner.play.window->windows().learning().window() == nullptr);
}

void TestLearn::theStartPageLeadsToTheNextLesson() {
    Play play;
    play.window->greet();
    StartPage& page = play.window->startDesk().page();
    QVERIFY(buttonNamed(page, QStringLiteral("First lesson")) != nullptr);
    play.window->windows().learning().progress().setDone(TaskKind::lesson, QStringLiteral("board"));
    QPushButton* on = buttonNamed(page, QStringLiteral("Next lesson"));
    QVERIFY(on != nullptr);
    QTest::mouseClick(on, Qt::LeftButton);
    LearnWindow* window = play.window->windows().learning().window();
    QVERIFY(window != nullptr && window->isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(window->task() != nullptr, 20000);
    QCOMPARE(window->task()->name(), QStringLiteral("pieces"));
    QTest::mouseClick(buttonNamed(page, QStringLiteral("Lessons")), Qt::LeftButton);
    QVERIFY(window->task() == nullptr);
    QVERIFY(window->list().isVisible());
}

void TestLearn::aWrongTryIsAnsweredAtTheBoard() {
    Learner learner;
    learner.beginLesson("board");
    for (int i = 0; i < 3; ++i) {
        learner.press(Act::stageOn);
    }
    QVERIFY(!learner.button(Act::stageOn)->isEnabled());
    learner.click(Space{2, 0});
    QVERIFY2(learner.told().contains(QStringLiteral("A piece is already there.")), qPrintable(learner.told()));
    QVERIFY2(learner.told().contains(QStringLiteral("TRN-1")), qPrintable(learner.told()));
    learner.click(Space{0, 0});
    learner.key(Qt::Key_N);
    learner.key(Qt::Key_Return);
    QVERIFY2(learner.told().startsWith(QStringLiteral("You could.")), qPrintable(learner.told()));
    QCOMPARE(learner.game().history().size(), std::size_t{0});
    QVERIFY(learner.task().awaitsStep());
}

void TestLearn::aStageIsSolvedByMouse() {
    Learner learner;
    learner.beginLesson("rods");
    learner.click(Space{0, 1});
    learner.key(Qt::Key_Return);
    QCOMPARE(learner.game().history().size(), std::size_t{1});
    QVERIFY(learner.task().awaitsStep());
    learner.click(PieceId{0});
    learner.click(Space{2, 1});
    learner.key(Qt::Key_W);
    learner.key(Qt::Key_Return);
    QVERIFY2(!learner.task().awaitsStep(), qPrintable(learner.told()));
    QVERIFY(learner.read().contains(QStringLiteral("was not an obstacle")));
    QVERIFY(learner.button(Act::stageOn)->hasFocus());
    learner.press(Act::stageOn);
    QVERIFY(learner.read().contains(QStringLiteral("Step 2 of 3")));
    learner.click(cardNamed("rods-5"));
    learner.key(Qt::Key_Return);
    QVERIFY(learner.game().history().size() > 1);
}

void TestLearn::theNextLessonIsOffered() {
    Learner learner;
    learner.beginLesson("board");
    for (int i = 0; i < 3; ++i) {
        learner.press(Act::stageOn);
    }
    learner.click(Space{1, 1});
    learner.key(Qt::Key_E);
    learner.key(Qt::Key_Return);
    QVERIFY(learner.task().isThrough());
    QVERIFY(learner.play.window->windows().learning().progress().isDone(TaskKind::lesson, QStringLiteral("board")));
    QCOMPARE(learner.button(Act::stageOn)->text().remove(u'&'), QStringLiteral("Next lesson"));
    learner.press(Act::stageOn);
    QCOMPARE(learner.task().name(), QStringLiteral("pieces"));
    learner.play.window->windows().learning().show(TaskKind::lesson);
    QVERIFY(learner.lessons().tile(0)->accessibleName().endsWith(QStringLiteral(", done")));
    QVERIFY(!learner.lessons().tile(0)->isNext());
    QVERIFY(learner.lessons().tile(1)->isNext());
    QCOMPARE(learner.play.settings.now().learning.lessons, QStringList{QStringLiteral("board")});
}

void TestLearn::hintsAndSolutionsAreShown() {
    Learner learner;
    learner.beginLesson("rods");
    QVERIFY(!learner.read().contains(QStringLiteral("do not matter")));
    learner.key(Qt::Key_H);
    QVERIFY(learner.read().contains(QStringLiteral("do not matter")));
    QVERIFY(!learner.button(Act::hint)->isEnabled());
    learner.press(Act::showMe);
    QVERIFY(!learner.task().awaitsStep());
    QCOMPARE(learner.game().history().size(), std::size_t{2});
}

void TestLearn::aPuzzlesSolutionIsShownStepByStep() {
    Learner learner;
    learner.window().begin(TaskKind::puzzle, 1);
    learner.press(Act::showMe);
    QVERIFY(!learner.task().awaitsStep());
    QCOMPARE(learner.game().history().size(), std::size_t{1});
    QTRY_VERIFY(learner.game().history().size() > 1);
}

/// On the same board, so that only the changes need be drawn.
void TestLearn::theNextLessonsBoardIsDrawn() {
    Learner learner;
    learner.beginLesson("board");
    while (!learner.task().isThrough()) {
        learner.press(learner.task().awaitsStep() ? Act::showMe : Act::stageOn);
        tests::letTimePass(learner.window());
    }
    learner.press(Act::stageOn);
    BoardView& view = *learner.table().table().view();
    const QPoint corner = view.mapTo(&learner.window(), QPoint());
    const QRect tile = view.mapFromScene(view.board()->geometry().cellOf({0, 1})).boundingRect();
    const auto isDrawn = [&] {
        const QImage screen = learner.window().screen()->grabWindow(learner.window().winId()).toImage();
        const QImage seen = screen.copy(QRect(corner, view.size()));
        const QImage drawn = view.grab().toImage().convertToFormat(seen.format());
        return seen.copy(tile) == drawn.copy(tile);
    };
    QTRY_VERIFY(isDrawn());
}

void TestLearn::oneGoesBack() {
    Learner learner;
    learner.beginLesson("rods");
    QVERIFY(!learner.button(Act::stageBack)->isEnabled());
    learner.press(Act::showMe);
    learner.press(Act::stageOn);
    learner.press(Act::stageBack);
    QVERIFY(learner.read().contains(QStringLiteral("Step 1 of 3")));
    QVERIFY(learner.task().awaitsStep());
    learner.press(Act::stageBack);
    QCOMPARE(learner.game().history().size(), std::size_t{0});
}

void TestLearn::whatIsReadMayBeLookedAt() {
    Learner learner;
    learner.beginLesson("board");
    QVERIFY(learner.table().turn().chooser().isIdle());
    learner.click(Space{1, 1});
    QVERIFY2(learner.told().contains(QStringLiteral("Sun")), qPrintable(learner.told()));
    QCOMPARE(learner.game().history().size(), std::size_t{0});
}

void TestLearn::onlyWantedCardsAreMarked() {
    Learner learner;
    learner.beginLesson("rods");
    learner.click(cardNamed("rods-5"));
    QVERIFY(!learner.told().isEmpty());
    QVERIFY(learner.table().turn().chooser().picks().empty());
}

// Each lesson is solved by its own steps, entered as a learner does.
/// Lessons are played like games; a step that was not requested gets an answer.
void TestLearn::aCardIsDroppedOnTheBoard() {
    Learner learner;
    learner.beginLesson("rods");
    learner.drop(cardNamed("rods-5"), Space{2, 1});
    QVERIFY(!learner.told().isEmpty());
    QVERIFY(learner.table().turn().chooser().picks().empty());
    learner.press(Act::showMe);
    learner.press(Act::stageOn);
    QVERIFY(learner.read().contains(QStringLiteral("Step 2 of 3")));
    const std::size_t before = learner.game().history().size();
    learner.drop(cardNamed("rods-5"), Space{1, 0});
    QVERIFY(learner.game().history().size() > before);
    QVERIFY(learner.game().state().discard.contains(cardNamed("rods-5")));
}

void TestLearn::thePanelOfAnExpansionIsPointedAt() {
    Learner learner;
    learner.beginLesson("star-wheel");
    const auto* halo = learner.window().findChild<Halo*>();
    const auto docks = learner.window().findChildren<QDockWidget*>();
    QCOMPARE(docks.size(), 1);
    const QDockWidget* wheel = docks.front();
    while (learner.task().sights().areas.empty()) {
        learner.press(Act::stageOn);
    }
    QTRY_VERIFY(halo->isVisible());
    const QRect place(wheel->widget()->mapTo(&learner.window(), QPoint()), wheel->widget()->size());
    QTRY_COMPARE(halo->geometry(), place);
    learner.window().showList(TaskKind::lesson);
    QTRY_VERIFY(!halo->isVisible());
}

void TestLearn::everyLessonCanBePlayedThrough() {
    Learner learner;
    const auto& lessons = learner.window().learnable()->lessons;
    for (const auto& lesson : lessons) {
        learner.beginLesson(lesson->id.c_str());
        for (const LessonStage& stage : lesson->stages) {
            for (const std::string& step : learner.task().awaitsStep() ? stage.solution : std::vector<std::string>()) {
                for (const std::string& part : parseLine(step).value_or(std::vector{step})) {
                    QVERIFY2(learner.take(part), (lesson->id + ": " + part).c_str());
                }
            }
            QVERIFY2(!learner.task().awaitsStep(), lesson->id.c_str());
            if (!learner.task().isThrough()) {
                learner.press(Act::stageOn);
            }
        }
        QVERIFY(learner.play.window->windows().learning().progress().isDone(TaskKind::lesson,
                                                                            QString::fromStdString(lesson->id)));
    }
    QCOMPARE(learner.play.settings.now().learning.lessons.size(), static_cast<qsizetype>(lessons.size()));
}

void TestLearn::theGameOnTheTableStays() {
    Learner learner;
    Play& play = learner.play;
    play.start();
    play.click(play.placeOf(Space{0, 0}));
    play.key(Qt::Key_Return);
    const std::size_t played = play.session().game().history().size();
    const QDir journals(play.shelf().folders().journals());
    const auto kept = journals.entryList(QDir::Files);
    learner.beginLesson("rods");
    learner.press(Act::showMe);
    learner.press(Act::stageOn);
    QCOMPARE(play.session().game().history().size(), played);
    QCOMPARE(journals.entryList(QDir::Files), kept);
    learner.window().close();
    QTRY_VERIFY(play.window->windows().learning().window() == nullptr);
    QVERIFY(!play.turn().chooser().isIdle());
}

void TestLearn::unknownNamesDoNoHarm() {
    Play play;
    play.settings.change([](gui::Settings& settings) { settings.learning.lessons = {QStringLiteral("of-old")}; });
    LearnWindow& window = play.window->windows().learning().goOn();
    QTRY_VERIFY_WITH_TIMEOUT(window.task() != nullptr, 20000);
    QCOMPARE(window.task()->name(), QStringLiteral("board"));
}

void TestLearn::twoProgramsLearnTogether() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("settings.ini"));
    SettingsStore one{SettingsFile(path)};
    SettingsStore other{SettingsFile(path)};
    one.change([](gui::Settings& settings) { settings.learning.lessons = {QStringLiteral("rods")}; });
    other.change([](gui::Settings& settings) { settings.learning.lessons = {QStringLiteral("cups")}; });
    const QStringList learnt = SettingsFile(path).load().learning.lessons;
    QVERIFY(learnt.contains(QStringLiteral("rods")) && learnt.contains(QStringLiteral("cups")));
}

void TestLearn::lessonsFollowTheLanguage() {
    Learner learner;
    learner.beginLesson("board");
    QEvent change(QEvent::LanguageChange);
    QApplication::sendEvent(&learner.window(), &change);
    QVERIFY(learner.read().contains(QStringLiteral("The board is made of cards.")));
    QVERIFY(learner.window().windowTitle().contains(QStringLiteral("The board and its territories")));
}

QTEST_MAIN(TestLearn)
#include "tst_learn.moc"
