#include "app/gui/panels/plugins/seen_events.h"

#include <algorithm>
#include <iterator>

namespace gnostica::gui {

using namespace engine;

namespace {

bool maySee(const Event& event, Seat viewer) {
    const auto* drawn = std::get_if<event::CardDrawn>(&event);
    return drawn == nullptr || drawn->seat == viewer;
}

}  // namespace

EventList seenEvents(std::span<const Event> events, Seat viewer) {
    EventList seen;
    std::copy_if(events.begin(), events.end(), std::back_inserter(seen),
                 [viewer](const Event& event) { return maySee(event, viewer); });
    return seen;
}

EventList recentEvents(std::span<const Moment> history, Seat viewer) {
    std::size_t from = history.size();
    for (int turns = 0; from > 0 && turns < 2; --from) {
        const EventList& events = history[from - 1].events;
        turns += static_cast<int>(std::count_if(events.begin(), events.end(), [](const Event& event) {
            return std::holds_alternative<event::TurnBegan>(event);
        }));
    }
    EventList recent;
    for (const Moment& moment : history.subspan(from)) {
        const EventList seen = seenEvents(moment.events, viewer);
        recent.insert(recent.end(), seen.begin(), seen.end());
    }
    return recent;
}

}  // namespace gnostica::gui
