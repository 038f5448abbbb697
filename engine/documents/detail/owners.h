// Who has steps and dice of its own in a ruleset that is being compiled.
#pragma once

#include "engine/mechanics/registry.h"
#include "engine/rules/rules.h"

#include <string_view>

namespace gnostica::engine {

class Owners {
public:
    /// Lists everybody whose steps may be read, whether the game has them or not. Both must outlive it.
    Owners(Rules& rules, const Registry& registry);

    /// Says that the game has the power or mechanic, and what it is called in steps.
    OwnSteps claim(std::string_view name, bool isPower);

private:
    void add(Owner owner);
    StepWord wordNamed(std::string_view text);

    Rules& rules_;
};

}  // namespace gnostica::engine
