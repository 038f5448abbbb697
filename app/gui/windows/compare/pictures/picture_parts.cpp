#include "app/gui/windows/compare/pictures/picture_parts.h"

#include "app/language/fill.h"
#include "app/language/numbers.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <set>

namespace gnostica::gui {

namespace {

using plugins::BarsPicture;
using plugins::CoursePicture;
using plugins::Estimate;
using plugins::IntervalsPicture;
using plugins::OutlinePicture;

struct PartTr {
    Q_DECLARE_TR_FUNCTIONS(gnostica::gui::PictureParts)
};

/// Three digits are enough.
QString rounded(double value) {
    constexpr double large = 100;
    constexpr double middling = 10;
    if (!std::isfinite(value)) {
        return QStringLiteral("–");
    }
    return language::number(value, std::abs(value) >= large ? 0 : std::abs(value) >= middling ? 1 : 2);
}

/// The ends of a bin: whole numbers where games are counted in whole numbers.
QString edgeText(double value) {
    return value == std::floor(value) ? language::number(value, 0) : rounded(value);
}

QString estimateText(const Estimate& estimate) {
    if (!std::isfinite(estimate.value) || !std::isfinite(estimate.low) || !std::isfinite(estimate.high)) {
        return rounded(estimate.value);
    }
    //: %1: a number; %2 and %3: between which it probably is
    return language::fill(PartTr::tr("%1 (%2 to %3)"),
                          {rounded(estimate.value), rounded(estimate.low), rounded(estimate.high)});
}

struct Rows {
    QStringList operator()(const CoursePicture& picture) const {
        QStringList rows;
        for (const double place : placesOf(picture)) {
            //: %1: what is along the axis of a chart, "Turn"; %2: a number
            rows << language::fill(PartTr::tr("%1 %2", "axis, number"), {picture.across, language::number(place, 0)});
        }
        return rows;
    }
    QStringList operator()(const OutlinePicture& picture) const {
        QStringList rows;
        for (std::size_t i = 0; i + 1 < picture.edges.size(); ++i) {
            const double low = picture.edges[i];
            const double high = picture.hasCounts ? picture.edges[i + 1] - 1 : picture.edges[i + 1];
            //: %1 and %2: numbers; from the first to the second
            rows << (low == high ? edgeText(low)
                                 : language::fill(PartTr::tr("%1 – %2", "numbers"), {edgeText(low), edgeText(high)}));
        }
        return rows;
    }
    QStringList operator()(const IntervalsPicture& picture) const { return picture.rows; }
    QStringList operator()(const BarsPicture& picture) const { return picture.rows; }
};

struct Values {
    std::size_t row;
    std::size_t series;

    QString operator()(const CoursePicture& picture) const {
        const std::vector<double> places = placesOf(picture);
        if (row >= places.size()) {
            return rounded(std::nan(""));
        }
        const auto& points = picture.series[series].points;
        const auto point = std::ranges::find(points, places[row], &CoursePicture::Point::x);
        return point == points.end() ? rounded(std::nan(""))
               : picture.hasBands    ? estimateText(point->y)
                                     : rounded(point->y.value);
    }
    QString operator()(const OutlinePicture& picture) const { return at(picture.series[series].heights); }
    QString operator()(const IntervalsPicture& picture) const {
        const auto& rows = picture.series[series].rows;
        return estimateText(row < rows.size() ? rows[row] : Estimate());
    }
    QString operator()(const BarsPicture& picture) const { return at(picture.series[series].rows); }

private:
    QString at(const std::vector<double>& values) const {
        return rounded(row < values.size() ? values[row] : std::nan(""));
    }
};

}  // namespace

std::vector<double> placesOf(const CoursePicture& picture) {
    std::set<double> places;
    for (const CoursePicture::Series& series : picture.series) {
        for (const CoursePicture::Point& point : series.points) {
            places.insert(point.x);
        }
    }
    return {places.begin(), places.end()};
}

QStringList rowsOf(const plugins::Picture& picture) {
    return std::visit(Rows(), picture);
}

QStringList seriesOf(const plugins::Picture& picture) {
    return std::visit(
        [](const auto& each) {
            QStringList names;
            for (const auto& series : each.series) {
                names << series.name;
            }
            return names;
        },
        picture);
}

QString headOf(const plugins::Picture& picture) {
    struct Head {
        QString operator()(const CoursePicture& each) const { return each.across; }
        QString operator()(const OutlinePicture& each) const { return each.across; }
        QString operator()(const IntervalsPicture&) const { return {}; }
        QString operator()(const BarsPicture&) const { return {}; }
    };
    return std::visit(Head(), picture);
}

QString axisOf(const plugins::Picture& picture) {
    struct Axis {
        QString operator()(const CoursePicture& each) const { return each.up; }
        QString operator()(const OutlinePicture& each) const { return each.up; }
        QString operator()(const IntervalsPicture& each) const { return each.across; }
        QString operator()(const BarsPicture& each) const { return each.across; }
    };
    return std::visit(Axis(), picture);
}

QString valueOf(const plugins::Picture& picture, PicturePart part) {
    return std::visit(Values{static_cast<std::size_t>(part.row), static_cast<std::size_t>(part.series)}, picture);
}

}  // namespace gnostica::gui
