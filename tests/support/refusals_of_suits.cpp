#include "tests/support/refusal_cases.h"

namespace gnostica::tests {

using namespace engine;
using nlohmann::json;
using enum RefusalCode;

namespace {

constexpr Facing north = Facing::north;
constexpr Facing east = Facing::east;
constexpr Facing west = Facing::west;
constexpr CardSource hand = CardSource::hand;
constexpr CardSource discardPile = CardSource::discardPile;
constexpr CardSource drawPile = CardSource::drawPile;

RefusalCases minions() {
    const Setup two = pointed("cups-5");
    const Setup apart = alone("cups-5");
    const step::Create create{.minion = kFirst, .space = at(1, 1)};
    return {
        {"an enemy as minion",
         two,
         {"activate 0,1"},
         step::Create{.minion = kSecond, .space = at(1, 0)},
         notYourPiece,
         "MIN-1"},
        {"a piece that is no minion",
         apart,
         {"activate 0,1"},
         step::Create{.minion = kSecond, .space = at(1, 0)},
         notMinion,
         "MIN-2"},
        {"creating where no minion aims",
         two,
         {"activate 0,1"},
         step::Create{.minion = kFirst, .space = at(0, 0)},
         notTargeted,
         "ORI-2"},
        {"targeting a tower",
         Setup(two).pieces({"A2E@0,1", "B1N@1,1", "B2N@1,1", "B3N@1,1"}).hand("A", {"swords-2"}),
         {"play swords-2"},
         step::Hit{.minion = kFirst, .target = kSecond, .amount = 1, .facing = north},
         inTower,
         "ORI-2",
         {{"towers", true}}},
        {"creating where a tower stands",
         Setup(two).pieces({"A2E@0,1", "B1N@1,1", "B2N@1,1", "B3N@1,1"}),
         {"activate 0,1"},
         create,
         towerClosed,
         "SPC-4",
         {{"towers", true}}},
        {"creating in the void",
         Setup(two).pieces({"A1N@0,0"}).hand("A", {"cups-2"}),
         {"play cups-2"},
         step::Create{.minion = kFirst, .space = at(0, -1)},
         inVoid,
         "SPC-3"},
        {"creating a fourth piece",
         Setup(two).pieces({"A2E@0,1", "B1N@1,1", "B1N@1,1", "B1N@1,1"}),
         {"activate 0,1"},
         create,
         spaceFull,
         "SPC-4"},
        {"creating a second small piece where one is the limit",
         Setup(two).pieces({"A2E@0,1", "B1N@1,1"}),
         {"activate 0,1"},
         create,
         tooManyOfSize,
         "SPC-4",
         {{"smallLimit", 1}}},
        {"creating a second own piece where one is the limit",
         Setup(two).pieces({"A2E@0,1", "A2N@1,1"}),
         {"activate 0,1"},
         create,
         tooManyOwn,
         "SPC-4",
         {{"ownLimit", 1}}},
        {"creating without a small piece",
         Setup(two).pieces({"A2E@0,1", "A1N@0,0", "A1N@0,0", "A1N@0,0", "A1N@0,2", "A1N@0,2"}),
         {"activate 0,1"},
         create,
         stashEmpty,
         "CUP-3"},
        {"creating in a wasteland by another ruling",
         westward("cups-5"),
         {"activate 0,1"},
         step::Create{.minion = kFirst, .space = at(-1, 1)},
         notTerritory,
         "CUP-1",
         {{"createInWasteland", false}}},
        {"creating like an own piece",
         apart,
         {"activate 0,1"},
         step::CreateEnemy{.minion = kFirst, .model = kSecond},
         notEnemy,
         "CUP-2"},
        {"creating like a piece elsewhere",
         apart,
         {"activate 0,1"},
         step::CreateEnemy{.minion = kFirst, .model = kThird},
         notTargeted,
         "ORI-2"},
        {"creating for an enemy without small pieces",
         Setup(two).pieces({"A2E@0,1", "B1N@1,1", "B1N@1,0", "B1N@1,0", "B1N@1,0", "B1N@1,2"}),
         {"activate 0,1"},
         step::CreateEnemy{.minion = kFirst, .model = kSecond},
         stashEmpty,
         "CUP-3"},
        {"creating a fourth piece for an enemy",
         Setup(two).pieces({"A2E@0,1", "B1N@1,1", "B1N@1,1", "B1N@1,1"}),
         {"activate 0,1"},
         step::CreateEnemy{.minion = kFirst, .model = kSecond},
         spaceFull,
         "SPC-4"},
        {"creating enemies by other rules",
         two,
         {"activate 0,1"},
         step::CreateEnemy{.minion = kFirst, .model = kSecond},
         noSuchPower,
         "CUP-2",
         {{"cupEnemies", false}}},
    };
}

RefusalCases foundations() {
    const Setup open = westward("cups-5", {"cups-2", "cups-king"});
    const auto found = [](CardSource source, std::string_view name) {
        return step::Found{.minion = kFirst, .source = source, .card = card(name), .space = at(-1, 1)};
    };
    const step::Found nothing{.minion = kFirst, .source = CardSource::none, .space = at(-1, 1)};
    step::Found linked = nothing;
    linked.linked = true;
    return {
        {"founding on a territory",
         Setup(alone("cups-5")).hand("A", {"cups-2"}),
         {"activate 0,1"},
         step::Found{.minion = kFirst, .source = hand, .card = card("cups-2"), .space = at(1, 1)},
         notWasteland,
         "CUP-4"},
        {"founding under an enemy",
         Setup(open).pieces({"A1W@0,1", "B1N@-1,1"}),
         {"activate 0,1"},
         found(hand, "cups-2"),
         enemyOccupied,
         "CUP-4"},
        {"founding with a card of the pile", open, {"activate 0,1"}, found(hand, "cups-3"), cardNotInHand, "CUP-4"},
        {"founding with a royalty", open, {"activate 0,1"}, found(hand, "cups-king"), wrongValue, "CUP-4"},
        {"founding from the discards",
         Setup(open).discard({"cups-3"}),
         {"activate 0,1"},
         found(discardPile, "cups-3"),
         noSuchPlace,
         "CUP-4"},
        {"founding unseen with a plain cup",
         open,
         {"activate 0,1"},
         step::Found{.minion = kFirst, .source = drawPile, .space = at(-1, 1)},
         noSuchPlace,
         "CUP-4"},
        {"founding with a named card of the draw pile",
         westward("wheel-of-fortune"),
         {"activate 0,1"},
         found(drawPile, "cups-3"),
         noSuchPlace,
         "CUP-4"},
        {"founding with nothing", open, {"activate 0,1"}, nothing, linkNeeded, "LNK-5"},
        {"half a foundation without the Sun", open, {"activate 0,1"}, linked, noLink, "LNK-5"},
        {"founding by other rules",
         open,
         {"activate 0,1"},
         found(hand, "cups-2"),
         noSuchPower,
         "CUP-4",
         {{"cupFound", "none"}}},
    };
}

RefusalCases movements() {
    const Setup two = pointed("rods-4");
    const Setup small = westward("rods-4");
    const Setup crowd = Setup(two).pieces({"A2E@0,1", "B1N@1,1", "B1N@1,1", "B1N@1,1"});
    const auto move = [](std::uint8_t distance) { return step::Move{.minion = kFirst, .distance = distance}; };
    const auto push = [](PieceId target, Facing facing) {
        return step::Push{.minion = kFirst, .target = target, .distance = 1, .facing = facing};
    };
    return {
        {"an upright minion moves", Setup(two).pieces({"A2U@0,1"}), {"activate 0,1"}, move(1), upright, "ROD-1"},
        {"moving not at all", two, {"activate 0,1"}, move(0), nothingChanges, "ROD-4"},
        {"moving beyond one's pips", two, {"activate 0,1"}, move(3), tooFar, "ROD-2"},
        {"moving into the void",
         Setup().land("0,1", "rods-4").pieces({"A2E@0,1"}),
         {"activate 0,1"},
         move(2),
         inVoid,
         "ROD-3"},
        {"moving into a crowd", crowd, {"activate 0,1"}, move(1), spaceFull, "ROD-3"},
        {"pushing oneself", two, {"activate 0,1"}, push(kFirst, north), pushesItself, "ROD-2"},
        {"pushing what is elsewhere", alone("rods-4"), {"activate 0,1"}, push(kThird, north), notTargeted, "ORI-2"},
        {"turning a pushed enemy", two, {"activate 0,1"}, push(kSecond, west), facingKept, "ORI-4"},
        {"pushing into the void",
         Setup(small).pieces({"A1W@0,1", "B1N@-1,1"}),
         {"activate 0,1"},
         push(kSecond, north),
         inVoid,
         "ROD-3"},
        {"pushing own pieces by other rules",
         alone("rods-4"),
         {"activate 0,1"},
         push(kSecond, north),
         notEnemy,
         "ROD-2",
         {{"rodPushOwn", false}}},
    };
}

RefusalCases slides() {
    const Setup free = alone("rods-4");
    const auto slide = [](int column, int row, std::uint8_t distance) {
        return step::Slide{.minion = kFirst, .distance = distance, .space = at(column, row)};
    };
    return {
        {"sliding not at all", free, {"activate 0,1"}, slide(1, 1, 0), nothingChanges, "ROD-5"},
        {"sliding beyond one's pips", free, {"activate 0,1"}, slide(1, 1, 3), tooFar, "ROD-5"},
        {"sliding what is not aimed at", free, {"activate 0,1"}, slide(0, 1, 1), notTargeted, "ORI-2"},
        {"sliding the void", free, {"activate 0,1"}, slide(5, 5, 1), inVoid, "SPC-3"},
        {"sliding a wasteland", westward("rods-4"), {"activate 0,1"}, slide(-1, 1, 1), notTerritory, "ROD-5"},
        {"sliding an enemy's territory", pointed("rods-4"), {"activate 0,1"}, slide(1, 1, 1), enemyOccupied, "ROD-5"},
        {"sliding under an enemy",
         Setup(free).pieces({"A2E@0,1", "B1N@2,1"}),
         {"activate 0,1"},
         slide(1, 1, 1),
         enemyOccupied,
         "ROD-5"},
        {"sliding onto a territory",
         Setup(free).land("2,1", "cups-2"),
         {"activate 0,1"},
         slide(1, 1, 1),
         notWasteland,
         "ROD-5"},
        {"sliding into the void", free, {"activate 0,1"}, slide(1, 1, 2), inVoid, "ROD-5"},
        {"sliding by other rules", free, {"activate 0,1"}, slide(1, 1, 1), noSuchPower, "ROD-5", {{"rodSlide", false}}},
    };
}

RefusalCases growths() {
    const Setup two = pointed("discs-4");
    const Setup free = Setup(alone("discs-4")).hand("A", {"cups-2", "cups-king", "sun"}).discard({"rods-king"});
    const auto grow = [](PieceId target, Facing facing) {
        return step::Grow{.minion = kFirst, .target = target, .facing = facing};
    };
    const auto raise = [](CardSource source, std::string_view name) {
        return step::Raise{.minion = kFirst, .source = source, .card = card(name), .space = at(1, 1)};
    };
    step::Raise wild = raise(hand, "cups-2");
    wild.space = at(-1, 1);
    return {
        {"growing what is elsewhere", alone("discs-4"), {"activate 0,1"}, grow(kThird, north), notTargeted, "ORI-2"},
        {"growing a large piece",
         Setup(two).pieces({"A3E@0,1"}),
         {"activate 0,1"},
         grow(kFirst, east),
         alreadyLargest,
         "DIS-1"},
        {"growing without the next size",
         Setup(two).pieces({"A2E@0,1", "A3N@0,0", "A3N@0,0", "A3N@0,0", "A3N@1,0", "A3N@1,0"}),
         {"activate 0,1"},
         grow(kFirst, east),
         stashEmpty,
         "DIS-1"},
        {"turning an enemy that grows", two, {"activate 0,1"}, grow(kSecond, west), facingKept, "ORI-4"},
        {"raising a wasteland", westward("discs-4", {"cups-2"}), {"activate 0,1"}, wild, notTerritory, "DIS-2"},
        {"raising an enemy's territory",
         Setup(two).hand("A", {"cups-king"}),
         {"activate 0,1"},
         raise(hand, "cups-king"),
         enemyOccupied,
         "DIS-2"},
        {"raising a major",
         Setup(free).land("1,1", "moon"),
         {"activate 0,1"},
         raise(hand, "sun"),
         cannotGrowMajor,
         "DIS-2"},
        {"raising by nothing",
         free,
         {"activate 0,1"},
         step::Raise{.minion = kFirst, .source = CardSource::none, .space = at(1, 1)},
         linkNeeded,
         "LNK-2"},
        {"raising from the discards with a plain disc",
         free,
         {"activate 0,1"},
         raise(discardPile, "rods-king"),
         noSuchPlace,
         "DIS-2"},
        {"raising by a card of the pile", free, {"activate 0,1"}, raise(hand, "discs-king"), cardNotInHand, "DIS-2"},
        {"raising by what is not higher, by other rules",
         free,
         {"activate 0,1"},
         raise(hand, "cups-2"),
         notHigher,
         "DIS-2",
         {{"discRaise", "higher"}}},
        {"raising by two at once", free, {"activate 0,1"}, raise(hand, "sun"), wrongValue, "DIS-2"},
        {"the Star and a card not discarded",
         Setup(free).land("0,1", "star"),
         {"activate 0,1", "skip"},
         raise(discardPile, "discs-king"),
         cardNotInDiscard,
         "DIS-2"},
    };
}

RefusalCases attacks() {
    const Setup two = pointed("swords-4");
    const auto hit = [](PieceId target, std::uint8_t amount, Facing facing) {
        return step::Hit{.minion = kFirst, .target = target, .amount = amount, .facing = facing};
    };
    const Setup large =
        Setup(two).pieces({"A1E@0,1", "B3N@1,1", "B2N@1,0", "B2N@1,0", "B2N@1,0", "B2N@1,2", "B2N@1,2"});
    return {
        {"hitting what is elsewhere", alone("swords-4"), {"activate 0,1"}, hit(kThird, 1, north), notTargeted, "ORI-2"},
        {"hitting for nothing", two, {"activate 0,1"}, hit(kSecond, 0, north), nothingChanges, "SWD-1"},
        {"hitting beyond one's pips", large, {"activate 0,1"}, hit(kSecond, 2, north), tooMuch, "SWD-1"},
        {"hitting for more than there is", two, {"activate 0,1"}, hit(kSecond, 2, north), tooMuch, "SWD-1"},
        {"hitting without a replacement", large, {"activate 0,1"}, hit(kSecond, 1, north), stashEmpty, "SWD-1"},
        {"turning a piece that is destroyed", two, {"activate 0,1"}, hit(kFirst, 2, north), facingMeaningless, "SWD-2"},
        {"turning an enemy that is hit",
         Setup(two).pieces({"A2E@0,1", "B2N@1,1"}),
         {"activate 0,1"},
         hit(kSecond, 1, west),
         facingKept,
         "ORI-4"},
    };
}

RefusalCases razings() {
    const Setup free = Setup(alone("swords-4")).land("1,1", "sun").hand("A", {"cups-2", "cups-king"});
    const auto raze = [](std::uint8_t amount, CardSource source, std::string_view name) {
        return step::Raze{.minion = kFirst,
                          .amount = amount,
                          .source = source,
                          .card = name.empty() ? Card::none() : card(name),
                          .space = at(1, 1)};
    };
    step::Raze wild = raze(1, CardSource::none, "");
    wild.space = at(-1, 1);
    const Setup spot = Setup(free).land("1,1", "rods-5");
    return {
        {"razing a wasteland", westward("swords-4"), {"activate 0,1"}, wild, notTerritory, "SWD-3"},
        {"razing an enemy's territory",
         pointed("swords-4"),
         {"activate 0,1"},
         raze(1, CardSource::none, ""),
         enemyOccupied,
         "SWD-3"},
        {"razing for nothing", free, {"activate 0,1"}, raze(0, hand, "cups-2"), nothingChanges, "SWD-3"},
        {"razing beyond one's pips", free, {"activate 0,1"}, raze(3, CardSource::none, ""), tooMuch, "SWD-3"},
        {"replacing what is razed to nothing", spot, {"activate 0,1"}, raze(1, hand, "cups-2"), wrongValue, "SWD-3"},
        {"razing without a replacement", free, {"activate 0,1"}, raze(1, CardSource::none, ""), wrongValue, "SWD-3"},
        {"razing to a wrong value", free, {"activate 0,1"}, raze(1, hand, "cups-2"), wrongValue, "SWD-3"},
        {"razing to a card of the pile", free, {"activate 0,1"}, raze(1, hand, "rods-king"), cardNotInHand, "SWD-3"},
        {"razing to a discard with a plain sword",
         free,
         {"activate 0,1"},
         raze(1, discardPile, "rods-king"),
         noSuchPlace,
         "SWD-3"},
        {"the Tower and a card not discarded",
         Setup(free).land("0,1", "tower"),
         {"activate 0,1", "skip"},
         raze(1, discardPile, "rods-king"),
         cardNotInDiscard,
         "SWD-3"},
        {"razing to what is not lower, by other rules",
         free,
         {"activate 0,1"},
         raze(1, hand, "cups-2"),
         notLower,
         "SWD-3",
         {{"swordRazing", "one-step"}}},
        {"razing by other rules",
         free,
         {"activate 0,1"},
         raze(1, hand, "cups-king"),
         noSuchPower,
         "SWD-3",
         {{"swordRaze", false}}},
    };
}

}  // namespace

RefusalCases refusalsOfSuits() {
    RefusalCases all;
    for (const auto part : {&minions, &foundations, &movements, &slides, &growths, &attacks, &razings}) {
        append(all, part());
    }
    return all;
}

}  // namespace gnostica::tests
