// The dialog for a new game: players and game first, house rules folded.
#include "app/gui/look/widgets/form_columns.h"
#include "app/gui/windows/game/dialogs/new_game/house_rules.h"
#include "app/gui/windows/game/dialogs/new_game/new_game_dialog.h"
#include "app/gui/windows/game/dialogs/new_game/option_rows.h"
#include "app/storage/data_folders.h"
#include "engine/lab/game_lengths.h"
#include "engine/mechanics/registry.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

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
        QCoreApplication::processEvents();
    }
    HouseRules& house() const { return *dialog.findChild<HouseRules*>(); }
    QToolButton* heading() const {
        return house().fold().findChild<QToolButton*>(QString(), Qt::FindDirectChildrenOnly);
    }
    QPushButton* resetAll() const { return dialog.findChild<QPushButton*>(QStringLiteral("resetAll")); }
    QPushButton* start() const { return dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok); }
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
    QSpinBox* seats() const { return dialog.findChild<QSpinBox*>(QStringLiteral("seats")); }
    bool isStartInView() const {
        const QRect place(start()->mapTo(&dialog, QPoint()), start()->size());
        return dialog.rect().contains(place);
    }

    NewGameDialog dialog;
};

/// Rows of the base game: 15.3 rounds with four players, and games that were often cut with five.
engine::lab::GameLengths someLengths(const engine::Rules& rules) {
    engine::lab::GameLength row{.ruleset = "gnostica", .seats = 4, .rules = engine::lab::rulesHash(rules)};
    row.games = 200;
    row.median = 15.3;
    row.within95 = 31;
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

}  // namespace

class TestNewGame : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theFirstLevelIsShort();
    void changedRulesAreCountedAndPutBack();
    void oneChangeIsPutBackAlone();
    void whatIsWrongComesIntoView();
    void narrowWindowsStackTheirParts();
    void startIsNeverScrolledAway();
    void theLengthIsToldWhereItIsKnown();
    void aBrokenFileOfLengthsIsNoHarm();

private:
    const rulesets::RulesShelf shelf_{storage::dataFolders(), engine::builtinRegistry()};
};

void TestNewGame::theFirstLevelIsShort() {
    const Asked asked(shelf_);
    QVERIFY(!asked.house().fold().isOpen());
    QVERIFY(!asked.house().options().isVisible());
    QVERIFY(asked.dialog.width() <= 1024 && asked.dialog.height() <= 600);
    QCOMPARE(asked.heading()->text(), QStringLiteral("House rules"));
    auto* scroll = asked.dialog.findChild<QScrollArea*>();
    QVERIFY(scroll->widget()->sizeHint().height() <= scroll->viewport()->height());
    QTest::mouseClick(asked.heading(), Qt::LeftButton);
    QVERIFY(asked.house().options().isVisible());
}

void TestNewGame::changedRulesAreCountedAndPutBack() {
    const Asked asked(shelf_, withOptions(R"({"start":"random","target":8})"));
    QVERIFY(!asked.house().fold().isOpen());
    QCOMPARE(asked.heading()->text(), QStringLiteral("House rules (2 changed)"));
    QTest::mouseClick(asked.heading(), Qt::LeftButton);
    QCOMPARE(asked.resets().size(), std::size_t{2});
    QTest::mouseClick(asked.resetAll(), Qt::LeftButton);
    QCOMPARE(asked.heading()->text(), QStringLiteral("House rules"));
    QVERIFY(asked.resets().empty());
    QVERIFY(!asked.resetAll()->isEnabled());
    QCOMPARE(asked.dialog.choice().options, QByteArray("{}"));
}

void TestNewGame::oneChangeIsPutBackAlone() {
    const Asked asked(shelf_, withOptions(R"({"start":"random","target":8})"));
    QTest::mouseClick(asked.heading(), Qt::LeftButton);
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

void TestNewGame::narrowWindowsStackTheirParts() {
    Asked asked(shelf_);
    const auto* columns = asked.dialog.findChild<FormColumns*>();
    asked.dialog.resize(1400, 700);
    QTRY_VERIFY(!columns->isStacked());
    asked.dialog.resize(asked.dialog.minimumSizeHint().width(), 500);
    QTRY_VERIFY(columns->isStacked());
    QVERIFY(asked.isStartInView());
}

void TestNewGame::startIsNeverScrolledAway() {
    Asked asked(shelf_, withOptions(R"({"start":"random","target":8})"));
    QFont large = asked.dialog.font();
    large.setPointSizeF(large.pointSizeF() * 2);
    asked.dialog.setFont(large);
    QTest::mouseClick(asked.heading(), Qt::LeftButton);
    QTRY_VERIFY(asked.dialog.height() > 560);
    asked.dialog.resize(1000, 560);
    QCoreApplication::processEvents();
    QVERIFY(asked.dialog.width() <= 1024);
    QVERIFY(asked.dialog.height() <= 600);
    QVERIFY(asked.isStartInView());
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
    QCOMPARE(asked.seats()->accessibleDescription(), sentence);
    QCOMPARE(asked.dialog.findChild<QComboBox*>(QStringLiteral("game"))->accessibleDescription(), sentence);
    asked.seats()->setValue(5);
    QCOMPARE(asked.length()->text(),
             QStringLiteral("With 5 players, games between good players sometimes never end. You may want "
                            "to agree on a number of rounds in advance; the highest score then wins."));
    asked.seats()->setValue(3);
    QVERIFY(!asked.length()->isVisible());
    QVERIFY(asked.seats()->accessibleDescription().isEmpty());

    NewGameChoice changed = withOptions(R"({"target":8})");
    changed.seats = 4;
    const Asked house(shelf, changed);
    QVERIFY(!house.length()->isVisible());
    QTest::mouseClick(house.heading(), Qt::LeftButton);
    QTest::mouseClick(house.resetAll(), Qt::LeftButton);
    QCOMPARE(house.length()->text(), sentence);
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
