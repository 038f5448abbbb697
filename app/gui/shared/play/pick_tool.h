// Tools that put a step together.
#pragma once

#include "app/gui/shared/table/board_tool.h"
#include "app/turn/pick.h"

namespace gnostica::gui {

/// Takes picks from the board and from everywhere else: hand, piles, bar, keys, panels.
class PickTool : public BoardTool {
    Q_OBJECT

public:
    using BoardTool::BoardTool;

    /// Picks, or takes back what is picked. What goes only without the earlier picks is picked instead of them; what
    /// does not go at all is answered.
    virtual void take(const Pick& pick) = 0;
    /// The second click of a double click: confirms what the first one has completed.
    virtual void takeAgain(const Pick& pick) = 0;
    /// A card is held over the board …
    virtual void liftCard(engine::Card card) = 0;
    /// … and was dropped on a space: both are picked.
    virtual void dropCard(engine::Card card, engine::Space to) = 0;
    /// Is it let through, if it is legal?
    virtual bool allows(const Pick& /*pick*/) const { return true; }
    /// May only some of the legal picks be made?
    virtual bool isSelective() const { return false; }
    /// Only says why not.
    virtual void explain(const Pick& pick) = 0;
    /// Picks all of a legal step at once.
    virtual void choose(const engine::Step& step) = 0;
};

}  // namespace gnostica::gui
