// Name, summary and notes of a draft in several languages.
#include "app/gui/windows/workshop/names/names_delegate.h"
#include "app/gui/windows/workshop/names/names_model.h"
#include "app/gui/windows/workshop/names/names_pane.h"
#include "app/storage/data_folders.h"
#include "tests/unit/gui/laid_out.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QtTest>

#include <algorithm>
#include <memory>

using namespace gnostica;
using namespace gnostica::gui;

namespace {

constexpr const char* kTwoLanguages = R"({
    "format": 1, "id": "mine", "kind": "game", "extends": "gnostica",
    "name": { "en": "Mine", "de": "Meins" },
    "summary": { "en": "Ten points win." }
}
)";

const rulesets::RulesShelf& namesShelf() {
    static const rulesets::RulesShelf all(storage::dataFolders(), engine::builtinRegistry());
    return all;
}

/// A draft and the table of its names on the screen.
class NamesDesk {
public:
    NamesDesk() : draft(kTwoLanguages, "mine.json"), check(draft, namesShelf()) {
        pane.resize(800, 400);
        pane.show();
    }

    QModelIndex cell(const char* pointer) const { return pane.model().indexOf(pointer); }
    /// Replaces the content of a cell.
    void enter(const char* pointer, const QString& text, int end = Qt::Key_Return) const {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);  // the previous editor
        pane.table().setCurrentIndex(cell(pointer));
        pane.table().edit(cell(pointer));
        auto* editor = pane.findChild<BoundedText*>();
        QVERIFY(editor != nullptr);
        editor->selectAll();
        editor->insertPlainText(text);
        QTest::keyClick(editor, static_cast<Qt::Key>(end));
    }
    const nlohmann::json& value() const { return draft.document()->value(); }
    bool says(const QString& text) const {
        return std::ranges::any_of(pane.findChildren<QLabel*>(), [&](const QLabel* label) {
            return label->isVisible() && label->text().contains(text);
        });
    }

    Draft draft;
    DraftCheck check;
    DraftFocus focus;
    NamesPane pane{{namesShelf(), draft, check, focus}, nullptr};
};

}  // namespace

class TestWorkshopNames : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyLanguageIsARow();
    void englishIsNotAmericanByItself();
    void whatIsMissingIsWhatReadersGet();
    void aTextIsWrittenAndTakenBack();
    void anEmptiedTextIsTakenOut();
    void theLastNameStays();
    void aLanguageIsAddedByItsName();
    void whyNothingCanBeChangedIsSaid();
    void whatIsTooLongStaysInItsEditor();
    void changesFromElsewhereAreShown();
    void aLockedDraftCanOnlyBeRead();
    void theOtherPanesFollow();
    void rowsAreAsHighAsTheirTexts();
};

void TestWorkshopNames::everyLanguageIsARow() {
    const NamesDesk desk;
    QCOMPARE(desk.pane.model().languages(), (QStringList{QStringLiteral("de"), QStringLiteral("en")}));
    QCOMPARE(desk.pane.model().headerData(0, Qt::Vertical, Qt::DisplayRole).toString(), QStringLiteral("Deutsch (de)"));
    QCOMPARE(desk.cell("/name/de").data().toString(), QStringLiteral("Meins"));
}

void TestWorkshopNames::englishIsNotAmericanByItself() {
    QCOMPARE(NamesModel::languageName(QStringLiteral("en")), QStringLiteral("English (en)"));
    QCOMPARE(NamesModel::languageName(QStringLiteral("es")), QStringLiteral("español (es)"));
    QCOMPARE(NamesModel::languageName(QStringLiteral("de")), QStringLiteral("Deutsch (de)"));
}

void TestWorkshopNames::whatIsMissingIsWhatReadersGet() {
    const NamesDesk desk;
    const QModelIndex summary = desk.cell("/summary/de");
    QCOMPARE(summary.data().toString(), QStringLiteral("Ten points win."));
    QVERIFY(summary.data(NamesModel::kInsteadRole).toBool());
    QVERIFY(summary.data(Qt::EditRole).toString().isEmpty());
    QVERIFY(!desk.cell("/summary/en").data(NamesModel::kInsteadRole).toBool());
    QVERIFY(desk.cell("/notes/de").data().toString().isEmpty());
}

void TestWorkshopNames::aTextIsWrittenAndTakenBack() {
    NamesDesk desk;
    desk.enter("/summary/de", QStringLiteral("Zehn Punkte gewinnen."));
    QCOMPARE(desk.value()["summary"]["de"], "Zehn Punkte gewinnen.");
    desk.enter("/notes/en", QStringLiteral("For long evenings."));
    QCOMPARE(desk.value()["notes"]["en"], "For long evenings.");
    QTRY_VERIFY(desk.check.isCurrent());
    QVERIFY(desk.check.problems().empty());
    desk.draft.history().undo();
    desk.draft.history().undo();
    QCOMPARE(desk.draft.text(), std::string(kTwoLanguages));
}

void TestWorkshopNames::anEmptiedTextIsTakenOut() {
    const NamesDesk desk;
    desk.enter("/name/de", QStringLiteral("  "));
    QVERIFY(!desk.value()["name"].contains("de"));
    QCOMPARE(desk.cell("/name/de").data().toString(), QStringLiteral("Mine"));
    desk.pane.table().setCurrentIndex(desk.cell("/summary/en"));
    QTest::keyClick(&desk.pane.table(), Qt::Key_Delete);
    QVERIFY(!desk.value().contains("summary"));
}

void TestWorkshopNames::theLastNameStays() {
    const NamesDesk desk;
    desk.enter("/name/de", QString());
    desk.enter("/name/en", QString());
    QCOMPARE(desk.value()["name"]["en"], "Mine");
    QVERIFY(desk.says(QStringLiteral("A ruleset needs a name")));
}

void TestWorkshopNames::aLanguageIsAddedByItsName() {
    const NamesDesk desk;
    auto* languages = desk.pane.findChild<QComboBox*>(QStringLiteral("newLanguage"));
    QVERIFY(languages->findData(QStringLiteral("de")) < 0);  // already in the table
    const int french = languages->findText(QStringLiteral("français (fr)"));
    QVERIFY(french >= 0);
    languages->setCurrentIndex(french);
    QTest::mouseClick(desk.pane.findChild<QPushButton*>(QStringLiteral("addLanguage")), Qt::LeftButton);
    QCOMPARE(desk.pane.model().rowCount(), 3);
    QVERIFY(languages->findData(QStringLiteral("fr")) < 0);
    QCOMPARE(desk.value(), nlohmann::json::parse(kTwoLanguages));
    auto* editor = desk.pane.findChild<BoundedText*>();  // the editor opens immediately
    QVERIFY(editor != nullptr);
    QTest::keyClicks(editor, QStringLiteral("Le mien"));
    QTest::keyClick(editor, Qt::Key_Return);
    QCOMPARE(desk.value()["name"]["fr"], "Le mien");
}

void TestWorkshopNames::whatIsTooLongStaysInItsEditor() {
    const NamesDesk desk;
    desk.enter("/name/en", QString(121, u'x'));
    auto* editor = desk.pane.findChild<BoundedText*>();
    QVERIFY(editor != nullptr && editor->isVisible());
    QVERIFY2(editor->fault().contains(u'1'), qPrintable(editor->fault()));
    QCOMPARE(desk.value()["name"]["en"], "Mine");
    QTest::keyClick(editor, Qt::Key_Backspace);
    QVERIFY(editor->fault().isEmpty());
    QTest::keyClick(editor, Qt::Key_Return);
    QCOMPARE(desk.value()["name"]["en"], std::string(120, 'x'));
}

void TestWorkshopNames::changesFromElsewhereAreShown() {
    NamesDesk desk;
    QVERIFY(desk.draft.set("/name/ar", "لعبتي", {}));
    QCOMPARE(desk.pane.model().rowCount(), 3);
    QCOMPARE(desk.cell("/name/ar").data().toString(), QStringLiteral("لعبتي"));
    desk.draft.replaceAll("{", {});  // not readable: it cannot be edited either
    QCOMPARE(desk.pane.model().rowCount(), 3);
    QVERIFY(!desk.cell("/name/ar").flags().testFlag(Qt::ItemIsEditable));
    desk.draft.replaceAll(R"({"name": 7, "notes": [], "summary": {"x": 1}})", {});
    QCOMPARE(desk.pane.model().languages(), QStringList{QStringLiteral("x")});
}

void TestWorkshopNames::aLockedDraftCanOnlyBeRead() {
    NamesDesk desk;
    desk.pane.setLocked(true);
    QVERIFY(!desk.cell("/name/en").flags().testFlag(Qt::ItemIsEditable));
    desk.pane.table().setCurrentIndex(desk.cell("/summary/en"));
    QTest::keyClick(&desk.pane.table(), Qt::Key_Delete);
    QCOMPARE(desk.draft.text(), std::string(kTwoLanguages));
}

void TestWorkshopNames::theOtherPanesFollow() {
    NamesDesk desk;
    desk.pane.table().setCurrentIndex(desk.cell("/summary/en"));
    QCOMPARE(desk.focus.pointer(), std::string("/summary/en"));
    desk.focus.go("/name/de", nullptr);
    QCOMPARE(desk.pane.table().currentIndex(), desk.cell("/name/de"));
}

// Regression: three lines had the height of ten until the window was resized, and then some were cut off.
void TestWorkshopNames::rowsAreAsHighAsTheirTexts() {
    NamesDesk desk;
    const QString summary = QStringLiteral("Quick and warlike: nine pyramids each, dice decide attacks. ").repeated(4);
    for (const char* language : {"ar", "cs", "da", "de", "en", "fr", "he", "it"}) {
        QVERIFY(desk.draft.set(std::string("/summary/") + language, summary.toStdString(), {}));
    }
    const QAbstractItemView& table = desk.pane.table();
    const QHeaderView& rows = *desk.pane.table().verticalHeader();
    for (const int width : {800, 500, 900}) {
        desk.pane.resize(width, 400);
        gnostica::tests::settle();
        for (int row = 0; row < table.model()->rowCount(); ++row) {
            QCOMPARE(rows.sectionSize(row), std::max(table.sizeHintForRow(row), rows.sectionSizeHint(row)));
        }
    }
}

// Regression: while the text was not JSON, the table was empty without a message.
void TestWorkshopNames::whyNothingCanBeChangedIsSaid() {
    NamesDesk desk;
    const QString why = QStringLiteral("currently cannot be read");
    QVERIFY(!desk.says(why));
    desk.draft.replaceAll("{ \"id\": ", QStringLiteral("typed"));
    QVERIFY(desk.says(why));
    QCOMPARE(desk.cell("/name/de").data().toString(), QStringLiteral("Meins"));  // as last read
    QVERIFY(!desk.pane.findChild<QPushButton*>(QStringLiteral("addLanguage"))->isEnabled());
    desk.draft.history().undo();
    QVERIFY(!desk.says(why));
    desk.pane.setLocked(true);
    QVERIFY(desk.says(QStringLiteral("Duplicate it")));
}

QTEST_MAIN(TestWorkshopNames)
#include "tst_workshop_names.moc"
