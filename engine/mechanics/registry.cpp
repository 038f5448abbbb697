#include "engine/mechanics/registry.h"

#include "engine/mechanics/bid.h"
#include "engine/mechanics/challenge.h"
#include "engine/mechanics/timer.h"
#include "engine/powers/convert.h"
#include "engine/powers/copy.h"
#include "engine/powers/cup.h"
#include "engine/powers/disc.h"
#include "engine/powers/recover.h"
#include "engine/powers/redraw.h"
#include "engine/powers/reveal.h"
#include "engine/powers/rod.h"
#include "engine/powers/sword.h"
#include "engine/powers/trade.h"
#include "engine/powers/turn.h"
#include "engine/powers/warp.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace gnostica::engine {

namespace {

using nlohmann::json;
using Words = std::vector<std::string>;
using PowerPointer = std::unique_ptr<Power>;
using MechanicPointer = std::unique_ptr<Mechanic>;

// ---- Descriptions of parameters -------------------------------------------------------------------------------------

Option flag(std::string key, std::string pointer, std::string_view rule) {
    return {std::move(key), std::move(pointer), OptionType::boolean, 0, 0, {}, {rule}, false};
}

Option number(std::string key, std::string pointer, int minimum, int maximum, std::string_view rule) {
    return {std::move(key), std::move(pointer), OptionType::integer, minimum, maximum, {}, {rule}, false};
}

Option choice(std::string key, std::string pointer, Words choices, std::string_view rule) {
    return {std::move(key), std::move(pointer), OptionType::choice, 0, 0, std::move(choices), {rule}, false};
}

Option choices(std::string key, std::string pointer, Words choices, std::string_view rule) {
    return {std::move(key), std::move(pointer), OptionType::choiceSet, 0, 0, std::move(choices), {rule}, false};
}

// ---- Reading parameters: what a suit leaves out has been refused before; elsewhere the power's own default holds ----

void read(const json& parameters, const char* key, bool& value) {
    value = parameters.value(key, value);
}
void read(const json& parameters, const char* key, int& value) {
    value = parameters.value(key, value);
}

bool holds(const json& list, const char* word) {
    return std::find(list.begin(), list.end(), word) != list.end();
}

/// `words` are in the order of the enumeration.
template <class Enum>
void read(const json& parameters, const char* key, const Words& words, Enum& value) {
    const auto found = parameters.find(key);
    if (found != parameters.end()) {
        value = static_cast<Enum>(std::find(words.begin(), words.end(), *found) - words.begin());
    }
}

// ---- Suits ----------------------------------------------------------------------------------------------------------

const char* const kHand = "hand";
const char* const kDiscardPile = "discard-pile";
const char* const kDrawPile = "draw-pile";

PowerKind cupKind() {
    const Words foundable{"none", "spot", "minor"};
    PowerKind kind;
    kind.parameters = {flag("cupEnemies", "/enemies", "CUP-2"), choice("cupFound", "/found", foundable, "CUP-4"),
                       choices("cupFoundFrom", "/foundFrom", {kHand, kDrawPile}, "MAJ-10"),
                       flag("cupIgnoreLimit", "/ignoreLimit", "MAJ-3")};
    kind.make = [foundable](const json& parameters, const Rulings&) -> PowerPointer {
        CupParameters cup;
        read(parameters, "enemies", cup.enemies);
        read(parameters, "found", foundable, cup.found);
        read(parameters, "ignoreLimit", cup.ignoreLimit);
        if (const auto from = parameters.find("foundFrom"); from != parameters.end()) {
            cup.foundFromHand = holds(*from, kHand);
            cup.foundFromDrawPile = holds(*from, kDrawPile);
        }
        return std::make_unique<Cup>(cup);
    };
    return kind;
}

PowerKind rodKind() {
    PowerKind kind;
    kind.parameters = {flag("rodPushOwn", "/pushOwn", "ROD-2"), flag("rodSlide", "/slide", "ROD-5"),
                       flag("rodIgnoreLimit", "/ignoreLimit", "MAJ-4"), number("rodPips", "/pips", 0, kSizes, "ROD-2")};
    kind.make = [](const json& parameters, const Rulings&) -> PowerPointer {
        RodParameters rod;
        read(parameters, "pushOwn", rod.pushOwn);
        read(parameters, "slide", rod.slide);
        read(parameters, "ignoreLimit", rod.ignoreLimit);
        read(parameters, "pips", rod.pips);
        return std::make_unique<Rod>(rod);
    };
    return kind;
}

PowerKind discKind() {
    const Words raisings{"next-value", "higher"};
    PowerKind kind;
    kind.parameters = {choice("discRaise", "/raise", raisings, "DIS-2"), flag("discWasteland", "/wasteland", "DIS-3"),
                       choices("discReplacement", "/replacement", {kHand, kDiscardPile, kDrawPile}, "MAJ-17")};
    kind.make = [raisings](const json& parameters, const Rulings&) -> PowerPointer {
        DiscParameters disc;
        read(parameters, "raise", raisings, disc.raising);
        read(parameters, "wasteland", disc.wasteland);
        if (const auto from = parameters.find("replacement"); from != parameters.end()) {
            disc.fromHand = holds(*from, kHand);
            disc.fromDiscardPile = holds(*from, kDiscardPile);
            disc.fromDrawPile = holds(*from, kDrawPile);
        }
        return std::make_unique<Disc>(disc);
    };
    return kind;
}

PowerKind swordKind() {
    const Words razings{"by-pips", "one-step"};
    PowerKind kind;
    kind.parameters = {flag("swordRaze", "/raze", "SWD-3"), choice("swordRazing", "/razing", razings, "SWD-3"),
                       choices("swordReplacement", "/replacement", {kHand, kDiscardPile}, "MAJ-16"),
                       number("swordPips", "/pips", 0, kSizes, "SWD-1")};
    kind.make = [razings](const json& parameters, const Rulings&) -> PowerPointer {
        SwordParameters sword;
        read(parameters, "raze", sword.raze);
        read(parameters, "razing", razings, sword.razing);
        read(parameters, "pips", sword.pips);
        if (const auto from = parameters.find("replacement"); from != parameters.end()) {
            sword.fromHand = holds(*from, kHand);
            sword.fromDiscardPile = holds(*from, kDiscardPile);
        }
        return std::make_unique<Sword>(sword);
    };
    return kind;
}

// ---- Powers of majors -----------------------------------------------------------------------------------------------

/// `who`: "minion" unless it is given.
PowerKind turnKind() {
    PowerKind kind;
    kind.parameters = {choice("turnWho", "/who", {"minion", "target"}, "MAJ-15")};
    kind.make = [](const json& parameters, const Rulings&) -> PowerPointer {
        TurnParameters turn;
        turn.anyTarget = parameters.value("who", "minion") == "target";
        return std::make_unique<Turner>(turn);
    };
    return kind;
}

/// `territories`: true unless it is given.
PowerKind warpKind() {
    PowerKind kind;
    kind.parameters = {flag("warpTerritories", "/territories", "MAJ-9")};
    kind.make = [](const json& parameters, const Rulings&) -> PowerPointer {
        WarpParameters warp;
        read(parameters, "territories", warp.territories);
        return std::make_unique<Warp>(warp);
    };
    return kind;
}

template <class P>
PowerKind plain() {
    return {{}, [](const json&, const Rulings&) -> PowerPointer { return std::make_unique<P>(); }};
}

// ---- Mechanics ------------------------------------------------------------------------------------------------------

MechanicKind bidKind() {
    MechanicKind kind;
    kind.parameters = {choice("bidLeftover", "/leftover", {"discard", "winner"}, "BID-4")};
    kind.make = [](const json& parameters, const json&, const PowerMaker&) -> MechanicPointer {
        return std::make_unique<Bid>(parameters.at("leftover") == "winner");
    };
    return kind;
}

MechanicKind challengeKind() {
    const Words failures{"eliminated", "others-win"};
    MechanicKind kind;
    kind.parameters = {choice("challengeFailure", "/failure", failures, "CHL-2")};
    kind.make = [failures](const json& parameters, const json& document, const PowerMaker&) -> MechanicPointer {
        auto failure = Failure::eliminated;
        read(parameters, "failure", failures, failure);
        return std::make_unique<LastTurn>(document.at("end").at("target").get<int>(), failure);
    };
    return kind;
}

MechanicKind timerKind() {
    const Words modes{"off", "rounds", "minutes"};
    MechanicKind kind;
    kind.parameters = {choice("timer", "/mode", modes, "TMR-1"), number("timerMin", "/min", 1, 255, "TMR-1"),
                       number("timerMax", "/max", 1, 255, "TMR-1")};
    kind.make = [modes](const json& parameters, const json&, const PowerMaker&) -> MechanicPointer {
        TimerParameters timer;
        read(parameters, "mode", modes, timer.mode);
        read(parameters, "min", timer.minimum);
        read(parameters, "max", timer.maximum);
        return std::make_unique<Timer>(timer);
    };
    return kind;
}

}  // namespace

Registry builtinRegistry() {
    Registry registry;
    registry.addPower("cup", cupKind());
    registry.addPower("rod", rodKind());
    registry.addPower("disc", discKind());
    registry.addPower("sword", swordKind());
    registry.addPower("turn", turnKind());
    registry.addPower("warp", warpKind());
    registry.addPower("convert", plain<Convert>());
    registry.addPower("trade", plain<Trade>());
    registry.addPower("redraw", plain<Redraw>());
    registry.addPower("recover", plain<Recover>());
    registry.addPower("reveal", plain<Reveal>());
    registry.addPower("copy", plain<Copy>());
    registry.addMechanic("bid", bidKind());
    registry.addMechanic("challenge", challengeKind());
    registry.addMechanic("timer", timerKind());
    return registry;
}

}  // namespace gnostica::engine
