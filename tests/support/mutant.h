// Documents broken as nobody would break them: for tests that nothing ends a program.
#pragma once

#include "engine/model/rng.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <string>

namespace gnostica::tests {

/// Makes broken copies of texts; equal seeds make equal ones.
class Mutant {
public:
    explicit Mutant(std::uint64_t seed) : rng_(seed) {}

    /// JSON in one piece or in lines is mostly broken as a document: values become others, keys go, come twice or
    /// change places. The rest, and any other text, is broken byte by byte. Stays below a few megabytes.
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
