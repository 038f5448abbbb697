// Pictures as charts.
#pragma once

#include "app/charts/chart_look.h"
#include "app/plugins/picture.h"

#include <QChart>
#include <QSizeF>

#include <memory>

namespace gnostica::charts {

/// A chart for a QChartView or a scene, its legend beside it; on the GUI thread. What stands in row r of series s is
/// point r of the scatter series, or value r of the bar set, that has the series' name; of courses and outlines the
/// line series has it.
std::unique_ptr<QChart> chartOf(const plugins::Picture& picture, const ChartLook& look);

/// How large it wants to be: as many rows as it has take their place.
QSizeF sizeOf(const plugins::Picture& picture);

/// Lays plot, labels and legend out in the chart's size. They have room by the number of their letters, so that a
/// machine without fonts lays out well, too. To be called again when the size changes.
void layOut(QChart& chart, const plugins::Picture& picture);

}  // namespace gnostica::charts
