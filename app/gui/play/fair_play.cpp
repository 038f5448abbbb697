#include "app/gui/play/fair_play.h"

#include <algorithm>
#include <type_traits>

namespace gnostica::gui {

namespace {

using namespace engine;

/// Has somebody seen a card, or a die, that was hidden before?
bool reveals(const Event& event) {
    return std::visit(
        []<class E>(const E& e) {
            if constexpr (std::is_same_v<E, event::TerritoryFounded> || std::is_same_v<E, event::TerritoryReplaced>) {
                return e.source == CardSource::drawPile;
            } else {
                return std::is_same_v<E, event::CardDrawn> || std::is_same_v<E, event::CardRevealed> ||
                       std::is_same_v<E, event::HandsTraded> || std::is_same_v<E, event::BidsRevealed>;
            }
        },
        event);
}

}  // namespace

bool isForcedSkip(const Rules& rules, const Moment& moment) {
    const auto* step = std::get_if<Step>(&moment.what);
    if (step == nullptr || !std::holds_alternative<step::Skip>(*step)) {
        return false;
    }
    StepList steps;
    legalSteps(rules, moment.before, steps);
    return steps.size() == 1;
}

std::optional<std::size_t> lastDecision(const Rules& rules, std::span<const Moment> history) {
    for (std::size_t i = history.size(); i-- > 0;) {
        if (history[i].who != Seat::chance && !isForcedSkip(rules, history[i])) {
            return i;
        }
    }
    return std::nullopt;
}

std::optional<UndoBar> barToUndo(const Rules& rules, std::span<const Moment> history, Seat atScreen) {
    const auto decision = lastDecision(rules, history);
    if (!decision) {
        return UndoBar::nothingYet;
    }
    for (const Moment& moment : history.subspan(*decision)) {
        if (moment.who == Seat::chance) {
            return UndoBar::chance;
        }
        if (std::any_of(moment.events.begin(), moment.events.end(), reveals)) {
            return UndoBar::revealed;
        }
    }
    if (history[*decision].who != atScreen) {
        return UndoBar::otherSeat;
    }
    return std::nullopt;
}

}  // namespace gnostica::gui
