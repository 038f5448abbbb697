#include "tests/support/playout.h"

#include "tests/support/promises.h"
#include "tests/support/random_play.h"
#include "tests/support/step_parts.h"

namespace gnostica::tests {

using namespace engine;

namespace {

/// How often, in history entries, undo is tried, and how rarely a hidden timer runs out.
constexpr std::uint32_t kUndoEvery = 16;
constexpr std::uint32_t kTimeUpEvery = 200;

bool replays(Game& game, const Happening& what) {
    if (const auto* step = std::get_if<Step>(&what)) {
        return !game.play(*step).has_value();
    }
    return game.play(std::get<Chance>(what));
}

}  // namespace

Playout::Playout(Game game, std::uint64_t seed, Below below)
    : game_(std::move(game)),
      rng_(seed),
      below_(std::move(below)) {}

Playout::Playout(std::shared_ptr<const Rules> rules, int seats, std::uint64_t seed, Below below)
    : Playout(Game(std::move(rules), seats), seed, std::move(below)) {}

void Playout::decide() {
    legalSteps(game_.rules(), game_.state(), steps_);
    const Step step = below_ ? choose(steps_, below_) : choose(steps_, rng_);
    game_.play(step);
}

void Playout::advance() {
    const Chance timeUp = chance::TimeUp{};
    if (rng_.below(kTimeUpEvery) == 0 && fits(game_.rules(), game_.state(), timeUp)) {
        game_.play(timeUp);
    } else if (game_.decider() == Seat::chance) {
        game_.play(drawChance(game_.rules(), game_.state(), rng_));
    } else {
        decide();
    }
}

void Playout::play(std::size_t moments) {
    while (!isOver(game_.state()) && game_.history().size() < moments) {
        advance();
    }
}

std::string Playout::run(std::size_t moments) {
    while (true) {
        legalSteps(game_.rules(), game_.state(), steps_);
        std::string amiss = brokenPromise(game_.rules(), game_.state(), steps_, rng_);
        if (amiss.empty() && rng_.below(kUndoEvery) == 0) {
            amiss = checkUndo();
        }
        if (!amiss.empty()) {
            return broken(amiss);
        }
        if (isOver(game_.state()) || game_.history().size() >= moments) {
            return checkReplay();
        }
        const std::size_t before = game_.history().size();
        advance();
        if (game_.history().size() != before + 1) {
            return broken("a listed step or a drawn outcome is refused");
        }
    }
}

/// Undoes a few history entries and plays them again.
std::string Playout::checkUndo() {
    const State now = game_.state();
    const std::uint64_t there = hash(now);
    const std::size_t back = std::min<std::size_t>(game_.history().size(), 1 + rng_.below(8));
    for (std::size_t i = 0; i < back; ++i) {
        const State expected = game_.history().back().before;
        game_.undo();
        if (!(game_.state() == expected)) {
            return "undo leads elsewhere";
        }
    }
    for (std::size_t i = 0; i < back; ++i) {
        game_.redo();
    }
    return game_.state() == now && hash(game_.state()) == there ? "" : "redo leads elsewhere";
}

/// Replaying the history leads through the same states.
std::string Playout::checkReplay() const {
    const auto history = game_.history();
    if (history.empty()) {
        return {};
    }
    Game again(game_.sharedRules(), history.front().before);
    for (std::size_t i = 0; i < history.size(); ++i) {
        if (!replays(again, history[i].what)) {
            return "moment " + std::to_string(i) + ": refused when it is replayed";
        }
        const State& expected = i + 1 < history.size() ? history[i + 1].before : game_.state();
        if (hash(again.state()) != hash(expected) || !(again.state() == expected)) {
            return "moment " + std::to_string(i) + ": a replay leads elsewhere";
        }
    }
    return {};
}

std::string Playout::broken(const std::string& what) const {
    return "moment " + std::to_string(game_.history().size()) + ": " + what;
}

}  // namespace gnostica::tests
