#include "app/gui/shared/table/look_tool.h"

namespace gnostica::gui {

BoardMarks LookTool::marks() const {
    BoardMarks marks;
    marks.lookedAt = looked_;
    return marks;
}

void LookTool::presented() {
    looked_.reset();
    BoardTool::presented();
}

void LookTool::pick(const BoardTarget& target) {
    looked_ = target.space;
    Q_EMIT marksChanged();
    Q_EMIT lookedAt(target);
}

}  // namespace gnostica::gui
