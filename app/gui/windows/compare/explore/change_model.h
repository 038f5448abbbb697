// What changes of rules do, for a view.
#pragma once

#include "app/gui/windows/compare/explore/exploration_runner.h"

#include <QAbstractTableModel>

#include <memory>
#include <vector>

namespace gnostica::gui {

/// A line for each change; the largest differences of the chosen metric first.
class ChangeModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { change, difference, verdict, deals };

    using QAbstractTableModel::QAbstractTableModel;

    /// `metric`: a place in exploredMetrics().
    void show(std::shared_ptr<const ExplorationFound> found, std::size_t metric);
    void retranslate();
    const engine::lab::Change& at(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    const engine::lab::Explored& explored(int row) const;
    QString text(const QModelIndex& index) const;

    std::shared_ptr<const ExplorationFound> found_;
    std::size_t metric_ = 0;
    std::vector<std::size_t> order_;
};

}  // namespace gnostica::gui
