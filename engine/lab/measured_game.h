// One game of an experiment, played and measured with every metric.
#pragma once

#include "engine/bots/evaluation.h"
#include "engine/lab/announcements.h"
#include "engine/lab/entrants.h"
#include "engine/lab/metrics.h"
#include "engine/lab/running_game.h"
#include "engine/notation/record.h"
#include "engine/play/game.h"

#include <array>
#include <cstdint>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace gnostica::engine::lab {

class UseCatalog;

/// The plan of a game. It determines the game completely, unless a budget ends by time.
struct GamePlan {
    std::shared_ptr<const Rules> rules;
    int seats = 2;
    PerSeat<Entrant> entrants;
    PerSeat<std::uint64_t> playerSeeds;
    /// For PairedChance.
    std::uint64_t chanceSeed = 0;
    /// Number of choices after which the game is cut.
    int longest = kPlyCap;
    /// Keep the course of the game, turn by turn (MeasuredGame::course)?
    bool courses = true;
    /// The catalog of these rules, if it is shared by many games; otherwise it is made for this game.
    std::shared_ptr<const UseCatalog> catalog;
};

/// The possessions of a seat at the start of a turn.
struct SeatRow {
    int score = 0;
    int territories = 0;  ///< held alone: with own pieces and without pieces of enemies
    int pieces = 0;
    int hand = 0;      ///< cards
    float chance = 0;  ///< of winning, by bots::Evaluation::judge
    friend bool operator==(const SeatRow&, const SeatRow&) = default;
};

/// The game at the start of a turn.
struct TurnRow {
    int turn = 0;  ///< from 1
    Seat mover = Seat::none;
    Seat leader = Seat::none;  ///< has more points than every other player in the game
    PerSeat<SeatRow> seats;
    int territories = 0;  ///< on the board
    int wasteland = 0;    ///< pieces there
    friend bool operator==(const TurnRow&, const TurnRow&) = default;
};

/// How often something could be used and was used, at most once per choice.
struct Use {
    enum class What : std::uint8_t {
        card,   ///< playing it, or activating its territory; `id` as in the notation: "cups-ace"
        power,  ///< a power of the card in use; `id` as in documents: "rod"
        step    ///< a kind of step; `id` is its beginning in the notation, without a piece: "place", "cup create"
    };
    What what{};
    std::string id;
    int used = 0;
    int legal = 0;  ///< choices at which it was legal
    friend bool operator==(const Use&, const Use&) = default;
};

struct MeasuredGame {
    MeasuredGame();

    /// Indexed by Metric; NaN if undefined.
    std::array<double, kGameMetrics> values;
    double operator[](Metric metric) const { return values[index(metric)]; }

    /// The share of the win (bots::resultOf); if the game was cut, the remaining seats share the win.
    bots::Values result;
    bool capped = false;
    bool abandoned = false;  ///< stopped by a request: nothing else counts
    int turns = 0;
    int decisions = 0;
    Ending ending;
    std::vector<TurnRow> course;  ///< of each turn; empty unless the plan asks for it
    /// All cards and powers of the ruleset, and the kinds of step that were ever legal, in a fixed order.
    std::vector<Use> uses;
    std::vector<Announced> announcements;
    std::vector<Happening> happenings;  ///< from the deal on
};

/// Plays a game of the plan and measures it. Equal plans give equal games and values, to the bit, on every machine:
/// sums follow the order of the game, and from the C library only the exponential (evaluation) and the logarithm
/// (entropy, see Metric::uncertainty) are used.
MeasuredGame playMeasured(const GamePlan& plan, const std::stop_token& stop = {});

/// The game, as if its record had been read, with the seed of chance.
LoadedRecord replayed(const GamePlan& plan, const MeasuredGame& game);

}  // namespace gnostica::engine::lab
