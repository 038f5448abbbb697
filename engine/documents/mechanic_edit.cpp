#include "engine/documents/mechanic_edit.h"

#include "engine/documents/detail/fixes.h"
#include "engine/documents/json_value.h"
#include "engine/documents/problems.h"
#include "engine/mechanics/registry.h"

namespace gnostica::engine {

using nlohmann::json;

std::optional<Edit> mechanicEdit(const Inspection& found, const json& own, const Registry& registry,
                                 std::string_view mechanic, bool on) {
    const std::string pointer = childOf("/mechanics", mechanic);
    const auto isIn = [&](const json& document) {
        const json* value = document.is_object() ? valueAt(document, pointer) : nullptr;
        return value != nullptr && !value->is_null();
    };
    const json* said = own.is_object() ? valueAt(own, pointer) : nullptr;
    const bool isOn = said == nullptr ? isIn(found.parent) : !said->is_null();
    if (isOn == on) {
        return std::nullopt;
    }
    if (said != nullptr && isIn(found.parent) == on) {
        return Edit{EditKind::remove, pointer, {}};
    }
    if (!on) {
        return Edit{EditKind::set, pointer, "null"};
    }
    const MechanicKind& kind = registry.mechanics().find(mechanic)->second;
    return Edit{EditKind::set, pointer, jsonText(fix::standards(kind.parameters))};
}

}  // namespace gnostica::engine
