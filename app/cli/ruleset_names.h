// Rulesets as a person names them on the command line.
#pragma once

#include "app/cli/context.h"

#include <QString>

#include <memory>
#include <string>
#include <vector>

namespace gnostica::cli {

/// Compiled rules and what they are called.
struct NamedRules {
    std::shared_ptr<const engine::Rules> rules;
    QString title;  ///< "Gnostica with House Rules"
};

/// The ruleset that these ids or paths of documents name: at most one game, and expansions over it. Without a game
/// the expansions are laid over the base game.
engine::Checked<NamedRules> rulesNamed(const Context& context, const std::vector<std::string>& names,
                                       const nlohmann::json& settings = nlohmann::json::object());

/// The same for the options --variant and --expansion: any of these may be several names joined by "+". Problems are
/// said on `err`; nullptr then.
std::shared_ptr<const engine::Rules> rulesChosen(const Context& context, const std::string& variant,
                                                 const std::vector<std::string>& expansions,
                                                 const nlohmann::json& settings = nlohmann::json::object());

/// The ids of all games that are shipped or were found, without expansions. What of the user's own is not among them is
/// said on `err`.
std::vector<std::string> gameIds(const Context& context);

/// "BASE+EXPANSION" as its parts.
std::vector<std::string> splitNames(const std::string& joined);

}  // namespace gnostica::cli
