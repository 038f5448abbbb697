// The results of an experiment, for a view.
#pragma once

#include "app/gui/windows/compare/experiments/experiment_results.h"

#include <QAbstractTableModel>

namespace gnostica::gui {

/// One line a metric; the first ruleset beside one of the others.
class ResultsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { metric, first, second, difference, verdict };

    using QAbstractTableModel::QAbstractTableModel;

    /// The place of the other ruleset among the arms.
    void show(std::shared_ptr<const ExperimentResults> results, int other);
    void retranslate();
    int other() const { return other_; }
    const engine::lab::MetricSummary& at(int row) const;
    /// The games that a cell is made from.
    GameFilter filterOf(const QModelIndex& index) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString text(const QModelIndex& index) const;
    const engine::lab::MetricDifference* differenceOf(int row) const;
    QString label(int arm) const;

    std::shared_ptr<const ExperimentResults> results_;
    int other_ = 1;
};

}  // namespace gnostica::gui
