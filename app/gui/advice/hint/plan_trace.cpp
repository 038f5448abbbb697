#include "app/gui/advice/hint/plan_trace.h"

#include "app/gui/play/recap/recap.h"
#include "engine/play/play.h"

namespace gnostica::gui {

using namespace engine;

BoardTrace traceOf(const Rules& rules, std::span<const bots::PlannedStep> turn) {
    BoardTrace trace{.kind = BoardTrace::Kind::advised};
    Rng rng(0);  // what is hidden does not matter: the steps were planned without it
    int number = 0;
    for (const bots::PlannedStep& planned : turn) {
        State state = planned.view.imagine(rules, rng);
        EventList events;
        apply(rules, state, planned.step, &events);
        trace.seat = planned.view.viewer();
        const std::vector<TraceMark> marks = marksOf(events, ++number);
        trace.marks.insert(trace.marks.end(), marks.begin(), marks.end());
    }
    return trace;
}

}  // namespace gnostica::gui
