#include "engine/documents/merge_patch.h"

#include <utility>

namespace gnostica::engine {

using nlohmann::json;

json patchBetween(const json& from, const json& to) {
    json patch = json::object();
    for (const auto& [key, value] : to.items()) {
        const auto before = from.find(key);
        if (before == from.end()) {
            patch[key] = value;
        } else if (before->is_object() && value.is_object()) {
            if (json inner = patchBetween(*before, value); !inner.empty()) {
                patch[key] = std::move(inner);
            }
        } else if (*before != value) {
            patch[key] = value;
        }
    }
    for (const auto& [key, value] : from.items()) {
        if (!to.contains(key)) {
            patch[key] = nullptr;
        }
    }
    return patch;
}

json patchAfter(json first, const json& second) {
    for (const auto& [key, value] : second.items()) {
        json& before = first[key];
        before = before.is_object() && value.is_object() ? patchAfter(std::move(before), value) : value;
    }
    return first;
}

}  // namespace gnostica::engine
