// Documents with deliberate damage: for tests that no input ends a program.
#pragma once

#include "engine/model/rng.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <string>

namespace gnostica::tests {

/// Makes broken copies of texts; the same seed makes the same copies.
class Mutant {
public:
    explicit Mutant(std::uint64_t seed) : rng_(seed) {}

    /// JSON, as one document or in lines, is mostly broken as a document: values are replaced, keys are removed,
    /// doubled or swapped. All else is broken byte by byte. The result stays below a few megabytes.
    std::string of(const std::string& text);
    std::uint32_t below(std::uint32_t bound) { return rng_.below(bound); }

private:
    void breakDocument(nlohmann::json& document);
    nlohmann::json& somewhere(nlohmann::json& document);
    nlohmann::json rubbish();
    std::string brokenLine(const std::string& text);
    std::string brokenText(std::string text);
    std::string withKeyTwice(std::string text);

    engine::Rng rng_;
};

}  // namespace gnostica::tests
