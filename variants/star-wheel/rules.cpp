#include "variants/star-wheel/rules.h"

#include "engine/mechanics/registry.h"
#include "engine/powers/power.h"
#include "variants/star-wheel/wheel.h"

namespace gnostica::star_wheel {

namespace {

using engine::Suit;

/// WHL-3: the plain powers of the suits with one pip, regardless of the minion's size. Powers without pips ignore the
/// setting.
Wheel::Bonuses bonusesOf(const engine::PowerMaker& makePower) {
    const engine::PlainValues onePip{{"/pips", std::int64_t{1}}};
    return {makePower(Suit::cups, {}), makePower(Suit::rods, onePip), makePower(Suit::discs, {}),
            makePower(Suit::swords, onePip)};
}

struct WheelParameters {
    int most = 3;
};

engine::MechanicKind wheelKind() {
    using P = WheelParameters;
    const engine::OptionTable<P> table({engine::number<P>("wheelMost", "/most", &P::most, 1, kSegments - 1, "WHL-2")});
    auto kind = engine::mechanicKind(table, [](const P& wheel, const engine::MechanicContext& context) {
        return std::make_unique<Wheel>(wheel.most, bonusesOf(context.makePower));
    });
    kind.smallPiecesAside = 1;
    kind.steps = Wheel::ownSteps();
    kind.dice = {kTwelveSided};
    return kind;
}

}  // namespace

void addRules(engine::Registry& registry) {
    registry.addMechanic(std::string(Wheel::kId), wheelKind());
}

}  // namespace gnostica::star_wheel
