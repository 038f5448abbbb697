#include "tests/support/refusal_cases.h"

#include <iterator>

namespace gnostica::tests {

using namespace engine;
using nlohmann::json;
using enum RefusalCode;

namespace {

constexpr Facing north = Facing::north;
constexpr Facing east = Facing::east;
constexpr Facing south = Facing::south;

RefusalCases turns() {
    const Setup two = pointed("cups-5");
    const Setup only = Setup().land("0,1", "cups-5").pieces({"B1N@0,1"}).hand("A", {"sun"});
    const json noPlay{{"turnOptions", {"refresh"}}};
    const json noRefresh{{"turnOptions", {"orient"}}};
    const step::Create create{.minion = kFirst, .space = at(1, 1)};
    return {
        {"the turn ends before it began", two, {}, step::Done{}, notNow, "TRN-2"},
        {"a challenge before the turn's end", two, {}, step::Challenge{}, notNow, "CHL-1"},
        {"a second option", two, {"activate 0,1"}, step::Activate{at(0, 1)}, notNow, "TRN-2"},
        {"an option at the end", two, {"refresh - 0"}, step::Play{card("sun")}, notNow, "TRN-2"},
        {"skipping after a refresh", two, {"refresh - 0"}, step::Skip{}, noCardInUse, "TRN-2"},
        {"a power after a refresh", two, {"refresh - 0"}, create, noCardInUse, "TRN-2"},
        {"a power before any card", two, {}, create, noCardInUse, "TRN-2"},
        {"a power once more", two, {"activate 0,1", "skip"}, create, noCardInUse, "TRN-4"},
        {"placing in the middle of a card", two, {"activate 0,1"}, step::Place{at(0, 0), north}, notNow, "TRN-1"},
        {"a bid during a turn", two, {}, step::Bid{card("sun")}, notNow, "BID-1"},
        {"taking a bid during a turn", two, {}, step::Take{card("sun")}, notNow, "BID-4"},
        {"done before the power is decided", two, {"activate 0,1"}, step::Done{}, notNow, "TRN-2"},
        {"another card's power",
         two,
         {"activate 0,1"},
         step::Move{.minion = kFirst, .distance = 1},
         notYourPower,
         "TRN-4"},
        {"placing beside own pieces", two, {}, step::Place{at(0, 0), north}, hasPieces, "TRN-1"},
        {"playing without pieces", only, {}, step::Play{card("sun")}, noPiecesMustPlace, "TRN-1"},
        {"placing in the void", only, {}, step::Place{at(4, 4), north}, inVoid, "SPC-3"},
        {"placing beside an enemy", only, {}, step::Place{at(0, 1), north}, spaceTaken, "TRN-1"},
        {"activating a wasteland", two, {}, step::Activate{at(0, 0)}, notTerritory, "TRN-2"},
        {"activating an enemy's territory", two, {}, step::Activate{at(1, 1)}, noOwnPieceThere, "TRN-2"},
        {"playing a card of the pile", two, {}, step::Play{card("sun")}, cardNotInHand, "TRN-2"},
        {"drawing more than a hand", two, {}, step::Refresh{{}, 7}, tooManyCards, "TRN-2"},
        {"orienting diagonally where nobody may",
         two,
         {},
         step::Orient{kFirst, Facing::northEast},
         noSuchFacing,
         "ORI-1"},
        {"orienting an enemy", two, {}, step::Orient{kSecond, south}, notYourPiece, "TRN-2"},
        {"orienting to no effect", two, {}, step::Orient{kFirst, east}, nothingChanges, "TRN-2"},
        {"orienting a piece again",
         Setup(two).pieces({"A1N@0,1", "A2E@0,1", "B1N@1,1"}),
         {"orient A1N@0,1 E"},
         step::Orient{kFirst, south},
         turnedBefore,
         "TRN-2",
         {{"orientAny", true}}},
        {"playing while pieces are oriented",
         Setup(two).pieces({"A1N@0,1", "A2E@0,1", "B1N@1,1"}),
         {"orient A1N@0,1 E"},
         step::Play{card("sun")},
         turnsPieces,
         "TRN-2",
         {{"orientAny", true}}},
        {"discarding and drawing where that is not done together",
         Setup(two).hand("A", {"sun", "moon"}),
         {},
         step::Refresh{HandPick{1}, 0},
         allOrNothing,
         "TRN-2",
         {{"refreshApart", true}}},
        {"no activating by these rules", two, {}, step::Activate{at(0, 1)}, notInThisGame, "TRN-2", noPlay},
        {"no playing by these rules", two, {}, step::Play{card("sun")}, notInThisGame, "TRN-2", noPlay},
        {"no orienting by these rules", two, {}, step::Orient{kFirst, south}, notInThisGame, "TRN-2", noPlay},
        {"no drawing by these rules", two, {}, step::Refresh{{}, 1}, notInThisGame, "TRN-2", noRefresh},
    };
}

RefusalCases ends() {
    const Setup two = pointed("cups-5");
    const Setup bids = Setup().land("0,0", "rods-9").with("stage", "bid").hand("A", {"sun"}).hand("B", {"cups-2"});
    return {
        {"the game is won by a last turn",
         Setup()
             .land("0,1", "sun")
             .land("1,1", "moon")
             .land("2,1", "star")
             .pieces({"A1N@0,1", "A1N@1,1", "A1N@2,1", "B1N@0,0"})
             .with("challenge", "A"),
         {"refresh - 0", "done"},
         step::Done{},
         gameOver,
         "CHL-2"},
        {"the game is lost by a last turn, and only one is left",
         Setup(two).with("challenge", "A"),
         {"refresh - 0", "done"},
         step::Done{},
         gameOver,
         "CHL-3"},
        {"the game has ended on an empty board",
         Setup().land("0,1", "swords-2").pieces({"A1U@0,1"}),
         {"activate 0,1", "sword A1U@0,1 raze 0,1 1 -", "done"},
         step::Done{},
         gameOver,
         "CHL-4"},
        {"the rounds of the timer are over",
         Setup(two).with("timer", 1).with("turn", "B"),
         {"refresh - 0", "done"},
         step::Done{},
         gameOver,
         "TMR-1",
         {{"timer", "rounds"}}},
        {"a challenge at the end of the last turn",
         Setup(two).with("challenge", "A"),
         {"refresh - 0"},
         step::Challenge{},
         ownLastTurn,
         "CHL-1"},
        {"a challenge while another's runs",
         Setup(two).with("challenge", "B"),
         {"refresh - 0"},
         step::Challenge{},
         alreadyAnnounced,
         "CHL-1"},
        {"a challenge below the points that it takes",
         two,
         {"refresh - 0"},
         step::Challenge{},
         scoreTooLow,
         "CHL-1",
         {{"challengeFrom", 40}}},
        {"a second challenge where there is only one",
         Setup(two).with("announced", json::array({"A"})),
         {"refresh - 0"},
         step::Challenge{},
         announcedBefore,
         "CHL-1",
         {{"challengeFailure", "sits-out"}, {"challengeOnce", true}}},
        {"a challenge on an empty board",
         Setup().land("0,1", "swords-2").pieces({"A1U@0,1"}),
         {"activate 0,1", "sword A1U@0,1 raze 0,1 1 -"},
         step::Challenge{},
         noTerritoryLeft,
         "CHL-4"},
        {"bidding another's card", bids, {}, step::Bid{card("cups-2")}, cardNotInHand, "BID-1"},
        {"taking before all have bid", bids, {}, step::Take{card("sun")}, notNow, "BID-1"},
        {"anything else during the bids", bids, {}, step::Done{}, notNow, "BID-1"},
        {"taking a card that nobody bid",
         bids,
         {"bid sun", "bid cups-2"},
         step::Take{card("moon")},
         notInPool,
         "BID-4"},
        {"bidding while cards are taken", bids, {"bid sun", "bid cups-2"}, step::Bid{card("sun")}, notNow, "BID-4"},
    };
}

}  // namespace

void append(RefusalCases& cases, RefusalCases more) {
    cases.insert(cases.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

RefusalCases allRefusals() {
    RefusalCases all = refusalsOfTurns();
    append(all, refusalsOfSuits());
    append(all, refusalsOfMajors());
    append(all, refusalsOfLinks());
    return all;
}

Game gameOf(const RefusalCase& one) {
    Game game = one.setup.game(one.rules());
    for (const std::string_view step : one.steps) {
        play(game, {step});
    }
    return game;
}

RefusalCases refusalsOfTurns() {
    RefusalCases all;
    for (const auto part : {&turns, &ends}) {
        append(all, part());
    }
    return all;
}

}  // namespace gnostica::tests
