// Lines of the log, each for a step and its effects.
#pragma once

#include "app/wording/vocabulary.h"
#include "app/wording/voice.h"
#include "engine/play/told.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace gnostica::wording {

/// A line gives the step, followed only by effects that the step does not imply.
class MomentWording {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::MomentWording)
public:
    MomentWording(const engine::Rules& rules, const Programs& programs, const Vocabulary& vocabulary,
                  const Voice& voice)
        : rules_(rules),
          programs_(programs),
          vocabulary_(vocabulary),
          voice_(voice) {}

    QString operator()(const engine::ToldMoment& moment) const;

    // Its parts
    /// The step; of an outcome of chance, the dice.
    QString lead(const engine::ToldMoment& moment) const;
    /// The effects that the step does not imply, without cards drawn, in sentences.
    QStringList effects(const engine::ToldMoment& moment) const;
    /// True if a power or mechanic has its own sentence for the step.
    bool hasOwnWords(const engine::ToldMoment& moment) const { return ownWords(moment).has_value(); }

private:
    bool toldByCause(const engine::Event& event) const;
    MaybeText ownWords(const engine::ToldMoment& moment) const;
    QString chance(const engine::Chance& outcome) const;
    QString departure(const engine::chance::Departure& left) const;

    const engine::Rules& rules_;
    const Programs& programs_;
    const Vocabulary& vocabulary_;
    const Voice& voice_;
};

}  // namespace gnostica::wording
