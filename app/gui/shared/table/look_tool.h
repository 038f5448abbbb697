// Looking without changing anything.
#pragma once

#include "app/gui/shared/table/board_tool.h"

namespace gnostica::gui {

/// Shows anything that is picked or asked about: the card large, with its powers, and space and pieces in words. For
/// replays, comparisons and spectators.
class LookTool : public BoardTool {
    Q_OBJECT

public:
    using BoardTool::BoardTool;

    turn::BoardMarks marks() const override;
    void presented() override;
    void pick(const turn::BoardTarget& target) override;
    void ask(const turn::BoardTarget& target) override { pick(target); }

private:
    std::optional<engine::Space> looked_;
};

}  // namespace gnostica::gui
