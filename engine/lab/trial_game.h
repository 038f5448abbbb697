// A game that computers played to try out rules, stored so that it can be shown.
#pragma once

#include "engine/bots/player.h"
#include "engine/lab/announcements.h"
#include "engine/lab/explorer.h"
#include "engine/notation/record.h"
#include "engine/play/game.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace gnostica::engine::lab {

/// From the deal on. Immutable once played; small, as it stores no positions.
struct TrialGame {
    std::shared_ptr<const Rules> rules;
    int number = 0;  ///< in its trial, from 0
    int seats = 0;
    std::uint64_t seed = 0;
    bots::Level level = bots::Level::greedy;
    bool explores = false;  ///< no player in it tries to win
    std::vector<Happening> happenings;
    std::vector<Announced> announcements;
};

/// The game, as if its record had been read.
LoadedRecord replayed(const TrialGame& game);
/// The game as a record (notation/record.h).
std::string recordText(const TrialGame& game);

/// The visible facts of a choice: the position, the legal steps, and the chosen one.
struct TrialDecision {
    const State& state;
    std::span<const Step> legal;
    const Step& chosen;
    std::size_t moment = 0;
};

/// Plays a game until it is over, `longest` choices have been made, or a stop is requested. Chance and players use the
/// seed of `game`, to which its happenings and announcements are added. An explorer plays all seats, if given. Returns
/// the final state.
State playTrialGame(TrialGame& game, int longest, Explorer* explorer,
                    const std::function<void(const TrialDecision&)>& watch, const std::stop_token& stop = {});

}  // namespace gnostica::engine::lab
