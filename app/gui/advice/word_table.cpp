#include "app/gui/advice/word_table.h"

#include "app/gui/widgets/press_keys.h"

#include <QHeaderView>
#include <QStyledItemDelegate>

namespace gnostica::gui {

namespace {

constexpr int kAir = 8;

/// Air between the sentences.
class Airy : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        return QStyledItemDelegate::sizeHint(option, index) + QSize(kAir, kAir);
    }
};

}  // namespace

WordTable::WordTable(QWidget* parent) : QTableView(parent) {
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTabKeyNavigation(false);
    setWordWrap(true);
    setTextElideMode(Qt::ElideNone);
    setShowGrid(false);
    setItemDelegate(new Airy(this));
    setAlternatingRowColors(true);
    setFrameShape(QFrame::NoFrame);
    setCornerButtonEnabled(false);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setHighlightSections(false);
    connect(this, &QAbstractItemView::clicked, this,
            [this](const QModelIndex& index) { Q_EMIT rowPicked(index.row()); });
}

void WordTable::setModel(QAbstractItemModel* model) {
    QTableView::setModel(model);
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
}

void WordTable::growWithRows() {
    grows_ = true;
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    updateGeometries();
}

void WordTable::updateGeometries() {
    QTableView::updateGeometries();
    const int whole = horizontalHeader()->sizeHint().height() + verticalHeader()->length() + 2 * frameWidth();
    if (grows_ && whole != height()) {
        setFixedHeight(whole);
    }
}

void WordTable::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    resizeRowsToContents();
}

/// Once its row is selected, Enter may mean what it means everywhere in the window.
bool WordTable::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && isEnter(*static_cast<QKeyEvent*>(event)) &&
        currentIndex().isValid() && !selectionModel()->isSelected(currentIndex())) {
        event->accept();
        return true;
    }
    return QTableView::event(event);
}

void WordTable::keyPressEvent(QKeyEvent* event) {
    if (isEnter(*event) && currentIndex().isValid()) {
        selectRow(currentIndex().row());
        Q_EMIT rowPicked(currentIndex().row());
    } else {
        QTableView::keyPressEvent(event);
    }
}

}  // namespace gnostica::gui
