// What the board emphasises. Made by those who know the legal steps; the board only shows it.
#pragma once

#include "engine/model/piece.h"
#include "engine/model/space.h"
#include "engine/model/state.h"

#include <optional>
#include <vector>

namespace gnostica::gui {

/// What would come of a step.
struct Preview {
    std::vector<engine::Piece> after{};            ///< pieces that would be new or different
    std::vector<engine::Piece> gone{};             ///< pieces that would leave the board or their look
    std::vector<engine::Territory> territories{};  ///< that would be new or different; no card: it would be gone
    friend bool operator==(const Preview&, const Preview&) = default;
};

/// A thing on the board that one may point at: a space, or a piece on it.
struct BoardTarget {
    std::optional<engine::Space> space;
    std::optional<engine::PieceId> piece;
    friend bool operator==(const BoardTarget&, const BoardTarget&) = default;
};

struct BoardMarks {
    std::vector<engine::Space> spaces{};    ///< may be picked now
    std::vector<engine::PieceId> pieces{};  ///< may be picked now
    std::vector<engine::Space> pickedSpaces{};
    std::vector<engine::PieceId> pickedPieces{};
    std::optional<engine::Space> lookedAt{};  ///< is emphasised as if it were picked, but nothing will come of it
    std::optional<Preview> preview{};
    bool everything = false;  ///< any space, the void too, and any piece may be picked, though nothing is emphasised
    friend bool operator==(const BoardMarks&, const BoardMarks&) = default;
};

/// How a thing on the board is emphasised.
enum class Emphasis : std::uint8_t { none, legal, lookedAt, picked };

}  // namespace gnostica::gui
