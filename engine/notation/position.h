// Positions as JSON: what bug reports, scenarios and the editor of positions are written in.
#pragma once

#include "engine/documents/diagnostic.h"
#include "engine/documents/document.h"
#include "engine/model/state.h"
#include "engine/rules/rules.h"

#include <nlohmann/json.hpp>

#include <functional>
#include <map>
#include <memory>
#include <string>

namespace gnostica::engine {

/// Where the rulesets that positions name come from. Compiles each choice of ruleset, expansions and options once.
class RulesSource {
public:
    /// Reads the document that a position names by its path; nothing is read where this is empty.
    using Resolver = std::function<Expected<nlohmann::json>(const std::string& path)>;

    /// Library and registry must live as long as this.
    RulesSource(const Library& library, const Registry& registry, Resolver resolver = {})
        : library_(library),
          registry_(registry),
          resolver_(std::move(resolver)) {}

    /// The rules that the keys "variant", "expansions" and "options" of a position mean.
    Checked<std::shared_ptr<const Rules>> rulesFor(const nlohmann::json& position);

private:
    Checked<RulesetChoice> choiceOf(const nlohmann::json& position) const;
    Expected<nlohmann::json> documentAt(const std::string& path) const;

    const Library& library_;
    const Registry& registry_;
    Resolver resolver_;
    std::map<std::string, std::shared_ptr<const Rules>> compiled_;
};

/// Rules and the state at the start of a turn (or of the bids).
struct Position {
    std::shared_ptr<const Rules> rules;
    State state;
};

/// Reads a position. All problems carry a JSON pointer into it; after one with the ruleset nothing else is checked.
Checked<Position> readPosition(const nlohmann::json& position, RulesSource& source);
/// The same by rules that are there already; the keys that name a ruleset are not looked at.
Checked<Position> readPosition(const nlohmann::json& position, std::shared_ptr<const Rules> rules);

/// How a position that is written names its ruleset.
enum class RulesetNaming : std::uint8_t {
    byId,  ///< id and expansions; for rules without further changes
    whole  ///< the whole document
};

/// Writes what readPosition() reads: the table as it is, at the start of the turn of whoever is to move. What has
/// happened within a turn is not part of the format.
nlohmann::json writePosition(const Rules& rules, const State& state, RulesetNaming naming = RulesetNaming::byId);

}  // namespace gnostica::engine
