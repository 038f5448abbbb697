// The hand that moves the pieces: the only one who changes a State during play. Keeps the books (stash, piles, what
// each seat knows, minions) and reports events.
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

    // Pieces. Each of these makes the piece a minion where MIN-3 does.
    PieceId add(Seat owner, int size, Facing facing, Space space, Effect effect);
    void remove(PieceId id, Cause cause);
    void move(PieceId id, Space to, Facing facing, Effect effect);
    void turn(PieceId id, Facing facing, Effect effect);
    /// Replaces by another size from the stash (MIN-4); size 0 removes.
    void resize(PieceId id, int size, Facing facing, Effect effect);
    /// MAJ-5: the piece is replaced by one of the mover's, the youngest on the board.
    void convert(PieceId id, Facing facing);

    /// For the power offered and the `more` after it, this piece is the only minion (MAJ-20; MAJ-3 by a ruling).
    void makeWorker(PieceId id, int more);
    /// One power has been decided.
    void countWorkerSlot();

    // Links
    /// The first half of a link has been taken on this piece, which was `before` (of size 0 if it was not there): it is
    /// marked as the subject or, for LinkKind::crowd, its space may hold too many for the moment …
    void beginLink(LinkKind kind, PieceId piece, const Piece& before);
    /// … or on this territory, which was `before` (none if it was not there) and now stands for `value` points without
    /// a card.
    void beginLink(Space space, int value, Card before);
    void endLink();
    /// TMR-1: play stops. The first half of a link whose second never comes, or a territory that was discarded before
    /// a card could be drawn for it, is as it was before.
    void takeBackHalf();

    // Territories
    void found(Space space, Card card, CardSource source);
    /// The old card goes to the discard pile, the new one (none within a link) comes from `source`.
    void replace(Space space, Card card, CardSource source);
    void destroy(Space space);
    void slide(Space from, Space to);

    // Cards
    void discard(Seat seat, CardSet cards);
    /// Takes a card from where it lies, so that it can be laid on the board.
    Card takeFrom(CardSource source, Card card);
    /// DRW-1: the seat draws `count` cards; a reshuffle may interrupt, the rest follows after it.
    void draw(Seat seat, int count);
    void recover(Seat seat, Card card);
    void trade(Seat a, Seat b);
    /// Turns over the top card; it goes to the discard pile.
    Card reveal();
    /// DRW-1: a card of the draw pile has been used; if it was the last, asks for a reshuffle of the discards.
    void checkDrawPile();
    /// True if a reshuffle is awaited before a card can be drawn.
    bool needsShuffleFirst();
    /// The same for a closing step that has been carried out but for the card it takes: what is left of it follows
    /// after the reshuffle (Mechanic::finishClosing).
    bool deferAfterShuffle(const Step& step);
    void shuffle(const chance::Shuffle& pile);

    // The game. Who ends it names the winners; allies of theirs who are still in the game win with them.
    void await(ChanceKind kind) { state.turn.awaiting = kind; }
    void eliminate(Seat seat);
    /// By CHL-3 or CHL-4 …
    void endGame(std::uint8_t winners, Ending::By by) {
        Ending why;
        why.by = by;
        end(winners, why);
    }
    /// … or by the mechanic at this place of Rules::mechanics.
    void endGame(std::uint8_t winners, int mechanic) {
        Ending why;
        why.by = Ending::By::mechanic;
        why.mechanic = static_cast<unsigned>(mechanic) & 0x1fU;
        end(winners, why);
    }
    bool over() const { return state.turn.stage == Stage::over; }
    /// SPC-3: pieces in the void return to their stashes.
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
