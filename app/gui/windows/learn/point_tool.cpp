#include "app/gui/windows/learn/point_tool.h"

#include <utility>

namespace gnostica::gui {

void PointTool::pointAt(std::vector<engine::Space> spaces, std::vector<engine::PieceId> pieces) {
    spaces_ = std::move(spaces);
    pieces_ = std::move(pieces);
    Q_EMIT marksChanged();
}

turn::BoardMarks PointTool::marks() const {
    turn::BoardMarks marks = LookTool::marks();
    marks.spaces = spaces_;
    marks.pieces = pieces_;
    return marks;
}

}  // namespace gnostica::gui
