// All games that are shipped, with the code of their variants, for fuzz targets.
#pragma once

#include "engine/documents/document.h"
#include "engine/mechanics/registry.h"

#include <cstdint>
#include <cstdlib>
#include <memory>
#include <span>
#include <vector>

namespace gnostica::fuzz {

inline void require(bool promise) {
    if (!promise) {
        std::abort();
    }
}

/// What the plug-ins would register. Made by CMake.
void addVariants(engine::Registry& registry);

const engine::Registry& shippedRegistry();
const engine::Library& shippedLibrary();

/// Each game alone, and with each expansion; the base game first.
const std::vector<std::shared_ptr<const engine::Rules>>& allRules();

/// Reads choices out of bytes; zeros when they are used up.
class Choices {
public:
    explicit Choices(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}

    bool atEnd() const { return bytes_.empty(); }
    std::size_t below(std::size_t bound) {
        const std::size_t high = next();
        return (high * 256 + next()) % bound;
    }
    /// One byte decides.
    const std::shared_ptr<const engine::Rules>& rules() { return allRules()[next() % allRules().size()]; }
    std::span<const std::uint8_t> rest() const { return bytes_; }

private:
    std::size_t next() {
        if (bytes_.empty()) {
            return 0;
        }
        const std::uint8_t byte = bytes_.front();
        bytes_ = bytes_.subspan(1);
        return byte;
    }
    std::span<const std::uint8_t> bytes_;
};

}  // namespace gnostica::fuzz
