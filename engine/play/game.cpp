#include "engine/play/game.h"

#include "engine/powers/twins.h"

#include <algorithm>

namespace gnostica::engine {

bool isDeparture(const Moment& moment) {
    const auto* outcome = std::get_if<Chance>(&moment.what);
    return outcome != nullptr && std::holds_alternative<chance::Departure>(*outcome);
}

Game::Game(std::shared_ptr<const Rules> rules, int seats) : rules_(std::move(rules)), state_(newGame(*rules_, seats)) {}

Game::Game(std::shared_ptr<const Rules> rules, const State& start) : rules_(std::move(rules)), state_(start) {}

std::optional<Refusal> Game::play(const Step& step) {
    StepList steps;
    legalSteps(*rules_, state_, steps);
    const auto listed = [&](const Step& one) { return std::ranges::find(steps, one) != steps.end(); };
    if (!listed(step) && !listed(standIn(Table(*rules_, state_), step))) {
        const auto refusal = explain(*rules_, state_, step);
        return refusal ? refusal : Refusal{.code = RefusalCode::notNow, .rule = {"TRN-2"}};
    }
    State after = state_;
    EventList events;
    apply(*rules_, after, step, &events);
    remember(step, engine::decider(*rules_, state_), std::move(events), after);
    return std::nullopt;
}

bool Game::play(const Chance& outcome) {
    if (!fits(*rules_, state_, outcome)) {
        return false;
    }
    State after = state_;
    EventList events;
    apply(*rules_, after, outcome, &events);
    remember(outcome, Seat::chance, std::move(events), after);
    return true;
}

void Game::remember(const Happening& what, Seat who, EventList events, const State& after) {
    moments_.resize(position_);
    moments_.push_back(Moment{.before = state_, .who = who, .what = what, .events = std::move(events)});
    position_ = moments_.size();
    state_ = after;
}

void Game::undo() {
    if (canUndo()) {
        state_ = moments_[--position_].before;
    }
}

void Game::redo() {
    if (canRedo()) {
        // The state after a moment is the state before the next; after the last moment, it is computed.
        State after = state_;
        if (position_ + 1 < moments_.size()) {
            after = moments_[position_ + 1].before;
        } else {
            std::visit([&](const auto& what) { apply(*rules_, after, what); }, moments_.back().what);
        }
        state_ = after;
        ++position_;
    }
}

void Game::catchUp(const Game& ahead, std::size_t from) {
    const std::size_t same = std::min({from, moments_.size(), ahead.moments_.size()});
    moments_.resize(same);
    moments_.insert(moments_.end(), ahead.moments_.begin() + static_cast<std::ptrdiff_t>(same), ahead.moments_.end());
    position_ = ahead.position_;
    state_ = ahead.state_;
}

}  // namespace gnostica::engine
