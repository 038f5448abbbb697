#include "variants/hypothermia/rules.h"

#include "engine/mechanics/registry.h"
#include "variants/hypothermia/infinity.h"

#include <nlohmann/json.hpp>

namespace gnostica::hypothermia {

void addRules(engine::Registry& registry) {
    engine::MechanicKind kind;
    kind.make = [](const auto&, const auto&, const auto&) { return std::make_unique<Infinity>(); };
    registry.addMechanic(std::string(Infinity::kId), std::move(kind));
}

}  // namespace gnostica::hypothermia
