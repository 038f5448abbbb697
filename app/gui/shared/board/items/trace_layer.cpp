#include "app/gui/shared/board/items/trace_layer.h"

#include "app/gui/look/art/board/board_art.h"
#include "app/gui/look/art/board/board_metrics.h"
#include "app/gui/look/art/heading.h"
#include "app/gui/look/art/theme.h"
#include "app/gui/shared/board/items/space_bound.h"

#include <QGraphicsScene>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <utility>

namespace gnostica::gui {

namespace {

constexpr double kFrameLayer = metrics::kMarkLayer - 1;
constexpr double kArrowLayer = metrics::kGhostLayer + 1;
constexpr double kChipLayer = kArrowLayer + 1;
/// In screen pixels: numbers are readable at any zoom.
constexpr double kChip = 19;

/// Colours of a trace: its own, in a light edge in a dark edge, so that it is visible on any background.
struct Stroke {
    QColor colour;
    QColor light;
    QColor dark;
    Qt::PenStyle style = Qt::SolidLine;
};

Stroke strokeOf(const BoardTrace& trace, const Theme& theme) {
    const bool isAdvice = trace.kind == BoardTrace::Kind::advised;
    return {isAdvice || !engine::isPlayer(trace.seat) ? theme.selected : theme.look(trace.seat).colour,
            QColor(0xff, 0xfb, 0xf2), QColor(0x1b, 0x18, 0x2b), isAdvice ? Qt::DashLine : Qt::SolidLine};
}

void strokeThrice(QPainter& painter, const QPainterPath& path, const Stroke& stroke, double width) {
    painter.setBrush(Qt::NoBrush);
    const auto along = [&](const QColor& colour, double wide, Qt::PenStyle style) {
        painter.strokePath(path, QPen(colour, wide, style, Qt::FlatCap, Qt::RoundJoin));
    };
    along(stroke.dark, width + 5, Qt::SolidLine);
    along(stroke.light, width + 2.5, Qt::SolidLine);
    along(stroke.colour, width, stroke.style);
}

/// A frame round a space with something new or changed.
class TraceFrame : public QGraphicsItem, public SpaceBound {
public:
    TraceFrame(const BoardArt& art, engine::Space space, Stroke stroke, double width)
        : art_(art),
          space_(space),
          stroke_(std::move(stroke)),
          width_(width) {
        setZValue(kFrameLayer);
        place();
    }
    void place() override {
        prepareGeometryChange();
        tile_ = art_.geometry.tileOf(space_);
        setPos(tile_.center());
        tile_.moveCenter({});
    }
    QRectF boundingRect() const override { return tile_.adjusted(-10, -10, 10, 10); }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override {
        painter->setRenderHint(QPainter::Antialiasing);
        QPainterPath path;
        path.addRoundedRect(tile_.adjusted(2, 2, -2, -2), metrics::kTileRounding, metrics::kTileRounding);
        strokeThrice(*painter, path, stroke_, width_);
    }

private:
    const BoardArt& art_;
    engine::Space space_;
    QRectF tile_;
    Stroke stroke_;
    double width_;
};

}  // namespace

/// An arrow between the middles of two spaces that stops before the pieces there.
class TraceArrow : public QGraphicsItem, public SpaceBound {
public:
    TraceArrow(const BoardArt& art, engine::Space from, engine::Space to, Stroke stroke)
        : art_(art),
          from_(from),
          to_(to),
          stroke_(std::move(stroke)) {
        setZValue(kArrowLayer);
        place();
    }
    void place() override {
        constexpr double start = 0.18;  // in cells
        constexpr double stop = 0.3;
        prepareGeometryChange();
        line_ = head_ = QPainterPath();
        const QPointF begin = art_.geometry.centreOf(from_);
        const QPointF end = art_.geometry.centreOf(to_);
        const QPointF way = end - begin;
        const double length = std::hypot(way.x(), way.y());
        const QPointF along = way / length;
        const QPointF across(-along.y(), along.x());
        const QPointF tail = begin + along * metrics::kCell * start;
        const QPointF tip = end - along * metrics::kCell * stop;
        const QPointF neck = tip - along * kHead;
        line_.moveTo(tail);
        line_.lineTo(neck);
        head_.moveTo(tip);
        head_.lineTo(neck + across * kHead * 0.6);
        head_.lineTo(neck - across * kHead * 0.6);
        head_.closeSubpath();
    }
    /// Sets the visible part: from 0 to 1.
    void setReach(double reach) {
        reach_ = reach;
        update();
    }
    QRectF boundingRect() const override { return (line_ + head_).boundingRect().adjusted(-12, -12, 12, 12); }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override {
        painter->setRenderHint(QPainter::Antialiasing);
        QPainterPath line(line_.pointAtPercent(0));
        line.lineTo(line_.pointAtPercent(reach_));
        strokeThrice(*painter, line, stroke_, kWidth);
        painter->setPen(QPen(stroke_.dark, 3));
        painter->setBrush(stroke_.colour);
        painter->drawPath(head_.translated(line_.pointAtPercent(reach_) - line_.pointAtPercent(1)));
    }

private:
    static constexpr double kWidth = 6;
    static constexpr double kHead = 26;
    const BoardArt& art_;
    engine::Space from_;
    engine::Space to_;
    Stroke stroke_;
    QPainterPath line_;
    QPainterPath head_;
    double reach_ = 1;
};

namespace {

/// The number of a step, upright and of constant size at any rotation and zoom.
class TraceChip : public QGraphicsItem, public SpaceBound {
public:
    /// `before`: number of chips that the space already has.
    TraceChip(const BoardArt& art, int number, engine::Space space, int before, Stroke stroke)
        : art_(art),
          number_(number),
          space_(space),
          before_(before),
          stroke_(std::move(stroke)) {
        setFlag(ItemIgnoresTransformations);
        setZValue(kChipLayer);
        place();
    }
    void place() override {
        const double step = metrics::kTile / 5;
        const QRectF tile = art_.geometry.tileOf(space_);
        const int inRow = std::max(1, static_cast<int>(tile.width() / step) - 1);
        setPos(tile.topRight() + QPointF(-12 - step * (before_ % inRow), 12 + step * std::floor(before_ / inRow)));
    }
    QRectF boundingRect() const override { return metrics::square({}, kChip + 4); }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override {
        painter->setRenderHint(QPainter::Antialiasing);
        const QRectF disc = metrics::square({}, kChip);
        painter->setPen(QPen(stroke_.dark, 1.5));
        painter->setBrush(stroke_.light);
        painter->drawEllipse(disc);
        painter->setPen(QPen(stroke_.colour, 2.5));
        painter->drawEllipse(disc.adjusted(2.2, 2.2, -2.2, -2.2));
        QFont font = figuresFont(painter->font());
        font.setPixelSize(static_cast<int>(kChip * 0.58));
        painter->setFont(font);
        painter->setPen(stroke_.dark);
        painter->drawText(disc, Qt::AlignCenter, QLocale().toString(number_));
    }

private:
    const BoardArt& art_;
    int number_;
    engine::Space space_;
    int before_;
    Stroke stroke_;
};

/// Spot of the last ghost, next to the pieces and earlier ghosts of its space.
PieceSpot spotFor(const BoardItems& items, const std::vector<engine::Piece>& ghosts) {
    const engine::Space space = ghosts.back().space();
    std::vector<PieceLook> looks;
    for (const PieceItem* item : items.piecesAt(space)) {
        looks.push_back(item->look());
    }
    for (const engine::Piece& ghost : ghosts) {
        if (ghost.space() == space) {
            looks.push_back({ghost.owner(), ghost.size(), ghost.facing()});
        }
    }
    return arrange(looks).back();
}

/// The picture of a played card, at a corner of the space for which it was played.
class TraceCard : public QGraphicsItem, public SpaceBound {
public:
    TraceCard(const BoardArt& art, engine::Card card, engine::Space space, Stroke stroke)
        : art_(art),
          card_(card),
          space_(space),
          stroke_(std::move(stroke)) {
        setZValue(kChipLayer);
        place();
    }
    void place() override {
        constexpr double inset = kSide / 2 - 8;
        setPos(art_.geometry.tileOf(space_).bottomLeft() + QPointF(inset, -inset));
    }
    QRectF boundingRect() const override { return metrics::square({}, kSide + 16); }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override {
        painter->setRenderHint(QPainter::Antialiasing);
        const QRectF picture = metrics::square({}, kSide);
        QPainterPath frame;
        frame.addRect(picture);
        painter->fillRect(picture, stroke_.light);
        art_.cards->paintHeart(*painter, picture, card_, art_.theme);
        strokeThrice(*painter, frame, stroke_, 4);
    }

private:
    static constexpr double kSide = 56;
    const BoardArt& art_;
    engine::Card card_;
    engine::Space space_;
    Stroke stroke_;
};

/// True if this mark was already drawn.
bool wasShown(const std::vector<BoardTrace>& traces, const BoardTrace& trace, const TraceMark& mark) {
    return std::ranges::any_of(traces, [&](const BoardTrace& each) {
        return each.kind == trace.kind && each.seat == trace.seat &&
               std::ranges::find(each.marks, mark) != each.marks.end();
    });
}

}  // namespace

TraceLayer::TraceLayer(QGraphicsScene& scene, BoardArt& art) : scene_(scene), art_(art) {
    clock_.setStartValue(0.0);
    clock_.setEndValue(1.0);
    clock_.setEasingCurve(QEasingCurve::OutCubic);
    QObject::connect(&clock_, &QVariantAnimation::valueChanged, &clock_, [this](const QVariant& reach) {
        for (TraceArrow* arrow : growing_) {
            arrow->setReach(reach.toDouble());
        }
    });
}

TraceLayer::~TraceLayer() = default;

void TraceLayer::clear(std::vector<QGraphicsItem*>& items) {
    qDeleteAll(items);
    items.clear();
}

void TraceLayer::addTo(std::vector<QGraphicsItem*>& items, QGraphicsItem* item) {
    item->setAcceptedMouseButtons(Qt::NoButton);
    items.push_back(item);
    scene_.addItem(item);
}

void TraceLayer::show(const BoardItems& items, const std::vector<BoardTrace>& traces) {
    clock_.stop();
    growing_.clear();
    clear(drawn_);
    const std::vector<BoardTrace> before = std::exchange(shown_, traces);
    std::vector<engine::Space> chips;
    std::vector<engine::Piece> ghosts;
    for (const BoardTrace& trace : traces) {
        const Stroke stroke = strokeOf(trace, art_.theme);
        for (const TraceMark& mark : trace.marks) {
            if (mark.from && *mark.from != mark.at) {
                auto* arrow = new TraceArrow(art_, *mark.from, mark.at, stroke);
                add(arrow);
                if (milliseconds_ > 0 && !wasShown(before, trace, mark)) {
                    arrow->setReach(0);
                    growing_.push_back(arrow);
                }
            } else {
                add(new TraceFrame(art_, mark.at, stroke, 4));
            }
            if (mark.ghost) {
                ghosts.push_back(*mark.ghost);
                auto* ghost = new PieceItem(art_);
                ghost->sync(*mark.ghost, engine::kNoPiece, spotFor(items, ghosts));
                ghost->setPresence(trace.kind == BoardTrace::Kind::advised ? PieceItem::Presence::coming
                                                                           : PieceItem::Presence::past);
                add(ghost);
            }
            if (!mark.card.isNone()) {
                add(new TraceCard(art_, mark.card, mark.at, stroke));
            }
            if (mark.number > 0) {
                const auto chipsBefore = static_cast<int>(std::ranges::count(chips, mark.at));
                add(new TraceChip(art_, mark.number, mark.at, chipsBefore, stroke));
                chips.push_back(mark.at);
            }
        }
    }
    if (!growing_.empty()) {
        clock_.setDuration(milliseconds_);
        clock_.start();
    }
}

void TraceLayer::lightUp(const std::vector<engine::Space>& spaces) {
    clear(lit_);
    const Stroke stroke{art_.theme.selected, QColor(0xff, 0xfb, 0xf2), QColor(0x1b, 0x18, 0x2b)};
    for (const engine::Space space : spaces) {
        addTo(lit_, new TraceFrame(art_, space, stroke, 8));
    }
}

}  // namespace gnostica::gui
