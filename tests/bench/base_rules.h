// The base game for benchmarks, as in the source tree.
#pragma once

#include "engine/documents/document.h"
#include "engine/mechanics/registry.h"

#include <fstream>
#include <iterator>
#include <stdexcept>

namespace gnostica::bench {

/// Compiled on the first call.
inline const engine::Rules& baseRules() {
    static const auto rules = [] {
        std::ifstream file(GNOSTICA_TEST_DATA "/../variants/gnostica/ruleset.json");
        const std::string text{std::istreambuf_iterator<char>(file), {}};
        engine::Library library;
        if (!library.add(text, "ruleset.json")) {
            throw std::runtime_error("the base game's ruleset is missing");
        }
        return loadRules(library, engine::builtinRegistry()).value();
    }();
    return *rules;
}

}  // namespace gnostica::bench
