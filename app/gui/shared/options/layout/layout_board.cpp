#include "app/gui/shared/options/layout/layout_board.h"

#include "app/gui/shared/options/cards/card_chooser.h"
#include "app/gui/shared/options/layout/layout_painter.h"
#include "app/language/fill.h"
#include "app/language/numbers.h"
#include "app/wording/names.h"
#include "engine/model/card_keys.h"

#include <QHeaderView>
#include <QMouseEvent>

#include <algorithm>

namespace gnostica::gui {

using engine::Card;
using engine::kAnyCardCell;
using engine::kHoleCell;

/// The squares as a table model, so that screen readers can navigate them.
class LayoutBoard::Squares : public QAbstractTableModel {
public:
    explicit Squares(LayoutBoard& board) : QAbstractTableModel(&board), board_(board) {}

    int rowCount(const QModelIndex& parent) const override { return parent.isValid() ? 0 : LayoutPlan::kSide; }
    int columnCount(const QModelIndex& parent) const override { return parent.isValid() ? 0 : LayoutPlan::kSide; }
    QVariant data(const QModelIndex& index, int role) const override {
        switch (role) {
        case Qt::ToolTipRole: return board_.whatLies(squareOf(index));
        case Qt::AccessibleTextRole: return board_.sentence(squareOf(index));
        default: return {};
        }
    }
    void tellAll() { Q_EMIT dataChanged(index(0, 0), index(LayoutPlan::kSide - 1, LayoutPlan::kSide - 1)); }

private:
    LayoutBoard& board_;
};

LayoutBoard::LayoutBoard(QWidget* parent)
    : QTableView(parent),
      squares_(new Squares(*this)),
      painter_(std::make_unique<LayoutPainter>(*this)) {
    setObjectName(QStringLiteral("layoutBoard"));
    setModel(squares_);
    setItemDelegate(painter_.get());
    setLayoutDirection(Qt::LeftToRight);
    setSelectionMode(NoSelection);
    setEditTriggers(NoEditTriggers);
    setTabKeyNavigation(false);
    setShowGrid(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    horizontalHeader()->hide();
    verticalHeader()->hide();
    fit();
    retranslate();
}

LayoutBoard::~LayoutBoard() = default;

void LayoutBoard::setPlan(const LayoutPlan& plan) {
    plan_ = plan;
    squares_->tellAll();
}

void LayoutBoard::retranslate() {
    setAccessibleName(tr("Board at the start"));
    setAccessibleDescription(tr("The space bar lays or removes a card; Enter chooses which one."));
    squares_->tellAll();
}

QString LayoutBoard::whatLies(Square square) const {
    const Card card = plan_.cardAt(square);
    if (plan_.isHole(square)) {
        return tr("No card");
    }
    if (plan_.isAnyCard(square)) {
        return tr("Any card");
    }
    return card.isNone() ? wording::toQt(plan_.cell(square)) : wording::cardName(card);
}

QString LayoutBoard::sentence(Square square) const {
    //: a square of a board that is drawn; %1: row, %2: column, %3: card or nothing
    return language::fill(tr("Row %1, column %2: %3"),
                          {language::number(square.row + 1), language::number(square.column + 1), whatLies(square)});
}

void LayoutBoard::fit() {
    const int side = std::max(24, fontMetrics().height() * 11 / 4);
    for (QHeaderView* header : {horizontalHeader(), verticalHeader()}) {
        header->setMinimumSectionSize(side);
        header->setSectionResizeMode(QHeaderView::Fixed);
        header->setDefaultSectionSize(side);
    }
    const int whole = side * LayoutPlan::kSide + 2 * frameWidth();
    setFixedSize(whole, whole);
}

// ---- Drawing --------------------------------------------------------------------------------------------------------

void LayoutBoard::draw(const QModelIndex& index, bool card) {
    const Square square = squareOf(index);
    if (!index.isValid() || plan_.isHole(square) != card) {
        return;
    }
    if (card) {
        plan_.putAnyCard(square);
    } else {
        plan_.dig(square);
    }
    hasDrawn_ = true;
    Q_EMIT squares_->dataChanged(index, index);
}

void LayoutBoard::toggle(const QModelIndex& index) {
    if (index.isValid()) {
        draw(index, plan_.isHole(squareOf(index)));
        Q_EMIT drawn();
    }
}

void LayoutBoard::mousePressEvent(QMouseEvent* event) {
    const QModelIndex index = indexAt(event->position().toPoint());
    if (event->button() == Qt::LeftButton && index.isValid()) {
        setCurrentIndex(index);
        stroke_ = plan_.isHole(squareOf(index));
        hasDrawn_ = false;
        draw(index, *stroke_);
    }
}

void LayoutBoard::mouseMoveEvent(QMouseEvent* event) {
    const QModelIndex index = indexAt(event->position().toPoint());
    if (stroke_ && index.isValid()) {
        setCurrentIndex(index);
        draw(index, *stroke_);
    }
}

/// A drag of any length is one change.
void LayoutBoard::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && stroke_) {
        stroke_.reset();
        if (hasDrawn_) {
            Q_EMIT drawn();
        }
    }
}

void LayoutBoard::keyPressEvent(QKeyEvent* event) {
    const QModelIndex index = currentIndex();
    switch (event->key()) {
    case Qt::Key_Space: toggle(index); break;
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        if (index.isValid() && !plan_.isHole(squareOf(index))) {
            toggle(index);
        }
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter: choose(index); break;
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Home:
    case Qt::Key_End: QTableView::keyPressEvent(event); break;
    default: event->ignore();
    }
}

void LayoutBoard::contextMenuEvent(QContextMenuEvent* event) {
    const bool byMouse = event->reason() == QContextMenuEvent::Mouse;
    const QModelIndex index = byMouse ? indexAt(viewport()->mapFromGlobal(event->globalPos())) : currentIndex();
    if (index.isValid()) {
        setCurrentIndex(index);
        choose(index);
    }
}

void LayoutBoard::focusInEvent(QFocusEvent* event) {
    QTableView::focusInEvent(event);
    if (!currentIndex().isValid()) {
        setCurrentIndex(squares_->index(LayoutPlan::kSide / 2, LayoutPlan::kSide / 2));
    }
}

void LayoutBoard::changeEvent(QEvent* event) {
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        fit();
    }
}

// ---- Certain cards --------------------------------------------------------------------------------------------------

void LayoutBoard::choose(const QModelIndex& index) {
    if (!index.isValid()) {
        return;
    }
    auto* chooser = new CardChooser(this);
    chooser->offer(tr("Any card"), wording::toQt(kAnyCardCell));
    chooser->offer(tr("No card"), wording::toQt(kHoleCell));
    chooser->offerCards();
    connect(chooser, &CardChooser::chosen, this,
            [this, place = QPersistentModelIndex(index)](const QString& what) { put(place, what); });
    const QRect square = visualRect(index);
    chooser->setLayoutDirection(parentWidget()->layoutDirection());
    chooser->openAt({viewport()->mapToGlobal(square.topLeft()), square.size()},
                    wording::toQt(plan_.cell(squareOf(index))));
}

void LayoutBoard::put(const QModelIndex& index, const QString& what) {
    const Square square = squareOf(index);
    const std::string cell = what.toStdString();
    if (plan_.cell(square) == cell) {
        return;
    }
    if (cell == kHoleCell) {
        plan_.dig(square);
    } else if (cell == kAnyCardCell) {
        plan_.putAnyCard(square);
    } else if (const auto card = engine::cardCalled(cell)) {
        plan_.put(square, *card);
    }
    squares_->tellAll();
    Q_EMIT drawn();
}

}  // namespace gnostica::gui
