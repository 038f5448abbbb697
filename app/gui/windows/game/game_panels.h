// Shows the game in the panels around the table.
#pragma once

#include "app/table/seen_table.h"
#include "app/wording/speaker.h"

#include <QObject>
#include <QPointer>

#include <memory>
#include <optional>
#include <vector>

class QWidget;

namespace gnostica::gui {

class CardGlance;
class CardInspection;
class TablePanels;

/// The words for a game.
struct GameWords {
    std::shared_ptr<const engine::Rules> rules;
    std::shared_ptr<const engine::Rules> base;  ///< the base game, which readers are assumed to know
    wording::Speaker speaker;                   ///< for these rules
};

/// Keeps players, piles, hand, log, help and the cards that are looked at up to date, and follows choices made there: a
/// line of the log, or the seat whose hand is shown.
class GamePanels : public QObject {
    Q_OBJECT

public:
    /// All must outlive this.
    GamePanels(TablePanels& panels, CardInspection& card, CardGlance& glance, QWidget& window);

    /// Shows this table from now on.
    void attach(table::SeenTable* table);
    /// Sets how cards, rules and the game are described.
    void setWords(const GameWords& words);
    /// Shows the current state of the game.
    void sync();

Q_SIGNALS:
    /// The spaces of the log line under the pointer; empty if there is none.
    void spacesPointedAt(const std::vector<gnostica::engine::Space>& spaces);

private:
    void describe();
    void pointAt(std::optional<int> position);

    TablePanels& panels_;
    CardInspection& card_;
    CardGlance& glance_;
    std::optional<GameWords> words_;
    QPointer<table::SeenTable> table_;
    engine::Seat shownHand_ = engine::Seat::none;  ///< none: the viewer's hand
};

}  // namespace gnostica::gui
