// The emphasis on the board. Made by code that knows the legal steps; the board only shows it.
#pragma once

#include "engine/model/piece.h"
#include "engine/model/space.h"
#include "engine/model/state.h"

#include <optional>
#include <vector>

namespace gnostica::turn {

/// The result of a step.
struct Preview {
    std::vector<engine::Piece> after{};            ///< pieces that would be new or different
    std::vector<engine::Piece> gone{};             ///< pieces that would leave the board or change
    std::vector<engine::Territory> territories{};  ///< new or different; without a card: removed
    friend bool operator==(const Preview&, const Preview&) = default;
};

/// A thing on the board that can be pointed at: a space, or a piece on it.
struct BoardTarget {
    std::optional<engine::Space> space;
    std::optional<engine::PieceId> piece;
    friend bool operator==(const BoardTarget&, const BoardTarget&) = default;
};

struct BoardMarks {
    std::vector<engine::Space> spaces{};    ///< can be picked now
    std::vector<engine::PieceId> pieces{};  ///< can be picked now
    std::vector<engine::Space> pickedSpaces{};
    std::vector<engine::PieceId> pickedPieces{};
    std::optional<engine::Space> lookedAt{};  ///< emphasised as if picked, but without effect
    std::optional<Preview> preview{};
    bool everything = false;  ///< any space, including the void, and any piece can be picked, without emphasis
    friend bool operator==(const BoardMarks&, const BoardMarks&) = default;
};

/// The emphasis of a thing on the board.
enum class Emphasis : std::uint8_t { none, legal, lookedAt, picked };

}  // namespace gnostica::turn
