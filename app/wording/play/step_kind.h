// The kinds of steps, without their objects.
#pragma once

#include "app/language/phrase.h"
#include "app/wording/vocabulary.h"
#include "engine/model/step.h"
#include "engine/rules/rules.h"

namespace gnostica::wording {

/// "move a minion"; for a step that a plug-in has added, the label of its button.
language::Phrase kindOf(const engine::Step& step, const engine::Rules& rules, const Vocabulary& vocabulary);

}  // namespace gnostica::wording
