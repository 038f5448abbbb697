// Computer players: the source of steps for the application, the command line and tests.
#pragma once

#include "engine/bots/judging.h"
#include "engine/bots/temperament.h"
#include "engine/play/view.h"

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string_view>
#include <vector>

namespace gnostica::engine::bots {

/// The strength of a computer player. Codes; the app words them. New levels go to the end: settings store the numbers.
/// The scripted beginner is a yardstick for measurements, which nobody is offered as an opponent.
enum class Level : std::uint8_t { random, greedy, apprentice, adept, master, quick, beginner, scripted };
inline constexpr int kLevels = static_cast<int>(Level::scripted) + 1;

/// The code of a level: "random" … "scripted".
std::string_view nameOf(Level level);
std::optional<Level> levelNamed(std::string_view name);

/// The levels of opponents, weakest first: the order of lists. The scripted beginner is not one of them.
std::span<const Level> levelsByStrength();
/// The index of a level in levelsByStrength(). The scripted beginner counts as a beginner.
int strengthOf(Level level);

/// The limits of a player's thinking about one step; the first one reached ends it. A budget that only its iterations
/// ever end makes the choice reproducible.
struct Budget {
    int iterations = 0;  ///< of the search; players without a search ignore it
    double seconds = 0;  ///< 0: no limit
    int threads = 1;     ///< parallel searches whose counts are added up
};

/// The default budget of a level.
Budget budgetOf(Level level);

/// Progress of the thinking; other threads may read it.
struct Progress {
    std::atomic<int> done{0};
    std::atomic<int> total{0};
};

/// Chooses steps for a seat. A player keeps its analysis of a turn until the next step of that turn, and remembers its
/// steps in positions that recur; it only ever sees views. Not thread-safe.
class Player {
public:
    Player() = default;
    Player(const Player&) = delete;
    Player& operator=(const Player&) = delete;
    virtual ~Player() = default;

    /// Returns a legal step of the viewer, whose choice it must be. Equal views, seeds, budgets and pasts give equal
    /// steps, unless time cuts the thinking short. After a stop request it soon returns the best step so far.
    virtual Step choose(const View& view, const Budget& budget, std::stop_token stop = {},
                        Progress* progress = nullptr) = 0;
};

/// A player of this level for games under these rules. Levels that do not judge have no temperament.
std::unique_ptr<Player> makePlayer(Level level, std::shared_ptr<const Rules> rules, std::uint64_t seed,
                                   const Judging& judging = shippedJudging(), Temperament temperament = {});

}  // namespace gnostica::engine::bots
