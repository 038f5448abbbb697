#include "app/table/replay/timeline_marks.h"

#include <algorithm>
#include <optional>

namespace gnostica::table {

using namespace engine;

namespace {

std::optional<TimelineMark> markOf(const Event& event, int position) {
    if (const auto* began = std::get_if<event::TurnBegan>(&event)) {
        return TimelineMark{position, MarkKind::turn, began->seat};
    }
    if (std::holds_alternative<event::Dealt>(event) || std::holds_alternative<event::PileShuffled>(event)) {
        return TimelineMark{position, MarkKind::deal, Seat::none};
    }
    if (const auto* announced = std::get_if<event::LastTurnAnnounced>(&event)) {
        return TimelineMark{position, MarkKind::announcement, announced->seat};
    }
    if (const auto* eliminated = std::get_if<event::SeatEliminated>(&event)) {
        return TimelineMark{position, MarkKind::elimination, eliminated->seat};
    }
    if (std::holds_alternative<event::GameOver>(event)) {
        return TimelineMark{position, MarkKind::end, Seat::none};
    }
    return std::nullopt;
}

template <class Predicate>
int nextOf(std::span<const TimelineMark> marks, int position, bool forward, Predicate isWanted) {
    int best = position;
    for (const TimelineMark& mark : marks) {
        const bool ahead = forward ? mark.position > position : mark.position < position;
        const bool nearer = best == position || (forward ? mark.position < best : mark.position > best);
        if (ahead && nearer && isWanted(mark)) {
            best = mark.position;
        }
    }
    return best;
}

}  // namespace

std::vector<TimelineMark> marksOf(std::span<const Moment> moments) {
    std::vector<TimelineMark> marks;
    for (std::size_t i = 0; i < moments.size(); ++i) {
        for (const Event& event : moments[i].events) {
            if (const auto mark = markOf(event, static_cast<int>(i) + 1)) {
                marks.push_back(*mark);
            }
        }
    }
    return marks;
}

int nextMark(std::span<const TimelineMark> marks, int position, MarkKind kind, bool forward) {
    return nextOf(marks, position, forward, [kind](const TimelineMark& mark) { return mark.kind == kind; });
}

int nextWeighty(std::span<const TimelineMark> marks, int position, bool forward) {
    return nextOf(marks, position, forward, [](const TimelineMark& mark) { return mark.kind != MarkKind::turn; });
}

}  // namespace gnostica::table
