// Messages about decks that cannot be used, or with pictures that cannot be drawn: in the settings and over the table.
#include "app/gui/look/art/cards/deck_shelf.h"
#include "app/gui/windows/game/dialogs/deck_choice.h"
#include "app/gui/windows/game/dialogs/settings_dialog.h"
#include "app/wording/documents/diagnostic_wording.h"
#include "tests/unit/gui/in_dialog.h"
#include "tests/unit/gui/laid_out.h"
#include "tests/unit/gui/look/made_deck.h"
#include "tests/unit/gui/window_play.h"

#include <QComboBox>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>

#include <sys/stat.h>

using namespace gnostica;
using namespace gnostica::gui;
using gnostica::gui::playing::Play;

namespace {

/// The user's folder with a deck "mine".
QString ownDeck(const storage::DataFolders& folders, const MadeDeck& deck) {
    const QString own = folders.userDecks() + QStringLiteral("/mine");
    QDir().mkpath(folders.userDecks());
    QFile::link(deck.folder(), own);
    return own;
}

}  // namespace

class TestDeckMessages : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPipeInTheManifestsPlaceIsRefused();
    void aPictureThatIsMissingIsCalledSo();
    void aManifestThatCannotBeReadIsNotMissing();
    void theSettingsMarkDecksThatCannotBeUsed();
    void theSettingsShowTheDeckThatIsInUse_data();
    void theSettingsShowTheDeckThatIsInUse();
    void theSettingsGrowWithWhatIsSaidOfADeck();
    void theSettingsTellDecksOfOneNameApart();
    void theSettingsCountPicturesThatCannotBeDrawn();
    void theWindowSaysWhatIsWrongWithTheDeckOfTheSettings();
    void aDeckThatBecameBadIsSaidAtTheStart();
    void aDeckThatWasRepairedIsUsedOnceTheSettingsAreConfirmed_data();
    void aDeckThatWasRepairedIsUsedOnceTheSettingsAreConfirmed();
};

void TestDeckMessages::aPipeInTheManifestsPlaceIsRefused() {
    const MadeDeck made;
    QCOMPARE(mkfifo(QFile::encodeName(made.path(QStringLiteral("deck.json"))), 0600), 0);
    const auto deck = readDeck(made.folder());
    QVERIFY(!deck && deck.error().front().code == engine::DiagnosticCode::notRegular);
    const MadeDeck other;
    const QString back = QStringLiteral("cards/back.svg");
    QVERIFY(QFile::remove(other.path(back)));
    QCOMPARE(mkfifo(QFile::encodeName(other.path(back)), 0600), 0);
    const auto withoutBack = other.read();  // the back does not belong to a card: the manifest is at fault
    QVERIFY(!withoutBack && withoutBack.error().front().code == engine::DiagnosticCode::notRegular);
    QCOMPARE(withoutBack.error().front().pointer, std::string("/back"));
}

// Regression: the message was that it is not an ordinary file.
void TestDeckMessages::aPictureThatIsMissingIsCalledSo() {
    const MadeDeck made;
    QVERIFY(made.read());
    QVERIFY(QFile::remove(made.path(kSunFile)));
    const auto missing = made.read();
    QVERIFY(!missing && missing.error().size() == 1);
    QCOMPARE(wording::diagnosticText(missing.error().front()), QStringLiteral("There is no file “cards/sun.svg”."));
    QVERIFY(QDir().mkdir(made.path(kSunFile)));
    const auto folder = made.read();
    QVERIFY(!folder && folder.error().front().code == engine::DiagnosticCode::notRegular);
    const auto nowhere = readDeck(made.folder() + QStringLiteral("/nowhere"));
    QVERIFY(!nowhere && nowhere.error().front().code == engine::DiagnosticCode::missingFile);
}

// Regression: the message was that it is not an ordinary file. (A link to itself cannot be read, not even by root.)
void TestDeckMessages::aManifestThatCannotBeReadIsNotMissing() {
    const MadeDeck made;
    const QString manifest = made.path(QStringLiteral("deck.json"));
    const auto told = [&] {
        const auto deck = readDeck(made.folder());
        return deck ? QString() : wording::diagnosticText(deck.error().front());
    };
    QVERIFY(QFile::link(manifest, manifest));
    QCOMPARE(told(), QStringLiteral("“%1” cannot be read.").arg(manifest));
    QVERIFY(QFile::remove(manifest));
    const MadeDeck other;
    QVERIFY(other.read());
    QVERIFY(QFile::link(other.path(QStringLiteral("deck.json")), manifest));
    QCOMPARE(told(), QStringLiteral("“%1” leads to a file outside its folder.").arg(manifest));
}

void TestDeckMessages::theSettingsMarkDecksThatCannotBeUsed() {
    const QTemporaryDir home;
    storage::DataFolders folders = storage::dataFolders();
    folders.user = home.path();
    MadeDeck made;
    made.manifest["inks"]["rods"] = "reddish";
    QVERIFY(!made.read());
    ownDeck(folders, made);
    DeckChoice choice{DeckShelf(folders)};
    auto* box = choice.findChild<QComboBox*>(QStringLiteral("deck"));
    auto* note = choice.findChild<QLabel*>(QStringLiteral("deckNote"));
    QCOMPARE(box->itemText(box->findData(QStringLiteral("mine"))), QStringLiteral("mine (cannot be used)"));
    choice.choose(QStringLiteral("plain"));
    QVERIFY(note->isHidden());
    choice.choose(QStringLiteral("mine"));
    QVERIFY(!note->isHidden());
    QVERIFY2(note->text().contains(QStringLiteral("/inks/rods")) && note->text().contains(QStringLiteral("deck.json")),
             qPrintable(note->text()));
    QVERIFY2(note->text().startsWith(QStringLiteral("The deck “mine” cannot be used; cards without pictures")),
             qPrintable(note->text()));
    QVERIFY(!choice.chosen());  // the user's choice is kept, whatever it is
}

// Regression: a deck without a folder was an empty line without a message; for an unusable deck the text announced
// plain cards, and “OK” changed nothing.
void TestDeckMessages::theSettingsShowTheDeckThatIsInUse_data() {
    QTest::addColumn<QString>("inUse");
    QTest::addColumn<QString>("lookedAt");
    QTest::addColumn<QString>("label");
    QTest::addColumn<QString>("note");
    const auto row = [](const char* name, const char* inUse, const char* lookedAt, const char* label,
                        const char* note) {
        QTest::newRow(name) << QString::fromUtf8(inUse) << QString::fromUtf8(lookedAt) << QString::fromUtf8(label)
                            << QString::fromUtf8(note);
    };
    row("a folder that is gone", "gone", "gone", "gone (cannot be used)",
        "The deck “gone” cannot be used; cards without pictures are shown instead.\nThere is no deck “gone”.");
    row("another that cannot be used", "woodcut", "mine", "mine (cannot be used)",
        "The deck “mine” cannot be used. The cards stay as they are.\n");
    row("one of an id that is taken", "plain", "", "woodcut (cannot be used)",
        "The deck “woodcut” cannot be used. The cards stay as they are.\n");
}

void TestDeckMessages::theSettingsShowTheDeckThatIsInUse() {
    QFETCH(QString, inUse);
    QFETCH(QString, lookedAt);
    QFETCH(QString, label);
    QFETCH(QString, note);
    const QTemporaryDir home;
    storage::DataFolders folders = storage::dataFolders();
    folders.user = home.path();
    MadeDeck made;
    made.manifest["inks"]["rods"] = "reddish";
    QVERIFY(!made.read());
    ownDeck(folders, made);
    QVERIFY(QFile::link(made.folder(), folders.userDecks() + QStringLiteral("/woodcut")));
    DeckChoice choice{DeckShelf(folders)};
    auto* box = choice.findChild<QComboBox*>(QStringLiteral("deck"));
    choice.choose(inUse);
    box->setCurrentIndex(box->findData(lookedAt));
    QCOMPARE(box->currentText(), label);
    const auto* below = choice.findChild<QLabel*>(QStringLiteral("deckNote"));
    QVERIFY2(!below->isHidden() && below->text().startsWith(note), qPrintable(below->text()));
    QVERIFY(!choice.chosen());
    if (lookedAt.isEmpty()) {
        QVERIFY2(below->text().contains(QStringLiteral("Gnostica already has a deck with this id. Rename the folder")),
                 qPrintable(below->text()));
    }
}

// Regression: a scroll bar cut off the text at the bottom, although the screen had room.
void TestDeckMessages::theSettingsGrowWithWhatIsSaidOfADeck() {
    const QTemporaryDir home;
    storage::DataFolders folders = storage::dataFolders();
    folders.user = home.path();
    MadeDeck made;
    made.manifest["inks"]["rods"] = "reddish";
    QVERIFY(!made.read());
    ownDeck(folders, made);
    gui::Settings settings;
    settings.deck = QStringLiteral("plain");
    SettingsDialog dialog(settings, {}, DeckShelf(folders));
    QFont small = dialog.font();
    small.setPixelSize(8);  // test screens are small
    dialog.setFont(small);
    dialog.resize(500, 100);
    dialog.show();
    tests::settle();
    const QScrollBar& bar = *dialog.findChild<QScrollArea*>()->verticalScrollBar();
    dialog.resize(dialog.width(), dialog.height() + bar.maximum());
    tests::settle();
    QCOMPARE(bar.maximum(), 0);
    const int height = dialog.height();
    auto* box = dialog.findChild<QComboBox*>(QStringLiteral("deck"));
    box->setCurrentIndex(box->findData(QStringLiteral("mine")));
    tests::settle();
    QCOMPARE(bar.maximum(), 0);
    QVERIFY(dialog.height() > height);
    QVERIFY(!dialog.findChild<QLabel*>(QStringLiteral("deckNote"))->isHidden());
}

// Regression: the list showed one name several times.
void TestDeckMessages::theSettingsTellDecksOfOneNameApart() {
    const QTemporaryDir home;
    storage::DataFolders folders = storage::dataFolders();
    folders.user = home.path();
    MadeDeck made;
    const QString name = (*DeckShelf().deck(QStringLiteral("plain")))->name;
    made.manifest["name"] = name.toStdString();
    QVERIFY(made.read());
    ownDeck(folders, made);
    QVERIFY(QFile::link(made.folder(), folders.userDecks() + QStringLiteral("/plain")));
    DeckChoice choice{DeckShelf(folders)};
    auto* box = choice.findChild<QComboBox*>(QStringLiteral("deck"));
    QCOMPARE(box->count(), 4);
    QCOMPARE(box->itemText(1), name + QStringLiteral(" (plain)"));
    QCOMPARE(box->itemText(2), name + QStringLiteral(" (mine)"));
    QCOMPARE(box->itemText(3), QStringLiteral("plain (cannot be used)"));
    QVERIFY(!box->itemText(0).contains(u'('));
    box->setCurrentIndex(3);
    QVERIFY(!choice.chosen());  // our deck has this id
    const auto* note = choice.findChild<QLabel*>(QStringLiteral("deckNote"));
    QVERIFY2(note->text().contains(folders.userDecks() + QStringLiteral("/plain/deck.json")), qPrintable(note->text()));
    box->setCurrentIndex(2);
    QCOMPARE(choice.chosen(), QStringLiteral("mine"));
}

void TestDeckMessages::theSettingsCountPicturesThatCannotBeDrawn() {
    const QTemporaryDir home;
    storage::DataFolders folders = storage::dataFolders();
    folders.user = home.path();
    const MadeDeck made;
    QVERIFY(made.read());
    ownDeck(folders, made);
    made.write(QStringLiteral("cards/back.svg"), "<g/>");
    made.write(kSunFile, svg("<image xlink:href='/etc/hosts'/>"));
    DeckChoice choice{DeckShelf(folders)};
    auto* note = choice.findChild<QLabel*>(QStringLiteral("deckNote"));
    choice.choose(QStringLiteral("mine"));
    QTRY_VERIFY(!note->isHidden());
    QVERIFY2(note->text().startsWith(QStringLiteral("2 pictures of the deck “")) &&
                 note->text().contains(QStringLiteral("cards/sun.svg")),
             qPrintable(note->text()));
    choice.choose(QStringLiteral("plain"));
    QVERIFY(note->isHidden());
    choice.choose(QStringLiteral("mine"));  // and destroyed during the check
}

/// Over the table, in the window in use.
void TestDeckMessages::theWindowSaysWhatIsWrongWithTheDeckOfTheSettings() {
    Play play;
    const MadeDeck made;
    QVERIFY(made.read());
    made.write(kSunFile, "<g/>");
    ownDeck(play.shelf().folders(), made);
    play.start();
    QVERIFY(play.messages()->text().isEmpty());
    play.settings.change([](gui::Settings& settings) { settings.deck = QStringLiteral("mine"); });
    QTRY_VERIFY(play.messages()->text().contains(QStringLiteral("cannot be drawn")));
    QVERIFY(play.messages()->text().contains(kSunFile));
    playing::closeMessage(*play.messages());
    play.settings.change([](gui::Settings& settings) { settings.deck = QStringLiteral("nowhere"); });
    QVERIFY(play.messages()->text().contains(QStringLiteral("The deck “nowhere” cannot be used")));
    QCOMPARE(play.messages()->text().count(QStringLiteral("nowhere")), 2);  // without the path
    playing::closeMessage(*play.messages());
    play.settings.change([](gui::Settings& settings) { settings.theme = ThemeChoice::dark; });
    QVERIFY(play.messages()->text().isEmpty());  // the message has been read
}

void TestDeckMessages::aDeckThatBecameBadIsSaidAtTheStart() {
    Play play;
    MadeDeck made;
    QVERIFY(made.read());
    ownDeck(play.shelf().folders(), made);
    play.settings.change([](gui::Settings& settings) { settings.deck = QStringLiteral("mine"); });
    made.write(QStringLiteral("deck.json"), "{");
    play.reopen();
    play.window->greet();
    QVERIFY(play.messages()->text().contains(QStringLiteral("The deck “mine” cannot be used")));
    QTRY_VERIFY(play.messages()->isVisible());
    const QPoint middle = play.messages()->rect().center();
    const QWidget* seen = play.window->childAt(play.messages()->mapTo(play.window.get(), middle));
    QVERIFY(seen != nullptr &&
            (seen == play.messages() || play.messages()->isAncestorOf(seen)));  // no other widget covers it
    QVERIFY(play.messages()->isEnabled());
}

void TestDeckMessages::aDeckThatWasRepairedIsUsedOnceTheSettingsAreConfirmed_data() {
    QTest::addColumn<QString>("broken");
    QTest::newRow("its manifest") << QStringLiteral("deck.json");
    QTest::newRow("a picture") << kSunFile;
}

// Regression: until a restart, the settings found no fault, and the window said that the deck cannot be used.
void TestDeckMessages::aDeckThatWasRepairedIsUsedOnceTheSettingsAreConfirmed() {
    QFETCH(QString, broken);
    Play play;
    MadeDeck made;
    QVERIFY(made.read());
    ownDeck(play.shelf().folders(), made);
    QFile file(made.path(broken));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray good = file.readAll();
    file.close();
    made.write(broken, "<");
    play.settings.change([](gui::Settings& settings) { settings.deck = QStringLiteral("mine"); });
    QTRY_VERIFY(!play.messages()->text().isEmpty());
    made.write(broken, good);
    const auto confirm = [&] {
        playing::inDialog([](QDialog& dialog) { dialog.accept(); });
        play.window->actions().at(Act::settings)->trigger();
    };
    confirm();
    QVERIFY2(play.messages()->text().isEmpty(), qPrintable(play.messages()->text()));
    made.write(broken, "<");  // and the reverse
    confirm();
    QTRY_VERIFY(!play.messages()->text().isEmpty());
}

QTEST_MAIN(TestDeckMessages)
#include "tst_deck_messages.moc"
