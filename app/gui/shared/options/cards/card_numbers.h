// Numbers by card, in a form for players.
#pragma once

#include "engine/model/card.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <vector>

namespace gnostica::gui {

/// A named group of cards: the major arcana or a suit.
struct CardGroup {
    std::optional<engine::Suit> suit;  ///< nullopt: the major arcana
    friend bool operator==(const CardGroup&, const CardGroup&) = default;

    bool has(engine::Card card) const;
    static const std::vector<CardGroup>& all();
};

/// A list of cards and groups with a number each. A card has its own number or that of its group. Other parts of the
/// document are kept unchanged.
class CardNumbers {
public:
    struct Row {
        std::optional<CardGroup> group;
        engine::Card card;  ///< for a row that is not a group
        int number = 0;
        friend bool operator==(const Row&, const Row&) = default;
        bool isFor(const Row& other) const { return group == other.group && card == other.card; }
    };

    CardNumbers() = default;
    /// A group in which most cards have the same number becomes one row, followed by rows for the exceptions.
    explicit CardNumbers(const nlohmann::json& numbers);

    nlohmann::json toJson() const;
    const std::vector<Row>& rows() const { return rows_; }

    bool has(const Row& what) const;
    /// Appends a row unless it already exists.
    void add(const Row& row);
    void remove(std::size_t row) { rows_.erase(rows_.begin() + static_cast<std::ptrdiff_t>(row)); }
    void setNumber(std::size_t row, int number) { rows_[row].number = number; }

private:
    std::vector<Row> rows_;
    nlohmann::json rest_ = nlohmann::json::object();
};

}  // namespace gnostica::gui
