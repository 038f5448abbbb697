#include "engine/play/told.h"

#include "engine/mechanics/mechanic.h"
#include "engine/rules/said_fields.h"

#include <algorithm>
#include <iterator>

namespace gnostica::engine {

namespace {

/// The cards that leave a hand and are seen by all players.
CardSet shownBy(const Moment& moment) {
    CardSet shown;
    for (const Event& event : moment.events) {
        if (const auto* discarded = std::get_if<event::CardsDiscarded>(&event)) {
            shown |= discarded->cards;
        }
    }
    return shown;
}

/// Picks name cards by position in the hand; the viewer may know only a part of that hand.
void retellPicks(const Rules& rules, Step& step, CardSet seen, CardSet hand) {
    forEachSaid(rules, step, [&](auto field, auto& value) {
        if constexpr (field == Field::discards) {
            value = HandPick::of(value.from(hand), seen);
        }
    });
}

/// The step, with positions of cards in the part of the hand that the viewer knows.
Step retold(const Rules& rules, const Moment& moment, const View& before) {
    Step step = std::get<Step>(moment.what);
    if (isPlayer(moment.who)) {
        retellPicks(rules, step, before.known(moment.who), moment.before.hands[moment.who]);
    }
    return step;
}

Step visible(const Rules& rules, Step step, Seat who, Seat viewer) {
    for (const auto& mechanic : rules.mechanics) {
        mechanic->concealStep(step, who, viewer);
    }
    return step;
}

Chance visible(const Rules& rules, Chance outcome, Seat viewer) {
    if (auto* pile = std::get_if<chance::Shuffle>(&outcome)) {
        pile->order.fill(Card::none());
    }
    for (const auto& mechanic : rules.mechanics) {
        mechanic->concealChance(outcome, viewer);
    }
    return outcome;
}

}  // namespace

Event visibleTo(const Rules& rules, const Event& event, Seat viewer) {
    if (const auto* drawn = std::get_if<event::CardDrawn>(&event)) {
        return event::CardDrawn{drawn->seat, drawn->seat == viewer ? drawn->card : Card::none()};
    }
    if (const auto* report = std::get_if<event::Report>(&event)) {
        event::Report visible = *report;
        for (const auto& mechanic : rules.mechanics) {
            mechanic->concealReport(visible, viewer);
        }
        return visible;
    }
    return event;
}

ToldMoment::ToldMoment(const Rules& rules, const Moment& moment, Seat viewer)
    : before_(rules, moment.before, viewer, shownBy(moment)),
      who_(moment.who) {
    if (const auto* outcome = std::get_if<Chance>(&moment.what)) {
        const Chance seen = visible(rules, *outcome, viewer);
        whole_ = seen == *outcome;
        what_ = seen;
    } else {
        const Step step = retold(rules, moment, before_);
        const Step seen = visible(rules, step, who_, viewer);
        whole_ = seen == step;
        what_ = seen;
    }
    std::ranges::transform(moment.events, std::back_inserter(events_),
                           [&](const Event& event) { return visibleTo(rules, event, viewer); });
}

}  // namespace gnostica::engine
