#include "app/gui/windows/game/home/empty_note.h"

#include "app/gui/look/pages/page_button.h"
#include "app/gui/look/widgets/foreign_text.h"

#include <QLabel>
#include <QVBoxLayout>

namespace gnostica::gui {

namespace {

constexpr int kNotePadding = 24;
constexpr double kNoteTitle = 1.6;
constexpr int kNarrowestNote = 300;

}  // namespace

EmptyNote::EmptyNote(QWidget* parent)
    : PageSheet(SheetFrame::plain, parent),
      title_(plainSentence(this)),
      sentence_(plainSentence(this)),
      button_(new PageButton(PageButton::Role::main, this)) {
    setObjectName(QStringLiteral("emptyNote"));
    keepTitle(title_, kNoteTitle);
    title_->setMinimumWidth(kNarrowestNote);
    auto* lines = new QVBoxLayout(this);
    lines->setContentsMargins(margins(kNotePadding));
    lines->setSpacing(10);
    lines->addWidget(title_);
    lines->addWidget(sentence_);
    lines->addWidget(button_, 0, Qt::AlignLeading);
}

void EmptyNote::setWords(const QString& title, const QString& sentence, const QString& button) {
    title_->setText(title);
    sentence_->setText(sentence);
    button_->setText(button);
    button_->setVisible(!button.isEmpty());
}

}  // namespace gnostica::gui
