// What is to be decided, and how a game has ended.
#pragma once

#include "app/wording/programs.h"
#include "app/wording/voice.h"
#include "engine/play/view.h"

#include <QCoreApplication>
#include <QString>

namespace gnostica::wording {

class StatusWording {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::StatusWording)
public:
    StatusWording(const engine::Rules& rules, const Programs& programs, const Voice& voice)
        : rules_(rules),
          programs_(programs),
          voice_(voice) {}

    QString status(const engine::View& view) const;
    QString result(const engine::State& state) const;

private:
    /// What the player who decides has to choose from, as far as the listener knows it.
    struct Offer {
        engine::Seat who = engine::Seat::none;
        bool known = false;  ///< the steps are known
        bool onlySkip = false;
        engine::StepWord first{};  ///< of the steps, if they are known
    };
    Offer offerOf(const engine::View& view) const;

    QString chance(const engine::State& state) const;
    QString floor(const engine::State& state, const Offer& offer) const;
    QString option(const engine::State& state, const Offer& offer) const;
    QString power(const engine::State& state, const Offer& offer) const;
    QString close(const engine::View& view, const Offer& offer) const;
    QString lastTurnNote(const engine::State& state) const;
    QString winner(const engine::State& state, engine::Seat seat) const;

    const engine::Rules& rules_;
    const Programs& programs_;
    const Voice& voice_;
};

}  // namespace gnostica::wording
