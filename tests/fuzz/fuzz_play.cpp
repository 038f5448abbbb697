// A game of any variant in which each choice is one byte: chance, legal and illegal steps, and undo. Nothing crashes,
// and no listed step is refused.
#include "engine/play/game.h"
#include "tests/fuzz/fuzz_rules.h"

#include <algorithm>
#include <span>

using namespace gnostica::engine;
using gnostica::fuzz::Choices;
using gnostica::fuzz::require;

namespace {

constexpr std::size_t kMoments = 400;

/// A step from a different position of the game may be explained.
void tryStrayStep(Game& game, Choices& choices) {
    const auto history = game.history();
    if (history.empty()) {
        return;
    }
    const Moment& moment = history[choices.below(history.size())];
    const auto* step = std::get_if<Step>(&moment.what);
    if (step == nullptr || moment.before.pieceCount > game.state().pieceCount) {
        return;  // it may name a missing piece
    }
    const State before = game.state();
    const auto refusal = explain(game.rules(), before, *step);
    require(!refusal || !refusal->rule.text.empty());
    require(game.state() == before);
}

void takeBack(Game& game, Choices& choices) {
    const State now = game.state();
    std::size_t count = std::min<std::size_t>(game.history().size(), choices.below(6));
    for (std::size_t i = 0; i < count; ++i) {
        game.undo();
    }
    for (; count > 0; --count) {
        game.redo();
    }
    require(game.state() == now && hash(game.state()) == hash(now));
}

void decide(Game& game, Choices& choices, StepList& steps) {
    legalSteps(game.rules(), game.state(), steps);
    require(!steps.empty());
    const Step step = steps[choices.below(steps.size())];
    require(!explain(game.rules(), game.state(), step).has_value());
    require(!game.play(step).has_value());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Choices choices({data, size});
    const std::shared_ptr<const Rules> rules = choices.rules();
    Rng rng(choices.below(65536));
    const auto seats = static_cast<std::size_t>(rules->maxSeats - rules->minSeats + 1);
    Game game(rules, rules->minSeats + static_cast<int>(choices.below(seats)));
    StepList steps;
    while (!choices.atEnd() && !isOver(game.state()) && game.history().size() < kMoments) {
        if (game.decider() == Seat::chance) {
            require(game.play(drawChance(game.rules(), game.state(), rng)));
            continue;
        }
        switch (choices.below(16)) {
        case 0: takeBack(game, choices); break;
        case 1: tryStrayStep(game, choices); break;
        default: decide(game, choices, steps);
        }
    }
    return 0;
}
