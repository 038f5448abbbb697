// Changing the powers of cards, by mouse only and by keyboard only.
#include "app/gui/windows/workshop/powers/card_view.h"
#include "app/gui/windows/workshop/powers/power_settings.h"
#include "app/gui/windows/workshop/powers/powers_pane.h"
#include "app/storage/plugins.h"

#include <QApplication>
#include <QCheckBox>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <memory>
#include <random>

using namespace gnostica;
using namespace gnostica::gui;
using nlohmann::json;

namespace {

const char* const kMine = R"({
    "format": 1,
    "id": "mine",
    "kind": "game",
    "extends": "gnostica",
    "name": { "en": "Mine" }
}
)";

/// The pane on its own, and a user with mouse and keys.
class Table {
public:
    explicit Table(const std::string& text = kMine) {
        draft = std::make_unique<Draft>(text, "mine");
        check_ = std::make_unique<DraftCheck>(*draft, shelf());
        settle();
        pane = std::make_unique<PowersPane>(Workbench{shelf(), *draft, *check_, focus});
        pane->resize(900, 700);
        pane->show();
        QVERIFY(QTest::qWaitForWindowActive(pane.get(), gnostica::tests::kPatienceMs));
    }

    void settle() const {
        QVERIFY(gnostica::tests::comes([this] { return check_->isCurrent(); }));
        QCoreApplication::processEvents();
    }
    json own() const { return draft->document()->value(); }
    json powersOf(const char* card) const { return own().value("majors", json::object()).value(card, json()); }
    bool isSound() const { return check_->problems().empty(); }

    ProgramRow& row(const char* name) const { return *pane->row(name); }
    PowerChip& chip(const char* name, PowerPlace place) const { return *row(name).chip(place); }
    QToolButton& button(const char* name, const char* which) const {
        return *row(name).findChild<QToolButton*>(QString::fromUtf8(which));
    }
    /// A button next to the card; nullptr if it is not shown.
    QPushButton* wayTo(const char* name) const {
        const auto all = pane->findChildren<QPushButton*>(QStringLiteral("to ") + QString::fromUtf8(name));
        const auto found = std::ranges::find_if(all, &QWidget::isVisible);
        return found == all.end() ? nullptr : *found;
    }
    void press(QWidget& widget) const {
        QTest::mouseClick(&widget, Qt::LeftButton);
        settle();
    }
    /// Sends the key to the widget with the focus.
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const {
        QWidget* popup = QApplication::activePopupWidget();
        QTest::keyClick(popup != nullptr ? popup : QApplication::focusWidget(), key, modifiers);
        settle();
    }
    QMenu* menu() const { return qobject_cast<QMenu*>(QApplication::activePopupWidget()); }
    /// Chooses by mouse in the open menu.
    void choose(const char* use) const {
        QMenu* open = menu();
        QVERIFY(open != nullptr);
        auto* action = open->findChild<QAction*>(QString::fromUtf8(use));
        QVERIFY(action != nullptr);
        QTest::mouseClick(open, Qt::LeftButton, {}, open->actionGeometry(action).center());
        settle();
    }
    /// Chooses by keyboard in the open menu, moving down to the entry.
    void chooseByKeys(const char* use) const {
        for (int i = 0; i < 40 && menu()->activeAction()->objectName() != QString::fromUtf8(use); ++i) {
            key(Qt::Key_Down);
        }
        key(Qt::Key_Return);
    }
    /// Drags to a part of another chip; 1 is its whole width.
    void drag(PowerChip& chip, const PowerChip& to, double part) const {
        QWidget* from = &chip;
        const QPoint start = chip.rect().center();
        const QPoint end =
            chip.mapFromGlobal(to.mapToGlobal(QPoint(static_cast<int>(to.width() * part), to.height() / 2)));
        QTest::mousePress(from, Qt::LeftButton, {}, start);
        QMouseEvent move(QEvent::MouseMove, QPointF(end), QPointF(chip.mapToGlobal(end)), Qt::LeftButton,
                         Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(from, &move);
        QTest::mouseRelease(from, Qt::LeftButton, {}, end);
        settle();
    }

    std::unique_ptr<Draft> draft;
    DraftFocus focus;
    std::unique_ptr<PowersPane> pane;

private:
    /// The shipped rulesets, shared by all tests.
    static const rulesets::RulesShelf& shelf() {
        storage::DataFolders folders = storage::dataFolders();
        folders.user.clear();
        static const storage::LoadedPlugins plugins = storage::loadPlugins(folders);
        static const rulesets::RulesShelf shipped(folders, storage::registryWith(plugins), storage::wordsWith(plugins));
        return shipped;
    }

    std::unique_ptr<DraftCheck> check_;
};

json list(const char* text) {
    return json::parse(text);
}

}  // namespace

class TestWorkshopPowers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everySuitAndCardHasItsRow();
    void theSunGetsARodByMouse();
    void theSunGetsARodByKeyboardAlone();
    void powersAreReordered();
    void powersAreDragged();
    void onePowerOrAnother();
    void aSettingIsChangedBesideItsPower();
    void twoPowersAreLinked();
    void aLinkGoesWithItsPower();
    void whatDiffersGoesBackToTheParent();
    void aSuitGetsAnotherPower();
    void aSuitsPowerNeedNotBeAWord();
    void theOtherCardsWithAPowerAreOneClickAway();
    void theOtherPanesAreFollowed();
    void aLockedCardIsOnlyLookedAt();
    void brokenTextChangesNothing();
    void strangeProgramsAreNotLost();
    void leftAndRightAreThoseOfTheReader();
    void whatWasChangedMeanwhileIsShown();
    void anyWorkIsSoundAndCanBeTakenBack();
};

void TestWorkshopPowers::everySuitAndCardHasItsRow() {
    const Table table;
    QCOMPARE(table.pane->findChildren<ProgramRow*>().size(), 26);
    QCOMPARE(table.row("magician").program().slots().front().size(), std::size_t{4});
    QCOMPARE(table.chip("sun", {1, 0}).accessibleName(), QStringLiteral("Disc"));
    QVERIFY(!table.row("sun").differs());
}

void TestWorkshopPowers::theSunGetsARodByMouse() {
    const Table table;
    table.press(table.button("sun", "add"));
    table.choose("rod");
    QCOMPARE(table.powersOf("sun"), list(R"(["cup", "disc", "rod"])"));
    QVERIFY(table.isSound());
    QVERIFY(table.row("sun").differs());
    QVERIFY(table.chip("sun", {2, 0}).hasFocus());
    QVERIFY(table.pane->card().sentence().contains(QStringLiteral("rod")));
    table.draft->history().undo();
    table.settle();
    QCOMPARE(table.draft->text(), std::string(kMine));
    QVERIFY(!table.row("sun").differs());
    QVERIFY(!table.pane->card().sentence().contains(QStringLiteral("rod")));
    table.draft->history().redo();
    QCOMPARE(table.powersOf("sun"), list(R"(["cup", "disc", "rod"])"));
}

void TestWorkshopPowers::theSunGetsARodByKeyboardAlone() {
    const Table table;
    table.chip("cup", {}).setFocus(Qt::TabFocusReason);
    for (int i = 0; i < 40 && !table.chip("sun", {}).hasFocus(); ++i) {
        table.key(Qt::Key_Down);
    }
    QVERIFY(table.chip("sun", {}).hasFocus());
    table.key(Qt::Key_Right);
    table.key(Qt::Key_Insert);
    table.chooseByKeys("rod");
    QCOMPARE(table.powersOf("sun"), list(R"(["cup", "disc", "rod"])"));
    QVERIFY(table.chip("sun", {2, 0}).hasFocus());
    table.key(Qt::Key_Delete);
    QCOMPARE(table.draft->text(), std::string(kMine));
    QVERIFY(table.chip("sun", {1, 0}).hasFocus());
}

void TestWorkshopPowers::powersAreReordered() {
    const Table table;
    table.chip("justice", {}).setFocus();
    table.key(Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(table.powersOf("justice"), list(R"(["sword", "trade"])"));
    QVERIFY(table.chip("justice", {1, 0}).hasFocus());
    table.key(Qt::Key_Right, Qt::AltModifier);  // no farther
    QCOMPARE(table.draft->history().count(), 1);
    table.key(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(table.draft->text(), std::string(kMine));
    QCOMPARE(table.draft->history().count(), 2);
}

void TestWorkshopPowers::powersAreDragged() {
    const Table table;
    table.drag(table.chip("justice", {1, 0}), table.chip("justice", {0, 0}), 0.1);
    QCOMPARE(table.powersOf("justice"), list(R"(["sword", "trade"])"));
    table.drag(table.chip("empress", {0, 0}), table.chip("empress", {1, 0}), 0.9);
    QCOMPARE(table.powersOf("empress"),
             list(R"([{"power": "cup", "ignoreLimit": true}, {"power": "turn", "who": "minion"}])"));
    QVERIFY(!table.pane->settings().isVisible());  // it was not a click
    // A drop outside of the row has no effect.
    const std::string before = table.draft->text();
    table.drag(table.chip("justice", {1, 0}), table.chip("world", {}), 0.5);
    QCOMPARE(table.draft->text(), before);
}

void TestWorkshopPowers::onePowerOrAnother() {
    const Table table;
    table.drag(table.chip("lovers", {1, 0}), table.chip("lovers", {0, 0}), 0.5);
    QCOMPARE(table.powersOf("lovers"), list(R"([{"any": ["rod", "cup"]}])"));
    QVERIFY(table.isSound());
    table.key(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(table.powersOf("lovers"), list(R"([{"any": ["cup", "rod"]}])"));
    QVERIFY(table.chip("lovers", {0, 0}).hasFocus());
    // The menu offers another way.
    QContextMenuEvent asked(QContextMenuEvent::Keyboard, QPoint(), QPoint());
    QApplication::sendEvent(&table.chip("lovers", {0, 0}), &asked);
    const auto actions = table.menu()->actions();
    const auto apart = std::ranges::find_if(
        actions, [](const QAction* action) { return action->text().contains(QStringLiteral("separate power")); });
    QVERIFY(apart != actions.end());
    (*apart)->trigger();
    table.menu()->close();
    table.settle();
    QCOMPARE(table.powersOf("lovers"), json());  // rod, then cup: same as the parent
}

void TestWorkshopPowers::aSettingIsChangedBesideItsPower() {
    const Table table;
    table.press(table.chip("sun", {1, 0}));
    PowerSettings& settings = table.pane->settings();
    QVERIFY(settings.isVisible());
    FormRow* row = settings.row("sun.2.discWasteland");
    QVERIFY(row != nullptr);
    QVERIFY(!row->differs());
    row->findChild<QCheckBox*>()->click();
    table.settle();
    QCOMPARE(table.powersOf("sun"), list(R"(["cup", {"power": "disc", "wasteland": true}])"));
    QVERIFY(settings.isVisible());
    QVERIFY(settings.row("sun.2.discWasteland")->differs());
    QVERIFY(table.chip("sun", {1, 0}).accessibleName() != QStringLiteral("Disc"));
    table.press(*settings.row("sun.2.discWasteland")->findChild<QToolButton*>(QStringLiteral("revert")));
    QCOMPARE(table.own(), json::parse(kMine));
    QTest::keyClick(&settings, Qt::Key_Escape);
    QVERIFY(!settings.isVisible());
    // The powers of a suit are set in the same way.
    table.press(table.chip("rod", {}));
    settings.row("rodSlide")->findChild<QCheckBox*>()->click();
    QCOMPARE(table.own()["suits"], list(R"({"rod": {"slide": false}})"));
}

void TestWorkshopPowers::twoPowersAreLinked() {
    const Table table;
    QVERIFY(table.row("justice").findChild<QToolButton*>(QStringLiteral("link")) == nullptr);
    table.press(table.button("temperance", "add"));
    table.choose("disc");
    table.drag(table.chip("temperance", {2, 0}), table.chip("temperance", {1, 0}), 0.1);
    QCOMPARE(table.powersOf("temperance"), list(R"(["cup", "disc", "cup"])"));
    QVERIFY(!table.button("temperance", "link").isChecked());
    table.press(table.button("temperance", "link"));
    QCOMPARE(table.own()["links"], list(R"({"temperance": "leave-out"})"));
    QVERIFY(table.button("temperance", "link").isChecked());
    QVERIFY(table.isSound());
    table.press(table.button("temperance", "link"));
    QVERIFY(!table.own().contains("links"));
}

void TestWorkshopPowers::aLinkGoesWithItsPower() {
    const Table table;
    table.chip("sun", {}).setFocus();
    table.key(Qt::Key_Delete);
    QCOMPARE(table.powersOf("sun"), list(R"(["disc"])"));
    QCOMPARE(table.own()["links"], list(R"({"sun": "none"})"));
    QVERIFY(table.isSound());
    QCOMPARE(table.draft->history().count(), 1);
    table.key(Qt::Key_Delete);  // the last one cannot be removed
    QCOMPARE(table.powersOf("sun"), list(R"(["disc"])"));
    QCOMPARE(table.draft->history().count(), 1);
}

void TestWorkshopPowers::whatDiffersGoesBackToTheParent() {
    const Table table;
    table.chip("sun", {}).setFocus();
    table.key(Qt::Key_Delete);
    table.chip("moon", {}).setFocus();
    table.key(Qt::Key_Right, Qt::AltModifier);
    QVERIFY(table.button("sun", "revert").isVisible());
    QVERIFY(table.button("sun", "revert").toolTip().contains(QStringLiteral("cup")));
    table.press(table.button("sun", "revert"));
    QVERIFY(!table.own()["majors"].contains("sun"));
    QVERIFY(table.own()["majors"].contains("moon"));
    table.press(table.button("moon", "revert"));
    QCOMPARE(table.draft->text(), std::string(kMine));
    QVERIFY(!table.button("moon", "revert").isVisible());
}

// Regression: it threw while the power was written like this.
void TestWorkshopPowers::aSuitsPowerNeedNotBeAWord() {
    const Table table(R"({ "format": 1, "id": "mine", "kind": "game", "extends": "gnostica",
        "name": { "en": "Mine" }, "suits": { "rod": { "power": { "power": "rod" } } } })");
    QVERIFY(!table.isSound());
    table.press(table.chip("rod", {}));
    table.press(table.chip("sun", {0, 0}));
    QVERIFY(table.row("rod").program().isReadable());
}

void TestWorkshopPowers::aSuitGetsAnotherPower() {
    const Table table;
    QContextMenuEvent asked(QContextMenuEvent::Keyboard, QPoint(), QPoint());
    QApplication::sendEvent(&table.chip("sword", {}), &asked);
    auto* fate = table.menu()->findChild<QAction*>(QStringLiteral("fate-attack"));
    QVERIFY(fate != nullptr);
    QVERIFY(table.menu()->findChild<QAction*>(QStringLiteral("rod")) == nullptr);
    fate->trigger();
    table.menu()->close();
    table.settle();
    const json sword = table.own()["suits"]["sword"];
    QCOMPARE(sword["power"], json("fate-attack"));
    QVERIFY(sword["raze"].is_null());
    QVERIFY(!sword.contains("replacement"));  // both have it
    QVERIFY(table.isSound());
    table.press(table.button("sword", "revert"));
    QCOMPARE(table.draft->text(), std::string(kMine));
}

void TestWorkshopPowers::theOtherCardsWithAPowerAreOneClickAway() {
    const Table table;
    table.chip("justice", {}).setFocus();
    QPushButton* other = table.wayTo("hanged-man");
    QVERIFY(other != nullptr);
    QVERIFY(table.wayTo("sun") == nullptr);
    table.press(*other);
    QVERIFY(table.chip("hanged-man", {}).hasFocus());
    QVERIFY(table.wayTo("lovers") != nullptr);
}

void TestWorkshopPowers::theOtherPanesAreFollowed() {
    Table table;
    table.chip("sun", {1, 0}).setFocus();
    QCOMPARE(table.focus.pointer(), std::string("/majors/sun/1"));
    table.focus.go("/majors/tower/1/replacement", nullptr);
    QVERIFY(table.pane->card().sentence().contains(QStringLiteral("sword")));
    QVERIFY(!table.row("tower").visibleRegion().isEmpty());
    QVERIFY(table.chip("sun", {1, 0}).hasFocus());  // the focus is kept
}

void TestWorkshopPowers::aLockedCardIsOnlyLookedAt() {
    const Table table;
    table.pane->setLocked(true);
    QVERIFY(!table.button("sun", "add").isVisible());
    table.chip("sun", {}).setFocus();
    table.key(Qt::Key_Delete);
    table.key(Qt::Key_Right, Qt::AltModifier);
    table.key(Qt::Key_Insert);
    QVERIFY(table.menu() == nullptr);
    table.drag(table.chip("sun", {1, 0}), table.chip("sun", {0, 0}), 0.1);
    QCOMPARE(table.draft->text(), std::string(kMine));
    QVERIFY(!table.pane->card().sentence().isEmpty());
}

void TestWorkshopPowers::brokenTextChangesNothing() {
    const Table table;
    table.draft->type({0, "{", "["});
    table.settle();
    table.chip("sun", {}).setFocus();
    table.key(Qt::Key_Delete);
    QVERIFY(table.draft->text().starts_with('['));
    table.draft->history().undo();
    table.settle();
    table.key(Qt::Key_Delete);
    QCOMPARE(table.powersOf("sun"), list(R"(["disc"])"));
}

void TestWorkshopPowers::strangeProgramsAreNotLost() {
    const Table table(R"({"format": 1, "id": "mine", "kind": "game", "extends": "gnostica",
        "majors": {"sun": ["cup", 5], "moon": [{"any": {}}], "tower": ["flood", {"power": "cup", "found": 7}],
                   "star": "rod"}})");
    const std::string text = table.draft->text();
    QVERIFY(table.row("sun").chip({}) == nullptr);
    QVERIFY(table.row("moon").chip({}) == nullptr);
    QVERIFY(!table.button("sun", "add").isVisible());
    table.chip("tower", {}).setFocus();
    table.chip("tower", {1, 0}).setFocus();
    QCOMPARE(table.draft->text(), text);
    table.press(table.button("sun", "revert"));
    QVERIFY(!table.own()["majors"].contains("sun"));
    QCOMPARE(table.row("sun").program().slots().size(), std::size_t{2});
}

void TestWorkshopPowers::leftAndRightAreThoseOfTheReader() {
    const Table table;
    table.pane->setLayoutDirection(Qt::RightToLeft);
    QCoreApplication::processEvents();
    QVERIFY(table.chip("justice", {0, 0}).x() > table.chip("justice", {1, 0}).x());
    table.chip("justice", {}).setFocus();
    table.key(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(table.powersOf("justice"), list(R"(["sword", "trade"])"));
    table.drag(table.chip("justice", {1, 0}), table.chip("justice", {0, 0}), 0.9);
    QCOMPARE(table.draft->text(), std::string(kMine));
}

void TestWorkshopPowers::whatWasChangedMeanwhileIsShown() {
    const Table table;
    table.pane->hide();
    QVERIFY(table.draft->set("/majors/sun", list(R"(["rod"])"), QStringLiteral("elsewhere")));
    table.settle();
    table.pane->show();
    QCOMPARE(table.chip("sun", {}).accessibleName(), QStringLiteral("Rod"));
    QVERIFY(table.row("sun").differs());
}

void TestWorkshopPowers::anyWorkIsSoundAndCanBeTakenBack() {
    const Table table;
    std::mt19937 random(7);  // the same work each time
    const auto rows = table.pane->findChildren<ProgramRow*>();
    for (int i = 0; i < 60; ++i) {
        ProgramRow* row = rows[static_cast<qsizetype>(random() % 6 + 8)];  // a small set of cards, used repeatedly
        row->focusOn({random() % 4, random() % 2});
        QWidget* chip = QApplication::focusWidget();
        switch (random() % 4) {
        case 0: QTest::keyClick(chip, Qt::Key_Delete); break;
        case 1: QTest::keyClick(chip, Qt::Key_Left, Qt::AltModifier); break;
        case 2: QTest::keyClick(chip, Qt::Key_Right, Qt::AltModifier); break;
        default:
            QTest::keyClick(chip, Qt::Key_Insert);
            if (QMenu* menu = table.menu()) {  // no menu if the card is full
                for (auto down = random() % 6; down > 0; --down) {
                    QTest::keyClick(menu, Qt::Key_Down);
                }
                QTest::keyClick(menu, Qt::Key_Return);
            }
        }
    }
    table.settle();
    QVERIFY(table.draft->history().count() > 20);
    QVERIFY(table.isSound());
    const std::string last = table.draft->text();
    while (table.draft->history().canUndo()) {
        table.draft->history().undo();
    }
    QCOMPARE(table.draft->text(), std::string(kMine));
    while (table.draft->history().canRedo()) {
        table.draft->history().redo();
    }
    QCOMPARE(table.draft->text(), last);
}

QTEST_MAIN(TestWorkshopPowers)
#include "tst_workshop_powers.moc"
