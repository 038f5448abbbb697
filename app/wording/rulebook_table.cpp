// The table, the beginning and the course of a game.
#include "app/wording/names.h"
#include "app/wording/rule_facts.h"
#include "app/wording/rulebook_writer.h"

namespace gnostica::wording {

using namespace engine;

RulebookWriter::RulebookWriter(const Rules& rules) : rules_(rules), programs_(rules) {}

const PowerUse& RulebookWriter::suit(Suit suit) const {
    static const PowerUse none;
    const auto& program = programs_.of(Card::minor(suit, 1));
    return program.empty() || program.front().empty() ? none : program.front().front();
}

void RulebookWriter::spaces() {
    begin(tr("The board"));
    say("SPC-1", tr("The board is a square grid without an edge. A space on which a card lies is a territory."));
    say("SPC-2", tr("An empty space that shares a side with a territory is wasteland. Pieces may stand there; it is "
                    "like a territory without a power and is worth nothing."));
    say("SPC-3", tr("Every other space is void. Nothing can be done there, and pieces that stand in the void after a "
                    "completed step return to their owners' stashes at once."));
    //: %1: how many pieces a space holds
    say("SPC-4",
        tr("A piece can be created in or moved into a space only if fewer than %1 pieces, of any owners, "
           "stand there. Only what a rule names may exceed this; a space that holds more stays as it is."),
        {number(rules_.spaceLimit)});
    say("SPC-4", rules_.rulings.limitInWasteland ? tr("This limit holds in wasteland, too.")
                                                 : tr("There is no such limit in wasteland."));
}

void RulebookWriter::setup() {
    begin(tr("Setup"));
    //: %1, %2: numbers of players
    say("SET-1", tr("%1 to %2 players take part."), {number(rules_.minSeats), number(rules_.maxSeats)});
    //: %1, %2, %3: numbers of pieces
    say("SET-1",
        tr("Each has a stash of pyramids in one colour: %1 small ones of one pip, %2 medium ones of two and "
           "%3 large ones of three."),
        {number(rules_.stash[0]), number(rules_.stash[1]), number(rules_.stash[2])});
    //: %1: cards, %2 and %3: columns and rows
    say("SET-2",
        tr("The 78 tarot cards are shuffled. Each player is dealt %1; then a grid of %2 by %3 cards is laid "
           "face up. The rest is the draw pile."),
        {number(rules_.handLimit), number(rules_.columns), number(rules_.rows)});
    if (const auto target = targetOf(rules_)) {
        //: %1: points
        say("SET-3", tr("The target score is %1."), {number(*target)});
    }
    switch (rules_.first) {
    case FirstSeat::bid: say("SET-4", tr("A bid decides who goes first.")); break;
    case FirstSeat::random: say("SET-4", tr("Lots decide who goes first; play goes clockwise.")); break;
    case FirstSeat::seat:
        //: %1: the letter of a seat
        say("SET-4", tr("The player in seat %1 goes first; play goes clockwise."),
            {QString(QChar(u'A' + static_cast<int>(index(rules_.firstSeat))))});
        break;
    }
}

void RulebookWriter::bids() {
    begin(tr("The bid"));
    say("BID-1", tr("Every player secretly chooses a bid card from the hand. All are revealed at once."));
    say("BID-2", tr("The major arcana card with the highest number wins, from the Fool with 0 to the World with 21. "
                    "If nobody has bid one, the highest minor card wins: king, queen, knight, page, ten down to two, "
                    "ace."));
    say("BID-3", tr("If the highest bids are equal, the bid cards are set aside and everybody bids again."));
    say("BID-3", rules_.rulings.drawSeatWhenHandsRunOut ? tr("If the hands run out, lots decide who goes first.")
                                                        : tr("If the hands run out, the player in seat A goes first."));
    if (rules_.turnOrder == TurnOrder::tournament) {
        say("TOU-1", tr("The bids also decide the order of the other turns: from the highest bid to the lowest. Of "
                        "equal losing bids, the one nearer to the winner's left comes first."));
        say("BID-4", tr("The bid cards of all rounds then lie open. Starting with the player who goes last, up to the "
                        "winner, each takes cards of choice up to a full hand."));
    } else {
        say("BID-4", tr("The bid cards of all rounds then lie open. Starting at the winner's right and going "
                        "counter-clockwise, each takes cards of choice up to a full hand; the winner is last."));
    }
    say("BID-5", rules_.turnOrder == TurnOrder::tournament
                     ? tr("The winner takes the first turn.")
                     : tr("The winner takes the first turn; play goes clockwise."));
}

void RulebookWriter::turns() {
    begin(tr("A turn"));
    say("TRN-1", tr("Whoever has no piece on the board can only place one small piece, facing anywhere, on a "
                    "territory or wasteland without pieces."));
    say("TRN-1", rules_.rulings.passWithoutFreeSpace ? tr("If there is no such space, the turn is passed.")
                                                     : tr("If there is no such space, the hand may be refreshed."));
    say("TRN-2", tr("Otherwise exactly one of these is done:"));
    if (rules_.activateAllowed) {
        say("TRN-2", tr("Activate a territory on which you have a piece: its powers are used."));
    }
    if (rules_.playAllowed) {
        say("TRN-2", tr("Play a card from your hand: it goes to the discard pile, then its powers are used."));
    }
    if (rules_.refreshAllowed) {
        //: %1: cards
        say("TRN-2", tr("Refresh your hand: discard any cards or none, then draw until you have %1, or fewer."),
            {number(rules_.handLimit)});
    }
    if (rules_.orientAllowed) {
        say("TRN-2", tr("Orient one of your pieces."));
    }
    say("TRN-3", tr("To pass, refresh your hand without discarding or drawing."));
    say("TRN-4", tr("All powers are optional. Any of them may be left unused, but their order never changes."));
}

void RulebookWriter::minions() {
    begin(tr("Minions"));
    say("MIN-1", tr("When a card is played, every piece of yours on the board is a minion. Each power of the card may "
                    "be used by any of them, by different ones or by the same."));
    say("MIN-2", tr("When a territory is activated, your pieces on it are minions for the whole turn, wherever they "
                    "go."));
    if (rules_.affectedBecomeMinions) {
        say("MIN-3", tr("After activating a territory, a piece of yours that is directly affected by a minion becomes "
                        "a minion, too, for the rest of the turn."));
    } else {
        say("MIN-3", tr("Only the pieces that stood on the activated territory are minions."));
    }
    if (!rules_.affectedBecomeMinions && rules_.affectedByFoolBecomeMinions) {
        say("MIN-3", tr("While a Fool is carried out, pieces of yours that are affected become minions, too."));
    }
    if (rules_.rulings.piecesOnAffectedTerritory) {
        say("MIN-3", tr("Pieces on an affected territory count as affected."));
    }
    say("MIN-4", tr("A piece that is replaced by another size is still the same piece."));
}

void RulebookWriter::orientation() {
    begin(tr("Facing and targets"));
    say("ORI-1", tr("A piece points north, east, south or west, or stands upright; never diagonally."));
    say("ORI-2", tr("An upright minion targets the space on which it stands and any piece there. One that points out "
                    "targets the next space in that direction and any piece there."));
    say("ORI-3", tr("A minion may always target itself."));
    say("ORI-4", tr("When you affect a piece of your own, you may change its facing. An enemy piece keeps its "
                    "facing."));
}

void RulebookWriter::drawing() {
    begin(tr("The draw pile"));
    say("DRW-1", rules_.rulings.reshuffleAtOnce
                     ? tr("When the draw pile becomes empty, the discard pile is shuffled at once into a new one. A "
                          "drawn card first reaches its destination.")
                     : tr("When a card is to be drawn and the draw pile is empty, the discard pile is shuffled into a "
                          "new one."));
    say("DRW-1", tr("Nobody draws more cards than the hand limit leaves room for, nor more than the two piles hold."));
}

}  // namespace gnostica::wording
