#include "app/wording/rule_facts.h"

#include "app/wording/names.h"
#include "engine/documents/json_value.h"
#include "engine/mechanics/challenge.h"
#include "engine/mechanics/score.h"

#include <QCoreApplication>

#include <algorithm>
#include <bit>

namespace gnostica::wording {

using namespace engine;

namespace {

struct RuleFactWords {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::RuleFacts)
};

}  // namespace

std::optional<int> targetOf(const Rules& rules, int seats) {
    const auto* lastTurn = mechanicOf<LastTurn>(rules);
    return lastTurn == nullptr ? std::nullopt : std::optional(lastTurn->target(seats));
}

bool hasManyTargets(const Rules& rules) {
    for (int seats = rules.minSeats; seats <= rules.maxSeats; ++seats) {
        if (rules.targetFor(seats) != rules.targetFor(rules.maxSeats)) {
            return true;
        }
    }
    return false;
}

Seat announcerIn(const Rules& rules, const State& state) {
    const auto* lastTurn = mechanicOf<LastTurn>(rules);
    return lastTurn == nullptr ? Seat::none : lastTurn->announcer(state);
}

Seat leaderIn(const Rules& rules, const State& state) {
    Seat leader = Seat::none;
    int most = 0;
    for (int i = 0; i < state.seats; ++i) {
        const int points = score(rules, state, seatAt(i));
        if (points >= most) {
            leader = points > most ? seatAt(i) : Seat::none;
            most = points;
        }
    }
    return leader;
}

QString citedRule(const Rules& rules, const PowerUse& use, const char* key, const char* usual) {
    const auto value = use.parameters.find(key);
    if (value == use.parameters.end()) {
        return QString::fromLatin1(usual);
    }
    const std::string text = value->is_string() ? value->get<std::string>() : jsonText(*value);
    return ruleName(rules.cited(use.power, key, text, {usual}));
}

bool isSomeCardWorth(const Rules& rules, int points) {
    return std::ranges::find(rules.values, points) != rules.values.end();
}

bool growsByAPoint(const Rules& rules, Rank rank) {
    for (int i = 0; i < kCardCount; ++i) {
        const Card card(i);
        if (card.rank() == rank && isSomeCardWorth(rules, rules.valueOf(card) + 1)) {
            return true;
        }
    }
    return false;
}

QString orderOfFacings(const Rules& rules) {
    return rules.diagonalFacings ? RuleFactWords::tr("The order of facings is north, east, south, west, upright, "
                                                     "north-east, south-east, south-west, north-west.")
                                 : RuleFactWords::tr("The order of facings is north, east, south, west, upright.");
}

bool hasMechanic(const Rules& rules, std::string_view id) {
    return std::ranges::any_of(rules.mechanics, [&](const auto& mechanic) { return mechanic->id() == id; });
}

bool hasAnnouncements(const Rules& rules) {
    return std::ranges::any_of(rules.mechanics,
                               [](const auto& mechanic) { return mechanic->offersClosing(step::Challenge{}); });
}

bool hasWon(const State& state, Seat seat) {
    return state.turn.stage == Stage::over && isPlayer(seat) && ((state.winners >> index(seat)) & 1U) != 0;
}

Seat onlyWinner(const State& state) {
    return state.turn.stage == Stage::over && std::popcount(state.winners) == 1
               ? seatAt(std::countr_zero(state.winners))
               : Seat::none;
}

}  // namespace gnostica::wording
