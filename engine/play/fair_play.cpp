#include "engine/play/fair_play.h"

#include <algorithm>
#include <type_traits>

namespace gnostica::engine {

namespace {

bool isComputer(const ComputerSeats& computers, Seat seat) {
    return isPlayer(seat) && computers[seat];
}

/// True if a person has seen a card, or a die, that was hidden before.
bool reveals(const Event& event, const ComputerSeats& computers) {
    return std::visit(
        [&]<class E>(const E& e) {
            if constexpr (std::is_same_v<E, event::TerritoryFounded> || std::is_same_v<E, event::TerritoryReplaced>) {
                return e.source == CardSource::drawPile;
            } else if constexpr (std::is_same_v<E, event::CardDrawn>) {
                return !isComputer(computers, e.seat);
            } else {
                return std::is_same_v<E, event::CardRevealed> || std::is_same_v<E, event::HandsTraded> ||
                       std::is_same_v<E, event::BidsRevealed>;
            }
        },
        event);
}

/// True if a player has shown a card that only this player knew. People do so by choice, and may undo it.
bool showsOwnCard(const Event& event) {
    return std::visit(
        []<class E>(const E& e) {
            if constexpr (std::is_same_v<E, event::TerritoryFounded> || std::is_same_v<E, event::TerritoryReplaced>) {
                return e.source == CardSource::hand;
            } else {
                return std::is_same_v<E, event::CardPlayed> || std::is_same_v<E, event::CardsDiscarded>;
            }
        },
        event);
}

/// True for a step that is taken without asking if there is no other.
bool goesWithoutSaying(const Step& step) {
    return std::holds_alternative<step::Skip>(step) || std::holds_alternative<step::Bid>(step) ||
           std::holds_alternative<step::Take>(step);
}

}  // namespace

std::optional<Step> forcedStep(const Rules& rules, const State& state) {
    StepList steps;
    legalSteps(rules, state, steps);
    return steps.size() == 1 && goesWithoutSaying(steps[0]) ? std::optional(steps[0]) : std::nullopt;
}

bool isForced(const Rules& rules, const Moment& moment) {
    const auto* step = std::get_if<Step>(&moment.what);
    return step != nullptr && goesWithoutSaying(*step) && forcedStep(rules, moment.before) == *step;
}

std::optional<std::size_t> lastDecision(const Rules& rules, std::span<const Moment> history,
                                        const ComputerSeats& computers) {
    for (std::size_t i = history.size(); i-- > 0;) {
        const Seat who = history[i].who;
        if (isDeparture(history[i])) {
            return i;
        }
        if (who != Seat::chance && !isComputer(computers, who) && !isForced(rules, history[i])) {
            return i;
        }
    }
    return std::nullopt;
}

std::optional<UndoBar> barToUndo(const Rules& rules, std::span<const Moment> history, Seat atScreen,
                                 const ComputerSeats& computers) {
    const auto decision = lastDecision(rules, history, computers);
    if (!decision) {
        return UndoBar::nothingYet;
    }
    for (const Moment& moment : history.subspan(*decision)) {
        if (moment.who == Seat::chance && !isDeparture(moment)) {
            return UndoBar::chance;
        }
        const bool byComputer = isComputer(computers, moment.who);
        const auto teaches = [&](const Event& event) {
            return reveals(event, computers) || (byComputer && showsOwnCard(event));
        };
        if (std::any_of(moment.events.begin(), moment.events.end(), teaches)) {
            return UndoBar::revealed;
        }
    }
    if (history[*decision].who != atScreen && !isDeparture(history[*decision])) {
        return UndoBar::otherSeat;
    }
    return std::nullopt;
}

}  // namespace gnostica::engine
