// Playing by pointing at the board.
#pragma once

#include "app/gui/shared/play/pick_tool.h"

namespace gnostica::gui {

class TurnController;

/// Whatever is pointed at goes to the controller, which shows what may follow and what would come of it.
class PlayTool : public PickTool {
    Q_OBJECT

public:
    /// The controller must outlive it.
    explicit PlayTool(TurnController& turn, QObject* parent = nullptr);

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

    void take(const Pick& pick) override;
    void takeAgain(const Pick& pick) override;
    void liftCard(engine::Card card) override;
    void dropCard(engine::Card card, engine::Space to) override;
    void explain(const Pick& pick) override;
    void choose(const engine::Step& step) override;

private:
    TurnController& turn_;
};

}  // namespace gnostica::gui
