#include "app/gui/panels/help_contents.h"

#include "app/wording/names.h"
#include "app/wording/rulebook.h"

namespace gnostica::gui {

using engine::Card;
using engine::Suit;

HelpContents::HelpContents(const engine::Rules& rules, const wording::Speaker& speaker)
    : rules_(rules),
      speaker_(speaker),
      faces_(rules) {}

HelpEntry HelpContents::card(const QString& chapter, Card card, const QString& title) const {
    return {HelpPage::reference,    chapter, QStringLiteral("card-%1").arg(card.number()), title, speaker_.powers(card),
            faces_.text(card).icons};
}

HelpEntries HelpContents::reference() const {
    HelpEntries entries;
    const QString turn = tr("Your turn");
    const auto option = [&](bool allowed, const QString& title, const QString& text) {
        if (allowed) {
            entries.push_back({HelpPage::reference, turn, {}, title, text, {}});
        }
    };
    option(rules_.activateAllowed, tr("Activate"),
           tr("Use the power of a territory; all of your pieces on it are minions."));
    option(rules_.playAllowed, tr("Play"),
           tr("Discard a card from your hand and use its power; all of your pieces on the board are minions."));
    option(rules_.orientAllowed, tr("Orient"), tr("Turn one of your pieces."));
    option(rules_.refreshAllowed, tr("Refresh"),
           //: %1: the hand limit
           tr("Discard any cards of your hand or none, and draw until you have %1, or fewer.").arg(rules_.handLimit));
    for (const Suit suit : {Suit::cups, Suit::rods, Suit::discs, Suit::swords}) {
        entries.push_back(card(tr("Suits"), Card::minor(suit, 1), wording::suitName(suit)));
    }
    for (int number = 0; number < engine::kMajorCount; ++number) {
        const Card major = Card::major(number);
        //: a major arcana card in the quick reference; %1: "XVI", %2: "The Tower"
        const QString title = tr("%1 %2").arg(wording::cardCorner(major), wording::cardName(major));
        entries.push_back(card(tr("Major arcana"), major, title));
    }
    return entries;
}

HelpEntries HelpContents::rulebook() const {
    HelpEntries entries;
    for (const wording::RuleChapter& chapter : wording::rulebook(rules_, speaker_.vocabulary()).chapters) {
        for (const wording::RuleParagraph& paragraph : chapter.paragraphs) {
            entries.push_back({HelpPage::rules, chapter.title, paragraph.id, paragraph.id, paragraph.text(), {}});
        }
    }
    return entries;
}

}  // namespace gnostica::gui
