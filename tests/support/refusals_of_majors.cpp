#include "tests/support/refusal_cases.h"

namespace gnostica::tests {

using namespace engine;
using nlohmann::json;
using enum RefusalCode;

namespace {

constexpr Facing north = Facing::north;
constexpr Facing east = Facing::east;
constexpr Facing west = Facing::west;

RefusalCases turners() {
    const auto turn = [](PieceId minion, PieceId target, Facing facing) {
        return step::Turn{.minion = minion, .target = target, .facing = facing};
    };
    const Setup two = alone("empress").hand("A", {"empress", "emperor"});
    const json sameOnly{{"turnerAndActorMayDiffer", false}};
    return {
        {"the Empress turns a second piece",
         pointed("empress"),
         {"activate 0,1"},
         turn(kFirst, kSecond, west),
         notMinion,
         "MAJ-3"},
        {"the Empress turns to no effect",
         pointed("empress"),
         {"activate 0,1"},
         turn(kFirst, kFirst, east),
         nothingChanges,
         "MAJ-3"},
        {"the Emperor turns to no effect",
         pointed("emperor"),
         {"activate 0,1"},
         turn(kFirst, kFirst, east),
         nothingChanges,
         "MAJ-4"},
        {"the Tower turns to no effect",
         pointed("tower"),
         {"activate 0,1"},
         turn(kFirst, kFirst, east),
         nothingChanges,
         "MAJ-16"},
        {"the Star turns to no effect",
         pointed("star"),
         {"activate 0,1"},
         turn(kFirst, kFirst, east),
         nothingChanges,
         "MAJ-17"},
        {"the Devil turns to no effect",
         pointed("devil"),
         {"activate 0,1"},
         turn(kFirst, kSecond, north),
         nothingChanges,
         "MAJ-15"},
        {"the Devil turns what is elsewhere",
         alone("devil"),
         {"activate 0,1"},
         turn(kFirst, kThird, west),
         notTargeted,
         "ORI-2"},
        {"the Devil is no trade",
         pointed("devil"),
         {"activate 0,1"},
         step::Trade{kFirst, kSecond},
         notYourPower,
         "TRN-4"},
        {"another than the Empress's turner creates",
         Setup(two).land("0,1", "cups-9").hand("A", {"empress"}),
         {"play empress", "turn A2E@0,1 A2E@0,1 N"},
         step::Create{.minion = kSecond, .space = at(1, 0)},
         sameMinionOnly,
         "MAJ-3",
         sameOnly},
        {"another than the Emperor's turner moves",
         Setup(two).land("0,1", "cups-9").hand("A", {"emperor"}),
         {"play emperor", "turn A2E@0,1 A2E@0,1 N"},
         step::Move{.minion = kSecond, .distance = 1},
         sameMinionOnly,
         "MAJ-4",
         sameOnly},
    };
}

RefusalCases conversions() {
    const auto convert = [](PieceId target) { return step::Convert{.minion = kFirst, .target = target}; };
    const Setup used =
        pointed("hierophant").pieces({"A2E@0,1", "B1N@1,1", "A1N@0,0", "A1N@0,0", "A1N@0,0", "A1N@1,0", "A1N@1,0"});
    return {
        {"converting an own piece", alone("hierophant"), {"activate 0,1"}, convert(kSecond), notEnemy, "MAJ-5"},
        {"converting what is elsewhere", alone("hierophant"), {"activate 0,1"}, convert(kThird), notTargeted, "ORI-2"},
        {"converting without a piece for it", used, {"activate 0,1"}, convert(kSecond), stashEmpty, "MAJ-5"},
        {"trading with oneself", alone("justice"), {"activate 0,1"}, step::Trade{kFirst, kSecond}, notEnemy, "MAJ-11"},
        {"trading with somebody elsewhere",
         alone("justice"),
         {"activate 0,1"},
         step::Trade{kFirst, kThird},
         notTargeted,
         "ORI-2"},
        {"the Hanged Man trades with oneself",
         alone("hanged-man"),
         {"activate 0,1", "skip"},
         step::Trade{kFirst, kSecond},
         notEnemy,
         "MAJ-12"},
    };
}

RefusalCases warps() {
    const auto warp = [](PieceId target, Space to, Facing facing) {
        return step::WarpPiece{.minion = kFirst, .target = target, .facing = facing, .to = to};
    };
    const auto carry = [](Space from, Space to) {
        return step::WarpTerritory{.minion = kFirst, .from = from, .to = to};
    };
    const Setup two = pointed("hermit");
    const Setup free = alone("hermit");
    const json piecesOnly{{"majors", {{"hermit", {{{"power", "warp"}, {"territories", false}}}}}}};
    return {
        {"the Hermit leaves for the void", two, {"activate 0,1"}, warp(kFirst, at(5, 5), north), inVoid, "SPC-3"},
        {"the Hermit finds company", two, {"activate 0,1"}, warp(kFirst, at(1, 1), north), spaceTaken, "MAJ-9"},
        {"the Hermit sends what is elsewhere",
         free,
         {"activate 0,1"},
         warp(kThird, at(0, 0), north),
         notTargeted,
         "ORI-2"},
        {"the Hermit turns an enemy", two, {"activate 0,1"}, warp(kSecond, at(0, 0), west), facingKept, "ORI-4"},
        {"the Hermit carries a wasteland",
         westward("hermit"),
         {"activate 0,1"},
         carry(at(-1, 1), at(0, 0)),
         notTerritory,
         "MAJ-9"},
        {"the Hermit carries what is not aimed at",
         free,
         {"activate 0,1"},
         carry(at(0, 1), at(0, 0)),
         notTargeted,
         "ORI-2"},
        {"the Hermit carries an enemy's territory",
         two,
         {"activate 0,1"},
         carry(at(1, 1), at(0, 0)),
         enemyOccupied,
         "MAJ-9"},
        {"the Hermit carries into the void", free, {"activate 0,1"}, carry(at(1, 1), at(5, 5)), inVoid, "SPC-3"},
        {"the Hermit carries under an enemy",
         free,
         {"activate 0,1"},
         carry(at(1, 1), at(0, 2)),
         enemyOccupied,
         "MAJ-9"},
        {"the Hermit carries onto a territory",
         free,
         {"activate 0,1"},
         carry(at(1, 1), at(0, 1)),
         notWasteland,
         "MAJ-9"},
        {"a Hermit of other rules carries",
         free,
         {"activate 0,1"},
         carry(at(1, 1), at(0, 0)),
         noSuchPower,
         "MAJ-9",
         json::object(),
         piecesOnly},
    };
}

RefusalCases cards() {
    const Setup priestess = pointed("high-priestess");
    const auto recover = [](PieceId minion, std::string_view name) { return step::Recover{minion, card(name)}; };
    const Setup judgement = alone("cups-9").hand("A", {"judgement"}).discard({"sun", "moon"});
    const Setup full =
        Setup(judgement).hand("A", {"judgement", "cups-2", "cups-3", "cups-4", "cups-5", "cups-6", "cups-7"});
    return {
        {"the High Priestess does nothing", priestess, {"activate 0,1"}, step::Redraw{}, nothingChanges, "MAJ-2"},
        {"the High Priestess draws too many", priestess, {"activate 0,1"}, step::Redraw{{}, 7}, tooManyCards, "MAJ-2"},
        {"the High Priestess discards more than a hand",
         priestess,
         {"activate 0,1"},
         step::Redraw{{1}, 1},
         cardNotInHand,
         "MAJ-2"},
        {"Judgement on a card of the pile",
         judgement,
         {"play judgement"},
         recover(kFirst, "star"),
         cardNotInDiscard,
         "MAJ-20"},
        {"Judgement beyond a full hand", full, {"play judgement"}, recover(kFirst, "sun"), handFull, "MAJ-20"},
        {"Judgement by two minions",
         judgement,
         {"play judgement", "recover A2E@0,1 sun"},
         recover(kSecond, "moon"),
         sameMinionOnly,
         "MAJ-20"},
    };
}

RefusalCases nested() {
    const Setup world = pointed("world");
    const Setup fool = pointed("cups-9").hand("A", {"fool"});
    return {
        {"the World copies a wasteland", world, {"activate 0,1"}, step::Copy{at(0, 0)}, notTerritory, "MAJ-21"},
        {"the World copies a minor", world, {"activate 0,1"}, step::Copy{at(1, 1)}, notMajor, "MAJ-21"},
        {"the World copies itself", world, {"activate 0,1"}, step::Copy{at(0, 1)}, notAnotherWorld, "MAJ-21"},
        {"the Fool must be carried out by another ruling",
         fool,
         {"play fool"},
         step::Skip{},
         skipNotAllowed,
         "MAJ-0",
         {{"revealOptional", false}}},
        {"revealing without a Fool", pointed("lovers"), {"activate 0,1"}, step::Reveal{}, notYourPower, "TRN-4"},
    };
}

}  // namespace

RefusalCases refusalsOfMajors() {
    RefusalCases all;
    for (const auto part : {&turners, &conversions, &warps, &cards, &nested}) {
        append(all, part());
    }
    return all;
}

}  // namespace gnostica::tests
