// Looking at what is pointed out.
#pragma once

#include "app/gui/shared/table/look_tool.h"

#include <vector>

namespace gnostica::gui {

/// As looking, but some spaces and pieces are emphasised.
class PointTool : public LookTool {
    Q_OBJECT

public:
    using LookTool::LookTool;

    void pointAt(std::vector<engine::Space> spaces, std::vector<engine::PieceId> pieces);

    BoardMarks marks() const override;

private:
    std::vector<engine::Space> spaces_;
    std::vector<engine::PieceId> pieces_;
};

}  // namespace gnostica::gui
