// Games played at random, with every promise checked at every moment.
#pragma once

#include "engine/play/game.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

namespace gnostica::tests {

/// One game. Chance and checks come from a seeded generator; the players choose by `below`, a function that gives a
/// number from 0 to its argument - 1: the same generator unless another is given.
class Playout {
public:
    using Below = std::function<std::uint32_t(std::uint32_t)>;

    Playout(engine::Game game, std::uint64_t seed, Below below = {});
    Playout(std::shared_ptr<const engine::Rules> rules, int seats, std::uint64_t seed, Below below = {});

    /// Plays on until the game is over or has that many moments, and takes everything back once in a while and at the
    /// end. What was broken first, and at which moment; empty if nothing was.
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
