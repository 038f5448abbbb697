// The one description of everything that a ruleset document can set. Loader, checker, JSON Schema, editor rows,
// rulebook and comparison are all made from it.
#pragma once

#include "engine/rules/refusal.h"

#include <nlohmann/json_fwd.hpp>

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace gnostica::engine {

enum class OptionType : std::uint8_t { boolean, integer, choice, choiceSet };

/// One setting of a ruleset.
struct Option {
    /// The name under which a position, the command line and a dialog may set it: "target". Unique: where two suits
    /// name the same power, the first has the plain key, and the others put themselves before it: "disc.swordPips".
    std::string key;
    /// Where it stands in the document (RFC 6901): "/end/target". For a parameter of a power or a mechanic:
    /// relative to the object of its parameters, "/ignoreLimit".
    std::string pointer;
    OptionType type = OptionType::boolean;
    int minimum = 0;  ///< integers
    int maximum = 0;
    std::vector<std::string> choices;  ///< choice, choiceSet
    RuleId rule;
    bool isRuling = false;  ///< the rules mark it *Ruling*
    /// The mechanic without which it means nothing and may be left out, or empty.
    std::string needs = {};
};

/// The settings of every ruleset (players, stash, hand, deck, board, start, turn, minions, end, rulings); the
/// parameters of powers and mechanics are described where these are registered.
std::span<const Option> generalOptions();

/// False for a setting that means nothing in this document, because the mechanic that it needs is not in it.
bool applies(const Option& option, const nlohmann::json& document);

class Registry;

/// Every option of one (merged) document: the general ones, the parameters of the powers that its suits name, and
/// those of its mechanics. Pointers are complete here.
std::vector<Option> optionsOf(const nlohmann::json& document, const Registry& registry);

}  // namespace gnostica::engine
