#include "engine/powers/referee.h"

#include "engine/powers/observer.h"

#include <algorithm>
#include <cassert>
#include <span>
#include <utility>

namespace gnostica::engine {

namespace {

std::int8_t& stashOf(State& state, Seat seat, int size) {
    assert(size >= 1 && size <= kSizes);
    return state.stash[seat][static_cast<std::size_t>(size - 1)];
}

void countBy(std::int8_t& count, int change) {
    count = static_cast<std::int8_t>(count + change);
}

Territory& territoryAt(State& state, Space space) {
    const auto end = state.territories.begin() + state.territoryCount;
    const auto found =
        std::find_if(state.territories.begin(), end, [&](const Territory& each) { return each.space == space; });
    assert(found != end);
    return *found;
}

/// A card that is face up is no longer secret.
void lieOpen(State& state, Card card) {
    for (int seat = 0; seat < state.seats; ++seat) {
        state.known[seatAt(seat)].erase(card);
    }
}

}  // namespace

// --- Pieces ---

void Referee::affect(Piece& piece, Effect effect) {
    if ((rules.rulings.affectedBy & static_cast<unsigned>(effect)) != 0) {
        makeMinion(piece);
    }
}

/// MIN-3, under the ruling that is not the usual one.
void Referee::affectPiecesOn(Space space) {
    if (!rules.rulings.piecesOnAffectedTerritory) {
        return;
    }
    for (Piece& piece : std::span(state.pieces).first(state.pieceCount)) {
        if (piece.space() == space) {
            makeMinion(piece);
        }
    }
}

void Referee::makeMinion(Piece& piece) {
    const Turn& turn = state.turn;
    if (piece.owner() != turn.mover || turn.allMinions || turn.depth == 0) {
        return;
    }
    const auto frames = std::span(turn.frames).first(turn.depth);
    const bool foolActs = std::ranges::any_of(frames, [](const Frame& frame) { return frame.card == major::fool; });
    if (rules.affectedBecomeMinions || (rules.affectedByFoolBecomeMinions && foolActs)) {
        piece.set(Mark::minion);
    }
}

PieceId Referee::add(Seat owner, int size, Facing facing, Space space, Effect effect) {
    assert(state.pieceCount < state.pieces.size());
    const auto id = static_cast<PieceId>(state.pieceCount);
    Piece& piece = state.pieces[state.pieceCount++];
    piece = Piece(owner, size, facing, space);
    countBy(stashOf(state, owner, size), -1);
    affect(piece, effect);
    report(event::PieceAdded{piece});
    return id;
}

void Referee::remove(PieceId id, Cause cause) {
    const Piece gone = state.piece(id);
    countBy(stashOf(state, gone.owner(), gone.size()), 1);
    const auto at = state.pieces.begin() + static_cast<std::ptrdiff_t>(index(id));
    std::move(at + 1, state.pieces.begin() + state.pieceCount, at);
    --state.pieceCount;
    report(event::PieceRemoved{gone, cause});
}

void Referee::move(PieceId id, Space to, Facing facing, Effect effect) {
    Piece& piece = state.piece(id);
    const Piece before = piece;
    piece.setSpace(to);
    piece.setFacing(facing);
    affect(piece, effect);
    report(event::PieceChanged{before, piece});
}

void Referee::turn(PieceId id, Facing facing, Effect effect) {
    move(id, state.piece(id).space(), facing, effect);
}

void Referee::resize(PieceId id, int size, Facing facing, Effect effect) {
    if (size == 0) {
        remove(id, Cause::power);
        return;
    }
    Piece& piece = state.piece(id);
    const Piece before = piece;
    countBy(stashOf(state, piece.owner(), piece.size()), 1);
    countBy(stashOf(state, piece.owner(), size), -1);
    piece.setSize(size);
    piece.setFacing(facing);
    affect(piece, effect);
    report(event::PieceChanged{before, piece});
}

void Referee::convert(PieceId id, Facing facing) {
    const Piece before = state.piece(id);
    EventList* const events = std::exchange(events_, nullptr);  // reported as one event
    remove(id, Cause::power);
    const PieceId mine = add(mover(), before.size(), facing, before.space(), Effect::converted);
    events_ = events;
    report(event::PieceConverted{before, state.piece(mine)});
}

void Referee::clearVoid() {
    if (!state.turn.voidWaits || state.turn.link.kind != LinkKind::none) {
        return;
    }
    state.turn.voidWaits = false;
    for (std::size_t i = 0; i < state.pieceCount;) {
        if (state.isVoid(state.pieces[i].space())) {
            remove(static_cast<PieceId>(i), Cause::leftInVoid);
        } else {
            ++i;
        }
    }
}

void Referee::makeWorker(PieceId id, int more) {
    state.piece(id).set(Mark::worker);
    state.turn.workerSlots = static_cast<std::uint8_t>(more + 1);
}

void Referee::countWorkerSlot() {
    if (state.turn.workerSlots == 0 || --state.turn.workerSlots > 0) {
        return;
    }
    for (Piece& piece : std::span(state.pieces).first(state.pieceCount)) {
        piece.clear(Mark::worker);
    }
}

// --- Links ---

void Referee::beginLink(LinkKind kind, PieceId piece, const Piece& before) {
    PendingLink link;
    link.kind = kind;
    link.piece = piece;
    link.before = before;
    if (kind == LinkKind::crowd) {
        link.space = state.piece(piece).space();
    } else {
        state.piece(piece).set(Mark::subject);
    }
    state.turn.link = link;
}

void Referee::beginLink(Space space, int value, Card before) {
    PendingLink link;
    link.kind = LinkKind::leaveOut;
    link.onTerritory = true;
    link.value = static_cast<std::uint8_t>(value);
    link.space = space;
    link.card = before;
    state.turn.link = link;
}

void Referee::endLink() {
    state.turn.link = {};
    for (Piece& piece : std::span(state.pieces).first(state.pieceCount)) {
        piece.clear(Mark::subject);
    }
}

void Referee::restorePiece(const PendingLink& link) {
    if (link.before.size() == 0) {
        remove(link.piece, Cause::power);
        return;
    }
    Piece& piece = state.piece(link.piece);
    const Piece half = piece;
    countBy(stashOf(state, half.owner(), half.size()), 1);
    countBy(stashOf(state, half.owner(), link.before.size()), -1);
    piece = link.before;
    report(event::PieceChanged{half, piece});
}

void Referee::takeBackHalf() {
    const PendingLink link = state.turn.link;
    const auto bare =
        std::ranges::find_if(state.map(), [](const Territory& territory) { return territory.card.isNone(); });
    if (link.kind == LinkKind::none && bare == state.map().end()) {
        return;
    }
    report(event::HalfTakenBack{});
    endLink();
    if (bare == state.map().end()) {
        restorePiece(link);
    } else if (link.onTerritory && link.card.isNone()) {
        destroy(bare->space);
    } else {
        // Nothing has been discarded since then: the territory's card is on top of the pile.
        replace(bare->space, state.discard.top(), CardSource::discardPile);
    }
    clearVoid();
}

// --- Territories ---

Card Referee::takeFrom(CardSource source, Card card) {
    switch (source) {
    case CardSource::none: return Card::none();
    case CardSource::hand: state.hands[mover()].erase(card); break;
    case CardSource::discardPile: state.discard.remove(card); break;
    case CardSource::drawPile: card = state.draw.pop(); break;
    }
    lieOpen(state, card);
    return card;
}

void Referee::found(Space space, Card card, CardSource source) {
    const Card laid = takeFrom(source, card);
    assert(state.territoryCount < state.territories.size());
    state.territories[state.territoryCount++] = {space, laid};
    affectPiecesOn(space);
    report(event::TerritoryFounded{space, laid, source});
    if (source == CardSource::drawPile) {
        checkDrawPile();
    }
}

void Referee::replace(Space space, Card card, CardSource source) {
    Territory& territory = territoryAt(state, space);
    const Card before = territory.card;
    if (!before.isNone()) {
        state.discard.push(before);
    }
    territory.card = takeFrom(source, card);
    affectPiecesOn(space);
    report(event::TerritoryReplaced{space, before, territory.card, source});
    if (source == CardSource::drawPile) {
        checkDrawPile();
    }
}

void Referee::destroy(Space space) {
    Territory& territory = territoryAt(state, space);
    const Card gone = territory.card;
    if (!gone.isNone()) {
        state.discard.push(gone);
    }
    territory = state.territories[--state.territoryCount];
    state.turn.voidWaits = true;
    report(event::TerritoryDestroyed{space, gone});
}

void Referee::slide(Space from, Space to) {
    Territory& territory = territoryAt(state, from);
    territory.space = to;
    state.turn.voidWaits = true;
    affectPiecesOn(to);
    report(event::TerritoryMoved{from, to, territory.card});
}

// --- Cards ---

void Referee::discard(Seat seat, CardSet cards) {
    state.hands[seat] -= cards;
    for (const Card card : cards) {
        state.discard.push(card);
        lieOpen(state, card);
    }
    if (!cards.empty()) {
        report(event::CardsDiscarded{seat, cards});
    }
}

void Referee::checkDrawPile() {
    if (state.draw.empty()) {
        for (const Observer* observer : rules.observers) {
            observer->onPileEmpty(*this);
        }
    }
    if (rules.rulings.reshuffleAtOnce && state.draw.empty() && !state.discard.empty()) {
        await(ChanceKind::shuffle);
    }
}

bool Referee::needsShuffleFirst() {
    if (!state.draw.empty() || state.discard.empty()) {
        return false;
    }
    await(ChanceKind::shuffle);
    return true;
}

bool Referee::deferAfterShuffle(const Step& step) {
    if (!needsShuffleFirst()) {
        return false;
    }
    state.turn.deferring = true;
    state.turn.deferred = step;
    return true;
}

void Referee::draw(Seat seat, int count) {
    state.turn.drawer = seat;
    state.turn.drawsLeft = static_cast<std::uint8_t>(count);
    continueDraw();
}

void Referee::continueDraw() {
    Turn& turn = state.turn;
    while (turn.drawsLeft > 0 && !needsShuffleFirst()) {
        if (state.draw.empty()) {
            turn.drawsLeft = 0;
            break;
        }
        const Card card = state.draw.pop();
        --turn.drawsLeft;
        if (!card.isNone()) {  // links also try steps in views, where the pile is hidden
            state.hands[turn.drawer].insert(card);
        }
        report(event::CardDrawn{turn.drawer, card});
        checkDrawPile();
        if (turn.awaiting != ChanceKind::none) {
            return;
        }
    }
}

void Referee::recover(Seat seat, Card card) {
    state.discard.remove(card);
    state.hands[seat].insert(card);
    for (int other = 0; other < state.seats; ++other) {
        state.known[seatAt(other)].insert(card);
    }
    report(event::CardRecovered{seat, card});
}

void Referee::trade(Seat a, Seat b) {
    state.known[a] |= state.hands[a];
    state.known[b] |= state.hands[b];
    std::swap(state.hands[a], state.hands[b]);
    report(event::HandsTraded{a, b});
}

Card Referee::reveal() {
    const Card card = state.draw.pop();
    state.discard.push(card);
    report(event::CardRevealed{card});
    checkDrawPile();
    return card;
}

void Referee::shuffle(const chance::Shuffle& pile) {
    state.turn.awaiting = ChanceKind::none;
    state.discard.clear();
    state.draw.clear();
    for (int i = pile.count; i > 0; --i) {
        state.draw.push(pile.order[static_cast<std::size_t>(i - 1)]);
    }
    report(event::PileShuffled{pile.count});
    continueDraw();
}

// --- The game ---

void Referee::eliminate(Seat seat) {
    state.eliminated = static_cast<std::uint8_t>(state.eliminated | (1U << index(seat)));
    for (std::size_t i = 0; i < state.pieceCount;) {
        if (state.pieces[i].owner() == seat) {
            remove(static_cast<PieceId>(i), Cause::elimination);
        } else {
            ++i;
        }
    }
    discard(seat, state.hands[seat]);
    report(event::SeatEliminated{seat});
}

void Referee::end(std::uint8_t winners, Ending why) {
    state.turn.stage = Stage::over;
    state.turn.awaiting = ChanceKind::none;
    state.turn.drawsLeft = 0;
    state.turn.deferring = false;
    const unsigned together = rules.withAllies(state, winners) & ~unsigned{state.eliminated};
    state.winners = static_cast<std::uint8_t>(together | winners);
    state.ending = why;
    report(event::GameOver{state.winners, why});
}

void Referee::pushFrame(Card card) {
    assert(state.turn.depth < kMaxFrames);
    state.turn.frames[state.turn.depth++] = Frame{.card = card, .slot = 0, .uses = 0};
}

}  // namespace gnostica::engine
