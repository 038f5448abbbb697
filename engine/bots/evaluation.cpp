#include "engine/bots/evaluation.h"

#include "engine/play/play.h"

#include <algorithm>
#include <cmath>

namespace gnostica::engine::bots {

namespace {

/// The stand of a seat if its announced last turn ended now; `otherwise` is its stand without the announcement.
float standOfLastTurn(const FeatureRow& row, const EndConditions& conditions, float otherwise) {
    constexpr float won = 6;
    if (row[Feature::dueOthersHeld] > 0 || row[Feature::freeHeld] > 0) {
        return won + 0.1F * otherwise;
    }
    const float lost = std::max(-5.0F, -2.0F + 0.7F * row[Feature::dueOthersMargin]);
    return conditions.failureEliminates ? lost + 0.1F * otherwise : otherwise;
}

/// The weight of a seat's stand for the others.
float countedOf(Seat seat, const FeatureRow& row, const EndConditions& conditions, const Judgement& judgement) {
    const bool leads = conditions.announces && conditions.target == 0 && row[Feature::lead] >= -1;
    if (seat == conditions.announcer || leads) {
        return 1;
    }
    return std::min(1.0F, judgement.others + judgement.threat * row[Feature::veryNearTarget]);
}

/// The share of a seat, from its own stand and the stands of others as others see them.
float shareOf(const State& state, Seat seat, float own, const PerSeat<float>& asOther) {
    constexpr float most = 80;  // its exponential is still finite
    if (state.isEliminated(seat)) {
        return 0;
    }
    float rest = 0;
    for (int i = 0; i < state.seats; ++i) {
        const Seat other = seatAt(i);
        const bool isThere = other != seat && !state.isEliminated(other);
        rest += isThere ? std::exp(std::min(asOther[other] - own, most)) : 0.0F;
    }
    return 1 / (1 + rest);
}

Values sharesOf(const State& state, const PerSeat<float>& own, const PerSeat<float>& asOther) {
    Values shares;
    for (int i = 0; i < state.seats; ++i) {
        shares[seatAt(i)] = shareOf(state, seatAt(i), own[seatAt(i)], asOther);
    }
    return shares;
}

bool judgesNow(const State& state, const EndConditions& conditions) {
    const Turn& turn = state.turn;
    return conditions.announcer != Seat::none && turn.mover == conditions.announcer && nextMover(state) != turn.mover;
}

/// An ally's win is also the seat's own: allies get the same values.
Values sharedByAllies(const Rules& rules, const State& state, const Values& values) {
    if (!rules.hasAllies) {
        return values;
    }
    Values shared;
    for (int i = 0; i < state.seats; ++i) {
        const unsigned together = rules.withAllies(state, 1U << i);
        for (int other = 0; other < state.seats; ++other) {
            shared[seatAt(i)] += ((together >> other) & 1U) != 0 ? values[seatAt(other)] : 0.0F;
        }
        shared[seatAt(i)] /= static_cast<float>(countBits(together));
    }
    return shared;
}

}  // namespace

Values resultOf(const State& over) {
    Values values;
    const int winners = countBits(over.winners);
    for (int i = 0; i < over.seats && winners > 0; ++i) {
        values[seatAt(i)] = ((over.winners >> i) & 1U) != 0 ? 1.0F / static_cast<float>(winners) : 0.0F;
    }
    return values;
}

Evaluation::Evaluation(const Rules& rules, const Judging& judging) : rules_(rules), reader_(rules), judging_(judging) {
    for (int i = 0; i < kCardCount; ++i) {
        const Card card(i);
        const auto powers = static_cast<float>(rules.programOf(card).size());
        keeping_[card.index()] = powers + 0.5F * static_cast<float>(countBits(reader_.traits(card).suits)) +
                                 0.1F * static_cast<float>(rules.valueOf(card));
    }
}

Evaluation::Stands Evaluation::standsOf(const State& state, const Judgement& judgement) const {
    const EndConditions conditions = endConditionsOf(rules_, state);
    const PerSeat<FeatureRow> rows = reader_.read(state, conditions);
    Stands stands;
    for (int i = 0; i < state.seats; ++i) {
        const Seat seat = seatAt(i);
        if (state.isEliminated(seat)) {
            continue;
        }
        stands.of[seat] = judgement.weights.sum(rows[seat]) +
                          judgement.weights.of[static_cast<std::size_t>(Feature::score)] * conditions.worth[seat];
        stands.counted[seat] = countedOf(seat, rows[seat], conditions, judgement);
        if (seat == conditions.announcer && judgesNow(state, conditions)) {
            stands.of[seat] = standOfLastTurn(rows[seat], conditions, stands.of[seat]);
        }
    }
    return stands;
}

PerSeat<float> Evaluation::asOthers(const Stands& stands, const Judgement& judgement) {
    PerSeat<float> taken;
    for (int i = 0; i < kMaxSeats; ++i) {
        const float counted = stands.counted[seatAt(i)];
        taken[seatAt(i)] = counted * stands.of[seatAt(i)] + (1 - counted) * judgement.neutral;
    }
    return taken;
}

Values Evaluation::judge(const State& state) const {
    if (isOver(state)) {
        return sharedByAllies(rules_, state, resultOf(state));
    }
    const Judgement& judgement = judging_.at(state.seatsLeft());
    const Stands stands = standsOf(state, judgement);
    return sharedByAllies(rules_, state, sharesOf(state, stands.of, asOthers(stands, judgement)));
}

float Evaluation::judge(const State& state, Seat seat) const {
    if (isOver(state) || rules_.hasAllies) {
        return judge(state)[seat];
    }
    const Judgement& judgement = judging_.at(state.seatsLeft());
    const Stands stands = standsOf(state, judgement);
    return shareOf(state, seat, stands.of[seat], asOthers(stands, judgement));
}

Values Evaluation::chances(const State& state) const {
    if (isOver(state)) {
        return sharedByAllies(rules_, state, resultOf(state));
    }
    const Judgement& judgement = judging_.at(state.seatsLeft());
    Stands stands = standsOf(state, judgement);
    for (int i = 0; i < state.seats; ++i) {
        stands.of[seatAt(i)] *= judgement.certainty;
    }
    return sharedByAllies(rules_, state, sharesOf(state, stands.of, stands.of));
}

}  // namespace gnostica::engine::bots
