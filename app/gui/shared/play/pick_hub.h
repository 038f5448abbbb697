// Where at a table picks come from, and where they go.
#pragma once

#include "app/turn/pick.h"
#include "engine/model/card.h"
#include "engine/model/space.h"
#include "engine/model/step.h"

#include <QObject>

#include <functional>
#include <optional>

namespace gnostica::gui {

class ChoiceBar;
class ChoiceRing;
class PickTool;
class TableWidget;
class TurnController;

/// Whatever is picked at a table (in its bar and its ring, by cards that are dropped on its board, elsewhere in its
/// window) goes through here to the tool that is in use at that moment.
class PickHub : public QObject {
    Q_OBJECT

public:
    /// What a table is made of; all of it must outlive the hub.
    struct Table {
        TableWidget& table;
        ChoiceBar& bar;
        ChoiceRing& ring;
        const TurnController& turn;
        std::function<PickTool&()> tool;  ///< that is in use
    };

    /// Numbers of choices are shown while Alt is held in the window of `room`, which takes the hub over.
    PickHub(Table table, QWidget& room);

    /// Something was picked …
    void take(const Pick& pick);
    /// … chosen by its number, from 1 …
    void takeNumber(int number);
    /// … picked by the second click of a double click …
    void takeAgain(const Pick& pick);
    /// … or asked about.
    void explain(const Pick& pick);
    /// Is it let through, if it is legal?
    bool allows(const Pick& pick) const;
    /// A whole step was chosen.
    void choose(const engine::Step& step);

private:
    template <typename Source>
    void hear(const Source& source);
    void hold(engine::Card card, std::optional<engine::Space> space);

    Table table_;
};

}  // namespace gnostica::gui
