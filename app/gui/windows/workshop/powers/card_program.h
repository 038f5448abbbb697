// What a card can do, as its editor sees it: decisions one after the other, each for one power or one of several.
#pragma once

#include <nlohmann/json.hpp>

#include <compare>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace gnostica::gui {

/// One power of a card: which decision, and which of its alternatives.
struct PowerPlace {
    std::size_t slot = 0;
    std::size_t alternative = 0;
    friend auto operator<=>(const PowerPlace&, const PowerPlace&) = default;
};

/// A program as documents write it, taken apart. What cannot be read has no slots, and is not to be edited. Whatever
/// changes it says where the power is then; nothing, and it stays as it is, where that cannot be done.
class CardProgram {
public:
    using Uses = std::vector<nlohmann::json>;
    using Moved = std::optional<PowerPlace>;

    CardProgram() = default;
    explicit CardProgram(const nlohmann::json& program);

    bool isReadable() const { return isReadable_; }
    const std::vector<Uses>& slots() const { return slots_; }
    nlohmann::json toJson() const;
    /// Below the pointer of the program.
    std::string pointerOf(PowerPlace place) const;

    bool has(PowerPlace place) const {
        return place.slot < slots_.size() && place.alternative < slots_[place.slot].size();
    }
    bool isFull() const;
    const nlohmann::json& at(PowerPlace place) const { return slots_[place.slot][place.alternative]; }

    /// As a decision of its own, before the slot or behind all.
    Moved insert(std::size_t slot, nlohmann::json use);
    /// As another power to choose from.
    Moved offer(std::size_t slot, nlohmann::json use);
    Moved replace(PowerPlace place, nlohmann::json use);
    /// The power that then stands there. The last one stays: a card can do something.
    Moved remove(PowerPlace place);
    /// One place towards the beginning or the end, among its alternatives where it has some.
    Moved step(PowerPlace place, bool later);
    /// To be a decision of its own, before the one that is at this slot now.
    Moved move(PowerPlace place, std::size_t slot);
    /// To be one of the alternatives of another decision.
    Moved join(PowerPlace place, std::size_t slot);

private:
    nlohmann::json take(PowerPlace place);

    std::vector<Uses> slots_;
    bool isReadable_ = false;
};

}  // namespace gnostica::gui
