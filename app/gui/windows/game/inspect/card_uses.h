// The current uses of a card.
#pragma once

#include "engine/model/step_list.h"
#include "engine/play/view.h"
#include "engine/rules/refusal.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace gnostica::gui {

/// The uses of one card for the player who is to decide.
struct CardUses {
    /// The step that uses the card: playing it, activating its territory, bidding it …; none if it has no use now.
    std::optional<engine::Step> opening;
    /// The game before `ways`: after `opening`, if that opens powers.
    std::optional<engine::View> view;
    /// Number of further steps, and some of them: one of every kind before a second of any.
    std::size_t ways = 0;
    std::vector<engine::Step> some;
    /// Why it cannot be used, if a rule says so.
    std::optional<engine::Refusal> whyNot;
};

/// Uses of a card in the viewer's hand or of a territory card. `legal`: the steps of the current decision, which is the
/// viewer's; empty if there is nothing to decide, and then the result is empty. Lists at most `most` steps.
CardUses usesOf(const engine::Rules& rules, const engine::View& view, const engine::StepList& legal, engine::Card card,
                std::size_t most);

}  // namespace gnostica::gui
