// Makes the powers that a checked document describes.
#pragma once

#include "engine/documents/uses.h"
#include "engine/mechanics/registry.h"

#include <memory>

namespace gnostica::engine {

class UseMaker {
public:
    /// All must outlive it.
    UseMaker(const nlohmann::json& document, const Registry& registry, const Rulings& rulings)
        : suits_(document.at("suits")),
          registry_(registry),
          rulings_(rulings) {}

    /// Of a use as a suit or a major has it; nullptr where nobody knows the power.
    std::unique_ptr<Power> make(const nlohmann::json& use) const { return make(use, {}); }
    /// For mechanics that offer powers. Valid as long as this.
    PowerMaker forMechanics() const;

private:
    std::unique_ptr<Power> make(const nlohmann::json& use, const PlainValues& changes) const;

    const nlohmann::json& suits_;
    const Registry& registry_;
    const Rulings& rulings_;
};

}  // namespace gnostica::engine
