// The stages of a game and of a turn: who has the floor, and what comes next.
#pragma once

#include "engine/powers/referee.h"

namespace gnostica::engine {

/// Moves a game from decision to decision. It knows the order of a turn and nothing of any power or mechanic.
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
    void resume(std::size_t frame);
    /// Goes on until somebody must decide: a player, chance, or nobody any more.
    void settle();
    bool askMechanics();
    void enterHook(Hook hook);

    Referee referee_;
};

/// The power of the offered slot that knows this kind of step, or nullptr.
const Power* powerFor(const Table& table, const Step& step);

/// The power of the offered slot that has asked somebody else, or chance (Turn::interrupt).
const Power& interruptedPower(const Table& table);

}  // namespace gnostica::engine
