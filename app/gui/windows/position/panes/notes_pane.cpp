#include "app/gui/windows/position/panes/notes_pane.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/art/icons.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/language/fill.h"

#include <QLabel>
#include <QListWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace gnostica::gui {

NotesPane::NotesPane(QWidget* parent)
    : QWidget(parent),
      account_(plainSentence(this)),
      none_(plainSentence(this)),
      list_(new QListWidget(this)) {
    list_->setObjectName(QStringLiteral("positionNotes"));
    list_->setWordWrap(true);
    list_->setFrameShape(QFrame::NoFrame);
    auto* lines = new QVBoxLayout(this);
    lines->addWidget(account_);
    lines->addWidget(none_);
    lines->addWidget(list_, 1);
    const auto show = [this](QListWidgetItem* item) {
        const auto row = static_cast<std::size_t>(list_->row(item));
        if (row < notes_.size()) {
            Q_EMIT spotWanted(notes_[row].spot);
        }
    };
    connect(list_, &QListWidget::itemClicked, this, show);
    connect(list_, &QListWidget::itemActivated, this, show);
    followLanguage(this, [this] { retranslate(); });
    whenThemeChanges(this, [this](const Theme&) { showNotes(); });
}

void NotesPane::present(std::vector<PositionNote> notes) {
    notes_ = std::move(notes);
    showNotes();
}

void NotesPane::setAccount(const QString& account) {
    account_->setText(account);
}

bool NotesPane::hasErrors() const {
    return std::ranges::any_of(notes_, &PositionNote::isError);
}

void NotesPane::go(int by) {
    if (notes_.empty()) {
        return;
    }
    const int count = list_->count();
    const int row = list_->currentRow() < 0 ? (by > 0 ? 0 : count - 1) : (list_->currentRow() + by + count) % count;
    list_->setCurrentRow(row);
    Q_EMIT spotWanted(notes_[static_cast<std::size_t>(row)].spot);
}

void NotesPane::showNotes() {
    const int row = list_->currentRow();
    list_->clear();
    for (const PositionNote& note : notes_) {
        auto* item = new QListWidgetItem(list_);
        item->setText(note.text);
        item->setIcon(icon(note.isError ? QStringLiteral("error") : QStringLiteral("warning"), wornTheme()));
        //: for screen readers; %1: a whole sentence
        const QString error = tr("Error: %1");
        //: for screen readers; %1: a whole sentence
        const QString warning = tr("Warning: %1");
        item->setData(Qt::AccessibleTextRole, language::fill(note.isError ? error : warning, {note.text}));
    }
    list_->setCurrentRow(std::min(row, list_->count() - 1));
    list_->setVisible(!notes_.empty());
    none_->setVisible(notes_.empty());
}

void NotesPane::retranslate() {
    list_->setAccessibleName(tr("Problems"));
    none_->setText(tr("No problems: this can be played."));
}

}  // namespace gnostica::gui
