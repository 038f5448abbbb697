#include "app/gui/windows/game/dialogs/new_game/game_shelf.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/windows/game/dialogs/new_game/game_box_model.h"

#include <QKeyEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QScopedValueRollback>
#include <QScrollBar>

#include <algorithm>

namespace gnostica::gui {

GameShelf::GameShelf(GameBoxModel& model, QWidget* parent)
    : QListView(parent),
      model_(model),
      delegate_(new GameBoxDelegate(model, this)) {
    setObjectName(QStringLiteral("shelf"));
    setModel(&model);
    setItemDelegate(delegate_);
    setFlow(QListView::LeftToRight);
    setWrapping(false);
    setUniformItemSizes(true);
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTabKeyNavigation(false);
    viewport()->setAutoFillBackground(false);
    viewport()->setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(this, &QListView::clicked, this, [this](const QModelIndex& index) {
        if (model_.opens(index.row())) {
            Q_EMIT openWanted(index.row());
        }
    });
    connect(&model, &QAbstractItemModel::modelReset, this, &GameShelf::refit);
    connect(&model, &QAbstractItemModel::dataChanged, this, &GameShelf::refit);  // other texts
    followLanguage(this, [this] { setAccessibleName(tr("Games", "list of the games on the shelf")); });
}

void GameShelf::fit(const GameBoxRoom& room) {
    room_ = room;
    refit();
}

/// The lines of the longest texts.
GameBoxLines GameShelf::neededLines() const {
    const int width = gameBoxTextWidth(room_);
    const QFont lengths = gameBoxLengthFont(font());
    GameBoxLines needed;
    for (int row = 0; row < model_.rowCount(); ++row) {
        needed.sentence = std::max(needed.sentence, paragraphLines(model_.sentenceOf(row), font(), width));
        if (const FamilyGame* game = model_.gameOf(row); game != nullptr) {
            const int lines = paragraphLines(model_.lengthOf(game->title.id), lengths, width);
            needed.length = lines > kMostLengthLines ? needed.length : std::max(needed.length, lines);
        }
    }
    return needed;
}

void GameShelf::refit() {
    if (room_.width <= 0) {
        return;
    }
    room_.boxes = model_.rowCount();
    delegate_->setMeasures(gameBoxMeasures(room_, neededLines(), font()));
    const QSize item = delegate_->measures().item;
    const int needed = item.width() * model_.rowCount();
    const int bar = needed > room_.width ? horizontalScrollBar()->sizeHint().height() : 0;
    setFixedHeight(item.height() + bar);
    setMaximumWidth(needed);
    scheduleDelayedItemsLayout();
    updateGeometry();
}

void GameShelf::setFaces(const CardFaces& faces) {
    delegate_->art().setFaces(faces);
}

int GameShelf::chosenRow() const {
    const QModelIndexList chosen = selectionModel()->selectedIndexes();
    return chosen.isEmpty() ? -1 : chosen.first().row();
}

void GameShelf::choose(int row) {
    const QScopedValueRollback quiet(choosing_, true);
    setCurrentIndex(model_.index(row));
}

QSize GameShelf::sizeHint() const {
    return {delegate_->measures().item.width() * model_.rowCount(), height()};
}

QSize GameShelf::minimumSizeHint() const {
    return {delegate_->measures().item.width(), height()};
}

QRect GameShelf::visualRect(const QModelIndex& index) const {
    if (!index.isValid()) {
        return {};
    }
    const QSize item = delegate_->measures().item;
    const int left = index.row() * item.width();
    const QScrollBar& bar = *horizontalScrollBar();
    if (!isRightToLeft()) {
        return {QPoint(left - bar.value(), 0), item};
    }
    return {QPoint(viewport()->width() - left - item.width() + bar.value(), 0), item};
}

QModelIndex GameShelf::indexAt(const QPoint& place) const {
    for (int row = 0; row < model_.rowCount(); ++row) {
        if (const QModelIndex index = model_.index(row); visualRect(index).contains(place)) {
            return index;
        }
    }
    return {};
}

void GameShelf::setSelection(const QRect& rect, QItemSelectionModel::SelectionFlags command) {
    if (const QModelIndex index = indexAt(rect.bottomRight()); index.isValid()) {
        selectionModel()->select(index, command);
    }
}

void GameShelf::paintEvent(QPaintEvent* event) {
    QPainter painter(viewport());
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    const QStyle::State usual = option.state;
    for (int row = 0; row < model_.rowCount(); ++row) {
        const QModelIndex index = model_.index(row);
        option.rect = visualRect(index);
        if (!option.rect.intersects(event->rect())) {
            continue;
        }
        option.state = usual;
        option.state.setFlag(QStyle::State_Selected, selectionModel()->isSelected(index));
        option.state.setFlag(QStyle::State_HasFocus, hasFocus() && index == currentIndex());
        delegate_->paint(&painter, option, index);
    }
}

void GameShelf::keyPressEvent(QKeyEvent* event) {
    const int forwards = isRightToLeft() ? Qt::Key_Left : Qt::Key_Right;
    const int backwards = isRightToLeft() ? Qt::Key_Right : Qt::Key_Left;
    if (event->key() == forwards || event->key() == backwards) {
        step(event->key() == forwards ? 1 : -1);
    } else if ((event->key() == Qt::Key_Down || event->key() == Qt::Key_Space) && currentIndex().isValid()) {
        if (model_.opens(currentIndex().row())) {
            Q_EMIT openWanted(currentIndex().row());
        }
    } else {
        QListView::keyPressEvent(event);
    }
}

void GameShelf::step(int by) {
    const QModelIndex next = model_.index(currentIndex().row() + by);
    if (next.isValid()) {
        setCurrentIndex(next);
    }
}

/// Something is always chosen: what cannot be chosen leaves the choice as it was.
void GameShelf::selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) {
    QListView::selectionChanged(selected, deselected);
    if (choosing_) {
        return;
    }
    if (const QModelIndexList now = selected.indexes(); !now.isEmpty()) {
        Q_EMIT chosen(now.first().row());
    } else if (const QModelIndexList before = deselected.indexes(); !before.isEmpty()) {
        const QScopedValueRollback quiet(choosing_, true);
        selectionModel()->select(before.first(), QItemSelectionModel::ClearAndSelect);
    }
}

}  // namespace gnostica::gui
