// The results of an experiment, for a view.
#pragma once

#include "app/gui/look/lists/row_table.h"
#include "app/gui/windows/compare/experiments/experiment_results.h"

namespace gnostica::gui {

/// One row for each metric: the first ruleset next to one of the others.
class ResultsModel : public RowTable<engine::lab::MetricSummary> {
    Q_OBJECT

public:
    enum Place { metric, first, second, difference, verdict };

    explicit ResultsModel(QObject* parent = nullptr) : RowTable({}, parent) {}

    /// `other`: index of the other ruleset.
    void show(std::shared_ptr<const ExperimentResults> results, int other);
    int other() const { return other_; }
    /// Row of a metric that is measured.
    int rowOf(engine::lab::Metric wanted) const;
    /// The games behind a cell.
    GameFilter filterOf(const QModelIndex& index) const;

private:
    Columns makeColumns() const;
    const engine::lab::MetricDifference* differenceOf(const engine::lab::MetricSummary& summary) const;
    QString label(int arm) const;

    std::shared_ptr<const ExperimentResults> results_;
    int other_ = 1;
};

}  // namespace gnostica::gui
