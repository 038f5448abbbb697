#include "app/gui/program/desks/guide_targets.h"

#include "app/gui/shared/board/board_scene.h"
#include "app/gui/shared/board/board_view.h"
#include "app/gui/shared/panels/hand/large_card.h"
#include "app/gui/shared/panels/hand/piles_row.h"
#include "app/gui/shared/panels/hand/table_measures.h"
#include "app/gui/shared/panels/hand_panel.h"
#include "app/gui/shared/panels/players_panel.h"
#include "app/gui/shared/play/ring/choice_ring.h"
#include "app/gui/shared/play/ring/ring_chip.h"
#include "app/gui/windows/game/announce/due_sheet.h"
#include "app/gui/windows/game/announce/headline_ribbon.h"
#include "app/gui/windows/game/end_desk.h"
#include "app/gui/windows/game/ending/end_page.h"
#include "app/gui/windows/game/play/play_area.h"
#include "app/gui/windows/game/recap/recap_panel.h"
#include "app/gui/windows/game/recap_desk.h"
#include "app/gui/windows/game/spread/sheet.h"
#include "app/gui/windows/game/spread/table_sheets.h"
#include "app/gui/windows/game/spread/table_spread.h"
#include "app/gui/windows/game/stage/bid_stage.h"
#include "app/gui/windows/game/stage/dice_stage.h"
#include "app/gui/windows/game/stage_desk.h"
#include "app/gui/windows/game/table_panels.h"
#include "app/gui/windows/game/top_bar/top_bar.h"
#include "app/turn/turn_controller.h"
#include "engine/play/board_spaces.h"

#include <QAction>
#include <QEvent>
#include <QToolButton>

#include <algorithm>
#include <cstdlib>

namespace gnostica::gui {

using engine::GuideArea;
using engine::GuidePoint;
using engine::Piece;
using engine::Seat;
using engine::Space;
using engine::State;

namespace {

/// Room round a thing for its frame, in pixels. Tiles have theirs between them.
constexpr int kRound = 4;
/// Room for the frame within the edges of the table.
constexpr int kWithinTable = 4;
/// Room round the choices on the board, in front of which nothing is drawn.
constexpr int kRoundChip = 2;
/// Between the board and a parchment beside it.
constexpr int kForSpur = 28;
/// Ends of the arrow from a piece to what it points at, from the middles of their spaces, as parts of a space.
constexpr double kFromPiece = 0.40;
constexpr double kToAim = 0.16;

/// How well a piece shows what minions are: one that can use the current power, and that points at another space.
int merit(const State& state, const Piece& piece) {
    const bool isAiming = piece.aim() != piece.space() && !state.isVoid(piece.aim());
    return (piece.has(engine::Mark::minion) ? 2 : 0) + (isAiming ? 1 : 0);
}

const Piece* pieceOf(const State& state, Seat seat) {
    const Piece* best = nullptr;
    for (const Piece& piece : state.board()) {
        if (piece.owner() == seat && (best == nullptr || merit(state, piece) > merit(state, *best))) {
            best = &piece;
        }
    }
    return best;
}

bool isHeldBy(const State& state, Space space, Seat seat) {
    const auto isThere = [space](const Piece& piece) { return piece.space() == space; };
    return state.countAt(space) > 0 && std::ranges::all_of(state.board(), [&](const Piece& piece) {
               return !isThere(piece) || piece.owner() == seat;
           });
}

std::vector<Space> territoryOf(const State& state, Seat seat) {
    for (const engine::Territory& territory : state.map()) {
        if (isHeldBy(state, territory.space, seat)) {
            return {territory.space};
        }
    }
    return {};
}

/// The wasteland nearest to what the piece points at.
std::vector<Space> wastelandNear(const State& state, const Piece* piece) {
    std::vector<Space> spaces = engine::boardSpaces(state);
    std::erase_if(spaces, [&](Space space) { return !state.isWasteland(space); });
    const Space from = piece != nullptr ? piece->aim() : Space{1, 1};
    const auto nearest = std::ranges::min_element(spaces, {}, [from](Space space) {
        return std::abs(space.column - from.column) + std::abs(space.row - from.row);
    });
    return nearest != spaces.end() ? std::vector{*nearest} : std::vector<Space>();
}

bool isOfCardOrSpace(const turn::Pick& pick) {
    return std::holds_alternative<turn::PickCard>(pick) || std::holds_alternative<turn::PickSpace>(pick);
}

std::vector<Space> spacesOf(GuideArea area, const State& state, Seat viewer, std::optional<Space> here) {
    const Piece* piece = pieceOf(state, viewer);
    switch (area) {
    case GuideArea::piece:
        if (piece == nullptr) {
            return {};
        }
        return state.isVoid(piece->aim()) ? std::vector{piece->space()} : std::vector{piece->space(), piece->aim()};
    case GuideArea::territory: return territoryOf(state, viewer);
    case GuideArea::wasteland: return wastelandNear(state, piece);
    case GuideArea::here: return here ? std::vector{*here} : std::vector<Space>();
    default: return {};
    }
}

}  // namespace

std::vector<Space> spacesPointedAt(const GuidePoint& point, const engine::View& view, std::optional<Space> here) {
    const State& state = view.open();
    std::vector<Space> spaces;
    if (const auto* area = std::get_if<GuideArea>(&point)) {
        spaces = spacesOf(*area, state, view.viewer(), here);
    } else if (const auto* space = std::get_if<Space>(&point)) {
        spaces = {*space};
    } else if (const auto* piece = std::get_if<engine::PieceName>(&point)) {
        spaces = {piece->space};
    }
    std::erase_if(spaces, [&](Space space) { return state.isVoid(space); });
    return spaces;
}

GuideTargets::GuideTargets(const Parts& parts, QObject* parent) : QObject(parent), parts_(parts) {
    PlayArea& area = parts_.area;
    connect(area.boardView(), &BoardView::viewMoved, this, &GuideTargets::moved);
    connect(area.board(), &BoardScene::extentChanged, this, &GuideTargets::moved);
    connect(&area, &PlayTable::choicesShown, this, &GuideTargets::moved);
    connect(&parts_.turn, &turn::TurnController::choiceChanged, this, [this] {
        if (isChoosing()) {
            Q_EMIT chosen();
        }
        if (std::ranges::any_of(parts_.turn.chooser().picks(), isOfCardOrSpace)) {
            Q_EMIT tried();
        }
    });
    for (QWidget* part : {static_cast<QWidget*>(&area), static_cast<QWidget*>(&parts_.panels.hand()),
                          static_cast<QWidget*>(&parts_.panels.players()), parts_.recap.panel().parentWidget(),
                          static_cast<QWidget*>(&parts_.end.page()), static_cast<QWidget*>(&parts_.stage.bids()),
                          static_cast<QWidget*>(&parts_.stage.dice()), static_cast<QWidget*>(&parts_.recap.headline()),
                          static_cast<QWidget*>(&parts_.recap.due())}) {
        watch(*part);
    }
    for (Sheet* sheet : area.window()->findChildren<Sheet*>()) {
        watch(*sheet);
    }
}

void GuideTargets::watch(QWidget& part) {
    part.installEventFilter(this);
}

bool GuideTargets::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::Resize:
    case QEvent::Move:
    case QEvent::Show:
    case QEvent::Hide:
    case QEvent::EnabledChange:
    case QEvent::FontChange:
    case QEvent::LayoutDirectionChange: Q_EMIT moved(); break;
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

bool GuideTargets::isCovered() const {
    return isEndShown() || !parts_.area.isEnabled() || parts_.stage.bids().isVisible() ||
           parts_.stage.dice().isVisible();
}

bool GuideTargets::isChoosing() const {
    return !parts_.turn.chooser().picks().empty();
}

void GuideTargets::keepClear(const QRect& parchment) {
    parts_.card.keepClear(parchment);
}

bool GuideTargets::isEndShown() const {
    return parts_.end.page().isVisible();
}

// ---- Places ---------------------------------------------------------------------------------------------------------

QRect GuideTargets::placeOf(const QWidget& part) const {
    if (!part.isVisible()) {
        return {};
    }
    const QPoint at = parts_.area.mapFromGlobal(part.mapToGlobal(QPoint()));
    return QRect(at, part.size());
}

QRect GuideTargets::placeOf(const std::vector<Space>& spaces) const {
    const BoardView& view = *parts_.area.boardView();
    const BoardGeometry& geometry = parts_.area.board()->geometry();
    QRectF place;
    for (const Space space : spaces) {
        place |= geometry.cellOf(space);  // the frame lies between the tiles
    }
    if (place.isEmpty()) {
        return {};
    }
    const QRect seen = view.mapFromScene(place).boundingRect() & view.viewport()->rect();
    return seen.isEmpty() ? QRect() : seen.translated(view.viewport()->mapTo(&parts_.area, QPoint()));
}

QRect GuideTargets::placeOf(engine::Card card, const engine::View& view) const {
    const QRect inHand = parts_.panels.hand().placeOf(card);
    if (!inHand.isEmpty()) {
        return {parts_.area.mapFromGlobal(inHand.topLeft()), inHand.size()};
    }
    for (const engine::Territory& territory : view.open().map()) {
        if (territory.card == card) {
            return placeOf(std::vector{territory.space});
        }
    }
    return {};
}

QRect GuideTargets::placeOf(GuideArea area) const {
    const auto* tongue = parts_.area.findChild<QWidget*>(QStringLiteral("logDockTongue"));
    const ChoiceRing& ring = *parts_.area.ring();
    switch (area) {
    case GuideArea::hand: return placeOf(parts_.panels.hand());
    case GuideArea::piles: return placeOf(parts_.panels.piles());
    case GuideArea::players: return placeOf(parts_.panels.players());
    case GuideArea::recap: {
        const QRect recap = placeOf(*parts_.recap.panel().parentWidget());
        return recap.isEmpty() ? placeOf(GuideArea::log) : recap;
    }
    case GuideArea::log: return tongue != nullptr ? placeOf(*tongue) : QRect();
    case GuideArea::ending: return parts_.spread.plan().seals;
    case GuideArea::status: return placeOf(parts_.bar);
    case GuideArea::hint: return placeOf(*outside(area));
    case GuideArea::ring: return ring.place() ? placeOf(std::vector{*ring.place()}) | placeOf(ring) : QRect();
    default: return {};
    }
}

/// Without the scenery round it.
QRect GuideTargets::placeOf(const GuidePoint& point, const engine::View& view, std::optional<Space> here) const {
    QRect place;
    if (const auto* card = std::get_if<engine::Card>(&point)) {
        place = placeOf(*card, view);
    } else if (const QRect spaces = placeOf(spacesPointedAt(point, view, here)); !spaces.isEmpty()) {
        return spaces;
    } else if (const auto* area = std::get_if<GuideArea>(&point)) {
        place = placeOf(*area);
    }
    if (!place.isEmpty()) {
        return place.adjusted(-kRound, -kRound, kRound, kRound);
    }
    return std::holds_alternative<std::monostate>(point) ? QRect() : placeOf(engine::boardSpaces(view.open()));
}

/// Things in the head of the window.
QWidget* GuideTargets::outside(const GuidePoint& point) const {
    const auto* area = std::get_if<GuideArea>(&point);
    if (area == nullptr || (*area != GuideArea::status && *area != GuideArea::hint)) {
        return nullptr;
    }
    if (*area == GuideArea::hint) {
        for (auto* button : parts_.bar.findChildren<QToolButton*>()) {
            if (button->accessibleName() == parts_.hint.iconText()) {
                return button;
            }
        }
    }
    return &parts_.bar;
}

std::vector<QRect> GuideTargets::others(const engine::View& view) const {
    const TablePlan& plan = parts_.spread.plan();
    return {placeOf(engine::boardSpaces(view.open())), plan.column, plan.piles, plan.seals};
}

/// What is read meanwhile.
std::vector<QRect> GuideTargets::kept() const {
    return {parts_.spread.plan().tongues, placeOf(*parts_.recap.panel().parentWidget()),
            placeOf(parts_.recap.headline()), placeOf(parts_.recap.due())};
}

std::vector<QRect> GuideTargets::chips() const {
    std::vector<QRect> places;
    for (const auto* chip : parts_.area.ring()->findChildren<RingChip*>()) {
        if (const QRect place = placeOf(*chip); !place.isEmpty()) {
            places.push_back(place.adjusted(-kRoundChip, -kRoundChip, kRoundChip, kRoundChip));
        }
    }
    return places;
}

QPointF GuideTargets::middleOf(Space space) const {
    const BoardView& view = *parts_.area.boardView();
    const QPoint middle = view.mapFromScene(parts_.area.board()->geometry().centreOf(space));
    return view.viewport()->mapTo(&parts_.area, middle);
}

/// Between the board and the tongues, without the room for a spur.
int GuideTargets::besideBoard(const engine::View& view) const {
    const QRect board = placeOf(engine::boardSpaces(view.open()));
    const QRect tongues = parts_.spread.plan().tongues;
    const int room = parts_.area.isRightToLeft() ? board.left() - tongues.right() : tongues.left() - board.right();
    return std::max(0, room - kForSpur);
}

/// From the reader's piece to the space that it points at, if the page is about them.
QLineF GuideTargets::reachOf(const GuidePoint& point, const engine::View& view) const {
    const auto* area = std::get_if<GuideArea>(&point);
    const std::vector<Space> spaces =
        area != nullptr && *area == GuideArea::piece ? spacesPointedAt(point, view, {}) : std::vector<Space>();
    if (spaces.size() != 2) {
        return {};
    }
    const QLineF whole(middleOf(spaces.front()), middleOf(spaces.back()));
    return {whole.pointAt(kFromPiece), whole.pointAt(1 - kToAim)};
}

GuideScenery GuideTargets::sceneryFor(const GuidePoint& point, const engine::View& view,
                                      std::optional<Space> here) const {
    GuideScenery scenery;
    const QRect light = placeOf(point, view, here);
    const QRect within = light & parts_.area.rect().adjusted(kWithinTable, kWithinTable, -kWithinTable, -kWithinTable);
    scenery.light = within.isEmpty() ? light : within;
    scenery.outside = outside(point);
    scenery.hand = placeOf(parts_.panels.hand());
    if (const Sheet* sheet = parts_.sheets.unfolded()) {
        scenery.over = placeOf(*sheet);
    }
    scenery.others = others(view);
    scenery.kept = kept();
    scenery.clear = chips();
    scenery.reach = reachOf(point, view);
    scenery.bright = {&parts_.recap.headline(), &parts_.recap.due()};
    scenery.beside = besideBoard(view);
    scenery.scale = tableScale(parts_.area.window()->size());
    return scenery;
}

}  // namespace gnostica::gui
