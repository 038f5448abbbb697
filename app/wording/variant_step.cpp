#include "app/wording/variant_step.h"

#include "engine/mechanics/mechanic.h"
#include "engine/play/play.h"

namespace gnostica::wording {

using namespace engine;

namespace {

MaybeText ofPower(const Programs& programs, const Vocabulary& vocabulary, const Scene& scene, Seat who,
                  const Step& step) {
    const Turn& turn = scene.state.turn;
    const auto& program = programs.of(cardInPlay(scene.state));
    const std::size_t place = turn.depth == 0 ? program.size() : turn.frames[turn.depth - 1U].slot;
    if (place >= program.size()) {
        return {};
    }
    for (const PowerUse& use : program[place]) {
        if (MaybeText own = vocabulary.power(use.power).step(scene, who, step)) {
            return own;
        }
    }
    return {};
}

}  // namespace

MaybeText variantStep(const Programs& programs, const Vocabulary& vocabulary, const Scene& scene, Seat who,
                      const Step& step) {
    const Turn& turn = scene.state.turn;
    switch (turn.stage) {
    case Stage::floor: {
        const auto& mechanics = scene.rules.mechanics;
        const auto* words =
            turn.mechanic < mechanics.size() ? vocabulary.mechanic(mechanics[turn.mechanic]->id()) : nullptr;
        return words == nullptr ? MaybeText() : words->step(scene, who, step);
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
