#include "engine/play/turn_machine.h"

#include "engine/mechanics/mechanic.h"
#include "engine/play/play.h"
#include "engine/powers/power.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace gnostica::engine {

const Power* powerFor(const Table& table, const Step& step) {
    for (const Power* power : table.slot().alternatives) {
        if (power->offers(step)) {
            return power;
        }
    }
    return nullptr;
}

const Power& interruptedPower(const Table& table) {
    const Power* power = powerFor(table, table.state.turn.deferred);
    assert(power != nullptr);
    return *power;
}

void TurnMachine::take(const Step& step) {
    switch (turn().stage) {
    case Stage::floor: rules().mechanics[turn().mechanic]->apply(referee_, step); break;
    case Stage::option: takeOption(step); break;
    case Stage::power: takePower(step); break;
    case Stage::close: close(step); break;
    case Stage::setup:
    case Stage::over: return;
    }
    referee_.clearVoid();
    advanceToDecision();
}

void TurnMachine::takeOption(const Step& step) {
    const Seat mover = turn().mover;
    turn().stage = Stage::power;
    countAction(step);
    if (const auto* place = std::get_if<step::Place>(&step)) {
        referee_.add(mover, 1, place->facing, place->space, Effect::created);
    } else if (const auto* activate = std::get_if<step::Activate>(&step)) {
        for (Piece& piece : std::span(state().pieces).first(state().pieceCount)) {
            if (piece.owner() == mover && piece.space() == activate->space) {
                piece.set(Mark::minion);  // MIN-2
            }
        }
        const Territory* territory = state().territoryAt(activate->space);
        assert(territory != nullptr);
        const Card card = territory->card;
        referee_.report(event::CardActivated{mover, activate->space, card});
        referee_.pushFrame(card);
    } else if (const auto* play = std::get_if<step::Play>(&step)) {
        referee_.report(event::CardPlayed{mover, play->card});
        CardSet card;
        card.insert(play->card);
        referee_.discard(mover, card);
        turn().allMinions = true;  // MIN-1
        referee_.pushFrame(play->card);
    } else if (const auto* refresh = std::get_if<step::Refresh>(&step)) {
        referee_.discard(mover, refresh->discards.from(state().hands[mover]));
        referee_.draw(mover, refresh->draw);
        turn().turning = false;
    } else if (const auto* orient = std::get_if<step::Orient>(&step)) {
        referee_.turn(orient->piece, orient->facing, Effect::turned);
        if (turn().turning) {
            state().piece(orient->piece).set(Mark::worker);
        }
    }
}

/// TRN-2: a free orientation does not count, and orientations of any number of pieces count as one action together.
void TurnMachine::countAction(const Step& step) {
    if (rules().freeOrientation && !turn().turnedFreely && std::holds_alternative<step::Orient>(step)) {
        turn().turnedFreely = true;
    } else if (!turn().turning) {
        turn().turning = rules().orientAny && std::holds_alternative<step::Orient>(step);
        if (countsActions()) {
            turn().actions = static_cast<std::uint8_t>(turn().actions + 1U) & 7U;
        }
    }
}

void TurnMachine::takePower(const Step& step) {
    const Table table = referee_.table();
    if (turn().interrupt != 0) {
        const std::size_t frame = turn().depth - 1U;
        interruptedPower(table).applyInterrupt(referee_, step);
        resume(frame);
        return;
    }
    if (std::holds_alternative<step::Skip>(step)) {
        leaveSlot(turn().depth - 1U);
        return;
    }
    const Power* power = powerFor(table, step);
    assert(power != nullptr);
    if (waitsForShuffle(referee_, *power, step)) {
        turn().deferring = true;
        turn().deferred = step;
        return;
    }
    usePower(*power, step);
}

void TurnMachine::usePower(const Power& power, const Step& step) {
    if (const auto suit = power.suit()) {
        for (const auto& mechanic : rules().mechanics) {
            mechanic->onSuitUsed(referee_, *suit, minionOf(step));
        }
    }
    const bool secondHalf = turn().link.kind != LinkKind::none;
    const std::size_t frame = turn().depth - 1U;
    power.apply(referee_, step);
    if (secondHalf) {
        referee_.endLink();
    }
    const bool again = frame + 1U == turn().depth && power.continues(referee_.table());
    if (turn().interrupt == 0 && !again) {
        leaveSlot(frame);
    }
}

/// Called when the power has been decided; the next power of its card is then on offer.
void TurnMachine::leaveSlot(std::size_t frame) {
    Frame& left = turn().frames[frame];
    ++left.slot;
    left.uses = 0;
    referee_.countWorkerSlot();
}

void TurnMachine::close(const Step& step) {
    for (const auto& mechanic : rules().mechanics) {
        mechanic->judge(referee_);
        if (referee_.over()) {
            return;
        }
    }
    if (const Mechanic* closer = closerOf(step)) {
        closer->applyClosing(referee_, step);
    }
    if (!referee_.over() && !turn().deferring) {
        passTurn();
    }
}

/// The mechanic of a closing step; nullptr for the step that only ends the turn.
const Mechanic* TurnMachine::closerOf(const Step& step) const {
    const auto found =
        std::ranges::find_if(rules().mechanics, [&](const auto& mechanic) { return mechanic->offersClosing(step); });
    return found == rules().mechanics.end() ? nullptr : found->get();
}

void TurnMachine::passTurn() {
    const Seat mover = turn().mover;
    referee_.report(event::TurnEnded{mover});
    ++state().turnsPlayed;
    const auto all = static_cast<unsigned>((1U << state().seats) - 1U);
    const auto left = static_cast<std::uint8_t>(all & ~static_cast<unsigned>(state().eliminated));
    // CHL-3: no two enemies are left.
    const auto any = seatAt(std::countr_zero(left));
    const bool alone = left != 0 && (left & rules().foesOf(state(), any)) == 0 && rules().rulings.lastPlayerWins;
    if (alone || left == 0) {
        referee_.endGame(left, Ending::By::lastPlayer);
        return;
    }
    if (state().territoryCount == 0) {  // CHL-4
        referee_.endGame(rules().rulings.noTerritoryIsShared ? left : std::uint8_t{0}, Ending::By::noTerritory);
        return;
    }
    const auto order = std::span(state().order).first(state().seats);
    auto at = static_cast<std::size_t>(std::ranges::find(order, mover) - order.begin());
    do {
        at = (at + 1) % order.size();
        if (at == 0) {
            for (const auto& mechanic : rules().mechanics) {
                mechanic->onRoundEnd(referee_);
            }
        }
    } while (!referee_.over() && (state().isEliminated(order[at]) || isPassedOver(order[at])));
    if (!referee_.over()) {
        startTurn(order[at]);
    }
}

/// True if this seat misses its turn and the game continues; the seat does not miss the turn after that.
bool TurnMachine::isPassedOver(Seat seat) {
    const auto bit = static_cast<std::uint8_t>(1U << index(seat));
    if ((state().sittingOut & bit) == 0) {
        return false;
    }
    state().sittingOut = static_cast<std::uint8_t>(state().sittingOut & ~bit);
    for (const auto& mechanic : rules().mechanics) {
        mechanic->onTurnPassedOver(referee_, seat);
        if (referee_.over()) {
            return false;
        }
    }
    return true;
}

void TurnMachine::startTurn(Seat seat) {
    for (Piece& piece : std::span(state().pieces).first(state().pieceCount)) {
        piece.beginTurn();
    }
    Turn fresh;
    fresh.mover = seat;
    fresh.voidWaits = turn().voidWaits;
    fresh.awaiting = turn().awaiting;
    turn() = fresh;
    referee_.report(event::TurnBegan{seat});
    enterHook(Hook::turnStart);
    advanceToDecision();
}

void TurnMachine::startGame() {
    enterHook(Hook::gameStart);
    advanceToDecision();
}

void TurnMachine::enterHook(Hook hook) {
    turn().stage = Stage::floor;
    turn().hook = hook;
    turn().mechanic = 0;
}

/// True if a mechanic takes the floor at this hook, or has ended the game.
bool TurnMachine::askMechanics() {
    for (; turn().mechanic < rules().mechanics.size(); ++turn().mechanic) {
        if (rules().mechanics[turn().mechanic]->takesFloor(referee_, turn().hook)) {
            return true;
        }
        if (referee_.over()) {
            return true;
        }
    }
    return false;
}

void TurnMachine::advanceToDecision() {
    while (!referee_.over() && turn().awaiting == ChanceKind::none) {
        if (turn().stage == Stage::floor) {
            if (askMechanics()) {
                return;
            }
            if (turn().hook == Hook::gameStart) {
                startTurn(state().order[0]);
                return;
            }
            turn().stage = turn().hook == Hook::turnStart ? Stage::option : Stage::close;
            return;
        }
        if (turn().stage != Stage::power) {
            return;
        }
        while (turn().depth > 0 && turn().frames[turn().depth - 1U].slot >=
                                       rules().programOf(turn().frames[turn().depth - 1U].card).size()) {
            --turn().depth;
        }
        if (turn().depth > 0) {
            return;
        }
        if (goesOnTurning()) {
            turn().stage = Stage::option;
            return;
        }
        if (countsActions() && turn().actions < rules().actions) {
            nextAction();
            return;
        }
        enterHook(Hook::turnEnd);
        drawAtTurnsEnd();
    }
}

/// TRN-2: true until every piece has been oriented.
bool TurnMachine::goesOnTurning() {
    const auto pieces = std::span(state().pieces).first(state().pieceCount);
    const auto waits = [&](const Piece& piece) { return piece.owner() == turn().mover && !piece.has(Mark::worker); };
    if (turn().turning && std::ranges::any_of(pieces, waits)) {
        return true;
    }
    if (rules().orientAny) {
        turn().turning = false;
        std::ranges::for_each(pieces, [](Piece& piece) { piece.clear(Mark::worker); });
    }
    return false;
}

/// TRN-2: each action has its own minions.
void TurnMachine::nextAction() {
    turn().stage = Stage::option;
    turn().allMinions = false;
    turn().workerSlots = 0;
    for (Piece& piece : std::span(state().pieces).first(state().pieceCount)) {
        piece.clear(Mark::minion);
        piece.clear(Mark::worker);
    }
}

void TurnMachine::drawAtTurnsEnd() {
    const Seat mover = turn().mover;
    const int most = rules().turnEndDraws == 0 ? 0 : referee_.table().mostDraws(mover, 0);
    if (most > 0) {
        referee_.draw(mover, std::min(most, rules().turnEndDraws));
    }
}

void TurnMachine::deal(const chance::Shuffle& deck) {
    referee_.report(event::Dealt{state().seats});
    turn().awaiting = ChanceKind::none;
    for (int i = deck.count; i > 0; --i) {
        state().draw.push(deck.order[static_cast<std::size_t>(i - 1)]);
    }
    const StartLayout layout = rules().startPlaces();
    for (const StartPlace& place : layout) {
        state().draw.remove(place.card);  // put aside for its space
    }
    for (int seat = 0; seat < state().seats; ++seat) {  // SET-2
        for (int card = rules().draftCards; card < rules().handAtStart(); ++card) {
            state().hands[seatAt(seat)].insert(state().draw.pop());
        }
    }
    for (const StartPlace& place : layout) {
        if (!place.card.isNone()) {
            state().draw.push(place.card);
        }
        referee_.found(place.space, Card::none(), CardSource::drawPile);
    }
    startGame();
}

/// Called when a player has decided within a power, or dice have been rolled: if that was the last answer, the power is
/// done, even if a reshuffle or the powers of another card must follow.
void TurnMachine::resume(std::size_t frame) {
    if (turn().interrupt == 0) {
        leaveSlot(frame);
    }
}

/// The top card that a step takes is now there.
void TurnMachine::resumeDeferred() {
    const Step step = turn().deferred;
    if (turn().stage == Stage::power) {
        const Power* power = powerFor(referee_.table(), step);
        assert(power != nullptr);
        usePower(*power, step);
        return;
    }
    const Mechanic* closer = closerOf(step);
    assert(closer != nullptr);
    closer->finishClosing(referee_, step);
    if (!referee_.over()) {
        passTurn();
    }
}

/// No rule ends the game: pieces and hands stay as they are.
void TurnMachine::leave(const chance::Departure& left) {
    if (!left.isTakenOver()) {
        referee_.takeBackHalf();
        referee_.endGame(opponentsLeft(state(), left.seat), Ending::By::departure);
    }
}

void TurnMachine::resolve(const Chance& outcome) {
    const ChanceKind kind = turn().awaiting;
    if (const auto* timeUp = std::get_if<chance::TimeUp>(&outcome)) {
        const auto clock = std::ranges::find_if(
            rules().mechanics, [&](const auto& mechanic) { return mechanic->accepts(state(), *timeUp); });
        (*clock)->resolve(referee_, outcome);
        return;
    }
    if (const auto* left = std::get_if<chance::Departure>(&outcome)) {
        leave(*left);
        return;
    }
    if (kind == ChanceKind::deal) {
        deal(std::get<chance::Shuffle>(outcome));
        return;
    }
    if (kind == ChanceKind::shuffle) {
        for (const auto& mechanic : rules().mechanics) {
            mechanic->onReshuffle(referee_);
        }
        referee_.shuffle(std::get<chance::Shuffle>(outcome));
        if (turn().deferring && turn().awaiting == ChanceKind::none) {
            turn().deferring = false;
            resumeDeferred();
        }
    } else if (turn().stage == Stage::power) {
        const std::size_t frame = turn().depth - 1U;
        interruptedPower(referee_.table()).resolve(referee_, outcome);
        resume(frame);
    } else {
        rules().mechanics[turn().mechanic]->resolve(referee_, outcome);
    }
    referee_.clearVoid();
    advanceToDecision();
}

}  // namespace gnostica::engine
