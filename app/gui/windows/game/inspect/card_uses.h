// What a card could do at this moment.
#pragma once

#include "engine/model/step_list.h"
#include "engine/play/view.h"
#include "engine/rules/refusal.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace gnostica::gui {

/// The uses of one card for the person who is to decide.
struct CardUses {
    /// What uses the card: playing it, activating its territory, bidding it …; none if nothing does now.
    std::optional<engine::Step> opening;
    /// The game before `ways`: with the card opened, if that opens powers.
    std::optional<engine::View> view;
    /// How many steps there are then, and some of them: of every kind before a second of any.
    std::size_t ways = 0;
    std::vector<engine::Step> some;
    /// Why it cannot be used, as far as a rule says it.
    std::optional<engine::Refusal> whyNot;
};

/// Of a card in the viewer's hand, or of one that lies as a territory. `legal`: the steps of the decision at hand,
/// which is the viewer's; empty where nothing is to be decided: then there is nothing to tell. At most `most` steps are
/// told.
CardUses usesOf(const engine::Rules& rules, const engine::View& view, const engine::StepList& legal, engine::Card card,
                std::size_t most);

}  // namespace gnostica::gui
