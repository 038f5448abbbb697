// The powers of a card for its editor: consecutive choices, each of one power or one of several.
#pragma once

#include <nlohmann/json.hpp>

#include <compare>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace gnostica::gui {

/// The place of a power in a card: its slot, and its index among the alternatives.
struct PowerPlace {
    std::size_t slot = 0;
    std::size_t alternative = 0;
    friend auto operator<=>(const PowerPlace&, const PowerPlace&) = default;
};

/// A program of a document, split into slots. An unreadable program has no slots and cannot be edited. Each change
/// returns the new place of the power, or nullopt, without a change, if it is not possible.
class CardProgram {
public:
    using Uses = std::vector<nlohmann::json>;
    using Moved = std::optional<PowerPlace>;

    CardProgram() = default;
    explicit CardProgram(const nlohmann::json& program);

    bool isReadable() const { return isReadable_; }
    const std::vector<Uses>& slots() const { return slots_; }
    nlohmann::json toJson() const;
    /// Relative to the pointer of the program.
    std::string pointerOf(PowerPlace place) const;

    bool has(PowerPlace place) const {
        return place.slot < slots_.size() && place.alternative < slots_[place.slot].size();
    }
    bool isFull() const;
    const nlohmann::json& at(PowerPlace place) const { return slots_[place.slot][place.alternative]; }

    /// Adds a separate power before the slot, or at the end.
    Moved insert(std::size_t slot, nlohmann::json use);
    /// Adds an alternative power.
    Moved offer(std::size_t slot, nlohmann::json use);
    Moved replace(PowerPlace place, nlohmann::json use);
    /// Returns the power that takes its place. The last power cannot be removed: a card must have one.
    Moved remove(PowerPlace place);
    /// Moves a power by one place, within its alternatives if it has any.
    Moved step(PowerPlace place, bool later);
    /// Makes it a separate power before this slot.
    Moved move(PowerPlace place, std::size_t slot);
    /// Makes it an alternative in another slot.
    Moved join(PowerPlace place, std::size_t slot);

private:
    nlohmann::json take(PowerPlace place);

    std::vector<Uses> slots_;
    bool isReadable_ = false;
};

}  // namespace gnostica::gui
