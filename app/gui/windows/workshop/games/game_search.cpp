#include "app/gui/windows/workshop/games/game_search.h"

#include "app/rulesets/ruleset_text.h"
#include "app/storage/files.h"
#include "app/storage/game_files.h"
#include "app/table/record_files.h"
#include "engine/documents/inspection.h"
#include "engine/documents/json_text.h"
#include "engine/documents/json_value.h"
#include "engine/documents/merge_patch.h"
#include "engine/documents/problems.h"

#include <QFile>

#include <algorithm>

namespace gnostica::gui {

using nlohmann::json;

namespace {

/// Longer lists are not useful.
constexpr qsizetype kMostGames = 400;

QStringList finishedGames(const QString& path) {
    QStringList games;
    for (const storage::GameFile& game : storage::listGames(path)) {
        if (!game.isJournal && games.size() < kMostGames) {
            games << game.path;
        }
    }
    return games;
}

/// Reads the ruleset from the first line of a record without replaying it; null if there is none.
json rulesetIn(const QString& path) {
    QFile file(path);
    if (!storage::openOrdinary(file)) {
        return {};
    }
    const QByteArray line = file.readLine(static_cast<qint64>(engine::kMaxDocumentBytes));
    const auto header = engine::parseJson({line.constData(), static_cast<std::size_t>(line.size())});
    const json* ruleset = header ? engine::memberNamed(*header, "ruleset") : nullptr;
    return ruleset != nullptr ? *ruleset : json();
}

bool isPlayedBy(const json& ruleset, const GamesOf& games) {
    const std::vector<json>& laid = engine::elementsIn(engine::memberNamed(ruleset, "expansions"));
    const auto isLaid = [&](const std::string& id) { return std::ranges::find(laid, json(id)) != laid.end(); };
    const bool isIt = games.isExpansion ? isLaid(games.id) : rulesets::ownId(ruleset) == games.id;
    return isIt && (games.without.empty() || !isLaid(games.without));
}

}  // namespace

std::vector<GamesOf> GameSearch::asked() const {
    std::vector<GamesOf> games;
    const std::string id = expansion.empty() ? rulesets::ownId(whole) : expansion;
    if (const engine::Library::Entry* saved = library.entry(id)) {
        const engine::Inspection before = engine::inspect(library, registry, saved->text, saved->source);
        json patch = before.whole.is_object() ? engine::patchBetween(before.whole, whole) : json::object();
        if (!patch.empty()) {
            games.push_back({id, !expansion.empty(), {}, std::move(patch)});
        }
    }
    if (parent.is_object()) {
        games.push_back({rulesets::ownId(parent), false, expansion, engine::patchBetween(parent, whole)});
    }
    return games;
}

std::shared_ptr<const engine::Rules> GameSearch::rulesFor(const std::vector<GamesOf>& asked,
                                                          const json& ruleset) const {
    if (!ruleset.is_object()) {
        return nullptr;
    }
    const auto games = std::ranges::find_if(asked, [&](const GamesOf& each) { return isPlayedBy(ruleset, each); });
    if (games == asked.end()) {
        return nullptr;
    }
    json changed = ruleset;
    changed.merge_patch(games->patch);
    auto rules = engine::compile(changed, registry);
    return rules ? std::move(*rules) : nullptr;
}

GamesLooked GameSearch::run(const std::stop_token& stop, const std::function<void(GamesLooked)>& tell) const {
    const std::vector<GamesOf> ofInterest = asked();
    const QStringList games = finishedGames(folder);
    GamesLooked looked{0, static_cast<int>(games.size()), 0, nullptr};
    for (const QString& path : games) {
        if (stop.stop_requested()) {
            break;
        }
        looked.found = nullptr;
        if (const auto rules = rulesFor(ofInterest, rulesetIn(path))) {
            auto record = table::readRecord(path, registry, stop);
            if (record && !stop.stop_requested()) {
                ++looked.concerned;
                if (const auto divergence = engine::firstDivergence(record->header, record->game, rules, stop)) {
                    looked.found =
                        std::make_shared<ChangedGame>(ChangedGame{path, std::move(*record), rules, *divergence});
                }
            }
        }
        ++looked.done;
        tell(looked);
    }
    looked.found = nullptr;
    return looked;
}

}  // namespace gnostica::gui
