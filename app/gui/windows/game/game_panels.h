// Shows the game in the panels around the table.
#pragma once

#include "app/table/seen_table.h"
#include "app/wording/speaker.h"

#include <QObject>
#include <QPointer>

#include <optional>
#include <vector>

namespace gnostica::gui {

class CardInspection;
class TableDocks;

/// Keeps players, piles, hand, log, help and the inspected card up to date, and follows choices made there: a line of
/// the log, or the seat whose hand is shown.
class GamePanels : public QObject {
    Q_OBJECT

public:
    /// Both must outlive this.
    GamePanels(TableDocks& docks, CardInspection& card, QObject* parent = nullptr);

    /// Shows this table from now on.
    void attach(table::SeenTable* table);
    /// Sets how cards and rules are described; `base` is the base game, which readers are assumed to know.
    void setWords(const engine::Rules& rules, const engine::Rules& base, const wording::Speaker& speaker);
    /// Shows the current state of the game.
    void sync(const wording::Speaker& speaker);

Q_SIGNALS:
    /// The spaces of the log line under the pointer; empty if there is none.
    void spacesPointedAt(const std::vector<gnostica::engine::Space>& spaces);

private:
    void pointAt(std::optional<int> position);

    TableDocks& docks_;
    CardInspection& card_;
    QPointer<table::SeenTable> table_;
    engine::Seat shownHand_ = engine::Seat::none;  ///< none: the viewer's hand
};

}  // namespace gnostica::gui
