// The documents of the help: every block is translated, every placeholder is known, and the window shows them.
#include "app/gui/base/language/screen_language.h"
#include "app/gui/look/art/theme.h"
#include "app/gui/program/main_window.h"
#include "app/gui/windows/game/help/help_document.h"
#include "app/gui/windows/game/help/help_panel.h"
#include "app/gui/windows/game/help/help_text.h"
#include "app/storage/data_folders.h"
#include "tests/unit/gui/laid_out.h"
#include "tests/unit/gui/window_play.h"
#include "tests/unit/pseudo_language.h"
#include "tests/unit/translation_file.h"

#include <QComboBox>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextDocument>
#include <QTextList>
#include <QtTest>

#include <array>
#include <map>
#include <optional>
#include <set>
#include <vector>

using namespace gnostica;
using namespace gnostica::gui;
using gnostica::gui::playing::Play;

namespace {

using BlockKind = HelpBlock::Kind;

constexpr std::array kDocuments{HelpPage::playing, HelpPage::making, HelpPage::comparing, HelpPage::findings,
                                HelpPage::keys};

QString endgame() {
    return storage::dataFolders().endgame();
}

std::set<QString> textsOf(HelpPage page) {
    std::set<QString> texts;
    for (const HelpBlock& block : helpBlocks(HelpText::document(page))) {
        if (block.isTranslated()) {
            texts.insert(block.text);
        }
    }
    return texts;
}

/// Without link marks.
QString shownOf(QString text) {
    static const QRegularExpression kLink(QStringLiteral(R"(\[(.*)\]\([^()]*\))"));
    return text.replace(kLink, QStringLiteral("\\1"));
}

/// The window uses this language during the lifetime of the object.
class InLanguage {
public:
    explicit InLanguage(const QString& code) : screen_(std::in_place, language_) {
        QVERIFY(screen_->speak(code));
        gnostica::tests::settle();
    }
    ~InLanguage() {
        screen_->speak(QStringLiteral("en"));
        QApplication::setFont(font_);
        gnostica::tests::settle();
    }
    InLanguage(const InLanguage&) = delete;
    InLanguage& operator=(const InLanguage&) = delete;

private:
    QFont font_ = QApplication::font();
    language::Language language_{storage::dataFolders().translations()};
    std::optional<ScreenLanguage> screen_;
};

}  // namespace

class TestHelpText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void blocksAreCut();
    void everyDocumentIsWhole_data();
    void everyDocumentIsWhole();
    void everyBlockIsTranslated();
    void everyPlaceholderIsKnown_data();
    void everyPlaceholderIsKnown();
    void valuesAreNoMarkup();
    void theWindowShowsThem_data();
    void theWindowShowsThem();
    void leavingAndPicturesAreExplained();
    void pseudoLanguagesLeaveNothing();

private:
    static void documents();
};

void TestHelpText::documents() {
    QTest::addColumn<int>("page");
    for (HelpPage page : kDocuments) {
        QTest::newRow(HelpText::context(page).constData()) << static_cast<int>(page);
    }
}

void TestHelpText::blocksAreCut() {
    const std::vector<HelpBlock> expected{{BlockKind::page, QStringLiteral("A page")},
                                          {BlockKind::chapter, QStringLiteral("A chapter")},
                                          {BlockKind::title, QStringLiteral("[A title](a.html)")},
                                          {BlockKind::paragraph, QStringLiteral("One paragraph in two lines.")},
                                          {BlockKind::step, QStringLiteral("First step, 2. or so.")},
                                          {BlockKind::step, QStringLiteral("Second.")},
                                          {BlockKind::bullet, QStringLiteral("An entry.")},
                                          {BlockKind::picture, QStringLiteral("a.svg")},
                                          {BlockKind::paragraph, QStringLiteral("Below.")},
                                          {BlockKind::keys, QStringLiteral("keys")}};
    QVERIFY(helpBlocks(QStringLiteral("# A page\n\n## A chapter\n### [A title](a.html)\n\nOne paragraph\nin two lines."
                                      "\n\n1. First step, 2. or\n   so.\n2. Second.\n\n- An entry.\n\n![](a.svg)\n"
                                      "Below.\n\n{keys}\n")) == expected);
    QVERIFY(helpBlocks({}).empty());
}

void TestHelpText::everyDocumentIsWhole_data() {
    documents();
}

void TestHelpText::everyDocumentIsWhole() {
    QFETCH(int, page);
    const auto which = static_cast<HelpPage>(page);
    const std::vector<HelpBlock> blocks = helpBlocks(HelpText::document(which));
    QVERIFY(blocks.size() > 1);
    QCOMPARE(blocks.front().kind, BlockKind::page);
    QVERIFY(!HelpText::nameOf(which).isEmpty());
    // No text is before the first title, and no title is without text.
    const HelpWords words;
    const HelpEntry key{HelpPage::keys, QStringLiteral("Game"), {}, QStringLiteral("Ctrl+Z"), QStringLiteral("Undo")};
    const HelpEntries entries = HelpText(words, endgame()).entries(which, {key});
    QString all;
    for (const HelpEntry& entry : entries) {
        QVERIFY2(!entry.chapter.isEmpty() && !entry.title.isEmpty() && !entry.text.isEmpty(), qPrintable(entry.title));
        all += entry.chapter + u' ' + entry.title + u' ' + entry.text + u' ';
    }
    QTextDocument document;
    HelpDocument(Theme::light(), 1).write(document, entries);
    const QString shown = document.toPlainText();
    for (const HelpBlock& block : blocks) {
        if (block.isTranslated() && block.kind != BlockKind::page) {
            const QString text = shownOf(words.filled(block.text, HelpWords::Kind::plain));
            QVERIFY2(all.contains(text), qPrintable(text));
            QVERIFY2(shown.contains(text), qPrintable(text));
        }
    }
}

/// `tests/help_texts.py` splits the documents in the same way.
void TestHelpText::everyBlockIsTranslated() {
    const QStringList files = gnostica::tests::translationFiles(QStringLiteral(GNOSTICA_TEST_DATA "/../translations"));
    QVERIFY(files.size() > 12);
    for (const QString& file : files) {
        if (file.endsWith(QStringLiteral("_en.ts"))) {
            continue;
        }
        std::map<QString, std::set<QString>> translated;
        for (const gnostica::tests::Message& message : gnostica::tests::messagesOf(file)) {
            if (!message.texts.join(QString()).isEmpty()) {
                translated[message.context].insert(message.source);
            }
        }
        for (HelpPage page : kDocuments) {
            const QByteArray context = HelpText::context(page);
            QVERIFY2(translated[QString::fromLatin1(context)] == textsOf(page),
                     qPrintable(file + u' ' + QString::fromLatin1(context)));
        }
    }
}

void TestHelpText::everyPlaceholderIsKnown_data() {
    documents();
}

void TestHelpText::everyPlaceholderIsKnown() {
    QFETCH(int, page);

    const HelpWords words;
    static const QRegularExpression kPlaceholder(QStringLiteral("\\{([^{}]*)\\}"));
    for (const QString& text : textsOf(static_cast<HelpPage>(page))) {
        for (auto found = kPlaceholder.globalMatch(text); found.hasNext();) {
            const QString name = found.next().captured(1);
            QVERIFY2(!words.value(name).value_or(QString()).isEmpty(), qPrintable(text));
        }
    }
    for (const char* unknown : {"key:nothing", "act:workshop", "workshop", "key:"}) {
        QVERIFY2(!words.value(QString::fromLatin1(unknown)), unknown);
    }
    QCOMPARE(words.filled(QStringLiteral("{key:nothing}"), HelpWords::Kind::plain), QStringLiteral("{key:nothing}"));
}

void TestHelpText::valuesAreNoMarkup() {
    const HelpWords words([](Act) { return ActName{QStringLiteral("1. *Game*"), QStringLiteral("<b>[A_b_](c)\\")}; });
    HelpEntry entry{HelpPage::making, QStringLiteral("Chapter"), {}, QStringLiteral("Title"), {}};
    const auto text = QStringLiteral("{menu:workshop} and {action:workshop} & more.");
    entry.text = words.filled(text, HelpWords::Kind::plain);
    entry.markdown = words.filled(text, HelpWords::Kind::markdown);
    QTextDocument document;
    HelpDocument(Theme::light(), 1).write(document, {entry});
    QVERIFY2(document.toPlainText().contains(entry.text), qPrintable(document.toPlainText()));
}

void TestHelpText::theWindowShowsThem_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("step");
    QTest::newRow("German") << QStringLiteral("de") << QStringLiteral("Eigenes Spiel erstellen") << QString();
    QTest::newRow("Arabic") << QStringLiteral("ar") << QString::fromUtf8("صنع لعبتك الخاصة")
                            << QString::fromUtf8("١. ");
}

void TestHelpText::theWindowShowsThem() {
    QFETCH(QString, language);
    QFETCH(QString, action);
    QFETCH(QString, step);
    Play play;
    const InLanguage speaking(language);
    auto* panel = play.window->findChild<HelpPanel*>();
    auto* text = panel->findChild<QTextBrowser*>();
    const std::vector<std::pair<Act, HelpPage>> pages{{Act::making, HelpPage::making},
                                                      {Act::comparingHelp, HelpPage::comparing},
                                                      {Act::endgameHelp, HelpPage::findings},
                                                      {Act::keys, HelpPage::keys}};
    for (const auto& [act, page] : pages) {
        play.window->actions().at(act)->trigger();
        QTRY_VERIFY(panel->isVisible());
        QCOMPARE(panel->page(), page);
        QCOMPARE(panel->findChild<QComboBox*>()->currentText(), HelpText::nameOf(page));
        QVERIFY(!text->toPlainText().contains(u'{'));
        const HelpWords words;
        for (const HelpEntry& entry : HelpText(words, endgame()).entries(page)) {
            QVERIFY2(text->toPlainText().contains(entry.title), qPrintable(entry.title));
        }
    }
    panel->showPage(HelpPage::making);
    QVERIFY(text->toPlainText().contains(action));
    QVERIFY(!text->toPlainText().contains(action + QStringLiteral(" \u201c")));  // the blank in "erstellen …"
    QCOMPARE(text->horizontalScrollBar()->maximum(), 0);
    bool numbered = false;
    for (QTextBlock block = text->document()->begin(); block.isValid(); block = block.next()) {
        const bool ownDigits = !step.isEmpty() && block.text().startsWith(step);
        const bool decimal =
            block.textList() != nullptr && block.textList()->format().style() == QTextListFormat::ListDecimal;
        QVERIFY(step.isEmpty() || !decimal);
        numbered = numbered || ownDigits || decimal;
        if (ownDigits) {
            QCOMPARE(block.textDirection(), Qt::RightToLeft);
            QVERIFY(block.blockFormat().indent() > 0);
        }
    }
    QVERIFY(numbered);
}

/// Each is found by its name in the menus, and says where it is.
void TestHelpText::leavingAndPicturesAreExplained() {
    Play play;
    auto* panel = play.window->findChild<HelpPanel*>();
    panel->showPage(HelpPage::playing);
    const QString text = panel->findChild<QTextBrowser*>()->toPlainText();
    for (const Act act : {Act::resign, Act::letComputersFinish, Act::savePicture, Act::copyPicture}) {
        const ActName name = nameInMenus(act);
        QVERIFY2(text.contains(name.action) && text.contains(name.group), qPrintable(name.action));
    }
    QVERIFY(text.contains(QStringLiteral("that opponent wins")) && !text.contains(u'{'));
}

void TestHelpText::pseudoLanguagesLeaveNothing() {
    using gnostica::tests::Pseudo;
    Play play;
    const HelpWords words;
    static const QRegularExpression kEnglish(QStringLiteral("[A-Za-z]{2,}"));
    for (Pseudo kind : {Pseudo::lengthy, Pseudo::rightToLeft, Pseudo::cases}) {
        gnostica::tests::PseudoLanguage language(kind);
        QCoreApplication::installTranslator(&language);
        gnostica::tests::settle();
        for (HelpPage page : kDocuments) {
            QString all = HelpText::nameOf(page);
            for (const HelpEntry& entry : HelpText(words, endgame()).entries(page)) {
                all += u' ' + entry.chapter + u' ' + entry.title + u' ' + entry.text;
            }
            const QRegularExpressionMatch left = kEnglish.match(all);
            QVERIFY2(!left.hasMatch(), qPrintable(left.captured() + u' ' + all));
            QVERIFY2(!all.contains(u'{'), qPrintable(all));
        }
        QCoreApplication::removeTranslator(&language);
        gnostica::tests::settle();
    }
}

QTEST_MAIN(TestHelpText)
#include "tst_help_text.moc"
