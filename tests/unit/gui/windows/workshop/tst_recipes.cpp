// The recipes of "Make your own game", followed to the letter by a user who knows only the page.
#include "app/gui/look/head/main_menu.h"
#include "app/gui/program/windows.h"
#include "app/gui/windows/game/help/help_panel.h"
#include "app/gui/windows/game/help/help_text.h"
#include "app/gui/windows/workshop/powers/card_view.h"
#include "app/gui/windows/workshop/powers/powers_pane.h"
#include "app/gui/windows/workshop/trial/trial_pane.h"
#include "tests/support/positions.h"
#include "tests/unit/gui/choosing.h"
#include "tests/unit/gui/in_dialog.h"
#include "tests/unit/gui/shop.h"
#include "tests/unit/gui/window_play.h"

#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QRegularExpression>
#include <QScrollArea>
#include <QTabBar>
#include <QTreeView>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::gui;
using gnostica::gui::playing::inDialog;
using gnostica::gui::playing::Play;

namespace {

/// A text as a reader sees it: without marks for keys, dots and colons.
QString read(QString text) {
    text.remove(u'&');
    while (text.endsWith(u'…') || text.endsWith(u':')) {
        text.chop(1);
    }
    return text;
}

/// The quoted names of an entry of the page, in order.
QStringList namesIn(const QString& text) {
    QStringList names;
    auto found = QRegularExpression(QStringLiteral("“([^”]*)”")).globalMatch(text);
    while (found.hasNext()) {
        names << found.next().captured(1);
    }
    return names;
}

/// The page, as shown in the window.
HelpEntries pageOf() {
    return HelpText(HelpWords()).entries(HelpPage::making);
}

HelpEntry entryOf(const QString& title) {
    const HelpEntries page = pageOf();
    const auto found = std::ranges::find(page, title, &HelpEntry::title);
    return found == page.end() ? HelpEntry() : *found;
}

template <class Widget>
Widget* shown(const QWidget& in, const std::function<bool(const Widget&)>& isIt) {
    const auto all = in.findChildren<Widget*>();
    const auto found = std::ranges::find_if(all, [&](const Widget* each) { return each->isVisible() && isIt(*each); });
    return found == all.end() ? nullptr : *found;
}

/// A user with the page next to the program, who looks for the names on it.
class Newcomer {
public:
    Newcomer(Play& atTable, const QString& recipe) : play(atTable), names_(namesIn(entryOf(recipe).text)) {
        const QStringList way = namesIn(entryOf(QStringLiteral("Begin with a game that you know")).text);
        QVERIFY(way.size() > 1);
        play.window->activateWindow();
        choose(*play.window, way[0], way[1]);
        shop_ = play.window->windows().workshop().window();
        QVERIFY(shop_ != nullptr);
        shop_->resize(1360, 900);  // as on most screens
        QVERIFY(QTest::qWaitForWindowActive(shop_, gnostica::tests::kPatienceMs));
    }

    Play& play;
    WorkshopWindow& shop() const { return *shop_; }
    /// The next name on the page.
    QString next() { return names_.isEmpty() ? QString() : names_.takeFirst(); }
    bool hasReadAll() const { return names_.isEmpty(); }

    /// Chooses in a menu of the window, by mouse.
    static void choose(QMainWindow& window, const QString& name, const QString& menuName = {}) {
        auto* menu = window.findChild<MainMenu*>();
        for (QAction* title : menu->actions()) {
            for (QAction* action : title->menu()->actions()) {
                if (read(action->text()) == name && (menuName.isEmpty() || read(title->text()) == menuName)) {
                    QVERIFY2(action->isEnabled(), qPrintable(name));
                    menu->openAt(*title->menu());
                    QTest::mouseClick(title->menu(), Qt::LeftButton, {},
                                      title->menu()->actionGeometry(action).center());
                    return;
                }
            }
        }
        QFAIL(qPrintable(name));
    }
    static void press(const QWidget& in, const QString& name) {
        auto* button = shown<QAbstractButton>(
            in, [&](const QAbstractButton& each) { return read(each.text()) == name && each.isEnabled(); });
        QVERIFY2(button != nullptr, qPrintable(name));
        QTest::mouseClick(button, Qt::LeftButton);
    }
    static void type(QWidget& field, const QString& text) {
        QTest::mouseClick(&field, Qt::LeftButton);
        QTest::keyClick(&field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(&field, text);
    }
    /// Opens a page by its tab, of the draft or of the docks.
    void openTab(const QString& name) const {
        for (auto* tabs : shop_->findChildren<QTabBar*>()) {
            for (int i = 0; tabs->isVisible() && i < tabs->count(); ++i) {
                if (read(tabs->tabText(i)) == name) {
                    QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(i).center());
                    settle();
                    return;
                }
            }
        }
        QFAIL(qPrintable(name));
    }

    /// "Choose Gnostica on the left, then “New”; call it “…” and choose “Make it”."
    QString makeNew() {
        auto* tree = shop_->findChild<QTreeView*>(QStringLiteral("shelf"));
        const auto found = tree->model()->match(tree->model()->index(0, 0), Qt::DisplayRole, QStringLiteral("Gnostica"),
                                                1, Qt::MatchExactly | Qt::MatchRecursive);
        [&] { QCOMPARE(found.size(), 1); }();
        tree->scrollTo(found.front());
        QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->visualRect(found.front()).center());
        const QString button = next();
        const QString name = next();
        inDialog([this, name](QDialog& dialog) {
            QTest::keyClicks(dialog.focusWidget(), name);
            press(dialog, next());
        });
        press(*tree->parentWidget(), button);
        shop_->activateWindow();
        settle();
        [&] { QCOMPARE(shop_->draft()->name(), name); }();
        return name;
    }
    void settle() const {
        QTRY_VERIFY(shop_->draft() != nullptr && shop_->draft()->check().isCurrent());
        QCoreApplication::processEvents();
    }
    void search(const QString& words) const {
        auto* field = shown<QLineEdit>(*shop_, [](const QLineEdit& each) {
            return each.placeholderText() == QStringLiteral("Search the settings");
        });
        QVERIFY(field != nullptr);
        type(*field, words);
    }
    /// A row of the settings that is visible or can be scrolled to.
    FormRow* setting(const QString& name) const {
        auto* row = shown<FormRow>(*shop_, [&](const FormRow& each) {
            const auto labels = each.findChildren<QLabel*>();
            return std::ranges::any_of(labels, [&](const QLabel* label) { return read(label->text()) == name; });
        });
        [&] { QVERIFY2(row != nullptr, qPrintable(name)); }();
        shop_->panes()->form().findChild<QScrollArea*>()->ensureWidgetVisible(row);
        return row;
    }
    void setNumber(const QString& name, int number) const {
        auto* spin = setting(name)->findChild<QSpinBox*>();
        QVERIFY(spin != nullptr && spin->isEnabled());
        type(*spin, QString::number(number));
        QTest::keyClick(spin, Qt::Key_Tab);
        settle();
    }
    void setChoice(const QString& name, const QString& choice) const {
        auto* combo = setting(name)->findChild<QComboBox*>();
        const int place = combo->findText(choice);
        QVERIFY2(place >= 0, qPrintable(choice));
        QTest::mouseClick(combo, Qt::LeftButton);
        for (int i = combo->currentIndex(); i < place; ++i) {
            QTest::keyClick(combo->view(), Qt::Key_Down);
        }
        QTest::keyClick(combo->view(), Qt::Key_Return);
        settle();
        QCOMPARE(combo->currentText(), choice);
    }
    QString book() const { return shop_->panes()->book().findChild<QTextBrowser*>()->toPlainText(); }

    /// "Choose “Save the ruleset”. From now on, “New game” offers it."
    void saveAndBegin(const QString& name, int seats) {
        choose(*shop_, next());
        QVERIFY(!shop_->isWindowModified());
        inDialog([name, seats](QDialog& dialog) {
            playing::chooseGame(dialog, playing::gameNamed(dialog, name));
            playing::setPlayers(dialog, seats);
            press(dialog, QStringLiteral("Start"));
        });
        choose(*play.window, next());
        QVERIFY(play.window->desk().session() != nullptr);
        QCOMPARE(play.session().game().state().seats, seats);
    }
    /// The rules of the game in progress.
    std::shared_ptr<const Rules> rules() { return play.session().game().sharedRules(); }

private:
    QStringList names_;
    WorkshopWindow* shop_ = nullptr;
};

}  // namespace

class TestRecipes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { play_ = std::make_unique<Play>(); }
    void aShorterGameForFour();
    void aGentlerEnding();
    void anotherPowerForACard();
    void whatThePageNamesIsThere();
    void cleanupTestCase() { play_.reset(); }

private:
    std::unique_ptr<Play> play_;
};

void TestRecipes::aShorterGameForFour() {
    Newcomer somebody(*play_, QStringLiteral("A shorter game for four"));
    const QString name = somebody.makeNew();
    const QString chapter = somebody.next();
    QVERIFY(shown<QAbstractButton>(
                somebody.shop(), [&](const QAbstractButton& each) { return read(each.text()) == chapter; }) != nullptr);
    somebody.setNumber(somebody.next(), 4);
    somebody.setNumber(somebody.next(), 4);
    somebody.search(somebody.next());
    somebody.setNumber(somebody.next(), 7);
    QVERIFY(somebody.book().contains(QStringLiteral("7 points")));
    somebody.openTab(somebody.next());
    QVERIFY(somebody.shop().panes()->trial().findChild<QProgressBar*>()->isVisible());  // they are running
    somebody.saveAndBegin(name, 4);

    // Seven points at the end of an announced last turn win.
    Game game = tests::Setup(4)
                    .land("0,0", "sun")
                    .land("1,0", "moon")
                    .land("2,0", "rods-2")
                    .pieces({"A1U@0,0", "A1U@1,0", "A1U@2,0", "B1U@5,5", "C1U@6,5", "D1U@7,5"})
                    .with("challenge", "A")
                    .game(somebody.rules());
    tests::play(game, {"orient A1U@0,0 N", "done"});
    QVERIFY(isOver(game.state()));
    // For sharing it with others.
    const QString forFour = somebody.next();
    somebody.search(forFour);
    somebody.setNumber(forFour, 8);
    QCOMPARE(somebody.shop().draft()->check().found().rules->targetFor(4), 8);
    QVERIFY(somebody.hasReadAll());
}

void TestRecipes::aGentlerEnding() {
    Newcomer somebody(*play_, QStringLiteral("A gentler ending"));
    const QString name = somebody.makeNew();
    const QString before = somebody.book();
    somebody.search(somebody.next());
    const QString failure = somebody.next();
    somebody.setChoice(failure, somebody.next());
    somebody.setNumber(somebody.next(), 6);
    QVERIFY(somebody.book() != before);
    somebody.saveAndBegin(name, 2);
    QVERIFY(somebody.hasReadAll());

    tests::Setup setup;
    setup.land("0,0", "sun").land("1,0", "moon").pieces({"A1U@0,0", "B1U@1,0"});
    Game early = setup.game(somebody.rules());
    tests::play(early, {"orient A1U@0,0 N"});
    QVERIFY(!tests::isLegal(early, "challenge"));
    Game failed = setup.with("challenge", "A").game(somebody.rules());
    tests::play(failed, {"orient A1U@0,0 N", "done"});
    QVERIFY(!isOver(failed.state()));
    QVERIFY(!failed.state().isEliminated(Seat::a));
    tests::play(failed, {"orient B1U@1,0 N", "done"});
    QCOMPARE(failed.decider(), Seat::b);  // A's turn is skipped
}

void TestRecipes::anotherPowerForACard() {
    Newcomer somebody(*play_, QStringLiteral("Another power for a card"));
    const QString name = somebody.makeNew();
    somebody.openTab(somebody.next());
    const QString card = somebody.next();
    auto* row = shown<ProgramRow>(somebody.shop(), [&](const ProgramRow& each) {
        const auto labels = each.findChildren<QLabel*>();
        return std::ranges::any_of(labels, [&](const QLabel* label) { return label->text() == card; });
    });
    QVERIFY2(row != nullptr, qPrintable(card));
    Newcomer::press(*row, somebody.next());
    const QString power = somebody.next();
    auto* palette = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(palette != nullptr);
    const auto offers = palette->actions();
    const auto offer = std::ranges::find(offers, power, [](const QAction* each) { return read(each->text()); });
    QVERIFY2(offer != offers.end(), qPrintable(power));
    QTest::mouseClick(palette, Qt::LeftButton, {}, palette->actionGeometry(*offer).center());
    somebody.settle();
    const QString sentence = somebody.shop().panes()->powers().card().sentence();
    QVERIFY2(sentence.contains(power, Qt::CaseInsensitive), qPrintable(sentence));
    somebody.saveAndBegin(name, 2);
    QVERIFY(somebody.hasReadAll());

    Game game =
        tests::Setup().land("0,0", "sun").land("1,0", "cups-2").pieces({"A1E@0,0", "B1U@1,0"}).game(somebody.rules());
    tests::play(game, {"activate 0,0", "skip", "skip", "rod A1E@0,0 move 1 N"});
    QVERIFY(QString::fromStdString(tests::piecesOf(game.state())).contains(QStringLiteral("A1N@1,0")));
}

// Names that the recipes do not reach: titles, tabs, docks and buttons. Text to be typed is not a name of anything.
void TestRecipes::whatThePageNamesIsThere() {
    Newcomer somebody(*play_, {});
    somebody.shop().open("gnostica");
    somebody.settle();
    QStringList texts;
    for (const QMainWindow* window :
         std::initializer_list<const QMainWindow*>{somebody.play.window.get(), &somebody.shop()}) {
        for (const QAction* action : window->findChildren<QAction*>()) {
            texts << read(action->text());
        }
        for (const auto* tabs : window->findChildren<QTabBar*>()) {
            for (int i = 0; i < tabs->count(); ++i) {
                texts << read(tabs->tabText(i));
            }
        }
        for (const auto* choices : window->findChildren<QComboBox*>()) {
            for (int i = 0; i < choices->count(); ++i) {
                texts << read(choices->itemText(i));
            }
        }
        for (const auto* dock : window->findChildren<QDockWidget*>()) {
            texts << read(dock->windowTitle());
        }
    }
    const QString recipes = entryOf(QStringLiteral("A gentler ending")).chapter;
    int named = 0;
    for (const HelpEntry& entry : pageOf()) {
        for (const QString& name : entry.chapter == recipes ? QStringList() : namesIn(entry.text)) {
            QVERIFY2(texts.contains(name), qPrintable(name));
            ++named;
        }
    }
    QVERIFY(named > 8);
}

QTEST_MAIN(TestRecipes)
#include "tst_recipes.moc"
