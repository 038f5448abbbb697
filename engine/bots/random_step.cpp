#include "engine/bots/random_step.h"

#include "engine/model/step_form.h"
#include "engine/rules/owner.h"

#include <array>

namespace gnostica::engine::bots {

namespace {

std::size_t drawnKind(const Step& step) {
    const auto* special = std::get_if<step::Special>(&step);
    return special != nullptr ? kCoreKinds + special->code : step.index();
}

}  // namespace

const Step& drawStep(std::span<const Step> steps, Rng& rng) {
    std::array<std::uint32_t, kCoreKinds + kMostOwnSteps> counts{};
    std::uint32_t kinds = 0;
    for (const Step& step : steps) {
        kinds += counts[drawnKind(step)]++ == 0 ? 1U : 0U;
    }
    std::uint32_t kind = rng.below(kinds);
    std::size_t index = 0;
    while (counts[index] == 0 || kind-- > 0) {
        ++index;
    }
    std::uint32_t place = rng.below(counts[index]);
    for (const Step& step : steps) {
        if (drawnKind(step) == index && place-- == 0) {
            return step;
        }
    }
    return steps.front();
}

}  // namespace gnostica::engine::bots
