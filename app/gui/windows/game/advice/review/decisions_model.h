// The most costly decisions of a game.
#pragma once

#include "app/gui/look/lists/row_table.h"
#include "engine/model/seat.h"

namespace gnostica::gui {

struct DecisionRow {
    int position = 0;  ///< the position in which it was made
    engine::Seat seat = engine::Seat::none;
    float cost = 0;
    QString words;   ///< the player and the step taken
    QString better;  ///< a better step
};

/// One row for each, the most costly first; limited to a number that is worth reading.
class DecisionsModel : public RowTable<DecisionRow> {
    Q_OBJECT

public:
    explicit DecisionsModel(QObject* parent = nullptr);

    /// Returns the picture of a seat.
    void setBadges(std::function<QIcon(engine::Seat)> badges);
    /// False for costs that cannot be told from chance.
    static bool isWorthTelling(float cost);
    /// Would a decision of this cost be listed now?
    bool wants(float cost) const;
    void add(DecisionRow row);

private:
    std::function<QIcon(engine::Seat)> badges_;
};

}  // namespace gnostica::gui
