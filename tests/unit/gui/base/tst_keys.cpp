// One table of keys: the windows, the board and the help are made from it, without clashes in any language.
#include "app/gui/base/keys/key_help.h"
#include "app/gui/look/head/main_menu.h"
#include "app/gui/program/windows.h"
#include "app/gui/windows/game/help/help_panel.h"
#include "app/gui/windows/game/top_bar/top_bar.h"
#include "tests/unit/gui/window_play.h"

#include <QMenu>
#include <QTextBrowser>
#include <QTranslator>

#include <map>
#include <set>

using namespace gnostica;
using namespace gnostica::gui;
using namespace gnostica::gui::playing;

namespace {

/// A language with these letters, by meaning.
class Letters : public QTranslator {
public:
    explicit Letters(std::map<QString, QString> letters) : letters_(std::move(letters)) {
        QCoreApplication::installTranslator(this);
    }
    ~Letters() override { QCoreApplication::removeTranslator(this); }
    QString translate(const char* context, const char* /*text*/, const char* meaning, int /*n*/) const override {
        const auto letter = letters_.find(QString::fromUtf8(meaning));
        return qstrcmp(context, "gnostica::gui::KeyMap") == 0 && letter != letters_.end() ? letter->second : QString();
    }
    bool isEmpty() const override { return false; }

private:
    std::map<QString, QString> letters_;
};

/// A language with one name for both Enter keys.
class OneNameForEnter : public QTranslator {
public:
    OneNameForEnter() { QCoreApplication::installTranslator(this); }
    ~OneNameForEnter() override { QCoreApplication::removeTranslator(this); }
    QString translate(const char* context, const char* text, const char* /*meaning*/, int /*n*/) const override {
        const bool goesOn = qstrcmp(text, "Return") == 0 || qstrcmp(text, "Enter") == 0;
        return qstrcmp(context, "QShortcut") == 0 && goesOn ? QStringLiteral("Invio") : QString();
    }
    bool isEmpty() const override { return false; }
};

std::map<QString, QString> german() {
    return {{QStringLiteral("key: facing east"), QStringLiteral("O")}};
}

/// Entries of a menu, or of one of its submenus, with the same letter.
QStringList clashesIn(const QWidget& menu) {
    std::map<QString, QStringList> wanted;
    QStringList clashes;
    for (const QAction* action : menu.actions()) {
        if (const QKeySequence letter = QKeySequence::mnemonic(action->text()); !letter.isEmpty()) {
            wanted[letter.toString()] += action->text();
        }
        if (action->menu() != nullptr) {
            clashes += clashesIn(*action->menu());
        }
    }
    for (const auto& [letter, texts] : wanted) {
        if (texts.size() > 1) {
            clashes += letter + QStringLiteral(": ") + texts.join(QStringLiteral(", "));
        }
    }
    return clashes;
}

QString keysOf(Act act, KeyScope scope = KeyScope::picks) {
    return QKeySequence::listToString(KeyMap().keys(act, scope));
}

}  // namespace

class TestKeys : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyActionIsDescribed();
    void noTwoWantTheSameKey();
    void lettersBelongToTheLanguage();
    void nonsenseLeavesTheLetter();
    void aLanguageThatClashesIsNotFollowed();
    void theNumericPadIsNoDifference();
    void everyKeyIsExplained();
    void keysOfARecordHaveItsNames();
    void noMenuHasALetterTwice();
    void theHelpSpeaksTheLanguage();
    void keysOfOneNameAreNamedOnce();
    void theWindowFollowsTheLanguage();
};

void TestKeys::everyActionIsDescribed() {
    std::set<std::pair<KeyScope, Act>> described;
    const KeyMap keys;
    for (const KeyLine& line : keys.lines()) {
        QVERIFY(!withoutMnemonic(tableText(line.text)).isEmpty());
        QVERIFY2(!tableText(line.group).isEmpty(), line.text);
        QVERIFY2(described.emplace(line.scope, line.act).second, line.text);
    }
    for (int act = 0; act <= static_cast<int>(Act::leaveText); ++act) {
        QVERIFY2(std::ranges::any_of(described, [&](const auto& each) { return each.second == static_cast<Act>(act); }),
                 qPrintable(QString::number(act)));
    }
}

void TestKeys::noTwoWantTheSameKey() {
    const KeyMap keys;
    const auto clash = keys.clash();
    QVERIFY2(!clash, clash ? qPrintable(QKeySequence::listToString(keys.lines()[clash->second].keys)) : "");
}

void TestKeys::lettersBelongToTheLanguage() {
    QCOMPARE(keysOf(Act::faceEast), QStringLiteral("E"));
    const Letters letters(german());
    QCOMPARE(keysOf(Act::faceEast), QStringLiteral("O"));
    QCOMPARE(keysOf(Act::faceNorth), QStringLiteral("N"));
    QCOMPARE(keysOf(Act::newGame, KeyScope::game), QStringLiteral("Ctrl+N"));
}

void TestKeys::nonsenseLeavesTheLetter() {
    const Letters letters({{QStringLiteral("key: facing east"), QStringLiteral("[Éäßt]")},
                           {QStringLiteral("key: facing west"), QString()}});
    QCOMPARE(keysOf(Act::faceEast), QStringLiteral("E"));
    QCOMPARE(keysOf(Act::faceWest), QStringLiteral("W"));
}

// "K" is the key that skips, which a translator may not know.
void TestKeys::aLanguageThatClashesIsNotFollowed() {
    const Letters letters({{QStringLiteral("key: facing east"), QStringLiteral("K")},
                           {QStringLiteral("key: facing south"), QStringLiteral("Z")}});
    QVERIFY(!KeyMap().clash());
    QCOMPARE(keysOf(Act::faceEast), QStringLiteral("E"));
    QCOMPARE(keysOf(Act::faceSouth), QStringLiteral("S"));
}

void TestKeys::theNumericPadIsNoDifference() {
    const KeyMap keys;
    const QKeyEvent plus(QEvent::KeyPress, Qt::Key_Plus, Qt::ShiftModifier | Qt::KeypadModifier);
    QCOMPARE(keys.act(KeyScope::board, plus), std::optional(Act::zoomIn));
    const QKeyEvent eight(QEvent::KeyPress, Qt::Key_8, Qt::KeypadModifier);
    QCOMPARE(keys.act(KeyScope::compass, eight), std::optional(Act::faceNorth));
    QCOMPARE(keys.act(KeyScope::board, eight), std::nullopt);
    const QKeyEvent left(QEvent::KeyPress, Qt::Key_R, Qt::ShiftModifier);
    QCOMPARE(keys.act(KeyScope::board, left), std::optional(Act::rotateLeft));
}

void TestKeys::everyKeyIsExplained() {
    QStringList told;
    for (const ShortcutHelp& line : keyHelp(KeyMap())) {
        QVERIFY2(!line.group.isEmpty() && !line.action.isEmpty(), qPrintable(line.keys));
        told += line.keys.split(QStringLiteral("; "));
    }
    const KeyMap keys;
    for (const KeyLine& line : keys.lines()) {
        for (const QKeySequence& key : line.keys) {
            QVERIFY2(told.contains(key.toString(QKeySequence::NativeText)), qPrintable(key.toString()));
        }
    }
}

// Regression: "Last position" of a record was called "Back to the game", as in the window of the game.
void TestKeys::keysOfARecordHaveItsNames() {
    const auto told = keyHelp(KeyMap());
    for (const auto& [name, key] : {std::pair("First position", "Alt+Home"),
                                    {"Previous position", "Alt+Left"},
                                    {"Next position", "Alt+Right"},
                                    {"Last position", "Alt+End"}}) {
        const ShortcutHelp line{QStringLiteral("Record"), QString::fromUtf8(name), QString::fromUtf8(key)};
        QVERIFY2(std::ranges::find(told, line) != told.end(), name);
    }
}

void TestKeys::noMenuHasALetterTwice() {
    Play play;
    RulesetChoice choice;
    choice.expansions = {"star-wheel"};  // it has a panel, with an entry in the View menu
    choice.options = {{"start", "seat"}};
    play.start(choice, {"Ann", "Bob"}, 3);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("some.gnostica"));
    QVERIFY(play.window->desk().save(path));
    const ReplayWindow* replay = play.window->windows().replays().open(path);
    QTRY_VERIFY(replay->replay() != nullptr);
    const QMainWindow* position = &play.window->windows().positions().show();
    QVERIFY(!play.window->topBar().menu().actions().isEmpty());
    const QStringList clashes = clashesIn(play.window->topBar().menu());
    QVERIFY2(clashes.isEmpty(), qPrintable(clashes.join(u'\n')));
    for (const QMainWindow* window : {static_cast<const QMainWindow*>(replay), position}) {
        QVERIFY(!window->findChild<MainMenu*>()->actions().isEmpty());
        const QStringList own = clashesIn(*window->findChild<MainMenu*>());
        QVERIFY2(own.isEmpty(), qPrintable(own.join(u'\n')));
    }
}

void TestKeys::theHelpSpeaksTheLanguage() {
    const Letters letters(german());
    const auto listed = keyHelp(KeyMap());
    QVERIFY(std::any_of(listed.begin(), listed.end(),
                        [](const ShortcutHelp& line) { return line.keys == QStringLiteral("N; O; S; W; U"); }));
}

void TestKeys::keysOfOneNameAreNamedOnce() {
    const OneNameForEnter language;
    bool isSeen = false;
    for (const ShortcutHelp& line : keyHelp(KeyMap())) {
        const qsizetype times = line.keys.split(QStringLiteral("; ")).count(QStringLiteral("Invio"));
        QVERIFY2(times <= 1, qPrintable(line.keys));
        isSeen = isSeen || times == 1;
    }
    QVERIFY(isSeen);
}

// The language changes during a game: the previous letter has no effect.
void TestKeys::theWindowFollowsTheLanguage() {
    Play play;
    play.start();
    play.click(play.placeOf(Space{0, 0}));
    const Letters letters(german());
    QCoreApplication::processEvents();
    play.key(Qt::Key_E);
    QVERIFY(!play.turn().chooser().isPicked(turn::PickFacing{Facing::east}));
    play.key(Qt::Key_O);
    QVERIFY(play.turn().canConfirm());
    QCOMPARE(play.turn().chooser().proposal(), std::optional(Step(step::Place{{0, 0}, Facing::east})));
}

QTEST_MAIN(TestKeys)
#include "tst_keys.moc"
