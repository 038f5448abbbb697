#include "app/gui/shared/board/board_view.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/art/board/board_art.h"
#include "app/gui/look/art/board/board_metrics.h"
#include "app/gui/shared/board/board_edge.h"
#include "app/gui/shared/board/hover_card.h"

#include <QAccessibleWidget>
#include <QDragEnterEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QTimer>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>

namespace gnostica::gui {

namespace {

using namespace std::chrono_literals;

constexpr double kSmallest = 0.1;
constexpr double kLargest = 4;
constexpr auto kRest = 450ms;

/// What Qt tells of a scrolling area is its viewport only, without the choices and names that lie over it.
QAccessibleInterface* makeBoard(const QString&, QObject* object) {
    auto* board = qobject_cast<BoardView*>(object);
    return board == nullptr ? nullptr : new QAccessibleWidget(board, QAccessible::Client);
}

}  // namespace

BoardView::BoardView(BoardScene* scene, QWidget* parent)
    : QGraphicsView(scene, parent),
      board_(scene),
      card_(new HoverCard(scene->cardArt(), viewport())),
      bottom_(new BoardEdge(BoardEdge::Side::bottom, *this)),
      left_(new BoardEdge(BoardEdge::Side::left, *this)),
      rest_(new QTimer(this)) {
    QAccessible::installFactory(makeBoard);  // Qt adds it only once
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setViewportUpdateMode(MinimalViewportUpdate);
    setOptimizationFlag(DontAdjustForAntialiasing);
    setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    setTransformationAnchor(AnchorViewCenter);
    setResizeAnchor(AnchorViewCenter);
    setFocusPolicy(Qt::StrongFocus);
    setLayoutDirection(Qt::LeftToRight);  // east stays on the right in every language
    viewport()->setMouseTracking(true);
    viewport()->grabGesture(Qt::PinchGesture);
    setMinimumSize(240, 240);
    rest_->setSingleShot(true);
    connect(rest_, &QTimer::timeout, this, &BoardView::showHovered);
    connect(board_, &BoardScene::hovered, this, &BoardView::onHovered);
    connect(board_, &BoardScene::cursorMoved, this, &BoardView::onCursorMoved);
    connect(board_, &BoardScene::extentChanged, this, [this] {
        if (fitted_) {
            fit();
        }
        layOutEdges();
    });
    followLanguage(this, [this] { retranslate(); });
}

// ---- Zooming, turning -----------------------------------------------------------------------------------------------

double BoardView::zoom() const {
    return std::sqrt(std::abs(transform().determinant()));
}

void BoardView::applyTransform(double zoom) {
    QTransform table;
    table.rotate(90.0 * quarterTurns_);
    table.scale(zoom, zoom);
    setTransform(table);
    layOutEdges();
}

/// Zooms out at most until the whole board is visible.
void BoardView::zoomBy(double factor) {
    const std::optional<double> least = zoomOfWhole();
    if (factor < 1 && least && zoom() * factor <= *least) {
        fit();
        return;
    }
    fitted_ = false;
    applyTransform(std::clamp(zoom() * factor, kSmallest, kLargest));
}

void BoardView::zoomAt(double factor, const QPointF& place) {
    const QPointF there = viewportTransform().inverted().map(place);
    zoomBy(factor);
    if (!fitted_) {
        pan((place - viewportTransform().map(there)).toPoint());
    }
}

bool BoardView::hasRoom() const {
    return !board_->extent().isEmpty() && viewport()->width() >= 10 && viewport()->height() >= 10;
}

std::optional<double> BoardView::zoomOfWhole() const {
    if (!hasRoom()) {
        return std::nullopt;
    }
    const QSizeF whole = board_->extent().size();
    const QSizeF seen = quarterTurns_ % 2 == 0 ? whole : whole.transposed();
    return std::clamp(std::min(room().width() / seen.width(), room().height() / seen.height()), kSmallest, kLargest);
}

QSizeF BoardView::room() const {
    return viewport()->size().shrunkBy(nameRoom_).expandedTo({1, 1});
}

/// Only when the board is fitted: nothing moves within the board while it is zoomed.
void BoardView::setRimDepth() {
    if (hasRoom()) {
        const QSizeF seen = quarterTurns_ % 2 == 0 ? room() : room().transposed();
        const double cell = cellFor(seen, board_->spans(), metrics::kLeastTarget);
        board_->setRimDepth(depthFor(cell, metrics::kLeastTarget));
    }
}

void BoardView::fit() {
    setRimDepth();
    if (const std::optional<double> zoom = zoomOfWhole()) {
        applyTransform(*zoom);
        centreBoard();
        fitted_ = true;
        layOutEdges();  // also if nothing had to be scrolled
    }
}

/// In its room, which is not in the middle of the view.
void BoardView::centreBoard() {
    const QPointF away((nameRoom_.right() - nameRoom_.left()) / 2.0, (nameRoom_.bottom() - nameRoom_.top()) / 2.0);
    centerOn(board_->extent().center() + transform().inverted().map(away));
}

void BoardView::setNameRoom(const QMargins& room) {
    nameRoom_ = room;
    if (fitted_) {
        fit();
    }
}

void BoardView::turnTable(int quarters) {
    setQuarterTurns(quarterTurns_ + quarters);
}

void BoardView::setQuarterTurns(int turns) {
    const int wanted = ((turns % 4) + 4) % 4;
    if (wanted == quarterTurns_) {
        return;
    }
    const QPointF centre = mapToScene(viewport()->rect().center());
    const double before = zoom();
    quarterTurns_ = wanted;
    board_->setQuarterTurns(wanted);
    if (fitted_) {
        fit();
    } else {
        applyTransform(before);
        centerOn(centre);
    }
    layOutEdges();
    Q_EMIT quarterTurnsChanged(wanted);
}

// ---- The keyboard ---------------------------------------------------------------------------------------------------

bool BoardView::handleKey(const QKeyEvent& event) {
    return std::ranges::any_of(std::array{KeyScope::board, KeyScope::editing}, [&](KeyScope scope) {
        const auto wanted = keys_.act(scope, event);
        return wanted && act(*wanted);
    });
}

bool BoardView::act(Act act) {
    switch (act) {
    case Act::pickAtCursor: board_->pickAtCursor(); return true;
    case Act::whyNot: board_->askAtCursor(); return true;
    default: return moveCursor(act) || moveView(act) || look(act) || (takeKey_ && takeKey_(act));
    }
}

bool BoardView::moveCursor(Act act) {
    switch (act) {
    case Act::cursorUp: board_->moveCursor(engine::Facing::north); return true;
    case Act::cursorRight: board_->moveCursor(engine::Facing::east); return true;
    case Act::cursorDown: board_->moveCursor(engine::Facing::south); return true;
    case Act::cursorLeft: board_->moveCursor(engine::Facing::west); return true;
    default: return false;
    }
}

bool BoardView::look(Act act) {
    switch (act) {
    case Act::zoomIn: zoomIn(); return true;
    case Act::zoomOut: zoomOut(); return true;
    case Act::fit: fit(); return true;
    case Act::rotateRight: turnTable(1); return true;
    case Act::rotateLeft: turnTable(-1); return true;
    case Act::showCard: toggleCardAtCursor(); return true;
    default: return false;
    }
}

/// Any key ends a motion. A click does not: it means what is seen under the pointer.
void BoardView::keyPressEvent(QKeyEvent* event) {
    board_->endMotion();
    if (event->key() == Qt::Key_Space && event->modifiers() == Qt::NoModifier) {
        // The space bar pans while held, and picks when it is released.
        if (!event->isAutoRepeat() && spaceBar_ == SpaceBar::up) {
            spaceBar_ = SpaceBar::held;
        }
        event->accept();
    } else if (handleKey(*event)) {
        event->accept();
    } else {
        // Bypasses QGraphicsView, whose scroll bars would take the remaining arrow keys.
        QCoreApplication::sendEvent(board_, event);
    }
}

void BoardView::keyReleaseEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Space || event->isAutoRepeat()) {
        QGraphicsView::keyReleaseEvent(event);
        return;
    }
    if (spaceBar_ == SpaceBar::held) {
        board_->pickAtCursor();
    }
    spaceBar_ = SpaceBar::up;
    event->accept();
}

void BoardView::focusOutEvent(QFocusEvent* event) {
    spaceBar_ = SpaceBar::up;
    hideCard();
    QGraphicsView::focusOutEvent(event);
}

/// Ignored, since the scene would accept any drag only to refuse the drop. Drop targets filter the events of the
/// viewport; all others go to the window.
void BoardView::dragEnterEvent(QDragEnterEvent* event) {
    event->ignore();
}

bool BoardView::focusNextPrevChild(bool next) {
    return board_->cyclePiece(next) || QGraphicsView::focusNextPrevChild(next);
}

void BoardView::onCursorMoved(const QString& text) {
    setAccessibleDescription(text);
    hideCard();
    lookAt(board_->cursorSpace());
    if (const auto space = board_->cursorSpace()) {
        const QRectF cell = board_->geometry().cellOf(*space);
        const QRect place = mapFromScene(cell).boundingRect();
        if (!viewport()->rect().adjusted(-1, -1, 1, 1).contains(place)) {  // places are rounded
            ensureVisible(cell, 20, 20);
        }
    }
}

// ---- The large card -------------------------------------------------------------------------------------------------

void BoardView::setHoverCardShown(bool shown) {
    hoverCardShown_ = shown;
    hideCard();
}

void BoardView::setCardShownElsewhere(bool elsewhere) {
    cardShownElsewhere_ = elsewhere;
    hideCard();
}

void BoardView::lookAt(std::optional<engine::Space> space) {
    if (space && !board_->cardAt(*space).isNone()) {
        Q_EMIT cardLookedAt(board_->cardAt(*space));
    }
}

void BoardView::onHovered(std::optional<engine::Space> space) {
    lookAt(space);
    if (!space || board_->cardAt(*space).isNone()) {
        Q_EMIT cardLookedAway();
    }
    hovered_ = space;
    card_->hide();
    rest_->stop();
    const bool idle = QGuiApplication::mouseButtons() == Qt::NoButton;
    if (showsHoverCards() && idle && space && !board_->cardAt(*space).isNone()) {
        rest_->start(kRest);
    }
}

void BoardView::showHovered() {
    // A card over the board could hide the target of the next pick.
    if (hovered_ && !panFrom_ && !board_->isChoosing() && QGuiApplication::mouseButtons() == Qt::NoButton) {
        showCardAwayFrom(*hovered_, viewport()->mapFromGlobal(QCursor::pos()));
    }
}

void BoardView::showCard(engine::Space space) {
    hideCard();
    if (cardShownElsewhere_) {
        lookAt(space);
        return;
    }
    showCardAwayFrom(space, mapFromScene(board_->geometry().centreOf(space)));
}

void BoardView::showCardAwayFrom(engine::Space space, const QPoint& away) {
    const engine::Card card = board_->cardAt(space);
    if (!card.isNone()) {
        card_->present(card, board_->art().faces.text(card), powers_ ? powers_(card) : QString(), away);
    }
}

void BoardView::dismissCard() {
    const bool rests = showsHoverCards() && hovered_ && board_->cardAt(*hovered_) == card_->card();
    card_->setVisible(card_->isVisible() && rests);
}

void BoardView::hideCard() {
    rest_->stop();
    card_->hide();
}

void BoardView::toggleCardAtCursor() {
    const auto space = board_->cursorSpace();
    if (card_->isVisible() || !space) {
        hideCard();
    } else {
        showCard(*space);
    }
}

// ---- The edges ------------------------------------------------------------------------------------------------------

void BoardView::setEdgeShown(bool shown) {
    edgeShown_ = shown;
    bottom_->setVisible(shown);
    left_->setVisible(shown);
    layOutEdges();
}

void BoardView::layOutEdges() {
    if (edgeShown_) {
        bottom_->layOut();
        left_->layOut();
    }
    Q_EMIT viewMoved();
}

/// Repaints everything, because scrolling would also move the table.
void BoardView::scrollContentsBy(int x, int y) {
    QGraphicsView::scrollContentsBy(x, y);
    if (scene() == nullptr) {
        return;  // the board is being destroyed
    }
    viewport()->update();
    layOutEdges();
}

// ---- The table ------------------------------------------------------------------------------------------------------

void BoardView::paintTable(QPainter& painter, const QWidget& part) {
    const QWidget& table = parentWidget() != nullptr ? *parentWidget() : *this;
    cloth_.paint(painter, QRect(part.mapTo(&table, QPoint()), part.size()), table.size(), board_->theme());
}

void BoardView::drawBackground(QPainter* painter, const QRectF&) {
    painter->save();
    painter->resetTransform();
    paintTable(*painter, *viewport());
    painter->restore();
}

// ---- The widget -----------------------------------------------------------------------------------------------------

void BoardView::resizeEvent(QResizeEvent* event) {
    QGraphicsView::resizeEvent(event);
    if (fitted_) {
        fit();
    }
    layOutEdges();
}

void BoardView::changeEvent(QEvent* event) {
    QGraphicsView::changeEvent(event);
    if (event->type() == QEvent::EnabledChange) {
        hideCard();
    } else if (event->type() == QEvent::FontChange) {
        layOutEdges();
    }
}

void BoardView::retranslate() {
    keys_ = KeyMap();
    setAccessibleName(tr("Board", "name of the board for screen readers"));
}

}  // namespace gnostica::gui
