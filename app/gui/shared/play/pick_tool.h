// Picks of a player.
#pragma once

#include "app/gui/shared/table/board_tool.h"
#include "app/turn/pick.h"
#include "engine/model/card.h"
#include "engine/model/step.h"

namespace gnostica::turn {
class TurnController;
}  // namespace gnostica::turn

namespace gnostica::gui {

/// Receives picks from the board and all other sources (hand, piles, bar, ring, keys, panels) and passes allowed ones
/// to the controller, which shows follow-ups and the result. Here all are allowed; guided tools override allows().
class PickTool : public BoardTool {
    Q_OBJECT

public:
    /// The controller must outlive this. The user of marks() calls it again when the choice has changed.
    explicit PickTool(turn::TurnController& turn, QObject* parent = nullptr);

    turn::BoardMarks marks() const override;
    /// Does nothing: the controller itself reports new decisions.
    void presented() override {}
    void pick(const turn::BoardTarget& target) override;
    void pickAgain(const turn::BoardTarget& target) override;
    void ask(const turn::BoardTarget& target) override;
    void lift(engine::PieceId piece) override;
    void drop(engine::PieceId piece, engine::Space to) override;
    void point(engine::PieceId piece, engine::Facing facing) override;
    void hover(std::optional<engine::Space> space) override;

    /// Picks, or takes back a pick. If a pick is possible only without the earlier ones, it replaces them; if it is
    /// impossible, explains why.
    void take(const turn::Pick& pick);
    /// The second click of a double-click: confirms the step that the first one has completed.
    void takeAgain(const turn::Pick& pick);
    /// Only explains why not.
    void explain(const turn::Pick& pick);
    /// A card is held over the board …
    void liftCard(engine::Card card);
    /// … and was dropped on a space: picks both.
    virtual void dropCard(engine::Card card, engine::Space to);
    /// Picks all parts of a legal step together.
    void choose(const engine::Step& step);

    /// True if the tool lets the pick through, provided that it is legal.
    virtual bool allows(const turn::Pick& /*pick*/) const { return true; }
    virtual bool allowsStep(const engine::Step& /*step*/) const { return true; }

protected:
    /// Explains a pick that is not allowed.
    virtual void refuse(const turn::Pick& /*pick*/) {}
    virtual void refuseStep(const engine::Step& /*step*/) {}

    turn::TurnController& turn() const { return turn_; }

private:
    bool allowsTarget(const turn::BoardTarget& target) const;
    void refuseTarget(const turn::BoardTarget& target);

    turn::TurnController& turn_;
};

}  // namespace gnostica::gui
