#include "app/gui/program/diagnostics/log_dialog.h"

#include "app/diagnostics/diagnostics.h"
#include "app/gui/base/language/follow_font.h"
#include "app/gui/base/language/follow_language.h"
#include "app/gui/base/language/text_size.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/look/widgets/press_keys.h"
#include "app/language/fill.h"

#include <QDir>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QTextCursor>
#include <QVBoxLayout>

namespace gnostica::gui {

namespace {

constexpr int kRefreshMs = 1000;

}  // namespace

LogDialog::LogDialog(const diagnostics::Diagnostics& diagnostics, QWidget* parent)
    : QDialog(parent),
      diagnostics_(diagnostics),
      text_(new QPlainTextEdit(this)),
      search_(new QLineEdit(this)),
      place_(plainLabel(this)),
      found_(plainLabel(this)),
      next_(new QPushButton(this)),
      previous_(new QPushButton(this)),
      close_(new QPushButton(this)) {
    text_->setReadOnly(true);
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    text_->setLineWrapMode(QPlainTextEdit::NoWrap);
    text_->setUndoRedoEnabled(false);
    keepFont(text_, &fixedFont);
    search_->setClearButtonEnabled(true);
    place_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    place_->setWordWrap(true);
    for (QPushButton* button : {next_, previous_, close_}) {
        button->setAutoDefault(false);  // the Return key searches
    }
    putTogether();
    connect(search_, &QLineEdit::textChanged, this, [this] { tellFound(true); });
    connect(next_, &QPushButton::clicked, this, [this] { find(false); });
    connect(previous_, &QPushButton::clicked, this, [this] { find(true); });
    connect(close_, &QPushButton::clicked, this, &QDialog::reject);
    connect(&pulse_, &QTimer::timeout, this, &LogDialog::refresh);
    followLanguage(this, [this] { retranslate(); });
    refresh();
    pulse_.start(kRefreshMs);
    search_->setFocus();
    resize(fontMetrics().averageCharWidth() * 110, fontMetrics().height() * 30);
}

void LogDialog::putTogether() {
    auto* tools = new QHBoxLayout;
    tools->addWidget(search_, 1);
    tools->addWidget(found_);
    tools->addWidget(previous_);
    tools->addWidget(next_);
    auto* foot = new QHBoxLayout;
    foot->addWidget(place_, 1);
    foot->addWidget(close_);
    auto* lines = new QVBoxLayout(this);
    lines->addLayout(tools);
    lines->addWidget(text_, 1);
    lines->addLayout(foot);
}

void LogDialog::retranslate() {
    setWindowTitle(tr("Diagnostic log"));
    text_->setAccessibleName(windowTitle());
    search_->setPlaceholderText(tr("Search (Ctrl+F)"));
    search_->setAccessibleName(tr("Search in the log"));
    next_->setText(tr("&Next"));
    previous_->setText(tr("&Previous"));
    close_->setText(tr("&Close", "button: to close"));
    //: %1: path of a file
    place_->setText(diagnostics_.file().isEmpty()
                        ? tr("This log is not saved in a file; it is lost when the program ends.")
                        : language::fill(tr("The log is in %1"), {QDir::toNativeSeparators(diagnostics_.file())}));
}

// ---- Following ------------------------------------------------------------------------------------------------------

void LogDialog::refresh() {
    const QString now = diagnostics_.end(kMostBytes);
    if (now == shown_) {
        return;
    }
    QScrollBar* bar = text_->verticalScrollBar();
    const bool follows = bar->value() == bar->maximum();
    const int place = bar->value();
    if (!shown_.isEmpty() && now.startsWith(shown_)) {
        append(now.mid(shown_.size()));
    } else {
        text_->setPlainText(now);
    }
    shown_ = now;
    bar->setValue(follows ? bar->maximum() : place);
}

/// Keeps cursor and selection.
void LogDialog::append(const QString& text) {
    QTextCursor end(text_->document());
    end.movePosition(QTextCursor::End);
    end.insertText(text);
}

// ---- Searching ------------------------------------------------------------------------------------------------------

void LogDialog::find(bool backwards) {
    const QTextDocument::FindFlags flags = backwards ? QTextDocument::FindBackward : QTextDocument::FindFlags();
    const QString word = search_->text();
    const QTextCursor before = text_->textCursor();
    bool found = !word.isEmpty() && text_->find(word, flags);
    if (!found && !word.isEmpty()) {
        text_->moveCursor(backwards ? QTextCursor::End : QTextCursor::Start);
        found = text_->find(word, flags);
    }
    if (!found) {
        text_->setTextCursor(before);
    }
    tellFound(found || word.isEmpty());
}

void LogDialog::tellFound(bool found) {
    found_->setText(found ? QString() : tr("Not found"));
}

void LogDialog::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Find)) {
        search_->setFocus();
        search_->selectAll();
    } else if (event->matches(QKeySequence::FindNext)) {
        find(false);
    } else if (event->matches(QKeySequence::FindPrevious)) {
        find(true);
    } else if (isEnter(*event) && focusWidget() == search_) {
        find(event->modifiers().testFlag(Qt::ShiftModifier));
    } else {
        QDialog::keyPressEvent(event);
    }
}

}  // namespace gnostica::gui
