#include "app/table/replay/replay.h"

#include <algorithm>

namespace gnostica::table {

using namespace engine;

Replay::Replay(LoadedRecord record, const Game* running, QObject* parent)
    : QObject(parent),
      record_(std::move(record)),
      seating_(seatingAfter(record_.header, record_.game.history())),
      allowed_(allowedEyes(record_.game, seating_, running)),
      eyes_(allowed_.front()),
      marks_(marksOf(record_.game.history())) {}

std::vector<QString> Replay::seatNames() const {
    std::vector<QString> names;
    std::transform(record_.header.names.begin(), record_.header.names.end(), std::back_inserter(names),
                   [](const std::string& name) { return QString::fromStdString(name); });
    return names;
}

// ---- Position -------------------------------------------------------------------------------------------------------

const State& Replay::stateAt(int position) const {
    const auto history = record_.game.history();
    const auto place = static_cast<std::size_t>(position);
    return place < history.size() ? history[place].before : record_.game.state();
}

void Replay::goTo(int position) {
    const int wanted = std::clamp(position, 0, length());
    if (wanted != position_) {
        position_ = wanted;
        Q_EMIT changed();
    }
}

void Replay::showTurn(bool after) {
    const int turn = nextMark(marks_, position_, MarkKind::turn, after);
    goTo(turn != position_ ? turn : after ? length() : 0);
}

void Replay::showMark(bool after) {
    goTo(nextWeighty(marks(), position_, after));
}

// ---- Viewpoint ------------------------------------------------------------------------------------------------------

void Replay::setEyes(const Eyes& eyes) {
    if (eyes != eyes_ && std::find(allowed_.begin(), allowed_.end(), eyes) != allowed_.end()) {
        eyes_ = eyes;
        Q_EMIT changed();
    }
}

void Replay::setRunning(const Game* running) {
    std::vector<Eyes> allowed = allowedEyes(record_.game, seating_, running);
    if (allowed == allowed_) {
        return;
    }
    allowed_ = std::move(allowed);
    const bool mayStay = std::find(allowed_.begin(), allowed_.end(), eyes_) != allowed_.end();
    eyes_ = mayStay ? eyes_ : allowed_.front();
    Q_EMIT changed();
}

Seat Replay::viewer() const {
    switch (eyes_.kind) {
    case Eyes::Kind::open: return Seat::none;
    case Eyes::Kind::seat: return eyes_.seat;
    case Eyes::Kind::decider: return isPlayer(decider()) ? decider() : Seat::none;
    }
    return Seat::none;
}

View Replay::view() const {
    return {rules(), shownState(), viewer()};
}

/// For Kind::decider only what is open is told: if not, the whole log would change with every step.
const std::vector<ToldMoment>& Replay::told() const {
    const Seat to = eyes_.kind == Eyes::Kind::decider ? Seat::none : viewer();
    if (toldTo_ != to) {
        toldTo_ = to;
        told_.clear();
        for (const Moment& moment : record_.game.history()) {
            told_.emplace_back(rules(), moment, to);
        }
    }
    return told_;
}

EventList Replay::seen(int from) const {
    EventList events;
    for (int i = std::max(from, 0); i < position_; ++i) {
        for (const Event& event : record_.game.history()[static_cast<std::size_t>(i)].events) {
            events.push_back(visibleTo(rules(), event, viewer()));
        }
    }
    return events;
}

EventList Replay::recentEvents() const {
    const int turn = nextMark(marks_, position_ + 1, MarkKind::turn, false);
    return seen(nextMark(marks_, turn, MarkKind::turn, false) - 1);
}

// ---- Marks ----------------------------------------------------------------------------------------------------------

std::vector<TimelineMark> Replay::marks() const {
    std::vector<TimelineMark> all = marks_;
    for (const int position : bookmarks_) {
        all.push_back({position, MarkKind::bookmark, Seat::none});
    }
    std::stable_sort(all.begin(), all.end(),
                     [](const TimelineMark& a, const TimelineMark& b) { return a.position < b.position; });
    return all;
}

void Replay::toggleBookmark() {
    if (bookmarks_.erase(position_) == 0) {
        bookmarks_.insert(position_);
    }
    Q_EMIT marksChanged();
}

}  // namespace gnostica::table
