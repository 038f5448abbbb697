// The text of a draft, written by hand: with keys, mouse and clipboard.
#include "app/gui/look/art/contrast.h"
#include "app/gui/look/art/theme.h"
#include "app/gui/windows/workshop/text/editor_colours.h"
#include "app/gui/windows/workshop/text/text_pane.h"
#include "app/storage/data_folders.h"
#include "engine/documents/json_text.h"
#include "tests/unit/gui/laid_out.h"

#include <QApplication>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMimeData>
#include <QSignalSpy>
#include <QtTest>
#include <rapidcheck.h>

#include <algorithm>
#include <cstdlib>
#include <memory>

using namespace gnostica;
using namespace gnostica::gui;
using engine::TextChange;
using nlohmann::json;

namespace {

constexpr const char* kMine = R"({
    "format": 1, "id": "mine", "kind": "game", "extends": "gnostica",
    "name": { "en": "Mine" },

    "hand":  { "limit": 7 },
    "majors": {
        "sun": ["cup", "disc"]
    },
    "end": {"target": 8}
}
)";

const rulesets::RulesShelf& shelf() {
    static const rulesets::RulesShelf all(storage::dataFolders(), engine::builtinRegistry());
    return all;
}

/// A draft and its text on the screen.
class Desk {
public:
    explicit Desk(const std::string& text = kMine) : draft(text, "mine.json"), check(draft, shelf()) {
        pane.resize(700, 500);
        pane.show();
        pane.activateWindow();
        editor().setFocus();
        QVERIFY(QTest::qWaitForWindowActive(&pane, gnostica::tests::kPatienceMs));
        settle();
    }

    JsonEditor& editor() const { return pane.editor(); }
    std::string shown() const { return editor().text().toStdString(); }
    void settle() const { QTRY_VERIFY(check.isCurrent()); }

    /// Puts the cursor after the first occurrence of this text.
    void goBehind(const std::string& piece) const {
        const std::size_t at = draft.text().find(piece);
        QVERIFY(at != std::string::npos);
        editor().setCursor(at + piece.size());
    }
    void type(const QString& letters) const { QTest::keyClicks(&pane.editor(), letters); }
    void key(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const {
        QTest::keyClick(&pane.editor(), static_cast<Qt::Key>(key), modifiers);
    }

    QStringList offered() const {
        QStringList lines;
        const RowTable<CompletionItem>& items = pane.completion().items();
        for (int row = 0; pane.completion().isOpen() && row < items.rowCount(); ++row) {
            lines << items.index(row, 0).data().toString();
        }
        return lines;
    }

    Draft draft;
    DraftCheck check;
    DraftFocus focus;
    TextPane pane{{shelf(), draft, check, focus}, nullptr};
};

QMenu* menuNamed(const QWidget& pane, const char* name) {
    return pane.findChild<QMenu*>(QString::fromLatin1(name));
}

}  // namespace

class TestWorkshopText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init() { QGuiApplication::clipboard()->clear(); }

    void whatIsTypedIsTheDraft();
    void aSelectionThatIsTypedOverIsOneChange();
    void lettersAreTakenBackTogether();
    void changesFromElsewhereKeepTheCursor();
    void aKeyIsCompleted();
    void valuesAreOfferedInTheWordsOfThePlayer();
    void theListFollowsTheLetters();
    void escapeClosesTheListAlone();
    void enterTakesOnlyWhatWasBegun();
    void aListThatWasAskedForHasNothingChosen();
    void aProblemIsUnderlinedAndExplained();
    void whatCannotBeReadIsMended();
    void aProblemIsMendedByAKey();
    void textThatCannotBeReadIsMarkedWhereItEnds();
    void aSettingIsExplained();
    void aTextOfTheAuthorIsReadWhole();
    void theOtherPanesFollowTheCursor();
    void theTextFollowsTheOtherPanes();
    void hugeAndBinaryTextIsNotPasted();
    void aRefusedPasteLeavesTheSelection();
    void filesAreForTheWindow();
    void wordsAreFound();
    void itsMenuIsOurs();
    void aLockedTextCanOnlyBeRead();
    void tabStaysAndCtrlTabLeaves();
    void linesEndAsTheyDid();
    void bracketsAreWrittenFromLeftToRight();
    void everyColourCanBeRead();
    void marksHaveAnOutline();
    void randomWalks();
};

// A walk is thousands of keys, each of which changes the document: each run takes a few walks of every length, with new
// random numbers.
void TestWorkshopText::initTestCase() {
    if (!qEnvironmentVariableIsSet("RC_PARAMS")) {
        qputenv("RC_PARAMS", "max_success=20");
    }
}

void TestWorkshopText::whatIsTypedIsTheDraft() {
    const Desk desk;
    desk.goBehind("\"target\": 8");
    desk.type(QStringLiteral("5"));
    QCOMPARE(desk.draft.document()->value()["end"]["target"], 85);
    desk.key(Qt::Key_Backspace);
    desk.key(Qt::Key_Backspace);
    QVERIFY(!desk.draft.isReadable());
    desk.type(QStringLiteral("9"));
    QCOMPARE(desk.draft.document()->value()["end"]["target"], 9);
    desk.goBehind("\"Mine");
    desk.editor().setFocus();
    QInputMethodEvent composed;
    composed.setCommitString(QStringLiteral("ä€"));
    QCoreApplication::sendEvent(&desk.editor(), &composed);
    QCOMPARE(desk.draft.document()->value()["name"]["en"], "Mineä€");
    QCOMPARE(desk.shown(), desk.draft.text());
}

void TestWorkshopText::aSelectionThatIsTypedOverIsOneChange() {
    Desk desk;
    const QSignalSpy changes(&desk.draft, &Draft::changed);
    const std::size_t at = desk.draft.text().find("Mine");
    desk.editor().select(at, at + 4);
    desk.type(QStringLiteral("X"));
    QCOMPARE(changes.size(), 1);
    QCOMPARE(desk.draft.document()->value()["name"]["en"], "X");
    desk.key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(desk.draft.text(), std::string(kMine));
    QCOMPARE(desk.shown(), desk.draft.text());
}

void TestWorkshopText::lettersAreTakenBackTogether() {
    Desk desk;
    desk.goBehind("\"Mine");
    desk.type(QStringLiteral(" too"));
    QCOMPARE(desk.draft.history().count(), 1);
    desk.key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(desk.shown(), std::string(kMine));
    desk.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(desk.draft.document()->value()["name"]["en"], "Mine too");
    QCOMPARE(desk.shown(), desk.draft.text());
}

void TestWorkshopText::changesFromElsewhereKeepTheCursor() {
    Desk desk;
    desk.goBehind("\"target\": ");
    desk.editor().clearFocus();
    const std::size_t before = desk.editor().cursor();
    QVERIFY(desk.draft.set("/hand/limit", 12, {}));
    QCOMPARE(desk.shown(), desk.draft.text());
    QCOMPARE(desk.editor().cursor(), before + 1);
}

void TestWorkshopText::aKeyIsCompleted() {
    Desk desk;
    desk.goBehind("\"limit\": 7 },");
    desk.key(Qt::Key_Return);
    desk.type(QStringLiteral("\"sta"));
    QVERIFY(desk.pane.completion().isOpen());
    QCOMPARE(desk.pane.completion().items().rows()[0].candidate.word, std::string("start"));
    auto* list = QApplication::activePopupWidget();
    QVERIFY(list != nullptr);
    QTest::keyClick(list, Qt::Key_Down);
    QTest::keyClick(list, Qt::Key_Return);
    QVERIFY2(desk.draft.text().find("\"stash\": {},\n") != std::string::npos, desk.draft.text().c_str());
    QVERIFY(desk.draft.isReadable());
    QCOMPARE(desk.shown(), desk.draft.text());
}

void TestWorkshopText::valuesAreOfferedInTheWordsOfThePlayer() {
    Desk desk(R"({ "format": 1, "id": "mine", "kind": "game", "extends": "gnostica", "name": { "en": "M" },
"start": { "first":  } })");
    desk.goBehind("\"first\": ");
    desk.key(Qt::Key_Space, Qt::ControlModifier);
    QVERIFY2(desk.offered().contains(QStringLiteral("bid – The highest bid")), qPrintable(desk.offered().join(u'\n')));
    // A user who does not know the word finds it by its meaning.
    desk.type(QStringLiteral("\"highest"));
    QCOMPARE(desk.offered().size(), 1);
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Return);
    QCOMPARE(desk.draft.document()->value()["start"]["first"], "bid");
}

void TestWorkshopText::theListFollowsTheLetters() {
    Desk desk;
    desk.goBehind("\"limit\": 7 },");
    desk.type(QStringLiteral("\"m"));
    const auto many = desk.offered().size();
    QWidget* list = QApplication::activePopupWidget();
    QVERIFY(list != nullptr);
    QTest::keyClicks(list, QStringLiteral("in"));
    QVERIFY(desk.offered().size() < many);
    QVERIFY(desk.offered().constFirst().startsWith(QStringLiteral("minions")));
    QTest::keyClicks(list, QStringLiteral("xyz"));
    QVERIFY(!desk.pane.completion().isOpen());
    QCOMPARE(desk.shown(), desk.draft.text());
}

void TestWorkshopText::escapeClosesTheListAlone() {
    Desk desk;
    desk.goBehind("\"limit\": 7 },");
    desk.type(QStringLiteral("\"m"));
    const std::string before = desk.draft.text();
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
    QVERIFY(!desk.pane.completion().isOpen());
    QCOMPARE(desk.draft.text(), before);
    desk.key(Qt::Key_Return);
    QVERIFY(desk.draft.text().size() > before.size());
}

// Regression: Return after a just-closed string inserted an unwanted word, as the list had opened by itself with its
// first row selected.
void TestWorkshopText::enterTakesOnlyWhatWasBegun() {
    for (const char* letters : {"\"", ", \"sword\"", ", \"sword\"]", ","}) {
        const Desk desk;
        desk.goBehind("\"disc\"");
        const std::string before = desk.draft.text();
        const std::size_t at = desk.editor().cursor();
        desk.type(QString::fromLatin1(letters));
        QVERIFY2(!desk.pane.completion().isOpen(), letters);
        desk.key(Qt::Key_Return);
        std::string written = desk.draft.text();
        const std::size_t length = std::string_view(letters).size();
        QCOMPARE(written.substr(at, length + 1), letters + std::string("\n"));
        written.erase(at, length + 1);
        written.erase(at, written.find_first_not_of(' ', at) - at);  // the indentation of the new line
        QCOMPARE(written, before);
    }
}

void TestWorkshopText::aListThatWasAskedForHasNothingChosen() {
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Tab}) {
        Desk desk;
        desk.goBehind("\"disc\"");
        desk.type(QStringLiteral(", "));
        const std::string before = desk.draft.text();
        desk.key(Qt::Key_Space, Qt::ControlModifier);
        QVERIFY(desk.pane.completion().isOpen());
        QWidget* list = QApplication::activePopupWidget();
        QTest::keyClick(list, key);
        QVERIFY(!desk.pane.completion().isOpen());
        std::string written = desk.draft.text();
        std::erase_if(written, engine::isJsonSpace);
        std::string same = before;
        std::erase_if(same, engine::isJsonSpace);
        QCOMPARE(written, same);
        // Moving to a row selects it.
        desk.key(Qt::Key_Space, Qt::ControlModifier);
        const std::string first = desk.pane.completion().items().rows()[0].candidate.word;
        QTest::keyClick(list, Qt::Key_Down);
        QTest::keyClick(list, Qt::Key_Return);
        QVERIFY2(desk.draft.text().find(first, before.find("disc")) != std::string::npos, first.c_str());
    }
}

void TestWorkshopText::aProblemIsUnderlinedAndExplained() {
    Desk desk;
    desk.goBehind("\"targ");
    desk.key(Qt::Key_Delete);
    desk.settle();
    const std::size_t at = desk.draft.text().find("\"targt\"") + 2;
    const QString tip = desk.pane.tipAt(at);
    QVERIFY2(tip.contains(QStringLiteral("targt")) && tip.contains(QStringLiteral("• ")), qPrintable(tip));
    const auto marks = desk.editor().SendScintilla(QsciScintillaBase::SCI_INDICATORALLONFOR, at);
    QVERIFY((marks & (1L << (QsciScintillaBase::INDIC_CONTAINER + static_cast<int>(TextMark::error)))) != 0);
}

void TestWorkshopText::aProblemIsMendedByAKey() {
    Desk desk;
    desk.goBehind("\"targ");
    desk.key(Qt::Key_Delete);
    desk.settle();
    desk.key(Qt::Key_Period, Qt::ControlModifier);
    QMenu* menu = menuNamed(desk.pane, "fixes");
    QVERIFY(menu != nullptr);
    QTest::keyClick(menu, Qt::Key_Return);
    desk.settle();
    QCOMPARE(desk.draft.text(), std::string(kMine));
    QCOMPARE(desk.shown(), desk.draft.text());
    QVERIFY(std::ranges::none_of(desk.check.problems(), engine::isError));
}

void TestWorkshopText::textThatCannotBeReadIsMarkedWhereItEnds() {
    Desk desk("{ \"id\": \"mine\",\n  \"ä\": ");
    QVERIFY(!desk.check.problems().empty());
    QVERIFY(!desk.pane.tipAt(desk.draft.text().rfind(':')).isEmpty());
}

void TestWorkshopText::aSettingIsExplained() {
    const Desk desk;
    const QString tip = desk.pane.tipAt(desk.draft.text().find("target") + 2);
    for (const char* piece : {"Points to win", "In the parent: 9.", "Rule "}) {
        QVERIFY2(tip.contains(QString::fromUtf8(piece)), qPrintable(tip));
    }
    QVERIFY(desk.pane.tipAt(desk.draft.text().find("sun") + 1).contains(QStringLiteral("Sun")));
    QVERIFY(desk.pane.tipAt(desk.draft.text().find("\n\n") + 1).isEmpty());
}

// Regression: long right-to-left lines are not wrapped, and their ends were unreachable.
void TestWorkshopText::aTextOfTheAuthorIsReadWhole() {
    const QString summary = QStringLiteral("\u05de\u05d4\u05d9\u05e8 \u05d5\u05dc\u05d5\u05d7\u05de\u05e0\u05d9: [9], ")
                                .repeated(30)
                                .trimmed();
    Desk desk;
    QVERIFY(desk.draft.set("/summary/he", summary.toStdString(), {}));
    QCOMPARE(desk.pane.tipAt(desk.draft.text().find(summary.toStdString()) + 2), summary);
    QCOMPARE(desk.pane.tipAt(desk.draft.text().find("\"Mine\"") + 2), QStringLiteral("Mine"));
}

void TestWorkshopText::theOtherPanesFollowTheCursor() {
    const Desk desk;
    const QSignalSpy moves(&desk.focus, &DraftFocus::moved);
    desk.goBehind("\"limit");
    desk.key(Qt::Key_Right);
    QTRY_COMPARE(desk.focus.pointer(), std::string("/hand/limit"));
    QCOMPARE(moves.size(), 1);
    QCOMPARE(moves[0][0].value<const QObject*>(), &desk.pane);
}

void TestWorkshopText::theTextFollowsTheOtherPanes() {
    std::string text = kMine;
    text.insert(text.find("\"end\""), std::string(200, '\n'));
    Desk desk(text);
    const int before = desk.editor().firstVisibleLine();
    desk.focus.go("/end/target", nullptr);
    QVERIFY(desk.editor().firstVisibleLine() > before);
    QCOMPARE(desk.editor().cursor(), desk.draft.text().find("8}"));
    // The parent's value is shown at the place where it would be.
    desk.focus.go("/hand/unheardOf/of", nullptr);
    QCOMPARE(desk.editor().cursor(), desk.draft.text().find("{ \"limit\""));
    gnostica::tests::letTimePass(desk.pane);
    QCOMPARE(desk.focus.pointer(), std::string("/hand/unheardOf/of"));
}

void TestWorkshopText::hugeAndBinaryTextIsNotPasted() {
    const Desk desk;
    desk.goBehind("\"Mine");
    for (const QString& text : {QString(2 << 20, u'a'), QStringLiteral("a\0b").left(3), QString(QChar(1))}) {
        QGuiApplication::clipboard()->setText(text);
        desk.key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(desk.draft.text(), std::string(kMine));
        QCOMPARE(desk.shown(), desk.draft.text());
        const auto messages = desk.pane.findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(messages, [](const QLabel* label) {
            return label->isVisible() && label->text().contains(QStringLiteral("Nothing was pasted"));
        }));
    }
    QGuiApplication::clipboard()->setText(QStringLiteral(" too"));
    desk.key(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(desk.draft.document()->value()["name"]["en"], "Mine too");
}

void TestWorkshopText::aRefusedPasteLeavesTheSelection() {
    const Desk desk;
    QGuiApplication::clipboard()->setText(QString(2 << 20, u'a'));
    const std::size_t at = desk.draft.text().find("Mine");
    desk.editor().select(at, at + 4);
    desk.key(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(desk.editor().selectedText(), QStringLiteral("Mine"));
}

/// Regression: the editor accepted a dropped ruleset file without any effect or message.
void TestWorkshopText::filesAreForTheWindow() {
    const Desk desk;
    const auto isTaken = [&](const QMimeData& data) {
        QDragEnterEvent enter(QPoint(40, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(desk.editor().viewport(), &enter);
        return enter.isAccepted();
    };
    QMimeData file;
    file.setUrls({QUrl::fromLocalFile(QStringLiteral("/house.json"))});
    QVERIFY(!isTaken(file));
    QMimeData words;
    words.setText(QStringLiteral("words"));
    QVERIFY(isTaken(words));
}

void TestWorkshopText::wordsAreFound() {
    const Desk desk;
    desk.key(Qt::Key_F, Qt::ControlModifier);
    auto* words = desk.pane.findChild<QLineEdit*>(QStringLiteral("findWords"));
    QVERIFY(words->isVisible());
    QTest::keyClicks(words, QStringLiteral("MINE"));
    QCOMPARE(desk.editor().selectedText(), QStringLiteral("mine"));
    QTest::keyClick(words, Qt::Key_Return);
    QCOMPARE(desk.editor().selectedText(), QStringLiteral("Mine"));
    QTest::keyClick(words, Qt::Key_Return);
    QCOMPARE(desk.editor().selectedText(), QStringLiteral("mine"));
    QTest::keyClick(words, Qt::Key_Escape);
    QVERIFY(!desk.pane.findBar().isVisible());
}

void TestWorkshopText::itsMenuIsOurs() {
    Desk desk;
    desk.goBehind("\"Mine");
    desk.type(QStringLiteral("s"));
    QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(), QPoint());
    QCoreApplication::sendEvent(&desk.editor(), &event);
    QMenu* menu = menuNamed(desk.pane, "textMenu");
    QVERIFY(menu != nullptr);
    QCOMPARE(QApplication::activePopupWidget(), menu);
    QTest::keyClick(menu, Qt::Key_U);
    QCOMPARE(desk.draft.text(), std::string(kMine));
}

void TestWorkshopText::aLockedTextCanOnlyBeRead() {
    Desk desk;
    desk.pane.setLocked(true);
    desk.goBehind("\"Mine");
    desk.type(QStringLiteral("s"));
    desk.key(Qt::Key_Space, Qt::ControlModifier);
    QVERIFY(!desk.pane.completion().isOpen());
    QCOMPARE(desk.draft.text(), std::string(kMine));
    QVERIFY(desk.draft.set("/end/target", 10, {}));  // the file has changed
    QCOMPARE(desk.shown(), desk.draft.text());
}

void TestWorkshopText::tabStaysAndCtrlTabLeaves() {
    QWidget window;
    Draft draft(kMine, "mine.json");
    DraftCheck check(draft, shelf());
    DraftFocus focus;
    auto* pane = new TextPane({shelf(), draft, check, focus}, &window);
    auto* behind = new QLineEdit(&window);
    window.show();
    window.activateWindow();
    pane->editor().setFocus();
    pane->editor().setCursor(1);
    QTest::keyClick(&pane->editor(), Qt::Key_Tab);
    QVERIFY(draft.text() != kMine);
    QTest::keyClick(&pane->editor(), Qt::Key_Tab, Qt::ControlModifier);
    QCOMPARE(window.focusWidget(), behind);
}

void TestWorkshopText::linesEndAsTheyDid() {
    Desk desk("{\r\n  \"id\": \"mine\"\r\n}\r\n");
    desk.goBehind("\"mine\"");
    desk.type(QStringLiteral(","));
    desk.key(Qt::Key_Return);
    QCOMPARE(desk.draft.text(), std::string("{\r\n  \"id\": \"mine\",\r\n  \r\n}\r\n"));
}

// Regression: the braces of a document were mirrored for readers of Hebrew.
void TestWorkshopText::bracketsAreWrittenFromLeftToRight() {
    JsonEditor editor(nullptr);
    editor.resize(240, 80);
    editor.show();
    QVERIFY(QTest::qWaitForWindowExposed(&editor, gnostica::tests::kPatienceMs));
    const auto drawn = [&editor](const char* text) {
        editor.setContent(text);
        return editor.viewport()->grab().toImage().convertToFormat(QImage::Format_Grayscale8);
    };
    const QImage opening = drawn("{ [");
    const QImage closing = drawn("} ]");
    QApplication::setLayoutDirection(Qt::RightToLeft);
    const QImage mirrored = drawn("{ [");
    QApplication::setLayoutDirection(Qt::LeftToRight);
    const auto difference = [&mirrored](const QImage& other) {
        int sum = 0;
        for (int y = 0; y < mirrored.height(); ++y) {
            for (int x = 0; x < mirrored.width(); ++x) {
                sum += std::abs(qGray(mirrored.pixel(x, y)) - qGray(other.pixel(x, y)));
            }
        }
        return sum;
    };
    QCOMPARE(mirrored.size(), opening.size());
    QVERIFY(opening != closing);
    QVERIFY2(difference(opening) * 2 < difference(closing),
             qPrintable(QStringLiteral("%1, %2").arg(difference(opening)).arg(difference(closing))));
}

void TestWorkshopText::everyColourCanBeRead() {
    for (const Theme& theme : {Theme::light(), Theme::dark(), Theme::highContrast()}) {
        const EditorColours colours(theme);
        for (const QColor& paper : {colours.paper, colours.line}) {
            for (const QColor& ink :
                 {colours.ink, colours.name, colours.string, colours.number, colours.word, colours.broken}) {
                QVERIFY2(contrast(ink, paper) >= 7, qPrintable(ink.name()));
            }
            for (const QColor& mark : {colours.error, colours.warning, colours.found, colours.shown}) {
                QVERIFY2(contrast(mark, paper) >= 3, qPrintable(mark.name()));
            }
        }
    }
}

// Regression: on black, all matches except the current one were almost black.
void TestWorkshopText::marksHaveAnOutline() {
    JsonEditor editor(nullptr);
    for (const TextMark mark : {TextMark::found, TextMark::shown}) {
        const auto indicator = QsciScintillaBase::INDIC_CONTAINER + static_cast<unsigned long>(mark);
        QCOMPARE(editor.SendScintilla(QsciScintillaBase::SCI_INDICGETOUTLINEALPHA, indicator), 255L);
    }
}

// Any sequence of changes in form and text: both agree afterwards, and all of it can be undone.
void TestWorkshopText::randomWalks() {
    Desk desk;
    const bool passed = rc::check("form and text are one", [&desk] {
        desk.draft.replaceAll(kMine, {});
        desk.draft.history().clear();
        const auto edits = *rc::gen::inRange(1, 12);
        for (int i = 0; i < edits; ++i) {
            const std::string before = desk.draft.text();
            switch (*rc::gen::inRange(0, 7)) {
            case 0: (void)desk.draft.set("/end/target", *rc::gen::inRange(1, 99), {}); break;
            case 1: (void)desk.draft.set("/majors/moon", json::parse(R"(["rod", {"power": "sword"}])"), {}); break;
            case 2: (void)desk.draft.remove("/hand", {}); break;
            case 3: (void)desk.draft.set("/name/de", *rc::gen::element<std::string>("Ä\"\\", "", "x\ny"), {}); break;
            default: {
                desk.editor().setCursor(*rc::gen::inRange<std::size_t>(0, before.size() + 1));
                const auto keys = *rc::gen::container<std::vector<int>>(rc::gen::element<int>(
                    Qt::Key_A, Qt::Key_QuoteDbl, Qt::Key_Comma, Qt::Key_BraceLeft, Qt::Key_Backspace, Qt::Key_Delete,
                    Qt::Key_Return, Qt::Key_7, Qt::Key_Tab, Qt::Key_Left, Qt::Key_Escape));
                for (const int key : keys) {
                    QTest::sendKeyEvent(QTest::Click, &desk.editor(), static_cast<Qt::Key>(key),
                                        key < 0x80 ? QString(QChar(key)).toLower() : QString(), Qt::NoModifier);
                }
            }
            }
            RC_ASSERT(desk.shown() == desk.draft.text());
            RC_ASSERT(desk.editor().content() == desk.draft.text());
        }
        const std::string last = desk.draft.text();
        while (desk.draft.history().canUndo()) {
            desk.draft.history().undo();
            RC_ASSERT(desk.shown() == desk.draft.text());
        }
        RC_ASSERT(desk.draft.text() == kMine);
        while (desk.draft.history().canRedo()) {
            desk.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
            RC_ASSERT(desk.shown() == desk.draft.text());
        }
        RC_ASSERT(desk.draft.text() == last);
    });
    QVERIFY(passed);
}

// Regression: a fix button did nothing while the text could not be read, for example with a repeated key.
void TestWorkshopText::whatCannotBeReadIsMended() {
    for (const char* text : {"{\"id\": \"mine\",\n}", "{'id': \"mine\"}", "{\"id\": \"mine\", \"id\": \"mine\"}"}) {
        Draft draft(text, "mine.json");
        QVERIFY(!draft.isReadable());
        const auto read = engine::parseJson(draft.text());
        QVERIFY(!read && !read.error().fixes.empty());
        QVERIFY(draft.apply(read.error().fixes.front(), QStringLiteral("mend")));
        QVERIFY2(draft.isReadable(), draft.text().c_str());
        draft.history().undo();
        QCOMPARE(draft.text(), std::string(text));
    }
}

QTEST_MAIN(TestWorkshopText)
#include "tst_workshop_text.moc"
