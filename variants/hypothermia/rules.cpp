#include "variants/hypothermia/rules.h"

#include "engine/mechanics/registry.h"
#include "variants/hypothermia/infinity.h"

namespace gnostica::hypothermia {

void addRules(engine::Registry& registry) {
    registry.addMechanic(std::string(Infinity::kId), engine::mechanicKind<Infinity>());
}

}  // namespace gnostica::hypothermia
