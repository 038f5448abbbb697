#include "engine/rules/rules.h"

#include "engine/mechanics/mechanic.h"
#include "engine/powers/power.h"

namespace gnostica::engine {

Rules::Rules() = default;
Rules::Rules(Rules&&) noexcept = default;
Rules& Rules::operator=(Rules&&) noexcept = default;
Rules::~Rules() = default;

}  // namespace gnostica::engine
