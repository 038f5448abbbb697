// The decisions of a game that cost most.
#pragma once

#include "app/gui/look/lists/row_table.h"
#include "engine/model/seat.h"

namespace gnostica::gui {

struct DecisionRow {
    int position = 0;  ///< the moment at which it was to be decided
    engine::Seat seat = engine::Seat::none;
    float cost = 0;
    QString words;  ///< whose it was, what was done, what would have been better
};

/// A row for each, the most expensive first; no more than a person wants to read.
class DecisionsModel : public RowTable<DecisionRow> {
    Q_OBJECT

public:
    explicit DecisionsModel(QObject* parent = nullptr);

    /// The picture of a seat.
    void setBadges(std::function<QIcon(engine::Seat)> badges);
    /// Whether a decision of that cost would be listed now.
    bool wants(float cost) const;
    void add(DecisionRow row);

private:
    std::function<QIcon(engine::Seat)> badges_;
};

}  // namespace gnostica::gui
