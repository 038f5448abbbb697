// The most costly decisions of a game.
#pragma once

#include "app/gui/look/lists/row_table.h"
#include "engine/model/seat.h"

namespace gnostica::gui {

struct DecisionRow {
    int position = 0;  ///< the position in which it was made
    engine::Seat seat = engine::Seat::none;
    float cost = 0;
    QString words;  ///< the player, the step taken, and a better one
};

/// One row for each, the most costly first; limited to a number that is worth reading.
class DecisionsModel : public RowTable<DecisionRow> {
    Q_OBJECT

public:
    explicit DecisionsModel(QObject* parent = nullptr);

    /// Returns the picture of a seat.
    void setBadges(std::function<QIcon(engine::Seat)> badges);
    /// Would a decision of this cost be listed now?
    bool wants(float cost) const;
    void add(DecisionRow row);

private:
    std::function<QIcon(engine::Seat)> badges_;
};

}  // namespace gnostica::gui
