// The game, as the panels around the table show it.
#pragma once

#include "app/table/table_view.h"
#include "app/wording/speaker.h"

#include <QObject>
#include <QPointer>

#include <optional>
#include <vector>

namespace gnostica::gui {

class CardInspection;
class TableDocks;

/// Keeps players, piles, hand, log, help and the card that is looked at up to date, and follows what is picked there: a
/// moment of the log, a seat whose hand is to be seen.
class GamePanels : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it.
    GamePanels(TableDocks& docks, CardInspection& card, QObject* parent = nullptr);

    /// The table that is shown from now on.
    void attach(TableView* table);
    /// How cards and rules are told from now on; `base` is the base game, which readers are assumed to know.
    void setWords(const engine::Rules& rules, const engine::Rules& base, const wording::Speaker& speaker);
    /// Shows the game anew.
    void sync(const wording::Speaker& speaker);

Q_SIGNALS:
    /// Where the moment has happened whose line of the log somebody points at; at none: no spaces.
    void spacesPointedAt(const std::vector<gnostica::engine::Space>& spaces);

private:
    void pointAt(std::optional<int> position);

    TableDocks& docks_;
    CardInspection& card_;
    QPointer<TableView> table_;
    engine::Seat shownHand_ = engine::Seat::none;  ///< none: that of whoever looks
};

}  // namespace gnostica::gui
