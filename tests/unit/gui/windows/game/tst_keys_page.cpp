// User-defined keys: on the page of the settings, in their file, and in all windows.
#include "app/gui/base/keys/key_help.h"
#include "app/gui/base/settings/settings_store.h"
#include "app/gui/windows/game/dialogs/keys_page.h"
#include "tests/unit/gui/window_play.h"

#include <QFile>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTreeView>

using namespace gnostica;
using namespace gnostica::gui;
using namespace gnostica::gui::playing;

namespace {

/// The page, as a user operates it.
class Page : public KeysPage {
public:
    explicit Page(const QStringList& changes = {}) : KeysPage(changes) {}

    QAbstractItemModel* model() const { return findChild<QTreeView*>()->model(); }
    QLineEdit* field() const { return findChild<QLineEdit*>(QStringLiteral("searchKeys")); }
    /// Chooses the first result.
    void choose(const QString& words) const {
        field()->setText(words);
        findChild<QTreeView*>()->setCurrentIndex(model()->index(0, 0));
    }
    void press(const QString& key) const { findChild<QKeySequenceEdit*>()->setKeySequence(QKeySequence(key)); }
    QPushButton* button(const QString& text) const {
        for (QPushButton* each : findChildren<QPushButton*>()) {
            if (withoutMnemonic(each->text()) == text) {
                return each;
            }
        }
        return nullptr;
    }
    void click(const QString& text) const { button(text)->click(); }
    QString keysOf(const QString& words) const {
        choose(words);
        return model()->index(0, 2).data().toString();
    }
    QString note() const {
        QStringList texts;
        for (const QLabel* each : findChildren<QLabel*>()) {
            texts << each->text();
        }
        return texts.join(u'\n');
    }
};

const auto kUse = QStringLiteral("Use these keys");

QString keysIn(const QStringList& changes, Act act, KeyScope scope = KeyScope::game) {
    return QKeySequence::listToString(KeyMap(KeyChanges::read(changes)).keys(act, scope));
}

}  // namespace

class TestKeysPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { useKeys({}); }
    void keysAreChangedAndReset();
    void whoLosesAKeyIsNamed();
    void whatCannotBeChangedKeepsItsKeys();
    void unreadableLinesAreLeftOut();
    void nothingIsWantedTwice();
    void theyAreInTheFile();
    void theyReachAllOfTheWindow();
};

void TestKeysPage::keysAreChangedAndReset() {
    const Page page;
    QCOMPARE(page.changes(), QStringList());
    page.choose(QStringLiteral("notation log view"));
    page.press(QStringLiteral("Ctrl+J"));
    page.click(kUse);
    QCOMPARE(page.changes(), QStringList{QStringLiteral("game/notation=Ctrl+J")});
    page.press(QStringLiteral("F12"));
    page.click(QStringLiteral("Use these as well"));
    QCOMPARE(page.changes(), QStringList{QStringLiteral("game/notation=Ctrl+J; F12")});
    page.click(QStringLiteral("No keys"));
    QCOMPARE(page.changes(), QStringList{QStringLiteral("game/notation=")});
    page.click(QStringLiteral("Reset"));
    QCOMPARE(page.changes(), QStringList());
    QCOMPARE(page.keysOf(QStringLiteral("notation log view")), QStringLiteral("Ctrl+Shift+N"));
    page.press(QStringLiteral("F12"));
    page.click(kUse);
    page.press(QStringLiteral("Ctrl+Shift+N"));  // the same key: no change
    page.click(kUse);
    QCOMPARE(page.changes(), QStringList());
}

void TestKeysPage::whoLosesAKeyIsNamed() {
    const Page page;
    page.choose(QStringLiteral("notation log view"));
    page.press(QStringLiteral("Ctrl+E"));
    QVERIFY2(page.note().contains(QStringLiteral("Ctrl+E is used by “Set up a position”, which would lose it.")),
             qPrintable(page.note()));
    page.click(kUse);
    QCOMPARE(keysIn(page.changes(), Act::notation), QStringLiteral("Ctrl+E"));
    QCOMPARE(keysIn(page.changes(), Act::setUp), QString());
    QCOMPARE(keysIn(page.changes(), Act::setUp, KeyScope::replay), QStringLiteral("Ctrl+E"));
    page.click(QStringLiteral("Reset all"));
    QCOMPARE(page.changes(), QStringList());
}

void TestKeysPage::whatCannotBeChangedKeepsItsKeys() {
    const Page page;
    page.choose(QStringLiteral("notation log view"));
    page.press(QStringLiteral("N"));
    QVERIFY(page.note().contains(QStringLiteral("Its key cannot be changed.")));
    QVERIFY(!page.button(kUse)->isEnabled());
    page.choose(QStringLiteral("compass"));
    QCOMPARE(page.model()->rowCount(), 0);
}

void TestKeysPage::unreadableLinesAreLeftOut() {
    const QString good = QStringLiteral("workshop/playDraft=F9");
    const QStringList lines{QString(),
                            QStringLiteral("="),
                            QStringLiteral("/="),
                            QStringLiteral("game"),
                            QStringLiteral("game/=F9"),
                            QStringLiteral("game/nothing=F9"),
                            QStringLiteral("game/cursorUp=F9"),
                            QStringLiteral("nowhere/save=F9"),
                            QStringLiteral("board/cursorUp=F9"),
                            QStringLiteral("game/save=Ctrl+Nonsense"),
                            QStringLiteral("game/save=Ctrl+A, Ctrl+B"),
                            QStringLiteral("game/save=") + QString(100000, u'F'),
                            QStringLiteral("game/save=") + QStringLiteral("F9; ").repeated(40),
                            good};
    QCOMPARE(KeyChanges::read(lines).lines(), QStringList{good});
}

// An edited file, or a language whose letter was assigned in another language.
void TestKeysPage::nothingIsWantedTwice() {
    const QStringList changes{QStringLiteral("game/save=Ctrl+O; N; F9"), QStringLiteral("game/saveAs=F9")};
    const KeyMap keys(KeyChanges::read(changes));
    QVERIFY(!keys.clash());
    QCOMPARE(keysIn(changes, Act::save), QStringLiteral("Ctrl+O; F9"));
    QCOMPARE(keysIn(changes, Act::saveAs), QString());
    QCOMPARE(keysIn(changes, Act::open), QString());
    QCOMPARE(keysIn(changes, Act::faceNorth, KeyScope::picks), QStringLiteral("N"));
}

void TestKeysPage::theyAreInTheFile() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("settings.ini"));
    const QStringList changes{QStringLiteral("game/notation=Ctrl+J; F12"), QStringLiteral("game/save=")};
    {
        SettingsStore store{SettingsFile(path)};
        store.change([&](gui::Settings& settings) { settings.keys = changes; });
    }
    QCOMPARE(SettingsFile(path).load().keys, changes);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("[keys]\nchanged=@Variant(\\0\\0\\0\\x7f)\n");
    file.close();
    QVERIFY(KeyChanges::read(SettingsFile(path).load().keys).isEmpty());
}

void TestKeysPage::theyReachAllOfTheWindow() {
    Play play;
    play.start();
    QAction* notation = play.window->actions().at(Act::notation);
    const bool was = notation->isChecked();
    play.settings.change(
        [](gui::Settings& settings) { settings.keys = QStringList{QStringLiteral("game/notation=Ctrl+J")}; });
    QTRY_COMPARE(notation->shortcut(), QKeySequence(QStringLiteral("Ctrl+J")));
    QVERIFY(notation->toolTip().contains(QStringLiteral("Ctrl+J")));
    QTest::keySequence(play.window.get(), QKeySequence(QStringLiteral("Ctrl+J")));
    QCOMPARE(notation->isChecked(), !was);
    const auto help = keyHelp(KeyMap());
    QVERIFY(std::ranges::any_of(help, [](const ShortcutHelp& line) { return line.keys == QStringLiteral("Ctrl+J"); }));
    play.settings.change([](gui::Settings& settings) { settings.keys.clear(); });
    QTRY_COMPARE(notation->shortcut(), QKeySequence(QStringLiteral("Ctrl+Shift+N")));
}

QTEST_MAIN(TestKeysPage)
#include "tst_keys_page.moc"
