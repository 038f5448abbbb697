#include "app/gui/windows/compare/pictures/picture_view.h"

#include "app/charts/chart_parts.h"
#include "app/charts/charts.h"
#include "app/language/fill.h"
#include "app/language/foreign_text.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>

namespace gnostica::gui {

namespace {

using plugins::BarsPicture;
using plugins::CoursePicture;
using plugins::IntervalsPicture;
using plugins::OutlinePicture;

/// Lines and outlines take all available space, but at least this much.
constexpr int kLowest = 220;
constexpr int kNarrowestPlot = 320;

/// Finds parts within a plot. `share` is a position as a share of width and height, from the upper left corner.
struct PartFinder {
    QPointF share;
    const QChart& chart;

    using Found = std::optional<PicturePart>;

    Found operator()(const BarsPicture& picture) const {
        return inRows(static_cast<int>(picture.rows.size()), static_cast<int>(picture.series.size()),
                      charts::kBarsOfRow);
    }
    Found operator()(const IntervalsPicture& picture) const {
        const auto series = static_cast<double>(picture.series.size());
        return inRows(static_cast<int>(picture.rows.size()), static_cast<int>(picture.series.size()),
                      series / (series + 1));
    }
    Found operator()(const CoursePicture& picture) const {
        const std::vector<double> places = placesOf(picture);
        if (places.empty()) {
            return std::nullopt;
        }
        const auto nearest =
            std::ranges::min_element(places, {}, [at = value().x()](double place) { return std::abs(place - at); });
        return nearestLine(static_cast<int>(nearest - places.begin()), picture.series, [&](const auto& series) {
            const auto point = std::ranges::find(series.points, *nearest, &CoursePicture::Point::x);
            return point == series.points.end() ? std::nan("") : point->y.value;
        });
    }
    Found operator()(const OutlinePicture& picture) const {
        const auto edge = std::ranges::upper_bound(picture.edges, value().x());
        const auto row = edge - picture.edges.begin() - 1;
        if (edge == picture.edges.end() || row < 0) {
            return std::nullopt;
        }
        return nearestLine(static_cast<int>(row), picture.series, [&](const auto& series) {
            const auto place = static_cast<std::size_t>(row);
            return place < series.heights.size() ? series.heights[place] : std::nan("");
        });
    }

private:
    QPointF value() const {
        const QRectF plot = chart.plotArea();
        return const_cast<QChart&>(chart).mapToValue(
            {plot.left() + share.x() * plot.width(), plot.top() + share.y() * plot.height()},
            chart.series().constFirst());
    }

    /// `used`: the middle part of a row, in which its series are stacked.
    Found inRows(int rows, int series, double used) const {
        if (rows == 0 || series == 0) {
            return std::nullopt;
        }
        const double place = share.y() * rows;
        const int row = std::clamp(static_cast<int>(place), 0, rows - 1);
        const double within = (place - row - (1 - used) / 2) / used;
        return PicturePart{row, std::clamp(static_cast<int>(std::floor(within * series)), 0, series - 1)};
    }

    template <class Series, class HeightOf>
    Found nearestLine(int row, const std::vector<Series>& all, const HeightOf& heightOf) const {
        Found found;
        double best = std::numeric_limits<double>::max();
        for (std::size_t i = 0; i < all.size(); ++i) {
            const double distance = std::abs(heightOf(all[i]) - value().y());
            if (distance < best) {  // false for NaN
                best = distance;
                found = PicturePart{row, static_cast<int>(i)};
            }
        }
        return found;
    }
};

/// The inverse of PartFinder: position of a part in chart coordinates.
struct PartPlace {
    PicturePart part;
    const QChart& chart;

    QPointF operator()(const BarsPicture& picture) const {
        return inRows(static_cast<int>(picture.rows.size()), static_cast<int>(picture.series.size()),
                      charts::kBarsOfRow);
    }
    QPointF operator()(const IntervalsPicture& picture) const {
        const auto series = static_cast<double>(picture.series.size());
        return inRows(static_cast<int>(picture.rows.size()), static_cast<int>(picture.series.size()),
                      series / (series + 1));
    }
    QPointF operator()(const CoursePicture& picture) const {
        const double x = placesOf(picture)[static_cast<std::size_t>(part.row)];
        const auto& points = picture.series[static_cast<std::size_t>(part.series)].points;
        const auto point = std::ranges::find(points, x, &CoursePicture::Point::x);
        return chart.plotArea().contains(at({x, point == points.end() ? 0 : point->y.value}))
                   ? at({x, point == points.end() ? 0 : point->y.value})
                   : QPointF();
    }
    QPointF operator()(const OutlinePicture& picture) const {
        const auto row = static_cast<std::size_t>(part.row);
        return at({(picture.edges[row] + picture.edges[row + 1]) / 2,
                   picture.series[static_cast<std::size_t>(part.series)].heights[row]});
    }

private:
    QPointF at(const QPointF& value) const {
        return const_cast<QChart&>(chart).mapToPosition(value, chart.series().constFirst());
    }
    QPointF inRows(int rows, int series, double used) const {
        const QRectF plot = chart.plotArea();
        const double within = (1 - used) / 2 + used * (part.series + 0.5) / series;
        return {plot.center().x(), plot.top() + plot.height() * (part.row + within) / rows};
    }
};

}  // namespace

PictureView::PictureView(QWidget* parent) : QChartView(parent) {
    setRenderHint(QPainter::Antialiasing);
    setFrameShape(QFrame::NoFrame);
    setBackgroundRole(QPalette::Base);
    viewport()->setMouseTracking(true);
    setMouseTracking(true);
    setFocusPolicy(Qt::NoFocus);  // its values can be read and chosen in the table next to it
}

PictureView::~PictureView() = default;

void PictureView::present(const plugins::Picture& picture) {
    picture_ = picture;
    isDrawn_ = false;
    updateGeometry();
    setMinimumHeight(sizeHint().height());
    if (isVisible()) {
        draw();
    }
}

void PictureView::clear() {
    picture_.reset();
    const std::unique_ptr<QChart> old(chart());
    setChart(new QChart);
    chart()->setBackgroundVisible(false);
    isDrawn_ = true;
    setMinimumHeight(0);
}

void PictureView::draw() {
    if (!picture_) {
        return;
    }
    const std::unique_ptr<QChart> old(chart());
    setChart(charts::chartOf(*picture_, charts::windowLook()).release());
    isDrawn_ = true;
    charts::layOut(*chart(), *picture_);
}

QSize PictureView::sizeHint() const {
    if (!picture_) {
        return {kNarrowestPlot, kLowest};
    }
    const bool hasRows =
        std::holds_alternative<IntervalsPicture>(*picture_) || std::holds_alternative<BarsPicture>(*picture_);
    return {kNarrowestPlot, hasRows ? static_cast<int>(charts::sizeOf(*picture_).height()) : kLowest};
}

QRectF PictureView::plot() const {
    return chart()->mapRectToScene(chart()->plotArea());
}

std::optional<PicturePart> PictureView::partAt(const QPointF& place) const {
    const QRectF area = plot();
    const QPointF at = mapToScene(place.toPoint());
    if (!picture_ || !isDrawn_ || !area.contains(at) || chart()->series().isEmpty()) {
        return std::nullopt;
    }
    const QPointF share((at.x() - area.left()) / area.width(), (at.y() - area.top()) / area.height());
    return std::visit(PartFinder{share, *chart()}, *picture_);
}

QPointF PictureView::placeOf(PicturePart part) const {
    return mapFromScene(chart()->mapToScene(std::visit(PartPlace{part, *chart()}, *picture_)));
}

bool PictureView::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        if (const auto part = partAt(help->pos())) {
            //: %1: a row of a chart; %2: one of the rulesets in it; %3: a value
            const QString text = language::fill(tr("%1, %2: %3", "chart"),
                                                {rowsOf(*picture_).value(part->row),
                                                 seriesOf(*picture_).value(part->series), valueOf(*picture_, *part)});
            QToolTip::showText(help->globalPos(), language::plainToolTip(text), this);
        } else {
            QToolTip::hideText();
        }
        return true;
    }
    return QChartView::viewportEvent(event);
}

void PictureView::mouseMoveEvent(QMouseEvent* event) {
    viewport()->setCursor(partAt(event->position()) ? Qt::PointingHandCursor : Qt::ArrowCursor);
    QChartView::mouseMoveEvent(event);
}

void PictureView::mouseReleaseEvent(QMouseEvent* event) {
    QChartView::mouseReleaseEvent(event);
    if (event->button() != Qt::LeftButton) {
        return;
    }
    if (const auto part = partAt(event->position())) {
        Q_EMIT picked(*part);
    }
}

/// Scrolling moves the page, not the picture.
void PictureView::wheelEvent(QWheelEvent* event) {
    event->ignore();
}

void PictureView::showEvent(QShowEvent* event) {
    QChartView::showEvent(event);
    if (!isDrawn_) {
        draw();
    }
}

void PictureView::resizeEvent(QResizeEvent* event) {
    QChartView::resizeEvent(event);
    if (picture_ && isDrawn_) {
        charts::layOut(*chart(), *picture_);
    }
}

void PictureView::changeEvent(QEvent* event) {
    QChartView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange ||
        event->type() == QEvent::LayoutDirectionChange) {
        isDrawn_ = false;
        if (isVisible()) {
            draw();
        }
    }
}

}  // namespace gnostica::gui
