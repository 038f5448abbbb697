// Positions as JSON: the format of bug reports, scenarios and the position editor.
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

/// The source of the rulesets that positions name. Compiles each choice of ruleset, expansions and options once.
class RulesSource {
public:
    /// Reads the document that a position names by path; if this is empty, no document is read.
    using Resolver = std::function<Expected<nlohmann::json>(const std::string& path)>;

    /// Library and registry must outlive this.
    RulesSource(const Library& library, const Registry& registry, Resolver resolver = {})
        : library_(library),
          registry_(registry),
          resolver_(std::move(resolver)) {}

    /// The rules that the keys "variant", "expansions" and "options" of a position select.
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

/// Reads a position. Problems have a JSON pointer into it; after one with the ruleset, no other check is made.
Checked<Position> readPosition(const nlohmann::json& position, RulesSource& source);
/// The same under existing rules; the keys that name a ruleset are ignored.
Checked<Position> readPosition(const nlohmann::json& position, std::shared_ptr<const Rules> rules);

/// How a written position names its ruleset.
enum class RulesetNaming : std::uint8_t {
    byId,  ///< id and expansions; for rules without further changes
    whole  ///< the whole document
};

/// Writes the format of readPosition(): the present table, at the start of the mover's turn. The events within a turn
/// are not part of the format.
nlohmann::json writePosition(const Rules& rules, const State& state, RulesetNaming naming = RulesetNaming::byId);

}  // namespace gnostica::engine
