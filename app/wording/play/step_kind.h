// What steps do, without naming what they do it to.
#pragma once

#include "app/language/phrase.h"
#include "app/wording/vocabulary.h"
#include "engine/model/step.h"
#include "engine/rules/rules.h"

namespace gnostica::wording {

/// "move a minion"; of a step that a plug-in has brought along, what its button says.
Phrase kindOf(const engine::Step& step, const engine::Rules& rules, const Vocabulary& vocabulary);

}  // namespace gnostica::wording
