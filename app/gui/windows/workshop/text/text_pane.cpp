#include "app/gui/windows/workshop/text/text_pane.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/look/widgets/message_line.h"
#include "app/gui/windows/workshop/problems/offered_fixes.h"
#include "app/wording/documents/diagnostic_wording.h"
#include "engine/model/neutral_text.h"

#include <QMenu>
#include <QToolTip>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace gnostica::gui {

using engine::Candidate;
using engine::CandidateKind;
using engine::Diagnostic;
using engine::TextChange;

namespace {

TextMark markOf(engine::Severity severity) {
    return severity == engine::Severity::error ? TextMark::error : TextMark::warning;
}

/// Was a letter typed that begins or continues a word?
bool isOfWord(const TextChange& change) {
    if (change.inserted.size() != 1) {
        return false;
    }
    const char c = change.inserted.front();
    return c == '-' || c == '_' || engine::isLetter(c);
}

}  // namespace

TextPane::TextPane(const Workbench& bench, QWidget* parent)
    : QWidget(parent),
      bench_(bench),
      help_(bench_),
      editor_(new JsonEditor(this)),
      message_(new MessageLine(MessageLine::Kind::error, this)),
      find_(new FindBar(*editor_, this)),
      list_(new CompletionList(*editor_)),
      resting_(this) {
    auto* lines = new QVBoxLayout(this);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(0);
    lines->addWidget(message_);
    lines->addWidget(editor_, 1);
    lines->addWidget(find_);
    setFocusProxy(editor_);
    resting_.setSingleShot(true);
    resting_.setInterval(kRestMs);
    editor_->setContent(bench_.draft.text());
    connectEditor();
    connect(message_, &MessageLine::closed, message_, &MessageLine::clear);
    connect(list_, &CompletionList::picked, this, &TextPane::pick);
    connect(&bench_.draft, &Draft::changed, this, &TextPane::changed);
    connect(&bench_.check, &DraftCheck::inspected, this, &TextPane::markProblems);
    connect(&bench_.focus, &DraftFocus::moved, this, [this](const QObject* where) {
        markPlace();
        if (where != this) {
            showPlace();
        }
    });
    connect(&resting_, &QTimer::timeout, this, &TextPane::tellPlace);
    markProblems();
    whenLanguageChanges(this, [this] { retranslate(); });
}

void TextPane::connectEditor() {
    editor_->setListKeys([this](const QKeyEvent& key) { return list_->wants(key); });
    connect(editor_, &JsonEditor::typed, this, &TextPane::typed);
    connect(editor_, &JsonEditor::refused, this, &TextPane::refuse);
    connect(editor_, &JsonEditor::asked, this, &TextPane::answer);
    connect(editor_, &JsonEditor::menuWanted, this, &TextPane::openMenu);
    connect(editor_, &JsonEditor::tipWanted, this, [this](std::size_t offset, const QPoint& place) {
        QToolTip::showText(place, language::plainToolTip(tipAt(offset)), editor_);
    });
    connect(editor_, &JsonEditor::cursorMoved, this, &TextPane::cursorMoved);
}

void TextPane::setLocked(bool locked) {
    editor_->setReadOnly(locked);
    list_->close();
}

void TextPane::retranslate() {
    message_->clear();
    list_->close();
    editor_->retranslate();
}

// ---- Changes --------------------------------------------------------------------------------------------------------

void TextPane::typed(const TextChange& change) {
    message_->clear();
    isTyping_ = true;
    bench_.draft.type(change);
    isTyping_ = false;
    if (list_->isOpen() || isOfWord(change)) {
        goOnOffering();
    }
}

void TextPane::changed(const TextChange& change) {
    if (!isTyping_) {
        editor_->apply(change);
        if (editor_->hasFocus()) {  // shows the result of undo and redo in this pane
            editor_->setCursor(change.offset + change.inserted.size());
            editor_->show(editor_->cursor());
        }
        quietCursor_ = editor_->cursor();
        list_->close();
    }
    markPlace();
    find_->refresh();
}

void TextPane::takeBack(void (QUndoStack::*step)()) {
    if (!editor_->isReadOnly()) {
        (bench_.draft.history().*step)();
    }
}

void TextPane::refuse(PasteFault fault) {
    message_->present(fault == PasteFault::tooLong ? tr("This is too long for a ruleset. Nothing was pasted.")
                                                   : tr("This text cannot be part of a ruleset. Nothing was pasted."));
}

void TextPane::answer(Act act) {
    switch (act) {
    case Act::undoEdit: return takeBack(&QUndoStack::undo);
    case Act::redoEdit: return takeBack(&QUndoStack::redo);
    case Act::complete: return offer();
    case Act::quickFix: return openFixes(editor_->mapToGlobal(editor_->rectAt(editor_->cursor()).bottomLeft()));
    case Act::explain:
        return QToolTip::showText(editor_->mapToGlobal(editor_->rectAt(editor_->cursor()).bottomLeft()),
                                  language::plainToolTip(tipAt(editor_->cursor())), editor_);
    case Act::find: return find_->open();
    case Act::findNext: return find_->findNext(true);
    case Act::findPrevious: return find_->findNext(false);
    default: return;
    }
}

// ---- Completion -----------------------------------------------------------------------------------------------------

/// While the user types, a list opens by itself only for a word that has begun, and stays open only for that word.
void TextPane::goOnOffering() {
    const engine::JsonSketch sketch = engine::sketchOf(editor_->content(), editor_->cursor());
    const bool isSame = list_->isOpen() && sketch.place.begin == listBegin_;
    if (isSame || !sketch.place.prefix.empty()) {
        offer(sketch);
    } else {
        list_->close();
    }
}

void TextPane::offer() {
    if (!editor_->isReadOnly()) {
        offer(engine::sketchOf(editor_->content(), editor_->cursor()));
    }
}

void TextPane::offer(const engine::JsonSketch& sketch) {
    std::vector<CompletionItem> items = help_.items(sketch);
    listBegin_ = sketch.place.begin;
    // The word is already complete.
    const bool isDone = items.size() == 1 && items.front().candidate.word == sketch.place.word;
    const auto first = sketch.place.prefix.empty() ? CompletionList::First::listed : CompletionList::First::chosen;
    list_->present(isDone ? std::vector<CompletionItem>() : std::move(items), editor_->rectAt(sketch.place.begin),
                   first);
}

void TextPane::pick(const Candidate& candidate) {
    const engine::JsonSketch sketch = engine::sketchOf(editor_->content(), editor_->cursor());
    if (sketch.place.begin != listBegin_) {
        return;  // the cursor has moved in the meantime
    }
    const engine::Completed written = engine::completed(editor_->content(), sketch.place, candidate);
    editor_->write(written.change);
    editor_->setCursor(written.cursor);
    if (candidate.kind == CandidateKind::key && !sketch.place.hasColon) {
        offer();  // offers its values
    }
}

// ---- Selection ------------------------------------------------------------------------------------------------------

void TextPane::cursorMoved() {
    if (list_->isOpen() && engine::sketchOf(editor_->content(), editor_->cursor()).place.begin != listBegin_) {
        list_->close();
    }
    if (quietCursor_ != editor_->cursor() && editor_->hasFocus()) {
        quietCursor_.reset();
        resting_.start();
    }
}

void TextPane::tellPlace() {
    const std::size_t offset = editor_->cursor();
    const auto& document = bench_.draft.document();
    const std::string pointer =
        document ? document->pointerAt(offset) : engine::sketchOf(editor_->content(), offset).place.about();
    if (pointer != bench_.focus.pointer()) {
        bench_.focus.go(pointer, this);
    }
}

/// If the value exists only in the parent, shows the part that would contain it.
void TextPane::showPlace() {
    const auto& document = bench_.draft.document();
    std::string pointer = bench_.focus.pointer();
    if (!document || pointer.empty()) {
        return;
    }
    auto range = document->rangeOf(pointer);
    while (!range && !pointer.empty()) {
        pointer.erase(std::min(pointer.rfind('/'), pointer.size()));
        range = document->rangeOf(pointer);
    }
    if (range && !pointer.empty()) {
        editor_->setCursor(range->begin);
        editor_->show(range->begin);
        quietCursor_ = range->begin;
        resting_.stop();
    }
}

void TextPane::markPlace() {
    editor_->clearMarks(TextMark::shown);
    const auto& document = bench_.draft.document();
    const std::string& pointer = bench_.focus.pointer();
    const auto range = document && !pointer.empty() ? document->rangeOf(pointer) : std::nullopt;
    if (range) {
        const auto name = document->nameRangeOf(pointer);
        editor_->addMark(TextMark::shown, name ? name->begin : range->begin, range->end);
    }
}

// ---- Problems -------------------------------------------------------------------------------------------------------

void TextPane::markProblems() {
    editor_->clearMarks(TextMark::error);
    editor_->clearMarks(TextMark::warning);
    for (const Diagnostic& problem : bench_.check.problems()) {
        if (const auto range = help_.rangeOf(problem)) {
            editor_->addMark(markOf(problem.severity), range->begin, range->end);
        }
    }
}

QString TextPane::tipAt(std::size_t offset) const {
    QStringList lines;
    for (const Diagnostic* problem : help_.problemsAt(offset)) {
        lines << wording::diagnosticText(*problem);
        for (const OfferedFix& each : offeredFixes(*problem, bench_)) {
            lines << QStringLiteral("• ") + each.name;
        }
    }
    return lines.isEmpty() ? help_.explanation(offset) : lines.join(u'\n');
}

bool TextPane::addFixes(QMenu& menu) {
    bool hasAny = false;
    for (const Diagnostic* problem : help_.problemsNear(editor_->cursor())) {
        for (const auto& [fix, name] : offeredFixes(*problem, bench_)) {
            menu.addAction(withoutShortcut(name), this, [this, fix, name] {
                if (!bench_.draft.apply(fix, name)) {
                    message_->present(tr("This fix no longer applies."));
                }
            });
            hasAny = true;
        }
    }
    return hasAny && !editor_->isReadOnly();
}

void TextPane::openFixes(const QPoint& place) {
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("fixes"));
    if (!addFixes(*menu)) {
        menu->clear();
        menu->addAction(tr("No fixes here"))->setEnabled(false);
    }
    menu->popup(place);
    menu->setActiveAction(menu->actions().constFirst());
}

void TextPane::openMenu(const QPoint& place) {
    const bool isFree = !editor_->isReadOnly();
    const bool hasSelection = editor_->hasSelectedText();
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("textMenu"));
    const auto add = [&](const QString& name, bool isPossible, const QList<QKeySequence>& keys, auto what) {
        QAction* action = menu->addAction(name, this, what);
        action->setEnabled(isPossible);
        action->setShortcuts(keys);
        return action;
    };
    const KeyMap map;
    const auto ask = [&](const QString& name, bool isPossible, Act act) {
        add(name, isPossible, map.keys(act, KeyScope::text), [this, act] { answer(act); });
    };
    if (addFixes(*menu)) {
        menu->addSeparator();
    } else {
        menu->clear();
    }
    ask(tr("&Undo"), isFree && bench_.draft.history().canUndo(), Act::undoEdit);
    ask(tr("&Redo"), isFree && bench_.draft.history().canRedo(), Act::redoEdit);
    menu->addSeparator();
    add(tr("Cu&t", "menu entry: to cut the text out"), isFree && hasSelection,
        QKeySequence::keyBindings(QKeySequence::Cut), [this] { editor_->cutSelection(); });
    add(tr("&Copy", "menu entry: to copy the text"), hasSelection, QKeySequence::keyBindings(QKeySequence::Copy),
        [this] { editor_->copy(); });
    add(tr("&Paste"), isFree, QKeySequence::keyBindings(QKeySequence::Paste), [this] { editor_->pasteClipboard(); });
    add(tr("Select &all"), true, QKeySequence::keyBindings(QKeySequence::SelectAll),
        [this] { editor_->selectAll(true); });
    menu->addSeparator();
    ask(tr("&Show possible entries"), isFree, Act::complete);
    ask(tr("&Explain this entry"), true, Act::explain);
    ask(tr("&Find…", "menu entry: to search a text"), true, Act::find);
    menu->popup(place);
}

}  // namespace gnostica::gui
