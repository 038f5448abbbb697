// Numbers by card, as people see them.
#pragma once

#include "engine/model/card.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <vector>

namespace gnostica::gui {

/// Cards that people speak of together: the major arcana, or a suit.
struct CardGroup {
    std::optional<engine::Suit> suit;  ///< none: the major arcana
    friend bool operator==(const CardGroup&, const CardGroup&) = default;

    bool has(engine::Card card) const;
    static const std::vector<CardGroup>& all();
};

/// A list of cards and groups with a number each. A card has its own number, or else that of its group. What a
/// document says beside these is kept as it is.
class CardNumbers {
public:
    struct Row {
        std::optional<CardGroup> group;
        engine::Card card;  ///< where it is no group
        int number = 0;
        friend bool operator==(const Row&, const Row&) = default;
        bool isFor(const Row& other) const { return group == other.group && card == other.card; }
    };

    CardNumbers() = default;
    /// A group that has a number with few exceptions is one row, with the exceptions behind it.
    explicit CardNumbers(const nlohmann::json& numbers);

    nlohmann::json toJson() const;
    const std::vector<Row>& rows() const { return rows_; }

    bool has(const Row& what) const;
    /// Behind the others, unless it is there already.
    void add(const Row& row);
    void remove(std::size_t row) { rows_.erase(rows_.begin() + static_cast<std::ptrdiff_t>(row)); }
    void setNumber(std::size_t row, int number) { rows_[row].number = number; }

private:
    std::vector<Row> rows_;
    nlohmann::json rest_ = nlohmann::json::object();
};

}  // namespace gnostica::gui
