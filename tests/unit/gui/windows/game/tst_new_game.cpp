// The page for a new game: the shelf of games, who plays, what is on top, how long it takes.
#include "app/gui/look/widgets/form_columns.h"
#include "app/gui/windows/game/dialogs/new_game/family_list.h"
#include "app/gui/windows/game/dialogs/new_game/family_sheet.h"
#include "app/gui/windows/game/dialogs/new_game/game_shelf.h"
#include "app/gui/windows/game/dialogs/new_game/house_rules.h"
#include "app/gui/windows/game/dialogs/new_game/length_chart.h"
#include "app/gui/windows/game/dialogs/new_game/new_game_dialog.h"
#include "app/gui/windows/game/dialogs/new_game/option_rows.h"
#include "app/gui/windows/game/dialogs/new_game/seat_rows.h"
#include "app/gui/windows/game/dialogs/new_game/temperament_button.h"
#include "app/storage/data_folders.h"
#include "engine/lab/game_lengths.h"
#include "engine/mechanics/registry.h"
#include "tests/unit/gui/choosing.h"
#include "tests/unit/gui/text_faults.h"

#include <QAccessible>
#include <QAction>
#include <QCheckBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>

using namespace gnostica;
using namespace gnostica::gui;

namespace {

NewGameChoice withOptions(const char* options) {
    NewGameChoice choice;
    choice.options = options;
    return choice;
}

/// The dialog on the screen.
struct Asked {
    explicit Asked(const rulesets::RulesShelf& shelf, const NewGameChoice& choice = {}) : dialog(shelf, choice) {
        dialog.show();
        tests::settle();
    }
    HouseRules& house() const { return *dialog.findChild<HouseRules*>(); }
    QToolButton* heading() const {
        return house().fold().findChild<QToolButton*>(QString(), Qt::FindDirectChildrenOnly);
    }
    QPushButton* resetAll() const { return dialog.findChild<QPushButton*>(QStringLiteral("resetAll")); }
    QPushButton* start() const { return playing::startButton(dialog); }
    GameShelf& shelf() const { return *dialog.findChild<GameShelf*>(); }
    FamilyList& family() const { return *dialog.findChild<FamilyList*>(); }
    LengthChart& chart() const { return *dialog.findChild<LengthChart*>(); }
    QPushButton* back() const { return dialog.findChild<QPushButton*>(QStringLiteral("allGames")); }
    QPushButton* add() const { return dialog.findChild<QPushButton*>(QStringLiteral("addPlayer")); }
    std::vector<QToolButton*> resets() const {
        std::vector<QToolButton*> found;
        for (QToolButton* button : dialog.findChildren<QToolButton*>()) {
            if (button->isVisible() && button->text() == QStringLiteral("Reset")) {
                found.push_back(button);
            }
        }
        return found;
    }
    QLabel* length() const { return dialog.findChild<QLabel*>(QStringLiteral("length")); }
    bool isStartInView() const {
        const QRect place(start()->mapTo(&dialog, QPoint()), start()->size());
        return dialog.rect().contains(place) && !start()->visibleRegion().isEmpty();
    }
    /// The row of the box with several small variants.
    int tastes() const {
        const auto& families = playing::boxesOf(dialog).families();
        const auto found = std::ranges::find(families, GameFamily::Kind::tastes, &GameFamily::kind);
        return static_cast<int>(found - families.begin());
    }

    NewGameDialog dialog;
};

constexpr const char* kMine = R"({ "format": 1, "id": "mine", "kind": "game", "extends": "gnostica",
    "name": { "en": "Mine" }, "summary": { "en": "Twelve points win." }, "end": { "target": 12 } })";

/// Rows of the base game: 15.3 rounds with four players, and games that were often cut with five.
engine::lab::GameLengths someLengths(const engine::Rules& rules) {
    engine::lab::GameLength row{.ruleset = "gnostica", .seats = 4, .rules = engine::lab::rulesHash(rules)};
    row.games = 200;
    row.median = 15.3;
    row.within95 = 31;
    row.shortest = 4;
    engine::lab::GameLengths lengths;
    lengths.put(row);
    row.seats = 5;
    row.cut = 50;
    lengths.put(row);
    return lengths;
}

/// The shipped rulesets with this file of lengths.
storage::DataFolders foldersWith(const QTemporaryDir& share, const std::string& lengths) {
    storage::DataFolders folders = storage::dataFolders();
    QFile::link(folders.variants(), share.filePath(QStringLiteral("variants")));
    folders.share = share.path();
    QDir().mkpath(share.filePath(QStringLiteral("lab")));
    QFile file(folders.lengths());
    if (file.open(QIODevice::WriteOnly)) {
        file.write(lengths.data(), static_cast<qint64>(lengths.size()));
    }
    return folders;
}

/// The shipped rulesets with one of the user's own.
storage::DataFolders foldersWithMine(const QTemporaryDir& home) {
    storage::DataFolders folders = storage::dataFolders();
    folders.user = home.path();
    QDir().mkpath(folders.userRulesets());
    QFile file(folders.userRulesets() + QStringLiteral("/mine.json"));
    if (file.open(QIODevice::WriteOnly)) {
        file.write(kMine);
    }
    return folders;
}

}  // namespace

class TestNewGame : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyGameIsInOneBox();
    void aComputerHasATemperament();
    void namesAreShortOnTheShelf_data();
    void namesAreShortOnTheShelf();
    void aBoxIsChosenByMouse();
    void boxesAreChosenByKeys();
    void keysFollowTheDirection();
    void aFamilyOpensAndCloses();
    void onesOwnGamesHaveTheirBox();
    void theWorkshopIsOfferedWhereItCan();
    void enterStarts();
    void playersAreAddedAndRemoved();
    void expansionsAreSwitched();
    void screenReadersHearTheShelf();
    void houseRulesAreInSight();
    void changedRulesAreCountedAndPutBack();
    void oneChangeIsPutBackAlone();
    void whatIsWrongComesIntoView();
    void sheetsAreBesideEachOtherIfTheyFit();
    void startIsNeverScrolledAway_data();
    void startIsNeverScrolledAway();
    void sixPlayersNeedNoScrolling();
    void boxesShowTheirSentencesWholeOrNot();
    void nothingIsCutOff_data();
    void nothingIsCutOff();
    void theLengthIsToldWhereItIsKnown();
    void aBrokenFileOfLengthsIsNoHarm();

private:
    const rulesets::RulesShelf shelf_{storage::dataFolders(), engine::builtinRegistry()};
};

void TestNewGame::everyGameIsInOneBox() {
    QStringList offered;
    const std::vector<GameFamily> families = gameFamilies(shelf_);
    for (const GameFamily& family : families) {
        for (const FamilyGame& game : family.games) {
            offered << game.title.id;
        }
        QVERIFY(!family.cards.isEmpty() && family.band.isValid());
    }
    QStringList all;
    for (const rulesets::RulesetTitle& title : shelf_.games()) {
        all << title.id;
    }
    offered.sort();
    all.sort();
    QCOMPARE(offered, all);
    QCOMPARE(families.front().games.front().title.id, QString::fromStdString(engine::RulesetChoice().base));
    QCOMPARE(families.front().games.size(), std::size_t{1});
    QCOMPARE(std::ranges::count(families, GameFamily::Kind::tastes, &GameFamily::kind), 1);
    QVERIFY(families.back().kind == GameFamily::Kind::own && families.back().games.empty());
}

void TestNewGame::namesAreShortOnTheShelf_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("shortName");
    const auto row = [](const char* name, const char* shortName) {
        QTest::newRow(name) << QString::fromUtf8(name) << QString::fromUtf8(shortName);
    };
    row("Gnostica", "Gnostica");
    row("Gnostica, short game", "Short game");
    row("Gnostica with a hidden timer", "Gnostica with a hidden timer");
    row("Gnosticated, long", "Gnosticated, long");
    row("Gnostica 得点の山", "得点の山");
    row("ספירת דרגות (Gnostica)", "ספירת דרגות");
    row("Mine", "Mine");
}

void TestNewGame::namesAreShortOnTheShelf() {
    QFETCH(QString, name);
    QFETCH(QString, shortName);
    QCOMPARE(shortGameName(name, QStringLiteral("Gnostica")), shortName);
}

void TestNewGame::aBoxIsChosenByMouse() {
    const Asked asked(shelf_);
    QCOMPARE(asked.shelf().chosenRow(), 0);
    const QModelIndex second = playing::boxesOf(asked.dialog).index(1);
    playing::clickItem(asked.shelf(), second);
    QCOMPARE(asked.shelf().chosenRow(), 1);
    QVERIFY(asked.dialog.choice().variant != NewGameChoice().variant);
    QCOMPARE(asked.dialog.findChild<QLabel*>(QStringLiteral("chosenGame"))->text(),
             asked.dialog.findChild<ShelfPart*>()->gameName());
}

void TestNewGame::boxesAreChosenByKeys() {
    const Asked asked(shelf_);
    QCOMPARE(asked.dialog.focusWidget(), &asked.shelf());
    const int boxes = playing::boxesOf(asked.dialog).rowCount();
    for (int row = 1; row < boxes; ++row) {
        QTest::keyClick(&asked.shelf(), Qt::Key_Right);
        QCOMPARE(asked.shelf().chosenRow(), row);
        QCOMPARE(asked.dialog.choice().variant, playing::boxesOf(asked.dialog).gameOf(row)->title.id);
        QVERIFY(asked.shelf().isVisible());  // none opens by itself
    }
    QTest::keyClick(&asked.shelf(), Qt::Key_Right);
    QCOMPARE(asked.shelf().chosenRow(), boxes - 1);
    QTest::keyClick(&asked.shelf(), Qt::Key_Left);
    QCOMPARE(asked.shelf().chosenRow(), boxes - 2);
}

void TestNewGame::keysFollowTheDirection() {
    Asked asked(shelf_);
    asked.dialog.setLayoutDirection(Qt::RightToLeft);
    tests::settle();
    const QAbstractItemModel& boxes = playing::boxesOf(asked.dialog);
    QVERIFY(asked.shelf().visualRect(boxes.index(0, 0)).left() > asked.shelf().visualRect(boxes.index(1, 0)).left());
    QTest::keyClick(&asked.shelf(), Qt::Key_Left);
    QCOMPARE(asked.shelf().chosenRow(), 1);
    playing::clickItem(asked.shelf(), boxes.index(0, 0));
    QCOMPARE(asked.shelf().chosenRow(), 0);
}

void TestNewGame::aFamilyOpensAndCloses() {
    const Asked asked(shelf_);
    const int tastes = asked.tastes();
    playing::clickItem(asked.shelf(), playing::boxesOf(asked.dialog).index(tastes));
    tests::settle();
    QVERIFY(asked.family().isVisible() && !asked.shelf().isVisible());
    QCOMPARE(asked.dialog.focusWidget(), &asked.family());
    QCOMPARE(asked.family().lines().rowCount(),
             static_cast<int>(playing::boxesOf(asked.dialog).family(tastes).games.size()));
    QTest::keyClick(&asked.family(), Qt::Key_Down);
    const QString second = asked.family().lines().line(1).game.title.id;
    QCOMPARE(asked.dialog.choice().variant, second);
    QTest::keyClick(&asked.family(), Qt::Key_Escape);
    tests::settle();
    QVERIFY(asked.dialog.isVisible());
    QVERIFY(asked.shelf().isVisible() && !asked.family().isVisible());
    QCOMPARE(asked.dialog.focusWidget(), &asked.shelf());
    QCOMPARE(asked.dialog.choice().variant, second);
    // The box remembers its game.
    QTest::keyClick(&asked.shelf(), Qt::Key_Left);
    QVERIFY(asked.dialog.choice().variant != second);
    QTest::keyClick(&asked.shelf(), Qt::Key_Right);
    QCOMPARE(asked.dialog.choice().variant, second);
    QTest::keyClick(&asked.shelf(), Qt::Key_Down);
    QTRY_VERIFY(asked.family().isVisible());
    QTest::mouseClick(asked.back(), Qt::LeftButton);
    QVERIFY(asked.shelf().isVisible());
}

void TestNewGame::onesOwnGamesHaveTheirBox() {
    const QTemporaryDir home;
    const rulesets::RulesShelf shelf(foldersWithMine(home), engine::builtinRegistry());
    const Asked asked(shelf);
    const GameBoxModel& boxes = playing::boxesOf(asked.dialog);
    const int row = boxes.rowOf(QStringLiteral("mine"));
    QCOMPARE(row, boxes.rowCount() - 1);
    QVERIFY(boxes.family(row).kind == GameFamily::Kind::own);
    playing::chooseGame(asked.dialog, QStringLiteral("mine"));
    QCOMPARE(asked.dialog.choice().variant, QStringLiteral("mine"));
    QVERIFY(!asked.dialog.findChild<QPushButton*>(QStringLiteral("toWorkshop"))->isVisible());  // nobody offers it
    NewGameChoice last;
    last.variant = QStringLiteral("mine");
    QCOMPARE(Asked(shelf, last).shelf().chosenRow(), row);
}

void TestNewGame::theWorkshopIsOfferedWhereItCan() {
    Asked asked(shelf_);
    const int before = playing::boxesOf(asked.dialog).rowCount();
    asked.dialog.offerWorkshop();
    tests::settle();
    const GameBoxModel& boxes = playing::boxesOf(asked.dialog);
    QCOMPARE(boxes.rowCount(), before + 1);
    const NewGameChoice chosen = asked.dialog.choice();
    playing::clickItem(asked.shelf(), boxes.index(before));
    tests::settle();
    auto* way = asked.dialog.findChild<QPushButton*>(QStringLiteral("toWorkshop"));
    QVERIFY(way->isVisible());
    QVERIFY(!asked.family().isVisible());      // there are none yet
    QVERIFY(asked.dialog.choice() == chosen);  // an empty box is no game
    QSignalSpy wanted(&asked.dialog, &NewGameDialog::workshopWanted);
    QTest::mouseClick(way, Qt::LeftButton);
    QCOMPARE(wanted.count(), 1);
    QVERIFY(!asked.dialog.isVisible());
}

void TestNewGame::enterStarts() {
    Asked asked(shelf_);
    QSignalSpy accepted(&asked.dialog, &QDialog::accepted);
    QTest::keyClick(&asked.shelf(), Qt::Key_Return);
    QCOMPARE(accepted.count(), 1);
    asked.dialog.show();
    playing::clickItem(asked.shelf(), playing::boxesOf(asked.dialog).index(asked.tastes()));
    tests::settle();
    QTest::keyClick(&asked.family(), Qt::Key_Return);
    QCOMPARE(accepted.count(), 2);
}

/// People have their own.
void TestNewGame::aComputerHasATemperament() {
    using namespace engine::bots;
    const Asked asked(shelf_);
    const auto buttons = asked.dialog.findChildren<TemperamentButton*>();
    QCOMPARE(buttons.size(), qsizetype{engine::kMaxSeats});
    QVERIFY(!buttons[0]->isVisible());
    QVERIFY(buttons[1]->isVisible());
    const auto* fairness = asked.dialog.findChild<QLabel*>(QStringLiteral("fairness"));
    QVERIFY(fairness->isVisible());
    QVERIFY(asked.dialog.choice().temperaments[1] == table::TemperamentChoice::drawn);
    const auto pick = [&](const char* text) {
        for (QAction* action : buttons[1]->menu()->actions()) {
            if (action->text().startsWith(QLatin1String(text))) {
                action->trigger();
            }
        }
    };
    pick("Builder");
    pick("Prudent");
    const auto wanted = table::choiceOf(Temperament{Bent::builder, Nerve::prudent});
    QVERIFY(asked.dialog.choice().temperaments[1] == wanted);
    QVERIFY(buttons[1]->toolTip().contains(QStringLiteral("Prudent")));
    QVERIFY(buttons[1]->menu()->actions().constFirst()->isCheckable());
    QVERIFY(!buttons[1]->menu()->actions().constFirst()->isChecked());
    Asked again(shelf_, asked.dialog.choice());
    QVERIFY(again.dialog.choice().temperaments[1] == wanted);
    pick("Temperament");
    QVERIFY(asked.dialog.choice().temperaments[1] == table::TemperamentChoice::drawn);
    asked.dialog.findChild<SeatRows*>()->setPlayers({});
    QVERIFY(!buttons[1]->isVisible());
    QVERIFY(!fairness->isVisible());
}

void TestNewGame::playersAreAddedAndRemoved() {
    NewGameChoice choice;
    choice.seats = 3;
    choice.names = {QStringLiteral("Ann"), QStringLiteral("Bob"), QStringLiteral("Cleo")};
    const Asked asked(shelf_, choice);
    QToolButton* second = nullptr;
    for (auto* button : asked.dialog.findChildren<QToolButton*>()) {
        second = button->accessibleName() == QStringLiteral("Remove player B") ? button : second;
    }
    QVERIFY(second != nullptr && second->isVisible());
    QTest::mouseClick(second, Qt::LeftButton);
    NewGameChoice left = asked.dialog.choice();
    QCOMPARE(left.seats, 2);
    QCOMPARE(left.names[0], QStringLiteral("Ann"));
    QCOMPARE(left.names[1], QStringLiteral("Cleo"));
    QVERIFY(left.looks[1] == choice.looks[2]);
    QVERIFY(!second->isVisible());  // two is the least
    playing::setPlayers(asked.dialog, engine::kMaxSeats);
    QVERIFY(!asked.add()->isEnabled());
    left = asked.dialog.choice();
    QCOMPARE(left.seats, engine::kMaxSeats);
    QCOMPARE(left.names[2], QStringLiteral("Bob"));  // comes back first
}

void TestNewGame::expansionsAreSwitched() {
    const Asked asked(shelf_);
    const auto boxes = asked.dialog.findChildren<QCheckBox*>();
    const auto found = std::ranges::find_if(boxes, [](const QCheckBox* box) { return box->property("id").isValid(); });
    QVERIFY(found != boxes.end());
    QVERIFY(!(*found)->accessibleDescription().isEmpty());
    QTest::mouseClick(*found, Qt::LeftButton, {}, QPoint((*found)->width() - 12, (*found)->height() / 2));
    QCOMPARE(asked.dialog.choice().expansions, QStringList{(*found)->property("id").toString()});
    QTest::keyClick(*found, Qt::Key_Space);
    QVERIFY(asked.dialog.choice().expansions.isEmpty());
}

void TestNewGame::screenReadersHearTheShelf() {
    const Asked asked(shelf_);
    QAccessibleInterface* list = QAccessible::queryAccessibleInterface(&asked.shelf());
    QVERIFY(list != nullptr);
    QCOMPARE(list->role(), QAccessible::List);
    QVERIFY(!list->text(QAccessible::Name).isEmpty());
    const GameBoxModel& boxes = playing::boxesOf(asked.dialog);
    QCOMPARE(list->childCount(), boxes.rowCount());
    for (int row = 0; row < boxes.rowCount(); ++row) {
        QAccessibleInterface* box = list->child(row);
        QCOMPARE(box->role(), QAccessible::ListItem);
        QVERIFY(box->text(QAccessible::Name).contains(boxes.gameOf(row)->title.name));
        QVERIFY(box->text(QAccessible::Description).contains(boxes.gameOf(row)->title.summary));
        QCOMPARE(box->text(QAccessible::Description).contains(QStringLiteral("Press Space")), boxes.opens(row));
        QCOMPARE(box->state().selected != 0, row == 0);
    }
}

void TestNewGame::houseRulesAreInSight() {
    const Asked asked(shelf_);
    QVERIFY(asked.house().fold().isOpen());
    QVERIFY(asked.house().options().isVisible());
    QCOMPARE(asked.heading()->text(), QStringLiteral("House rules"));
    int numbers = 0;
    for (const auto* box : asked.house().options().findChildren<QSpinBox*>()) {
        if (box->isVisible()) {
            QVERIFY(box->width() <= std::max(92, box->minimumSizeHint().width()));
            ++numbers;
        }
    }
    QVERIFY(numbers > 0);
    QTest::mouseClick(asked.heading(), Qt::LeftButton);
    QVERIFY(!asked.house().options().isVisible());
}

void TestNewGame::changedRulesAreCountedAndPutBack() {
    const Asked asked(shelf_, withOptions(R"({"start":"random","target":8})"));
    QCOMPARE(asked.heading()->text(), QStringLiteral("House rules (2 changed)"));
    QCOMPARE(asked.resets().size(), std::size_t{2});
    QTest::mouseClick(asked.resetAll(), Qt::LeftButton);
    QCOMPARE(asked.heading()->text(), QStringLiteral("House rules"));
    QVERIFY(asked.resets().empty());
    QVERIFY(!asked.resetAll()->isEnabled());
    QCOMPARE(asked.dialog.choice().options, QByteArray("{}"));
}

void TestNewGame::oneChangeIsPutBackAlone() {
    const Asked asked(shelf_, withOptions(R"({"start":"random","target":8})"));
    QToolButton* reset = asked.resets().front();
    QVERIFY(reset->accessibleName().startsWith(QStringLiteral("Reset ")));
    QTest::mouseClick(reset, Qt::LeftButton);
    QCOMPARE(asked.resets().size(), std::size_t{1});
    QCOMPARE(asked.heading()->text(), QStringLiteral("House rules (1 changed)"));
}

void TestNewGame::whatIsWrongComesIntoView() {
    const Asked asked(shelf_, withOptions(R"({"timer":"rounds","timerMin":20,"timerMax":3})"));
    QVERIFY(asked.house().fold().isOpen());
    QVERIFY(!asked.start()->isEnabled());
    QTest::mouseClick(asked.resetAll(), Qt::LeftButton);
    QVERIFY(asked.start()->isEnabled());
}

void TestNewGame::sheetsAreBesideEachOtherIfTheyFit() {
    Asked asked(shelf_);
    const auto* columns = asked.dialog.findChild<FormColumns*>();
    asked.dialog.resize(1366, 768);
    QTRY_VERIFY(!columns->isStacked());
    QFont large = asked.dialog.font();
    large.setPointSizeF(large.pointSizeF() * 2);
    asked.dialog.setFont(large);
    asked.dialog.resize(800, 600);
    QTRY_VERIFY(columns->isStacked());
    QVERIFY(asked.isStartInView());
}

void TestNewGame::startIsNeverScrolledAway_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("percent");
    QTest::newRow("800x600") << QSize(800, 600) << 100;
    QTest::newRow("1024x600") << QSize(1024, 600) << 100;
    QTest::newRow("1366x768, letters at 200 %") << QSize(1366, 768) << 200;
}

void TestNewGame::startIsNeverScrolledAway() {
    QFETCH(QSize, size);
    QFETCH(int, percent);
    NewGameChoice choice = withOptions(R"({"start":"random","target":8})");
    choice.seats = engine::kMaxSeats;
    Asked asked(shelf_, choice);
    QFont letters = asked.dialog.font();
    letters.setPointSizeF(letters.pointSizeF() * percent / 100);
    asked.dialog.setFont(letters);
    asked.dialog.resize(size);
    tests::settle();
    QVERIFY(asked.dialog.width() <= size.width() && asked.dialog.height() <= size.height());
    QVERIFY(asked.isStartInView());
    QVERIFY(asked.start()->height() >= asked.start()->minimumSizeHint().height());
}

// Regression: at 1366×768, the button below the sixth player was cut; the shelf makes way.
void TestNewGame::sixPlayersNeedNoScrolling() {
    NewGameChoice choice;
    choice.seats = 2;
    Asked asked(shelf_, choice);
    asked.dialog.resize(1366, 740);
    tests::settle();
    const int before = asked.shelf().height();
    playing::setPlayers(asked.dialog, engine::kMaxSeats);
    tests::settle();
    QVERIFY(asked.shelf().height() <= before);
    QCOMPARE(asked.add()->visibleRegion().boundingRect(), asked.add()->rect());
    playing::setPlayers(asked.dialog, 2);
    tests::settle();
    QCOMPARE(asked.shelf().height(), before);
}

void TestNewGame::boxesShowTheirSentencesWholeOrNot() {
    const QFont letters;  // the program's
    const int line = QFontMetrics(letters).lineSpacing();
    for (const QSize window : {QSize(800, 600), QSize(1024, 600), QSize(1366, 768), QSize(1920, 1080)}) {
        for (const int height : {120, 240, 400}) {
            const GameBoxMeasures box = gameBoxMeasures({window, window.width() - 60, height, 5}, {4, 1}, letters);
            QVERIFY(box.sentence.isEmpty() || box.sentence.height() == 4 * line);
            QVERIFY(box.picture.height() >= 60);
            QVERIFY(box.front.contains(box.picture) && box.front.contains(box.length));
            QVERIFY(!box.length.intersects(box.sentence));
        }
    }
    QVERIFY(gameBoxMeasures({{1366, 768}, 1300, 320, 5}, {3, 1}, letters).sentence.height() == 3 * line);
}

void TestNewGame::nothingIsCutOff_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("mirrored");
    for (const QSize size : {QSize(800, 600), QSize(1024, 600), QSize(1366, 768), QSize(1920, 1080)}) {
        for (const bool mirrored : {false, true}) {
            QTest::addRow("%dx%d%s", size.width(), size.height(), mirrored ? ", right to left" : "")
                << size << mirrored;
        }
    }
}

void TestNewGame::nothingIsCutOff() {
    QFETCH(QSize, size);
    QFETCH(bool, mirrored);
    NewGameChoice choice = withOptions(R"({"start":"random","target":8})");
    choice.seats = 4;
    Asked asked(shelf_, choice);
    asked.dialog.setLayoutDirection(mirrored ? Qt::RightToLeft : Qt::LeftToRight);
    asked.dialog.resize(size);
    tests::settle();
    const QStringList found = playing::cutOff(asked.dialog);
    QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
    QVERIFY(!asked.shelf().grab().toImage().isNull());  // and it can be drawn
}

void TestNewGame::theLengthIsToldWhereItIsKnown() {
    const QTemporaryDir share;
    const rulesets::RulesShelf shelf(foldersWith(share, toText(someLengths(**shelf_.rules({})))),
                                     engine::builtinRegistry());
    NewGameChoice choice;
    choice.seats = 4;
    const Asked asked(shelf, choice);
    const QString sentence = QStringLiteral("About 15 rounds with 4 players.");
    QVERIFY(asked.length()->isVisible());
    QCOMPARE(asked.length()->text(), sentence);
    QCOMPARE(asked.add()->accessibleDescription(), sentence);
    QCOMPARE(asked.shelf().accessibleDescription(), sentence);
    const GameBoxModel& boxes = playing::boxesOf(asked.dialog);
    QVERIFY(boxes.index(0).data(Qt::AccessibleDescriptionRole).toString().contains(sentence));
    QVERIFY(asked.chart().isVisible());
    QCOMPARE(asked.chart().chosen(), 4);
    QCOMPARE(asked.chart().rows().size(), std::size_t{5});
    QVERIFY(asked.chart().accessibleDescription().contains(sentence));
    playing::setPlayers(asked.dialog, 5);
    QCOMPARE(asked.chart().chosen(), 5);
    QCOMPARE(asked.length()->text(),
             QStringLiteral("With 5 players, some games between good players never end. You can agree on a number of "
                            "rounds in advance; the highest score then wins."));
    QVERIFY(!boxes.index(0).data(Qt::AccessibleDescriptionRole).toString().contains(sentence));
    playing::setPlayers(asked.dialog, 3);
    QVERIFY(!asked.length()->isVisible());
    QVERIFY(asked.add()->accessibleDescription().isEmpty());

    NewGameChoice changed = withOptions(R"({"target":8})");
    changed.seats = 4;
    const Asked house(shelf, changed);
    QVERIFY(!house.length()->isVisible());
    QVERIFY(!house.chart().isVisible());
    QTest::mouseClick(house.resetAll(), Qt::LeftButton);
    QCOMPARE(house.length()->text(), sentence);
    QVERIFY(house.chart().isVisible());
}

void TestNewGame::aBrokenFileOfLengthsIsNoHarm() {
    const QTemporaryDir share;
    const rulesets::RulesShelf shelf(foldersWith(share, "{\"kind\": \"lengths\", \"rows\": 3}"),
                                     engine::builtinRegistry());
    const Asked asked(shelf);
    QVERIFY(!asked.length()->isVisible());
    QVERIFY(asked.start()->isEnabled());
}

QTEST_MAIN(TestNewGame)
#include "tst_new_game.moc"
