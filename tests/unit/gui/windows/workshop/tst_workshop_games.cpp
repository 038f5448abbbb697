// "What would this change in my games?"
#include "app/gui/windows/workshop/games/games_pane.h"
#include "app/storage/plugins.h"
#include "app/table/record_files.h"
#include "tests/support/playout.h"

#include <QDir>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include <fstream>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::gui;

namespace {

/// A user with games in the folder who works on a ruleset.
class Author {
public:
    explicit Author(const std::string& text)
        : plugins_(storage::loadPlugins(storage::dataFolders())),
          shelf(folders(), storage::registryWith(plugins_), storage::wordsWith(plugins_)),
          draft(text, "house.json"),
          check(draft, shelf) {}

    storage::DataFolders folders() const {
        storage::DataFolders folders = storage::dataFolders();
        folders.user = folder_.path();
        return folders;
    }
    /// Plays a game of a few steps.
    void play(const RulesetChoice& choice, const QString& name) const {
        const auto rules = shelf.rules(choice);
        QVERIFY(rules);
        tests::Playout game(*rules, 2, 5);
        game.play(30);
        RecordHeader header = headerFor(**rules, 2);
        header.names = {"Cleo", "Dan"};
        QVERIFY(QDir().mkpath(folders().journals()));
        std::ofstream file(QFile::encodeName(folders().journals() + u'/' + name).toStdString());
        writeRecord(file, header, game.game());
    }
    /// Saves a document of the user's own.
    void own(const std::string& text) {
        QVERIFY(QDir().mkpath(folders().userRulesets()));
        std::ofstream(QFile::encodeName(folders().userRulesets() + QStringLiteral("/house.json")).toStdString())
            << text;
        shelf.refresh();
    }
    std::unique_ptr<GamesPane> pane() {
        auto made = std::make_unique<GamesPane>(Workbench{shelf, draft, check, focus});
        made->resize(700, 400);
        made->show();
        return made;
    }

private:
    QTemporaryDir folder_;
    storage::LoadedPlugins plugins_;

public:
    rulesets::RulesShelf shelf;
    Draft draft;
    DraftCheck check;
    DraftFocus focus;
};

const std::string kHouse = R"({ "format": 1, "id": "house", "kind": "game", "extends": "gnostica",
    "name": { "en": "House" }, "hand": { "limit": 4 } })";

RulesetChoice choiceOf(const std::string& base) {
    RulesetChoice choice;
    choice.base = base;
    choice.options = {{"start", "seat"}};
    return choice;
}

QString textOf(const GamesPane& pane) {
    return pane.findChild<QLabel*>()->text();
}

void look(GamesPane& pane) {
    auto* button = pane.findChild<QPushButton*>();
    QTRY_VERIFY(button->isEnabled());
    QTest::mouseClick(button, Qt::LeftButton);
    QTRY_VERIFY(button->text().contains(QStringLiteral("Look")));
}

}  // namespace

class TestWorkshopGames : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void gamesOfTheParentAreReplayed();
    void whatIsNotSavedIsTriedOnOwnGames();
    void whatChangesNothingIsSaid();
    void aChangedDraftForgetsWhatWasFound();
    void withoutGamesItSaysSo();
};

void TestWorkshopGames::gamesOfTheParentAreReplayed() {
    Author author(kHouse);
    author.play(choiceOf("gnostica"), QStringLiteral("one.gnostica"));
    author.play(choiceOf("short-game"), QStringLiteral("two.gnostica"));
    author.play(choiceOf("gnostica"), QStringLiteral("three.journal"));  // in progress: its hands are secret
    const auto pane = author.pane();
    look(*pane);
    QCOMPARE(pane->games().rowCount(), 1);
    const GameLine& line = pane->games().rows().front();
    QVERIFY(line.path.endsWith(QStringLiteral("one.gnostica")));
    QVERIFY2(line.game.contains(QStringLiteral("Cleo")), qPrintable(line.game));
    QVERIFY(!line.change.isEmpty());
    QVERIFY2(textOf(*pane).contains(QStringLiteral("1 of them")), qPrintable(textOf(*pane)));
    QSignalSpy wanted(pane.get(), &GamesPane::recordWanted);
    auto* view = pane->findChild<QTableView*>();
    view->setCurrentIndex(pane->games().index(0, 1));
    const QPoint place = view->visualRect(pane->games().index(0, 1)).center();
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, place);
    QTest::mouseDClick(view->viewport(), Qt::LeftButton, {}, place);
    QCOMPARE(wanted.size(), 1);
    const auto record = wanted[0][0].value<table::WantedRecord>();
    QCOMPARE(record.path, line.path);
    QCOMPARE(record.moment, line.moment);
    QTest::keyClick(view, Qt::Key_Return);
    QCOMPARE(wanted.size(), 2);
}

// A game under the saved version of the ruleset: unsaved changes are what would make it differ.
void TestWorkshopGames::whatIsNotSavedIsTriedOnOwnGames() {
    Author author(kHouse);
    author.own(kHouse);
    author.play(choiceOf("house"), QStringLiteral("one.gnostica"));
    const auto pane = author.pane();
    look(*pane);
    QCOMPARE(pane->games().rowCount(), 0);
    QVERIFY(author.draft.set("/hand/limit", 5, QStringLiteral("Cards")));
    QTRY_VERIFY(author.check.isCurrent());
    look(*pane);
    QCOMPARE(pane->games().rowCount(), 1);
}

void TestWorkshopGames::whatChangesNothingIsSaid() {
    std::string text = kHouse;
    text.replace(text.find("\"hand\""), std::string::npos, "\"summary\": { \"en\": \"The same.\" } }");
    Author author(text);
    author.play(choiceOf("gnostica"), QStringLiteral("one.gnostica"));
    const auto pane = author.pane();
    look(*pane);
    QCOMPARE(pane->games().rowCount(), 0);
    QVERIFY2(textOf(*pane).contains(QStringLiteral("None of them")), qPrintable(textOf(*pane)));
}

void TestWorkshopGames::aChangedDraftForgetsWhatWasFound() {
    Author author(kHouse);
    author.play(choiceOf("gnostica"), QStringLiteral("one.gnostica"));
    const auto pane = author.pane();
    look(*pane);
    QCOMPARE(pane->games().rowCount(), 1);
    QVERIFY(author.draft.set("/hand/limit", 5, QStringLiteral("Cards")));
    QCOMPARE(pane->games().rowCount(), 0);
    author.draft.type({0, {}, "no "});
    QTRY_VERIFY(author.check.isCurrent());
    QVERIFY(author.draft.document().error().code == DiagnosticCode::syntax);
}

void TestWorkshopGames::withoutGamesItSaysSo() {
    Author author(kHouse);
    const auto pane = author.pane();
    look(*pane);
    QVERIFY2(textOf(*pane).contains(QStringLiteral("None of your finished games")), qPrintable(textOf(*pane)));
}

QTEST_MAIN(TestWorkshopGames)
#include "tst_workshop_games.moc"
