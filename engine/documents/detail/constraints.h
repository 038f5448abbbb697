// What options must be together, as their tables say.
#pragma once

#include "engine/documents/problems.h"

namespace gnostica::engine {

class Registry;

/// The options of one object: of a whole document, of a power's or a mechanic's parameters.
struct ConstrainedObject {
    std::span<const Option> options;
    std::span<const Constraint> constraints;
    const nlohmann::json& values;
    std::string pointer;
    const nlohmann::json& mechanics;  ///< of the document
    const Registry& registry;
};

/// Its shape must have been checked without a problem.
void checkConstraints(const ConstrainedObject& object, Problems& problems);

}  // namespace gnostica::engine
