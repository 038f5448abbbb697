// The whole window in another language and from right to left.
#include "app/gui/look/head/main_menu.h"
#include "app/gui/look/head/menu_button.h"
#include "app/gui/look/widgets/seat_badge.h"
#include "app/gui/program/windows.h"
#include "app/gui/shared/panels/log_panel.h"
#include "app/gui/shared/play/bar/choice_bar.h"
#include "app/gui/shared/table/table_widget.h"
#include "app/gui/windows/game/dialogs/desk_dialogs.h"
#include "app/gui/windows/game/dialogs/new_game/new_game_dialog.h"
#include "app/gui/windows/game/dialogs/recovery_dialog.h"
#include "app/gui/windows/game/spread/left_column.h"
#include "app/gui/windows/game/spread/sheet.h"
#include "app/gui/windows/game/spread/table_sheets.h"
#include "app/gui/windows/game/table_panels.h"
#include "app/gui/windows/game/top_bar/head_line.h"
#include "app/gui/windows/game/top_bar/top_bar.h"
#include "app/language/foreign_text.h"
#include "tests/unit/gui/laid_out.h"
#include "tests/unit/gui/window_play.h"
#include "tests/unit/gui/window_texts.h"

#include <QDockWidget>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QListView>
#include <QListWidget>
#include <QMainWindow>
#include <QRegularExpression>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTranslator>

#include <cmath>
#include <map>
#include <set>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::gui;
using namespace gnostica::gui::playing;

namespace {

/// A language in which every text is the English one between marks.
class Marking : public QTranslator {
public:
    using QTranslator::QTranslator;
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* text, const char*, int) const override {
        return *text == '\0' ? QString() : u'«' + QString::fromUtf8(text) + u'»';
    }
};

/// Uses this language during the lifetime of the object.
class InMarks {
public:
    InMarks() {
        QCoreApplication::installTranslator(&marking_);
        QCoreApplication::processEvents();
    }
    ~InMarks() {
        QCoreApplication::removeTranslator(&marking_);
        QCoreApplication::processEvents();
    }
    InMarks(const InMarks&) = delete;
    InMarks& operator=(const InMarks&) = delete;

private:
    Marking marking_;
};

/// Names of players and games, which documents provide in all languages; ids of rules; and Qt's own parts.
bool needsNoTranslation(const QString& text, const QString& who) {
    static const QRegularExpression letters(QStringLiteral("\\p{L}{2,}"));
    static const QRegularExpression ids(QStringLiteral("^[A-Z]{3}-[0-9]+$"));
    static const QRegularExpression names(QStringLiteral("^(Ann|Bob|Gnostica|Long game|Short game)( \\(.*\\))?$"));
    return !letters.match(text).hasMatch() || names.match(text).hasMatch() || ids.match(text).hasMatch() ||
           who.startsWith(QStringLiteral("QDockWidgetTitleButton")) ||
           who.startsWith(QStringLiteral("QToolButton Scroll"));
}

/// Texts that are not in the current language.
QStringList unmarked(const QWidget& window) {
    QStringList found;
    hearWindow(window, [&](const QString& text, const QString& who) {
        if (!text.contains(u'«') && !needsNoTranslation(text, who)) {
            found += who + QStringLiteral(": ") + text;
        }
    });
    found.removeDuplicates();
    return found;
}

/// Uses right-to-left layout during the lifetime of the object.
class Mirrored {
public:
    Mirrored() { QApplication::setLayoutDirection(Qt::RightToLeft); }
    ~Mirrored() { QApplication::setLayoutDirection(Qt::LeftToRight); }
    Mirrored(const Mirrored&) = delete;
    Mirrored& operator=(const Mirrored&) = delete;
};

/// Splitters may differ slightly in mirrored layout.
constexpr int kNear = 12;

using gnostica::tests::settle;

QList<QMainWindow*> mainWindows() {
    QList<QMainWindow*> found;
    for (QWidget* widget : QApplication::topLevelWidgets()) {
        if (auto* window = qobject_cast<QMainWindow*>(widget); window != nullptr && window->isVisible()) {
            found.append(window);
        }
    }
    return found;
}

/// The visible docks, with their places.
std::map<QString, QRect> docksOf(const QMainWindow& window) {
    std::map<QString, QRect> places;
    for (const auto* dock : window.findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly)) {
        const auto area = window.dockWidgetArea(const_cast<QDockWidget*>(dock));
        if (dock->isVisible() && window.rect().intersects(dock->geometry()) &&
            (area == Qt::LeftDockWidgetArea || area == Qt::RightDockWidgetArea)) {
            places[dock->objectName()] = dock->geometry();
        }
    }
    return places;
}

/// The visible tab bars of its docks, from the top: Qt keeps others, outside or without tabs.
QList<const QTabBar*> barsOf(const QMainWindow& window) {
    QList<const QTabBar*> bars;
    for (const auto* bar : window.findChildren<QTabBar*>(Qt::FindDirectChildrenOnly)) {
        if (bar->isVisible() && bar->count() > 0 && window.rect().intersects(bar->geometry())) {
            bars << bar;
        }
    }
    std::ranges::stable_sort(bars, {}, [](const QTabBar* bar) { return bar->y(); });
    return bars;
}

QStringList textsOf(const QTabBar& bar) {
    QStringList tabs;
    for (int i = 0; i < bar.count(); ++i) {
        tabs << bar.tabText(i);
    }
    return tabs;
}

/// The tab titles of its docks, in order, and the current ones.
QStringList tabsOf(const QMainWindow& window) {
    QStringList bars;
    for (const QTabBar* bar : barsOf(window)) {
        bars << textsOf(*bar).join(QStringLiteral(", ")) + QStringLiteral(" (%1)").arg(bar->currentIndex());
    }
    bars.sort();
    return bars;
}

/// The tabs of its columns, from the top, if all closed docks were open.
QList<QStringList> tabsIfOpen(const QMainWindow& window) {
    QList<QDockWidget*> closed = window.findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly);
    closed.removeIf([](const QDockWidget* dock) { return !dock->isHidden(); });
    for (QDockWidget* dock : std::as_const(closed)) {
        dock->show();
    }
    settle();
    QList<QStringList> tabs;
    for (const QTabBar* bar : barsOf(window)) {
        tabs << textsOf(*bar);
    }
    for (QDockWidget* dock : std::as_const(closed)) {
        dock->hide();
    }
    settle();
    return tabs;
}

QStringList everything(const QWidget& window) {
    QStringList all;
    hearWindow(window, [&](const QString& text, const QString& who) { all += who + QStringLiteral(": ") + text; });
    return all;
}

}  // namespace

class TestWindowLanguage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyTextChanges_data();
    void everyTextChanges();
    void dialogsChange();
    void unfinishedGamesChange();
    void errorsChange();
    void arrowsPointAsOneReads();
    void everythingIsMirroredButTheBoard();
    void columnsOfDocksChangeSides();
    void closedDocksChangeSidesWithTheirTabs();
    void columnsAreLeftAsTheyWere();
    void allMenusAreThereFromRightToLeft();
    void playsFromRightToLeft();
};

void TestWindowLanguage::everyTextChanges_data() {
    QTest::addColumn<QString>("game");
    QTest::newRow("no game") << QString();
    for (const char* game : {"gnostica", "star-wheel", "hypothermia", "threestica"}) {
        QTest::newRow(game) << QString::fromUtf8(game);
    }
}

void TestWindowLanguage::everyTextChanges() {
    QFETCH(QString, game);
    Play play;
    if (!game.isEmpty()) {
        RulesetChoice choice;
        if (game == QStringLiteral("star-wheel")) {
            choice.expansions = {"star-wheel"};
        } else {
            choice.base = game.toStdString();
        }
        choice.options = {{"start", "seat"}};
        play.window->desk().start(choice, {"Ann", "Bob"}, 3, {table::SeatPlayer::person, table::SeatPlayer::random});
        play.click(play.placeOf(Space{0, 0}));
    }
    { const InMarks once; }  // widgets that were never shown are translated as well
    const QStringList before = everything(*play.window);
    {
        const InMarks marks;
        const QStringList left = unmarked(*play.window);
        QVERIFY2(left.isEmpty(), qPrintable(left.join(u'\n')));
    }
    const QStringList after = everything(*play.window);
    QCOMPARE(after.size(), before.size());
    for (qsizetype i = 0; i < before.size(); ++i) {
        QCOMPARE(after[i], before[i]);
    }
}

void TestWindowLanguage::dialogsChange() {
    Play play;
    NewGameChoice choice;
    choice.variant = QStringLiteral("threestica");
    choice.expansions = {QStringLiteral("star-wheel")};
    choice.seats = 6;
    NewGameDialog dialog(play.shelf(), choice);
    dialog.show();
    const NewGameChoice chosen = dialog.choice();
    const InMarks marks;
    QVERIFY(dialog.choice() == chosen);
    QVERIFY(dialog.windowTitle().contains(u'«'));
    std::set<QString> ofDocuments;  // these follow the language of the desktop, not the translator
    for (const auto& titles : {play.shelf().games(), play.shelf().expansions()}) {
        for (const rulesets::RulesetTitle& title : titles) {
            ofDocuments.insert({title.name, title.summary, language::plainToolTip(title.summary)});
        }
    }
    QStringList left;
    for (const QWidget* widget : play.visible<QWidget>(&dialog)) {
        hearWidget(*widget, [&](const QString& text, const QString& who) {
            if (!text.contains(u'«') && !needsNoTranslation(text, who) && !ofDocuments.contains(text)) {
                left += who + QStringLiteral(": ") + text;
            }
        });
    }
    QVERIFY2(left.isEmpty(), qPrintable(left.join(u'\n')));
}

void TestWindowLanguage::unfinishedGamesChange() {
    storage::JournalSummary broken;
    broken.path = QStringLiteral("/1.journal");
    RecoveryDialog dialog({broken}, 5);
    dialog.show();
    const InMarks marks;
    QVERIFY(dialog.findChild<QListWidget*>()->item(0)->text().contains(u'«'));
    const QStringList left = unmarked(dialog);
    QVERIFY2(left.isEmpty(), qPrintable(left.join(u'\n')));
}

void TestWindowLanguage::errorsChange() {
    Play play;
    play.start();
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("1.gnostica"));
    QVERIFY(play.window->desk().save(path));
    QFile damaged(path);
    QVERIFY(damaged.open(QIODevice::Append));
    damaged.write("what nobody can read\n");
    damaged.close();
    ReplayWindow* replay = play.window->windows().replays().open(path);
    QTRY_VERIFY(replay->replay() != nullptr);
    play.window->dialogs().openFile(QStringLiteral("/1/2.gnostica"));
    QTRY_VERIFY(play.messages()->isVisible());
    QVERIFY(!play.window->desk().save(QStringLiteral("/1/3.gnostica")));
    for (const MessageBar* bar : {play.messages(), replay->table().messages()}) {
        const QString before = bar->text();
        QVERIFY(!before.isEmpty());
        {
            const InMarks marks;
            for (const QString& line : bar->text().split(u'\n')) {
                QVERIFY2(line.contains(u'«'), qPrintable(line));
            }
        }
        QCOMPARE(bar->text(), before);
    }
}

void TestWindowLanguage::arrowsPointAsOneReads() {
    Play play;
    play.start();
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("some.gnostica"));
    QVERIFY(play.window->desk().save(path));
    const ReplayWindow* replay = play.window->windows().replays().open(path);
    QTRY_VERIFY(replay->replay() != nullptr);
    const auto picture = [](const QIcon& icon, QIcon::State state) {
        return icon.pixmap(48, QIcon::Normal, state).toImage().convertToFormat(QImage::Format_ARGB32);
    };
    /// Edges are drawn slightly differently in mirrored layout.
    const auto differing = [](const QImage& a, const QImage& b) {
        int pixels = 0;
        for (int y = 0; y < a.height(); ++y) {
            for (int x = 0; x < a.width(); ++x) {
                pixels += std::abs(qAlpha(a.pixel(x, y)) - qAlpha(b.pixel(x, y))) > 96 ? 1 : 0;
            }
        }
        return pixels;
    };
    const auto turnsRound = [&](const QIcon& icon, QIcon::State state) {
        const QImage before = picture(icon, state);
        const Mirrored mirrored;
        const QImage after = picture(icon, state);
        return !before.isNull() && before.size() == after.size() && differing(after, before) > 20 &&
               differing(after, before.mirrored(true, false)) < 10;
    };
    const MainActions& actions = play.window->actions();
    for (const Act act : {Act::first, Act::previous, Act::next, Act::last, Act::undo, Act::redo, Act::hurry,
                          Act::computerStep, Act::skip, Act::pass, Act::quit}) {
        QVERIFY(turnsRound(actions.at(act)->icon(), QIcon::Off));
    }
    QVERIFY(turnsRound(actions.at(Act::pause)->icon(), QIcon::On));  // then it is "continue"
    for (const Act act : {Act::previousTurn, Act::playOn, Act::nextTurn}) {
        QVERIFY(turnsRound(replay->actions().at(act)->icon(), QIcon::Off));
    }
    QVERIFY(!turnsRound(actions.at(Act::save)->icon(), QIcon::Off));
    QVERIFY(!turnsRound(replay->actions().at(Act::bookmark)->icon(), QIcon::Off));
}

void TestWindowLanguage::everythingIsMirroredButTheBoard() {
    Play play;
    QApplication::setLayoutDirection(Qt::RightToLeft);
    play.start();
    QCoreApplication::processEvents();
    const TopBar* bar = &play.window->topBar();
    const auto* line = bar->findChild<HeadLine*>();
    const bool barMirrored =
        bar->findChild<MenuButton*>()->x() > bar->width() / 2 &&
        line->findChild<SeatBadge*>()->x() > line->findChild<QLabel*>(QStringLiteral("headTitle"))->x();
    const CardList* hand = play.handList();
    const bool handMirrored =
        hand->visualRect(hand->model()->index(0, 0)).left() > hand->visualRect(hand->model()->index(1, 0)).left();
    const bool eastIsRight = play.placeOf(Space{1, 0}).x() > play.placeOf(Space{0, 0}).x();
    const auto* log = play.window->findChild<LogPanel*>()->findChild<QListView*>();
    const bool logMirrored = log->layoutDirection() == Qt::RightToLeft;
    QApplication::setLayoutDirection(Qt::LeftToRight);
    QVERIFY(barMirrored);
    QVERIFY(handMirrored);
    QVERIFY(logMirrored);
    QVERIFY(eastIsRight);
}

/// In every window with docks.
void TestWindowLanguage::columnsOfDocksChangeSides() {
    Play play;
    play.window->sheets().setArranged(true);
    play.start();
    play.window->windows().workshop().show();
    play.window->windows().positions().show();
    settle();
    for (QMainWindow* window : mainWindows()) {
        const std::map<QString, QRect> before = docksOf(*window);
        const QStringList tabsBefore = tabsOf(*window);
        QVERIFY(!before.empty());
        {
            const Mirrored mirrored;
            settle();
            const std::map<QString, QRect> mirror = docksOf(*window);
            QCOMPARE(tabsOf(*window), tabsBefore);
            QCOMPARE(mirror.size(), before.size());
            for (const auto& [name, place] : before) {
                const QRect there = mirror.at(name);
                const QString what = QStringLiteral("%1 %2: %3,%4 %5x%6, then %7,%8 %9x%10")
                                         .arg(window->objectName(), name)
                                         .arg(place.x())
                                         .arg(place.y())
                                         .arg(place.width())
                                         .arg(place.height())
                                         .arg(there.x())
                                         .arg(there.y())
                                         .arg(there.width())
                                         .arg(there.height());
                const int wanted = window->width() - 1 - place.center().x();
                QVERIFY2(std::abs(there.center().x() - wanted) <= kNear, qPrintable(what));
                for (const auto& [other, below] : before) {  // in the same order
                    if (place.top() < below.top() && place.left() == below.left()) {
                        QVERIFY2(there.top() < mirror.at(other).top(), qPrintable(what));
                    }
                }
                QVERIFY2(std::abs(there.width() - place.width()) <= kNear, qPrintable(what));
            }
        }
        settle();
        for (const auto& [name, place] : docksOf(*window)) {
            QVERIFY2(std::abs(place.left() - before.at(name).left()) <= kNear, qPrintable(name));
        }
    }
}

void TestWindowLanguage::closedDocksChangeSidesWithTheirTabs() {
    Play play;
    play.window->sheets().setArranged(true);
    play.start();
    play.window->tablePanels().helpSheet()->hide();
    settle();
    const QList<QStringList> before = tabsIfOpen(*play.window);
    QVERIFY(!before.isEmpty() && before.front().size() >= 2);
    const Mirrored mirrored;
    settle();
    QCOMPARE(tabsIfOpen(*play.window), before);
}

/// Also at the next start; in a language of the opposite direction they are reset.
void TestWindowLanguage::columnsAreLeftAsTheyWere() {
    Play play;
    const auto log = [&play] { return play.window->tablePanels().logSheet(); };
    {
        const Mirrored mirrored;
        play.window->sheets().setArranged(true);
        settle();
        play.window->addDockWidget(Qt::RightDockWidgetArea, log());
        play.window->close();
        play.reopen();
        settle();
        QVERIFY2(log()->x() > play.window->width() / 2, "where it was put");
        play.window->close();
    }
    play.reopen();
    settle();
    QVERIFY(log()->x() > play.window->width() / 2);
    QVERIFY(play.window->findChild<LeftColumn*>()->mapTo(play.window.get(), QPoint()).x() < 10);
}

void TestWindowLanguage::allMenusAreThereFromRightToLeft() {
    Play play;
    const Mirrored mirrored;
    for (const QSize size : {QSize(1300, 900), QSize(1024, 600)}) {
        play.window->resize(size);
        settle();
        const TopBar& bar = play.window->topBar();
        const auto* button = bar.findChild<MenuButton*>();
        QVERIFY(button->isVisible() && button->x() > bar.width() / 2);
        tests::activate(*play.window);
        play.key(Qt::Key_F10);
        QVERIFY(bar.menu().isVisible());
        for (QAction* action : bar.menu().actions()) {
            const QRect place = bar.menu().actionGeometry(action);
            QVERIFY2(place.width() > 0 && bar.menu().rect().contains(place), qPrintable(action->text()));
        }
        bar.menu().close();
    }
}

void TestWindowLanguage::playsFromRightToLeft() {
    QApplication::setLayoutDirection(Qt::RightToLeft);
    {
        Play play(true);
        play.start({{"start", "bid"}, {"target", 8}}, 5);
        Robot robot(play, 12);
        int touches = 0;
        while (play.session().game().state().turnsPlayed < 6 && touches < 2000 && robot.touch()) {
            ++touches;
        }
        QApplication::setLayoutDirection(Qt::LeftToRight);
        QVERIFY(play.session().game().state().turnsPlayed >= 6);
    }
}

QTEST_MAIN(TestWindowLanguage)
#include "tst_window_language.moc"
