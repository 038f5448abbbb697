// Rulesets as they are named on the command line.
#pragma once

#include "app/cli/context.h"

#include <QString>

#include <memory>
#include <string>
#include <vector>

namespace gnostica::cli {

/// Compiled rules and their title.
struct NamedRules {
    std::shared_ptr<const engine::Rules> rules;
    QString title;  ///< "Gnostica with House Rules"
};

/// The ruleset of these ids or paths of documents: at most one game, and expansions to it. Without a game, the
/// expansions apply to the base game.
engine::Checked<NamedRules> rulesNamed(const Context& context, const std::vector<std::string>& names,
                                       const nlohmann::json& settings = nlohmann::json::object());

/// The same for the options --variant and --expansion: each may be several names joined by "+". On failure nullptr,
/// with the problems on `err`.
std::shared_ptr<const engine::Rules> rulesChosen(const Context& context, const std::string& variant,
                                                 const std::vector<std::string>& expansions,
                                                 const nlohmann::json& settings = nlohmann::json::object());

/// The ids of all games that are shipped or found, without expansions. Reports on `err` which of the user's own
/// documents are not among them.
std::vector<std::string> gameIds(const Context& context);

/// Splits "BASE+EXPANSION" into its parts.
std::vector<std::string> splitNames(const std::string& joined);

}  // namespace gnostica::cli
