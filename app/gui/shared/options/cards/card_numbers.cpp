#include "app/gui/shared/options/cards/card_numbers.h"

#include "engine/model/card_keys.h"

#include <algorithm>
#include <map>

namespace gnostica::gui {

using engine::Card;
using nlohmann::json;

namespace {

using Numbers = std::map<Card, int>;

/// The most common number in a group, if all its cards have one and more than half have this one.
std::optional<int> usualNumber(const CardGroup& group, const Numbers& numbers) {
    std::map<int, int> times;
    int size = 0;
    for (int i = 0; i < engine::kCardCount; ++i) {
        if (!group.has(Card(i))) {
            continue;
        }
        const auto found = numbers.find(Card(i));
        if (found == numbers.end()) {
            return std::nullopt;
        }
        ++times[found->second];
        ++size;
    }
    const auto most = std::ranges::max_element(times, {}, &std::pair<const int, int>::second);
    return most->second * 2 > size ? std::optional(most->first) : std::nullopt;
}

}  // namespace

bool CardGroup::has(Card card) const {
    return suit ? !card.isMajor() && card.suit() == *suit : card.isMajor();
}

const std::vector<CardGroup>& CardGroup::all() {
    static const std::vector<CardGroup> groups{
        {}, {engine::Suit::cups}, {engine::Suit::rods}, {engine::Suit::discs}, {engine::Suit::swords}};
    return groups;
}

CardNumbers::CardNumbers(const json& numbers) {
    Numbers known;
    for (const auto& [key, value] : numbers.items()) {
        const auto card = engine::cardCalled(key);
        if (card && value.is_number_integer()) {
            known.emplace(*card, value.get<int>());
        } else {
            rest_[key] = value;
        }
    }
    for (const CardGroup& group : CardGroup::all()) {
        if (const auto usual = usualNumber(group, known)) {
            rows_.push_back({group, {}, *usual});
            std::erase_if(known, [&](const auto& each) { return group.has(each.first) && each.second == *usual; });
        }
    }
    for (const auto& [card, number] : known) {
        rows_.push_back({{}, card, number});
    }
}

json CardNumbers::toJson() const {
    json numbers = rest_;
    for (const Row& row : rows_) {
        for (int i = 0; row.group && i < engine::kCardCount; ++i) {
            if (row.group->has(Card(i))) {
                numbers[engine::cardKey(Card(i))] = row.number;
            }
        }
    }
    for (const Row& row : rows_) {
        if (!row.group) {
            numbers[engine::cardKey(row.card)] = row.number;
        }
    }
    return numbers;
}

bool CardNumbers::has(const Row& what) const {
    return std::ranges::any_of(rows_, [&](const Row& row) { return row.isFor(what); });
}

void CardNumbers::add(const Row& row) {
    if (!has(row)) {
        rows_.push_back(row);
    }
}

}  // namespace gnostica::gui
