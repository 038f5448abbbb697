#include "app/gui/windows/position/model/position_check.h"

#include "engine/notation/position.h"

#include <utility>

namespace gnostica::gui {

PositionFindings inspect(const PositionDraft& draft) {
    PositionFindings found{positionOf(draft), draft.rules, {}, {}, {}};
    auto read = engine::readPosition(found.position, draft.rules);
    if (read) {
        found.oddities = engine::odditiesOf(*draft.rules, read->state);
        found.state = read->state;
    } else {
        found.problems = std::move(read.error());
    }
    return found;
}

void PositionCheck::look(const PositionDraft& draft) {
    job_.start([draft](const std::stop_token&) { return inspect(draft); },
               [this](PositionFindings found) {
                   found_ = std::move(found);
                   Q_EMIT inspected();
               });
}

}  // namespace gnostica::gui
