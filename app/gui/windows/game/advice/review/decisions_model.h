// The decisions of a game that cost most.
#pragma once

#include "engine/model/seat.h"

#include <QAbstractTableModel>
#include <QIcon>
#include <QString>

#include <functional>
#include <vector>

namespace gnostica::gui {

struct DecisionRow {
    int position = 0;  ///< the moment at which it was to be decided
    engine::Seat seat = engine::Seat::none;
    float cost = 0;
    QString words;  ///< whose it was, what was done, what would have been better
};

/// A row for each, the most expensive first; no more than a person wants to read.
class DecisionsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { wordsColumn, costColumn, columns };
    using QAbstractTableModel::QAbstractTableModel;

    /// The picture of a seat.
    void setBadges(std::function<QIcon(engine::Seat)> badges);
    void clear();
    /// Whether a decision of that cost would be listed now.
    bool wants(float cost) const;
    void add(DecisionRow row);
    const DecisionRow& row(int place) const { return rows_[static_cast<std::size_t>(place)]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<DecisionRow> rows_;
    std::function<QIcon(engine::Seat)> badges_;
};

}  // namespace gnostica::gui
