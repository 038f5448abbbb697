// Every shipped language, in the real windows: no text is cut off, empty or left in English, no two letters clash, and
// everything can be drawn. GNOSTICA_LANGUAGES=whole in the environment (./dev translations --check), or the code of one
// language, opens all windows; otherwise only those with the least room.
#include "app/gui/base/language/screen_language.h"
#include "app/gui/base/language/script_fonts.h"
#include "app/language/language.h"
#include "app/storage/data_folders.h"
#include "app/wording/document_names.h"
#include "app/wording/rulebook.h"
#include "engine/documents/document.h"
#include "tests/unit/cli/random_documents.h"
#include "tests/unit/gui/accelerators.h"
#include "tests/unit/gui/laid_out.h"
#include "tests/unit/gui/text_faults.h"
#include "tests/unit/gui/window_walk.h"
#include "tests/unit/translation_file.h"

#include <QDirIterator>
#include <QFontDatabase>
#include <QRawFont>
#include <QTabWidget>

#include <cstdio>
#include <set>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::gui;
using namespace gnostica::gui::playing;
using nlohmann::json;

namespace {

const auto kEnglishCode = QStringLiteral("en");
/// The windows with the most words in the least room.
const std::vector<Act> kCrowded{Act::newGame, Act::settings, Act::workshop, Act::compare, Act::setUp};

/// The languages with the longest words or widest letters; a font of twice the size covers the rest.
const QStringList kSpacious{QStringLiteral("en"), QStringLiteral("de"), QStringLiteral("uk"), QStringLiteral("ar"),
                            QStringLiteral("ja")};

bool isWhole() {
    return !qEnvironmentVariableIsEmpty("GNOSTICA_LANGUAGES");
}

std::vector<language::LanguageName> languagesToTry() {
    std::vector<language::LanguageName> all;
    const QString wished = qEnvironmentVariable("GNOSTICA_LANGUAGES", QStringLiteral("whole"));
    for (const language::LanguageName& each : language::languagesIn(storage::dataFolders().translations())) {
        if (wished == QStringLiteral("whole") || wished == each.code) {
            all.push_back(each);
        }
    }
    return all;
}

QString compiledTranslations() {
    return storage::dataFolders().translations();
}

using gnostica::tests::settle;

/// Uses this language and font size during the lifetime of the object.
class Spoken {
public:
    explicit Spoken(const QString& code, int percent = 100) {
        QFont large = font_;
        large.setPointSizeF(font_.pointSizeF() * percent / 100);
        QApplication::setFont(large);
        screen_.emplace(language_);
        speak(code);
    }
    ~Spoken() {
        screen_.reset();
        QApplication::setFont(font_);
        QApplication::setLayoutDirection(Qt::LeftToRight);
    }
    Spoken(const Spoken&) = delete;
    Spoken& operator=(const Spoken&) = delete;

    void speak(const QString& code) {
        QVERIFY(screen_->speak(code));
        settle();
    }

private:
    QFont font_ = QApplication::font();
    language::Language language_{compiledTranslations()};
    std::optional<ScreenLanguage> screen_;
};

/// The texts of one language, from its translation file and from documents.
class Written {
public:
    explicit Written(const QString& code) {
        const QString file =
            QStringLiteral(GNOSTICA_TEST_DATA "/../translations/gnostica_%1.ts").arg(QString(code).replace(u'-', u'_'));
        for (const tests::Message& message : tests::messagesOf(file)) {
            for (const QString& text : message.texts) {
                add(text, message.source);
            }
        }
        for (const char* folder : {"/../variants", "/../resources"}) {
            QDirIterator documents(QStringLiteral(GNOSTICA_TEST_DATA) + QString::fromLatin1(folder),
                                   {QStringLiteral("*.json")}, QDir::Files, QDirIterator::Subdirectories);
            while (documents.hasNext()) {
                QFile document(documents.next());
                QVERIFY(document.open(QIODevice::ReadOnly));
                readIn(json::parse(document.readAll().toStdString(), nullptr, false));
            }
        }
    }

    const QString& all() const { return all_; }
    /// A word that translators have kept.
    bool has(const QString& word) const { return words_.contains(word); }
    /// A text that is rightly the same as in English.
    bool isUntouched(const QString& text) const { return untouched_.contains(text); }

private:
    void add(const QString& text, const QString& source) {
        all_ += text;
        static const QRegularExpression kWord(QStringLiteral("[A-Za-z]{2,}"));
        for (auto words = kWord.globalMatch(text); words.hasNext();) {
            words_.insert(words.next().captured());
        }
        if (text == source) {
            untouched_.insert(text);
        }
    }
    void readIn(const json& value) {
        if (!value.is_structured()) {
            return;
        }
        if (const auto english = value.is_object() ? value.find("en") : value.end();
            english != value.end() && english->is_string()) {
            add(wording::documentText(json{{"text", value}}, "text"),
                QString::fromStdString(english->get<std::string>()));
            return;
        }
        for (const json& inner : value) {
            readIn(inner);
        }
    }

    QString all_;
    std::set<QString> words_;
    std::set<QString> untouched_;
};

/// English words in a language with a different script that are neither translators' words nor keys.
QStringList leftInEnglish(const std::vector<Said>& all, const Untranslatable& known, const Written& written) {
    // (Qt 6.4 misspells one of them in Japanese.)
    static const QRegularExpression kKeys(QStringLiteral(
        "\\b(Ctrl|Alt|Shift|Meta|Esc|Return|Enter|Backspac?e|Del|Ins|Home|End|PgUp|PgDown|Pause|Tab|Space|OK)\\b"));
    static const QRegularExpression kWord(QStringLiteral("[A-Za-z]{2,}"));
    QStringList found;
    for (const Said& said : all) {
        for (auto words = kWord.globalMatch(known.rest(said.text).remove(kKeys)); words.hasNext();) {
            if (const QString word = words.next().captured(); !written.has(word)) {
                found << QStringLiteral("“%1” in %2: %3").arg(word, said.who, said.text);
                break;
            }
        }
    }
    found.removeDuplicates();
    return found;
}

/// The installed font families for the script of a language; empty if there are none.
QStringList familiesOf(const QLocale& locale) {
    QStringList families = scriptFamilies(locale, FontShape::sans);
    const bool needsOwn = !families.isEmpty();
    families << QStringLiteral("Noto Sans") << QStringLiteral("DejaVu Sans");
    const bool isThere = QFontDatabase::hasFamily(families.front());
    families.removeIf([](const QString& family) { return !QFontDatabase::hasFamily(family); });
    return needsOwn && !isThere ? QStringList() : families;
}

bool isDrawn(char32_t sign) {
    switch (QChar::category(sign)) {
    case QChar::Other_Control:
    case QChar::Other_Format:  // isolates and similar characters
    case QChar::Separator_Space:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph: return false;
    default: return sign < 0xfe00 || sign > 0xfe0f;  // variation selectors
    }
}

/// Characters without a glyph in these fonts; any other font may have those that are not letters.
QStringList withoutGlyph(const QString& texts, const QStringList& families) {
    std::vector<QRawFont> fonts;
    for (const QString& family : families) {
        fonts.push_back(QRawFont::fromFont(QFont(family)));
    }
    QStringList found;
    std::set<char32_t> signs;
    for (const char32_t sign : texts.toUcs4()) {
        if (!isDrawn(sign) || !signs.insert(sign).second) {
            continue;
        }
        const auto has = [sign](const QRawFont& font) { return font.supportsCharacter(sign); };
        const auto hasIt = [&](const QString& family) { return has(QRawFont::fromFont(QFont(family))); };
        if (std::ranges::none_of(fonts, has) &&
            (QChar::isLetterOrNumber(sign) || std::ranges::none_of(QFontDatabase::families(), hasIt))) {
            found << QStringLiteral("U+%1 %2")
                         .arg(static_cast<uint>(sign), 4, 16, QLatin1Char('0'))
                         .arg(QString::fromUcs4(&sign, 1));
        }
    }
    return found;
}

/// Results of a walk through the windows.
struct Found {
    std::vector<Said> said;
    QStringList cut;
    QStringList clashes;

    /// Visits all pages of a window.
    void turnPages(QWidget& window) {
        look(window);
        for (auto* tabs : window.findChildren<QTabWidget*>()) {
            const int before = tabs->currentIndex();
            for (int i = 0; i < tabs->count() && tabs->isVisibleTo(&window); ++i) {
                tabs->setCurrentIndex(i);
                settle();
                look(window);
            }
            tabs->setCurrentIndex(before);
        }
    }
    void look(QWidget& window) {
        settle();
        cut += cutOff(window);
        clashes += clashingIn(window);
        for (const Said& each : everythingIn(window)) {
            said.push_back(each);
        }
    }
};

/// Hears the sentences of whole games.
void playThrough(Play& play, Found& found) {
    play.settings.change([](gui::Settings& wished) { wished.pace = table::Pace::none; });
    for (const char* game : kGamesToSee) {
        play.window->desk().start(choiceOf(game), {"Ann", "Bob"}, 3,
                                  {table::SeatPlayer::random, table::SeatPlayer::random});
        QTRY_VERIFY_WITH_TIMEOUT(play.session().referee().isOver(), 120'000);
        settle();
        found.look(*play.window);
    }
}

/// The same texts on small screens, with less room.
void lookInSmallWindows(Play& play, Found& found) {
    const QSize usual = play.window->size();
    for (const QSize size : {QSize(1366, 768), QSize(1024, 600)}) {
        play.window->resize(size);
        settle();
        const QString where = QStringLiteral("%1x%2: ").arg(size.width()).arg(size.height());
        if (play.window->size() != size) {
            found.cut << where + QStringLiteral("needs %1x%2").arg(play.window->width()).arg(play.window->height());
        }
        for (const QString& each : cutOff(*play.window)) {
            found.cut << where + each;
        }
    }
    play.window->resize(usual);
    settle();
}

void walkThrough(Play& play, int percent, Found& found) {
    const QTemporaryDir folder;
    const QSize size(1300 * percent / 100, 900 * percent / 100);
    play.window->resize(size);
    Watch watch([&](QWidget& window) {
        takeRoom(window);
        found.turnPages(window);
    });
    play.window->greet();
    settle();
    found.look(*play.window);
    if (percent == 100) {
        lookInSmallWindows(play, found);
    }
    if (isWhole() && percent == 100) {
        playThrough(play, found);
    }
    if (isWhole()) {
        play.window->actions().at(Act::unfinished)->trigger();
        QTRY_VERIFY(!watch.windows.filter(QStringLiteral("RecoveryDialog")).isEmpty());
        for (const char* game : kGamesToSee) {
            begin(play, game);
            settle();
            found.look(*play.window);
        }
    }
    begin(play, "gnostica");
    settle();
    found.look(*play.window);
    if (percent == 100) {
        lookInSmallWindows(play, found);
    }
    if (isWhole()) {
        triggerAll(play);
    } else {
        trigger(play, kCrowded);
    }
    ReplayWindow& beside = openBeside(play, folder);
    beside.resize(size);
    settle();
    found.look(beside);
}

/// Reports all findings, one per line, so that all faults of a language can be fixed together.
void expectNone(QStringList found, const char* what) {
    found.removeDuplicates();
    for (const QString& each : found) {
        std::fprintf(stderr, "%s: %s: %s\n", QTest::currentDataTag(), what, qPrintable(each));
    }
    QVERIFY2(found.isEmpty(), what);
}

/// Every text in a rulebook, except the author's own.
std::set<QString> textsOf(const wording::Rulebook& book) {
    std::set<QString> texts;
    for (const wording::RuleChapter& chapter : book.chapters) {
        texts.insert(chapter.title);
        for (const wording::RuleParagraph& paragraph : chapter.paragraphs) {
            texts.insert(paragraph.title);
            for (const wording::RuleText& part : paragraph.parts) {
                texts.insert({part.text, part.setting});
            }
        }
    }
    return texts;
}

/// Games with every setting drawn at random, and names in English only.
std::vector<json> documentsOfStrangers(const Play& play) {
    const auto& shelf = const_cast<Play&>(play).shelf();
    std::vector<json> documents;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        RulesetChoice choice;
        choice.base = seed % 2 == 0 ? "threestica" : "gnostica";
        choice.expansions = seed % 3 == 0 ? std::vector<std::string>{"star-wheel"} : std::vector<std::string>();
        Rng rng(seed);
        json document = tests::RandomDocument(*shelf.document(choice), shelf.registry(), rng).make();
        document["id"] = "hedgehogs";
        document["name"] = {{"en", "Seven Hedgehogs"}};
        document["summary"] = {{"en", "Hedgehogs are pyramids that roll."}};
        document["notes"] = {{"en", "Played in our garden."}};
        documents.push_back(std::move(document));
    }
    return documents;
}

}  // namespace

class TestLanguages : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyWindowIsRight_data();
    void everyWindowIsRight();
    void everythingCanBeDrawn_data() { languages(); }
    void everythingCanBeDrawn();
    void aStrangersGameIsSaid_data() { languages(); }
    void aStrangersGameIsSaid();
    void picksStayFromLanguageToLanguage();
    void clashesAreFound();

private:
    static void languages();
};

void TestLanguages::languages() {
    QTest::addColumn<QString>("code");
    for (const language::LanguageName& each : languagesToTry()) {
        QTest::newRow(qPrintable(each.code)) << each.code;
    }
}

void TestLanguages::everyWindowIsRight_data() {
    QTest::addColumn<QString>("code");
    QTest::addColumn<int>("percent");
    for (const language::LanguageName& each : languagesToTry()) {
        for (const int percent : {100, 200}) {
            if (percent == 200 && !isWhole() && !kSpacious.contains(each.code)) {
                continue;
            }
            QTest::addRow("%s, %d %%", qPrintable(each.code), percent) << each.code << percent;
        }
    }
}

void TestLanguages::everyWindowIsRight() {
    QFETCH(QString, code);
    QFETCH(int, percent);
    const Spoken spoken(code, percent);
    Play play;
    if (isWhole()) {
        leaveUnfinished(play);
    }
    Found found;
    walkThrough(play, percent, found);
    QVERIFY(!found.said.empty());
    expectNone(found.cut, "cut off");
    expectNone(found.clashes, "the same letter");
    expectNone(leftOver(found.said), "left over");
    expectNone(notIsolated(found.said), "not isolated");
    if (QLocale(code).script() != QLocale::LatinScript) {
        expectNone(leftInEnglish(found.said, Untranslatable(play), Written(code)), "left in English");
    }
}

void TestLanguages::everythingCanBeDrawn() {
    QFETCH(QString, code);
    const Spoken spoken(code);
    const QStringList families = familiesOf(QLocale());
    if (families.isEmpty()) {
        QSKIP(qPrintable(QStringLiteral("not installed: ") + scriptFamilies(QLocale(), FontShape::sans).join(u' ')));
    }
    expectNone(withoutGlyph(Written(code).all(), families), "no glyph");
}

void TestLanguages::aStrangersGameIsSaid() {
    QFETCH(QString, code);
    Play play;
    for (const json& document : documentsOfStrangers(play)) {
        const auto rules = compile(document, play.shelf().registry());
        QVERIFY(rules.has_value());
        wording::Rulebook english;
        {
            const Spoken spoken(kEnglishCode);
            english = wording::rulebook(**rules, *play.shelf().words());
        }
        const Spoken spoken(code);
        const Written written(code);
        const wording::Rulebook book = wording::rulebook(**rules, *play.shelf().words());
        QCOMPARE(book.title, english.title);  // the author's own words
        QCOMPARE(book.summary, english.summary);
        QCOMPARE(book.notes, english.notes);
        QCOMPARE(book.chapters.size(), english.chapters.size());
        if (code == kEnglishCode) {
            continue;
        }
        static const QRegularExpression kWord(QStringLiteral("\\p{L}{2,}"));
        const std::set<QString> before = textsOf(english);
        for (const QString& text : textsOf(book)) {
            QVERIFY2(!before.contains(text) || !text.contains(kWord) || written.isUntouched(text), qPrintable(text));
            QVERIFY2(leftOver({{text, {}}}).isEmpty(), qPrintable(text));
        }
    }
}

/// Picks for a step are kept.
void TestLanguages::picksStayFromLanguageToLanguage() {
    Spoken spoken(kEnglishCode);
    Play play;
    play.start();
    play.click(play.placeOf(Space{0, 0}));
    const std::vector<Space> picked{{0, 0}};
    for (const language::LanguageName& each : language::languagesIn(compiledTranslations())) {
        spoken.speak(each.code);
        QCOMPARE(play.turn().marks().pickedSpaces, picked);
        QVERIFY(play.turn().canTakeBack());
    }
}

void TestLanguages::clashesAreFound() {
    const QString place = QStringLiteral("a menu");
    QCOMPARE(acceleratorOf(QStringLiteral("Fish && &Chips")), QChar(u'C'));
    QCOMPARE(acceleratorOf(QStringLiteral("開く(&O)…")), QChar(u'O'));
    QCOMPARE(acceleratorOf(QStringLiteral("Fish && Chips")), QChar());
    QVERIFY(clashing(place, {QStringLiteral("&One"), QStringLiteral("&Two"), QStringLiteral("Only")}).isEmpty());
    QCOMPARE(clashing(place, {QStringLiteral("&One"), QStringLiteral("N&o"), QStringLiteral("&New")}),
             QStringList{QStringLiteral("a menu: “&One” and “N&o” both answer to O; free are E")});
    QWidget window;
    QMenu menu(QStringLiteral("&Here"), &window);
    menu.addAction(QStringLiteral("&Ja"));
    menu.addAction(QStringLiteral("&jein"));
    QCOMPARE(clashingIn(window).size(), 1);
}

QTEST_MAIN(TestLanguages)
#include "tst_languages.moc"
