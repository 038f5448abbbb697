// The powers of the cards, as described in the ruleset's document.
#pragma once

#include "engine/model/state.h"
#include "engine/rules/rules.h"

#include <nlohmann/json.hpp>

#include <array>
#include <set>
#include <string>
#include <vector>

namespace gnostica::wording {

/// A use of a card: the power's name, and the card's changes to it.
struct PowerUse {
    std::string power;
    nlohmann::json parameters;  ///< all of them

    bool flag(const char* key, bool otherwise = false) const { return parameters.value(key, otherwise); }
    /// True if this parameter, a word or a list, is or contains `word`.
    bool names(const char* key, const char* word) const;
    friend bool operator==(const PowerUse&, const PowerUse&) = default;
};

/// The alternatives of one choice.
using PowerChoice = std::vector<PowerUse>;

/// Two linked powers of one card (LNK), with the effect of the link on them.
struct LinkedUses {
    engine::LinkKind kind = engine::LinkKind::none;
    const PowerUse& first;
    const PowerUse& second;
};

/// The powers of all cards. Immutable.
class Programs {
public:
    explicit Programs(const engine::Rules& rules);

    /// The choices of a card, in order.
    const std::vector<PowerChoice>& of(engine::Card card) const {
        static const std::vector<PowerChoice> none;
        return card.isNone() ? none : programs_[card.index()];
    }
    /// The names of all powers that cards have, each once.
    std::set<std::string> powers() const;

private:
    std::array<std::vector<PowerChoice>, engine::kCardCount> programs_;
};

}  // namespace gnostica::wording
