#include "app/gui/windows/game/home/games_grid.h"

#include "app/gui/shared/panels/hand/table_measures.h"
#include "app/gui/windows/game/home/game_cards.h"

#include <QEvent>
#include <QFontInfo>
#include <QMouseEvent>
#include <QScrollBar>
#include <QStyle>

#include <algorithm>

namespace gnostica::gui {

namespace {

/// Least width of a card in a small window with letters of this size.
constexpr int kLeastCard = 268;
constexpr double kUsualLetters = 12;
constexpr int kScrollStep = 40;

}  // namespace

GamesGrid::GamesGrid(GameCards& games, const std::shared_ptr<const GlancePainter>& boards, const GameCaptions& words,
                     QWidget* parent)
    : QListView(parent),
      games_(games),
      delegate_(new GameCardDelegate(boards, words, this)) {
    setObjectName(QStringLiteral("gamesGrid"));
    setModel(&games);
    setItemDelegate(delegate_);
    setViewMode(QListView::IconMode);
    setMovement(QListView::Static);
    setResizeMode(QListView::Adjust);
    setUniformItemSizes(true);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    verticalScrollBar()->setSingleStep(kScrollStep);
    setFrameShape(QFrame::NoFrame);
    setTabKeyNavigation(false);
    setMouseTracking(true);
    viewport()->setAutoFillBackground(false);
    connect(this, &QListView::activated, this, [this](const QModelIndex& index) {
        const bool isPressed = pressedPart_ == GameCardPart::bookmark || pressedPart_ == GameCardPart::button;
        if (const auto game = isPressed ? nullptr : games_.at(index.row())) {
            Q_EMIT openWanted(game);
        }
    });
    fit();
}

std::vector<table::MyGamePtr> GamesGrid::chosen() const {
    QModelIndexList rows = selectionModel()->selectedIndexes();
    std::ranges::sort(rows, {}, &QModelIndex::row);
    std::vector<table::MyGamePtr> found;
    for (const QModelIndex& row : rows) {
        found.push_back(games_.at(row.row()));
    }
    return found;
}

/// All cells have one size: as many columns as there is room for, over the whole width but that of the scroll bar,
/// which would otherwise rearrange the cards when it comes and goes.
void GamesGrid::fit() {
    const double growth = std::max(1.0, QFontInfo(font()).pixelSize() / kUsualLetters);
    const double scale = tableScale(window()->size());
    const int room = width() - style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this) - 2;
    const int columns = std::max(1, static_cast<int>(room / (kLeastCard * std::max(growth, scale))));
    const int width = std::max(1, room / columns);
    const QSize cell(width, GameCardDelegate::heightFor(width, font()));
    if (gridSize() != cell) {
        delegate_->setCell(cell);
        setGridSize(cell);
    }
}

void GamesGrid::resizeEvent(QResizeEvent* event) {
    fit();
    QListView::resizeEvent(event);
}

void GamesGrid::changeEvent(QEvent* event) {
    QListView::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        fit();
    }
}

/// The keyboard begins at the first card, or where it was. Qt makes that card the current one without selecting it:
/// the focus frame would be round a card on which no key acts.
void GamesGrid::focusInEvent(QFocusEvent* event) {
    QListView::focusInEvent(event);
    if (event->reason() == Qt::MouseFocusReason || selectionModel()->hasSelection() || games_.rowCount() == 0) {
        return;
    }
    const QModelIndex begin = currentIndex().isValid() ? currentIndex() : games_.index(0, 0);
    selectionModel()->setCurrentIndex(begin, QItemSelectionModel::NoUpdate);
    selectionModel()->select(begin, QItemSelectionModel::ClearAndSelect);
}

GameCardPart GamesGrid::partAt(const QPoint& point) const {
    const QModelIndex index = indexAt(point);
    return index.isValid() ? delegate_->partAt(point, visualRect(index), index, *this) : GameCardPart::none;
}

void GamesGrid::setHot(const QModelIndex& index, GameCardPart part) {
    if (delegate_->hotIndex() == index && delegate_->hotPart() == part) {
        return;
    }
    const QModelIndex before = delegate_->hotIndex();
    delegate_->setHot(index, part);
    for (const QModelIndex& changed : {before, index}) {
        if (changed.isValid()) {
            update(changed);
        }
    }
    const bool canBePressed = part == GameCardPart::button || part == GameCardPart::bookmark;
    viewport()->setCursor(canBePressed ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void GamesGrid::mouseMoveEvent(QMouseEvent* event) {
    QListView::mouseMoveEvent(event);
    setHot(indexAt(event->pos()), partAt(event->pos()));
}

void GamesGrid::leaveEvent(QEvent* event) {
    QListView::leaveEvent(event);
    setHot({}, GameCardPart::none);
}

void GamesGrid::mousePressEvent(QMouseEvent* event) {
    pressed_ = indexAt(event->pos());
    pressedPart_ = event->button() == Qt::LeftButton ? partAt(event->pos()) : GameCardPart::none;
    QListView::mousePressEvent(event);
}

/// On a button, two clicks.
void GamesGrid::mouseDoubleClickEvent(QMouseEvent* event) {
    const GameCardPart part = partAt(event->pos());
    if (part == GameCardPart::bookmark || part == GameCardPart::button) {
        mousePressEvent(event);
        return;
    }
    QListView::mouseDoubleClickEvent(event);
}

void GamesGrid::mouseReleaseEvent(QMouseEvent* event) {
    QListView::mouseReleaseEvent(event);
    const QModelIndex index = indexAt(event->pos());
    const GameCardPart part = partAt(event->pos());
    const bool isSame = index.isValid() && pressed_ == index && pressedPart_ == part;
    pressed_ = QModelIndex();
    pressedPart_ = GameCardPart::none;
    if (!isSame || event->button() != Qt::LeftButton) {
        return;
    }
    const table::MyGamePtr game = games_.at(index.row());
    if (part == GameCardPart::button) {
        Q_EMIT openWanted(game);
    } else if (part == GameCardPart::bookmark) {
        Q_EMIT keepWanted(game);
    }
}

}  // namespace gnostica::gui
