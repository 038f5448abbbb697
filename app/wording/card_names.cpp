#include "app/language/lists.h"
#include "app/language/numbers.h"
#include "app/wording/names.h"

#include <QCoreApplication>

#include <array>

namespace gnostica::wording {

namespace {

struct CardText {
    const char* text;
    const char* meaning;
};

/// In deck order.
constexpr std::array<CardText, engine::kCardCount> kCardTexts{{
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "The Fool", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "The Magician", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "The High Priestess", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "The Empress", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "The Emperor", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "The Hierophant", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "The Lovers", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "The Chariot", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "Strength", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "The Hermit", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "Wheel of Fortune", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "Justice", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "The Hanged Man", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "Death", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "Temperance", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "The Devil", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "The Tower", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "The Star", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "The Moon", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "The Sun", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "Judgement", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "The World", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "Ace of Cups", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "Two of Cups", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "Three of Cups", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "Four of Cups", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "Five of Cups", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "Six of Cups", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "Seven of Cups", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "Eight of Cups", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "Nine of Cups", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "Ten of Cups", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "Page of Cups", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "Knight of Cups", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "Queen of Cups", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "King of Cups", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "Ace of Rods", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "Two of Rods", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "Three of Rods", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "Four of Rods", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "Five of Rods", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "Six of Rods", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "Seven of Rods", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "Eight of Rods", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "Nine of Rods", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "Ten of Rods", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "Page of Rods", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "Knight of Rods", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "Queen of Rods", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "King of Rods", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "Ace of Discs", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "Two of Discs", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "Three of Discs", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "Four of Discs", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "Five of Discs", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "Six of Discs", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "Seven of Discs", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "Eight of Discs", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "Nine of Discs", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "Ten of Discs", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "Page of Discs", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "Knight of Discs", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "Queen of Discs", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "King of Discs", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "Ace of Swords", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "Two of Swords", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "Three of Swords", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "Four of Swords", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "Five of Swords", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "Six of Swords", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "Seven of Swords", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "Eight of Swords", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "Nine of Swords", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "Ten of Swords", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "Page of Swords", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "Knight of Swords", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "Queen of Swords", "phrase: card"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "King of Swords", "phrase: card"),
}};

constexpr std::array<const char*, engine::kMajorCount> kRomanNumerals{
    "0",  "I",   "II",   "III", "IV", "V",   "VI",   "VII",   "VIII", "IX", "X",
    "XI", "XII", "XIII", "XIV", "XV", "XVI", "XVII", "XVIII", "XIX",  "XX", "XXI"};

constexpr int kHighestNumber = 10;

/// The corners of minors without a number: ace, and page to king.
constexpr std::array<const char*, 1 + engine::kSuitLength - kHighestNumber> kCorners{
    //: corner of an ace
    QT_TRANSLATE_NOOP("gnostica::wording::CardCorners", "A"),
    //: corner of a page
    QT_TRANSLATE_NOOP("gnostica::wording::CardCorners", "P"),
    //: corner of a knight (N, because K is the king)
    QT_TRANSLATE_NOOP("gnostica::wording::CardCorners", "N"),
    //: corner of a queen
    QT_TRANSLATE_NOOP("gnostica::wording::CardCorners", "Q"),
    //: corner of a king
    QT_TRANSLATE_NOOP("gnostica::wording::CardCorners", "K")};

}  // namespace

language::Phrase cardPhrase(engine::Card card) {
    const CardText name = card.isNone()
                              ? CardText QT_TRANSLATE_NOOP3("gnostica::wording::Cards", "no card", "phrase: card")
                              : kCardTexts[card.index()];
    return language::phrase(QCoreApplication::translate("gnostica::wording::Cards", name.text, name.meaning));
}

QString cardName(engine::Card card) {
    return cardPhrase(card).text();
}

language::Phrase cardsPhrase(engine::CardSet cards) {
    language::Phrases names;
    for (const engine::Card card : cards) {
        names.push_back(cardPhrase(card));
    }
    return language::listOf(names);
}

QString cardCorner(engine::Card card) {
    if (card.isNone()) {
        return {};
    }
    if (card.isMajor()) {
        return QString::fromLatin1(kRomanNumerals[card.index()]);
    }
    const int height = card.height();
    if (height > 1 && height <= kHighestNumber) {
        return language::number(height);
    }
    const auto place = static_cast<std::size_t>(height == 1 ? 0 : height - kHighestNumber);
    return QCoreApplication::translate("gnostica::wording::CardCorners", kCorners.at(place));
}

}  // namespace gnostica::wording
