#include "app/charts/charts.h"

#include "app/charts/chart_parts.h"

#include <cmath>

namespace gnostica::charts {

namespace {

using plugins::BarsPicture;
using plugins::CoursePicture;
using plugins::Estimate;
using plugins::IntervalsPicture;
using plugins::OutlinePicture;

class ChartMaker {
public:
    ChartMaker(QChart& chart, const ChartLook& look) : parts_(chart, look) {}

    void operator()(const CoursePicture& picture) {
        Range across;
        Range up;
        up.include(0);
        for (const CoursePicture::Series& series : picture.series) {
            for (const CoursePicture::Point& point : series.points) {
                across.include(point.x);
                up.include(point.y.value);
                if (picture.hasBands) {
                    up.include(point.y.low);
                    up.include(point.y.high);
                }
            }
        }
        parts_.addAcross(picture.across, across);
        parts_.addUp(picture.up, up);
        for (std::size_t i = 0; i < picture.series.size(); ++i) {
            if (picture.hasBands) {
                addBand(picture.series[i], i);
            }
        }
        for (std::size_t i = 0; i < picture.series.size(); ++i) {
            QList<QPointF> points;
            for (const CoursePicture::Point& point : picture.series[i].points) {
                points << QPointF(point.x, point.y.value);
            }
            parts_.addLine(picture.series[i].name, i, points);
        }
    }

    void operator()(const OutlinePicture& picture) {
        Range across;
        Range up;
        up.include(0);
        for (const double edge : picture.edges) {
            across.include(edge);
        }
        for (const OutlinePicture::Series& series : picture.series) {
            for (const double height : series.heights) {
                up.include(height);
            }
        }
        parts_.addAcross(picture.across, across);
        parts_.addUp(picture.up, up);
        for (std::size_t i = 0; i < picture.series.size(); ++i) {
            const OutlinePicture::Series& series = picture.series[i];
            QList<QPointF> points;
            if (!picture.edges.empty()) {
                points << QPointF(picture.edges.front(), 0);
            }
            for (std::size_t bin = 0; bin < series.heights.size() && bin + 1 < picture.edges.size(); ++bin) {
                points << QPointF(picture.edges[bin], series.heights[bin])
                       << QPointF(picture.edges[bin + 1], series.heights[bin]);
            }
            if (!picture.edges.empty()) {
                points << QPointF(picture.edges.back(), 0);
            }
            parts_.addLine(series.name, i, points);
        }
    }

    void operator()(const IntervalsPicture& picture) {
        Range across;
        if (picture.hasZero) {
            across.include(0);
        }
        for (const IntervalsPicture::Series& series : picture.series) {
            for (const Estimate& row : series.rows) {
                across.include(row.value);
                across.include(row.low);
                across.include(row.high);
            }
        }
        parts_.addAcross(picture.across, across);
        parts_.addRowPlaces(picture.rows);
        const double bottom = static_cast<double>(picture.rows.size());
        if (picture.hasZero) {
            parts_.addRule(QPointF(0, 0), QPointF(0, bottom));
        }
        for (std::size_t i = 0; i < picture.series.size(); ++i) {
            QList<QPointF> dots;
            const IntervalsPicture::Series& series = picture.series[i];
            for (std::size_t row = 0; row < series.rows.size(); ++row) {
                // Series are placed below each other within their row.
                const double within = (static_cast<double>(i) + 1) / (static_cast<double>(picture.series.size()) + 1);
                const double y = bottom - static_cast<double>(row) - within;
                const Estimate& shown = series.rows[row];
                dots << QPointF(shown.value, y);
                if (std::isfinite(shown.low) && std::isfinite(shown.high)) {
                    parts_.addWhisker(i, QPointF(shown.low, y), QPointF(shown.high, y));
                }
            }
            parts_.addDots(series.name, i, dots);
        }
    }

    void operator()(const BarsPicture& picture) {
        Range across;
        across.include(0);
        for (const BarsPicture::Series& series : picture.series) {
            for (const double row : series.rows) {
                across.include(row);
            }
        }
        parts_.addAcross(picture.across, across);
        parts_.addBars(picture);
    }

private:
    void addBand(const CoursePicture::Series& series, std::size_t place) {
        QList<QPointF> low;
        QList<QPointF> high;
        for (const CoursePicture::Point& point : series.points) {
            low << QPointF(point.x, point.y.low);
            high << QPointF(point.x, point.y.high);
        }
        parts_.addBand(place, low, high);
    }

    ChartParts parts_;
};

}  // namespace

std::unique_ptr<QChart> chartOf(const plugins::Picture& picture, const ChartLook& look) {
    auto chart = std::make_unique<QChart>();
    std::visit(ChartMaker(*chart, look), picture);
    return chart;
}

}  // namespace gnostica::charts
