// Searches recorded games for changes that a draft would cause.
#pragma once

#include "engine/documents/document.h"
#include "engine/mechanics/registry.h"
#include "engine/notation/divergence.h"
#include "engine/notation/record.h"

#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace gnostica::gui {

/// Selects games under a ruleset and changes their rules to those of the draft. Other choices of the players are kept.
struct GamesOf {
    std::string id;  ///< of the game, or of an expansion that was applied
    bool isExpansion = false;
    std::string without;   ///< an expansion that must not have been applied; empty: none
    nlohmann::json patch;  ///< RFC 7396
};

/// A game that would continue differently under the draft.
struct ChangedGame {
    QString path;
    engine::LoadedRecord record;
    std::shared_ptr<const engine::Rules> rules;  ///< the changed rules
    engine::Divergence divergence;
};

/// Progress of the search.
struct GamesLooked {
    int done = 0;
    int of = 0;
    int concerned = 0;                         ///< games under one of the rulesets
    std::shared_ptr<const ChangedGame> found;  ///< the last game searched, or nullptr
};

/// The search with copies of all its data.
struct GameSearch {
    QString folder;
    engine::Library library;
    engine::Registry registry;
    // The draft as inspected
    std::string expansion;  ///< its id if the draft is an expansion, else empty
    nlohmann::json whole;
    nlohmann::json parent;

    /// Games to search: those under the saved ruleset, if the draft differs from it, and those under its parent.
    std::vector<GamesOf> asked() const;

    /// Searches the finished games of the folder, the latest first. Unfinished games keep their secrets.
    GamesLooked run(const std::stop_token& stop, const std::function<void(GamesLooked)>& tell) const;

    /// The changed rules for a game; nullptr if it is not one of the games to search, or cannot be played under them.
    std::shared_ptr<const engine::Rules> rulesFor(const std::vector<GamesOf>& asked,
                                                  const nlohmann::json& ruleset) const;
};

}  // namespace gnostica::gui
