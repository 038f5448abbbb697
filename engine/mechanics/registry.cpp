#include "engine/mechanics/registry.h"

#include "engine/mechanics/bid.h"
#include "engine/mechanics/challenge.h"
#include "engine/mechanics/draft.h"
#include "engine/mechanics/final_round.h"
#include "engine/mechanics/piles.h"
#include "engine/mechanics/timer.h"
#include "engine/powers/convert.h"
#include "engine/powers/copy.h"
#include "engine/powers/cup.h"
#include "engine/powers/die.h"
#include "engine/powers/disc.h"
#include "engine/powers/recover.h"
#include "engine/powers/redraw.h"
#include "engine/powers/reveal.h"
#include "engine/powers/rod.h"
#include "engine/powers/sword.h"
#include "engine/powers/trade.h"
#include "engine/powers/turn.h"
#include "engine/powers/warp.h"

#include <algorithm>

namespace gnostica::engine {

namespace {

// ---- Suits ----------------------------------------------------------------------------------------------------------

const char* const kHand = "hand";
const char* const kDiscardPile = "discard-pile";
const char* const kDrawPile = "draw-pile";

OptionTable<CupParameters> cupTable() {
    using P = CupParameters;
    return OptionTable<P>(
               {flag<P>("cupEnemies", "/enemies", &P::enemies, "CUP-2"),
                choice<P>("cupFound", "/found", &P::found,
                          {{"none", Foundable::none}, {"spot", Foundable::worthOne}, {"minor", Foundable::minors}},
                          "CUP-4"),
                choices<P>("cupFoundFrom", "/foundFrom",
                           {{kHand, &P::foundFromHand}, {kDrawPile, &P::foundFromDrawPile}}, "MAJ-10"),
                flag<P>("cupIgnoreLimit", "/ignoreLimit", &P::ignoreLimit, "MAJ-3")})
        .in(OptionPart::suits);
}

OptionTable<RodParameters> rodTable() {
    using P = RodParameters;
    return OptionTable<P>({flag<P>("rodPushOwn", "/pushOwn", &P::pushOwn, "ROD-2"),
                           flag<P>("rodSlide", "/slide", &P::slide, "ROD-5"),
                           flag<P>("rodIgnoreLimit", "/ignoreLimit", &P::ignoreLimit, "MAJ-4"),
                           number<P>("rodPips", "/pips", &P::pips, 0, kSizes, "ROD-2")})
        .in(OptionPart::suits);
}

OptionTable<DiscParameters> discTable() {
    using P = DiscParameters;
    return OptionTable<P>(
               {choice<P>("discRaise", "/raise", &P::raising,
                          {{"next-value", Raising::nextValue}, {"higher", Raising::higher}}, "DIS-2"),
                flag<P>("discWasteland", "/wasteland", &P::wasteland, "DIS-3"),
                choices<P>("discReplacement", "/replacement",
                           {{kHand, &P::fromHand}, {kDiscardPile, &P::fromDiscardPile}, {kDrawPile, &P::fromDrawPile}},
                           "MAJ-17")})
        .in(OptionPart::suits);
}

OptionTable<SwordParameters> swordTable() {
    using P = SwordParameters;
    return OptionTable<P>({flag<P>("swordRaze", "/raze", &P::raze, "SWD-3"),
                           choice<P>("swordRazing", "/razing", &P::razing,
                                     {{"by-pips", Razing::byPips}, {"one-step", Razing::oneStep}}, "SWD-3"),
                           choices<P>("swordReplacement", "/replacement",
                                      {{kHand, &P::fromHand}, {kDiscardPile, &P::fromDiscardPile}}, "MAJ-16"),
                           number<P>("swordPips", "/pips", &P::pips, 0, kSizes, "SWD-1")})
        .in(OptionPart::suits);
}

// ---- Powers of majors -----------------------------------------------------------------------------------------------

OptionTable<TurnParameters> turnTable() {
    using P = TurnParameters;
    return OptionTable<P>(
               {choice<P>("turnWho", "/who", &P::anyTarget, {{"minion", false}, {"target", true}}, "MAJ-15")})
        .in(OptionPart::suits);
}

OptionTable<WarpParameters> warpTable() {
    using P = WarpParameters;
    return OptionTable<P>({flag<P>("warpTerritories", "/territories", &P::territories, "MAJ-9")}).in(OptionPart::suits);
}

// ---- Mechanics ------------------------------------------------------------------------------------------------------

struct BidParameters {
    bool leftoverToWinner = false;
};

MechanicKind bidKind() {
    using P = BidParameters;
    const OptionTable<P> table(
        {choice<P>("bidLeftover", "/leftover", &P::leftoverToWinner, {{"discard", false}, {"winner", true}}, "BID-4")});
    return mechanicKind(table, [](const P& bid, const MechanicContext& context) {
        return std::make_unique<Bid>(context.settings.first, bid.leftoverToWinner);
    });
}

MechanicKind challengeKind() {
    using P = ChallengeParameters;
    const Condition playsOn{"challengeFailure", {"loses-pieces", "sits-out"}};
    const OptionTable<P> table(
        {choice<P>("challengeFailure", "/failure", &P::failure,
                   {{"eliminated", Failure::eliminated},
                    {"others-win", Failure::othersWin},
                    {"loses-pieces", Failure::losesPieces},
                    {"sits-out", Failure::sitsOut}},
                   "CHL-2"),
         number<P>("challengeLosses", "/losses", &P::losses, 0, kMaxStash, "CHL-2")
             .when("challengeFailure", {"loses-pieces"})
             .mayLack(),
         number<P>("challengeFrom", "/from", &P::from, 0, 50, "CHL-1").mayLack(),
         flag<P>("challengeOnce", "/once", &P::once, "CHL-1").when(playsOn.key, playsOn.words).mayLack(),
         flag<P>("challengeUnites", "/unites", &P::unites, "CHL-1").mayLack()},
        // Allies who each still win alone have little reason to play together.
        {{Constraint::NotTogether{{"challengeUnites", {"true"}},
                                  {"challengeFailure", {"eliminated", "loses-pieces", "sits-out"}}},
          {"CHL-2"},
          true}});
    return mechanicKind(table, [](const P& challenge, const MechanicContext& context) {
        return std::make_unique<LastTurn>(context.settings, challenge);
    });
}

MechanicKind timerKind() {
    using P = TimerParameters;
    const std::vector<std::string> running{"rounds", "minutes"};
    const OptionTable<P> table(
        {choice<P>("timer", "/mode", &P::mode,
                   {{"off", TimerMode::off}, {"rounds", TimerMode::rounds}, {"minutes", TimerMode::minutes}}, "TMR-1"),
         number<P>("timerMin", "/min", &P::minimum, 1, 255, "TMR-1").when("timer", running),
         number<P>("timerMax", "/max", &P::maximum, 1, 255, "TMR-1").when("timer", running)},
        {{Constraint::NotAbove{"timerMin", "timerMax"}, {"TMR-1"}}});
    return mechanicKind(table, [](const P& timer, const MechanicContext&) { return std::make_unique<Timer>(timer); });
}

MechanicKind pilesKind() {
    using P = PilesParameters;
    const OptionTable<P> table({number<P>("pilesGoal", "/goal", &P::goal, 1, 99, "PIL-3"),
                                number<P>("pilesSize", "/size", &P::size, 1, kSizes, "PIL-1")});
    MechanicKind kind =
        mechanicKind(table, [](const P& piles, const MechanicContext&) { return std::make_unique<Piles>(piles); });
    kind.steps = Piles::ownSteps();
    return kind;
}

bool brings(const AbsentPlugin& plugin, std::string_view name) {
    return std::ranges::find(plugin.brings, name) != plugin.brings.end();
}

}  // namespace

std::vector<std::string> Registry::absentFor(std::string_view name) const {
    const bool isCertain = lacks(name);
    std::vector<std::string> names;
    for (const AbsentPlugin& plugin : absent_) {
        if (isCertain ? brings(plugin, name) : plugin.brings.empty()) {
            names.push_back(plugin.name);
        }
    }
    return names;
}

bool Registry::lacks(std::string_view name) const {
    return std::ranges::any_of(absent_, [&](const AbsentPlugin& plugin) { return brings(plugin, name); });
}

Registry builtinRegistry() {
    Registry registry;
    registry.addPower("cup", powerKind<Cup>(cupTable()));
    registry.addPower("rod", powerKind<Rod>(rodTable()));
    registry.addPower("disc", powerKind<Disc>(discTable()));
    registry.addPower("sword", powerKind<Sword>(swordTable()));
    registry.addPower("turn", powerKind<Turner>(turnTable()));
    registry.addPower("warp", powerKind<Warp>(warpTable()));
    registry.addPower("convert", powerKind<Convert>());
    registry.addPower("trade", powerKind<Trade>());
    registry.addPower("redraw", powerKind<Redraw>());
    registry.addPower("recover", powerKind<Recover>());
    registry.addPower("reveal", powerKind<Reveal>());
    registry.addPower("copy", powerKind<Copy>());
    PowerKind die = powerKind<Die>();
    die.steps = Die::ownSteps();
    die.dice = {kColourDie};
    registry.addPower(std::string(Die::kName), std::move(die));
    registry.addMechanic(std::string(Bid::kId), bidKind());
    registry.addMechanic("draft", mechanicKind<Draft>());  // its settings are those of the deal
    registry.addMechanic("challenge", challengeKind());
    registry.addMechanic("timer", timerKind());
    registry.addMechanic(std::string(Piles::kId), pilesKind());
    registry.addMechanic(std::string(FinalRound::kId), mechanicKind<FinalRound>());
    return registry;
}

}  // namespace gnostica::engine
