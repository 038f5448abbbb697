// What the cards do, as the ruleset's document describes it.
#pragma once

#include "engine/model/state.h"
#include "engine/rules/rules.h"

#include <nlohmann/json.hpp>

#include <array>
#include <set>
#include <string>
#include <vector>

namespace gnostica::wording {

/// One way of using a decision of a card: the power's name, and what the card adds to it.
struct PowerUse {
    std::string power;
    nlohmann::json parameters;  ///< complete

    bool flag(const char* key, bool otherwise = false) const { return parameters.value(key, otherwise); }
    /// Does a list or a word of the parameters contain this word?
    bool names(const char* key, const char* word) const;
    friend bool operator==(const PowerUse&, const PowerUse&) = default;
};

/// The alternatives of one decision.
using PowerChoice = std::vector<PowerUse>;

/// Two powers of one card that are linked (LNK): what the second may do for the first.
struct LinkedUses {
    engine::LinkKind kind = engine::LinkKind::none;
    const PowerUse& first;
    const PowerUse& second;
};

/// The powers of all cards. Immutable.
class Programs {
public:
    explicit Programs(const engine::Rules& rules);

    /// The decisions of a card, in order.
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
