// Everything that the players of a ruleset can use, with stable names: cards, powers, kinds of step.
#pragma once

#include "engine/lab/explorer.h"
#include "engine/lab/measured_game.h"

#include <cstddef>
#include <map>
#include <span>
#include <string>
#include <vector>

namespace gnostica::engine::lab {

/// Made once for a ruleset; immutable; several threads may use it. Cards come first, in the order of the deck, then
/// powers by name, then kinds of step: those of the core, then those of powers and mechanics.
class UseCatalog {
public:
    /// The rules must outlive this.
    explicit UseCatalog(const Rules& rules);

    /// Without counts.
    std::span<const Use> uses() const { return uses_; }

    static std::size_t placeOf(Card card) { return card.index(); }
    std::size_t placeOf(const Power& power) const { return powers_.at(&power); }
    std::size_t placeOf(const Step& step) const { return steps_.at(kindOf(step)); }

private:
    void addPowers(const Rules& rules);
    void addSteps(const Rules& rules);
    std::size_t placeNamed(Use::What what, const std::string& id);

    std::vector<Use> uses_;
    std::map<const Power*, std::size_t> powers_;
    /// Kinds with the same beginning in the notation share one index.
    std::map<StepKind, std::size_t> steps_;
};

}  // namespace gnostica::engine::lab
