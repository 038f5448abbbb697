// Makes the powers that a checked document describes.
#pragma once

#include "engine/documents/uses.h"
#include "engine/mechanics/registry.h"

#include <nlohmann/json.hpp>

#include <memory>

namespace gnostica::engine {

class Owners;

class UseMaker {
public:
    /// All arguments must outlive this. With `owners` the powers learn the names of their own steps.
    UseMaker(const nlohmann::json& document, const Registry& registry, const Rulings& rulings, Owners* owners = nullptr)
        : suits_(document.at("suits")),
          registry_(registry),
          rulings_(rulings),
          owners_(owners) {}

    /// Makes the power of a use of a suit or a major; nullptr if the power is unknown.
    std::unique_ptr<Power> make(const nlohmann::json& use) const { return make(use, {}); }
    /// For mechanics that offer powers. Valid for the lifetime of this.
    PowerMaker forMechanics() const;

private:
    std::unique_ptr<Power> make(const nlohmann::json& use, const PlainValues& changes) const;

    const nlohmann::json& suits_;
    const Registry& registry_;
    const Rulings& rulings_;
    Owners* owners_;
};

}  // namespace gnostica::engine
