// Explanation of one metric.
#pragma once

#include "app/gui/windows/compare/experiments/experiment_results.h"

#include <QWidget>

#include <optional>

namespace gnostica::gui {

class ClosedBrowser;

/// Definition, formula and source of a metric, its medians, and the gain from pairing.
class MetricDetails : public QWidget {
    Q_OBJECT

public:
    explicit MetricDetails(QWidget* parent = nullptr);

    void show(std::shared_ptr<const ExperimentResults> results, const engine::lab::MetricSummary& summary);
    void clear();
    QString text() const;

private:
    void write();
    QString medians() const;
    QString gain(const engine::lab::MetricDifference& difference) const;
    QString gains() const;

    ClosedBrowser* text_;
    std::shared_ptr<const ExperimentResults> results_;
    std::optional<engine::lab::MetricSummary> summary_;
};

}  // namespace gnostica::gui
