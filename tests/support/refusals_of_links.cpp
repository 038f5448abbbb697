#include "tests/support/refusal_cases.h"

namespace gnostica::tests {

using namespace engine;
using enum RefusalCode;

namespace {

constexpr Facing north = Facing::north;
constexpr Facing east = Facing::east;

step::Move linkedMove(Facing facing) {
    return {.minion = kFirst, .distance = 1, .facing = facing, .linked = true};
}

/// Three enemies are between the first player's piece and the next territory.
Setup crowded(std::string_view card) {
    return Setup()
        .land("0,1", "cups-9")
        .land("1,1", "rods-5")
        .land("2,1", "rods-6")
        .pieces({"A1E@0,1", "B1N@1,1", "B1N@1,1", "B1N@1,1", "A1N@2,1"})
        .hand("A", {card});
}

/// All medium pieces of the first player are on the board, so that a small one must grow to a large one or cannot grow.
Setup withoutMedium(std::string_view card) {
    return Setup()
        .land("0,1", card)
        .land("1,1", "rods-5")
        .pieces({"A1E@0,1", "A2N@1,1", "A2N@1,0", "A2N@1,0", "A2N@1,0", "A2N@1,2"})
        .hand("A", {"sun"});
}

RefusalCases unfinished() {
    const Setup sun = Setup().land("0,1", "sun").pieces({"A1W@0,1"}).hand("A", {"cups-king"});
    const Setup death =
        Setup().land("0,1", "death").land("1,1", "moon").pieces({"A1E@0,1", "A1W@2,1"}).hand("A", {"cups-2"});
    return {
        {"the Chariot stops halfway",
         crowded("chariot"),
         {"play chariot", "rod A1E@0,1 move 1 E +"},
         step::Skip{},
         mustFinishLink,
         "LNK-1"},
        {"Strength stops halfway",
         withoutMedium("strength"),
         {"activate 0,1", "disc A1E@0,1 grow A1E@0,1 E +"},
         step::Skip{},
         mustFinishLink,
         "LNK-2"},
        {"Death stops halfway",
         death,
         {"activate 0,1", "sword A1E@0,1 raze 1,1 1 - +"},
         step::Skip{},
         mustFinishLink,
         "LNK-3"},
        {"the Moon stops halfway",
         crowded("moon"),
         {"play moon", "rod A1E@0,1 move 1 U +"},
         step::Skip{},
         mustFinishLink,
         "LNK-4"},
        {"the Sun stops halfway",
         sun,
         {"activate 0,1", "cup A1W@0,1 found -1,1 - +"},
         step::Skip{},
         mustFinishLink,
         "LNK-5"},
    };
}

RefusalCases astray() {
    const Setup chariot = crowded("chariot");
    const step::Grow other{.minion = kFirst, .target = kFirst, .facing = north};
    return {
        {"the Chariot goes on with another piece",
         chariot,
         {"play chariot", "rod A1E@0,1 move 1 E +"},
         step::Move{.minion = PieceId{4}, .distance = 1, .facing = north},
         notThisLink,
         "LNK-1"},
        {"Strength goes on with the territory",
         withoutMedium("strength"),
         {"activate 0,1", "disc A1E@0,1 grow A1E@0,1 E +"},
         step::Raise{.minion = kFirst, .source = CardSource::hand, .card = card("sun"), .space = at(1, 1)},
         wrongValue,
         "DIS-2"},
        {"a link that leads nowhere",
         Setup().land("0,1", "cups-9").pieces({"A1W@-1,1"}).hand("A", {"chariot"}),
         {"play chariot"},
         linkedMove(Facing::west),
         linkNeeded,
         "LNK-1"},
        {"a link where none is needed",
         pointed("cups-9").hand("A", {"chariot"}),
         {"play chariot"},
         linkedMove(east),
         linkNotNeeded,
         "LNK-1"},
        {"a link of a single power", pointed("rods-4"), {"activate 0,1"}, linkedMove(east), noLink, "LNK-1"},
        {"half of a link of a single power",
         Setup().land("0,1", "rods-4").pieces({"A1E@1,1"}).hand("A", {"rods-2"}),
         {"play rods-2"},
         linkedMove(east),
         inVoid,
         "ROD-3"},
        {"the last of two discs begins a link",
         withoutMedium("strength"),
         {"activate 0,1", "skip"},
         step::Grow{.minion = kFirst, .target = kFirst, .facing = east, .linked = true},
         stashEmpty,
         "DIS-1"},
        {"a last power that is legal alone begins no link",
         pointed("strength"),
         {"activate 0,1", "skip"},
         step::Grow{.minion = kFirst, .target = kFirst, .facing = east, .linked = true},
         noLink,
         "LNK-2"},
        {"a large piece without the link", withoutMedium("strength"), {"activate 0,1"}, other, stashEmpty, "DIS-1"},
    };
}

/// A link makes up for a missing piece, card or room, and for nothing else.
RefusalCases notMended() {
    const Setup death = alone("death").hand("A", {"cups-2"});
    const auto raze = [](Space space) {
        return step::Raze{.minion = kFirst, .amount = 1, .source = CardSource::none, .linked = true, .space = space};
    };
    const auto hit = [](std::uint8_t amount) {
        return step::Hit{.minion = kFirst, .target = kSecond, .amount = amount, .facing = north, .linked = true};
    };
    const Setup sun = Setup().land("0,1", "sun").land("1,1", "cups-2").pieces({"A1E@0,1", "B1N@0,1"});
    const Setup lent = Setup(pointed("strength"))
                           .pieces({"A1E@0,1", "B1N@1,1", "B2N@0,0", "B2N@0,0", "B2N@0,0", "B2N@0,2", "B2N@0,2"});
    return {
        {"Death takes off more than there is", death, {"activate 0,1"}, hit(4), tooMuch, "SWD-1"},
        {"Death takes off nothing", death, {"activate 0,1"}, hit(0), nothingChanges, "SWD-1"},
        {"Death in the void", death, {"activate 0,1"}, raze(at(5, 5)), inVoid, "SPC-3"},
        {"Death where nobody aims", death, {"activate 0,1"}, raze(at(0, 1)), notTargeted, "ORI-2"},
        {"Death upon an enemy's territory", pointed("death"), {"activate 0,1"}, raze(at(1, 1)), enemyOccupied, "SWD-3"},
        {"Death in two halves that lead nowhere", death, {"activate 0,1"}, hit(1), linkNotNeeded, "LNK-3"},
        {"the Sun founds on a territory",
         sun,
         {"activate 0,1"},
         step::Found{.minion = kFirst, .linked = true, .space = at(1, 1)},
         notWasteland,
         "CUP-4"},
        {"Strength turns an enemy on the way",
         lent,
         {"activate 0,1"},
         step::Grow{.minion = kFirst, .target = kSecond, .facing = east, .linked = true},
         facingKept,
         "ORI-4"},
        {"the Moon brings a piece into the void",
         Setup().land("0,1", "cups-9").pieces({"A1W@-1,1"}).hand("A", {"moon"}),
         {"play moon"},
         linkedMove(Facing::west),
         inVoid,
         "ROD-3"},
        {"the Moon's sword strikes elsewhere",
         crowded("moon"),
         {"play moon", "rod A1E@0,1 move 1 U +"},
         step::Hit{.minion = PieceId{4}, .target = PieceId{4}, .amount = 1, .facing = north},
         staysCrowded,
         "LNK-4"},
    };
}

}  // namespace

RefusalCases refusalsOfLinks() {
    RefusalCases all = unfinished();
    append(all, astray());
    append(all, notMended());
    return all;
}

}  // namespace gnostica::tests
