// Steps with words from a mechanic or a power.
#pragma once

#include "app/wording/vocabulary.h"

namespace gnostica::wording {

/// The sentence of the mechanic or power that offers this step, if any.
MaybeText variantStep(const Programs& programs, const Vocabulary& vocabulary, const Scene& scene, engine::Seat who,
                      const engine::Step& step);

}  // namespace gnostica::wording
