#include "app/wording/variant_step.h"

#include "engine/mechanics/mechanic.h"

namespace gnostica::wording {

using namespace engine;

namespace {

/// Asks all powers in the game, as any of them may have made the step.
MaybeText ofPower(const Programs& programs, const Vocabulary& vocabulary, const Scene& scene, Seat who,
                  const Step& step) {
    for (const std::string& power : programs.powers()) {
        if (MaybeText own = vocabulary.power(power).step(scene, who, step)) {
            return own;
        }
    }
    return {};
}

MaybeText ofHolder(const Vocabulary& vocabulary, const Scene& scene, Seat who, const Step& step) {
    const auto& mechanics = scene.rules.mechanics;
    const std::size_t place = scene.state.turn.mechanic;
    const auto* words = place < mechanics.size() ? vocabulary.mechanic(mechanics[place]->id()) : nullptr;
    return words == nullptr ? MaybeText() : words->step(scene, who, step);
}

}  // namespace

MaybeText variantStep(const Programs& programs, const Vocabulary& vocabulary, const Scene& scene, Seat who,
                      const Step& step) {
    if (const auto* special = std::get_if<step::Special>(&step)) {
        return vocabulary.ownStep(scene, who, *special);
    }
    switch (scene.state.turn.stage) {
    case Stage::floor: {
        MaybeText own = ofHolder(vocabulary, scene, who, step);
        return own ? own : ofPower(programs, vocabulary, scene, who, step);
    }
    case Stage::power: return ofPower(programs, vocabulary, scene, who, step);
    case Stage::close:
        return vocabulary.firstOfMechanics(scene.rules,
                                           [&](const MechanicWords& words) { return words.step(scene, who, step); });
    case Stage::setup:
    case Stage::option:
    case Stage::over: break;
    }
    return {};
}

}  // namespace gnostica::wording
