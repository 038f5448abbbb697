#include "app/gui/windows/workshop/text/completion_list.h"

#include "app/gui/look/widgets/press_keys.h"
#include "app/language/fill.h"
#include "app/wording/names.h"

#include <QAbstractItemView>
#include <QKeyEvent>
#include <QScrollBar>

#include <algorithm>

namespace gnostica::gui {

namespace {

constexpr int kListedLines = 10;
constexpr int kWidest = 640;

QString lineOf(const CompletionItem& item) {
    const QString word = wording::toQt(item.candidate.word);
    //: %1: a word of a document, %2: what it means
    return item.label.isEmpty() ? word : language::fill(CompletionList::tr("%1 – %2"), {word, item.label});
}

}  // namespace

CompletionList::CompletionList(QWidget& text)
    : QObject(&text),
      items_(new RowTable<CompletionItem>({{[] { return QString(); }, lineOf}}, this)),
      completer_(new QCompleter(items_, this)) {
    completer_->setCompletionRole(Qt::DisplayRole);
    completer_->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    completer_->setMaxVisibleItems(kListedLines);
    completer_->setWidget(&text);
    connect(completer_, qOverload<const QModelIndex&>(&QCompleter::activated), this, [this](const QModelIndex& index) {
        if (const CompletionItem* item = items_->row(index)) {
            Q_EMIT picked(engine::Candidate(item->candidate));
        }
    });
}

void CompletionList::present(std::vector<CompletionItem> items, const QRect& place, First first) {
    if (items.empty()) {
        close();
        return;
    }
    items_->setRows(std::move(items));
    QAbstractItemView& list = *completer_->popup();
    list.setAccessibleName(tr("Possible entries"));
    QRect area = place;
    area.setWidth(std::min(
        list.sizeHintForColumn(0) + list.verticalScrollBar()->sizeHint().width() + 2 * list.frameWidth(), kWidest));
    completer_->complete(area);
    list.setCurrentIndex(first == First::chosen ? completer_->completionModel()->index(0, 0) : QModelIndex());
}

void CompletionList::close() {
    if (isOpen()) {
        completer_->popup()->hide();
    }
}

bool CompletionList::isOpen() const {
    return completer_->popup()->isVisible();
}

bool CompletionList::wants(const QKeyEvent& key) const {
    const bool chooses = (isEnter(key) || key.key() == Qt::Key_Tab) && completer_->popup()->currentIndex().isValid();
    return isOpen() && (chooses || key.key() == Qt::Key_Escape);
}

}  // namespace gnostica::gui
