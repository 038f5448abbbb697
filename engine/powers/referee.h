// The only class that changes a State during play. Keeps the records (stash, piles, cards known to each seat, minions)
// and reports events.
#pragma once

#include "engine/model/event.h"
#include "engine/powers/table.h"

namespace gnostica::engine {

class Referee {
public:
    Referee(const Rules& theRules, State& theState, EventList* events)
        : rules(theRules),
          state(theState),
          events_(events) {}

    const Rules& rules;
    State& state;

    Seat mover() const { return state.turn.mover; }
    Table table() const { return {rules, state}; }

    template <class E>
    void report(const E& event) {
        if (events_ != nullptr) {
            events_->emplace_back(event);
        }
    }
    bool reporting() const { return events_ != nullptr; }

    // Pieces. Each function makes the piece a minion where MIN-3 does.
    PieceId add(Seat owner, int size, Facing facing, Space space, Effect effect);
    void remove(PieceId id, Cause cause);
    void move(PieceId id, Space to, Facing facing, Effect effect);
    void turn(PieceId id, Facing facing, Effect effect);
    /// Replaces the piece by another size from the stash (MIN-4); size 0 removes it.
    void resize(PieceId id, int size, Facing facing, Effect effect);
    /// MAJ-5: replaces the piece by one of the mover's, which is the youngest on the board.
    void convert(PieceId id, Facing facing);

    /// Makes this piece the only minion for this power and the `more` powers after it (MAJ-20; MAJ-3 by a ruling).
    void makeWorker(PieceId id, int more);
    /// Counts a power that has been decided.
    void countWorkerSlot();

    // Links
    /// Begins a link on this piece, which was `before` (of size 0 if it was not on the board): it is marked as the
    /// subject or, for LinkKind::crowd, its space may be too full until the second half.
    void beginLink(LinkKind kind, PieceId piece, const Piece& before);
    /// Begins a link on this territory, whose card was `before` (none if there was no territory); without a card, the
    /// territory now counts `value` points.
    void beginLink(Space space, int value, Card before);
    void endLink();
    /// TMR-1: play stops. Undoes the first half of a link that has no second half, and restores a territory that was
    /// discarded before a card could be drawn for it.
    void takeBackHalf();

    // Territories
    void found(Space space, Card card, CardSource source);
    /// The old card goes to the discard pile; the new card (none within a link) comes from `source`.
    void replace(Space space, Card card, CardSource source);
    void destroy(Space space);
    void slide(Space from, Space to);

    // Cards
    void discard(Seat seat, CardSet cards);
    /// Takes a card from its source, so that it can be put on the board.
    Card takeFrom(CardSource source, Card card);
    /// DRW-1: the seat draws `count` cards; a reshuffle may interrupt, and the other draws follow after it.
    void draw(Seat seat, int count);
    void recover(Seat seat, Card card);
    void trade(Seat a, Seat b);
    /// Turns over the top card, which goes to the discard pile.
    Card reveal();
    /// DRW-1: called when a card of the draw pile has been used; asks for a reshuffle after the last one.
    void checkDrawPile();
    /// True if a reshuffle must come before the next draw.
    bool needsShuffleFirst();
    /// The same for a closing step that is complete except for the card that it takes: Mechanic::finishClosing()
    /// completes it after the reshuffle.
    bool deferAfterShuffle(const Step& step);
    void shuffle(const chance::Shuffle& pile);

    // The game. The caller that ends it names the winners; allies of theirs who are still in the game win with them.
    void await(ChanceKind kind) { state.turn.awaiting = kind; }
    void eliminate(Seat seat);
    /// Ends the game by CHL-3 or CHL-4.
    void endGame(std::uint8_t winners, Ending::By by) {
        Ending why;
        why.by = by;
        end(winners, why);
    }
    /// Ends the game by the mechanic at this index in Rules::mechanics.
    void endGame(std::uint8_t winners, int mechanic) {
        Ending why;
        why.by = Ending::By::mechanic;
        why.mechanic = static_cast<unsigned>(mechanic) & 0x1fU;
        end(winners, why);
    }
    bool over() const { return state.turn.stage == Stage::over; }
    /// SPC-3: returns pieces in the void to their stashes.
    void clearVoid();
    void pushFrame(Card card);

private:
    void affect(Piece& piece, Effect effect);
    void affectPiecesOn(Space space);
    void makeMinion(Piece& piece);
    void continueDraw();
    void restorePiece(const PendingLink& link);
    void end(std::uint8_t winners, Ending why);

    EventList* events_;
};

}  // namespace gnostica::engine
