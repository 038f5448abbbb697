// The page of lessons and puzzles: by mouse and keys, filtered, in every language and direction, and for screen
// readers.
#include "app/gui/look/pages/page_button.h"
#include "app/gui/shared/learn/day_puzzle_card.h"
#include "app/gui/shared/learn/todays_puzzle.h"
#include "app/gui/shared/learn/week_dots.h"
#include "tests/unit/english.h"
#include "tests/unit/gui/laid_out.h"
#include "tests/unit/gui/windows/learn/learner.h"
#include "tests/unit/pseudo_language.h"

#include <QAccessible>
#include <QLabel>
#include <QScrollArea>
#include <QSignalSpy>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::gui;
using gnostica::gui::playing::Learner;
using gnostica::gui::playing::Play;

namespace {

/// Until its end.
class Speaking {
public:
    explicit Speaking(tests::Pseudo kind) : language_(kind) { QCoreApplication::installTranslator(&language_); }
    Speaking(const Speaking&) = delete;
    Speaking& operator=(const Speaking&) = delete;
    ~Speaking() { QCoreApplication::removeTranslator(&language_); }

private:
    tests::PseudoLanguage language_;
};

QRect onPage(const QWidget& page, const QWidget& widget) {
    return {widget.mapTo(&page, QPoint()), widget.size()};
}

QString nameOf(QWidget* widget) {
    QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(widget);
    return spoken != nullptr ? spoken->text(QAccessible::Name) : QString();
}

/// Texts that do not have the room that they need.
QStringList clippedIn(const TaskList& list) {
    QStringList clipped;
    for (const QLabel* label : list.findChildren<QLabel*>()) {
        const bool isLow = label->wordWrap() ? label->height() < label->heightForWidth(label->width())
                                             : label->width() < label->sizeHint().width();
        if (label->isVisible() && isLow) {
            clipped += label->text();
        }
    }
    for (const QPushButton* button : list.findChildren<QPushButton*>()) {
        const QRect place = onPage(list, *button);
        const bool isBeside = place.left() < 0 || place.right() >= list.width();
        const QSize needed = button->sizeHint();
        if (button->isVisible() && (isBeside || place.width() < needed.width() || place.height() < needed.height())) {
            clipped += button->accessibleName() + button->text();
        }
    }
    return clipped;
}

}  // namespace

class TestTaskList : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { tests::speakEnglish(); }
    void aClickBegins();
    void arrowsLeadFromTileToTile();
    void tabStopsOncePerKind();
    void puzzlesAreFiltered();
    void solvedPuzzlesAreMarked();
    void screenReadersAreToldEverything();
    void nothingIsClippedInASmallWindow();
    void thePageIsReadFromTheRight();
    void aDayHasOnePuzzle();
    void theWeekIsToldInWords();
};

void TestTaskList::aClickBegins() {
    Learner learner;
    tests::settle();
    QTest::mouseClick(learner.lessons().tile(2), Qt::LeftButton);
    QVERIFY(learner.window().task() != nullptr);
    QCOMPARE(learner.task().kind(), TaskKind::lesson);
    learner.window().showList(TaskKind::puzzle);
    tests::settle();
    QTest::mouseClick(learner.puzzles().tile(3), Qt::LeftButton);
    QCOMPARE(learner.task().kind(), TaskKind::puzzle);
    QCOMPARE(learner.task().name(), learner.window().learnable()->puzzles[3].name);
}

void TestTaskList::arrowsLeadFromTileToTile() {
    Learner learner(TaskKind::puzzle);
    tests::settle();
    PuzzleSection& puzzles = learner.puzzles();
    QWidget* first = puzzles.walk().current();
    QVERIFY(first != nullptr && first->hasFocus());
    QTest::keyClick(first, Qt::Key_Down);
    QWidget* below = puzzles.walk().current();
    QVERIFY(below != first && below->hasFocus());
    QVERIFY(onPage(puzzles, *below).top() > onPage(puzzles, *first).center().y());
    QTest::keyClick(below, Qt::Key_Up);
    QVERIFY(first->hasFocus());
    QTest::keyClick(first, Qt::Key_End);
    const QWidget* last = puzzles.walk().current();
    QVERIFY(last->hasFocus());
    const auto* scroll = learner.window().list().findChild<QScrollArea*>();
    const QRect shown(last->mapTo(scroll->viewport(), QPoint()), last->size());
    QVERIFY(scroll->viewport()->rect().contains(shown));
    QTest::keyClick(puzzles.walk().current(), Qt::Key_Return);
    QVERIFY(learner.window().task() != nullptr);
}

void TestTaskList::tabStopsOncePerKind() {
    Learner learner;
    int stops = 0;
    for (int i = 0; i < learner.lessons().count(); ++i) {
        stops += (learner.lessons().tile(i)->focusPolicy() & Qt::TabFocus) == Qt::TabFocus ? 1 : 0;
    }
    for (int i = 0; i < learner.puzzles().count(); ++i) {
        stops += (learner.puzzles().tile(i)->focusPolicy() & Qt::TabFocus) == Qt::TabFocus ? 1 : 0;
    }
    QCOMPARE(stops, 2);
}

void TestTaskList::puzzlesAreFiltered() {
    Learner learner(TaskKind::puzzle);
    PuzzleSection& puzzles = learner.puzzles();
    learner.play.window->windows().learning().progress().setDone(TaskKind::puzzle,
                                                                 learner.window().learnable()->puzzles[5].name);
    const auto shown = [&] {
        int count = 0;
        for (int i = 0; i < puzzles.count(); ++i) {
            count += puzzles.tile(i)->isVisible() ? 1 : 0;
        }
        return count;
    };
    QCOMPARE(shown(), puzzles.count());
    QTest::mouseClick(puzzles.filterButton(PuzzleFilter::solved), Qt::LeftButton);
    QCOMPARE(shown(), 1);
    QVERIFY(puzzles.tile(5)->isVisible());
    QVERIFY(puzzles.walk().current() == puzzles.tile(5));
    QTest::mouseClick(puzzles.filterButton(PuzzleFilter::open), Qt::LeftButton);
    QCOMPARE(shown(), puzzles.count() - 1);
    QVERIFY(!puzzles.tile(5)->isVisible());
}

void TestTaskList::solvedPuzzlesAreMarked() {
    Learner learner(TaskKind::puzzle);
    QVERIFY(!learner.puzzles().tile(4)->isDone());
    QWidget* had = learner.puzzles().walk().current();
    learner.play.window->windows().learning().progress().setDone(TaskKind::puzzle,
                                                                 learner.window().learnable()->puzzles[4].name);
    QVERIFY(learner.puzzles().tile(4)->isDone());
    QVERIFY(learner.puzzles().tile(4)->accessibleName().endsWith(QStringLiteral(", solved")));
    QVERIFY(had->hasFocus());
}

void TestTaskList::screenReadersAreToldEverything() {
    Learner learner;
    for (int i = 0; i < learner.lessons().count(); ++i) {
        QVERIFY(!nameOf(learner.lessons().tile(i)).isEmpty());
    }
    for (int i = 0; i < learner.puzzles().count(); ++i) {
        QVERIFY(!nameOf(learner.puzzles().tile(i)).isEmpty());
        QVERIFY(!nameOf(learner.puzzles().tile(i)).contains(u'%'));
    }
    QAccessibleInterface* tile = QAccessible::queryAccessibleInterface(learner.puzzles().tile(0));
    QVERIFY(tile != nullptr);
    QCOMPARE(tile->role(), QAccessible::Button);
    const QString place = QStringLiteral("1 of %1").arg(learner.lessons().count());
    const QString first = learner.lessons().tile(0)->accessibleDescription();
    QVERIFY2(first.startsWith(place) && first.contains(QLatin1String("the next lesson")), qPrintable(first));
    const QWidget* second = learner.lessons().tile(1);
    QVERIFY(second->accessibleDescription().startsWith(QLatin1String("2 of ")));
    QVERIFY(!second->accessibleDescription().contains(QLatin1String("next")));
    for (const auto filter : {PuzzleFilter::all, PuzzleFilter::open, PuzzleFilter::solved}) {
        QAccessibleInterface* choice = QAccessible::queryAccessibleInterface(learner.puzzles().filterButton(filter));
        QCOMPARE(choice->role(), QAccessible::RadioButton);
        QCOMPARE(bool(choice->state().checked), filter == PuzzleFilter::all);
    }
}

void TestTaskList::nothingIsClippedInASmallWindow() {
    Learner learner;
    TaskList& list = learner.window().list();
    learner.window().resize(800, 600);
    tests::settle();
    QVERIFY2(clippedIn(list).isEmpty(), qPrintable(clippedIn(list).join(u'|')));
    const Speaking german(tests::Pseudo::lengthy);
    tests::settle();
    QVERIFY2(clippedIn(list).isEmpty(), qPrintable(clippedIn(list).join(u'|')));
}

void TestTaskList::thePageIsReadFromTheRight() {
    Learner learner;
    learner.window().setLayoutDirection(Qt::RightToLeft);
    tests::settle();
    LessonSection& lessons = learner.lessons();
    QVERIFY(onPage(lessons, *lessons.tile(0)).left() > onPage(lessons, *lessons.tile(1)).left());
    QVERIFY(lessons.tile(0)->hasFocus());
    QTest::keyClick(lessons.tile(0), Qt::Key_Left);
    QVERIFY(lessons.tile(1)->hasFocus());
    QVERIFY(clippedIn(learner.window().list()).isEmpty());
    QVERIFY(!lessons.tile(1)->grab().isNull());
    QVERIFY(!learner.puzzles().tile(1)->grab().isNull());
}

void TestTaskList::aDayHasOnePuzzle() {
    Play play;
    LearningProgress progress(play.settings);
    LearnReading reading(play.shelf());
    QDate today(2026, 11, 28);
    TodaysPuzzle puzzle(reading, progress, [&today] { return today; });
    QVERIFY(puzzle.now().isEmpty());
    QVERIFY(tests::comes([&] { return reading.shelf() != nullptr; }));
    const DayPuzzle first = puzzle.now();
    QVERIFY(!first.isEmpty() && !first.asked.isEmpty() && !first.board.isEmpty());
    QCOMPARE(puzzle.now().name, first.name);
    progress.setDayDone(today);
    QVERIFY(puzzle.now().isSolved);
    QSignalSpy changed(&puzzle, &TodaysPuzzle::changed);
    puzzle.lookAtClock();
    QCOMPARE(changed.size(), 0);
    today = today.addDays(1);
    puzzle.lookAtClock();
    QCOMPARE(changed.size(), 1);
    const DayPuzzle next = puzzle.now();
    QCOMPARE(next.date, today);
    QVERIFY(next.name != first.name);
    QVERIFY(!next.isSolved && !next.week.back());
    QVERIFY(next.week.at(DayPuzzle::kWeek - 2));
}

void TestTaskList::theWeekIsToldInWords() {
    WeekDots dots;
    dots.setWeek({true, false, true, true, false, false, true});
    QCOMPARE(dots.accessibleName(), QStringLiteral("Solved on 4 of the last seven days"));
    QVERIFY(!dots.grab().isNull());
    Learner learner(TaskKind::puzzle);
    const DayPuzzleCard& card = *learner.puzzles().dayCard();
    QVERIFY(card.isVisible());
    QVERIFY(card.accessibleName().contains(QStringLiteral("Puzzle of the day")));
    QCOMPARE(card.button()->text(), QStringLiteral("Solve"));
    QTest::mouseClick(card.button(), Qt::LeftButton);
    QCOMPARE(learner.task().name(), card.puzzle().name);
}

QTEST_MAIN(TestTaskList)
#include "tst_task_list.moc"
