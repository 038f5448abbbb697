// The parts of charts.
#pragma once

#include "app/charts/chart_look.h"
#include "app/plugins/picture.h"

#include <QChart>
#include <QValueAxis>

namespace gnostica::charts {

/// Share of a row's height that its bars take.
inline constexpr double kBarsOfRow = 0.8;

/// The range from the smallest to the largest value included.
class Range {
public:
    /// Ignores values that are not finite.
    void include(double value);
    /// With round ends; 0 to 1 if no value was included.
    double low() const { return isEmpty_ ? 0 : low_; }
    double high() const { return isEmpty_ ? 1 : high_; }

private:
    bool isEmpty_ = true;
    double low_ = 0;
    double high_ = 0;
};

class ChartParts {
public:
    /// The chart must outlive this.
    ChartParts(QChart& chart, ChartLook look);

    void addAcross(const QString& title, const Range& range);
    void addUp(const QString& title, const Range& range);
    /// Rows at n - 1/2 … 1/2, from the top.
    void addRowPlaces(const QStringList& names);

    void addLine(const QString& name, std::size_t place, const QList<QPointF>& points);
    void addBand(std::size_t place, const QList<QPointF>& low, const QList<QPointF>& high);
    void addDots(const QString& name, std::size_t place, const QList<QPointF>& points);
    void addWhisker(std::size_t place, const QPointF& from, const QPointF& to);
    /// Adds a line that belongs to no series.
    void addRule(const QPointF& from, const QPointF& to);
    void addBars(const plugins::BarsPicture& picture);

private:
    QValueAxis* valueAxis(const QString& title, const Range& range) const;
    void dress(QAbstractAxis& axis) const;
    void attach(QAbstractSeries* series, bool isNamed);
    Qt::Alignment rowsSide() const;

    QChart& chart_;
    ChartLook look_;
};

}  // namespace gnostica::charts
