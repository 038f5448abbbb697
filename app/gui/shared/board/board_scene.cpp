#include "app/gui/shared/board/board_scene.h"

#include "app/gui/look/art/board/board_art.h"
#include "app/gui/look/art/board/board_metrics.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/shared/board/board_cursor.h"
#include "app/gui/shared/board/board_markers.h"
#include "app/gui/shared/board/board_pointer.h"
#include "app/gui/shared/board/items/board_items.h"
#include "app/gui/shared/board/items/cursor_item.h"
#include "app/gui/shared/board/items/lit_land.h"
#include "app/gui/shared/board/items/space_bound.h"
#include "app/gui/shared/board/items/trace_layer.h"
#include "app/gui/shared/board/motion/board_animator.h"
#include "app/gui/shared/board/target_pulse.h"

#include <QFocusEvent>
#include <QGraphicsSceneContextMenuEvent>
#include <QGraphicsSceneMouseEvent>
#include <QGraphicsView>
#include <QKeyEvent>
#include <QPainter>

#include <cmath>

namespace gnostica::gui {

namespace {

/// Minimum drag distance from a piece's place to change its facing.
constexpr double kPointingReach = 0.22 * metrics::kCell;

std::optional<engine::Facing> sideOf(const QPointF& way) {
    if (std::hypot(way.x(), way.y()) < kPointingReach) {
        return std::nullopt;
    }
    if (std::abs(way.x()) > std::abs(way.y())) {
        return way.x() > 0 ? engine::Facing::east : engine::Facing::west;
    }
    return way.y() > 0 ? engine::Facing::south : engine::Facing::north;
}

}  // namespace

BoardScene::BoardScene(QObject* parent)
    : QGraphicsScene(parent),
      art_(std::make_unique<BoardArt>()),
      items_(std::make_unique<BoardItems>(*this, *art_)),
      markers_(std::make_unique<BoardMarkers>(*this, *art_)),
      traces_(std::make_unique<TraceLayer>(*this, *art_)),
      lit_(std::make_unique<LitLand>(*this, *art_)),
      cursor_(std::make_unique<BoardCursor>()),
      pointer_(std::make_unique<BoardPointer>()),
      layout_(new BoardLayout(*art_, this)),
      animator_(new BoardAnimator(*this, *art_, this)),
      pulse_(new TargetPulse([this](bool isStrong) { markers_->setAllHot(*items_, isStrong); }, this)),
      cursorItem_(new CursorItem(*art_)) {
    // There are few items and all of them move: an index would cost more than it saves.
    setItemIndexMethod(NoIndex);
    addItem(cursorItem_);
    connect(layout_, &BoardLayout::moved, this, &BoardScene::placeItems);
    followTheme(this, [this](const Theme& theme) { dress(theme); });
}

BoardScene::~BoardScene() {
    pulse_->end();
    animator_->finish();
    clear();  // while the resources of the items still exist
}

void BoardScene::sync(const engine::View& view, const engine::Rules& rules) {
    pointer_->cancel();
    pulse_->end();
    animator_->finish();
    if (facesOf_ != rules.document || facesOf_.empty()) {
        retranslate(rules);
    }
    markers_->show(*items_, {});
    items_->sync(view.open());
    cursor_->leaveIfGone(cursorSpaces(), cursorSpace() ? static_cast<int>(items_->piecesAt(*cursorSpace()).size()) : 0);
    makeRoom(view.open());
    showCursor(keyboardUsed_);
}

/// Real pieces and territories have their places before, because full spaces never move.
void BoardScene::makeRoom(const engine::State& state) {
    std::vector<engine::Space> occupied;
    for (const engine::Territory& territory : state.map()) {
        occupied.push_back(territory.space);
    }
    for (const engine::Piece& piece : state.board()) {
        occupied.push_back(piece.space());
    }
    std::vector<engine::Space> visible = items_->visibleSpaces();
    visible.insert(visible.end(), openGround_.begin(), openGround_.end());
    layout_->settle(std::move(occupied), std::move(visible));
}

void BoardScene::placeItems() {
    for (QGraphicsItem* item : items()) {
        if (auto* bound = dynamic_cast<SpaceBound*>(item)) {
            bound->place();
        }
    }
    placeCursor();
    setSceneRect(extent().adjusted(-metrics::kApron, -metrics::kApron, metrics::kApron, metrics::kApron));
    Q_EMIT extentChanged(extent());
}

void BoardScene::setRim(BoardRim rim) {
    layout_->setRim(rim);
}

void BoardScene::setRimDepth(double depth) {
    layout_->setDepth(depth);
}

void BoardScene::setMarks(const turn::BoardMarks& marks) {
    markers_->show(*items_, marks);
}

void BoardScene::pulseTargets() {
    pulse_->begin();
}

bool BoardScene::isChoosing() const {
    return !markers_->marks().pickedSpaces.empty() || !markers_->marks().pickedPieces.empty();
}

void BoardScene::setTraces(const std::vector<BoardTrace>& traces) {
    traces_->show(*items_, traces);
}

const std::vector<BoardTrace>& BoardScene::traces() const {
    return traces_->shown();
}

void BoardScene::setTraceMotion(int milliseconds) {
    traces_->setMotion(milliseconds);
    pulse_->setMotion(milliseconds);
}

void BoardScene::lightUp(const std::vector<engine::Space>& spaces) {
    traces_->lightUp(spaces);
}

void BoardScene::lightLand(const std::vector<LitSpace>& spaces, int animationMs) {
    lit_->show(*items_, spaces, animationMs);
}

const std::vector<LitSpace>& BoardScene::litLand() const {
    return lit_->shown();
}

void BoardScene::animate(const engine::EventList& events, int milliseconds) {
    animator_->play(*items_, events, milliseconds);
    layout_->grow(milliseconds);
}

void BoardScene::dress(const Theme& theme) {
    art_->theme = theme;
    traces_->show(*items_, std::vector(traces_->shown()));
    updateWhole();
}

void BoardScene::endMotion() {
    pulse_->end();
    animator_->finish();
    layout_->finish();
    lit_->finish();
}

const Theme& BoardScene::theme() const {
    return art_->theme;
}

void BoardScene::setPieceName(BoardWords::PieceName name) {
    words_.setPieceName(std::move(name));
}

void BoardScene::retranslate(const engine::Rules& rules) {
    art_->faces = CardFaces(rules);
    facesOf_ = rules.document;
    updateWhole();
}

/// Also updates the views themselves: QGraphicsScene only posts the update, and Qt drops it if part of a view is
/// repainted before (for example because something over it was hidden).
void BoardScene::updateWhole() {
    update();
    for (QGraphicsView* view : views()) {
        view->viewport()->update();
    }
}

void BoardScene::setOpenGround(std::vector<engine::Space> spaces) {
    openGround_ = std::move(spaces);
}

std::vector<engine::Space> BoardScene::cursorSpaces() const {
    std::vector<engine::Space> spaces(items_->spaces().begin(), items_->spaces().end());
    spaces.insert(spaces.end(), openGround_.begin(), openGround_.end());
    return spaces;
}

const BoardGeometry& BoardScene::geometry() const {
    return art_->geometry;
}

QRectF BoardScene::extent() const {
    return layout_->extent();
}

BoardSpans BoardScene::spans() const {
    return layout_->spans();
}

std::optional<SpaceBox> BoardScene::core() const {
    return layout_->core();
}

engine::Card BoardScene::cardAt(engine::Space space) const {
    const TerritoryItem* territory = items_->territoryAt(space);
    return territory == nullptr ? engine::Card::none() : territory->territory().card;
}

std::optional<engine::Space> BoardScene::spaceOf(engine::PieceId piece) const {
    const PieceItem* item = items_->piece(piece);
    return item == nullptr ? std::nullopt : std::optional(item->piece().space());
}

std::optional<QPointF> BoardScene::pointOf(engine::PieceId piece) const {
    const PieceItem* item = items_->piece(piece);
    return item == nullptr ? std::nullopt : std::optional(item->pos());
}

std::shared_ptr<const CardArt> BoardScene::cardArt() const {
    return art_->cards;
}

// ---- The pointer ----------------------------------------------------------------------------------------------------

turn::BoardTarget BoardScene::targetAt(const QPointF& point) const {
    for (QGraphicsItem* item : items(point)) {
        if (const auto* piece = qgraphicsitem_cast<PieceItem*>(item);
            piece != nullptr && piece->id() != engine::kNoPiece) {
            return {piece->piece().space(), piece->id()};
        }
    }
    const engine::Space space = geometry().spaceAt(point);
    return markers_->marks().everything || items_->groundAt(space) ? turn::BoardTarget{space, std::nullopt}
                                                                   : turn::BoardTarget{};
}

void BoardScene::pick(const turn::BoardTarget& target) {
    if (target.piece && markers_->isOpen(*target.piece)) {
        Q_EMIT piecePicked(*target.piece);
    } else if (target.space && markers_->isOpen(*target.space)) {
        Q_EMIT spacePicked(*target.space);
    } else if (target.space) {
        Q_EMIT whyNotAsked(target.space, target.piece);
    }
}

void BoardScene::pointAt(const std::optional<QPointF>& point) {
    const turn::BoardTarget target = point ? targetAt(*point) : turn::BoardTarget{};
    const turn::BoardTarget drop =
        point && pointer_->isDragging() ? turn::BoardTarget{geometry().spaceAt(*point), {}} : target;
    markers_->setHot(*items_, drop);
    if (hovered_ != target.space) {
        hovered_ = target.space;
        Q_EMIT hovered(hovered_);
    }
}

void BoardScene::mousePressEvent(QGraphicsSceneMouseEvent* event) {
    if (event->button() != Qt::LeftButton) {
        event->ignore();
        return;
    }
    const turn::BoardTarget target = targetAt(event->scenePos());
    const bool draggable = target.piece && markers_->isOpen(*target.piece);
    if (target.space) {
        cursor_->place(*target.space);
    }
    showCursor(false);
    pointer_->press(draggable ? items_->piece(*target.piece) : nullptr, event->scenePos(), event->screenPos());
    doubled_ = false;
    event->accept();
}

void BoardScene::mouseMoveEvent(QGraphicsSceneMouseEvent* event) {
    if (pointer_->move(event->scenePos(), event->screenPos())) {
        Q_EMIT pieceLifted(pointer_->piece()->id());
    }
    pointAt(event->scenePos());
}

void BoardScene::mouseReleaseEvent(QGraphicsSceneMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !pointer_->isPressed()) {
        event->ignore();
        return;
    }
    if (const auto drop = pointer_->release(event->scenePos(), geometry())) {
        if (drop->from != drop->to) {
            Q_EMIT pieceDragged(drop->piece, drop->to);
        } else if (const auto facing = sideOf(drop->pointer)) {
            Q_EMIT piecePointed(drop->piece, *facing);
        }
        return;
    }
    const turn::BoardTarget target = targetAt(event->scenePos());
    if (target != targetAt(event->buttonDownScenePos(Qt::LeftButton))) {
        return;
    }
    if (doubled_ && target.space) {
        Q_EMIT pickedAgain(target);
    } else {
        pick(target);
    }
}

/// Receivers decide about the meaning of the second click.
void BoardScene::mouseDoubleClickEvent(QGraphicsSceneMouseEvent* event) {
    mousePressEvent(event);
    doubled_ = event->isAccepted();
}

void BoardScene::contextMenuEvent(QGraphicsSceneContextMenuEvent* event) {
    event->accept();
    if (event->reason() == QGraphicsSceneContextMenuEvent::Keyboard) {
        return;  // the key event has already been handled
    }
    const turn::BoardTarget target = targetAt(event->scenePos());
    if (target.space) {
        Q_EMIT whyNotAsked(target.space, target.piece);
    }
}

bool BoardScene::event(QEvent* event) {
    if (event->type() == QEvent::Leave) {
        pointAt(std::nullopt);
    }
    return QGraphicsScene::event(event);
}

// ---- The keyboard ---------------------------------------------------------------------------------------------------

std::optional<engine::Space> BoardScene::cursorSpace() const {
    return cursor_->space();
}

turn::BoardTarget BoardScene::cursorTarget() const {
    turn::BoardTarget target{cursor_->space(), std::nullopt};
    if (target.space && cursor_->piece()) {
        target.piece = items_->piecesAt(*target.space)[static_cast<std::size_t>(*cursor_->piece())]->id();
    }
    return target;
}

void BoardScene::setCursor(engine::Space space) {
    cursor_->place(space);
    showCursor(true);
}

void BoardScene::moveCursor(engine::Facing screenDirection) {
    if (!cursor_->space()) {
        cursor_->enter(cursorSpaces());
    } else {
        cursor_->move(turned(screenDirection, -quarterTurns_), cursorSpaces());
    }
    showCursor(true);
}

bool BoardScene::cyclePiece(bool forward) {
    const auto here = cursor_->space() ? items_->piecesAt(*cursor_->space()).size() : 0;
    if (!cursor_->cycle(forward, static_cast<int>(here))) {
        showCursor(keyboardUsed_);
        return false;
    }
    showCursor(true);
    return true;
}

void BoardScene::pickAtCursor() {
    pick(cursorTarget());
}

void BoardScene::askAtCursor() {
    if (const turn::BoardTarget target = cursorTarget(); target.space) {
        Q_EMIT whyNotAsked(target.space, target.piece);
    }
}

QString BoardScene::cursorText() const {
    return textOf(cursorTarget());
}

QString BoardScene::textOf(const turn::BoardTarget& target) const {
    if (target.piece && items_->piece(*target.piece) != nullptr) {
        return words_.piece(items_->piece(*target.piece)->piece(), markers_->emphasisOf(*target.piece));
    }
    if (!target.space) {
        return {};
    }
    return words_.emphasised(words_.space(*items_, art_->faces, *target.space), markers_->emphasisOf(*target.space));
}

void BoardScene::showCursor(bool byKeyboard) {
    keyboardUsed_ = byKeyboard;
    const turn::BoardTarget target = cursorTarget();
    cursorItem_->setVisible(byKeyboard && target.space && hasFocus());
    if (!byKeyboard || !target.space) {
        return;
    }
    placeCursor();
    if (const QString text = cursorText(); text != said_) {
        said_ = text;
        Q_EMIT cursorMoved(text);
    }
}

void BoardScene::placeCursor() {
    const turn::BoardTarget target = cursorTarget();
    if (target.piece) {
        const PieceItem* item = items_->piece(*target.piece);
        cursorItem_->surround(metrics::square(item->pos(), metrics::kPieceCursor * item->scale()));
    } else if (target.space) {
        cursorItem_->surround(geometry().tileOf(*target.space));
    }
}

/// The view handles keys of the board; the scene handles only the end of a drag.
void BoardScene::keyPressEvent(QKeyEvent* event) {
    const bool ends = event->key() == Qt::Key_Escape && pointer_->isDragging();
    if (ends) {
        pointer_->cancel();
    }
    event->setAccepted(ends);
}

void BoardScene::focusInEvent(QFocusEvent* event) {
    QGraphicsScene::focusInEvent(event);
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason) {
        cursor_->enter(cursorSpaces());
        showCursor(true);
    }
}

void BoardScene::focusOutEvent(QFocusEvent* event) {
    QGraphicsScene::focusOutEvent(event);
    cursorItem_->hide();
}

}  // namespace gnostica::gui
