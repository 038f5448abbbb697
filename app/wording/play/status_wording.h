// The pending decision, and the end of a game.
#pragma once

#include "app/wording/programs.h"
#include "app/wording/turn_words.h"
#include "app/wording/vocabulary.h"
#include "app/wording/voice.h"
#include "engine/play/view.h"

#include <QCoreApplication>
#include <QString>

namespace gnostica::wording {

class StatusWording {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::StatusWording)
public:
    StatusWording(const engine::Rules& rules, const Programs& programs, const Vocabulary& vocabulary,
                  const Voice& voice)
        : rules_(rules),
          programs_(programs),
          vocabulary_(vocabulary),
          voice_(voice) {}

    QString status(const engine::View& view) const;
    /// The same in two texts.
    TurnWords turnWords(const engine::View& view, Thinker thinker) const;
    QString result(const engine::State& state) const;

private:
    Scene scene(const engine::State& state) const { return {rules_, state, voice_}; }
    /// The mechanic that has the floor, or nullptr.
    const MechanicWords* holder(const engine::State& state) const;

    QString chance(const engine::State& state) const;
    QString general(const Decision& decision) const;
    QString floor(const engine::State& state, const Decision& decision) const;
    QString option(const engine::State& state, const Decision& decision) const;
    QString whose(const engine::State& state, engine::Seat decider, Thinker thinker) const;
    QString task(const engine::State& state, const Decision& decision) const;
    QString optionTask(const engine::State& state, engine::Seat decider) const;
    QString interrupt(const engine::State& state, const Decision& decision) const;
    QString power(const engine::State& state, const Decision& decision) const;
    QString close(const engine::State& state, const Decision& decision) const;
    QString note(const engine::State& state) const;
    bool isTeam(const engine::State& state) const;
    QString winner(const engine::State& state, engine::Seat seat) const;
    MaybeText resultOfMechanic(const engine::State& state) const;

    const engine::Rules& rules_;
    const Programs& programs_;
    const Vocabulary& vocabulary_;
    const Voice& voice_;
};

}  // namespace gnostica::wording
