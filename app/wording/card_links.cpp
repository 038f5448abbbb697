#include "app/wording/card_links.h"

#include "app/wording/names.h"
#include "engine/powers/power.h"
#include "engine/rules/link_pairs.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace gnostica::wording {

using namespace engine;

namespace {

struct LinkWords {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::CardLinks)
};

/// The use of this suit among the alternatives of a choice, or nullptr.
const PowerUse* useIn(Suit suit, const Slot& slot, const PowerChoice& choice) {
    const auto found =
        std::ranges::find_if(slot.alternatives, [suit](const Power* power) { return power->suit() == suit; });
    const auto place = static_cast<std::size_t>(found - slot.alternatives.begin());
    return place < choice.size() ? &choice[place] : nullptr;
}

}  // namespace

std::vector<CardLink> linksOf(const Rules& rules, const Programs& programs, Card card) {
    std::vector<CardLink> links;
    const auto& slots = rules.programOf(card);
    const auto& choices = programs.of(card);
    for (const LinkPair& pair : kLinkPairs) {
        for (std::size_t i = 0; i + 1 < std::min(slots.size(), choices.size()); ++i) {
            const PowerUse* first = useIn(pair.first, slots[i], choices[i]);
            const PowerUse* second = useIn(pair.second, slots[i + 1], choices[i + 1]);
            if (slots[i].link == pair.kind && first != nullptr && second != nullptr) {
                links.push_back({pair.rule, {pair.kind, *first, *second}});
            }
        }
    }
    return links;
}

QString linkSentence(const LinkedUses& uses, const Rules& rules, const Vocabulary& vocabulary) {
    if (const MaybeText own = vocabulary.power(uses.second.power).link(uses, rules)) {
        return *own;
    }
    switch (uses.kind) {
    case LinkKind::none: return {};
    case LinkKind::through:
        return LinkWords::tr(
            "If both move the same piece, the space between may be void or hold any number of pieces.");
    case LinkKind::leaveOut:
        return LinkWords::tr("If both affect the same piece or territory, no piece and no card are needed in between.");
    case LinkKind::crowd:
        if (rules.hasSpecialLimits) {
            //: two powers of a card
            return LinkWords::tr("The first may bring a piece into any space except the void. The second must leave "
                                 "the space within its limits.");
        }
        //: two powers of a card; %n: pieces in a space
        return LinkWords::tr("The first may bring a piece into any space except the void. The second must leave at "
                             "most %n pieces there.",
                             nullptr, rules.spaceLimit);
    }
    return {};
}

}  // namespace gnostica::wording
