#include "engine/lab/samples.h"

#include "engine/model/seat.h"

#include <cmath>

namespace gnostica::engine::lab {

namespace {

/// The factor by which a result loses weight for a position one turn earlier.
constexpr double kFade = 0.94;

}  // namespace

void SampleTable::add(const SampleGame& game, const SampleGame::Position& position,
                      std::span<const bots::FeatureRow> rows) {
    if (positions_ % kChunk == 0) {
        chunks_.emplace_back();
    }
    Chunk& chunk = chunks_.back();
    chunk.rows.insert(chunk.rows.end(), rows.begin(), rows.end());
    for (std::size_t seat = 0; seat < game.shares.size(); ++seat) {
        if (((position.left >> seat) & 1U) != 0) {
            chunk.shares.push_back(game.shares[seat]);
        }
    }
    const auto weight = static_cast<float>(std::pow(kFade, position.turnsLeft));
    chunk.seats.push_back(static_cast<std::uint8_t>(rows.size()));
    chunk.weights.push_back(weight);
    if (++positions_ % kChunk == 0) {
        chunk.rows.shrink_to_fit();
        chunk.shares.shrink_to_fit();
    }
    games_ += last_ == game.number ? 0 : 1;
    last_ = game.number;
    rows_ += rows.size();
    weight_ += static_cast<double>(weight);
}

void RoundSamples::add(const SampleGame& game) {
    const std::span<const bots::FeatureRow> rows(game.rows);
    std::size_t from = 0;
    for (const SampleGame::Position& position : game.positions) {
        const auto left = static_cast<std::size_t>(countBits(position.left));
        (left > 2 ? more : two).add(game, position, rows.subspan(from, left));
        from += left;
    }
}

}  // namespace gnostica::engine::lab
