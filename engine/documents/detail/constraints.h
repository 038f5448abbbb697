// Conditions that options must meet together, from their tables.
#pragma once

#include "engine/documents/problems.h"

namespace gnostica::engine {

class Registry;

/// The options of one object: of a whole document, or of the parameters of a power or a mechanic.
struct ConstrainedObject {
    std::span<const Option> options;
    std::span<const Constraint> constraints;
    const nlohmann::json& values;
    std::string pointer;
    const nlohmann::json& mechanics;  ///< of the document
    const Registry& registry;
};

/// The shape of the object must have been checked without a problem.
void checkConstraints(const ConstrainedObject& object, Problems& problems);

}  // namespace gnostica::engine
