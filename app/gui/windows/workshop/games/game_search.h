// Looks through games that were played for what a draft would change in them.
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

/// Games that were played by a ruleset, and what becomes of their rules by the draft. What players have chosen besides
/// stays as it was.
struct GamesOf {
    std::string id;  ///< of the game, or of an expansion that was laid over it
    bool isExpansion = false;
    std::string without;   ///< an expansion that must not have been laid over it; empty: none
    nlohmann::json patch;  ///< RFC 7396
};

/// A game in which something would go otherwise.
struct ChangedGame {
    QString path;
    engine::LoadedRecord record;
    std::shared_ptr<const engine::Rules> rules;  ///< the other ones
    engine::Divergence divergence;
};

/// How far the search is.
struct GamesLooked {
    int done = 0;
    int of = 0;
    int concerned = 0;                         ///< games that were played by one of the rulesets
    std::shared_ptr<const ChangedGame> found;  ///< in the last one, or nullptr
};

/// All that the search needs, as its own.
struct GameSearch {
    QString folder;
    engine::Library library;
    engine::Registry registry;
    // Of the draft, as it was inspected
    std::string expansion;  ///< its id if it is one, else empty
    nlohmann::json whole;
    nlohmann::json parent;

    /// Whose games are of interest: those by the ruleset as it is saved, if the draft is another by now, and those by
    /// its parent.
    std::vector<GamesOf> asked() const;

    /// Goes through the finished games of the folder, the latest first. Games that are not over keep their secrets.
    GamesLooked run(const std::stop_token& stop, const std::function<void(GamesLooked)>& tell) const;

    /// The rules by which a game would have been played; nullptr if it is none of those that are asked about, or could
    /// not be played by them.
    std::shared_ptr<const engine::Rules> rulesFor(const std::vector<GamesOf>& asked,
                                                  const nlohmann::json& ruleset) const;
};

}  // namespace gnostica::gui
