// Reasons why something cannot be done.
#pragma once

#include "app/wording/vocabulary.h"
#include "app/wording/voice.h"
#include "engine/model/state.h"
#include "engine/rules/refusal.h"

#include <QCoreApplication>
#include <QString>

namespace gnostica::wording {

/// Gives the words for refusals, addressed to the player who asked.
class RefusalWording {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::RefusalWording)
public:
    RefusalWording(const engine::Rules& rules, const Programs& programs, const Vocabulary& vocabulary,
                   const Voice& voice, const engine::State& state)
        : rules_(rules),
          programs_(programs),
          vocabulary_(vocabulary),
          voice_(voice),
          state_(state) {}

    QString operator()(const engine::Refusal& refusal) const;

private:
    MaybeText ofVariant(const engine::Refusal& refusal) const;
    QString pattern(const engine::Refusal& refusal) const;

    const engine::Rules& rules_;
    const Programs& programs_;
    const Vocabulary& vocabulary_;
    const Voice& voice_;
    const engine::State& state_;
};

}  // namespace gnostica::wording
