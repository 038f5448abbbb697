#include "app/wording/play/refusal_wording.h"

#include "app/language/fill.h"
#include "app/language/numbers.h"
#include "app/wording/names.h"

#include <algorithm>
#include <string_view>

namespace gnostica::wording {

using namespace engine;

namespace {

/// The facts that a sentence needs.
enum class When : std::uint8_t {
    always,
    none,
    noneAndCard,
    card,
    piece,
    small,
    medium,
    large,
    yourSmall,
    yourMedium,
    yourLarge
};

struct Sentence {
    RefusalCode code;
    When when;
    const char* text;
};

/// The first that fits is used. %1: the rule's id, %2 and %n: number, %3: space, %4: card, %5: player, %6: piece.
// clang-format off
constexpr Sentence kSentences[] = {
    //: %1: id of a rule
    {RefusalCode::gameOver, When::always, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "The game is over; nothing can be done any more (%1).")},
    //: %1: id of a rule
    {RefusalCode::notNow, When::always, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "This cannot be done at this point of the turn (%1).")},
    //: %1: id of a rule
    {RefusalCode::notInThisGame, When::always, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "There is no such step under the rules of this game (%1).")},
    //: %1: id of a rule
    {RefusalCode::noCardInUse, When::always, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "No card now in use has this power (%1).")},
    //: %1: id of a rule
    {RefusalCode::notYourPower, When::always, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "The card offers another power now; its powers keep their order (%1).")},
    //: %1: id of a rule
    {RefusalCode::mustFinishLink, When::always, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "The second half of the step that was begun must come first (%1).")},
    //: %1: id of a rule
    {RefusalCode::chanceFirst, When::always, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "Chance comes first: cards are shuffled, lots drawn or dice rolled (%1).")},
    //: %1: id of a rule
    {RefusalCode::noPiecesMustPlace, When::always, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "A player without a piece on the board can only place one (%1).")},
    //: %1: id of a rule
    {RefusalCode::hasPieces, When::always, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "Only a player without any piece on the board places one (%1).")},
    //: %1: id of a rule; %n: number of pieces; %3: space
    {RefusalCode::spaceTaken, When::always, QT_TRANSLATE_N_NOOP("gnostica::wording::RefusalWording", "The space %3 already holds %n pieces; it must be without pieces (%1).")},
    //: %1: id of a rule; %3: space
    {RefusalCode::inVoid, When::always, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "The space %3 is void: it has no card, and no territory shares a side with it (%1).")},
    //: %1: id of a rule; %3: space
    {RefusalCode::notTerritory, When::always, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "There is no territory on %3 (%1).")},
    //: %1: id of a rule; %3: space
    {RefusalCode::notWasteland, When::always, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "The space %3 is not a wasteland, a space without a card that shares a side with a territory (%1).")},
    //: %1: id of a rule; %3: space
    {RefusalCode::noOwnPieceThere, When::always, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "None of your pieces is on %3 (%1).")},
    //: %1: id of a rule; %4: card
    {RefusalCode::cardNotInHand, When::card, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "The card %4 is not in your hand (%1).")},
    //: %1: id of a rule
    {RefusalCode::cardNotInHand, When::always, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "A card that is not in your hand was named (%1).")},
    //: %1: id of a rule; %4: card
    {RefusalCode::cardNotInDiscard, When::card, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "The card %4 is not in the discard pile (%1).")},
    //: %1: id of a rule
    {RefusalCode::cardNotInDiscard, When::always, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "A card that is not in the discard pile was named (%1).")},
    //: %1: id of a rule; %2: number
    {RefusalCode::handFull, When::always, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "Your hand is full; its limit is %2 (%1).")},
    //: %1: id of a rule
    {RefusalCode::tooManyCards, When::none, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "No card can be drawn now (%1).")},
    //: %1: id of a rule; %n: number of cards
    {RefusalCode::tooManyCards, When::always, QT_TRANSLATE_N_NOOP("gnostica::wording::RefusalWording", "At most %n cards can be drawn now (%1).")},
    //: %1: id of a rule
    {RefusalCode::nothingChanges, When::always, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "This would change nothing (%1).")},
    //: %1: id of a rule; %6: piece
    {RefusalCode::notYourPiece, When::piece, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "This is not your piece: %6 (%1).")},
    //: %1: id of a rule
    {RefusalCode::notYourPiece, When::always, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "This is not your piece (%1).")},
    //: %1: id of a rule; %6: piece
    {RefusalCode::notMinion, When::piece, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "This piece is not a minion that may act now: %6 (%1).")},
    //: %1: id of a rule
    {RefusalCode::notMinion, When::always, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "This piece is not a minion that may act now (%1).")},
    //: %1: id of a rule; %6: piece
    {RefusalCode::differentSpaces, When::always, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "All the pieces named must be in the same space; this one is not: %6 (%1).")},
    //: %1: id of a rule; %3: space
    {RefusalCode::inTower, When::always, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "The pieces on %3 are a tower, which nobody else can target (%1).")},
    //: %1: id of a rule; %3: space
    {RefusalCode::towerClosed, When::always, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "There is a tower on %3, where nobody else can come (%1).")},
    //: %1: id of a rule; %6: piece
    {RefusalCode::notTargeted, When::piece, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "The acting minion does not target this piece: %6 (%1).")},
    //: %1: id of a rule; %3: space
    {RefusalCode::notTargeted, When::always, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "The acting minion does not target the space %3 (%1).")},
    //: %1: id of a rule
    {RefusalCode::pushesItself, When::always, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "A minion does not push itself; it moves (%1).")},
    //: %1: id of a rule; %6: piece
    {RefusalCode::notEnemy, When::piece, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "This needs an enemy piece, not %6 (%1).")},
    //: %1: id of a rule; %6: piece
    {RefusalCode::turnedBefore, When::always, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "This piece has already been oriented this turn: %6 (%1).")},
    //: %1: id of a rule
    {RefusalCode::turnsPieces, When::always, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "You are orienting your pieces: orient another one, or pass (%1).")},
    //: %1: id of a rule
    {RefusalCode::allOrNothing, When::always, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "Either discard the whole hand or draw cards (%1).")},
    //: %1: id of a rule
    {RefusalCode::notEnemy, When::always, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "This needs an enemy piece (%1).")},
    //: %1: id of a rule; %n: number of pieces; %3: space
    {RefusalCode::spaceFull, When::always, QT_TRANSLATE_N_NOOP("gnostica::wording::RefusalWording", "The space %3 is full: it holds %n pieces (%1).")},
    //: %1: id of a rule; %n: number of pieces; %3: space
    {RefusalCode::tooManyOfSize, When::small, QT_TRANSLATE_N_NOOP("gnostica::wording::RefusalWording", "There is no room for another small piece on %3, which already holds %n (%1).")},
    //: %1: id of a rule; %n: number of pieces; %3: space
    {RefusalCode::tooManyOfSize, When::medium, QT_TRANSLATE_N_NOOP("gnostica::wording::RefusalWording", "There is no room for another medium piece on %3, which already holds %n (%1).")},
    //: %1: id of a rule; %n: number of pieces; %3: space
    {RefusalCode::tooManyOfSize, When::always, QT_TRANSLATE_N_NOOP("gnostica::wording::RefusalWording", "There is no room for another large piece on %3, which already holds %n (%1).")},
    //: %1: id of a rule; %n: number of pieces; %3: space
    {RefusalCode::tooManyOwn, When::always, QT_TRANSLATE_N_NOOP("gnostica::wording::RefusalWording", "There is no room for another piece of the same player on %3, which already holds %n (%1).")},
    //: %1: id of a rule
    {RefusalCode::stashEmpty, When::yourSmall, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "No small piece is left in your stash (%1).")},
    //: %1: id of a rule
    {RefusalCode::stashEmpty, When::yourMedium, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "No medium piece is left in your stash (%1).")},
    //: %1: id of a rule
    {RefusalCode::stashEmpty, When::yourLarge, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "No large piece is left in your stash (%1).")},
    //: %1: id of a rule; %5: player
    {RefusalCode::stashEmpty, When::small, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "No small piece is left in the stash of %5 (%1).")},
    //: %1: id of a rule; %5: player
    {RefusalCode::stashEmpty, When::medium, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "No medium piece is left in the stash of %5 (%1).")},
    //: %1: id of a rule; %5: player
    {RefusalCode::stashEmpty, When::large, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "No large piece is left in the stash of %5 (%1).")},
    //: %1: id of a rule; %5: player
    {RefusalCode::stashEmpty, When::always, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "The stash of %5 has no such piece left (%1).")},
    //: %1: id of a rule; %3: space
    {RefusalCode::enemyOccupied, When::always, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "There is an enemy piece on %3 (%1).")},
    //: %1: id of a rule; %4: card
    {RefusalCode::wrongValue, When::noneAndCard, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "Nothing may replace the territory; the card %4 is not needed (%1).")},
    //: %1: id of a rule; %2: number; %4: card
    {RefusalCode::wrongValue, When::card, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "The card %4 does not have the value that is needed, %2 (%1).")},
    //: %1: id of a rule; %2: number
    {RefusalCode::wrongValue, When::always, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "This needs a card with a value of exactly %2 (%1).")},
    //: %1: id of a rule
    {RefusalCode::upright, When::always, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "An upright minion cannot use a rod; it has no direction (%1).")},
    //: %1: id of a rule
    {RefusalCode::tooFar, When::none, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "It cannot go any distance (%1).")},
    //: %1: id of a rule; %n: number of spaces
    {RefusalCode::tooFar, When::always, QT_TRANSLATE_N_NOOP("gnostica::wording::RefusalWording", "It can go at most %n spaces (%1).")},
    //: %1: id of a rule; %n: pips of a piece
    {RefusalCode::tooMuch, When::piece, QT_TRANSLATE_N_NOOP("gnostica::wording::RefusalWording", "At most %n pips can be removed (%1).")},
    //: %1: id of a rule; %n: points of a territory
    {RefusalCode::tooMuch, When::always, QT_TRANSLATE_N_NOOP("gnostica::wording::RefusalWording", "At most %n points can be removed (%1).")},
    //: %1: id of a rule
    {RefusalCode::alreadyLargest, When::always, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "The piece is already large and cannot grow (%1).")},
    //: %1: id of a rule
    {RefusalCode::cannotGrowMajor, When::always, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "A major arcana card already has the highest value and cannot grow (%1).")},
    //: %1: id of a rule
    {RefusalCode::facingKept, When::always, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "An enemy piece keeps its facing (%1).")},
    //: %1: id of a rule
    {RefusalCode::facingMeaningless, When::always, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "A destroyed piece cannot be given a facing (%1).")},
    //: %1: id of a rule
    {RefusalCode::noSuchPlace, When::always, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "The power cannot reach that space, or cannot use a card from there (%1).")},
    //: %1: id of a rule
    {RefusalCode::linkNeeded, When::always, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "This is possible only together with a second half, and none fits (%1).")},
    //: %1: id of a rule
    {RefusalCode::linkNotNeeded, When::always, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "This is possible alone, so it is not the first half of a linked step (%1).")},
    //: %1: id of a rule
    {RefusalCode::noLink, When::always, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "No linked step begins with the power that the card now offers (%1).")},
    //: %1: id of a rule
    {RefusalCode::notThisLink, When::always, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "The second half must concern the same piece or territory as the first (%1).")},
    //: %1: id of a rule; %3: space
    {RefusalCode::staysCrowded, When::always, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "The second half must make room again on %3 (%1).")},
    //: %1: id of a rule
    {RefusalCode::pileEmpty, When::always, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "There is no card left to draw (%1).")},
    //: %1: id of a rule; %3: space; %4: card
    {RefusalCode::notMajor, When::card, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "The card %4 on %3 is not a major arcana card (%1).")},
    //: %1: id of a rule
    {RefusalCode::notMajor, When::always, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "The card is not a major arcana card (%1).")},
    //: %1: id of a rule
    {RefusalCode::notAnotherWorld, When::always, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "The World cannot use the powers of another World (%1).")},
    //: %1: id of a rule; %2: number
    {RefusalCode::nestedTooDeep, When::always, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "The longest chain of cards is %2; no more can be turned over or copied (%1).")},
    //: %1: id of a rule
    {RefusalCode::sameMinionOnly, When::always, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "The same minion must continue (%1).")},
    //: %1: id of a rule
    {RefusalCode::skipNotAllowed, When::always, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "This power must be used (%1).")},
    //: %1: id of a rule; %5: player
    {RefusalCode::alreadyAnnounced, When::always, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "%5 has announced a last turn, which must be over first (%1).")},
    //: %1: id of a rule
    {RefusalCode::ownLastTurn, When::always, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "This is your last turn; nothing can be announced at its end (%1).")},
    //: %1: id of a rule
    {RefusalCode::announcedBefore, When::always, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "You have already announced a last turn; nobody may do so twice (%1).")},
    //: %1: id of a rule
    {RefusalCode::noTurnToCome, When::always, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "The game ends before your next turn, so nothing can be announced for it (%1).")},
    //: %1: id of a rule; %n: points
    {RefusalCode::scoreTooLow, When::always, QT_TRANSLATE_N_NOOP("gnostica::wording::RefusalWording", "You need %n points to announce your last turn (%1).")},
    //: %1: id of a rule
    {RefusalCode::noTerritoryLeft, When::always, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "No territory is left, so no last turn can be announced (%1).")},
    //: %1: id of a rule; %4: card
    {RefusalCode::notInPool, When::always, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "The card %4 is not among the cards to take (%1).")},
    //: %1: id of a rule
    {RefusalCode::noSuchFacing, When::always, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "In this game, pieces cannot point diagonally (%1).")},
    //: %1: id of a rule
    {RefusalCode::noSuchPower, When::always, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "Under these rules, the power cannot do that (%1).")},
    //: %1: id of a rule; %4: card
    {RefusalCode::notHigher, When::card, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "%4 is neither worth more than the card there nor a higher card of the same kind (%1).")},
    //: %1: id of a rule
    {RefusalCode::notHigher, When::always, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "This needs a card worth more, or a higher one of the same kind (%1).")},
    //: %1: id of a rule; %4: card
    {RefusalCode::notLower, When::card, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "%4 does not fit there; expected a card worth a point less, or a lower one of the same kind (%1).")},
    //: %1: id of a rule
    {RefusalCode::notLower, When::always, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "This needs a card worth a point less, or a lower one of the same kind (%1).")},
    //: %1: id of a rule
    {RefusalCode::variantRule, When::always, QT_TRANSLATE_NOOP("gnostica::wording::RefusalWording", "A rule of this variant does not allow it (%1).")},
};
// clang-format on

struct Facts {
    const Refusal& refusal;
    bool yours;

    bool fit(When when) const {
        switch (when) {
        case When::always: return true;
        case When::none: return refusal.number == 0;
        case When::noneAndCard: return refusal.number == 0 && !refusal.card.isNone();
        case When::card: return !refusal.card.isNone();
        case When::piece: return refusal.piece != kNoPiece;
        case When::small: return refusal.size == 1;
        case When::medium: return refusal.size == 2;
        case When::large: return refusal.size == 3;
        case When::yourSmall: return refusal.size == 1 && yours;
        case When::yourMedium: return refusal.size == 2 && yours;
        case When::yourLarge: return refusal.size == 3 && yours;
        }
        return false;
    }
};

}  // namespace

QString RefusalWording::pattern(const Refusal& refusal) const {
    const Facts facts{refusal, voice_.isListener(refusal.seat)};
    const auto* fitting = std::ranges::find_if(
        kSentences, [&](const Sentence& each) { return each.code == refusal.code && facts.fit(each.when); });
    if (fitting == std::end(kSentences)) {
        //: %1: id of a rule
        return tr("This is not possible (%1).");
    }
    const bool counts = std::string_view(fitting->text).find("%n") != std::string_view::npos;
    return counts ? tr(fitting->text, nullptr, refusal.number) : tr(fitting->text);
}

/// A refusal that only the mechanic or power that made it can explain.
MaybeText RefusalWording::ofVariant(const Refusal& refusal) const {
    if (refusal.code != RefusalCode::variantRule) {
        return {};
    }
    const Scene scene{rules_, state_, voice_};
    if (MaybeText own = vocabulary_.firstOfMechanics(
            rules_, [&](const MechanicWords& words) { return words.refusal(scene, refusal); })) {
        return own;
    }
    for (const std::string& power : programs_.powers()) {
        if (MaybeText own = vocabulary_.power(power).refusal(scene, refusal)) {
            return own;
        }
    }
    return {};
}

QString RefusalWording::operator()(const Refusal& refusal) const {
    if (const MaybeText own = ofVariant(refusal)) {
        return *own;
    }
    return language::fill(pattern(refusal),
                          {ruleName(refusal.rule), language::number(refusal.number), spaceName(refusal.space),
                           cardPhrase(refusal.card), voice_.player(refusal.seat), voice_.piece(state_, refusal.piece)});
}

}  // namespace gnostica::wording
