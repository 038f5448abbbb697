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
    /// All must outlive it. With `owners` the powers are told what their own steps are called.
    UseMaker(const nlohmann::json& document, const Registry& registry, const Rulings& rulings, Owners* owners = nullptr)
        : suits_(document.at("suits")),
          registry_(registry),
          rulings_(rulings),
          owners_(owners) {}

    /// Of a use as a suit or a major has it; nullptr where nobody knows the power.
    std::unique_ptr<Power> make(const nlohmann::json& use) const { return make(use, {}); }
    /// For mechanics that offer powers. Valid as long as this.
    PowerMaker forMechanics() const;

private:
    std::unique_ptr<Power> make(const nlohmann::json& use, const PlainValues& changes) const;

    const nlohmann::json& suits_;
    const Registry& registry_;
    const Rulings& rulings_;
    Owners* owners_;
};

}  // namespace gnostica::engine
