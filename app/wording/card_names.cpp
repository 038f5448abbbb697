#include "app/wording/names.h"

#include <QCoreApplication>

#include <array>

namespace gnostica::wording {

namespace {

/// In deck order.
constexpr std::array<const char*, engine::kCardCount> kNames{
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "The Fool"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "The Magician"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "The High Priestess"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "The Empress"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "The Emperor"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "The Hierophant"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "The Lovers"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "The Chariot"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "Strength"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "The Hermit"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "Wheel of Fortune"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "Justice"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "The Hanged Man"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "Death"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "Temperance"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "The Devil"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "The Tower"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "The Star"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "The Moon"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "The Sun"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "Judgement"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "The World"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "Ace of Cups"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "Two of Cups"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "Three of Cups"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "Four of Cups"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "Five of Cups"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "Six of Cups"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "Seven of Cups"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "Eight of Cups"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "Nine of Cups"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "Ten of Cups"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "Page of Cups"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "Knight of Cups"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "Queen of Cups"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "King of Cups"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "Ace of Rods"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "Two of Rods"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "Three of Rods"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "Four of Rods"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "Five of Rods"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "Six of Rods"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "Seven of Rods"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "Eight of Rods"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "Nine of Rods"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "Ten of Rods"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "Page of Rods"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "Knight of Rods"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "Queen of Rods"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "King of Rods"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "Ace of Discs"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "Two of Discs"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "Three of Discs"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "Four of Discs"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "Five of Discs"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "Six of Discs"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "Seven of Discs"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "Eight of Discs"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "Nine of Discs"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "Ten of Discs"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "Page of Discs"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "Knight of Discs"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "Queen of Discs"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "King of Discs"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "Ace of Swords"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "Two of Swords"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "Three of Swords"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "Four of Swords"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "Five of Swords"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "Six of Swords"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "Seven of Swords"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "Eight of Swords"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "Nine of Swords"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "Ten of Swords"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "Page of Swords"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "Knight of Swords"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "Queen of Swords"),
    QT_TRANSLATE_NOOP("gnostica::wording::Cards", "King of Swords"),
};

constexpr std::array<const char*, engine::kMajorCount> kRomanNumerals{
    "0",  "I",   "II",   "III", "IV", "V",   "VI",   "VII",   "VIII", "IX", "X",
    "XI", "XII", "XIII", "XIV", "XV", "XVI", "XVII", "XVIII", "XIX",  "XX", "XXI"};

/// What stands in the corners of minors, ace to king.
constexpr std::array<const char*, engine::kSuitLength> kCorners{
    //: corner of an ace
    QT_TRANSLATE_NOOP("gnostica::wording::CardCorners", "A"), "2", "3", "4", "5", "6", "7", "8", "9", "10",
    //: corner of a page
    QT_TRANSLATE_NOOP("gnostica::wording::CardCorners", "P"),
    //: corner of a knight (N, because K is the king)
    QT_TRANSLATE_NOOP("gnostica::wording::CardCorners", "N"),
    //: corner of a queen
    QT_TRANSLATE_NOOP("gnostica::wording::CardCorners", "Q"),
    //: corner of a king
    QT_TRANSLATE_NOOP("gnostica::wording::CardCorners", "K")};

}  // namespace

QString cardName(engine::Card card) {
    if (card.isNone()) {
        return QCoreApplication::translate("gnostica::wording::Cards", "no card");
    }
    return QCoreApplication::translate("gnostica::wording::Cards", kNames[card.index()]);
}

QString cardCorner(engine::Card card) {
    if (card.isNone()) {
        return {};
    }
    if (card.isMajor()) {
        return QString::fromLatin1(kRomanNumerals[card.index()]);
    }
    const auto height = static_cast<std::size_t>(card.height() - 1);
    return QCoreApplication::translate("gnostica::wording::CardCorners", kCorners[height]);
}

}  // namespace gnostica::wording
