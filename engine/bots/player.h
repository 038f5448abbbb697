// Computer players: what the application, the command line and tests ask for a step.
#pragma once

#include "engine/bots/judging.h"
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

/// How well a computer plays, weakest first; after them the quick player for experiments, which is between some of
/// them in strength. Codes; the app words them. New ones go to the end: settings keep numbers.
enum class Level : std::uint8_t { random, greedy, apprentice, adept, master, quick };
inline constexpr int kLevels = static_cast<int>(Level::quick) + 1;

/// The code of a level: "random" … "master", "quick".
std::string_view nameOf(Level level);
std::optional<Level> levelNamed(std::string_view name);

/// All of them, the weakest first: as lists have them.
std::span<const Level> levelsByStrength();
/// The place of a level among these.
int strengthOf(Level level);

/// How long a player may think about one step. Thinking ends by whichever comes first; a budget that only ever ends
/// by its iterations makes the choice reproducible.
struct Budget {
    int iterations = 0;  ///< of the search; players that do not search ignore it
    double seconds = 0;  ///< 0: no limit
    int threads = 1;     ///< searches side by side whose counts are added up
};

/// What a level thinks with unless told otherwise.
Budget budgetOf(Level level);

/// How far the thinking has got; may be read by another thread.
struct Progress {
    std::atomic<int> done{0};
    std::atomic<int> total{0};
};

/// Somebody who decides for a seat. A player keeps what it has thought about one turn until the next step of that
/// turn, and remembers what it did in positions that come again; it never sees more than views. Not to be used by two
/// threads at once.
class Player {
public:
    Player() = default;
    Player(const Player&) = delete;
    Player& operator=(const Player&) = delete;
    virtual ~Player() = default;

    /// A legal step for the viewer, whose decision it must be. Equal views, seeds, budgets and pasts give equal steps,
    /// as far as time does not cut the thinking short. When `stop` is asked for, the best step so far is given soon.
    virtual Step choose(const View& view, const Budget& budget, std::stop_token stop = {},
                        Progress* progress = nullptr) = 0;
};

/// A player of that level for games by these rules.
std::unique_ptr<Player> makePlayer(Level level, std::shared_ptr<const Rules> rules, std::uint64_t seed,
                                   const Judging& judging = shippedJudging());

}  // namespace gnostica::engine::bots
