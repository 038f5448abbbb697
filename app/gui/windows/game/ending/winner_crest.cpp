#include "app/gui/windows/game/ending/winner_crest.h"

#include "app/gui/look/art/board/board_metrics.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/windows/game/ending/laurel.h"

#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace gnostica::gui {

namespace {

// At scale 1, in pixels
constexpr QSize kCrest{212, 214};
constexpr QPointF kCrestMiddle{106, 98};
constexpr double kLaurelRadius = 76;
constexpr double kWinnerTile = 176;  ///< side of the tile on which the piece has its size
constexpr double kCrestLight = 106;
constexpr int kCrestRays = 40;

}  // namespace

WinnerCrest::WinnerCrest(QWidget* parent) : QWidget(parent) {
    setScale(1);
}

void WinnerCrest::setWinners(std::vector<engine::Seat> winners) {
    winners_ = std::move(winners);
    setVisible(!winners_.empty());
    update();
}

void WinnerCrest::setScale(double scale) {
    scale_ = scale;
    setFixedSize(kCrest * scale);
    update();
}

void WinnerCrest::setGrowth(double growth) {
    if (growth_ != growth) {
        growth_ = growth;
        update();
    }
}

/// A glow and cuts of light.
void WinnerCrest::paintLight(QPainter& painter, const QPointF& centre) const {
    const Theme& theme = wornTheme();
    if (theme.grain.alpha() == 0) {
        return;  // plain
    }
    QColor gold = theme.gilt.lighter(130);
    QRadialGradient glow(centre, kCrestLight);
    for (const auto& [at, opacity] : {std::pair(0.0, 0.9F), std::pair(0.62, 0.45F), std::pair(1.0, 0.0F)}) {
        gold.setAlphaF(theme.onDark ? opacity * 0.5F : opacity);
        glow.setColorAt(at, gold);
    }
    painter.fillRect(QRectF(QPointF(), QSizeF(kCrest)), glow);
    QPainterPath rays;
    for (int i = 0; i < kCrestRays; ++i) {
        const double angle = 2 * std::numbers::pi * i / kCrestRays;
        const double half = 0.27 * std::numbers::pi / kCrestRays;
        const auto at = [&](double radius, double turn) {
            return centre + radius * QPointF(std::cos(turn), std::sin(turn));
        };
        rays.moveTo(at(30, angle - half));
        rays.lineTo(at(66 + 7 * std::sin(5.0 * i), angle));
        rays.lineTo(at(30, angle + half));
        rays.closeSubpath();
    }
    QColor ray = theme.gilt;
    ray.setAlphaF(0.8F);
    painter.fillPath(rays, ray);
}

void WinnerCrest::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(scale_, scale_);
    paintLight(painter, kCrestMiddle);
    paintLaurel(painter, kCrestMiddle, kLaurelRadius, growth_);
    const auto count = static_cast<double>(winners_.size());
    const double tile = kWinnerTile * (count > 1 ? 1.15 / (count + 0.3) : 1);
    const double box = tile * metrics::kPieceBox / metrics::kTile;
    const double step = tile * 0.44;
    double x = kCrestMiddle.x() - step * (count - 1) / 2;
    for (const engine::Seat seat : winners_) {
        pyramids_.paint(painter, metrics::square({x, kCrestMiddle.y() - 2}, box), {seat, 3, engine::Facing::north},
                        wornTheme());
        x += step;
    }
}

}  // namespace gnostica::gui
