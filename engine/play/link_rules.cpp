#include "engine/play/link_rules.h"

#include "engine/model/step_fields.h"
#include "engine/play/play.h"
#include "engine/powers/power.h"
#include "engine/rules/link_pairs.h"

#include <algorithm>

namespace gnostica::engine {

namespace {

/// The piece that a step moves, grows or shrinks.
PieceId objectOf(const Step& step) {
    if (const auto* move = std::get_if<step::Move>(&step)) {
        return move->minion;
    }
    return fieldOr<Field::target>(step, kNoPiece);
}

/// The territory that a step raises or razes.
bool changesTerritory(const Step& step, Space space) {
    const auto* raise = std::get_if<step::Raise>(&step);
    const auto* raze = std::get_if<step::Raze>(&step);
    return (raise != nullptr && raise->space == space) || (raze != nullptr && raze->space == space);
}

// LNK-4: by whatever effect.
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

/// Some card links a power of this suit with the one after it.
bool beginsLink(const Rules& rules, Suit suit) {
    for (int number = 0; number < kCardCount; ++number) {
        for (const auto& slot : rules.programOf(Card(number))) {
            if (slot.link != LinkKind::none && slot.alternatives.front()->suit() == suit) {
                return true;
            }
        }
    }
    return false;
}

}  // namespace

RuleId ruleOfLinkedUse(const Rules& rules, const Step& step) {
    switch (wordOf(step)) {
    case StepWord::rod: return {"LNK-1"};
    case StepWord::disc: return {"LNK-2"};
    case StepWord::sword: return {"LNK-3"};
    case StepWord::cup: return {beginsLink(rules, Suit::cups) ? "LNK-5" : "LNK-6"};
    default: return {"LNK-6"};
    }
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
