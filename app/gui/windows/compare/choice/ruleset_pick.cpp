#include "app/gui/windows/compare/choice/ruleset_pick.h"

#include "engine/documents/json_text.h"
#include "engine/documents/json_value.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace gnostica::gui {

namespace {

using nlohmann::json;

constexpr std::array<std::string_view, 3> kKinds{"installed", "draft", "table"};

bool isText(const json& value) {
    return value.is_string();
}

}  // namespace

std::vector<RulesetPick> renamed(std::vector<RulesetPick> picks, const std::string& id, const std::string& newId) {
    for (RulesetPick& pick : picks) {
        if (pick.id == id && pick.kind != RulesetPick::Kind::table) {
            pick.id = newId;
        }
        std::ranges::replace(pick.expansions, id, newId);
    }
    return picks;
}

QByteArray textOf(const std::vector<RulesetPick>& picks) {
    json list = json::array();
    for (const RulesetPick& pick : picks) {
        list.push_back(
            {{"kind", kKinds[static_cast<std::size_t>(pick.kind)]}, {"id", pick.id}, {"expansions", pick.expansions}});
    }
    return QByteArray::fromStdString(engine::jsonText(list));
}

std::vector<RulesetPick> picksIn(const QByteArray& text) {
    std::vector<RulesetPick> picks;
    const auto list = engine::parseJson({text.constData(), static_cast<std::size_t>(text.size())});
    if (!list || !list->is_array()) {
        return picks;
    }
    for (const json& each : *list) {
        if (!each.is_object() || !isText(each.value("kind", json())) || !isText(each.value("id", json()))) {
            continue;
        }
        const auto kind = std::ranges::find(kKinds, each["kind"].get<std::string>());
        if (kind == kKinds.end()) {
            continue;
        }
        RulesetPick pick{static_cast<RulesetPick::Kind>(kind - kKinds.begin()), each["id"].get<std::string>()};
        const json expansions = each.value("expansions", json::array());
        if (expansions.is_array() && std::ranges::all_of(expansions, isText)) {
            pick.expansions = expansions.get<std::vector<std::string>>();
        }
        picks.push_back(std::move(pick));
    }
    return picks;
}

}  // namespace gnostica::gui
