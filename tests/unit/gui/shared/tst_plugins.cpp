// A new folder is enough to add a variant; an invalid plug-in is reported and does no harm.
#include "app/gui/shared/panels/plugins/panel_docks.h"
#include "app/gui/shared/panels/plugins/panel_shelf.h"
#include "app/gui/windows/game/dialogs/new_game/new_game_dialog.h"
#include "tests/unit/gui/window_play.h"

#include <QCheckBox>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::gui;
using gnostica::gui::playing::Play;

class TestPlugins : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wholeVariantInFoldersOfItsOwn();
    void whatIsNoPanelIsReported();
    void noFolderNoPanels();
};

// Rules and panel with unknown names: no other file is changed, and the game has both.
void TestPlugins::wholeVariantInFoldersOfItsOwn() {
    const storage::DataFolders shipped = storage::dataFolders();
    QTemporaryDir place;
    const QDir root(place.path());
    QVERIFY(root.mkpath(QStringLiteral("share/variants/gnostica")));
    QVERIFY(root.mkpath(QStringLiteral("share/variants/my-zodiac")));
    QVERIFY(root.mkpath(QStringLiteral("plugins/panels")));
    QVERIFY(QFile::copy(shipped.variants() + QStringLiteral("/gnostica/ruleset.json"),
                        root.filePath(QStringLiteral("share/variants/gnostica/ruleset.json"))));
    QVERIFY(QFile::copy(shipped.plugins + QStringLiteral("/variant-star-wheel.so"),
                        root.filePath(QStringLiteral("plugins/something-else.so"))));
    QVERIFY(QFile::copy(shipped.plugins + QStringLiteral("/panels/panel-star-wheel.so"),
                        root.filePath(QStringLiteral("plugins/panels/another-panel.so"))));
    QVERIFY(QFile::link(shipped.decks(), root.filePath(QStringLiteral("share/decks"))));
    QFile document(root.filePath(QStringLiteral("share/variants/my-zodiac/ruleset.json")));
    QVERIFY(document.open(QIODevice::WriteOnly));
    document.write(R"({ "format": 1, "id": "my-zodiac", "kind": "expansion",
        "name": { "en": "My zodiac" }, "summary": { "en": "Up to five segments." },
        "mechanics": { "wheel": { "most": 5 } } })");
    document.close();

    Play play(false, root.filePath(QStringLiteral("plugins")), root.filePath(QStringLiteral("share")));
    QVERIFY2(!play.messages()->isVisible(), qPrintable(play.messages()->text()));
    NewGameDialog dialog(play.shelf(), {});
    const auto boxes = dialog.findChildren<QCheckBox*>();
    QVERIFY(std::any_of(boxes.begin(), boxes.end(),
                        [](const QCheckBox* box) { return box->text() == QStringLiteral("My zodiac"); }));
    RulesetChoice choice;
    choice.expansions = {"my-zodiac"};
    choice.options = {{"start", "seat"}};
    play.start(choice, {"Ann", "Bob"}, 1);
    QVERIFY2(play.window->desk().session() != nullptr, qPrintable(play.messages()->text()));
    QCOMPARE(play.window->panels().count(), std::size_t{1});
    QCOMPARE(play.session().table().legal().size(), std::size_t{12});
    auto* dial = play.window->findChild<QWidget*>(QStringLiteral("wheelDial"));
    QVERIFY(dial != nullptr && dial->isVisible());
    QTest::mouseClick(dial, Qt::LeftButton, {}, playing::placeOnDial(dial, 3));
    play.key(Qt::Key_Return);
    play.session().play(step::Place{{0, 0}, Facing::north});
    play.session().play(step::Done{});
    QVERIFY(play.session().play(tests::wheelTo(play.session().rules(), 1)));
}

void TestPlugins::whatIsNoPanelIsReported() {
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("broken.so")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("this is no library");
    file.close();
    QVERIFY(QFile::copy(storage::dataFolders().plugins + QStringLiteral("/variant-star-wheel.so"),
                        folder.filePath(QStringLiteral("rules.so"))));
    QVERIFY(QFile::copy(QCoreApplication::applicationDirPath() + QStringLiteral("/../test-plugins/stale_panel.so"),
                        folder.filePath(QStringLiteral("stale.so"))));
    QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("panels")));
    for (const char* name : {"broken.so", "rules.so", "stale.so"}) {
        const QString library = QString::fromLatin1(name);
        QVERIFY(QFile::rename(folder.filePath(library), folder.filePath(QStringLiteral("panels/") + library)));
    }
    storage::DataFolders folders;
    folders.plugins = folder.path();
    const PanelShelf shelf(folders);
    QVERIFY(shelf.panels().empty());
    QCOMPARE(shelf.problems().size(), std::size_t{3});
    const auto isRefused = [&](std::size_t i, DiagnosticCode code, std::string_view name) {
        return shelf.problems()[i].code == code && shelf.problems()[i].source.ends_with(name);
    };
    QVERIFY(isRefused(0, DiagnosticCode::notAPlugin, "/broken.so"));
    QVERIFY(isRefused(1, DiagnosticCode::notAPlugin, "/rules.so"));
    QVERIFY(isRefused(2, DiagnosticCode::otherBuild, "/stale.so"));
}

void TestPlugins::noFolderNoPanels() {
    storage::DataFolders folders;
    folders.plugins = QStringLiteral("/there/is/no/such/folder");
    const PanelShelf shelf(folders);
    QVERIFY(shelf.panels().empty());
    QVERIFY(shelf.problems().empty());
}

QTEST_MAIN(TestPlugins)
#include "tst_plugins.moc"
