#include "app/gui/windows/game/recap/recap.h"

#include "app/gui/shared/board/motion/piece_story.h"

#include <algorithm>
#include <utility>

namespace gnostica::gui {

using namespace engine;

namespace {

/// Marks of territories. Pieces have stories; other events leave no mark.
class GroundMarks {
public:
    explicit GroundMarks(int number) : number_(number) {}

    std::vector<TraceMark> marks;

    void operator()(const event::TerritoryFounded& event) { add(event.space); }
    void operator()(const event::TerritoryReplaced& event) { add(event.space); }
    void operator()(const event::TerritoryDestroyed& event) { add(event.space); }
    void operator()(const event::TerritoryMoved& event) {
        marks.push_back({.number = number_, .at = event.to, .from = event.from});
    }
    void operator()(const event::CardActivated& event) { add(event.space); }
    template <class Other>
    void operator()(const Other&) {}

private:
    void add(Space space) { marks.push_back({.number = number_, .at = space}); }

    int number_;
};

TraceMark markOf(const PieceStory& story, int number) {
    TraceMark mark{.number = number, .at = story.last.space()};
    if (story.left && !story.came) {
        mark.at = story.first.space();
        mark.ghost = story.first;
    } else if (!story.came && story.first.space() != story.last.space()) {
        mark.from = story.first.space();
        mark.ghost = story.first;
    }
    return mark;
}

/// Does the step deserve a line?
bool isWorthTelling(const ToldMoment& moment) {
    const Step* step = moment.step();
    return step != nullptr && !std::holds_alternative<step::Done>(*step) &&
           !std::holds_alternative<step::Skip>(*step) && !std::holds_alternative<step::Bid>(*step);
}

/// A step of the viewer in one of the viewer's turns.
bool isOwn(const ToldMoment& moment, Seat viewer) {
    return moment.who() == viewer && moment.before().open().turn.mover == viewer;
}

/// When the bids are revealed, they are listed even if the viewer was the last to bid.
bool revealsBids(const ToldMoment& moment) {
    return std::ranges::any_of(moment.events(),
                               [](const Event& event) { return std::holds_alternative<event::BidsRevealed>(event); });
}

/// The card that a step has played from a hand.
Card playedIn(const EventList& events) {
    for (const Event& event : events) {
        if (const auto* played = std::get_if<event::CardPlayed>(&event)) {
            return played->card;
        }
    }
    return Card::none();
}

BoardTrace& traceFor(std::vector<BoardTrace>& traces, Seat seat) {
    const auto known = std::ranges::find(traces, seat, &BoardTrace::seat);
    return known != traces.end() ? *known : traces.emplace_back(BoardTrace{.seat = seat});
}

}  // namespace

std::vector<TraceMark> marksOf(const EventList& events, int number) {
    std::vector<TraceMark> marks;
    for (const PieceStory& story : storiesOf(events)) {
        if (!(story.came && story.left)) {
            marks.push_back(markOf(story, number));
        }
    }
    GroundMarks ground(number);
    for (const Event& event : events) {
        std::visit(ground, event);
    }
    for (const TraceMark& mark : ground.marks) {
        const bool isKnown = std::ranges::any_of(
            marks, [&](const TraceMark& other) { return other.at == mark.at && other.from == mark.from; });
        if (!isKnown) {
            marks.push_back(mark);
        }
    }
    return marks;
}

std::vector<Space> spacesOf(std::span<const TraceMark> marks) {
    std::vector<Space> spaces;
    const auto add = [&spaces](Space space) {
        if (std::ranges::find(spaces, space) == spaces.end()) {
            spaces.push_back(space);
        }
    };
    for (const TraceMark& mark : marks) {
        if (mark.from) {
            add(*mark.from);
        }
        add(mark.at);
    }
    return spaces;
}

Recap recapOf(std::span<const ToldMoment> told, Seat viewer) {
    Recap recap;
    if (!isPlayer(viewer)) {
        return recap;
    }
    const auto own = std::find_if(told.rbegin(), told.rend(), [&](const auto& each) { return isOwn(each, viewer); });
    int number = 0;
    Card played = Card::none();  // not assigned to a space yet
    for (auto i = static_cast<std::size_t>(told.rend() - own); i < told.size(); ++i) {
        const Seat who = told[i].who();
        const bool isTold = isWorthTelling(told[i]) && who != viewer;
        if (!isPlayer(who) || !(isTold || revealsBids(told[i]))) {
            continue;
        }
        EventList events(told[i].events().begin(), told[i].events().end());
        for (std::size_t next = i + 1; next < told.size() && told[next].who() == Seat::chance; ++next) {
            events.insert(events.end(), told[next].events().begin(), told[next].events().end());
        }
        std::vector<TraceMark> marks = marksOf(events, ++number);
        if (const Card card = playedIn(events); !card.isNone() || (i > 0 && told[i - 1].who() != who)) {
            played = card;
        }
        if (!marks.empty()) {
            marks.front().card = std::exchange(played, Card::none());
        }
        recap.items.push_back({number, i, who, spacesOf(marks)});
        if (!marks.empty()) {
            BoardTrace& trace = traceFor(recap.traces, who);
            trace.marks.insert(trace.marks.end(), marks.begin(), marks.end());
        }
    }
    return recap;
}

}  // namespace gnostica::gui
