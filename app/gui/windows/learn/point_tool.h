// Tool for looking at emphasised objects.
#pragma once

#include "app/gui/shared/table/look_tool.h"

#include <vector>

namespace gnostica::gui {

/// A LookTool that emphasises some spaces and pieces.
class PointTool : public LookTool {
    Q_OBJECT

public:
    using LookTool::LookTool;

    void pointAt(std::vector<engine::Space> spaces, std::vector<engine::PieceId> pieces);

    turn::BoardMarks marks() const override;

private:
    std::vector<engine::Space> spaces_;
    std::vector<engine::PieceId> pieces_;
};

}  // namespace gnostica::gui
