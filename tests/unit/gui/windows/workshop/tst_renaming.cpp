// A ruleset keeps its identity: drafts, children and remembered choices follow when its id changes. Two rulesets with
// the same id are reported.
#include "app/gui/program/windows.h"
#include "app/gui/shared/rulesets/not_offered.h"
#include "app/gui/windows/compare/choice/arms_bar.h"
#include "app/gui/windows/compare/compare_window.h"
#include "app/gui/windows/game/dialogs/desk_dialogs.h"
#include "app/gui/windows/game/dialogs/new_game/new_game_dialog.h"
#include "app/gui/windows/workshop/shelf/rename_dialog.h"
#include "app/gui/windows/workshop/shelf/shelf_pane.h"
#include "app/rulesets/own_rulesets.h"
#include "tests/unit/gui/in_dialog.h"
#include "tests/unit/gui/shop.h"
#include "tests/unit/gui/window_play.h"

#include <QLabel>
#include <QTreeView>

#include <algorithm>

using namespace gnostica;
using namespace gnostica::gui;
using namespace gnostica::gui::playing;

namespace {

using Deed = ShelfPane::Deed;

constexpr const char* kChild = R"({
    "format": 1, "id": "child", "kind": "game", "extends": "mine",
    "name": { "en": "Child" }
}
)";

constexpr const char* kThief = R"({
    "format": 1, "id": "gnostica", "kind": "game",
    "name": { "en": "Thief" }
}
)";

QByteArray bytesAt(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString ownFile(const Shop& shop, const char* name) {
    return shop.folders().userRulesets() + u'/' + QLatin1String(name);
}

QStringList ownFiles(const Shop& shop) {
    return QDir(shop.folders().userRulesets()).entryList(QDir::Files);
}

QByteArray withNewId(const char* text) {
    return QByteArray(text).replace("\"mine\"", "\"yours\"");
}

/// The user's actions: F2, another id, Enter.
void renameTo(const Shop& shop, const QString& id, const QString& newId) {
    shop.window->shelf().choose(id);
    inDialog([&](QDialog& dialog) {
        auto* field = dialog.findChild<QLineEdit*>(QStringLiteral("id"));
        field->clear();
        QTest::keyClicks(field, newId);
        QTest::keyClick(field, Qt::Key_Return);
    });
    shop.window->shelf().action(Deed::rename)->trigger();
}

void pressIn(const QDialog& dialog, const QString& text) {
    for (auto* button : dialog.findChildren<QPushButton*>()) {
        if (button->text().remove(u'&').contains(text)) {
            button->click();
            return;
        }
    }
    QFAIL(qPrintable(text));
}

void change(const Shop& shop) {
    QVERIFY(shop.draft().set("/end/target", 12, QStringLiteral("Points to win")));
}

QStringList games(const rulesets::RulesShelf& shelf) {
    QStringList ids;
    for (const rulesets::RulesetTitle& title : shelf.games()) {
        if (shelf.isOwn(title.id.toStdString())) {
            ids << title.id;
        }
    }
    ids.sort();
    return ids;
}

}  // namespace

class TestRenaming : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theOpenDraftTakesIdAndFile();
    void unsavedChangesStayUnsaved();
    void aChildThatIsOpenFollows_data();
    void aChildThatIsOpenFollows();
    void keptDraftsFollow();
    void anotherWindowFollows();
    void anIdThatIsTypedIsFollowed();
    void aTakenIdIsNotSavedUnasked();
    void whatWasPlayedAndComparedLastFollows();
    void aTakenIdIsSaidWhereRulesetsAreChosen();
    void aTakenIdCanBeChanged();
    void aMessageOfSeveralLinesIsSeenWhole();
};

/// Regression: the draft stayed with the old file, as if changed, and saving made two rulesets of one.
void TestRenaming::theOpenDraftTakesIdAndFile() {
    const Shop shop;
    shop.open("mine");
    renameTo(shop, QStringLiteral("mine"), QStringLiteral("yours"));
    QCOMPARE(ownFiles(shop), QStringList{QStringLiteral("yours.json")});
    QCOMPARE(bytesAt(ownFile(shop, "yours.json")), withNewId(kMine));
    QCOMPARE(shop.text().toUtf8(), withNewId(kMine));
    QVERIFY(!shop.draft().isModified());
    QVERIFY(!shop.window->isWindowModified());
    QCOMPARE(shop.window->draft()->keeper()->path(), ownFile(shop, "yours.json"));
    QCOMPARE(QString::fromStdString(shop.draft().source()), ownFile(shop, "yours.json"));
    change(shop);
    shop.act(Act::saveRuleset);
    QCOMPARE(ownFiles(shop), QStringList{QStringLiteral("yours.json")});
    QCOMPARE(games(*shop.shelf), QStringList{QStringLiteral("yours")});
    QVERIFY(bytesAt(ownFile(shop, "yours.json")).contains("12"));
    // The change of the text can be undone like any other; the file remains the new one.
    shop.act(Act::undoEdit);
    shop.act(Act::undoEdit);
    QVERIFY(shop.text().contains(QStringLiteral("\"mine\"")));
    QVERIFY(shop.draft().isModified());
}

void TestRenaming::unsavedChangesStayUnsaved() {
    const Shop shop;
    shop.open("mine");
    change(shop);
    renameTo(shop, QStringLiteral("mine"), QStringLiteral("yours"));
    QCOMPARE(bytesAt(ownFile(shop, "yours.json")), withNewId(kMine));  // this does not save the draft's change
    QVERIFY(shop.draft().isModified());
    QVERIFY(shop.text().contains(QStringLiteral("\"yours\"")) && shop.text().contains(QStringLiteral("12")));
    shop.act(Act::saveRuleset);
    QVERIFY2(!shop.draft().isModified(), "nobody else has written there");
    QCOMPARE(ownFiles(shop), QStringList{QStringLiteral("yours.json")});
    QCOMPARE(bytesAt(ownFile(shop, "yours.json")), shop.text().toUtf8());
}

void TestRenaming::aChildThatIsOpenFollows_data() {
    QTest::addColumn<bool>("isModified");
    QTest::newRow("as it was saved") << false;
    QTest::newRow("with changes") << true;
}

void TestRenaming::aChildThatIsOpenFollows() {
    QFETCH(bool, isModified);
    const Shop shop({{QStringLiteral("mine.json"), kMine}, {QStringLiteral("child.json"), kChild}});
    shop.open("child");
    if (isModified) {
        change(shop);
    }
    renameTo(shop, QStringLiteral("mine"), QStringLiteral("yours"));
    QCOMPARE(bytesAt(ownFile(shop, "child.json")), withNewId(kChild));
    QVERIFY(shop.text().contains(QStringLiteral("\"extends\": \"yours\"")));
    QCOMPARE(shop.draft().isModified(), isModified);
    QVERIFY(!shop.window->draft()->keeper()->theirs());  // no other program was involved
    shop.settle();
    QVERIFY(shop.window->draft()->check().found().rules != nullptr);
    if (isModified) {
        shop.act(Act::saveRuleset);
        QVERIFY(!shop.draft().isModified());
    }
}

/// Those of the ruleset and of its child, from a window that was closed.
void TestRenaming::keptDraftsFollow() {
    const Shop shop({{QStringLiteral("mine.json"), kMine},
                     {QStringLiteral("child.json"), kChild},
                     {QStringLiteral("other.json"), QByteArray(kMine).replace("\"mine\"", "\"other\"")}});
    for (const char* id : {"mine", "child"}) {
        shop.open(id);
        change(shop);
    }
    shop.open("other");
    renameTo(shop, QStringLiteral("mine"), QStringLiteral("yours"));
    rulesets::DraftStore store(rulesets::DraftStore::folderIn(shop.folders()));
    QCOMPARE(store.kept().size(), std::size_t{2});
    QVERIFY(store.isUnsaved(ownFile(shop, "yours.json")) && store.isUnsaved(ownFile(shop, "child.json")));
    QVERIFY(!store.isUnsaved(ownFile(shop, "mine.json")));
    for (const char* id : {"yours", "child"}) {
        shop.open(id);
        QVERIFY(shop.draft().isModified());
        QVERIFY(shop.text().contains(QStringLiteral("\"yours\"")) && shop.text().contains(QStringLiteral("12")));
        shop.act(Act::saveRuleset);
        QVERIFY(!shop.draft().isModified());
    }
    QCOMPARE(games(*shop.shelf),
             (QStringList{QStringLiteral("child"), QStringLiteral("other"), QStringLiteral("yours")}));
}

/// It finds its draft's file missing, and the same document under another id.
void TestRenaming::anotherWindowFollows() {
    const Shop shop;
    shop.open("mine");
    rulesets::RulesShelf elsewhere(shop.folders(), shop.shelf->registry(), shop.shelf->words());
    QVERIFY(rename(elsewhere, {"mine", "yours", QStringLiteral("Mine"), true}));
    QTRY_COMPARE(shop.window->draft()->keeper()->path(), ownFile(shop, "yours.json"));
    QCOMPARE(shop.text().toUtf8(), withNewId(kMine));
    QVERIFY(!shop.draft().isModified());
    change(shop);
    shop.act(Act::saveRuleset);
    QCOMPARE(ownFiles(shop), QStringList{QStringLiteral("yours.json")});
    // Moved without any other change.
    QVERIFY(QFile::rename(ownFile(shop, "yours.json"), ownFile(shop, "ours.json")));
    QTRY_COMPARE(shop.window->draft()->keeper()->path(), ownFile(shop, "ours.json"));
    QVERIFY(!shop.draft().isModified());
}

void TestRenaming::anIdThatIsTypedIsFollowed() {
    const Shop shop({{QStringLiteral("mine.json"), kMine}, {QStringLiteral("child.json"), kChild}});
    shop.open("mine");
    const auto answer = [&](const QString& button) {
        inDialog([&, button](QDialog& dialog) { pressIn(dialog, button); });
        shop.act(Act::saveRuleset);
    };
    QVERIFY(shop.draft().set("/id", "yours", QStringLiteral("id")));
    answer(QStringLiteral("Cancel"));
    QVERIFY(shop.draft().isModified());
    QCOMPARE(bytesAt(ownFile(shop, "mine.json")), QByteArray(kMine));
    answer(QStringLiteral("Change the id in these rulesets"));
    QVERIFY(!shop.draft().isModified());
    QCOMPARE(bytesAt(ownFile(shop, "mine.json")), withNewId(kMine));
    QCOMPARE(bytesAt(ownFile(shop, "child.json")), withNewId(kChild));
    // The change of the text by a renaming can be undone, and is saved like any other change.
    renameTo(shop, QStringLiteral("yours"), QStringLiteral("ours"));
    shop.act(Act::undoEdit);
    answer(QStringLiteral("Change the id in these rulesets"));
    QCOMPARE(bytesAt(ownFile(shop, "ours.json")), withNewId(kMine));
    QCOMPARE(bytesAt(ownFile(shop, "child.json")), withNewId(kChild));
    QCOMPARE(games(*shop.shelf), (QStringList{QStringLiteral("child"), QStringLiteral("yours")}));
}

void TestRenaming::aTakenIdIsNotSavedUnasked() {
    const Shop shop;
    shop.open("mine");
    QVERIFY(shop.draft().set("/id", "gnostica", QStringLiteral("id")));
    inDialog([](QDialog& dialog) { pressIn(dialog, QStringLiteral("Cancel")); });
    shop.act(Act::saveRuleset);
    QVERIFY(shop.draft().isModified());
    QCOMPARE(bytesAt(ownFile(shop, "mine.json")), QByteArray(kMine));
}

void TestRenaming::whatWasPlayedAndComparedLastFollows() {
    Play play;
    rulesets::RulesShelf& shelf = play.shelf();
    QVERIFY(addOwn(shelf, "mine", kMine));
    const std::vector<RulesetPick> picks{{RulesetPick::Kind::installed, "gnostica"},
                                         {RulesetPick::Kind::installed, "mine"}};
    play.settings.change([&](gui::Settings& settings) {
        settings.newGame.variant = QStringLiteral("mine");
        settings.compared = textOf(picks);
    });
    QVERIFY(rename(shelf, {"mine", "yours", QStringLiteral("Mine"), true}));
    QCOMPARE(play.settings.now().newGame.variant, QStringLiteral("yours"));
    QCOMPARE(picksIn(play.settings.now().compared)[1].id, std::string("yours"));
    const CompareWindow& compare = play.window->windows().compare().show();
    QTRY_VERIFY(!compare.isReading());
    QVERIFY2(compare.problem().isEmpty(), qPrintable(compare.problem()));
    QVERIFY(rename(shelf, {"yours", "ours", QStringLiteral("Mine"), true}));
    QCOMPARE(compare.arms().picks()[1].id, std::string("ours"));
    QTRY_VERIFY(!compare.isReading());
    QVERIFY2(compare.problem().isEmpty(), qPrintable(compare.problem()));
}

/// Regression: the ruleset was ignored without a message.
void TestRenaming::aTakenIdIsSaidWhereRulesetsAreChosen() {
    const Shop shop({{QStringLiteral("mine.json"), kMine},
                     {QStringLiteral("second.json"), kMine},
                     {QStringLiteral("thief.json"), kThief}});
    const auto saysBoth = [](const QString& text) {
        return text.contains(QStringLiteral("second.json")) && text.contains(QStringLiteral("mine.json")) &&
               text.contains(QStringLiteral("thief.json")) && text.contains(QStringLiteral("gnostica/ruleset.json")) &&
               text.contains(QStringLiteral("another id"));
    };
    QVERIFY2(saysBoth(notOffered(*shop.shelf)), qPrintable(notOffered(*shop.shelf)));
    NewGameDialog dialog(*shop.shelf, {});
    dialog.show();
    QString shown;
    for (const auto* label : dialog.findChildren<QLabel*>()) {
        shown += label->isVisible() ? label->text() : QString();
    }
    QVERIFY2(saysBoth(shown), qPrintable(shown));
    SettingsStore settings;
    const table::OnTheTable onTable;
    CompareDesk desk(*shop.shelf, onTable, settings, nullptr);
    QVERIFY2(saysBoth(desk.show().notOffered()), qPrintable(desk.show().notOffered()));
    const ShelfModel& model = shop.window->shelf().model();
    const QModelIndex line = model.find(ownFile(shop, "thief.json"));
    QVERIFY(line.isValid());
    const QString told = line.data(ShelfModel::SentenceRole).toString();
    QVERIFY2(told.contains(QStringLiteral("another id")), qPrintable(told));
    QVERIFY(line.data(ShelfModel::ProblemsRole).toInt() > 0);
}

void TestRenaming::aTakenIdCanBeChanged() {
    const Shop shop({{QStringLiteral("mine.json"), kMine}, {QStringLiteral("thief.json"), kThief}});
    ShelfPane& pane = shop.window->shelf();
    pane.view().setCurrentIndex(pane.model().find(ownFile(shop, "thief.json")));
    QVERIFY(pane.action(Deed::rename)->isEnabled());
    inDialog([&](QDialog& dialog) {
        QCOMPARE(dialog.findChild<QLineEdit*>(QStringLiteral("id"))->text(), QStringLiteral("gnostica-2"));
        QTest::keyClick(&dialog, Qt::Key_Return);
    });
    pane.action(Deed::rename)->trigger();
    QCOMPARE(ownFiles(shop), (QStringList{QStringLiteral("gnostica-2.json"), QStringLiteral("mine.json")}));
    QCOMPARE(bytesAt(ownFile(shop, "gnostica-2.json")), QByteArray(kThief).replace("\"gnostica\"", "\"gnostica-2\""));
    QVERIFY(shop.shelf->library().find("gnostica-2") != nullptr);
}

// Regression: it was cut off at the top and bottom.
void TestRenaming::aMessageOfSeveralLinesIsSeenWhole() {
    const Shop shop;
    RenameDialog dialog(*shop.shelf, std::string("mine"), nullptr);
    dialog.show();
    dialog.resize(320, dialog.height());
    dialog.findChild<QLineEdit*>(QStringLiteral("id"))->setText(QStringLiteral("x Y"));
    const auto labels = dialog.findChildren<QLabel*>();
    const auto found = std::ranges::find_if(
        labels, [](const QLabel* label) { return label->text().contains(QStringLiteral("lower-case letters")); });
    QVERIFY(found != labels.end());
    const QLabel& message = **found;
    QVERIFY(message.heightForWidth(message.width()) > message.fontMetrics().height() * 3 / 2);
    QTRY_VERIFY2(message.height() >= message.heightForWidth(message.width()),
                 qPrintable(QString::number(message.height())));
}

QTEST_MAIN(TestRenaming)
#include "tst_renaming.moc"
