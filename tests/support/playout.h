// Games played at random, with every promise checked at every step.
#pragma once

#include "engine/play/game.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

namespace gnostica::tests {

/// One game. Chance and checks use a seeded generator; the players choose with `below`, a function that returns a
/// number from 0 to its argument - 1: by default the same generator.
class Playout {
public:
    using Below = std::function<std::uint32_t(std::uint32_t)>;

    Playout(engine::Game game, std::uint64_t seed, Below below = {});
    Playout(std::shared_ptr<const engine::Rules> rules, int seats, std::uint64_t seed, Below below = {});

    /// Plays until the game is over or its history has that many entries; checks undo at random and a replay at the
    /// end. Returns the first broken promise and its place in the history; empty if there is none.
    std::string run(std::size_t moments);
    /// Plays without checking anything.
    void play(std::size_t moments);

    const engine::Game& game() const { return game_; }

private:
    void advance();
    void decide();
    std::string checkUndo();
    std::string checkReplay() const;
    std::string broken(const std::string& what) const;

    engine::Game game_;
    engine::Rng rng_;
    Below below_;
    engine::StepList steps_;
};

}  // namespace gnostica::tests
