#include "app/gui/windows/game/advice/hint/plan_trace.h"

#include "app/gui/shared/board/motion/piece_story.h"
#include "app/gui/windows/game/recap/recap.h"
#include "engine/play/play.h"

#include <algorithm>

namespace gnostica::gui {

using namespace engine;

namespace {

/// Pieces that would arrive or change are drawn as ghosts.
void showComing(std::vector<TraceMark>& marks, const EventList& events) {
    for (const PieceStory& story : storiesOf(events)) {
        const auto mark = std::ranges::find_if(
            marks, [&](const TraceMark& each) { return each.at == story.last.space() && !each.ghost; });
        const bool isNew = story.came || !(story.first == story.last);
        if (isNew && !story.left && mark != marks.end()) {
            mark->ghost = story.last;
        }
    }
}

}  // namespace

BoardTrace traceOf(const Rules& rules, std::span<const bots::PlannedStep> turn) {
    BoardTrace trace{.kind = BoardTrace::Kind::advised};
    Rng rng(0);  // hidden cards do not matter: the steps were planned without them
    int number = 0;
    for (const bots::PlannedStep& planned : turn) {
        State state = planned.view.imagine(rules, rng);
        EventList events;
        apply(rules, state, planned.step, &events);
        trace.seat = planned.view.viewer();
        std::vector<TraceMark> marks = marksOf(events, ++number);
        showComing(marks, events);
        trace.marks.insert(trace.marks.end(), marks.begin(), marks.end());
    }
    return trace;
}

}  // namespace gnostica::gui
