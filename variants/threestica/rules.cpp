#include "variants/threestica/rules.h"

#include "engine/mechanics/registry.h"
#include "variants/threestica/exhaustion.h"
#include "variants/threestica/fate_attack.h"

namespace gnostica::threestica {

namespace {

engine::PowerKind attackKind() {
    using P = FateAttackParameters;
    const auto table =
        engine::OptionTable<P>(
            {engine::choice<P>("defenders", "/defenders", &P::defenders,
                               {{"any", Defenders::any}, {"one", Defenders::one}}, "TRI-6"),
             engine::choices<P>("attackReplacement", "/replacement",
                                {{"hand", &P::fromHand}, {"discard-pile", &P::fromDiscardPile}}, "MAJ-16"),
             engine::number<P>("attackPips", "/pips", &P::pips, 0, engine::kSizes, "TRI-6")})
            .in(engine::OptionPart::suits);
    return engine::powerKind<FateAttack>(table);
}

struct ExhaustionParameters {
    int number = 0;
};

engine::MechanicKind exhaustionKind() {
    using P = ExhaustionParameters;
    const engine::OptionTable<P> table({engine::number<P>("exhaustions", "/number", &P::number, 0, 50, "TRI-10")});
    return engine::mechanicKind(table, [](const P& exhaustion, const engine::MechanicContext&) {
        return std::make_unique<Exhaustion>(exhaustion.number);
    });
}

}  // namespace

void addRules(engine::Registry& registry) {
    registry.addPower(std::string(FateAttack::kName), attackKind());
    registry.addMechanic(std::string(Exhaustion::kId), exhaustionKind());
}

}  // namespace gnostica::threestica
