// Pictures as charts.
#pragma once

#include "app/charts/chart_look.h"
#include "app/plugins/picture.h"

#include <QChart>
#include <QSizeF>

#include <memory>

namespace gnostica::charts {

/// Returns a chart with a legend, for a QChartView or a scene; on the GUI thread. Row r of series s is point r of the
/// scatter series, or value r of the bar set, with the name of that series; in courses and outlines, the line series
/// has that name.
std::unique_ptr<QChart> chartOf(const plugins::Picture& picture, const ChartLook& look);

/// The chart's preferred size, which grows with its number of rows.
QSizeF sizeOf(const plugins::Picture& picture);

/// Lays out plot, labels and legend in the chart's size. Their space depends on the number of letters, so that the
/// layout is also right on a machine without fonts. To be called again when the size changes.
void layOut(QChart& chart, const plugins::Picture& picture);

}  // namespace gnostica::charts
