// The stages of a game and of a turn: the holder of the floor, and the order of stages.
#pragma once

#include "engine/powers/referee.h"

namespace gnostica::engine {

/// Moves a game from decision to decision. Knows the order of a turn, but no power and no mechanic.
class TurnMachine {
public:
    TurnMachine(const Rules& rules, State& state, EventList* events) : referee_(rules, state, events) {}

    void take(const Step& step);
    void resolve(const Chance& outcome);

    void startGame();
    void startTurn(Seat seat);

private:
    State& state() { return referee_.state; }
    Turn& turn() { return referee_.state.turn; }
    const Rules& rules() const { return referee_.rules; }

    void takeOption(const Step& step);
    bool countsActions() const { return rules().actions > 1 || rules().freeOrientation; }
    void countAction(const Step& step);
    bool goesOnTurning();
    void nextAction();
    void drawAtTurnsEnd();
    void takePower(const Step& step);
    void usePower(const Power& power, const Step& step);
    void leaveSlot(std::size_t frame);
    void close(const Step& step);
    const Mechanic* closerOf(const Step& step) const;
    void resumeDeferred();
    void passTurn();
    bool isPassedOver(Seat seat);
    void deal(const chance::Shuffle& deck);
    void leave(const chance::Departure& left);
    void resume(std::size_t frame);
    /// Continues until a player or chance must decide, or the game is over.
    void advanceToDecision();
    bool askMechanics();
    void enterHook(Hook hook);

    Referee referee_;
};

/// The power of the slot on offer that has this kind of step, or nullptr.
const Power* powerFor(const Table& table, const Step& step);

/// The power of the slot on offer that waits for another player or for chance (Turn::interrupt).
const Power& interruptedPower(const Table& table);

}  // namespace gnostica::engine
