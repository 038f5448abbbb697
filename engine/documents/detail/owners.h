// Owners: powers and mechanics with their own steps and dice, in a ruleset that is being compiled.
#pragma once

#include "engine/mechanics/registry.h"
#include "engine/rules/rules.h"

#include <string_view>

namespace gnostica::engine {

class Owners {
public:
    /// Lists every owner whose steps can be read, in the game or not. Both arguments must outlive this.
    Owners(Rules& rules, const Registry& registry);

    /// Records that the game has the power or mechanic, and the names of its steps.
    OwnSteps claim(std::string_view name, bool isPower);

private:
    void add(Owner owner);
    StepWord wordNamed(std::string_view text);

    Rules& rules_;
};

}  // namespace gnostica::engine
