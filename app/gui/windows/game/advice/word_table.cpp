#include "app/gui/windows/game/advice/word_table.h"

#include "app/gui/look/widgets/keep_enter.h"
#include "app/gui/look/widgets/press_keys.h"

#include <QHeaderView>
#include <QStyledItemDelegate>

namespace gnostica::gui {

namespace {

constexpr int kAir = 8;

/// Adds space between the sentences.
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
    keepEnter(*this, [this] { return currentIndex().isValid() && !selectionModel()->isSelected(currentIndex()); });
}

void WordTable::setModel(QAbstractItemModel* model) {
    QTableView::setModel(model);
    spread();
}

void WordTable::setSentences(int columns) {
    sentences_ = columns;
    spread();
}

void WordTable::spread() {
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    for (int column = 0; column < sentences_; ++column) {
        horizontalHeader()->setSectionResizeMode(column, QHeaderView::Stretch);
    }
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

void WordTable::keyPressEvent(QKeyEvent* event) {
    if (isEnter(*event) && currentIndex().isValid()) {
        selectRow(currentIndex().row());
        Q_EMIT rowPicked(currentIndex().row());
    } else {
        QTableView::keyPressEvent(event);
    }
}

}  // namespace gnostica::gui
