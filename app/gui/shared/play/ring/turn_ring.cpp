#include "app/gui/shared/play/ring/turn_ring.h"

#include "app/gui/shared/play/pick_tool.h"
#include "app/gui/shared/play/ring/choice_ring.h"
#include "app/turn/turn_controller.h"

namespace gnostica::gui {

void showTurn(ChoiceRing& ring, const TurnController& turn, const PickTool& tool, const wording::Speaker& speaker) {
    if (turn.chooser().isIdle()) {
        ring.clear();
        return;
    }
    const PickFilter passes =
        tool.isSelective() ? PickFilter([&tool](const Pick& pick) { return tool.allows(pick); }) : PickFilter();
    RingContents contents = ringOf(turn.chooser(), turn.ahead(), turn.lastPlace(), passes);
    contents.canConfirm = turn.canConfirm();
    contents.canTakeBack = turn.canTakeBack();
    ring.present(contents, tool.marks(), turn.chooser(), speaker);
}

}  // namespace gnostica::gui
