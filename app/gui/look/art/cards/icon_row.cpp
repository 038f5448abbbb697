#include "app/gui/look/art/cards/icon_row.h"

#include "app/gui/look/art/cards/card_pictures.h"

#include <utility>

namespace gnostica::gui {

namespace {

// Widths relative to the height of an icon.
constexpr double kGap = 0.44;
constexpr double kFavour = 0.62;

double widthOf(const PowerIcon& icon) {
    return 1 + kFavour * static_cast<double>(icon.favours.size());
}

double widthOf(const std::vector<PowerIcon>& icons) {
    double width = kGap * static_cast<double>(icons.size() - 1);
    for (const PowerIcon& icon : icons) {
        width += widthOf(icon);
    }
    return width;
}

}  // namespace

void IconRow::paint(const std::vector<PowerIcon>& icons, const QRectF& place) {
    if (icons.empty()) {
        return;
    }
    const double side = qMin(place.height(), place.width() / widthOf(icons));
    double x = place.center().x() - side * widthOf(icons) / 2;
    const double y = place.center().y() - side / 2;
    bool first = true;
    for (const PowerIcon& icon : icons) {
        if (!std::exchange(first, false)) {
            separator({x + side * kGap / 2, place.center().y()}, side, icon.alternative);
            x += side * kGap;
        }
        pictures_.paint(painter_, {x, y, side, side}, symbolPath(icon.symbol),
                        icon.suit ? Theme::suit(*icon.suit) : theme_.ink);
        x += side;
        for (const QString& favour : icon.favours) {
            const double small = side * kFavour * 0.9;
            pictures_.paint(painter_, {x + side * kFavour * 0.1, y, small, small}, symbolPath(favour), theme_.ink);
            x += side * kFavour;
        }
    }
}

void IconRow::separator(const QPointF& centre, double height, bool alternative) {
    painter_.setPen(QPen(theme_.faintInk, qMax(1.0, height * 0.07), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter_.setBrush(Qt::NoBrush);
    const double r = height * 0.1;
    if (alternative) {
        painter_.drawLine(centre + QPointF(r, -height * 0.24), centre + QPointF(-r, height * 0.24));
        return;
    }
    painter_.drawPolyline(QPolygonF{centre + QPointF(-r * 0.6, -r * 1.6), centre + QPointF(r * 0.8, 0),
                                    centre + QPointF(-r * 0.6, r * 1.6)});
}

}  // namespace gnostica::gui
