// How rules differ from the base game.
#pragma once

#include "app/rulesets/rules_shelf.h"
#include "app/wording/rulebook.h"

#include <QString>

#include <optional>

namespace gnostica::gui {

/// Compares rules with those of the base game, which players are assumed to know; reads them once.
class BaseDifference {
public:
    explicit BaseDifference(const rulesets::RulesShelf& shelf) : shelf_(shelf) {}

    /// A sentence; empty if there is no difference.
    QString of(const engine::Rules& rules);
    /// The language has changed.
    void forget() { book_.reset(); }

private:
    const rulesets::RulesShelf& shelf_;
    std::optional<wording::Rulebook> book_;
};

}  // namespace gnostica::gui
