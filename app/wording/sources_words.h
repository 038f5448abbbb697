// Sentences that several powers share.
#pragma once

#include "app/wording/programs.h"

#include <QString>

namespace gnostica::wording {

/// Where the card of a territory comes from, by the parameter `key` of a power: "hand", "discard-pile", "draw-pile".
/// Empty if from nowhere.
QString cardSourceSentence(const PowerUse& use, const char* key);

/// How far or how strongly a minion acts: by its pips, or (parameter "pips") by a number.
int fixedPips(const PowerUse& use);

}  // namespace gnostica::wording
