// The base game for fuzz targets, as it lies in the source tree.
#pragma once

#include "engine/mechanics/registry.h"
#include "engine/rules/document.h"

#include <cstdlib>
#include <fstream>
#include <sstream>

namespace gnostica::fuzz {

inline void require(bool promise) {
    if (!promise) {
        std::abort();
    }
}

inline engine::Library shippedLibrary() {
    std::ifstream stream(GNOSTICA_VARIANTS "/gnostica/ruleset.json");
    std::stringstream text;
    text << stream.rdbuf();
    engine::Library library;
    require(library.add(text.str(), "gnostica").has_value());
    return library;
}

inline std::shared_ptr<const engine::Rules> shippedRules() {
    auto rules = loadRules(shippedLibrary(), engine::builtinRegistry());
    require(rules.has_value());
    return *rules;
}

}  // namespace gnostica::fuzz
