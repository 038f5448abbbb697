// Why something cannot be done.
#pragma once

#include "app/wording/voice.h"
#include "engine/model/state.h"
#include "engine/rules/refusal.h"

#include <QCoreApplication>
#include <QString>

namespace gnostica::wording {

/// Words refusals to the player who asked.
class RefusalWording {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::RefusalWording)
public:
    RefusalWording(const Voice& voice, const engine::State& state) : voice_(voice), state_(state) {}

    QString operator()(const engine::Refusal& refusal) const;

private:
    QString pattern(const engine::Refusal& refusal) const;

    const Voice& voice_;
    const engine::State& state_;
};

}  // namespace gnostica::wording
