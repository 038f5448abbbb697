#include "app/gui/windows/workshop/text/json_editor.h"

#include "app/gui/base/language/follow_font.h"
#include "app/gui/base/language/follow_language.h"
#include "app/gui/base/language/text_size.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/file_drop.h"
#include "app/gui/windows/workshop/text/editor_colours.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QDragEnterEvent>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QMimeData>
#include <QScrollBar>

#include <algorithm>
#include <array>
#include <utility>

namespace gnostica::gui {

using engine::TextChange;

namespace {

constexpr int kIndent = 4;
constexpr int kLinesAround = 3;

unsigned long indicatorOf(TextMark mark) {
    return QsciScintillaBase::INDIC_CONTAINER + static_cast<unsigned long>(mark);
}

}  // namespace

class JsonEditor::Doing {
public:
    explicit Doing(JsonEditor& editor) : editor_(editor) { ++editor_.depth_; }
    ~Doing() {
        if (--editor_.depth_ == 0) {
            editor_.tell();
        }
    }
    Doing(const Doing&) = delete;
    Doing& operator=(const Doing&) = delete;

private:
    JsonEditor& editor_;
};

// ---- Setup ----------------------------------------------------------------------------------------------------------

JsonEditor::JsonEditor(QWidget* parent) : QsciScintilla(parent), lexer_(new QsciLexerJSON(this)) {
    setUp();
    connect(this, &QsciScintillaBase::SCN_MODIFIED, this, [this](int position, int kind, const char*, int length) {
        const auto at = static_cast<std::size_t>(position);
        const auto size = static_cast<std::size_t>(length);
        if ((kind & SC_MOD_INSERTTEXT) != 0) {
            note(at, 0, size);
        } else if ((kind & SC_MOD_DELETETEXT) != 0) {
            note(at, size, 0);
        }
    });
    connect(this, &QsciScintilla::cursorPositionChanged, this, &JsonEditor::cursorMoved);
    connect(this, &QsciScintilla::linesChanged, this, &JsonEditor::setMargin);
    followTheme(this, [this](const Theme& theme) { dress(theme); });
    followFont(this, [this] { dress(wornTheme()); });
    followLanguage(this, [this] { retranslate(); });
}

void JsonEditor::setUp() {
    setUtf8(true);
    setLayoutDirection(Qt::LeftToRight);  // the direction of JSON in every language
    SendScintilla(SCI_SETUNDOCOLLECTION, 0UL);
    // Undo belongs to the draft, and keys that are not in a list of keys are left to the window.
    QsciCommandSet& commands = *standardCommands();
    for (QsciCommand* command : commands.commands()) {
        const auto isOfLetter = [](int code) {
            const auto keys = QKeyCombination::fromCombined(code);
            return keys.keyboardModifiers().testFlag(Qt::ControlModifier) && keys.key() >= Qt::Key_A &&
                   keys.key() <= Qt::Key_Z;
        };
        const bool isKept = command->command() == QsciCommand::SelectionCut ||
                            command->command() == QsciCommand::SelectionCopy ||
                            command->command() == QsciCommand::Paste || command->command() == QsciCommand::SelectAll;
        if (!isKept && isOfLetter(command->key())) {
            command->setKey(0);
        }
        if (!isKept && isOfLetter(command->alternateKey())) {
            command->setAlternateKey(0);
        }
    }
    for (const auto command : {QsciCommand::Undo, QsciCommand::Redo}) {
        commands.find(command)->setKey(0);
        commands.find(command)->setAlternateKey(0);
    }
    setIndentationsUseTabs(false);
    setTabWidth(kIndent);
    setIndentationWidth(kIndent);
    setAutoIndent(true);
    setBraceMatching(SloppyBraceMatch);
    setWrapMode(WrapWord);
    setWrapIndentMode(WrapIndentIndented);
    setCaretLineVisible(true);
    setAutoCompletionSource(AcsNone);
    setMarginType(0, NumberMargin);
    setMarginWidth(1, 0);
    lexer_->setHighlightComments(false);
    setLexer(lexer_);
    const std::array styles{INDIC_SQUIGGLE, INDIC_DASH, INDIC_ROUNDBOX, INDIC_FULLBOX};
    for (const TextMark mark : {TextMark::error, TextMark::warning, TextMark::found, TextMark::shown}) {
        SendScintilla(SCI_INDICSETSTYLE, indicatorOf(mark), static_cast<long>(styles[static_cast<std::size_t>(mark)]));
        SendScintilla(SCI_INDICSETUNDER, indicatorOf(mark), 1L);
    }
    constexpr long faint = 40;
    constexpr long whole = 255;  // the outline is visible on every background
    for (const TextMark mark : {TextMark::found, TextMark::shown}) {
        SendScintilla(SCI_INDICSETALPHA, indicatorOf(mark), faint);
        SendScintilla(SCI_INDICSETOUTLINEALPHA, indicatorOf(mark), whole);
    }
}

void JsonEditor::dress(const Theme& theme) {
    const EditorColours colours(theme);
    const QFont font = fixedFont(QApplication::font(this));
    lexer_->setDefaultFont(font);
    lexer_->setDefaultPaper(colours.paper);
    lexer_->setDefaultColor(colours.ink);
    lexer_->setFont(font);
    lexer_->setPaper(colours.paper);
    lexer_->setColor(colours.ink);
    for (const auto& [style, colour] :
         std::initializer_list<std::pair<int, QColor>>{{QsciLexerJSON::Property, colours.name},
                                                       {QsciLexerJSON::String, colours.string},
                                                       {QsciLexerJSON::EscapeSequence, colours.string},
                                                       {QsciLexerJSON::IRI, colours.string},
                                                       {QsciLexerJSON::IRICompact, colours.string},
                                                       {QsciLexerJSON::Number, colours.number},
                                                       {QsciLexerJSON::Keyword, colours.word},
                                                       {QsciLexerJSON::KeywordLD, colours.word},
                                                       {QsciLexerJSON::UnclosedString, colours.broken},
                                                       {QsciLexerJSON::Error, colours.broken}}) {
        lexer_->setColor(colour, style);
    }
    SendScintilla(SCI_STYLESETFORE, static_cast<unsigned long>(STYLE_DEFAULT), colours.ink);
    SendScintilla(SCI_STYLESETBACK, static_cast<unsigned long>(STYLE_DEFAULT), colours.paper);
    setMarginsFont(font);
    setMarginsBackgroundColor(colours.margin);
    setMarginsForegroundColor(colours.marginInk);
    setCaretForegroundColor(colours.ink);
    setCaretLineBackgroundColor(colours.line);
    setSelectionBackgroundColor(colours.selection);
    setSelectionForegroundColor(colours.selectionInk);
    setMatchedBraceForegroundColor(colours.ink);
    setMatchedBraceBackgroundColor(colours.margin);
    setUnmatchedBraceForegroundColor(colours.broken);
    setUnmatchedBraceBackgroundColor(colours.paper);
    for (const auto& [mark, colour] : {std::pair(TextMark::error, colours.error),
                                       {TextMark::warning, colours.warning},
                                       {TextMark::found, colours.found},
                                       {TextMark::shown, colours.shown}}) {
        SendScintilla(SCI_INDICSETFORE, indicatorOf(mark), colour);
    }
    setMargin();
}

/// As wide as the largest line number.
void JsonEditor::setMargin() {
    setMarginWidth(0, QStringLiteral("9") + QString(std::max<qsizetype>(QString::number(lines()).size(), 2), u'9'));
}

void JsonEditor::retranslate() {
    keys_ = KeyMap();
    setAccessibleName(tr("Text of the ruleset"));
}

// ---- Text -----------------------------------------------------------------------------------------------------------

std::string JsonEditor::bytes(std::size_t begin, std::size_t end) const {
    const auto* text = static_cast<const char*>(SendScintillaPtrResult(SCI_GETCHARACTERPOINTER));
    return {text + begin, text + end};
}

void JsonEditor::note(std::size_t position, std::size_t removed, std::size_t inserted) {
    if (isApplying_) {
        return;
    }
    if (!hull_) {
        hull_ = Hull{position, position, position};
    }
    hull_->begin = std::min(hull_->begin, position);
    if (const std::size_t end = position + removed; end > hull_->newEnd) {
        hull_->oldEnd += end - hull_->newEnd;
        hull_->newEnd = end;
    }
    hull_->newEnd = hull_->newEnd - removed + inserted;
    if (depth_ == 0) {
        tell();
    }
}

void JsonEditor::tell() {
    if (const auto hull = std::exchange(hull_, std::nullopt)) {
        const TextChange change{hull->begin, content_.substr(hull->begin, hull->oldEnd - hull->begin),
                                bytes(hull->begin, hull->newEnd)};
        content_.replace(change.offset, change.removed.size(), change.inserted);
        if (!change.isNothing()) {
            Q_EMIT typed(change);
        }
    }
    if (const auto fault = std::exchange(fault_, std::nullopt)) {
        Q_EMIT refused(*fault);
    }
}

void JsonEditor::replaceBytes(const TextChange& change) {
    const bool wasReadOnly = isReadOnly();
    SendScintilla(SCI_SETREADONLY, 0UL);
    SendScintilla(SCI_SETTARGETRANGE, change.offset, static_cast<long>(change.offset + change.removed.size()));
    SendScintilla(SCI_REPLACETARGET, change.inserted.size(), change.inserted.data());
    SendScintilla(SCI_SETREADONLY, wasReadOnly ? 1UL : 0UL);
}

void JsonEditor::setContent(const std::string& text) {
    apply({0, content_, text});
    setEolMode(text.find("\r\n") != std::string::npos ? EolWindows : EolUnix);
}

void JsonEditor::apply(const TextChange& change) {
    isApplying_ = true;
    replaceBytes(change);
    content_.replace(change.offset, change.removed.size(), change.inserted);
    isApplying_ = false;
}

void JsonEditor::write(const TextChange& change) {
    const Doing doing(*this);
    replaceBytes(change);
}

void JsonEditor::cutSelection() {
    const Doing doing(*this);
    cut();
}

void JsonEditor::pasteClipboard() {
    const Doing doing(*this);
    paste();
}

bool JsonEditor::canInsertFromMimeData(const QMimeData* source) const {
    if (!source->hasText() || !QsciScintilla::canInsertFromMimeData(source)) {
        return false;
    }
    const auto selected =
        static_cast<std::size_t>(SendScintilla(SCI_GETSELECTIONEND) - SendScintilla(SCI_GETSELECTIONSTART));
    fault_ = faultOf(source->text(), content_.size() - std::min(selected, content_.size()));
    return !fault_;
}

// ---- Positions ------------------------------------------------------------------------------------------------------

std::size_t JsonEditor::cursor() const {
    return static_cast<std::size_t>(SendScintilla(SCI_GETCURRENTPOS));
}

void JsonEditor::setCursor(std::size_t offset) {
    SendScintilla(SCI_SETEMPTYSELECTION, offset);
}

void JsonEditor::select(std::size_t begin, std::size_t end) {
    show(end);
    SendScintilla(SCI_SETSEL, begin, static_cast<long>(end));
}

void JsonEditor::show(std::size_t offset) {
    const long line = SendScintilla(SCI_LINEFROMPOSITION, offset);
    const auto seenLine = [this](long of) {
        return SendScintilla(SCI_VISIBLEFROMDOCLINE, static_cast<unsigned long>(of));
    };
    const long top = firstVisibleLine();
    const long height = SendScintilla(SCI_LINESONSCREEN);
    const long place = seenLine(line);
    if (place < top + kLinesAround || place >= top + height - kLinesAround) {
        setFirstVisibleLine(static_cast<int>(std::max(0L, place - height / 3)));
    }
}

QRect JsonEditor::rectAt(std::size_t offset) const {
    const auto at = static_cast<long>(offset);
    const auto x = static_cast<int>(SendScintilla(SCI_POINTXFROMPOSITION, 0UL, at));
    const auto y = static_cast<int>(SendScintilla(SCI_POINTYFROMPOSITION, 0UL, at));
    const auto height = static_cast<int>(SendScintilla(SCI_TEXTHEIGHT, SendScintilla(SCI_LINEFROMPOSITION, offset)));
    return {viewport()->mapTo(this, QPoint(x, y)), QSize(1, height)};
}

void JsonEditor::clearMarks(TextMark mark) {
    SendScintilla(SCI_SETINDICATORCURRENT, indicatorOf(mark));
    SendScintilla(SCI_INDICATORCLEARRANGE, 0UL, static_cast<long>(content_.size()));
}

void JsonEditor::addMark(TextMark mark, std::size_t begin, std::size_t end) {
    SendScintilla(SCI_SETINDICATORCURRENT, indicatorOf(mark));
    end = std::min(end, content_.size());
    if (begin < end) {
        SendScintilla(SCI_INDICATORFILLRANGE, begin, static_cast<long>(end - begin));
    }
}

// ---- User actions ---------------------------------------------------------------------------------------------------

bool JsonEditor::event(QEvent* event) {
    const Doing doing(*this);
    if (event->type() == QEvent::ShortcutOverride &&
        keys_.act(KeyScope::text, *static_cast<QKeyEvent*>(event)).has_value()) {
        event->accept();
        return true;
    }
    return QsciScintilla::event(event);
}

/// When painting on a widget, Qt mirrors brackets in right-to-left programs, whatever the direction of the widget; when
/// painting on a pixmap, it does not. With buffering, QScintilla paints each line on a pixmap.
void JsonEditor::paintEvent(QPaintEvent* event) {
    SendScintilla(SCI_SETBUFFEREDDRAW, QGuiApplication::isRightToLeft() ? 1UL : 0UL);
    QsciScintilla::paintEvent(event);
}

bool JsonEditor::viewportEvent(QEvent* event) {
    const Doing doing(*this);
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const long at = SendScintilla(SCI_CHARPOSITIONFROMPOINTCLOSE, static_cast<unsigned long>(help->pos().x()),
                                      static_cast<long>(help->pos().y()));
        if (at >= 0) {
            Q_EMIT tipWanted(static_cast<std::size_t>(at), help->globalPos());
        }
        return true;
    }
    const bool isDone = QsciScintilla::viewportEvent(event);
    if (event->type() == QEvent::DragMove) {
        fault_.reset();  // already reported when the drag entered
    }
    return isDone;
}

/// Files are left to the window, which handles them.
void JsonEditor::dragEnterEvent(QDragEnterEvent* event) {
    if (FileDrop::filesIn(*event->mimeData()).isEmpty()) {
        QsciScintilla::dragEnterEvent(event);
    } else {
        event->ignore();
    }
}

void JsonEditor::keyPressEvent(QKeyEvent* event) {
    const Doing doing(*this);
    if (isForList_(*event)) {
        event->ignore();
        return;
    }
    const auto act = keys_.act(KeyScope::text, *event);
    if (act == Act::leaveText) {
        QAbstractScrollArea::focusNextPrevChild(true);
    } else if (act) {
        Q_EMIT asked(*act);
    } else {
        QsciScintilla::keyPressEvent(event);
    }
}

void JsonEditor::contextMenuEvent(QContextMenuEvent* event) {
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    Q_EMIT menuWanted(byKey ? mapToGlobal(rectAt(cursor()).bottomLeft()) : event->globalPos());
    event->accept();
}

}  // namespace gnostica::gui
