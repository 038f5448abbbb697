// One game of an experiment: played, and measured by every metric.
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

/// How a game is to be played. Nothing else has a say in it, as far as no budget ends by time.
struct GamePlan {
    std::shared_ptr<const Rules> rules;
    int seats = 2;
    PerSeat<Entrant> entrants;
    PerSeat<std::uint64_t> playerSeeds;
    /// Of PairedChance.
    std::uint64_t chanceSeed = 0;
    /// Decisions after which it is cut.
    int longest = kPlyCap;
    /// Keep how it went, turn by turn (MeasuredGame::course)?
    bool courses = true;
    /// Of these rules, where somebody has made it once for many games; else it is made for this one.
    std::shared_ptr<const UseCatalog> catalog;
};

/// What a seat has at the start of a turn.
struct SeatRow {
    int score = 0;
    int territories = 0;  ///< held alone: with own pieces, and none of an enemy
    int pieces = 0;
    int hand = 0;      ///< cards
    float chance = 0;  ///< of winning, by bots::Evaluation::judge
    friend bool operator==(const SeatRow&, const SeatRow&) = default;
};

/// The game at the start of a turn.
struct TurnRow {
    int turn = 0;  ///< from 1
    Seat mover = Seat::none;
    Seat leader = Seat::none;  ///< who has more points than everybody else in the game
    PerSeat<SeatRow> seats;
    int territories = 0;  ///< on the board
    int wasteland = 0;    ///< pieces there
    friend bool operator==(const TurnRow&, const TurnRow&) = default;
};

/// How often something could be done, and was: at most once a decision.
struct Use {
    enum class What : std::uint8_t {
        card,   ///< to play it, or activate the territory that it is; `id` as in the notation: "cups-ace"
        power,  ///< of the card whose powers are being decided; `id` as in documents: "rod"
        step    ///< a kind of step; `id` is how it begins in the notation, without a piece: "place", "cup create"
    };
    What what{};
    std::string id;
    int used = 0;
    int legal = 0;  ///< decisions at which it could be done
    friend bool operator==(const Use&, const Use&) = default;
};

struct MeasuredGame {
    MeasuredGame();

    /// By Metric; NaN where it is undefined.
    std::array<double, kGameMetrics> values;
    double operator[](Metric metric) const { return values[index(metric)]; }

    /// The share of the win (bots::resultOf); a game that was cut is shared by those who are still in it.
    bots::Values result;
    bool capped = false;
    bool abandoned = false;  ///< a stop was asked for: nothing else counts
    int turns = 0;
    int decisions = 0;
    Ending ending;
    std::vector<TurnRow> course;  ///< of each turn; empty where the plan does not ask for it
    /// All cards and powers of the ruleset, and the kinds of step that were ever legal; in a fixed order.
    std::vector<Use> uses;
    std::vector<Announced> announcements;
    std::vector<Happening> happenings;  ///< from the deal on
};

/// Plays a game of the plan and measures it. Equal plans give equal games and values, to the bit, on every machine:
/// sums are taken in the order of the game; of the C library only the exponential of the evaluation and the logarithm
/// of the entropy are used (see Metric::uncertainty).
MeasuredGame playMeasured(const GamePlan& plan, const std::stop_token& stop = {});

/// The game, as if its record had been read, with the seed of chance.
LoadedRecord replayed(const GamePlan& plan, const MeasuredGame& game);

}  // namespace gnostica::engine::lab
