// The initial layout of cards while the user edits it.
#pragma once

#include "engine/model/card.h"
#include "engine/rules/start_layout.h"

#include <nlohmann/json.hpp>

#include <array>
#include <string>
#include <vector>

namespace gnostica::gui {

/// The largest board that a document can describe, and its cards. A layout starts in the middle with room on all sides;
/// in the document it starts at its own corner. Unchanged rows are written as they were, and changed rows keep the
/// alignment of their cells.
class LayoutPlan {
public:
    static constexpr int kSide = engine::kLongestLayout;

    struct Square {
        int column = 0;
        int row = 0;
        friend bool operator==(const Square&, const Square&) = default;
    };

    LayoutPlan() { clear(); }
    /// Reads the rows of a document. Ignores cells outside the board and rows that are not texts.
    explicit LayoutPlan(const nlohmann::json& rows);

    nlohmann::json toJson() const;

    /// As in documents: "*", ".", "sun" or an unknown text.
    const std::string& cell(Square square) const { return cells_[at(square)]; }
    bool isHole(Square square) const { return cell(square) == engine::kHoleCell; }
    bool isAnyCard(Square square) const { return cell(square) == engine::kAnyCardCell; }
    /// The card of a square; Card::none() if none is specified.
    engine::Card cardAt(Square square) const;

    int territories() const;
    /// Size of the smallest rectangle round everything; 0 if there is nothing.
    int columns() const;
    int rows() const;

    void dig(Square square) { cells_[at(square)] = engine::kHoleCell; }
    void putAnyCard(Square square) { cells_[at(square)] = engine::kAnyCardCell; }
    /// Places a card. If it was on another square, that square becomes a random card.
    void put(Square square, engine::Card card);
    void clear();
    /// Replaces everything by a rectangle of random cards.
    void fill(int columns, int rows);

private:
    struct Box {
        int left = kSide;
        int top = kSide;
        int right = -1;
        int bottom = -1;
    };

    static std::size_t at(Square square) { return static_cast<std::size_t>(square.row * kSide + square.column); }
    Box box() const;
    std::string rowText(int row, const Box& box) const;
    std::size_t widthOf(int column) const;

    std::array<std::string, static_cast<std::size_t>(kSide* kSide)> cells_;
    std::vector<std::string> given_;  ///< the original rows
    Square corner_;                   ///< their original corner
};

}  // namespace gnostica::gui
