#include "app/gui/shared/board/motion/board_animator.h"

#include "app/gui/look/art/board/board_art.h"
#include "app/gui/look/art/board/board_metrics.h"
#include "app/gui/shared/board/motion/piece_story.h"

#include <QGraphicsScene>

#include <algorithm>
#include <variant>

namespace gnostica::gui {

namespace {

double angleBetween(engine::Facing from, engine::Facing to) {
    if (from == engine::Facing::upright || to == engine::Facing::upright) {
        return 0;
    }
    const int eighths = (engine::eighthsOf(from) - engine::eighthsOf(to) + 12) % 8 - 4;
    return 45.0 * eighths;
}

/// The pieces of a player who is out become ghosts, of this opacity, until this part of a motion that takes longer.
constexpr double kGhost = 0.32;
constexpr double kUntilGhost = 180.0 / (180 + 250);
constexpr double kLonger = (180.0 + 250) / 350;

bool isOutIn(const engine::EventList& events, engine::Seat seat) {
    return std::ranges::find(events, engine::Event(engine::event::SeatEliminated{seat})) != events.end();
}

bool hasEliminations(const engine::EventList& events) {
    return std::ranges::any_of(
        events, [](const auto& event) { return std::holds_alternative<engine::event::SeatEliminated>(event); });
}

double mixed(double from, double to, double progress) {
    return from + (to - from) * progress;
}

/// Takes the first thing for this piece out of a list.
template <class List, class Name>
auto take(List& list, const engine::Piece& piece, Name name) -> std::optional<typename List::value_type> {
    const auto found = std::ranges::find_if(list, [&](const auto& each) { return name(each).bearsNameOf(piece); });
    if (found == list.end()) {
        return std::nullopt;
    }
    auto taken = *found;
    list.erase(found);
    return taken;
}

}  // namespace

BoardAnimator::BoardAnimator(QGraphicsScene& scene, BoardArt& art, QObject* parent)
    : QObject(parent),
      scene_(scene),
      art_(art) {
    clock_.setStartValue(0.0);
    clock_.setEndValue(1.0);
    clock_.setEasingCurve(QEasingCurve::InOutCubic);
    connect(&clock_, &QVariantAnimation::valueChanged, this, &BoardAnimator::setProgress);
    connect(&clock_, &QVariantAnimation::finished, this, &BoardAnimator::finish);
}

BoardAnimator::~BoardAnimator() = default;

void BoardAnimator::play(const BoardItems& items, const engine::EventList& events, int milliseconds) {
    finish();
    if (milliseconds <= 0) {
        return;
    }
    followPieces(items, events);
    followTerritories(items, events);
    followRearranged(items);
    if (motions_.empty()) {
        return;
    }
    setProgress(0.0);
    clock_.setDuration(static_cast<int>((hasEliminations(events) ? kLonger : 1) * milliseconds));
    clock_.start();
}

void BoardAnimator::finish() {
    clock_.stop();
    for (const Motion& motion : std::exchange(motions_, {})) {
        if (motion.passing) {
            delete motion.item;
        } else {
            apply(motion, 1);
        }
    }
}

void BoardAnimator::setProgress(const QVariant& value) {
    for (const Motion& motion : motions_) {
        apply(motion, value.toDouble());
    }
}

void BoardAnimator::apply(const Motion& motion, double progress) const {
    motion.item->setPos(motion.from + (motion.to - motion.from) * progress);
    motion.item->setScale(mixed(motion.fromScale, motion.toScale, progress));
    const double opacity = !motion.ghostly          ? mixed(motion.fromOpacity, motion.toOpacity, progress)
                           : progress < kUntilGhost ? mixed(1, kGhost, progress / kUntilGhost)
                                                    : mixed(kGhost, 0, (progress - kUntilGhost) / (1 - kUntilGhost));
    motion.item->setOpacity(opacity);
    motion.item->setRotation(motion.fromAngle * (1 - progress));
}

BoardAnimator::Motion BoardAnimator::still(QGraphicsItem* item) const {
    return {item, item->pos(), item->pos(), item->scale(), item->scale(), 1, 1, 0, false, false};
}

BoardAnimator::Motion& BoardAnimator::motionOf(QGraphicsItem* item) {
    const auto known = std::ranges::find(motions_, item, &Motion::item);
    return known != motions_.end() ? *known : motions_.emplace_back(still(item));
}

void BoardAnimator::followPieces(const BoardItems& items, const engine::EventList& events) {
    std::vector<BoardShot::Placed> before = items.before().pieces;
    std::vector<PieceItem*> now = items.pieces();
    for (const PieceStory& story : storiesOf(events)) {
        const auto from =
            story.came ? std::nullopt : take(before, story.first, [](const auto& each) { return each.piece; });
        if (story.left) {
            if (from) {
                Motion& motion = fadePiece(story.first, *from, story.last.space());
                if (isOutIn(events, story.last.owner())) {
                    motion.ghostly = true;
                    motion.toScale = motion.fromScale;
                }
            }
            continue;
        }
        const auto item = take(now, story.last, [](const PieceItem* each) { return each->piece(); });
        if (!item) {
            continue;
        }
        Motion& motion = motionOf(*item);
        if (from) {
            motion.from = from->place;
            motion.fromScale =
                from->scale * metrics::kLengths[story.first.size() - 1] / metrics::kLengths[story.last.size() - 1];
            motion.fromAngle = angleBetween(story.first.facing(), story.last.facing());
        } else if (story.came) {
            motion.fromOpacity = 0;
            motion.fromScale = motion.toScale * 0.4;
        }
    }
}

void BoardAnimator::followTerritories(const BoardItems& items, const engine::EventList& events) {
    const auto appear = [&](engine::Space space) {
        if (TerritoryItem* item = items.territoryAt(space)) {
            Motion& motion = motionOf(item);
            motion.fromOpacity = 0;
            motion.fromScale = 0.8;
        }
    };
    for (const engine::Event& event : events) {
        if (const auto* founded = std::get_if<engine::event::TerritoryFounded>(&event)) {
            appear(founded->space);
        } else if (const auto* replaced = std::get_if<engine::event::TerritoryReplaced>(&event)) {
            fadeCard(replaced->space, replaced->before);
            appear(replaced->space);
        } else if (const auto* destroyed = std::get_if<engine::event::TerritoryDestroyed>(&event)) {
            fadeCard(destroyed->space, destroyed->card);
        } else if (const auto* moved = std::get_if<engine::event::TerritoryMoved>(&event)) {
            if (TerritoryItem* item = items.territoryAt(moved->to)) {
                motionOf(item).from = BoardGeometry().centreOf(moved->from);
            }
        }
    }
}

/// Animates pieces without an event that made room for others.
void BoardAnimator::followRearranged(const BoardItems& items) {
    std::vector<BoardShot::Placed> before = items.before().pieces;
    for (PieceItem* item : items.pieces()) {
        const auto from = take(before, item->piece(), [](const auto& each) { return each.piece; });
        const bool known = std::ranges::find(motions_, item, &Motion::item) != motions_.end();
        if (from && !known && (from->place != item->pos() || from->scale != item->scale())) {
            Motion& motion = motionOf(item);
            motion.from = from->place;
            motion.fromScale = from->scale;
        }
    }
}

BoardAnimator::Motion& BoardAnimator::fadePiece(const engine::Piece& look, const BoardShot::Placed& from,
                                                engine::Space to) {
    auto* item = new PieceItem(art_);
    item->sync(look, engine::kNoPiece, {});
    item->setZValue(metrics::kFadingLayer);
    item->setAcceptedMouseButtons(Qt::NoButton);
    scene_.addItem(item);
    Motion motion = still(item);
    motion.from = from.place;
    motion.to = look.space() == to ? from.place : art_.geometry.settled().centreOf(to);
    motion.fromScale = from.scale;
    motion.toScale = from.scale * 0.6;
    motion.toOpacity = 0;
    motion.passing = true;
    return motions_.emplace_back(motion);
}

void BoardAnimator::fadeCard(engine::Space space, engine::Card card) {
    auto* item = new TerritoryItem(art_);
    item->sync({space, card});
    item->setZValue(metrics::kCardLayer + 1);
    scene_.addItem(item);
    Motion motion = still(item);
    motion.toScale = 0.8;
    motion.toOpacity = 0;
    motion.passing = true;
    motions_.push_back(motion);
}

}  // namespace gnostica::gui
