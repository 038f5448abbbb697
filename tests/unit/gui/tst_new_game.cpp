// The dialog of a new game: who plays and which game first, the house rules folded away.
#include "app/gui/dialogs/new_game/house_rules.h"
#include "app/gui/dialogs/new_game/new_game_dialog.h"
#include "app/gui/dialogs/new_game/option_rows.h"
#include "app/gui/widgets/form_columns.h"
#include "app/storage/data_folders.h"
#include "engine/mechanics/registry.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QScrollArea>
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
    explicit Asked(const RulesShelf& shelf, const NewGameChoice& choice = {}) : dialog(shelf, choice) {
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
    bool isStartInView() const {
        const QRect place(start()->mapTo(&dialog, QPoint()), start()->size());
        return dialog.rect().contains(place);
    }

    NewGameDialog dialog;
};

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

private:
    const RulesShelf shelf_{storage::dataFolders(), engine::builtinRegistry()};
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

QTEST_MAIN(TestNewGame)
#include "tst_new_game.moc"
