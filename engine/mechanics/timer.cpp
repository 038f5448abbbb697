#include "engine/mechanics/timer.h"

#include "engine/mechanics/highest_score.h"
#include "engine/model/rng.h"
#include "engine/powers/referee.h"

#include <algorithm>
#include <array>

namespace gnostica::engine {

namespace {

/// The most rounds or minutes that a position can state.
constexpr int kLongestTimer = 255;

}  // namespace

const Timer* Timer::of(const Rules& rules) {
    for (const auto& mechanic : rules.mechanics) {
        if (const auto* timer = dynamic_cast<const Timer*>(mechanic.get())) {
            return timer;
        }
    }
    return nullptr;
}

int Timer::minutesIn(const Rules& rules, const State& state) {
    const Timer* timer = of(rules);
    return timer != nullptr && timer->parameters_.mode == TimerMode::minutes ? timer->remaining(state) : 0;
}

void Timer::reset(const Rules&, State& state) const {
    remember(state, Memory{});
}

void Timer::open(State& state) const {
    Memory memory;
    memory.toBeDrawn = parameters_.mode == TimerMode::off ? 0 : 1;
    remember(state, memory);
}

bool Timer::takesFloor(Referee& referee, Hook hook) const {
    if (hook != Hook::gameStart || recall<Memory>(referee.state).toBeDrawn == 0) {
        return false;
    }
    referee.await(ChanceKind::timer);
    return true;
}

Chance Timer::draw(const Table&, ChanceKind, Rng& rng) const {
    const auto range = static_cast<std::uint32_t>(parameters_.maximum - parameters_.minimum + 1);
    return chance::Timer{static_cast<std::uint8_t>(static_cast<std::uint32_t>(parameters_.minimum) + rng.below(range))};
}

void Timer::resolve(Referee& referee, const Chance& outcome) const {
    if (std::holds_alternative<chance::TimeUp>(outcome)) {
        ring(referee);
        return;
    }
    referee.state.turn.awaiting = ChanceKind::none;
    Memory memory;
    memory.left = std::get<chance::Timer>(outcome).count;
    remember(referee.state, memory);
}

bool Timer::accepts(const State& state, const chance::TimeUp&) const {
    return parameters_.mode == TimerMode::minutes && remaining(state) > 0;
}

bool Timer::mayDraw(const chance::Timer& drawn) const {
    return drawn.count >= parameters_.minimum && drawn.count <= parameters_.maximum;
}

void Timer::onRoundEnd(Referee& referee) const {
    auto memory = recall<Memory>(referee.state);
    if (parameters_.mode != TimerMode::rounds || memory.left == 0) {
        return;
    }
    --memory.left;
    ++memory.passed;
    remember(referee.state, memory);
    if (memory.left == 0) {
        ring(referee);
    }
}

void Timer::ring(Referee& referee) const {
    referee.report(event::TimerRang{});
    referee.takeBackHalf();
    referee.endGame(seatsWithHighestScore(referee.rules, referee.state), ordinal());
}

void Timer::addEndConditions(const Table& table, EndConditions& conditions) const {
    const int left = remaining(table.state);
    if (left > 0) {
        conditions.bestScoreWins = true;
        conditions.turnsLeft = static_cast<float>(left * table.state.seatsLeft());  // a minute: one turn per seat
    }
}

void Timer::conceal(State& state, Seat) const {
    auto memory = recall<Memory>(state);
    memory.left = memory.left > 0 ? 1 : 0;  // players know that it runs, but not for how long
    remember(state, memory);
}

void Timer::concealChance(Chance& outcome, Seat) const {
    if (auto* drawn = std::get_if<chance::Timer>(&outcome)) {
        drawn->count = 0;
    }
}

void Timer::imagine(const Rules&, State& state, Seat, HiddenCards&, Rng& rng) const {
    auto memory = recall<Memory>(state);
    if (memory.left == 0) {
        return;
    }
    const int least = std::max(1, parameters_.minimum - memory.passed);
    const int most = std::max(least, parameters_.maximum - memory.passed);
    memory.left = static_cast<std::uint8_t>(static_cast<std::uint32_t>(least) +
                                            rng.below(static_cast<std::uint32_t>(most - least + 1)));
    remember(state, memory);
}

// The state counts the rounds, but not the minutes.
void Timer::imagineAfter(State& imagined, int minutes, Rng& rng) const {
    auto memory = recall<Memory>(imagined);
    if (parameters_.mode != TimerMode::minutes || memory.left == 0) {
        return;
    }
    const int least = std::clamp(minutes + 1, parameters_.minimum, parameters_.maximum);
    memory.left = static_cast<std::uint8_t>(static_cast<std::uint32_t>(least) +
                                            rng.below(static_cast<std::uint32_t>(parameters_.maximum - least + 1)));
    remember(imagined, memory);
}

void Timer::prolong(State& state, int by) const {
    auto memory = recall<Memory>(state);
    if (memory.left > 0) {
        memory.left = static_cast<std::uint8_t>(memory.left + by);
        remember(state, memory);
    }
}

std::span<const std::string_view> Timer::fieldNames() const {
    static constexpr std::array<std::string_view, 1> names{"timer"};
    return names;
}

std::optional<FieldProblem> Timer::readField(std::string_view, const PlainValue& value, State& state) const {
    if (parameters_.mode == TimerMode::off) {
        return FieldProblem::switchedOff;
    }
    const auto* number = numberIn(value, 1, kLongestTimer);
    if (number == nullptr) {
        return FieldProblem::wrongValue;
    }
    Memory memory;
    memory.left = static_cast<std::uint8_t>(*number);
    remember(state, memory);
    return std::nullopt;
}

FieldForm Timer::form(std::string_view) const {
    if (parameters_.mode == TimerMode::off) {
        return {FieldForm::Kind::off};
    }
    return {FieldForm::Kind::number, 1, kLongestTimer};
}

PlainValues Timer::writeFields(const State& state) const {
    const int left = remaining(state);
    return left > 0 ? PlainValues{{"timer", std::int64_t{left}}} : PlainValues();
}

std::string Timer::memoryText(const State& state) const {
    const auto memory = recall<Memory>(state);
    return "due " + std::to_string(memory.toBeDrawn) + " passed " + std::to_string(memory.passed);
}

}  // namespace gnostica::engine
