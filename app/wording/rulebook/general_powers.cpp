// Suits, majors and links.
#include "app/language/fill.h"
#include "app/wording/card_links.h"
#include "app/wording/names.h"
#include "app/wording/power_wording.h"
#include "app/wording/rulebook/general_rules.h"

#include <map>
#include <set>
#include <string>

namespace gnostica::wording {

using namespace engine;

void GeneralRules::suit(Chapter chapter, Suit suit) {
    const PowerUse& use = book_.suit(suit);
    const PowerWords& words = book_.vocabulary().power(use.power);
    const QString title = words.chapterTitle(suit);
    //: head of a chapter: %1: a suit, "Rods"; %2: what its power is called
    book_.open(chapter,
               title.isEmpty() ? language::fill(tr("%1: %2", "a chapter"), {suitName(suit), words.title(use)}) : title);
    words.write(book_, use);
}

void GeneralRules::majors() {
    book_.open(Chapter::majors);
    for (int number = 0; number < kMajorCount; ++number) {
        major(Card::major(number));
    }
    afterCards();
    withoutMinion();
}

void GeneralRules::afterCards() {
    std::set<std::string> told;
    for (int number = 0; number < kMajorCount; ++number) {
        for (const PowerChoice& choice : book_.programs().of(Card::major(number))) {
            for (const PowerUse& use : choice) {
                if (told.insert(use.power).second) {
                    book_.vocabulary().power(use.power).writeAfterCards(book_, use);
                }
            }
        }
    }
}

/// MAJ-22
void GeneralRules::withoutMinion() {
    const auto id = QStringLiteral("MAJ-22");
    const std::set<std::string> powers = book_.programs().powers();
    if (powers.contains("reveal")) {
        book_.say(id, tr("Turning over a card needs no minion."));
    }
    if (powers.contains("redraw")) {
        book_.say(id, tr("Discarding and drawing needs no minion."));
    }
    if (powers.contains("copy")) {
        book_.say(id, tr("Choosing another card to use needs no minion."));
    }
    if (powers.contains("die")) {
        book_.say(id, tr("Rolling the colour die needs no minion."));
    }
    if (book_.has(id)) {
        book_.say(id, tr("Powers that need no minion can be used even when every minion is gone."));
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
    // By rule, and within a rule by effect, which may differ between cards.
    std::map<std::string, std::map<QString, language::Phrases>> cards;
    for (int number = 0; number < kMajorCount; ++number) {
        const Card card = Card::major(number);
        for (const CardLink& link : linksOf(rules_, book_.programs(), card)) {
            cards[std::string(link.rule.text)][linkSentence(link.uses, rules_, book_.vocabulary())].push_back(
                cardPhrase(card));
        }
    }
    for (const auto& [rule, allowed] : cards) {
        for (const auto& [sentence, names] : allowed) {
            //: what some cards allow: %1: one or more cards, "Strength"; %2: a whole sentence
            book_.say(QString::fromStdString(rule), tr("%1: %2", "a link"), {language::listOf(names), sentence});
        }
    }
    if (cards.contains("LNK-1") && book_.suit(Suit::rods).flag("slide")) {
        book_.say(QStringLiteral("LNK-1"),
                  tr("This applies to pieces only: a territory must land properly each time."));
    }
    if (!cards.empty()) {
        halves();
    }
}

/// LNK-6
void GeneralRules::halves() {
    const auto id = QStringLiteral("LNK-6");
    book_.say(id, tr("Between the two halves, pieces in the void wait. The piece being acted on may be targeted "
                     "wherever it is."));
    book_.say(id, tr("Two minions may share the halves. A piece that the first half has affected may act in the second "
                     "if it is a minion."));
}

}  // namespace gnostica::wording
