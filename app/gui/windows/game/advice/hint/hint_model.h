// The steps that a hint compares.
#pragma once

#include "engine/model/step.h"

#include <QAbstractTableModel>
#include <QString>

#include <vector>

namespace gnostica::gui {

struct HintRow {
    engine::Step step;
    QString words;
    float chance = 0;  ///< of winning after it
};

/// A row for each step, best first: what it does, and the chance of winning.
class HintModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { stepColumn, chanceColumn, columns };
    using QAbstractTableModel::QAbstractTableModel;

    void setRows(std::vector<HintRow> rows);
    const HintRow& row(int place) const { return rows_[static_cast<std::size_t>(place)]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<HintRow> rows_;
};

}  // namespace gnostica::gui
