#include "app/charts/chart_parts.h"

#include <QAreaSeries>
#include <QBarCategoryAxis>
#include <QBarLegendMarker>
#include <QBarSet>
#include <QCategoryAxis>
#include <QGuiApplication>
#include <QHorizontalBarSeries>
#include <QLegend>
#include <QLegendMarker>
#include <QLineSeries>

#include <algorithm>
#include <cmath>

namespace gnostica::charts {

namespace {

/// Qt Charts treats all of its texts as HTML.
QString asShown(const QString& text) {
    return text.toHtmlEscaped();
}

constexpr int kTicks = 6;

/// A step of 1, 2 or 5 times a power of ten that gives about kTicks ticks.
double niceStep(double span) {
    const double raw = span / (kTicks - 1);
    const double power = std::pow(10, std::floor(std::log10(raw)));
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (factor * power >= raw * (1 - 1e-9)) {
            return factor * power;
        }
    }
    return 10 * power;
}

}  // namespace

void Range::include(double value) {
    if (!std::isfinite(value)) {
        return;
    }
    low_ = isEmpty_ ? value : std::min(low_, value);
    high_ = isEmpty_ ? value : std::max(high_, value);
    isEmpty_ = false;
}

ChartParts::ChartParts(QChart& chart, ChartLook look) : chart_(chart), look_(std::move(look)) {
    chart_.setBackgroundVisible(false);
    chart_.setPlotAreaBackgroundVisible(false);
    chart_.setAnimationOptions(QChart::NoAnimation);
    chart_.setLocalizeNumbers(true);
    chart_.setLocale(QLocale());
    chart_.setLayoutDirection(QGuiApplication::layoutDirection());
    QLegend& legend = *chart_.legend();
    legend.setMarkerShape(QLegend::MarkerShapeFromSeries);
    legend.setFont(look_.font);
    legend.setLabelColor(look_.text);
    legend.setShowToolTips(true);
}

Qt::Alignment ChartParts::rowsSide() const {
    return chart_.layoutDirection() == Qt::RightToLeft ? Qt::AlignRight : Qt::AlignLeft;
}

void ChartParts::dress(QAbstractAxis& axis) const {
    axis.setLabelsFont(look_.font);
    axis.setTitleFont(look_.font);
    axis.setLabelsColor(look_.text);
    axis.setTitleBrush(look_.text);
    axis.setLinePen(QPen(look_.axis, 1));
    axis.setGridLinePen(QPen(look_.grid, 1));
}

QValueAxis* ChartParts::valueAxis(const QString& title, const Range& range) const {
    auto* const axis = new QValueAxis(&chart_);
    const double span = range.high() > range.low() ? range.high() - range.low() : std::max(1.0, std::abs(range.high()));
    const double step = niceStep(span);
    const double low = std::floor(range.low() / step + 1e-9) * step;
    const double high = std::max(std::ceil(range.high() / step - 1e-9) * step, low + step);
    axis->setRange(low, high);
    axis->setTickCount(static_cast<int>(std::lround((high - low) / step)) + 1);
    const int decimals = std::max(0, static_cast<int>(-std::floor(std::log10(step) + 1e-9)));
    axis->setLabelFormat(QStringLiteral("%.%1f").arg(decimals));
    axis->setTitleText(asShown(title));
    dress(*axis);
    return axis;
}

void ChartParts::addAcross(const QString& title, const Range& range) {
    chart_.addAxis(valueAxis(title, range), Qt::AlignBottom);
}

void ChartParts::addUp(const QString& title, const Range& range) {
    chart_.addAxis(valueAxis(title, range), rowsSide());
}

void ChartParts::addRowPlaces(const QStringList& names) {
    auto* const axis = new QCategoryAxis(&chart_);
    axis->setRange(0, static_cast<double>(names.size()));
    axis->setLabelsPosition(QCategoryAxis::AxisLabelsPositionCenter);
    for (qsizetype row = names.size(); row-- > 0;) {
        // The labels of an axis must differ.
        QString name = names[row];
        while (axis->categoriesLabels().contains(asShown(name))) {
            name += QChar(0x200b);
        }
        axis->append(asShown(name), static_cast<double>(names.size() - row));
    }
    dress(*axis);
    chart_.addAxis(axis, rowsSide());
}

void ChartParts::attach(QAbstractSeries* series, bool isNamed) {
    chart_.addSeries(series);
    for (QAbstractAxis* axis : chart_.axes()) {
        series->attachAxis(axis);
    }
    if (!isNamed) {
        for (QLegendMarker* marker : chart_.legend()->markers(series)) {
            marker->setVisible(false);
        }
    }
}

void ChartParts::addLine(const QString& name, std::size_t place, const QList<QPointF>& points) {
    auto* const line = new QLineSeries(&chart_);
    line->setName(asShown(name));
    line->append(points);
    line->setPen(look_.pen(place));
    attach(line, true);
}

void ChartParts::addBand(std::size_t place, const QList<QPointF>& low, const QList<QPointF>& high) {
    auto* const lower = new QLineSeries(&chart_);
    auto* const upper = new QLineSeries(&chart_);
    lower->append(low);
    upper->append(high);
    auto* const band = new QAreaSeries(upper, lower);
    QColor colour = look_.colour(place);
    colour.setAlphaF(0.18F);
    band->setBrush(colour);
    band->setPen(Qt::NoPen);
    attach(band, false);
}

void ChartParts::addDots(const QString& name, std::size_t place, const QList<QPointF>& points) {
    auto* const dots = new QScatterSeries(&chart_);
    dots->setName(asShown(name));
    dots->append(points);
    dots->setMarkerShape(seriesMarker(place));
    dots->setMarkerSize(9);
    dots->setBrush(look_.colour(place));
    dots->setPen(Qt::NoPen);
    attach(dots, true);
}

void ChartParts::addWhisker(std::size_t place, const QPointF& from, const QPointF& to) {
    auto* const line = new QLineSeries(&chart_);
    line->append({from, to});
    line->setPen(QPen(look_.colour(place), 2));
    attach(line, false);
}

void ChartParts::addRule(const QPointF& from, const QPointF& to) {
    auto* const line = new QLineSeries(&chart_);
    line->append({from, to});
    line->setPen(QPen(look_.text, 1));
    attach(line, false);
}

void ChartParts::addBars(const plugins::BarsPicture& picture) {
    auto* const axis = new QBarCategoryAxis(&chart_);
    QStringList names;
    for (auto row = picture.rows.crbegin(); row != picture.rows.crend(); ++row) {
        QString name = asShown(*row);
        while (names.contains(name)) {
            name += QChar(0x200b);
        }
        names << name;
    }
    axis->append(names);
    dress(*axis);
    axis->setGridLineVisible(false);
    chart_.addAxis(axis, rowsSide());
    auto* const bars = new QHorizontalBarSeries(&chart_);
    // Qt Charts draws rows from the bottom, and so the bars of a row: the last series is added first, and the order of
    // the legend is reversed.
    for (std::size_t i = picture.series.size(); i-- > 0;) {
        auto* const set = new QBarSet(asShown(picture.series[i].name), bars);
        for (auto row = picture.series[i].rows.crbegin(); row != picture.series[i].rows.crend(); ++row) {
            *set << (std::isfinite(*row) ? *row : 0.0);
        }
        set->setBrush(look_.colour(i));
        set->setPen(QPen(look_.text, 0.5));
        bars->append(set);
    }
    chart_.legend()->setReverseMarkers(true);
    bars->setBarWidth(kBarsOfRow);
    chart_.legend()->setMarkerShape(QLegend::MarkerShapeRectangle);  // the series' own marker stays empty
    attach(bars, true);
    for (QLegendMarker* marker : chart_.legend()->markers(bars)) {
        if (auto* own = qobject_cast<QBarLegendMarker*>(marker)) {
            marker->setBrush(own->barset()->brush());
        }
    }
}

}  // namespace gnostica::charts
