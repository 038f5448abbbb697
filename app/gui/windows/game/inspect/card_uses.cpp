#include "app/gui/windows/game/inspect/card_uses.h"

#include "engine/play/play.h"

#include <algorithm>
#include <iterator>

namespace gnostica::gui {

using namespace engine;

namespace {

/// The space of a territory card; nullopt if the card is not a territory.
std::optional<Space> placeOf(const State& state, Card card) {
    const auto map = state.map();
    const auto found = std::ranges::find(map, card, &Territory::card);
    return found != map.end() ? std::optional(found->space) : std::nullopt;
}

/// One step of every kind before a second of any, in the order of the list.
std::vector<Step> spreadOver(const std::vector<Step>& steps, std::size_t most) {
    std::vector<Step> some;
    std::vector<bool> taken(steps.size(), false);
    for (bool found = true; found && some.size() < most;) {
        found = false;
        std::vector<std::size_t> kinds;
        for (std::size_t i = 0; i < steps.size() && some.size() < most; ++i) {
            const bool isNew = !taken[i] && std::find(kinds.begin(), kinds.end(), steps[i].index()) == kinds.end();
            if (isNew) {
                kinds.push_back(steps[i].index());
                some.push_back(steps[i]);
                taken[i] = true;
                found = true;
            }
        }
    }
    return some;
}

bool usesCard(const Step& step, Card card) {
    const auto* bid = std::get_if<step::Bid>(&step);
    const auto* take = std::get_if<step::Take>(&step);
    return (bid != nullptr && bid->card == card) || (take != nullptr && take->card == card);
}

/// Finds the possible steps after a card has been opened.
void lookInto(const Rules& rules, const View& view, const Step& opening, std::size_t most, CardUses& uses) {
    Rng rng(0);  // the steps do not depend on hidden cards
    State state = view.imagine(rules, rng);
    apply(rules, state, opening);
    if (state.turn.awaiting != ChanceKind::none || isOver(state) || decider(rules, state) != view.viewer()) {
        return;
    }
    uses.view = View(rules, state, view.viewer());
    StepList steps;
    uses.view->legalSteps(rules, steps);
    std::vector<Step> real;
    std::ranges::copy_if(steps, std::back_inserter(real), [](const Step& step) {
        return !std::holds_alternative<step::Skip>(step) && !std::holds_alternative<step::Done>(step);
    });
    uses.ways = real.size();
    uses.some = spreadOver(real, most);
}

}  // namespace

CardUses usesOf(const Rules& rules, const View& view, const StepList& legal, Card card, std::size_t most) {
    CardUses uses;
    if (legal.empty() || card.isNone()) {
        return uses;
    }
    const std::optional<Space> place = placeOf(view.open(), card);
    const bool isInHand = view.known(view.viewer()).contains(card);
    if (!place && !isInHand) {
        return uses;
    }
    const Step opening = place ? Step(step::Activate{*place}) : Step(step::Play{card});
    const auto isMeant = [&](const Step& step) { return step == opening || usesCard(step, card); };
    if (const auto found = std::find_if(legal.begin(), legal.end(), isMeant); found != legal.end()) {
        uses.opening = *found;
        if (*found == opening) {
            lookInto(rules, view, opening, most, uses);
        }
    } else {
        uses.whyNot = explain(rules, view.open(), opening);
    }
    return uses;
}

}  // namespace gnostica::gui
