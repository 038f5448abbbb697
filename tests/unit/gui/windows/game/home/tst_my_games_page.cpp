// The user's own games, as a page of the main window.
#include "app/gui/look/pages/page_button.h"
#include "app/gui/windows/game/home/empty_note.h"
#include "app/gui/windows/game/home/games_grid.h"
#include "app/gui/windows/game/home/my_games_page.h"
#include "app/gui/windows/game/home/start_page.h"
#include "app/gui/windows/game/start_desk.h"
#include "app/gui/windows/game/top_bar/top_bar.h"
#include "tests/support/positions.h"
#include "tests/unit/gui/window_play.h"

#include <QAccessible>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QScrollBar>
#include <QTest>
#include <QTimer>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::gui;
using gnostica::gui::playing::Play;

namespace {

/// One game that Ann has won, and one on the table.
struct OwnGames : Play {
    OwnGames() {
        tests::Setup setup;
        setup.land("0,0", "sun").land("0,1", "moon").land("0,2", "star").land("9,0", "cups-2");
        setup.pieces({"A3U@0,0", "A3U@0,1", "A3U@0,2", "B1N@9,0"}).with("turn", "A").with("challenge", "A");
        window->desk().startFrom(setup.json(), {}, {"Ann", "Bob"}, 3);
        session().play(tests::stepOf(session().game(), "refresh - 0"));
        session().play(step::Done{});
        RulesetChoice choice;
        choice.options = {{"start", "seat"}};
        start(choice, {"Zoë", "Tamar"}, 5);
        QVERIFY(session().play(step::Place{{0, 0}, Facing::north}));
        window->actions().at(Act::myGames)->trigger();
    }
    MyGamesPage& page() { return window->startDesk().gamesPage(); }
    GamesGrid& grid() { return page().grid(); }
    bool hasRead(int games) {
        return gnostica::tests::comes(
            [this, games] { return page().cards().rowCount() == games && grid().isVisible(); });
    }
    QString spoken(int row) { return page().cards().index(row, 0).data(Qt::AccessibleTextRole).toString(); }
    /// -1 if no row says it.
    int rowWith(const QString& text) {
        for (int row = 0; row < page().cards().rowCount(); ++row) {
            if (spoken(row).contains(text)) {
                return row;
            }
        }
        return -1;
    }
    void choose(int row) { grid().setCurrentIndex(page().cards().index(row, 0)); }
    QAction* deed(QKeyCombination key) {
        for (QAction* each : grid().actions()) {
            if (each->shortcut() == QKeySequence(key)) {
                return each;
            }
        }
        return nullptr;
    }
    PageButton* chip(const QString& text) {
        for (auto* button : page().findChildren<PageButton*>()) {
            if (button->isVisible() && button->text().remove(u'&') == text) {
                return button;
            }
        }
        return nullptr;
    }
};

/// Answers the next question with the button of this text, and notes that it was asked.
void answerNext(const QString& text, bool& isAsked) {
    auto* timer = new QTimer(qApp);
    QObject::connect(timer, &QTimer::timeout, timer, [timer, text, &isAsked] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (box == nullptr) {
            return;
        }
        isAsked = true;
        timer->deleteLater();
        for (QAbstractButton* button : box->buttons()) {
            if (button->text().remove(u'&') == text) {
                button->click();
                return;
            }
        }
        box->reject();
    });
    timer->start(5);
}

}  // namespace

class TestMyGamesPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void gamesAreShownWithAllThatIsSaidOfThem();
    void theyAreChosenByKindAndWords();
    void theHeadHasTheTitleAndLeadsBack();
    void keysActOnTheCardWithTheFocus();
    void aGameIsKeptByItsKeyAndByItsBookmark();
    void itAsksBeforeItDeletes();
    void gamesAreCopiedToAFolder();
    void enterContinuesTheGameOnTheTable();
    void aFinishedGameIsOpened();
    void withoutGamesItOffersOne();
    void nothingScrollsWithoutNeed();
    void lettersGrowWithTheWindow();
    void cardsFitAtAllSizes_data();
    void cardsFitAtAllSizes();
};

void TestMyGamesPage::gamesAreShownWithAllThatIsSaidOfThem() {
    OwnGames play;
    QVERIFY(play.page().isVisible());
    QVERIFY(play.hasRead(2));
    const int finished = play.rowWith(QStringLiteral("Won by Ann"));
    const int open = play.rowWith(QStringLiteral("'s turn"));
    QVERIFY(finished >= 0 && open >= 0 && finished != open);
    QVERIFY2(play.spoken(finished).contains(QStringLiteral("Bob")), qPrintable(play.spoken(finished)));
    QVERIFY2(play.spoken(open).contains(QStringLiteral("Tamar")), qPrintable(play.spoken(open)));
    QVERIFY2(play.spoken(open).contains(QStringLiteral("today")), qPrintable(play.spoken(open)));
    QVERIFY(!play.grid().accessibleName().isEmpty());
    QTRY_COMPARE(play.window->focusWidget(), static_cast<QWidget*>(&play.grid()));
}

void TestMyGamesPage::theyAreChosenByKindAndWords() {
    OwnGames play;
    QVERIFY(play.hasRead(2));
    tests::settle();
    QTRY_VERIFY(play.chip(QStringLiteral("Finished"))->accessibleName().startsWith(QStringLiteral("Finished: 1")));
    QTest::mouseClick(play.chip(QStringLiteral("Finished")), Qt::LeftButton);
    QCOMPARE(play.page().cards().rowCount(), 1);
    QVERIFY(play.rowWith(QStringLiteral("Ann")) >= 0);
    QAccessibleInterface* chosen = QAccessible::queryAccessibleInterface(play.chip(QStringLiteral("Finished")));
    QCOMPARE(chosen->role(), QAccessible::RadioButton);
    QVERIFY(chosen->state().checked);
    QTest::mouseClick(play.chip(QStringLiteral("All")), Qt::LeftButton);
    QTest::keyClick(&play.grid(), Qt::Key_F, Qt::ControlModifier);
    auto* search = play.page().findChild<QLineEdit*>(QStringLiteral("gamesSearch"));
    QVERIFY(search->hasFocus());
    QTest::keyClicks(search, QStringLiteral("tamar"));
    QCOMPARE(play.page().cards().rowCount(), 1);
    QTest::keyClicks(search, QStringLiteral("xyz"));
    auto* note = play.page().findChild<EmptyNote*>();
    QVERIFY(note->isVisible() && !play.grid().isVisible());
    QTest::mouseClick(note->button(), Qt::LeftButton);
    QCOMPARE(play.page().cards().rowCount(), 2);
    QVERIFY(play.grid().isVisible() && search->text().isEmpty());
}

void TestMyGamesPage::theHeadHasTheTitleAndLeadsBack() {
    OwnGames play;
    QVERIFY(play.hasRead(2));
    const TopBar& bar = play.window->topBar();
    QCOMPARE(bar.title(), QStringLiteral("My games"));
    QTRY_VERIFY2(bar.sentence().startsWith(QStringLiteral("2 games since")), qPrintable(bar.sentence()));
    QTest::mouseClick(bar.findChild<QWidget*>(QStringLiteral("pageBack")), Qt::LeftButton);
    QVERIFY(play.window->startDesk().page().isVisible() && !play.page().isVisible());
    QCOMPARE(bar.title(), QStringLiteral("Gnostica"));
    QTest::keySequence(play.window.get(), play.window->actions().at(Act::myGames)->shortcut());
    QVERIFY(play.page().isVisible());
    QTest::keyClick(play.window->focusWidget(), Qt::Key_Escape);
    QVERIFY(play.window->startDesk().page().isVisible());
    QTest::keyClick(play.window->focusWidget(), Qt::Key_Escape);
    QVERIFY2(!play.window->startDesk().isShown(), "from there to the game");
    QVERIFY(play.window->area().isEnabled());
}

// Regression: the card that the focus reached first was not selected, so that Del and the key of the bookmark did
// nothing there.
void TestMyGamesPage::keysActOnTheCardWithTheFocus() {
    OwnGames play;
    QVERIFY(play.hasRead(2));
    tests::settle();
    QVERIFY(play.grid().hasFocus());
    QCOMPARE(play.grid().chosen().size(), std::size_t{1});
    QVERIFY(play.grid().selectionModel()->isSelected(play.grid().currentIndex()));
    for (const QAction* deed : play.grid().actions()) {
        QVERIFY2(!deed->text().isEmpty(), "it can be read in the menu");
    }
    play.page().findChild<QLineEdit*>(QStringLiteral("gamesSearch"))->setFocus();
    play.grid().clearSelection();
    play.grid().setFocus(Qt::TabFocusReason);
    QCOMPARE(play.grid().chosen().size(), std::size_t{1});
}

// What fails shows at once, not after the patience of the tests: bookmarks are set without waiting.
void TestMyGamesPage::aGameIsKeptByItsKeyAndByItsBookmark() {
    OwnGames play;
    QVERIFY(play.hasRead(2));
    tests::settle();
    const QString marked = QStringLiteral("bookmarked");
    play.choose(play.rowWith(QStringLiteral("Won by Ann")));
    const QAction* deed = play.deed(Qt::CTRL | Qt::Key_D);
    QVERIFY(deed != nullptr && deed->isEnabled());
    QCOMPARE(deed->text(), QStringLiteral("Bookmark"));
    QTest::keyClick(&play.grid(), Qt::Key_D, Qt::ControlModifier);
    QVERIFY(play.rowWith(marked) >= 0);
    QCOMPARE(play.grid().chosen().size(), std::size_t{1});
    QVERIFY2(play.grid().chosen().front()->file.isKept, "the same game is still chosen");
    QTRY_COMPARE(deed->text(), QStringLiteral("Remove the bookmark"));
    QTest::mouseClick(play.chip(QStringLiteral("Bookmarked")), Qt::LeftButton);
    QCOMPARE(play.page().cards().rowCount(), 1);
    QTest::mouseClick(play.chip(QStringLiteral("All")), Qt::LeftButton);
    tests::settle();
    const int row = play.rowWith(marked);
    const QModelIndex index = play.page().cards().index(row, 0);
    play.grid().scrollTo(index);
    const QRect cell = play.grid().visualRect(index);
    const QPoint bookmark(cell.right() - 7 - 14 - 17, cell.top() + 3 + 14 + 17);
    QTest::mouseClick(play.grid().viewport(), Qt::LeftButton, {}, bookmark);
    QCOMPARE(play.rowWith(marked), -1);
    QVERIFY2(play.page().isVisible(), "the bookmark does not open the game");
}

void TestMyGamesPage::itAsksBeforeItDeletes() {
    OwnGames play;
    QVERIFY(play.hasRead(2));
    play.choose(play.rowWith(QStringLiteral("Won by Ann")));
    QCOMPARE(play.grid().chosen().size(), std::size_t{1});
    const QString path = play.grid().chosen().front()->file.path;
    bool isAsked = false;
    answerNext(QStringLiteral("Cancel"), isAsked);
    QTest::keyClick(&play.grid(), Qt::Key_Delete);
    QVERIFY(isAsked);
    QVERIFY(QFile::exists(path));
    QCOMPARE(play.page().cards().rowCount(), 2);
}

void TestMyGamesPage::gamesAreCopiedToAFolder() {
    OwnGames play;
    QVERIFY(play.hasRead(2));
    tests::settle();
    play.choose(play.rowWith(QStringLiteral("Won by Ann")));
    const QAction* deed = play.deed(Qt::CTRL | Qt::SHIFT | Qt::Key_X);
    QVERIFY(deed != nullptr && deed->isEnabled());
    const QTemporaryDir folder;
    for (int copies = 1; copies <= 2; ++copies) {  // the second overwrites nothing
        play.page().deeds().copyTo(play.grid().chosen(), folder.path());
        QTRY_COMPARE(static_cast<int>(QDir(folder.path()).entryList(QDir::Files).size()), copies);
        QTRY_VERIFY2(!play.messages()->text().isEmpty(), "it is said where they are");
        play.messages()->dismissAnswer();
    }
}

void TestMyGamesPage::enterContinuesTheGameOnTheTable() {
    OwnGames play;
    QVERIFY(play.hasRead(2));
    play.choose(play.rowWith(QStringLiteral("'s turn")));
    const table::GameSession* before = play.window->desk().session();
    QTest::keyClick(&play.grid(), Qt::Key_Return);
    QVERIFY(!play.window->startDesk().isShown());
    QCOMPARE(play.window->desk().session(), before);
}

void TestMyGamesPage::aFinishedGameIsOpened() {
    OwnGames play;
    QVERIFY(play.hasRead(2));
    play.choose(play.rowWith(QStringLiteral("Won by Ann")));
    const table::GameSession* before = play.window->desk().session();
    QTest::keyClick(&play.grid(), Qt::Key_Return);
    QTRY_VERIFY(play.window->desk().session() != before);
    QVERIFY(play.session().table().isOver());
    QVERIFY(!play.window->startDesk().isShown());
}

void TestMyGamesPage::withoutGamesItOffersOne() {
    Play play;
    play.window->actions().at(Act::myGames)->trigger();
    const MyGamesPage& page = play.window->startDesk().gamesPage();
    auto* note = page.findChild<EmptyNote*>();
    QTRY_VERIFY(note->isVisible() && note->button()->isVisible());
    QTRY_VERIFY2(note->button()->hasFocus(), "a key is of use");
    QTest::mouseClick(note->button(), Qt::LeftButton);
    QVERIFY(play.window->desk().session() != nullptr);
    QVERIFY(!page.isVisible());
}

// Regression: the track of a scroll bar stood beside two games.
void TestMyGamesPage::nothingScrollsWithoutNeed() {
    OwnGames play;
    play.window->resize(1366, 768);
    QVERIFY(play.hasRead(2));
    tests::settle();
    QVERIFY(!play.grid().verticalScrollBar()->isVisible());
    play.window->resize(800, 600);
    tests::settle();
    const QScrollBar& bar = *play.grid().verticalScrollBar();
    QCOMPARE(bar.isVisible(), bar.maximum() > 0);
}

void TestMyGamesPage::lettersGrowWithTheWindow() {
    OwnGames play;
    play.window->resize(1366, 768);
    tests::settle();
    const int before = QFontInfo(play.grid().font()).pixelSize();
    play.window->resize(2560, 1440);
    tests::settle();
    QVERIFY(QFontInfo(play.grid().font()).pixelSize() > 1.4 * before);
    play.window->resize(1366, 768);
    tests::settle();
    QCOMPARE(QFontInfo(play.grid().font()).pixelSize(), before);
}

void TestMyGamesPage::cardsFitAtAllSizes_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("isMirrored");
    for (const QSize size : {QSize(1024, 600), QSize(1366, 768), QSize(1920, 1080), QSize(2560, 1440)}) {
        for (const bool mirrored : {false, true}) {
            QTest::addRow("%dx%d%s", size.width(), size.height(), mirrored ? ", right to left" : "")
                << size << mirrored;
        }
    }
}

void TestMyGamesPage::cardsFitAtAllSizes() {
    QFETCH(QSize, size);
    QFETCH(bool, isMirrored);
    OwnGames play;
    play.window->setLayoutDirection(isMirrored ? Qt::RightToLeft : Qt::LeftToRight);
    play.window->resize(size);
    QVERIFY(play.hasRead(2));
    tests::settle();
    QCOMPARE(play.grid().horizontalScrollBar()->maximum(), 0);
    std::vector<QRect> cells;
    for (int row = 0; row < 2; ++row) {
        const QRect cell = play.grid().visualRect(play.page().cards().index(row, 0));
        QVERIFY(cell.left() >= 0 && cell.right() <= play.grid().viewport()->width());
        QVERIFY(cell.width() >= 240);
        cells.push_back(cell);
    }
    QCOMPARE(cells[0].size(), cells[1].size());
    QVERIFY2(cells[0].top() == cells[1].top() && !cells[0].intersects(cells[1]), "side by side");
    for (const auto* button : play.page().findChildren<PageButton*>()) {
        QVERIFY2(!button->isVisible() || button->width() >= button->minimumSizeHint().width(),
                 qPrintable(button->text()));
    }
}

QTEST_MAIN(TestMyGamesPage)
#include "tst_my_games_page.moc"
