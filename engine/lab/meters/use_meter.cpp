#include "engine/lab/meters/use_meter.h"

#include "engine/powers/power.h"

#include <algorithm>

namespace gnostica::engine::lab {

namespace {

/// The card that the step uses; empty for other steps.
Card cardPutToUse(const State& state, const Step& step) {
    if (const auto* play = std::get_if<step::Play>(&step)) {
        return play->card;
    }
    const auto* activate = std::get_if<step::Activate>(&step);
    return activate == nullptr ? Card::none() : state.territoryAt(activate->space)->card;
}

}  // namespace

UseMeter::UseMeter(const Rules& rules, const UseCatalog& catalog)
    : rules_(rules),
      catalog_(catalog),
      counts_(catalog.uses().size()) {}

void UseMeter::offer(std::size_t place) {
    Count& count = counts_[place];
    count.legal += count.offered == decision_ ? 0 : 1;
    count.offered = decision_;
}

void UseMeter::take(std::size_t place) {
    ++counts_[place].used;
}

void UseMeter::decide(const SeenDecision& decision) {
    ++decision_;
    seeSteps(decision);
    if (decision.state.turn.stage == Stage::option) {
        seeCards(decision);
    }
    if (decision.state.turn.stage == Stage::power && decision.state.turn.interrupt == 0) {
        seePowers(decision);
    }
}

void UseMeter::seeSteps(const SeenDecision& decision) {
    const Step* last = nullptr;
    for (const Step& step : decision.legal) {
        if (last == nullptr || kindOf(*last) != kindOf(step)) {  // steps of one kind are mostly adjacent
            offer(catalog_.placeOf(step));
        }
        last = &step;
    }
    take(catalog_.placeOf(decision.chosen));
}

void UseMeter::seeCards(const SeenDecision& decision) {
    for (const Step& step : decision.legal) {
        if (const Card card = cardPutToUse(decision.state, step); !card.isNone()) {
            offer(UseCatalog::placeOf(card));
        }
    }
    if (const Card card = cardPutToUse(decision.state, decision.chosen); !card.isNone()) {
        take(UseCatalog::placeOf(card));
    }
}

void UseMeter::seePowers(const SeenDecision& decision) {
    const Power* used = nullptr;
    for (const Power* power : Table(rules_, decision.state).slot().alternatives) {
        if (std::ranges::any_of(decision.legal, [&](const Step& step) { return power->offers(step); })) {
            offer(catalog_.placeOf(*power));
        }
        if (used == nullptr && power->offers(decision.chosen)) {
            used = power;
        }
    }
    if (used != nullptr) {
        take(catalog_.placeOf(*used));
    }
}

void UseMeter::finish(const State&, const Standing&, MeasuredGame& game) {
    for (std::size_t i = 0; i < counts_.size(); ++i) {
        Use use = catalog_.uses()[i];
        use.legal = counts_[i].legal;
        use.used = counts_[i].used;
        if (use.what != Use::What::step || use.legal > 0) {
            game.uses.push_back(std::move(use));
        }
    }
}

}  // namespace gnostica::engine::lab
