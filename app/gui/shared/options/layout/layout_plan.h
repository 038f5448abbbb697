// Where cards lie at the start of a game, while somebody draws it.
#pragma once

#include "engine/model/card.h"
#include "engine/rules/start_layout.h"

#include <nlohmann/json.hpp>

#include <array>
#include <string>
#include <vector>

namespace gnostica::gui {

/// The largest board that a document can draw, and what lies on it. What is drawn begins in the middle and has room on
/// all sides; in the document it begins at its own corner. Rows that nobody has changed are written as they were, and
/// in those that somebody has, what stands below each other stays so.
class LayoutPlan {
public:
    static constexpr int kSide = engine::kLongestLayout;

    struct Square {
        int column = 0;
        int row = 0;
        friend bool operator==(const Square&, const Square&) = default;
    };

    LayoutPlan() { clear(); }
    /// Rows of a document. What has no room, and what is no text, is left out.
    explicit LayoutPlan(const nlohmann::json& rows);

    nlohmann::json toJson() const;

    /// As documents write it: "*", ".", "sun", or something that means nothing.
    const std::string& cell(Square square) const { return cells_[at(square)]; }
    bool isHole(Square square) const { return cell(square) == engine::kHoleCell; }
    bool isAnyCard(Square square) const { return cell(square) == engine::kAnyCardCell; }
    /// The card that lies there; none where it is not said which.
    engine::Card cardAt(Square square) const;

    int territories() const;
    /// Of the smallest rectangle around everything; 0 where there is nothing.
    int columns() const;
    int rows() const;

    void dig(Square square) { cells_[at(square)] = engine::kHoleCell; }
    void putAnyCard(Square square) { cells_[at(square)] = engine::kAnyCardCell; }
    /// No card lies twice: where it lay before, any card lies now.
    void put(Square square, engine::Card card);
    void clear();
    /// A rectangle of any cards, and nothing else.
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
    std::vector<std::string> given_;  ///< the rows as they were
    Square corner_;                   ///< where they began
};

}  // namespace gnostica::gui
