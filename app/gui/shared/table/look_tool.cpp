#include "app/gui/shared/table/look_tool.h"

namespace gnostica::gui {

turn::BoardMarks LookTool::marks() const {
    turn::BoardMarks marks;
    marks.lookedAt = looked_;
    return marks;
}

void LookTool::presented() {
    looked_.reset();
    BoardTool::presented();
}

void LookTool::pick(const turn::BoardTarget& target) {
    looked_ = target.space;
    Q_EMIT marksChanged();
    Q_EMIT lookedAt(target);
}

}  // namespace gnostica::gui
