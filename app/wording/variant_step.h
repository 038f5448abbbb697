// Steps that a mechanic or a power words itself.
#pragma once

#include "app/wording/vocabulary.h"

namespace gnostica::wording {

/// What the words of the mechanic or power that offers this step say of it, if anything.
MaybeText variantStep(const Programs& programs, const Vocabulary& vocabulary, const Scene& scene, engine::Seat who,
                      const engine::Step& step);

}  // namespace gnostica::wording
