// The head of the window: the menu of all commands, and whose turn it is.
#include "app/gui/base/keys/action_table.h"
#include "app/gui/look/access/announcer.h"
#include "app/gui/look/head/bar_measures.h"
#include "app/gui/look/head/main_menu.h"
#include "app/gui/look/head/menu_button.h"
#include "app/gui/look/widgets/seat_badge.h"
#include "app/gui/windows/game/start_desk.h"
#include "app/gui/windows/game/top_bar/head_line.h"
#include "app/gui/windows/game/top_bar/key_cap.h"
#include "app/gui/windows/game/top_bar/top_bar.h"
#include "tests/unit/gui/laid_out.h"
#include "tests/unit/gui/menus.h"
#include "tests/unit/gui/window_play.h"

#include <QAccessible>
#include <QLabel>
#include <QSignalSpy>
#include <QTimer>

#include <algorithm>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::gui;
using gnostica::gui::playing::Play;
using gnostica::tests::settle;

namespace {

QLabel* labelOf(const Play& play, const char* name) {
    return play.window->topBar().findChild<QLabel*>(QString::fromLatin1(name));
}

wording::TurnWords longWords() {
    return {QStringLiteral("Your turn, ") + QString(40, u'W'),
            QStringLiteral("What is asked in many words. ").repeated(20).trimmed()};
}

/// Labels of the bar that are too small for their texts, or outside of it.
QStringList cutIn(const TopBar& bar) {
    QStringList found;
    for (const auto* label : bar.findChildren<QLabel*>()) {
        if (!label->isVisible() || label->text().isEmpty()) {
            continue;
        }
        const QRect place(label->mapTo(&bar, QPoint()), label->size());
        const int high = label->wordWrap() ? label->heightForWidth(label->width()) : label->sizeHint().height();
        const bool isNarrow = !label->wordWrap() && label->width() < label->sizeHint().width();
        if (isNarrow || label->height() < high || !bar.rect().contains(place)) {
            found << label->text();
        }
    }
    return found;
}

}  // namespace

class TestTopBar : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyActionOfTheTableCanBeFound();
    void f10OpensTheMenu();
    void aClickOpensTheMenu();
    void theMenuIsThereUnderACover();
    void shiftF10DoesNotOpenTheMenu();
    void altAndALetterOpenAMenu();
    void altAloneOpensNothing();
    void theMenuIsNamedForReaders();
    void readersHearWhoDecidesAndWhatItWouldDo();
    void theHeadSaysWhatIsAsked();
    void theKeyOfTheStepIsACap();
    void anotherSpeakerIsNamed();
    void longTextsAreCutButKept_data();
    void longTextsAreCutButKept();
    void lettersFromTheRight();
    void theHeightFollowsTheWindowOnly_data();
    void theHeightFollowsTheWindowOnly();
    void everyButtonIsLargeEnough();
};

/// Nothing that could be done is lost: each action is in its menu, or has a key or a button and is listed by the
/// search.
void TestTopBar::everyActionOfTheTableCanBeFound() {
    Play play;
    play.start();
    const MainActions& actions = play.window->actions();
    QCOMPARE(playing::missingIn(play.window->topBar().menu(), actions, KeyScope::game), QStringList());
    QStringList titles;
    for (const ActionSpec& row : actionTable(KeyScope::game)) {
        if (row.kind == ActionSpec::Kind::menu) {
            titles << tableText(row.text);
        }
    }
    QStringList shown;
    for (const QAction* entry : play.window->topBar().menu().actions()) {
        shown << entry->text();
    }
    QCOMPARE(shown, titles);
    // An entry of the menu does the same as the action, and is enabled with it.
    QVERIFY(!actions.at(Act::undo)->isEnabled());
    QVERIFY(play.session().play(step::Place{{0, 0}, Facing::north}));
    QVERIFY(actions.at(Act::undo)->isEnabled());
    const auto entries = actions.menuOf(Act::undo)->actions();
    entries[entries.indexOf(actions.at(Act::undo))]->trigger();
    QVERIFY(!actions.at(Act::undo)->isEnabled());
}

void TestTopBar::f10OpensTheMenu() {
    Play play;
    play.start();
    settle();
    MainMenu& menu = play.window->topBar().menu();
    play.key(Qt::Key_F10);
    QVERIFY(menu.isVisible());
    QCOMPARE(menu.activeAction(), menu.actions().front());
    QTest::keyClick(&menu, Qt::Key_Down);
    QCOMPARE(menu.activeAction(), menu.actions()[1]);
    QTest::keyClick(&menu, Qt::Key_Right);
    QMenu* turn = menu.actions()[1]->menu();
    QTRY_VERIFY(turn->isVisible());
    QVERIFY(turn->activeAction() != nullptr);
    QTest::keyClick(turn, Qt::Key_Left);
    QVERIFY(!turn->isVisible());
    QTest::keyClick(&menu, Qt::Key_Escape);
    QVERIFY(!menu.isVisible());
    QVERIFY(play.view()->hasFocus());
}

void TestTopBar::aClickOpensTheMenu() {
    Play play;
    play.start();
    settle();
    MainMenu& menu = play.window->topBar().menu();
    bool isOpen = false;
    QTimer::singleShot(0, &menu, [&] {  // the button waits until the menu is closed
        isOpen = menu.isVisible();
        menu.close();
    });
    QTest::mouseClick(play.window->findChild<MenuButton*>(), Qt::LeftButton);
    QTRY_VERIFY(isOpen);
    QVERIFY(!menu.isVisible());
}

void TestTopBar::theMenuIsThereUnderACover() {
    Play play(true);
    play.start();
    settle();
    QTRY_VERIFY(play.window->area().cover()->isVisible());
    play.key(Qt::Key_F10);
    MainMenu& menu = play.window->topBar().menu();
    QVERIFY(menu.isVisible());
    menu.close();
    play.window->greet();
    settle();
    tests::activate(*play.window);
    play.key(Qt::Key_F10);
    QVERIFY(menu.isVisible());
    menu.close();
}

void TestTopBar::shiftF10DoesNotOpenTheMenu() {
    Play play;
    play.start();
    settle();
    QTest::keyClick(play.window->focusWidget(), Qt::Key_F10, Qt::ShiftModifier);
    QVERIFY(!play.window->topBar().menu().isVisible());
}

void TestTopBar::altAndALetterOpenAMenu() {
    Play play;
    play.start();
    settle();
    MainMenu& menu = play.window->topBar().menu();
    for (QAction* entry : menu.actions()) {
        const QKeySequence letter = QKeySequence::mnemonic(entry->text());
        QVERIFY2(!letter.isEmpty(), qPrintable(entry->text()));
        QTest::keySequence(play.window.get(), letter);
        QVERIFY2(menu.isVisible() && entry->menu()->isVisible(), qPrintable(entry->text()));
        QCOMPARE(menu.activeAction(), entry);
        QVERIFY(entry->menu()->activeAction() == nullptr || entry->menu()->activeAction()->isEnabled());
        entry->menu()->close();
        menu.close();
        settle();
        tests::activate(*play.window);
    }
    QVERIFY(play.turn().chooser().picks().empty());
}

// The numbers of choices are shown; a menu bar would take the keyboard.
void TestTopBar::altAloneOpensNothing() {
    Play play;
    play.start();
    settle();
    QWidget* focus = play.window->focusWidget();
    QTest::keyPress(play.window.get(), Qt::Key_Alt);
    QTest::keyRelease(play.window.get(), Qt::Key_Alt);
    QVERIFY(!play.window->topBar().menu().isVisible());
    QCOMPARE(play.window->focusWidget(), focus);
}

void TestTopBar::theMenuIsNamedForReaders() {
    Play play;
    QAccessibleInterface* button = QAccessible::queryAccessibleInterface(play.window->findChild<MenuButton*>());
    QCOMPARE(button->text(QAccessible::Name), QStringLiteral("Menu"));
    QCOMPARE(button->role(), QAccessible::ButtonMenu);
    QVERIFY(button->text(QAccessible::Description).contains(QStringLiteral("F10")));
    QAccessibleInterface* menu = QAccessible::queryAccessibleInterface(&play.window->topBar().menu());
    QCOMPARE(menu->text(QAccessible::Name), QStringLiteral("Menu"));
    QCOMPARE(menu->role(), QAccessible::PopupMenu);
}

void TestTopBar::readersHearWhoDecidesAndWhatItWouldDo() {
    Play play;
    const QSignalSpy said(&Announcer::of(*play.window), &Announcer::reading);
    const auto isHeard = [&said](const QString& text) {
        return std::ranges::any_of(said,
                                   [&](const QList<QVariant>& each) { return each.first().toString().contains(text); });
    };
    play.start();
    QTRY_VERIFY(isHeard(QStringLiteral("Your turn, Ann")));
    QTRY_VERIFY(isHeard(QStringLiteral("Place a small piece")));
    play.click(play.placeOf(Space{0, 0}));
    const QString outcome = play.window->topBar().outcome();
    QVERIFY(!outcome.isEmpty());
    QTRY_VERIFY(isHeard(outcome));
}

// ---- The line -------------------------------------------------------------------------------------------------------

void TestTopBar::theHeadSaysWhatIsAsked() {
    Play play;
    play.start();
    settle();
    QCOMPARE(labelOf(play, "headTitle")->text(), QStringLiteral("Your turn, Ann"));
    QVERIFY(labelOf(play, "headTask")->text().startsWith(QStringLiteral("Place a small piece")));
    QVERIFY(play.window->findChild<HeadLine*>()->findChild<SeatBadge*>()->isVisible());
    play.click(play.placeOf(Space{0, 0}));
    settle();
    QCOMPARE(labelOf(play, "headTask")->text(), play.window->topBar().outcome());
    QVERIFY(!labelOf(play, "headTask")->text().contains(QStringLiteral("space without")));
    play.window->greet();
    settle();
    QVERIFY(!labelOf(play, "headTitle")->isVisible() && !labelOf(play, "headTask")->isVisible());
}

void TestTopBar::theKeyOfTheStepIsACap() {
    Play play;
    play.start();
    settle();
    auto* cap = play.window->findChild<KeyCap*>();
    QVERIFY(!cap->isVisible());
    QVERIFY(play.turn().propose(step::Place{{0, 0}, Facing::north}));
    settle();
    QVERIFY(cap->isVisible());
    QCOMPARE(cap->text(), QStringLiteral("Enter"));
    QVERIFY(cap->height() >= 30 && cap->width() >= 30);
    QVERIFY(!cap->accessibleName().isEmpty());
    QTest::mouseClick(cap, Qt::LeftButton);
    settle();
    QVERIFY(play.session().game().state().hasPieces(Seat::a));
    QCOMPARE(cap->isVisible(), play.window->actions().at(Act::confirm)->isEnabled());
}

void TestTopBar::anotherSpeakerIsNamed() {
    Play play;
    play.window->computers().setSuspended(true);
    RulesetChoice choice;
    choice.options = {{"start", "seat"}};
    play.window->desk().start(choice, {"Ann", "Bob"}, 3, {table::SeatPlayer::random, table::SeatPlayer::person});
    settle();
    QCOMPARE(labelOf(play, "headTitle")->text(), QStringLiteral("Ann is thinking"));
}

void TestTopBar::longTextsAreCutButKept_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("letters");
    for (const QSize size : {QSize(1024, 600), QSize(1366, 768), QSize(1920, 1080)}) {
        for (const int letters : {100, 200}) {
            QTest::addRow("%d, %d %%", size.width(), letters) << size << letters;
        }
    }
}

void TestTopBar::longTextsAreCutButKept() {
    QFETCH(const QSize, size);
    QFETCH(const int, letters);
    const QFont usual = QApplication::font();
    QFont large = usual;
    large.setPointSizeF(usual.pointSizeF() * letters / 100);
    QApplication::setFont(large);
    {
        Play play;
        play.start();
        play.window->resize(size);
        settle();
        TopBar& bar = play.window->topBar();
        QCOMPARE(cutIn(bar), QStringList());
        bar.setOutcome({});
        bar.setStatus(Seat::a, longWords());
        settle();
        QCOMPARE(cutIn(bar), QStringList());
        const auto* task = labelOf(play, "headTask");
        QVERIFY(!task->isVisible() || task->text().endsWith(QChar(u'…')));
        QVERIFY(QFontInfo(task->font()).pixelSize() >= 10);
        QCOMPARE(task->accessibleName(), longWords().task);
        QVERIFY(task->toolTip().contains(QStringLiteral("in many words")));
        QCOMPARE(labelOf(play, "headTitle")->accessibleName(), longWords().whose);
    }
    QApplication::setFont(usual);
}

void TestTopBar::lettersFromTheRight() {
    QApplication::setLayoutDirection(Qt::RightToLeft);
    {
        Play play;
        play.start();
        settle();
        const TopBar& bar = play.window->topBar();
        QVERIFY(bar.findChild<MenuButton*>()->x() > bar.width() / 2);
        QVERIFY(bar.findChild<BarButton*>()->x() < bar.width() / 2);
        const auto* title = labelOf(play, "headTitle");
        QVERIFY(bar.findChild<SeatBadge*>()->x() > title->x());
        QVERIFY(title->x() > labelOf(play, "headTask")->x());
        QCOMPARE(cutIn(bar), QStringList());
    }
    QApplication::setLayoutDirection(Qt::LeftToRight);
}

void TestTopBar::theHeightFollowsTheWindowOnly_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("height");
    QTest::newRow("1024") << QSize(1024, 600) << 36;
    QTest::newRow("1366") << QSize(1366, 768) << 40;
    QTest::newRow("1920") << QSize(1920, 1080) << 48;
    QTest::newRow("2560") << QSize(2560, 1440) << 48;
}

void TestTopBar::theHeightFollowsTheWindowOnly() {
    QFETCH(const QSize, size);
    QFETCH(const int, height);
    Play play;
    play.start();
    play.window->resize(size);
    settle();
    TopBar& bar = play.window->topBar();
    QCOMPARE(bar.height(), height + kBarLine);
    bar.setStatus(Seat::b, longWords());
    settle();
    QCOMPARE(bar.height(), height + kBarLine);
    bar.setStatus(Seat::none, {});
    settle();
    QCOMPARE(bar.height(), height + kBarLine);
}

void TestTopBar::everyButtonIsLargeEnough() {
    Play play;
    play.start();
    play.window->resize(1024, 600);
    settle();
    for (const auto* button : play.window->topBar().findChildren<QToolButton*>()) {
        QVERIFY2(button->width() >= 30 && button->height() >= 30, qPrintable(button->toolTip()));
        QVERIFY(!button->accessibleName().isEmpty());
    }
}

QTEST_MAIN(TestTopBar)
#include "tst_top_bar.moc"
