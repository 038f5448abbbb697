#include "engine/documents/uses.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace gnostica::engine {

using nlohmann::json;

std::vector<json> alternativesOf(const json& entry) {
    if (entry.is_object() && entry.contains("any")) {
        return entry["any"].get<std::vector<json>>();
    }
    return {entry};
}

json resolveUse(const json& suits, const json& use) {
    json whole = use.is_string() ? json{{"power", use}} : use;
    const auto& name = whole["power"].get_ref<const std::string&>();
    if (std::find(kSuitKeys.begin(), kSuitKeys.end(), name) == kSuitKeys.end()) {
        return whole;
    }
    json suit = suits.at(name);
    whole.erase("power");  // the suit's name of the power stays
    suit.merge_patch(whole);
    return suit;
}

}  // namespace gnostica::engine
