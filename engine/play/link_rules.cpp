#include "engine/play/link_rules.h"

#include "engine/model/step_fields.h"
#include "engine/play/play.h"
#include "engine/powers/power.h"
#include "engine/rules/link_pairs.h"

#include <algorithm>
#include <optional>

namespace gnostica::engine {

namespace {

/// The piece that a step moves, grows or shrinks.
PieceId objectOf(const Step& step) {
    if (const auto* move = std::get_if<step::Move>(&step)) {
        return move->minion;
    }
    return fieldOr<Field::target>(step, kNoPiece);
}

/// True if the step raises or razes the territory on this space.
bool changesTerritory(const Step& step, Space space) {
    const auto* raise = std::get_if<step::Raise>(&step);
    const auto* raze = std::get_if<step::Raze>(&step);
    return (raise != nullptr && raise->space == space) || (raze != nullptr && raze->space == space);
}

// LNK-4: true if the space is no longer crowded, by any effect of the step.
bool relievesCrowd(const Table& table, const Step& step) {
    State after = table.state;
    apply(table.rules, after, step);
    return !Table(table.rules, after).isCrowded(table.link().space);
}

bool completes(const Table& table, const Step& step) {
    const PendingLink& link = table.link();
    if (link.kind == LinkKind::crowd) {
        return relievesCrowd(table, step);
    }
    if (link.onTerritory) {
        return changesTerritory(step, link.space);
    }
    const PieceId object = objectOf(step);
    return object != kNoPiece && table.state.piece(object).has(Mark::subject);
}

}  // namespace

void keepSecondHalves(const Table& table, StepList& steps) {
    steps.filter(0, [&](const Step& step) { return completes(table, step); });
}

void keepFirstHalves(const Table& table, std::size_t from, StepList& steps) {
    StepList& seconds = steps.scratch();
    steps.filter(from, [&](const Step& step) {
        State after = table.state;
        apply(table.rules, after, step);
        legalSteps(table.rules, after, seconds);
        return !seconds.empty();
    });
}

namespace {

bool offersSuit(const Slot& slot, Suit suit) {
    return std::ranges::any_of(slot.alternatives, [&](const Power* power) { return power->suit() == suit; });
}

/// True if some card links two powers in this way.
bool isLinkedSo(const Rules& rules, const LinkPair& pair) {
    for (int number = 0; number < kCardCount; ++number) {
        const auto& slots = rules.programOf(Card(number));
        for (std::size_t i = 0; i + 1 < slots.size(); ++i) {
            if (slots[i].link == pair.kind && offersSuit(slots[i], pair.first) &&
                offersSuit(slots[i + 1], pair.second)) {
                return true;
            }
        }
    }
    return false;
}

std::optional<Suit> suitOfWord(StepWord word) {
    switch (word) {
    case StepWord::cup: return Suit::cups;
    case StepWord::rod: return Suit::rods;
    case StepWord::disc: return Suit::discs;
    case StepWord::sword: return Suit::swords;
    default: return std::nullopt;
    }
}

}  // namespace

RuleId ruleOfLinkedUse(const Rules& rules, const Step& step) {
    const auto suit = suitOfWord(wordOf(step));
    const auto* pair = std::ranges::find_if(
        kLinkPairs, [&](const LinkPair& each) { return each.first == suit && isLinkedSo(rules, each); });
    return pair == kLinkPairs.end() ? RuleId{"TRN-4"} : pair->rule;
}

RuleId ruleOfLink(const Table& table) {
    const auto& slots = table.rules.programOf(table.frame().card);
    const std::size_t first = table.frame().slot - (table.linkPending() ? 1U : 0U);
    if (first + 1 >= slots.size()) {
        return {"LNK-6"};
    }
    const auto one = slots[first].alternatives.front()->suit();
    const auto two = slots[first + 1].alternatives.front()->suit();
    const auto* pair =
        std::ranges::find_if(kLinkPairs, [&](const LinkPair& each) { return each.first == one && each.second == two; });
    return pair == kLinkPairs.end() ? RuleId{"LNK-6"} : pair->rule;
}

}  // namespace gnostica::engine
