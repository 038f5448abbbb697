// Suits, majors and links.
#include "app/wording/fill.h"
#include "app/wording/names.h"
#include "app/wording/power_wording.h"
#include "app/wording/rulebook/general_rules.h"
#include "engine/powers/power.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <utility>

namespace gnostica::wording {

using namespace engine;

namespace {

/// What a link may join (LNK-1 to LNK-5).
struct LinkRule {
    LinkKind kind;
    Suit first;
    Suit second;
    const char* id;
    const char* text;
};

//: %1: one or more cards, "Strength"
constexpr auto kLinks = std::to_array<LinkRule>({
    {LinkKind::through, Suit::rods, Suit::rods, "LNK-1",
     //: %1: one or more cards, "Chariot"
     QT_TRANSLATE_NOOP("gnostica::wording::LinkRules",
                       "%1: if both powers move the same piece, the space between may be void or full.")},
    {LinkKind::leaveOut, Suit::discs, Suit::discs, "LNK-2",
     //: %1: one or more cards, "Strength"
     QT_TRANSLATE_NOOP("gnostica::wording::LinkRules",
                       "%1: if both powers grow the same piece or territory, the step between needs no piece and no "
                       "card.")},
    {LinkKind::leaveOut, Suit::swords, Suit::swords, "LNK-3",
     //: %1: one or more cards, "Death"
     QT_TRANSLATE_NOOP("gnostica::wording::LinkRules",
                       "%1: if both powers shrink the same piece or territory, the step between needs no piece and no "
                       "card; two minions may take part.")},
    {LinkKind::crowd, Suit::rods, Suit::swords, "LNK-4",
     //: %1: one or more cards, "Moon"; %2: pieces in a space
     QT_TRANSLATE_NOOP("gnostica::wording::LinkRules",
                       "%1: the first power may bring a piece into a full space if the second takes that space back to "
                       "the limit of %2.")},
    {LinkKind::leaveOut, Suit::cups, Suit::discs, "LNK-5",
     //: %1: one or more cards, "Sun"
     QT_TRANSLATE_NOOP("gnostica::wording::LinkRules",
                       "%1: if the two powers create and grow the same piece or territory, the step between needs no "
                       "piece and no card.")},
});

bool offers(const Slot& slot, Suit suit) {
    return std::ranges::any_of(slot.alternatives, [&](const Power* power) { return power->suit() == suit; });
}

/// Does this card have that link?
bool hasLink(const Rules& rules, Card card, const LinkRule& link) {
    const auto& program = rules.programOf(card);
    for (std::size_t i = 0; i + 1 < program.size(); ++i) {
        if (program[i].link == link.kind && offers(program[i], link.first) && offers(program[i + 1], link.second)) {
            return true;
        }
    }
    return false;
}

}  // namespace

void GeneralRules::suit(Chapter chapter, Suit suit) {
    const PowerUse& use = book_.suit(suit);
    const PowerWords& words = book_.vocabulary().power(use.power);
    const QString title = words.chapterTitle(suit);
    //: head of a chapter: %1: a suit, "Rods"; %2: what its power is called
    book_.open(chapter, title.isEmpty() ? fill(tr("%1: %2"), {suitName(suit), words.title(use)}) : title);
    words.write(book_, use);
}

void GeneralRules::majors() {
    book_.open(Chapter::majors);
    bool withoutMinion = false;
    for (int number = 0; number < kMajorCount; ++number) {
        const Card card = Card::major(number);
        major(card);
        for (const PowerChoice& choice : book_.programs().of(card)) {
            withoutMinion |= std::ranges::any_of(choice, [](const PowerUse& use) {
                return use.power == "reveal" || use.power == "redraw" || use.power == "copy";
            });
        }
    }
    if (withoutMinion) {
        book_.say(QStringLiteral("MAJ-22"),
                  tr("Powers that name no minion need none; they remain when every minion is gone."));
    }
}

void GeneralRules::major(Card card) {
    const QString id = QStringLiteral("MAJ-%1").arg(card.number());
    book_.card(id, card, PowerWording(rules_, book_.programs(), book_.vocabulary()).card(card));
    std::set<std::string> told;
    for (const PowerChoice& choice : book_.programs().of(card)) {
        for (const PowerUse& use : choice) {
            if (told.insert(use.power).second) {
                book_.vocabulary().power(use.power).writeOnCard(book_, id, use);
            }
        }
    }
}

void GeneralRules::links() {
    book_.open(Chapter::links);
    bool any = false;
    const QString limit = number(rules_.spaceLimit);
    for (const LinkRule& link : kLinks) {
        QStringList cards;
        for (int number = 0; number < kMajorCount; ++number) {
            if (hasLink(rules_, Card::major(number), link)) {
                cards << cardName(Card::major(number));
            }
        }
        if (cards.isEmpty()) {
            continue;
        }
        any = true;
        const QString names = Voice::all(cards);
        const PowerWords& second = book_.vocabulary().power(book_.suit(link.second).power);
        const QString pattern = QCoreApplication::translate("gnostica::wording::LinkRules", link.text);
        book_.say(QString::fromLatin1(link.id), second.link(link.kind, names).value_or(fill(pattern, {names, limit})));
    }
    if (any) {
        book_.say(QStringLiteral("LNK-6"),
                  tr("Between the two halves, pieces in the void wait, and the piece in question may be targeted "
                     "wherever it is."));
    }
}

}  // namespace gnostica::wording
