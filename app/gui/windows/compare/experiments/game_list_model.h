// Games of an experiment, for a view.
#pragma once

#include "app/gui/windows/compare/experiments/experiment_results.h"

#include <QAbstractTableModel>

namespace gnostica::gui {

/// Those from which a number is made.
class GameListModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { deal, ruleset, playedAs, measured, length, wonBy };
    static constexpr int kSortRole = Qt::UserRole;  ///< a number, by which a column is put in order

    using QAbstractTableModel::QAbstractTableModel;

    /// `games`: places in the results. What is told of them is the metric.
    void show(std::shared_ptr<const ExperimentResults> results, engine::lab::Metric metric,
              std::vector<std::size_t> games);
    void clear();
    void retranslate();
    const engine::lab::GameRow& at(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    double rank(const engine::lab::GameRow& row, int column) const;
    double valueOf(const engine::lab::GameRow& row) const;

    std::shared_ptr<const ExperimentResults> results_;
    engine::lab::Metric metric_{};
    std::vector<std::size_t> games_;
};

}  // namespace gnostica::gui
