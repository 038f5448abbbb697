// Playing by pointing.
#pragma once

#include "app/gui/shared/table/board_tool.h"
#include "app/turn/pick.h"
#include "engine/model/card.h"
#include "engine/model/step.h"

namespace gnostica::gui {

class TurnController;

/// Takes picks from the board and from everywhere else (hand, piles, bar, ring, keys, panels), and hands those that are
/// let through to the controller, which shows what may follow and what would come of it. Here all are; who guides a
/// player overrides what is asked of each.
class PickTool : public BoardTool {
    Q_OBJECT

public:
    /// The controller must outlive it. Whoever shows the marks asks for them anew when the choice has changed.
    explicit PickTool(TurnController& turn, QObject* parent = nullptr);

    BoardMarks marks() const override;
    /// The controller says itself when there is something new to decide.
    void presented() override {}
    void pick(const BoardTarget& target) override;
    void pickAgain(const BoardTarget& target) override;
    void ask(const BoardTarget& target) override;
    void lift(engine::PieceId piece) override;
    void drop(engine::PieceId piece, engine::Space to) override;
    void point(engine::PieceId piece, engine::Facing facing) override;
    void hover(std::optional<engine::Space> space) override;

    /// Picks, or takes back what is picked. What goes only without the earlier picks is picked instead of them; what
    /// does not go at all is answered.
    void take(const Pick& pick);
    /// The second click of a double click: confirms what the first one has completed.
    void takeAgain(const Pick& pick);
    /// Only says why not.
    void explain(const Pick& pick);
    /// A card is held over the board …
    void liftCard(engine::Card card);
    /// … and was dropped on a space: both are picked.
    virtual void dropCard(engine::Card card, engine::Space to);
    /// Picks all of a legal step at once.
    void choose(const engine::Step& step);

    /// Is it let through, if it is legal?
    virtual bool allows(const Pick& /*pick*/) const { return true; }
    virtual bool allowsStep(const engine::Step& /*step*/) const { return true; }

protected:
    /// Answers what is not let through.
    virtual void refuse(const Pick& /*pick*/) {}
    virtual void refuseStep(const engine::Step& /*step*/) {}

    TurnController& turn() const { return turn_; }

private:
    bool allowsTarget(const BoardTarget& target) const;
    void refuseTarget(const BoardTarget& target);

    TurnController& turn_;
};

}  // namespace gnostica::gui
