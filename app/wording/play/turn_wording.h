// The options of a turn (TRN), in sentences that rulebook and quick reference share.
#pragma once

#include "engine/rules/rules.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace gnostica::wording {

/// An option of a turn (TRN-2).
struct TurnOption {
    QString title;
    QString sentence;
};

/// The options that the rules allow, in the order of the rulebook.
std::vector<TurnOption> turnOptions(const engine::Rules& rules);

/// The meaning of refreshing a hand under these rules, even if a turn does not have it.
QString refreshSentence(const engine::Rules& rules);

/// Further rules of the turn: several actions, free orientation, cards drawn at its end. Often empty.
QStringList turnExtras(const engine::Rules& rules);

/// TRN-3
QString passSentence(const engine::Rules& rules);

}  // namespace gnostica::wording
