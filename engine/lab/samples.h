// Positions of computer games with their results: the data for learning to judge.
#pragma once

#include "engine/bots/features.h"

#include <cstdint>
#include <span>
#include <vector>

namespace gnostica::engine::lab {

/// The data of a game for learning.
struct SampleGame {
    /// The beginning of a turn.
    struct Position {
        std::uint8_t left = 0;        ///< the remaining seats, a bit for each; at least two
        std::uint16_t turnsLeft = 0;  ///< until the end of the game
        friend bool operator==(const Position&, const Position&) = default;
    };

    int number = 0;             ///< in its round, from 0
    std::vector<float> shares;  ///< of the win, by seats
    std::vector<Position> positions;
    std::vector<bots::FeatureRow> rows;  ///< of all positions, one for each remaining seat

    friend bool operator==(const SampleGame&, const SampleGame&) = default;
};

/// The positions that one table of weights is fitted to, in flat arrays. A row takes 172 bytes, a position 5 more:
/// 5,000 games of 100 turns with three seats left take 260 MB.
class SampleTable {
public:
    /// Positions of a chunk. Sums over a table are sums of the sums of its chunks, in order, so they do not depend on
    /// the number of threads.
    static constexpr std::size_t kChunk = 4096;

    struct Chunk {
        std::vector<bots::FeatureRow> rows;
        std::vector<float> shares;        ///< of the win, one for each row
        std::vector<std::uint8_t> seats;  ///< rows of each position
        /// For each position: smaller the longer the game still lasts, as chance and blunders come between.
        std::vector<float> weights;
    };

    /// Adds a position of a game with its rows. The positions of one game must be added consecutively.
    void add(const SampleGame& game, const SampleGame::Position& position, std::span<const bots::FeatureRow> rows);

    const std::vector<Chunk>& chunks() const { return chunks_; }
    int games() const { return games_; }
    std::size_t positions() const { return positions_; }
    std::size_t rows() const { return rows_; }
    /// Sum over all positions.
    double weight() const { return weight_; }

private:
    std::vector<Chunk> chunks_;
    int games_ = 0;
    int last_ = -1;  ///< number of the last game added
    std::size_t positions_ = 0;
    std::size_t rows_ = 0;
    double weight_ = 0;
};

/// The positions of a round, for both tables (bots::Judging).
struct RoundSamples {
    SampleTable two;
    SampleTable more;

    void add(const SampleGame& game);
};

}  // namespace gnostica::engine::lab
