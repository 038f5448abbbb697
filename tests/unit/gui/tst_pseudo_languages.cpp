// Every window, dialog and panel, and the log of a whole game, in languages that are harder than English: nothing is
// left untranslated or cut off, and a language that is set late has the same result as one set from the start.
#include "app/gui/base/language/screen_language.h"
#include "app/gui/look/art/cards/deck_shelf.h"
#include "app/gui/look/widgets/speech_bubble.h"
#include "app/gui/windows/game/dialogs/new_game/new_game_dialog.h"
#include "app/gui/windows/game/dialogs/settings_dialog.h"
#include "app/gui/windows/game/table_panels.h"
#include "tests/unit/gui/laid_out.h"
#include "tests/unit/gui/text_faults.h"
#include "tests/unit/gui/window_walk.h"
#include "tests/unit/pseudo_language.h"

#include <set>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::gui;
using namespace gnostica::gui::playing;
using gnostica::tests::Pseudo;
using gnostica::tests::PseudoLanguage;

namespace {

const std::vector<std::pair<const char*, Pseudo>> kLanguages{
    {"lengthy", Pseudo::lengthy}, {"right to left", Pseudo::rightToLeft}, {"cases", Pseudo::cases}};

/// Uses this language during the lifetime of the object.
class Speaking {
public:
    explicit Speaking(Pseudo kind) : translator_(kind) {
        const bool back = kind == Pseudo::rightToLeft;
        QLocale::setDefault(back ? QLocale(QStringLiteral("he")) : QLocale::c());
        QApplication::setLayoutDirection(back ? Qt::RightToLeft : Qt::LeftToRight);
        QCoreApplication::installTranslator(&translator_);
        settle();
    }
    ~Speaking() {
        QCoreApplication::removeTranslator(&translator_);
        QLocale::setDefault(QLocale::c());
        QApplication::setLayoutDirection(Qt::LeftToRight);
        settle();
    }
    Speaking(const Speaking&) = delete;
    Speaking& operator=(const Speaking&) = delete;

private:
    static void settle() { gnostica::tests::settle(); }
    PseudoLanguage translator_;
};

/// English that is left: two adjacent letters of it.
QStringList untranslated(const std::vector<Said>& all, const Untranslatable& known) {
    static const QRegularExpression kEnglish(QStringLiteral("[A-Za-z]{2,}"));
    QStringList found;
    for (const Said& said : all) {
        if (kEnglish.match(known.rest(said.text)).hasMatch()) {
            found << said.who + QStringLiteral(": ") + said.text;
        }
    }
    found.removeDuplicates();
    return found;
}

/// (A previous answer is not repeated in another language, and neither is what has been read aloud.)
QStringList lines(const std::vector<Said>& all) {
    QStringList lines;
    for (const Said& said : all) {
        if (!said.who.endsWith(QStringLiteral("MessageLine label")) &&
            !said.who.contains(QStringLiteral("Announcer"))) {
            lines << said.who + QStringLiteral(": ") + said.text;
        }
    }
    lines.sort();
    return lines;
}

}  // namespace

class TestPseudoLanguages : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { font_ = QApplication::font(); }
    void cleanup() { QApplication::setFont(font_); }
    void everythingIsTranslated_data() { languagesAndGames(); }
    void everythingIsTranslated();
    void dialogsAreTranslated_data() { languages(); }
    void dialogsAreTranslated();
    void aWholeGameIsTold_data() { languages(); }
    void aWholeGameIsTold();
    void lateIsAsGoodAsEarly_data();
    void lateIsAsGoodAsEarly();
    void picksStay();
    void theCoverIsTranslated_data() { languages(); }
    void theCoverIsTranslated();
    void nothingIsCutOff_data();
    void nothingIsCutOff();
    void theLanguageIsChosenInTheSettings();
    void theScreenFollowsTheLanguage();

private:
    static void languages();
    static void languagesAndGames();
    static void check(Pseudo kind, const std::vector<Said>& all, const Untranslatable& known);

    QFont font_;
};

void TestPseudoLanguages::languages() {
    QTest::addColumn<int>("language");
    for (const auto& [name, kind] : kLanguages) {
        QTest::newRow(name) << static_cast<int>(kind);
    }
}

void TestPseudoLanguages::languagesAndGames() {
    QTest::addColumn<int>("language");
    QTest::addColumn<QString>("game");
    for (const auto& [name, kind] : kLanguages) {
        for (const char* game : kGamesToSee) {
            QTest::addRow("%s, %s", name, game) << static_cast<int>(kind) << QString::fromLatin1(game);
        }
    }
}

void TestPseudoLanguages::check(Pseudo kind, const std::vector<Said>& all, const Untranslatable& known) {
    QVERIFY(!all.empty());
    const QStringList english = untranslated(all, known);
    QVERIFY2(english.isEmpty(), qPrintable(english.join(u'\n')));
    const QStringList left = leftOver(all);
    QVERIFY2(left.isEmpty(), qPrintable(left.join(u'\n')));
    if (kind == Pseudo::rightToLeft) {
        const QStringList loose = notIsolated(all);
        QVERIFY2(loose.isEmpty(), qPrintable(loose.join(u'\n')));
    }
}

void TestPseudoLanguages::everythingIsTranslated() {
    QFETCH(int, language);
    QFETCH(QString, game);
    Play play;
    begin(play, game.toLatin1().constData());
    const Untranslatable known(play);
    const Speaking speaking(static_cast<Pseudo>(language));
    check(static_cast<Pseudo>(language), everythingIn(*play.window), known);
}

/// Every dialog that a menu opens, including new ones.
void TestPseudoLanguages::dialogsAreTranslated() {
    QFETCH(int, language);
    const QTemporaryDir folder;
    Play play;
    leaveUnfinished(play);
    const Untranslatable known(play);
    const Speaking speaking(static_cast<Pseudo>(language));
    std::vector<Said> all;
    const auto hear = [&](QWidget& window) {
        for (const Said& said : everythingIn(window)) {
            all.push_back(said);
        }
    };
    Watch watch(hear);
    triggerAll(play);
    QTRY_VERIFY(!watch.windows.filter(QStringLiteral("RecoveryDialog")).isEmpty());
    begin(play, "gnostica");
    triggerAll(play);
    hear(openBeside(play, folder));
    for (const char* window : {"NewGameDialog", "SettingsDialog", "QMessageBox", "ReplayWindow"}) {
        QVERIFY2(!watch.windows.filter(QString::fromLatin1(window)).isEmpty(), window);
    }
    check(static_cast<Pseudo>(language), all, known);
}

void TestPseudoLanguages::aWholeGameIsTold() {
    QFETCH(int, language);
    const auto kind = static_cast<Pseudo>(language);
    Play play;
    play.settings.change([](gui::Settings& wished) { wished.pace = table::Pace::none; });
    const Untranslatable known(play);
    const Speaking speaking(kind);
    QString log;
    for (const char* game : kGamesToSee) {
        play.window->desk().start(choiceOf(game), {"Ann", "Bob"}, 3,
                                  {table::SeatPlayer::random, table::SeatPlayer::random});
        QTRY_VERIFY_WITH_TIMEOUT(play.session().referee().isOver(), 120'000);
        QCoreApplication::processEvents();
        const std::vector<Said> all = everythingIn(*play.window);
        check(kind, all, known);
        for (const Said& said : all) {
            log += said.who.contains(QStringLiteral("Log")) ? said.text : QString();
        }
    }
    for (const QString& form : PseudoLanguage::forms()) {
        QVERIFY2(kind != Pseudo::cases || log.contains(PseudoLanguage::markOf(form)), qPrintable(form));
    }
}

/// What is shown follows the language in the same way in every language; with its directions it is laid out anew.
void TestPseudoLanguages::lateIsAsGoodAsEarly_data() {
    QTest::addColumn<int>("language");
    QTest::addColumn<QString>("game");
    for (const auto& [name, kind] : kLanguages) {
        for (const char* game : kGamesToSee) {
            if (kind == Pseudo::lengthy || game == *std::begin(kGamesToSee)) {
                QTest::addRow("%s, %s", name, game) << static_cast<int>(kind) << QString::fromLatin1(game);
            }
        }
    }
}

void TestPseudoLanguages::lateIsAsGoodAsEarly() {
    QFETCH(int, language);
    QFETCH(QString, game);
    const auto kind = static_cast<Pseudo>(language);
    const QByteArray name = game.toLatin1();
    QStringList late;
    {
        Play play;
        begin(play, name.constData());
        const Speaking speaking(kind);
        late = lines(everythingIn(*play.window));
    }
    QStringList early;
    {
        const Speaking speaking(kind);
        Play play;
        begin(play, name.constData());
        play.window->area().answers().bubble()->dismiss();  // an answer is not repeated in another language
        early = lines(everythingIn(*play.window));
    }
    // Texts that occur more often than in the other run, each with its widget.
    QStringList stale = late;
    QStringList lost;
    for (const QString& line : early) {
        if (!stale.removeOne(line)) {
            lost << line;
        }
    }
    QVERIFY2(stale.isEmpty(), qPrintable(stale.join(u'\n')));
    QVERIFY2(lost.isEmpty(), qPrintable(lost.join(u'\n')));
}

/// Picks for a step are kept, and described in the new language.
void TestPseudoLanguages::picksStay() {
    Play play;
    play.start();
    play.click(play.placeOf(Space{0, 0}));
    const std::vector<Space> picked = play.turn().marks().pickedSpaces;
    QCOMPARE(picked, (std::vector<Space>{{0, 0}}));
    const Speaking speaking(Pseudo::lengthy);
    QCOMPARE(play.turn().marks().pickedSpaces, picked);
    QVERIFY(play.turn().canTakeBack());
}

/// Players without a name are phrases, for which sentences can request forms.
void TestPseudoLanguages::theCoverIsTranslated() {
    QFETCH(int, language);
    const auto kind = static_cast<Pseudo>(language);
    Play play(true);
    play.start(choiceOf("gnostica"), {"", ""}, 3);
    const Untranslatable known(play);
    const Speaking speaking(kind);
    const ScreenCover& cover = *play.window->area().cover();
    QVERIFY(cover.isVisible());
    std::vector<Said> all = everythingIn(cover);
    check(kind, all, known);
    QStringList found = cutOff(cover);
    QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
    play.session().table().uncover();
    all.push_back({play.handList()->accessibleName(), {}});
    for (const Said& said : all) {
        QVERIFY2(!said.text.contains(PseudoLanguage::plainMark()), qPrintable(said.text));
    }
}

/// (Texts in cases are no longer than English ones.)
void TestPseudoLanguages::nothingIsCutOff_data() {
    QTest::addColumn<int>("language");
    QTest::addColumn<int>("percent");
    for (const auto& [name, kind] : kLanguages) {
        if (kind == Pseudo::cases) {
            continue;
        }
        for (const int percent : {100, 200}) {
            QTest::addRow("%s, %d %%", name, percent) << static_cast<int>(kind) << percent;
        }
    }
}

void TestPseudoLanguages::nothingIsCutOff() {
    QFETCH(int, language);
    QFETCH(int, percent);
    const Speaking speaking(static_cast<Pseudo>(language));
    QFont large = font_;
    large.setPointSizeF(font_.pointSizeF() * percent / 100);
    QApplication::setFont(large);
    const QTemporaryDir folder;
    Play play;
    leaveUnfinished(play);
    const QSize size(1300 * percent / 100, 900 * percent / 100);
    play.window->resize(size);
    QStringList found;
    Watch watch([&](QWidget& window) {
        takeRoom(window);
        found += cutOff(window);
    });
    play.window->actions().at(Act::unfinished)->trigger();
    QTRY_VERIFY(!watch.windows.filter(QStringLiteral("RecoveryDialog")).isEmpty());
    begin(play, "gnostica");
    QCoreApplication::processEvents();
    found += cutOff(*play.window);
    triggerAll(play);
    ReplayWindow& beside = openBeside(play, folder);
    beside.resize(size);
    QCoreApplication::processEvents();
    found += cutOff(beside);
    found.removeDuplicates();
    QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
}

void TestPseudoLanguages::theLanguageIsChosenInTheSettings() {
    const QList<language::LanguageName> languages = language::languagesIn(QStringLiteral(GNOSTICA_TEST_LANGUAGES));
    gui::Settings settings;
    settings.language = QStringLiteral("he");
    SettingsDialog dialog(settings, languages, DeckShelf(storage::DataFolders()));
    auto* choice = dialog.findChild<QComboBox*>(QStringLiteral("language"));
    QCOMPARE(choice->count(), 1 + static_cast<int>(languages.size()));
    QCOMPARE(choice->currentText(), QStringLiteral("עברית"));
    QCOMPARE(dialog.appliedTo(settings).language, settings.language);
    choice->setCurrentIndex(choice->findText(QStringLiteral("Esperanto")));
    QCOMPARE(dialog.appliedTo(settings).language, QStringLiteral("eo"));
    choice->setCurrentIndex(0);
    QCOMPARE(choice->currentText(), QStringLiteral("Follow the system"));
    QCOMPARE(dialog.appliedTo(settings).language, QString());
}

void TestPseudoLanguages::theScreenFollowsTheLanguage() {
    language::Language language(QStringLiteral(GNOSTICA_TEST_LANGUAGES));
    ScreenLanguage screen(language);
    Play play;
    begin(play, "gnostica");
    NewGameDialog dialog(play.shelf(), {});
    dialog.show();
    const auto hasHelp = [&](const char* word) {
        QString all;
        hearWindow(*play.window, [&](const QString& text, const QString&) { all += text; });
        return all.contains(QString::fromUtf8(word));
    };
    QVERIFY(screen.speak(QStringLiteral("en")));
    QCoreApplication::processEvents();
    QVERIFY(hasHelp("Cups"));
    QVERIFY(screen.speak(QStringLiteral("he")));
    QCoreApplication::processEvents();
    QVERIFY(hasHelp("גביעים"));
    QVERIFY(play.window->isRightToLeft() && dialog.isRightToLeft());
    QVERIFY(play.placeOf(Space{1, 0}).x() > play.placeOf(Space{0, 0}).x());  // but east is right
    QCOMPARE(play.window->locale().language(), QLocale::Hebrew);
    QCOMPARE(dialog.locale().language(), QLocale::Hebrew);
    QVERIFY(!screen.speak(QStringLiteral("xx")));
    QVERIFY(screen.speak(QStringLiteral("eo")));
    QCoreApplication::processEvents();
    QVERIFY(hasHelp("Kalikoj"));
    QVERIFY(!play.window->isRightToLeft());
}

QTEST_MAIN(TestPseudoLanguages)
#include "tst_pseudo_languages.moc"
