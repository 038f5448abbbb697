#include "app/gui/shared/board/items/lit_land.h"

#include "app/gui/base/language/text_size.h"
#include "app/gui/look/art/board/board_art.h"
#include "app/gui/look/art/board/board_metrics.h"
#include "app/gui/look/art/heading.h"
#include "app/gui/shared/board/items/space_bound.h"
#include "app/gui/shared/panels/hand/table_measures.h"

#include <QEasingCurve>
#include <QGraphicsScene>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace gnostica::gui {

namespace {

// Motion, in milliseconds at the usual speed.
constexpr double kDimMs = 250;
constexpr double kNextMs = 60;
constexpr double kLightMs = 180;

// Layers
constexpr double kRayLayer = metrics::kSpaceLayer - 2;
constexpr double kGlowLayer = metrics::kSpaceLayer - 1;
constexpr double kShadeLayer = metrics::kMarkLayer + 2;  // below the pieces
constexpr double kLitFrameLayer = metrics::kFadingLayer + 1;

constexpr float kLitShade = 0.5F;
constexpr double kLitGlow = 0.34 * metrics::kCell;  ///< beyond the tile
constexpr double kLitDisc = 0.15 * metrics::kCell;  ///< radius
/// Where the disc lies on an upright tile, from its middle.
constexpr QPointF kLitDiscPlace{0.34 * metrics::kCell, 0.30 * metrics::kCell};
constexpr int kRays = 70;

double litPart(double now, double begin, double length) {
    return QEasingCurve(QEasingCurve::OutCubic).valueForProgress(std::clamp((now - begin) / length, 0.0, 1.0));
}

/// A table without shades is meant to be plain.
bool isPlainTable(const Theme& theme) {
    return theme.grain.alpha() == 0;
}

/// An item that fills one space.
class LandItem : public QGraphicsItem, public SpaceBound {
public:
    LandItem(const BoardArt& art, engine::Space space, double layer) : art_(art), space_(space) {
        setZValue(layer);
        setAcceptedMouseButtons(Qt::NoButton);
        LandItem::place();
    }
    void place() override {
        prepareGeometryChange();
        tile_ = art_.geometry.tileOf(space_);
        setPos(tile_.center());
        tile_.moveCenter({});
    }

protected:
    const BoardArt& art() const { return art_; }
    const QRectF& tile() const { return tile_; }

private:
    const BoardArt& art_;
    engine::Space space_;
    QRectF tile_;
};

class LandVeil : public LandItem {
public:
    LandVeil(const BoardArt& art, engine::Space space) : LandItem(art, space, kShadeLayer) {}
    QRectF boundingRect() const override { return tile(); }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override {
        QColor shade = art().theme.shadow;
        shade.setAlphaF(kLitShade);
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        painter->setBrush(shade);
        painter->drawRoundedRect(tile(), metrics::kTileRounding, metrics::kTileRounding);
    }
};

class LandGlow : public LandItem {
public:
    LandGlow(const BoardArt& art, engine::Space space) : LandItem(art, space, kGlowLayer) {}
    QRectF boundingRect() const override { return tile().adjusted(-kLitGlow, -kLitGlow, kLitGlow, kLitGlow); }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override {
        if (isPlainTable(art().theme)) {
            return;
        }
        const QRectF whole = boundingRect();
        QRadialGradient light({}, whole.width() / 2);
        QColor gold = art().theme.gilt.lighter(130);
        gold.setAlphaF(0.85F);
        light.setColorAt(0, gold);
        light.setColorAt(0.6, gold);
        gold.setAlphaF(0);
        light.setColorAt(1, gold);
        painter->fillRect(whole, light);
    }
};

/// Cuts of light behind the board.
class LandRays : public QGraphicsItem {
public:
    LandRays(const BoardArt& art, const QPointF& middle, double reach) : art_(art), reach_(reach) {
        setPos(middle);
        setZValue(kRayLayer);
        setAcceptedMouseButtons(Qt::NoButton);
    }
    QRectF boundingRect() const override { return metrics::square({}, 2 * reach_); }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override {
        if (isPlainTable(art_.theme)) {
            return;
        }
        QPainterPath rays;
        for (int i = 0; i < kRays; ++i) {
            const double angle = 2 * std::numbers::pi * (i + 0.2 * std::sin(7.0 * i)) / kRays;
            const double half = 0.27 * std::numbers::pi / kRays;
            const double end = reach_ * (0.86 + 0.14 * std::sin(5.0 * i));
            const auto at = [](double radius, double turn) {
                return QPointF(radius * std::cos(turn), radius * std::sin(turn));
            };
            rays.moveTo(at(0.23 * reach_, angle - half));
            rays.lineTo(at(end, angle));
            rays.lineTo(at(0.23 * reach_, angle + half));
            rays.closeSubpath();
        }
        QColor gold = art_.theme.gilt.lighter(130);
        gold.setAlphaF(0.2F);
        painter->setRenderHint(QPainter::Antialiasing);
        painter->fillPath(rays, gold);
    }

private:
    const BoardArt& art_;
    double reach_;
};

/// The frame round a lit space, and the disc with its points: upright, and legible at any zoom.
class LandFrame : public LandItem {
public:
    LandFrame(const BoardArt& art, const LitSpace& lit)
        : LandItem(art, lit.space, kLitFrameLayer),
          points_(lit.points) {}
    QRectF boundingRect() const override {
        const double rim = kLitDisc * 2;
        return tile().adjusted(-rim, -rim, rim, rim);
    }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override {
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setBrush(Qt::NoBrush);
        for (const auto& [colour, width] :
             {std::pair(art().theme.line, 12.0), std::pair(art().theme.gilt.lighter(125), 7.0)}) {
            painter->setPen(QPen(colour, width));
            painter->drawRoundedRect(tile().adjusted(3, 3, -3, -3), metrics::kTileRounding, metrics::kTileRounding);
        }
        if (points_ > 0) {
            paintDisc(*painter);
        }
    }

private:
    void paintDisc(QPainter& painter) const {
        const QTransform& table = painter.worldTransform();
        const double zoom = std::max(0.01, std::sqrt(std::abs(table.determinant())));
        constexpr double kLetters = 0.98;  // of the radius
        const double radius = std::min(2 * kLitDisc, std::max(kLitDisc, kLeastLetter / kLetters / zoom));
        painter.rotate(-std::atan2(table.m12(), table.m11()) * 180 / std::numbers::pi);
        const QRectF disc = metrics::square(kLitDiscPlace, 2 * radius);
        painter.setPen(QPen(art().theme.line, 3.2));
        painter.setBrush(art().theme.gilt);
        painter.drawEllipse(disc);
        QFont font = figuresFont(painter.font());
        font.setPixelSize(std::max(1, static_cast<int>(radius * kLetters)));
        painter.setFont(font);
        painter.setPen(art().theme.line);
        painter.drawText(disc, Qt::AlignCenter, u'+' + QLocale().toString(points_));
    }

    int points_;
};

}  // namespace

LitLand::LitLand(QGraphicsScene& scene, BoardArt& art) : scene_(scene), art_(art) {
    QObject::connect(&clock_, &QVariantAnimation::valueChanged, &clock_,
                     [this](const QVariant& now) { light(now.toDouble()); });
}

void LitLand::add(std::vector<QGraphicsItem*>& items, QGraphicsItem* item) {
    items.push_back(item);
    scene_.addItem(item);
}

void LitLand::clear() {
    clock_.stop();
    for (auto* items : {&shade_, &glows_, &frames_}) {
        qDeleteAll(*items);
        items->clear();
    }
}

void LitLand::show(const BoardItems& items, const std::vector<LitSpace>& spaces, int animationMs) {
    clear();
    shown_ = spaces;
    if (spaces.empty()) {
        return;
    }
    QPointF middle;
    for (const LitSpace& lit : spaces) {
        add(glows_, new LandGlow(art_, lit.space));
        add(frames_, new LandFrame(art_, lit));
        middle += art_.geometry.centreOf(lit.space) / static_cast<double>(spaces.size());
    }
    add(shade_, new LandRays(art_, middle, 9 * metrics::kCell));
    for (const engine::Space space : items.spaces()) {
        if (items.groundAt(space) == Ground::territory &&
            std::ranges::find(spaces, space, &LitSpace::space) == spaces.end()) {
            add(shade_, new LandVeil(art_, space));
        }
    }
    const double end = kDimMs + kNextMs * static_cast<double>(spaces.size()) + kLightMs;
    clock_.setStartValue(0.0);
    clock_.setEndValue(end);
    clock_.setDuration(motionAtSpeed(static_cast<int>(end), animationMs));
    if (clock_.duration() > 0) {
        light(0);
        clock_.start();
    } else {
        light(end);
    }
}

void LitLand::finish() {
    if (clock_.state() == QAbstractAnimation::Running) {
        clock_.stop();
        light(clock_.endValue().toDouble());
    }
}

void LitLand::light(double milliseconds) {
    for (QGraphicsItem* item : shade_) {
        item->setOpacity(litPart(milliseconds, 0, kDimMs));
    }
    for (std::size_t i = 0; i < frames_.size(); ++i) {
        const double part = litPart(milliseconds, kDimMs + kNextMs * static_cast<double>(i), kLightMs);
        glows_[i]->setOpacity(part);
        frames_[i]->setOpacity(part);
    }
}

}  // namespace gnostica::gui
