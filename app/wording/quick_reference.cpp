#include "app/wording/quick_reference.h"

#include "app/wording/document_names.h"
#include "app/wording/fill.h"
#include "app/wording/names.h"
#include "app/wording/power_wording.h"
#include "app/wording/rulebook_writer.h"
#include "app/wording/voice.h"

#include <algorithm>

namespace gnostica::wording {

using namespace engine;

namespace {

struct ReferenceWords {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::QuickReference)
};

/// How the game ends, and what its expansions add; these chapters close the rulebook.
void addEnd(std::vector<ReferenceEntry>& entries, const Rulebook& book) {
    const auto tellsOfScores = [](const RuleChapter& chapter) {
        return std::ranges::find(chapter.paragraphs, QStringLiteral("SCO-1"), &RuleParagraph::id) !=
               chapter.paragraphs.end();
    };
    for (auto chapter = std::ranges::find_if(book.chapters, tellsOfScores); chapter != book.chapters.end(); ++chapter) {
        for (const RuleParagraph& paragraph : chapter->paragraphs) {
            QStringList texts;
            for (const RuleText& part : paragraph.parts) {
                if (part.ruling.isEmpty()) {
                    texts << part.text;
                }
            }
            if (!texts.isEmpty()) {
                entries.push_back({chapter->title, paragraph.id, sentences(texts)});
            }
        }
    }
}

}  // namespace

std::vector<TurnOption> turnOptions(const Rules& rules) {
    std::vector<TurnOption> options;
    if (rules.activateAllowed) {
        options.push_back(
            {ReferenceWords::tr("Activate", "what one can do in a turn: to activate a territory"),
             ReferenceWords::tr("Activate a territory on which you have a piece: its powers are used, and all of "
                                "your pieces on it are minions.")});
    }
    if (rules.playAllowed) {
        options.push_back(
            {ReferenceWords::tr("Play", "what one can do in a turn: to play a card"),
             ReferenceWords::tr("Play a card from your hand: it goes to the discard pile, then its powers are "
                                "used, and all of your pieces on the board are minions.")});
    }
    if (rules.refreshAllowed) {
        options.push_back(
            {ReferenceWords::tr("Refresh", "what one can do in a turn: to refresh the hand"),
             ReferenceWords::tr(
                 "Refresh your hand: discard any cards or none, then draw until you have %n cards, or fewer.", nullptr,
                 rules.handLimit)});
    }
    if (rules.orientAllowed) {
        options.push_back({ReferenceWords::tr("Orient", "what one can do in a turn: to orient a piece"),
                           ReferenceWords::tr("Orient one of your pieces.")});
    }
    return options;
}

std::vector<ReferenceEntry> quickReference(const Rules& rules, const Vocabulary& vocabulary) {
    const Programs programs(rules);
    const PowerWording powers(rules, programs, vocabulary);
    std::vector<ReferenceEntry> entries;
    for (const TurnOption& option : turnOptions(rules)) {
        entries.push_back({ReferenceWords::tr("Your turn"), option.title, option.sentence});
    }
    entries.push_back(
        {ReferenceWords::tr("Board", "heading: the board"), ReferenceWords::tr("Spaces"),
         ReferenceWords::tr("A space is called by the letter of its column and the number of its row, as they "
                            "stand at the edge of the board. The first territories begin at d4 in the "
                            "north-west; no name changes when the board grows.")});
    for (const Suit suit : {Suit::cups, Suit::rods, Suit::discs, Suit::swords}) {
        const Card card = Card::minor(suit, 1);
        entries.push_back({ReferenceWords::tr("Suits"), suitName(suit), powers.card(card), card});
    }
    for (int place = 0; place < kMajorCount; ++place) {
        const Card card = Card::major(place);
        //: a major arcana card in the quick reference; %1: "XVI", %2: "The Tower"
        const QString title = fill(ReferenceWords::tr("%1 %2"), {cardCorner(card), cardName(card)});
        entries.push_back({ReferenceWords::tr("Major arcana"), title, powers.card(card), card});
    }
    addEnd(entries, rulebook(rules, vocabulary));
    return entries;
}

Rulebook referenceBook(const Rules& rules, const Vocabulary& vocabulary) {
    const auto document = nlohmann::json::parse(rules.document, nullptr, false);
    Rulebook book{documentName(document), {}, {}};
    for (const ReferenceEntry& entry : quickReference(rules, vocabulary)) {
        if (book.chapters.empty() || book.chapters.back().title != entry.chapter) {
            book.chapters.push_back({entry.chapter, {}});
        }
        RuleParagraph paragraph;
        paragraph.title = entry.title;
        paragraph.parts.push_back({entry.text, {}, {}});
        paragraph.card = entry.card;
        book.chapters.back().paragraphs.push_back(std::move(paragraph));
    }
    return book;
}

}  // namespace gnostica::wording
