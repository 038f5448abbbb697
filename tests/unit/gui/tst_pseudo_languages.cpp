// Every window, dialog and panel, and the log of a whole game, in languages that are harder than English: nothing is
// left untranslated, nothing is cut off, and a language that is changed late is as good as one that was there first.
#include "app/gui/dialogs/new_game/new_game_dialog.h"
#include "app/gui/dialogs/settings_dialog.h"
#include "app/gui/language/screen_language.h"
#include "app/gui/replay/replay_desk.h"
#include "app/gui/widgets/speech_bubble.h"
#include "app/gui/window/side_column.h"
#include "app/gui/window/table_docks.h"
#include "tests/unit/gui/window_play.h"
#include "tests/unit/gui/window_texts.h"
#include "tests/unit/pseudo_language.h"

#include <QDialogButtonBox>
#include <QDockWidget>
#include <QLayout>
#include <QMenu>
#include <QTextDocument>

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
const std::vector<const char*> kGames{"gnostica", "star-wheel", "hypothermia", "threestica"};

/// As long as it lives, everything is said so.
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
    static void settle() {
        for (int i = 0; i < 3; ++i) {
            QCoreApplication::processEvents();
        }
    }
    PseudoLanguage translator_;
};

struct Said {
    QString text;
    QString who;
};

QString withoutMarkup(const QString& text) {
    if (!Qt::mightBeRichText(text)) {
        return text;
    }
    QTextDocument document;
    document.setHtml(text);
    return document.toPlainText();
}

/// Parts of Qt that never change their words.
bool staysAsItWas(const QString& who) {
    return who.startsWith(QStringLiteral("QDockWidgetTitleButton")) ||
           who.startsWith(QStringLiteral("QToolButton Scroll"));
}

std::vector<Said> everythingIn(const QWidget& window) {
    std::vector<Said> all;
    hearWindow(window, [&](const QString& text, const QString& who) {
        if (!text.isEmpty() && !staysAsItWas(who)) {
            all.push_back({withoutMarkup(text), who});
        }
    });
    return all;
}

/// What is the same in every language: names that people and documents bring along, and notation.
class Untranslatable {
public:
    explicit Untranslatable(const Play& play) {
        const auto& shelf = const_cast<Play&>(play).shelf();
        for (const auto& titles : {shelf.games(), shelf.expansions()}) {
            for (const RulesetTitle& title : titles) {
                texts_ << title.summary << title.name;
            }
        }
        texts_.removeAll(QString());
        std::ranges::sort(texts_, std::ranges::greater(), &QString::size);  // "Gnostica" is part of "Gnostica, …"
    }
    /// What is left of a text without them.
    QString rest(QString text) const {
        text.remove(QStringLiteral("Gnostica Desktop"));
        for (const QString& each : texts_) {
            text.remove(each);
        }
        static const QRegularExpression kNotation(
            QStringLiteral("\\b[A-Z]{3}-[0-9]+\\b"              // rules
                           "|\\b[A-F][1-3][NESWU]@\\S+"         // pieces
                           "|\\b(cups|rods|discs|swords)-\\w+"  // cards
                           "|-?\\b[a-z]{1,2}-?[0-9]+\\b"        // spaces
                           "|\\b(Ann|Bob|Gnostica|English|XX?I{0,3}|XI?V|XIX|X?VI{0,3}|I[IVX]+|X[IVX]*)\\b"
                           "|\\bd12\\b|\\bd\\([0-9]\\)"
                           "|\\b[0-9]{1,2} [A-Z][a-z]{2} [0-9]{4}\\b"  // dates: the locale's
                           "|https?://\\S+|/[\\w./-]+|\\b\\w+\\.(gnostica|json|log|journal)\\b"));
        return text.remove(kNotation);
    }

private:
    QStringList texts_;
};

/// English that is left: two letters of it in a row.
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

/// Places for values that stayed empty, and forms that nobody has read.
QStringList leftOver(const std::vector<Said>& all) {
    static const QRegularExpression kLeft(QStringLiteral("%L?[1-9n]|[{}]|\\b(nominative|dative)\\b"));
    QStringList found;
    for (const Said& said : all) {
        if (kLeft.match(said.text).hasMatch()) {
            found << said.who + QStringLiteral(": ") + said.text;
        }
    }
    found.removeDuplicates();
    return found;
}

/// Names of one direction within a sentence of the other that may turn it around.
QStringList notIsolated(const std::vector<Said>& all) {
    static const QRegularExpression kName(QStringLiteral("\\b(Ann|Bob)\\b"));
    static const QRegularExpression kHebrew(QStringLiteral("[\u05d0-\u05ea]"));
    QStringList found;
    for (const Said& said : all) {
        for (auto names = kName.globalMatch(said.text); names.hasNext();) {
            const QString before = said.text.first(names.next().capturedStart());
            if (kHebrew.match(said.text).hasMatch() && before.count(QChar(0x2068)) <= before.count(QChar(0x2069))) {
                found << said.who + QStringLiteral(": ") + said.text;
            }
        }
    }
    found.removeDuplicates();
    return found;
}

/// Labels and buttons that have less room than their words need.
QStringList cutOff(const QWidget& window) {
    QStringList found;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisibleTo(&window) || widget->visibleRegion().isEmpty()) {
            continue;
        }
        const auto* label = qobject_cast<const QLabel*>(widget);
        const auto* button = qobject_cast<const QAbstractButton*>(widget);
        const bool wraps = label != nullptr && label->wordWrap();
        const QString text = label != nullptr ? label->text() : button != nullptr ? button->text() : QString();
        if (text.isEmpty()) {
            continue;
        }
        const int high = wraps ? widget->heightForWidth(widget->width()) : widget->minimumSizeHint().height();
        const int wide = wraps ? 0 : widget->minimumSizeHint().width();
        if (widget->width() < wide || widget->height() < high) {
            found << QStringLiteral("%1x%2 instead of %3x%4: ")
                             .arg(widget->width())
                             .arg(widget->height())
                             .arg(wide)
                             .arg(high) +
                         speakerOf(*widget, "says: ") + text;
        }
    }
    return found;
}

/// As large as a window becomes where the screen has room for it.
void takeRoom(QWidget& window) {
    QSize size = window.sizeHint().expandedTo(window.minimumSizeHint());
    if (window.layout() != nullptr && window.layout()->hasHeightForWidth()) {
        size.setHeight(std::max(size.height(), window.layout()->totalHeightForWidth(size.width())));
    }
    window.resize(size);
    QCoreApplication::sendPostedEvents();
}

RulesetChoice choiceOf(const char* game) {
    RulesetChoice choice;
    if (qstrcmp(game, "star-wheel") == 0) {
        choice.expansions = {"star-wheel"};
    } else {
        choice.base = game;
    }
    choice.options = {{"start", "seat"}};
    return choice;
}

void begin(Play& play, const char* game) {
    play.window->desk().start(choiceOf(game), {"Ann", "Bob"}, 3, {SeatPlayer::person, SeatPlayer::random});
    play.click(play.placeOf(Space{0, 0}));
    QCoreApplication::processEvents();
}

/// (What has been answered is not said again in another language.)
QStringList lines(const std::vector<Said>& all) {
    QStringList lines;
    for (const Said& said : all) {
        if (!said.who.endsWith(QStringLiteral("MessageLine label"))) {
            lines << said.who + QStringLiteral(": ") + said.text;
        }
    }
    lines.sort();
    return lines;
}

/// While it watches, every window that opens is heard; dialogs are turned down.
class Watch : public QObject {
public:
    explicit Watch(std::function<void(QWidget&)> look) : look_(std::move(look)) { qApp->installEventFilter(this); }
    ~Watch() override { qApp->removeEventFilter(this); }
    QStringList windows;

    bool eventFilter(QObject* watched, QEvent* event) override {
        auto* window = qobject_cast<QWidget*>(watched);
        if (event->type() == QEvent::Show && window != nullptr && window->isWindow() &&
            !window->inherits("QTipLabel")) {
            QTimer::singleShot(0, window, [this, window] {
                windows << QString::fromLatin1(window->metaObject()->className());
                if (!window->inherits("QFileDialog") && !window->inherits("QPrintDialog")) {  // Qt's own
                    look_(*window);
                }
                if (auto* dialog = qobject_cast<QDialog*>(window)) {
                    dialog->reject();
                }
            });
        }
        return false;
    }

private:
    std::function<void(QWidget&)> look_;
};

/// A game that broke off, for the folder of unfinished ones.
void leaveUnfinished(Play& play) {
    begin(play, "gnostica");
    QVERIFY(play.session().play(*play.session().table().legal().begin()));
    play.reopen();
}

/// The record of the game, in a window beside it; at a moment with something before and behind it.
ReplayWindow& openBeside(Play& play, const QTemporaryDir& folder) {
    const QString file = folder.filePath(QStringLiteral("some.gnostica"));
    if (!play.window->desk().save(file, Overwrite::agreed)) {
        qFatal("not saved");
    }
    ReplayWindow* window = play.window->replays().open(file);
    if (!QTest::qWaitFor([&] { return window->replay() != nullptr; }, 20'000)) {
        qFatal("not read");
    }
    window->replay()->show(window->replay()->length() - 1);
    window->replay()->toggleBookmark();
    QCoreApplication::processEvents();
    return *window;
}

/// Everything that the menus offer, but for the end.
void triggerAll(Play& play) {
    for (const Act act : play.window->actions().acts()) {
        QAction* action = play.window->actions().at(act);
        if (act != Act::quit && action->isEnabled()) {
            action->trigger();
            QCoreApplication::processEvents();
        }
    }
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
    void lateIsAsGoodAsEarly_data() { languagesAndGames(); }
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
        for (const char* game : kGames) {
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

/// Whatever a menu opens, a dialog of tomorrow, too.
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
    play.settings.change([](gui::Settings& wished) { wished.pace = Pace::none; });
    const Untranslatable known(play);
    const Speaking speaking(kind);
    QString log;
    for (const char* game : kGames) {
        play.window->desk().start(choiceOf(game), {"Ann", "Bob"}, 3, {SeatPlayer::random, SeatPlayer::random});
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
        play.window->area().bubble()->dismiss();  // an answer is not given again in another language
        early = lines(everythingIn(*play.window));
    }
    // What is said more often than the other way, each by whom.
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

/// What was picked for a step is still picked, and said in the new language.
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

/// Players without a name are phrases, which what is said of them can ask for forms.
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
    all.push_back({play.window->docks().side().handTitle(), {}});
    for (const Said& said : all) {
        QVERIFY2(!said.text.contains(PseudoLanguage::plainMark()), qPrintable(said.text));
    }
}

void TestPseudoLanguages::nothingIsCutOff_data() {
    QTest::addColumn<int>("language");
    QTest::addColumn<int>("percent");
    for (const auto& [name, kind] : kLanguages) {
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
    const QList<wording::LanguageName> languages = wording::languagesIn(QStringLiteral(GNOSTICA_TEST_LANGUAGES));
    gui::Settings settings;
    settings.language = QStringLiteral("he");
    SettingsDialog dialog(settings, languages, {});
    auto* choice = dialog.findChild<QComboBox*>(QStringLiteral("language"));
    QCOMPARE(choice->count(), 1 + static_cast<int>(languages.size()));
    QCOMPARE(choice->currentText(), QStringLiteral("עברית"));
    QCOMPARE(dialog.settings().language, settings.language);
    choice->setCurrentIndex(choice->findText(QStringLiteral("Esperanto")));
    QCOMPARE(dialog.settings().language, QStringLiteral("eo"));
    choice->setCurrentIndex(0);
    QCOMPARE(choice->currentText(), QStringLiteral("As the desktop"));
    QCOMPARE(dialog.settings().language, QString());
}

void TestPseudoLanguages::theScreenFollowsTheLanguage() {
    wording::Language language(QStringLiteral(GNOSTICA_TEST_LANGUAGES));
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
