// Every window has the head of the table, and lies on its cloth: menus, keys, title, buttons, sheets.
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/head/bar_button.h"
#include "app/gui/look/head/bar_measures.h"
#include "app/gui/look/head/head_words.h"
#include "app/gui/look/head/menu_button.h"
#include "app/gui/look/head/window_head.h"
#include "app/gui/look/pages/page_button.h"
#include "app/gui/program/windows.h"
#include "app/gui/windows/compare/choice/arms_bar.h"
#include "app/gui/windows/compare/compare_window.h"
#include "app/gui/windows/learn/learn_window.h"
#include "app/gui/windows/position/position_window.h"
#include "app/gui/windows/replay/replay_window.h"
#include "app/gui/windows/workshop/workshop_window.h"
#include "tests/unit/gui/laid_out.h"
#include "tests/unit/gui/menus.h"
#include "tests/unit/gui/window_play.h"

#include <QAccessible>
#include <QDockWidget>
#include <QMenuBar>
#include <QToolBar>

using namespace gnostica;
using namespace gnostica::gui;
using namespace gnostica::gui::playing;
using gnostica::tests::settle;

namespace {

/// A window, the scope of its keys, and its actions.
struct Shown {
    QMainWindow* window = nullptr;
    KeyScope scope{};
    const ActionSet* actions = nullptr;

    WindowHead& head() const { return *window->findChild<WindowHead*>(); }
    MainMenu& menu() const { return head().menu(); }
};

template <class Window>
Shown shown(Window& window, KeyScope scope) {
    return {&window, scope, &window.actions()};
}

/// The program with all of its other windows, one after the other.
class AllWindows {
public:
    AllWindows() {
        play.start();
        play.window->desk().save(record_);
    }
    Shown open(KeyScope scope) {
        Windows& windows = play.window->windows();
        switch (scope) {
        case KeyScope::workshop: return shown(windows.workshop().show(), scope);
        case KeyScope::compare: return shown(windows.compare().show(), scope);
        case KeyScope::position: return shown(windows.positions().show(), scope);
        case KeyScope::learning: return shown(windows.learning().show(TaskKind::lesson), scope);
        default: return shown(*windows.replays().open(record_), scope);
        }
    }

    Play play;

private:
    QTemporaryDir folder_;
    QString record_ = folder_.filePath(QStringLiteral("some.gnostica"));
};

/// Words of the head that are outside of it, or have less than the height that they need.
QStringList cutIn(const WindowHead& head) {
    QStringList found;
    for (const auto* words : head.findChildren<HeadWords*>()) {
        const QRect place(words->mapTo(&head, QPoint()), words->size());
        if (words->isVisible() && !words->text().isEmpty() &&
            (words->height() < words->sizeHint().height() || !head.rect().contains(place))) {
            found << words->text();
        }
    }
    return found;
}

}  // namespace

class TestWindowHeads : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyActionCanBeFound_data() { windows(); }
    void everyActionCanBeFound();
    void f10OpensTheMenu_data() { windows(); }
    void f10OpensTheMenu();
    void altAndALetterOpenAMenu_data() { windows(); }
    void altAndALetterOpenAMenu();
    void theHeadNamesTheWindow_data() { windows(); }
    void theHeadNamesTheWindow();
    void nothingOfTheHeadIsCut_data();
    void nothingOfTheHeadIsCut();
    void fromTheRightTheHeadIsMirrored_data() { windows(); }
    void fromTheRightTheHeadIsMirrored();
    void longTitlesAreCutButKept();
    void theArrowLeadsBack();
    void docksAreSheetsOnTheCloth();
    void anEmptyWorkshopSaysWhatToDo();
    void aChoiceThatCannotBeComparedOffersAnother();

private:
    static void windows();
};

void TestWindowHeads::windows() {
    QTest::addColumn<KeyScope>("scope");
    QTest::newRow("workshop") << KeyScope::workshop;
    QTest::newRow("comparison") << KeyScope::compare;
    QTest::newRow("position") << KeyScope::position;
    QTest::newRow("learning") << KeyScope::learning;
    QTest::newRow("replay") << KeyScope::replay;
}

void TestWindowHeads::everyActionCanBeFound() {
    QFETCH(const KeyScope, scope);
    AllWindows all;
    const Shown shown = all.open(scope);
    const QStringList missing = missingIn(shown.menu(), *shown.actions, scope);
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
    QVERIFY(shown.window->findChild<QMenuBar*>() == nullptr);
    QVERIFY(shown.window->findChild<QToolBar*>() == nullptr);
}

void TestWindowHeads::f10OpensTheMenu() {
    QFETCH(const KeyScope, scope);
    AllWindows all;
    const Shown shown = all.open(scope);
    settle();
    tests::activate(*shown.window);
    QTest::keyClick(shown.window, Qt::Key_F10);
    QVERIFY(shown.menu().isVisible());
    QCOMPARE(shown.menu().activeAction(), shown.menu().actions().front());
    QTest::keyClick(&shown.menu(), Qt::Key_Escape);
    QVERIFY(!shown.menu().isVisible());
    const auto* button = shown.window->findChild<MenuButton*>();
    QVERIFY(button->isVisible());
    QVERIFY(button->toolTip().contains(QStringLiteral("F10")));
}

/// Where lessons are played, the letters belong to the buttons.
void TestWindowHeads::altAndALetterOpenAMenu() {
    QFETCH(const KeyScope, scope);
    AllWindows all;
    const Shown shown = all.open(scope);
    settle();
    int opened = 0;
    for (const QAction* entry : shown.menu().actions()) {
        const QKeySequence letter = QKeySequence::mnemonic(entry->text());
        if (letter.isEmpty()) {
            continue;
        }
        ++opened;
        tests::activate(*shown.window);
        QTest::keySequence(shown.window, letter);
        QVERIFY2(shown.menu().isVisible() && entry->menu()->isVisible(), qPrintable(entry->text()));
        entry->menu()->close();
        shown.menu().close();
        settle();
    }
    QCOMPARE(opened > 0, scope != KeyScope::learning);
}

void TestWindowHeads::theHeadNamesTheWindow() {
    QFETCH(const KeyScope, scope);
    AllWindows all;
    const Shown shown = all.open(scope);
    settle();
    QVERIFY(!shown.head().title().isEmpty());
    const auto* name = shown.head().findChild<HeadWords*>(QStringLiteral("pageTitle"));
    QVERIFY(name->isVisible());
    QCOMPARE(name->accessibleName(), shown.head().title());
    QCOMPARE(name->palette().color(QPalette::WindowText), wornTheme().headGain);
    for (const auto* button : shown.head().findChildren<QToolButton*>()) {
        QVERIFY2(button->width() >= 30 && button->height() >= 30, qPrintable(button->toolTip()));
        QVERIFY(!button->accessibleName().isEmpty());
    }
}

void TestWindowHeads::nothingOfTheHeadIsCut_data() {
    QTest::addColumn<KeyScope>("scope");
    QTest::addColumn<int>("letters");
    for (const KeyScope scope : {KeyScope::workshop, KeyScope::compare, KeyScope::position, KeyScope::learning}) {
        for (const int letters : {100, 200}) {
            QTest::addRow("%d, %d %%", static_cast<int>(scope), letters) << scope << letters;
        }
    }
}

void TestWindowHeads::nothingOfTheHeadIsCut() {
    QFETCH(const KeyScope, scope);
    QFETCH(const int, letters);
    const QFont usual = QApplication::font();
    QFont large = usual;
    large.setPointSizeF(usual.pointSizeF() * letters / 100);
    QApplication::setFont(large);
    {
        AllWindows all;
        const Shown shown = all.open(scope);
        shown.window->resize(800, 600);
        settle();
        const WindowHead& head = shown.head();
        QCOMPARE(cutIn(head), QStringList());
        QCOMPARE(head.width(), shown.window->width());
        for (const auto* button : head.findChildren<QToolButton*>()) {
            QVERIFY2(!button->isVisible() || head.rect().contains(button->geometry()), qPrintable(button->toolTip()));
        }
        QVERIFY(letters > 100 || head.height() == barHeight(shown.window->height()) + kBarLine);
    }
    QApplication::setFont(usual);
}

void TestWindowHeads::fromTheRightTheHeadIsMirrored() {
    QFETCH(const KeyScope, scope);
    QApplication::setLayoutDirection(Qt::RightToLeft);
    {
        AllWindows all;
        const Shown shown = all.open(scope);
        settle();
        const WindowHead& head = shown.head();
        const auto* name = head.findChild<HeadWords*>(QStringLiteral("pageTitle"));
        QVERIFY(head.findChild<MenuButton*>()->x() > name->x());
        QVERIFY(name->x() > head.findChild<BarButton*>()->x());
        QCOMPARE(cutIn(head), QStringList());
    }
    QApplication::setLayoutDirection(Qt::LeftToRight);
}

void TestWindowHeads::longTitlesAreCutButKept() {
    QWidget window;
    WindowHead head(&window);
    window.resize(800, 600);
    head.resize(300, head.height());
    window.show();
    const QString title = QStringLiteral("A page with a name that is longer than the head is wide");
    head.setTitle(title);
    head.setSentence(QStringLiteral("And a sentence."));
    settle();
    const auto* name = head.findChild<HeadWords*>(QStringLiteral("pageTitle"));
    QVERIFY(name->text().endsWith(QChar(u'…')));
    QCOMPARE(name->accessibleName(), title);
    QVERIFY(name->toolTip().contains(QStringLiteral("longer than")));
    QVERIFY(!head.findChild<MenuButton*>()->isVisible());  // there are no menus
}

void TestWindowHeads::theArrowLeadsBack() {
    QWidget window;
    WindowHead head(&window);
    window.resize(800, 600);
    window.show();
    QVERIFY(head.findChild<BarButton*>() == nullptr);
    head.setBackShown(true);
    settle();
    auto* arrow = head.findChild<BarButton*>(QStringLiteral("pageBack"));
    QVERIFY(arrow->isVisible());
    QCOMPARE(arrow->accessibleName(), QStringLiteral("Back"));
    int wanted = 0;
    connect(&head, &WindowHead::backWanted, this, [&wanted] { ++wanted; });
    QTest::mouseClick(arrow, Qt::LeftButton);
    arrow->setFocus();
    QTest::keyClick(arrow, Qt::Key_Space);
    QCOMPARE(wanted, 2);
    head.setBackShown(false);
    QVERIFY(!arrow->isVisible());
}

/// Between the docks, the cloth shows; titles and contents of docks stay on their sheets.
void TestWindowHeads::docksAreSheetsOnTheCloth() {
    for (const ThemeChoice choice : {ThemeChoice::light, ThemeChoice::dark, ThemeChoice::highContrast}) {
        AllWindows all;
        all.play.settings.change([choice](gui::Settings& settings) { settings.theme = choice; });
        const Theme theme = wornTheme();
        const Shown shown = all.open(KeyScope::position);
        shown.window->resize(1300, 860);
        settle();
        const QImage picture = shown.window->grab().toImage();
        int docks = 0;
        for (const auto* dock : shown.window->findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly)) {
            if (!dock->isVisible() || dock->geometry().right() < 0) {
                continue;  // behind others
            }
            ++docks;
            const QRect place = dock->geometry();
            const QColor beside = picture.pixelColor(place.left(), place.center().y());
            const QColor inside = picture.pixelColor(place.left() + 11, place.top() + 14);
            QVERIFY2(theme.grain.alpha() == 0 || beside != inside, qPrintable(dock->windowTitle()));
            QVERIFY2(theme.grain.alpha() == 0 || std::abs(inside.lightness() - theme.parchment.lightness()) < 16,
                     qPrintable(dock->windowTitle() + inside.name()));
            QVERIFY2(dock->rect().contains(dock->widget()->geometry()), qPrintable(dock->windowTitle()));
        }
        QVERIFY(docks >= 3);
    }
}

void TestWindowHeads::anEmptyWorkshopSaysWhatToDo() {
    AllWindows all;
    const Shown shown = all.open(KeyScope::workshop);
    settle();
    PageButton* begin = nullptr;
    for (auto* button : shown.window->findChildren<PageButton*>()) {
        begin = button->isVisible() ? button : begin;
    }
    QVERIFY(begin != nullptr);
    QVERIFY(begin->text().contains(QStringLiteral("New ruleset")));
    QVERIFY(begin->width() >= begin->sizeHint().width());
}

void TestWindowHeads::aChoiceThatCannotBeComparedOffersAnother() {
    AllWindows all;
    auto& window = all.play.window->windows().compare().show();
    QTRY_VERIFY(!window.isReading());
    PageButton* other = nullptr;
    for (auto* button : window.findChildren<PageButton*>()) {
        other = button->text() == QStringLiteral("Compare two other games") ? button : other;
    }
    QVERIFY(other != nullptr && !other->isVisible());
    window.arms().setPicks({{RulesetPick::Kind::installed, "gnostica"}, {RulesetPick::Kind::installed, "gone"}});
    QTRY_VERIFY(!window.problem().isEmpty());
    QVERIFY(other->isVisible());
    QTest::mouseClick(other, Qt::LeftButton);
    QTRY_VERIFY(!window.isReading());
    QCOMPARE(window.problem(), QString());
    QVERIFY(!other->isVisible());
}

QTEST_MAIN(TestWindowHeads)
#include "tst_window_heads.moc"
