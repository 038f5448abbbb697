#include "app/gui/windows/game/recap/recap.h"

#include "app/gui/shared/board/motion/piece_story.h"

#include <algorithm>
#include <functional>
#include <iterator>
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

/// True if the end of a turn decides an announced last turn, or ends the game of a player.
bool isDecisive(const ToldMoment& moment) {
    return std::ranges::any_of(moment.events(), [](const Event& event) {
        return std::holds_alternative<event::ChallengeJudged>(event) ||
               std::holds_alternative<event::SeatEliminated>(event);
    });
}

/// Does the step deserve a line?
bool isWorthTelling(const ToldMoment& moment) {
    const Step* step = moment.step();
    if (step == nullptr || std::holds_alternative<step::Skip>(*step) || std::holds_alternative<step::Bid>(*step)) {
        return false;
    }
    return !std::holds_alternative<step::Done>(*step) || isDecisive(moment);
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

/// Collects the items of a recap.
class RecapMaker {
public:
    RecapMaker(std::span<const ToldMoment> told, Seat viewer) : told_(told), viewer_(viewer) {}

    /// Adds a step with the results of chance that follow it.
    void add(std::size_t place) {
        const ToldMoment& moment = told_[place];
        if (!continues(moment)) {
            finish();
            recap_.items.push_back({.number = static_cast<int>(recap_.items.size()) + 1, .seat = moment.who()});
            turn_ = moment.before().open().turnsPlayed;
        }
        RecapItem& item = recap_.items.back();
        EventList events;
        std::size_t next = place;
        do {
            item.moments.push_back(next);
            events.insert(events.end(), told_[next].events().begin(), told_[next].events().end());
        } while (++next < told_.size() && told_[next].who() == Seat::chance);
        item.weight = std::max(item.weight, weightOfStep(*moment.step(), events, viewer_));
        if (const Card card = playedIn(events); !card.isNone()) {
            played_ = card;
        }
        mark(events, std::holds_alternative<step::Activate>(*moment.step()));
    }

    Recap take() {
        finish();
        return std::move(recap_);
    }

private:
    /// Powers belong to the card that was played or activated before them.
    bool continues(const ToldMoment& moment) const {
        const State& state = moment.before().open();
        return !recap_.items.empty() && recap_.items.back().seat == moment.who() && state.turn.stage == Stage::power &&
               state.turnsPlayed == turn_;
    }

    /// A territory is marked as activated unless its powers leave marks of their own.
    void mark(const EventList& events, bool isActivation) {
        const std::vector<TraceMark> more = marksOf(events, recap_.items.back().number);
        std::ranges::copy(spacesOf(more), std::back_inserter(spaces_));
        if (isActivation_ && !more.empty()) {
            marks_.clear();
        }
        isActivation_ = isActivation || (isActivation_ && more.empty());
        for (TraceMark mark : more) {
            const bool isNumbered =
                std::ranges::any_of(marks_, [&](const TraceMark& other) { return other.at == mark.at; });
            mark.number = isNumbered ? 0 : mark.number;  // once for each space
            marks_.push_back(mark);
        }
    }

    /// Completes the last item.
    void finish() {
        const Card played = std::exchange(played_, Card::none());
        isActivation_ = false;
        for (const Space space : std::exchange(spaces_, {})) {
            std::vector<Space>& known = recap_.items.back().spaces;
            if (std::ranges::find(known, space) == known.end()) {
                known.push_back(space);
            }
        }
        if (!marks_.empty()) {
            marks_.front().card = played;
            BoardTrace& trace = traceFor(recap_.traces, recap_.items.back().seat);
            trace.marks.insert(trace.marks.end(), marks_.begin(), marks_.end());
            marks_.clear();
        }
    }

    std::span<const ToldMoment> told_;
    Seat viewer_;
    Recap recap_;
    // Of the last item
    int turn_ = 0;
    Card played_ = Card::none();
    std::vector<TraceMark> marks_;
    std::vector<Space> spaces_;
    bool isActivation_ = false;  ///< the last marks are those of an activated territory
};

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
    RecapMaker maker(told, viewer);
    for (auto i = static_cast<std::size_t>(told.rend() - own); i < told.size(); ++i) {
        const Seat who = told[i].who();
        const bool isTold = isWorthTelling(told[i]) && who != viewer;
        if (isPlayer(who) && (isTold || revealsBids(told[i]))) {
            maker.add(i);
        }
    }
    return maker.take();
}

std::vector<RecapItem> byWeight(std::vector<RecapItem> items) {
    std::ranges::stable_sort(items, std::greater(), &RecapItem::weight);
    return items;
}

}  // namespace gnostica::gui
