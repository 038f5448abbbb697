// What may be done in a turn (TRN), in the sentences that rulebook and quick reference share.
#pragma once

#include "engine/rules/rules.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace gnostica::wording {

/// One of the things that may be done in a turn (TRN-2).
struct TurnOption {
    QString title;
    QString sentence;
};

/// Those that the rules allow, in the order in which they are told.
std::vector<TurnOption> turnOptions(const engine::Rules& rules);

/// What refreshing a hand is by these rules, whether a turn has it or not.
QString refreshSentence(const engine::Rules& rules);

/// What else holds for the turn: several actions, what is no action, cards drawn at its end. Often empty.
QStringList turnExtras(const engine::Rules& rules);

/// TRN-3
QString passSentence(const engine::Rules& rules);

}  // namespace gnostica::wording
