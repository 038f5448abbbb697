// Making a ruleset: form, rulebook, problems and the links between them.
#include "app/gui/look/widgets/fold.h"
#include "app/gui/windows/workshop/shelf/shelf_pane.h"
#include "app/rulesets/own_rulesets.h"
#include "tests/unit/gui/laid_out.h"
#include "tests/unit/gui/shop.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QDropEvent>
#include <QLabel>
#include <QMessageBox>
#include <QMimeData>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTimer>
#include <QTreeView>
#include <QUrl>

#include <algorithm>

using namespace gnostica;
using namespace gnostica::gui;
using gnostica::gui::playing::kMine;
using gnostica::gui::playing::Shop;

class TestWorkshop : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whereNothingIsOpenAllPanesSayWhatToDo();
    void aNumberIsTypedAndStandsEverywhere();
    void theArrowLeadsBackToTheParent();
    void undoLeadsBackToTheFirstByte();
    void whatMakesNoDifferenceSaysWhy();
    void aMechanicIsSwitchedOffAndOn();
    void whatCannotBeReadCannotBeChangedByTheForm();
    void aProblemIsMendedByItsButton();
    void aMisspeltNameIsReplacedWhenAsked();
    void aLongProblemIsReadWhole();
    void aFixSpeaksAsTheFormDoes();
    void aSentenceLeadsToItsSetting();
    void settingsAreFoundByTheirWords();
    void aSettingIsReachedUpAndDownOnly();
    void thePageOfSettingsGrowsWithItsFont();
    void whatLiesBesideTheSettingsStays();
    void whatCameWithTheProgramStaysAsItIs();
    void whatIsSavedIsOnTheShelf();
    void whatCannotBeReadIsNotSavedUnasked();
    void theDraftIsPlayedAsItStands();
    void expansionsAreMadeToo();
    void itIsBasedOnAnother();
    void nothingIsBasedOnItself();
    void itIsPlayedWithAnExpansion();
    void whatTheParentIsPlayedWithStays();
    void filesMayBeDroppedAnywhere();
    void itsVersionIsCounted();
};

void TestWorkshop::whereNothingIsOpenAllPanesSayWhatToDo() {
    const Shop shop;
    for (const char* name : {"bookDock", "problemsDock", "trialDock"}) {
        const auto* label = qobject_cast<QLabel*>(shop.window->findChild<QDockWidget*>(QLatin1String(name))->widget());
        QVERIFY2(label != nullptr && !label->isHidden(), name);
        QCOMPARE(label->text(), QStringLiteral("Choose a ruleset, or make a new one."));
    }
    shop.open("mine");
    for (const char* name : {"bookDock", "problemsDock", "trialDock"}) {
        const QWidget* pane = shop.window->findChild<QDockWidget*>(QLatin1String(name))->widget();
        QVERIFY2(pane != nullptr && qobject_cast<const QLabel*>(pane) == nullptr, name);
    }
    QVERIFY(shop.book().isVisible());
}

void TestWorkshop::aNumberIsTypedAndStandsEverywhere() {
    const Shop shop;
    shop.open("mine");
    QVERIFY(!shop.row("target").differs());
    const QString twelve = QStringLiteral("12 points");
    QVERIFY(!shop.book().toPlainText().contains(twelve));
    shop.enter("target", QStringLiteral("12"));
    QCOMPARE(shop.draft().document()->value()["end"]["target"], 12);
    QVERIFY(shop.row("target").differs());
    QVERIFY(shop.book().toPlainText().contains(twelve));
    QVERIFY(shop.window->isWindowModified());
}

void TestWorkshop::theArrowLeadsBackToTheParent() {
    const Shop shop;
    shop.open("mine");
    shop.enter("target", QStringLiteral("12"));
    auto* back = shop.row("target").findChild<QToolButton*>(QStringLiteral("revert"));
    QVERIFY(back->isVisible());
    QTest::mouseClick(back, Qt::LeftButton);
    shop.settle();
    QCOMPARE(shop.draft().document()->value(), nlohmann::json::parse(kMine));
    QVERIFY(!shop.row("target").differs());
    QCOMPARE(shop.control<QSpinBox>("target").value(), 9);
}

void TestWorkshop::undoLeadsBackToTheFirstByte() {
    const Shop shop;
    shop.open("mine");
    shop.enter("target", QStringLiteral("12"));
    shop.enter("handLimit", QStringLiteral("5"));
    const QString last = shop.text();
    QCOMPARE(shop.draft().history().count(), 2);
    shop.act(Act::undoEdit);
    shop.act(Act::undoEdit);
    QCOMPARE(shop.text(), QString::fromUtf8(kMine));
    QVERIFY(!shop.window->isWindowModified());
    shop.act(Act::redoEdit);
    shop.act(Act::redoEdit);
    QCOMPARE(shop.text(), last);
    shop.settle();
    QCOMPARE(shop.control<QSpinBox>("handLimit").value(), 5);
}

void TestWorkshop::whatMakesNoDifferenceSaysWhy() {
    const Shop shop;
    shop.open("mine");
    QVERIFY(!shop.row("firstSeat").editor().isEnabled());
    QVERIFY(shop.row("firstSeat").isVisibleTo(&shop.window->panes()->form()));
    QVERIFY(shop.draft().set("/start/first", "seat", QStringLiteral("start")));
    shop.settle();
    QVERIFY(shop.row("firstSeat").editor().isEnabled());
}

void TestWorkshop::aMechanicIsSwitchedOffAndOn() {
    const Shop shop;
    shop.open("mine");
    auto* box = shop.window->panes()->form().findChild<QCheckBox*>(QStringLiteral("mechanic bid"));
    QVERIFY(box->isChecked());
    box->click();
    shop.settle();
    QVERIFY(shop.draft().document()->value()["mechanics"]["bid"].is_null());
    QVERIFY(
        !shop.window->panes()->problems().findChild<QTreeView*>()->model()->index(0, 0).data().toString().isEmpty());
    box->click();
    shop.settle();
    QVERIFY(box->isChecked());
    QVERIFY(shop.window->panes()->problems().summary().contains(QStringLiteral("No errors")));
}

void TestWorkshop::whatCannotBeReadCannotBeChangedByTheForm() {
    const Shop shop;
    shop.open("mine");
    shop.draft().type({0, "{", "["});
    shop.settle();
    QVERIFY(!shop.row("target").editor().isEnabled());
    QVERIFY(shop.window->panes()->problems().summary().contains(QStringLiteral("1 error")));
    QVERIFY2(shop.window->windowTitle().contains(QStringLiteral("Mine")), qPrintable(shop.window->windowTitle()));
    shop.act(Act::undoEdit);
    shop.settle();
    QVERIFY(shop.row("target").editor().isEnabled());
    QVERIFY(shop.window->panes()->problems().summary().contains(QStringLiteral("No errors")));
}

void TestWorkshop::aProblemIsMendedByItsButton() {
    const QByteArray text = R"({ "format": 1, "id": "mine", "kind": "game", "extends": "gnostica",
        "name": {"en": "Mine"}, "end": { "targett": 8 } })";
    const Shop shop({{QStringLiteral("mine.json"), text}});
    shop.open("mine");
    const auto& problems = shop.window->panes()->problems();
    QVERIFY(problems.summary().contains(QStringLiteral("1 error")));
    auto* fix = problems.findChild<QPushButton*>();
    QVERIFY(fix != nullptr);
    QTest::mouseClick(fix, Qt::LeftButton);
    shop.settle();
    QCOMPARE(shop.draft().document()->value()["end"], nlohmann::json({{"target", 8}}));
    QVERIFY(problems.summary().contains(QStringLiteral("No errors")));
    QCOMPARE(shop.draft().history().count(), 1);
}

namespace {

/// The fix button of any problem with this text; nullptr if there is none.
QPushButton* fixNamed(ProblemsPane& pane, const QString& name, QStringList* others = nullptr) {
    const int count = pane.findChild<QTreeView*>()->model()->rowCount();
    for (int row = 0; row < count; ++row) {
        pane.go(1);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);  // the buttons of the previous problem
        for (QPushButton* each : pane.findChildren<QPushButton*>()) {
            if (each->text() == name) {
                return each;
            }
            if (others != nullptr) {
                *others << each->text();
            }
        }
    }
    return nullptr;
}

constexpr const char* kMisspelt = R"({ "format": 1, "id": "mine", "kind": "game", "extends": "gnostica",
    "name": {"en": "Mine"}, "majors": {"lovers": ["rod", "swrod"]}, "mechanics": {"chalenge": {}} })";

}  // namespace

// Regression: a misspelt name had no button: the checks never replace it automatically, as it could be a plug-in's.
void TestWorkshop::aMisspeltNameIsReplacedWhenAsked() {
    const Shop shop({{QStringLiteral("mine.json"), kMisspelt}});
    shop.open("mine");
    for (const char* name : {"Replace “swrod” with “sword”", "Replace “chalenge” with “challenge”"}) {
        QPushButton* fix = fixNamed(shop.window->panes()->problems(), QString::fromUtf8(name));
        QVERIFY2(fix != nullptr, name);
        QTest::mouseClick(fix, Qt::LeftButton);
        shop.settle();
    }
    const nlohmann::json mended = shop.draft().document()->value();
    QCOMPARE(mended["majors"]["lovers"], nlohmann::json({"rod", "sword"}));
    QVERIFY(mended["mechanics"].contains("challenge") && !mended["mechanics"].contains("chalenge"));
    QVERIFY(std::ranges::none_of(shop.window->draft()->check().problems(), engine::isError));
    shop.act(Act::undoEdit);
    shop.act(Act::undoEdit);
    QCOMPARE(shop.text(), QString::fromUtf8(kMisspelt));
}

// Regression: "There is no power “swrod”. Did you mean …" was cut off at the end.
void TestWorkshop::aLongProblemIsReadWhole() {
    const Shop shop({{QStringLiteral("mine.json"), kMisspelt}});
    shop.open("mine");
    const auto& list = *shop.window->panes()->problems().findChild<QTreeView*>();
    const QFontMetrics font = list.fontMetrics();
    for (const int width : {1100, 950}) {
        shop.window->resize(width, 800);
        gnostica::tests::settle();
        const QModelIndex line = list.model()->index(0, 0);
        const QRect column(0, 0, list.columnWidth(0), QWIDGETSIZE_MAX);
        const int lines = font.boundingRect(column, Qt::TextWordWrap, line.data().toString()).height() / font.height();
        QVERIFY(lines > 1);
        QVERIFY(list.visualRect(line).height() >= lines * font.height());
    }
}

// Regression: "Remove /players/colour" named a path, in a window that shows settings by name.
void TestWorkshop::aFixSpeaksAsTheFormDoes() {
    const QByteArray text = R"({ "format": 1, "id": "mine", "kind": "game", "extends": "gnostica",
        "name": {"en": "Mine"}, "players": {"colour": 3},
        "majors": {"sun": [{"power": "rod", "grip": 1}, 7], "moon": [] } })";
    const Shop shop({{QStringLiteral("mine.json"), text}});
    shop.open("mine");
    QStringList names;
    QVERIFY(fixNamed(shop.window->panes()->problems(), QString(), &names) == nullptr);
    for (const char* name : {"Remove “colour”", "Remove “Powers (The Sun): grip”", "Remove “Powers (The Sun): 2”",
                             "Remove “Powers (The Moon)”"}) {
        QVERIFY2(names.contains(QString::fromUtf8(name)), qPrintable(names.join(u'\n')));
    }
    QVERIFY2(names.filter(QStringLiteral("/")).isEmpty(), qPrintable(names.join(u'\n')));
}

void TestWorkshop::aSentenceLeadsToItsSetting() {
    const Shop shop;
    shop.open("mine");
    Q_EMIT shop.book().anchorClicked(QUrl(QStringLiteral("value:/end/target")));
    tests::settle();
    const FormRow& row = shop.row("target");
    const QRect shown = row.rect().translated(row.mapTo(shop.window.get(), QPoint()));
    QVERIFY(shop.window->rect().contains(shown.center()));
    QVERIFY(shop.book().toHtml().contains(QStringLiteral("value:/end/target")));
}

void TestWorkshop::settingsAreFoundByTheirWords() {
    const Shop shop;
    shop.open("mine");
    shop.act(Act::findSetting);
    auto* search = shop.window->panes()->form().findChild<QLineEdit*>(QStringLiteral("searchSettings"));
    QVERIFY(search->hasFocus());
    QTest::keyClicks(search, QStringLiteral("points win"));
    const auto isShown = [&](const char* key) { return shop.row(key).isVisible(); };
    QVERIFY(isShown("target"));
    QVERIFY(!isShown("handLimit"));
    search->clear();
    QVERIFY(isShown("handLimit"));
    auto* nothing = shop.window->panes()->form().findChild<QLabel*>(QStringLiteral("nothingFound"));
    QVERIFY(!nothing->isVisible());
    QTest::keyClicks(search, QStringLiteral("target score"));  // as in the rules
    QVERIFY(isShown("target") && !isShown("handLimit") && !nothing->isVisible());
    search->clear();
    QTest::keyClicks(search, QStringLiteral("row"));  // "Rows of the board", not "Grown territories"
    QVERIFY(isShown("rows") && !isShown("discReplacement"));
    search->clear();
    QTest::keyClicks(search, QStringLiteral("gooseberry"));
    QVERIFY(nothing->isVisible() && !isShown("target"));
    search->clear();
    // Regression: rule numbers were cut off when rows were created that were not open.
    auto* scroll = shop.window->panes()->form().findChild<QScrollArea*>();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    const int hidden = scroll->widget()->width() - scroll->viewport()->width();
    QVERIFY(hidden <= 0 || scroll->horizontalScrollBar()->isVisible());
}

// Regression: a jump to a setting showed the end of its row.
void TestWorkshop::aSettingIsReachedUpAndDownOnly() {
    const Shop shop;
    shop.open("mine");
    const FormPane& form = shop.window->panes()->form();
    auto* scroll = form.findChild<QScrollArea*>();
    scroll->widget()->setMinimumWidth(2 * scroll->width());
    gnostica::tests::settle();
    QScrollBar* across = scroll->horizontalScrollBar();
    const auto made = form.findChildren<FormRow*>().size();
    const auto& options = shop.window->draft()->check().found().options;
    // The rows of rulings are created when they are shown.
    for (const auto part : {engine::OptionPart::players, engine::OptionPart::rulings}) {
        const auto last = std::find_if(options.rbegin(), options.rend(), [part](const engine::Option& option) {
            return option.part == part && !option.pointer.starts_with("/mechanics/");
        });
        QVERIFY(last != options.rend());
        across->setValue(across->maximum() / 2);
        const int before = across->value();
        QVERIFY(before > 0);
        shop.window->draft()->bench().focus.go(last->pointer, nullptr);
        QCOMPARE(across->value(), before);
        const FormRow& row = shop.row(last->key.c_str());
        QVERIFY(row.isVisible());
        const int middle = row.mapTo(scroll->viewport(), row.rect().center()).y();
        QVERIFY2(middle >= 0 && middle < scroll->viewport()->height(), qPrintable(QString::number(middle)));
    }
    QVERIFY(form.findChildren<FormRow*>().size() > made);
}

// Regression: in a language that needs another font, the page kept its narrow width.
void TestWorkshop::thePageOfSettingsGrowsWithItsFont() {
    const Shop shop;
    shop.open("mine");
    FormPane& form = shop.window->panes()->form();
    const auto* scroll = form.findChild<QScrollArea*>();
    const int before = scroll->minimumWidth();
    QFont larger = form.font();
    larger.setPixelSize(2 * form.fontMetrics().height());
    form.setFont(larger);
    QVERIFY(scroll->minimumWidth() > before * 3 / 2);
}

// Regression: rows created by a search needed more room, and took it from the docks.
void TestWorkshop::whatLiesBesideTheSettingsStays() {
    const Shop shop;
    shop.open("mine");
    WorkshopWindow& window = *shop.window;
    auto* shelf = window.findChild<QDockWidget*>(QStringLiteral("shelfDock"));
    auto* book = window.findChild<QDockWidget*>(QStringLiteral("bookDock"));
    window.resize(1100, 760);
    gnostica::tests::settle();
    window.resizeDocks({shelf, book}, {270, 380}, Qt::Horizontal);
    gnostica::tests::settle();
    const auto widths = [shelf, book] { return std::pair(shelf->width(), book->width()); };
    const auto before = widths();
    auto* search = window.panes()->form().findChild<QLineEdit*>(QStringLiteral("searchSettings"));
    for (const char* words : {"target score", "hole", "row", ""}) {
        search->setText(QLatin1String(words));
        gnostica::tests::settle();
        QVERIFY2(widths() == before, words);
    }
    for (Fold* fold : window.panes()->form().findChildren<Fold*>()) {
        fold->setOpen(true);
        gnostica::tests::settle();
        QVERIFY(widths() == before);
    }
}

void TestWorkshop::whatCameWithTheProgramStaysAsItIs() {
    const Shop shop;
    shop.open("gnostica");
    QVERIFY(!shop.row("target").editor().isEnabled());
    QVERIFY(!shop.window->actions().at(Act::saveRuleset)->isEnabled());
    QVERIFY(shop.book().toPlainText().size() > 5000);
}

void TestWorkshop::whatIsSavedIsOnTheShelf() {
    const Shop shop;
    shop.open("mine");
    shop.enter("target", QStringLiteral("12"));
    QVERIFY(shop.window->actions().at(Act::saveRuleset)->isEnabled());
    shop.act(Act::saveRuleset);
    QVERIFY(!shop.window->isWindowModified());
    QCOMPARE((*shop.shelf->library().find("mine"))["end"]["target"], 12);
    QFile file(shop.folders().userRulesets() + QStringLiteral("/mine.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(QString::fromUtf8(file.readAll()), shop.text());
}

void TestWorkshop::whatCannotBeReadIsNotSavedUnasked() {
    const Shop shop;
    shop.open("mine");
    const QString path = shop.folders().userRulesets() + QStringLiteral("/mine.json");
    const auto onDisk = [&] {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    };
    const QString before = onDisk();
    shop.draft().replaceAll("rubbish", {});
    QTRY_VERIFY(!shop.window->actions().at(Act::playDraft)->isEnabled());
    const auto saveAndAnswer = [&](const QString& answer) {
        QTimer::singleShot(0, qApp, [answer] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            QVERIFY(box != nullptr);
            for (QAbstractButton* button : box->buttons()) {
                if (button->text().contains(answer)) {
                    QTest::mouseClick(button, Qt::LeftButton);
                    return;
                }
            }
            box->reject();
        });
        shop.act(Act::saveRuleset);
    };
    saveAndAnswer(QStringLiteral("Cancel"));
    QCOMPARE(onDisk(), before);
    QVERIFY(shop.window->isWindowModified());
    saveAndAnswer(QStringLiteral("anyway"));
    QCOMPARE(onDisk(), QStringLiteral("rubbish"));
}

void TestWorkshop::theDraftIsPlayedAsItStands() {
    const Shop shop;
    shop.open("mine");
    shop.enter("target", QStringLiteral("12"));
    const QSignalSpy wanted(shop.window.get(), &WorkshopWindow::playWanted);
    shop.act(Act::playDraft);
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted.front().front().value<std::string>(), shop.draft().text());
}

void TestWorkshop::expansionsAreMadeToo() {
    const QByteArray text = R"({ "format": 1, "id": "more", "kind": "expansion", "name": {"en": "More"} })";
    const Shop shop({{QStringLiteral("more.json"), text}});
    shop.open("more");
    shop.enter("handLimit", QStringLiteral("7"));
    QCOMPARE(shop.draft().document()->value()["hand"]["limit"], 7);
    QVERIFY(shop.window->panes()->problems().summary().contains(QStringLiteral("No errors")));
    QVERIFY(shop.row("handLimit").differs());
}

void TestWorkshop::itIsBasedOnAnother() {
    const Shop shop;
    shop.open("mine");
    auto* basis = shop.window->panes()->form().findChild<QComboBox*>(QStringLiteral("basis"));
    QCOMPARE(basis->currentData().toString(), QStringLiteral("gnostica"));
    const int target = shop.control<QSpinBox>("target").value();
    basis->setFocus();
    const int wanted = basis->findData(QStringLiteral("long-game"));
    while (basis->currentIndex() != wanted) {
        QTest::keyClick(basis, basis->currentIndex() < wanted ? Qt::Key_Down : Qt::Key_Up);
    }
    shop.settle();
    QCOMPARE(shop.text(),
             QString::fromUtf8(kMine).replace(QStringLiteral("\"gnostica\""), QStringLiteral("\"long-game\"")));
    QVERIFY(shop.control<QSpinBox>("target").value() > target);
    QVERIFY(!shop.row("target").differs());
    shop.act(Act::undoEdit);
    shop.settle();
    QCOMPARE(shop.text(), QString::fromUtf8(kMine));
    QCOMPARE(basis->currentData().toString(), QStringLiteral("gnostica"));
}

void TestWorkshop::nothingIsBasedOnItself() {
    const QByteArray child = R"({ "format": 1, "id": "child", "kind": "game", "extends": "mine",
        "name": {"en": "Child"} })";
    const Shop shop({{QStringLiteral("mine.json"), kMine}, {QStringLiteral("child.json"), child}});
    auto basis = [&] { return shop.window->panes()->form().findChild<QComboBox*>(QStringLiteral("basis")); };
    shop.open("mine");
    QVERIFY(basis()->findData(QStringLiteral("threestica")) >= 0);
    QVERIFY(basis()->findData(QStringLiteral("star-wheel")) < 0);
    QVERIFY(basis()->findData(QStringLiteral("mine")) < 0);
    QVERIFY(basis()->findData(QStringLiteral("child")) < 0);
    shop.open("child");
    QVERIFY(basis()->findData(QStringLiteral("mine")) >= 0);
    shop.open("gnostica");
    QVERIFY(!basis()->isEnabled());
    QVERIFY(basis()->currentData().toString().isEmpty());
}

void TestWorkshop::itIsPlayedWithAnExpansion() {
    const Shop shop;
    shop.open("mine");
    auto* box = shop.window->panes()->form().findChild<QCheckBox*>(QStringLiteral("expansion star-wheel"));
    QVERIFY(box->isVisible() && !box->isChecked());
    QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(8, box->height() / 2));
    shop.settle();
    QCOMPARE(shop.draft().document()->value()["expansions"], nlohmann::json::array({"star-wheel"}));
    QVERIFY(box->isChecked() && box->isEnabled());
    QVERIFY(shop.window->panes()->form().findChild<QCheckBox*>(QStringLiteral("mechanic wheel"))->isChecked());
    QVERIFY(shop.window->panes()->problems().summary().contains(QStringLiteral("No errors")));
    QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(8, box->height() / 2));
    shop.settle();
    QCOMPARE(shop.text(), QString::fromUtf8(kMine));
}

void TestWorkshop::whatTheParentIsPlayedWithStays() {
    const QByteArray parent = R"({ "format": 1, "id": "round", "kind": "game", "extends": "gnostica",
        "expansions": ["star-wheel"], "name": {"en": "Round"} })";
    const QByteArray text = QByteArray(kMine).replace("gnostica", "round");
    const Shop shop({{QStringLiteral("round.json"), parent}, {QStringLiteral("mine.json"), text}});
    shop.open("mine");
    const auto* box = shop.window->panes()->form().findChild<QCheckBox*>(QStringLiteral("expansion star-wheel"));
    QVERIFY(box->isChecked());
    QVERIFY(!box->isEnabled());
    shop.enter("handLimit", QStringLiteral("5"));
    QVERIFY(box->isChecked());
    QVERIFY(!box->isEnabled());
}

void TestWorkshop::filesMayBeDroppedAnywhere() {
    const Shop shop;
    const QTemporaryDir elsewhere;
    const QString path = elsewhere.filePath(QStringLiteral("theirs.gnostica-rules"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray(kMine).replace("\"mine\"", "\"theirs\""));
    file.close();
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    QDragEnterEvent enter(QPoint(40, 40), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(shop.window.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(40, 40), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(shop.window.get(), &drop);
    QTRY_VERIFY(shop.window->shelf().model().find(pathOf(*shop.shelf, "theirs")).isValid());
}

void TestWorkshop::itsVersionIsCounted() {
    const Shop shop;
    shop.open("mine");
    auto& version = *shop.window->panes()->form().findChild<QSpinBox*>(QStringLiteral("version"));
    QCOMPARE(version.text(), QStringLiteral("None"));
    version.setFocus();
    QTest::keyClick(&version, Qt::Key_Up);
    QTest::keyClick(&version, Qt::Key_Up);
    shop.settle();
    QCOMPARE(shop.draft().document()->value()["version"], 2);
    QVERIFY(shop.window->panes()->problems().summary().contains(QStringLiteral("No errors")));
    QCOMPARE(shop.draft().history().count(), 1);
    QTest::keyClick(&version, Qt::Key_Down);
    QTest::keyClick(&version, Qt::Key_Down);
    QVERIFY(!shop.draft().document()->value().contains("version"));
    QVERIFY(shop.draft().set("/version", 7, QStringLiteral("typed")));
    shop.settle();
    QCOMPARE(version.value(), 7);
    shop.open("gnostica");
    QVERIFY(!shop.window->panes()->form().findChild<QSpinBox*>(QStringLiteral("version"))->isEnabled());
}

QTEST_MAIN(TestWorkshop)
#include "tst_workshop.moc"
