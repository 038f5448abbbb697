// Settings that few games change: limits of spaces, the deal, actions, reach, values of cards.
#include "app/language/fill.h"
#include "app/language/lists.h"
#include "app/language/numbers.h"
#include "app/wording/names.h"
#include "app/wording/rule_facts.h"
#include "app/wording/rulebook/general_rules.h"

#include <algorithm>

namespace gnostica::wording {

using namespace engine;

namespace {

const auto kLimits = QStringLiteral("SPC-4");
const auto kDeal = QStringLiteral("SET-2");

}  // namespace

void GeneralRules::limits() {
    const SpaceLimits& limits = rules_.limits;
    const bool ofSpaces = std::ranges::any_of(limits.byRank, [](int limit) { return limit != 0; }) ||
                          (limits.wasteland != 0 && rules_.rulings.limitInWasteland);
    if (ofSpaces) {
        book_.say(kLimits, tr("Some spaces have a limit of their own."));
    }
    if (const int spot = limits.byRank[0]; spot != 0) {
        //: %n: how many pieces a space holds
        book_.say(kLimits, tr("A territory with a spot card, ace to ten, is full with %n pieces.", nullptr, spot));
    }
    if (const int royalty = limits.byRank[1]; royalty != 0) {
        //: %n: how many pieces a space holds
        book_.say(kLimits,
                  tr("A territory with a page, knight, queen or king is full with %n pieces.", nullptr, royalty));
    }
    if (const int major = limits.byRank[2]; major != 0) {
        //: %n: how many pieces a space holds
        book_.say(kLimits, tr("A major arcana territory is full with %n pieces.", nullptr, major));
    }
    if (limits.wasteland != 0 && rules_.rulings.limitInWasteland) {
        //: %n: how many pieces a space holds
        book_.say(kLimits, tr("A wasteland is full with %n pieces.", nullptr, limits.wasteland));
    }
    if (const int most = limits.bySize[0]; most != 0) {
        //: %n: how many pieces
        book_.say(kLimits, tr("A space with %n or more small pieces has no room for another one.", nullptr, most));
    }
    if (const int most = limits.bySize[1]; most != 0) {
        //: %n: how many pieces
        book_.say(kLimits, tr("A space with %n or more medium pieces has no room for another one. No small piece can "
                              "grow to medium size there.",
                              nullptr, most));
    }
    if (const int most = limits.bySize[2]; most != 0) {
        //: %n: how many pieces
        book_.say(kLimits, tr("A space with %n or more large pieces has no room for another one. No medium piece can "
                              "grow to large size there.",
                              nullptr, most));
    }
    if (limits.own != 0) {
        //: %n: how many pieces
        book_.say(kLimits, tr("A space with %n or more pieces of a player has no room for another one of that player. "
                              "No enemy piece there can be replaced by one.",
                              nullptr, limits.own));
    }
}

void GeneralRules::hands() {
    const int chosen = hasMechanic(rules_, "draft") ? std::min(rules_.draftCards, rules_.handAtStart()) : 0;
    const int dealt = rules_.handAtStart() - chosen;
    if (dealt == rules_.handLimit) {
        book_.say(kDeal,
                  tr("The 78 tarot cards are shuffled. Each player is dealt %n cards, which is also the hand limit.",
                     nullptr, rules_.handLimit));
        return;
    }
    book_.say(kDeal, dealt == 0
                         ? tr("The 78 tarot cards are shuffled.")
                         : tr("The 78 tarot cards are shuffled. Each player is dealt %n cards.", nullptr, dealt));
    //: %n: how many cards a hand may hold
    book_.say(kDeal, tr("The hand limit is %n cards.", nullptr, rules_.handLimit));
}

/// Lists runs of spaces, row by row.
void GeneralRules::layout() {
    language::Phrases runs;
    const StartLayout& places = rules_.layout;
    for (std::size_t i = 0; i < places.size();) {
        std::size_t end = i + 1;
        while (end < places.size() && places[end].space == neighbour(places[end - 1].space, Facing::east)) {
            ++end;
        }
        const QString first = spaceName(places[i].space);
        //: spaces side by side; %1: the first, %2: the last
        runs.push_back(end == i + 1 ? language::phrase(first)
                                    : language::phrase(language::fill(tr("%1 to %2", "phrase: spaces"),
                                                                      {first, spaceName(places[end - 1].space)})));
        i = end;
    }
    //: %1: list of spaces, "d4 to f4, d5 and f5"
    book_.say(kDeal, tr("Then cards are laid out face up on these spaces: %1. The rest is the draw pile."),
              {language::listOf(runs)});
    for (const StartPlace& place : places) {
        if (!place.card.isNone()) {
            //: %1: card, %2: space
            book_.say(kDeal, tr("Before shuffling, the card %1 is taken out of the deck and laid on %2."),
                      {cardPhrase(place.card), spaceName(place.space)});
        }
    }
}

void GeneralRules::reach() {
    if (!rules_.hasLongReach) {
        return;
    }
    const auto far = [this](std::size_t size) { return language::number(rules_.reach[size]); };
    //: %1, %2, %3: how many spaces away
    book_.say(QStringLiteral("ORI-2"),
              tr("It also targets spaces further on, whatever is in between. Its size decides the distance: at most "
                 "%1 if it is small, %2 if medium and %3 if large."),
              {far(0), far(1), far(2)});
}

void GeneralRules::singleValues() {
    language::Phrases values;
    for (int i = 0; i < kCardCount; ++i) {
        const Card card(i);
        if (rules_.cardValues[card.index()] != kAsItsKind) {
            //: one card in a list of cards; %1: card, %2: points
            values.push_back(language::phrase(language::fill(
                tr("%1: %2", "phrase: value"), {cardPhrase(card), language::number(rules_.valueOf(card))})));
        }
    }
    if (!values.empty()) {
        //: %1: list of cards and points, "The Fool: 0, The World: 5"
        book_.say(QStringLiteral("SCO-1"), tr("Some cards have a different value (%1)."),
                  {language::enumerationOf(values)});
    }
}

}  // namespace gnostica::wording
