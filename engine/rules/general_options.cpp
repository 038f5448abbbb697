#include "engine/rules/general_options.h"

#include "engine/model/card.h"
#include "engine/model/state.h"

namespace gnostica::engine {

namespace {

using SettingsTable = OptionTable<GameSettings>;

/// One number of an array that is a member.
template <class Array>
auto entry(Array GameSettings::*array, std::size_t place) {
    return [ array, place ](auto& settings) -> auto& {
        return (settings.*array)[place];
    };
}

/// One of the limits of a space.
template <class Limit>
auto limit(Limit SpaceLimits::*which) {
    return [which](auto& settings) -> auto& {
        return settings.limits.*which;
    };
}

template <class Array>
auto limit(Array SpaceLimits::*which, std::size_t place) {
    return [ which, place ](auto& settings) -> auto& {
        return (settings.limits.*which)[place];
    };
}

/// The pieces of one size in a stash.
auto stash(std::size_t size) {
    return entry(&GameSettings::stash, size);
}

SettingsTable playersTable() {
    using S = GameSettings;
    return SettingsTable(
               {number<S>("minPlayers", "/players/min", &S::minSeats, 2, kMaxSeats, "SET-1"),
                number<S>("maxPlayers", "/players/max", &S::maxSeats, 2, kMaxSeats, "SET-1"),
                number<S>("smallPieces", "/stash/small", stash(0), 1, kMaxStash, "SET-1"),
                number<S>("mediumPieces", "/stash/medium", stash(1), 0, kMaxStash, "SET-1"),
                number<S>("largePieces", "/stash/large", stash(2), 0, kMaxStash, "SET-1")},
               {{Constraint::NotAbove{"minPlayers", "maxPlayers"}, {"SET-1"}},
                {Constraint::AtMost{{{{"smallPieces"}}, {{"mediumPieces"}}, {{"largePieces"}}}, kMaxStash, "/stash"},
                 {"SET-1"}}})
        .in(OptionPart::players);
}

/// SPC-4: the limits besides the general one. Each may be 0: no limit of this kind.
SettingsTable limitsTable() {
    using S = GameSettings;
    using L = SpaceLimits;
    const auto single = [](const char* key, const char* pointer, auto field) {
        return number<S>(key, pointer, field, 0, 9, "SPC-4").mayLack();
    };
    return SettingsTable({single("spotLimit", "/board/limits/spot", limit(&L::byRank, 0)),
                          single("royaltyLimit", "/board/limits/royalty", limit(&L::byRank, 1)),
                          single("majorLimit", "/board/limits/major", limit(&L::byRank, 2)),
                          single("wastelandLimit", "/board/limits/wasteland", limit(&L::wasteland))
                              .when("limitInWasteland", {"true"}),
                          single("smallLimit", "/board/limits/small", limit(&L::bySize, 0)),
                          single("mediumLimit", "/board/limits/medium", limit(&L::bySize, 1)),
                          single("largeLimit", "/board/limits/large", limit(&L::bySize, 2)),
                          single("ownLimit", "/board/limits/own", limit(&L::own))})
        .in(OptionPart::cards);
}

SettingsTable cardsTable() {
    using S = GameSettings;
    const std::vector<std::string> noLayout{"none"};
    const std::vector<std::string> someCards{"1", "2", "3", "4", "5", "6", "7", "8", "9", "10"};
    return SettingsTable(
               {number<S>("handLimit", "/hand/limit", &S::handLimit, 1, kMaxHand, "SET-2"),
                number<S>("startHand", "/hand/start", &S::startHand, 0, kMaxHand, "SET-2").mayLack(),
                number<S>("draftCards", "/draft/cards", &S::draftCards, 0, kMaxHand, "SET-2")
                    .needing("draft")
                    .mayLack(),
                number<S>("draftSpare", "/draft/spare", &S::draftSpare, 0, 20, "SET-2")
                    .needing("draft")
                    .when("draftCards", someCards)
                    .mayLack(),
                number<S>("spotValue", "/deck/values/spot", &S::spotValue, 1, 9, "SCO-1"),
                number<S>("royaltyValue", "/deck/values/royalty", &S::royaltyValue, 1, 9, "SCO-1"),
                number<S>("majorValue", "/deck/values/major", &S::majorValue, 1, 9, "SCO-1"),
                cardNumbers<S>("cardValues", "/deck/cardValues", &S::cardValues, kAsItsKind, 0, 9, "SCO-1").mayLack(),
                number<S>("columns", "/board/columns", &S::columns, 1, kLongestLayout, "SET-2")
                    .when("layout", noLayout),
                number<S>("rows", "/board/rows", &S::rows, 1, kLongestLayout, "SET-2").when("layout", noLayout),
                layout<S>("layout", "/board/layout", &S::layout, "SET-2").mayLack(),
                number<S>("spaceLimit", "/board/limit", &S::spaceLimit, 1, 9, "SPC-4")},
               // The draw pile must not be empty before the first turn.
               {{Constraint::AtMost{{{{"maxPlayers", "handLimit"}, {"startHand", {"0"}}},
                                     {{"maxPlayers", "startHand"}},
                                     {{"draftSpare"}},
                                     {{"columns", "rows"}, {"layout", noLayout}},
                                     {{"layout"}}},
                                    kCardCount - 1,
                                    "/hand/limit"},
                 {"SET-2"}},
                {Constraint::NotAbove{"startHand", "handLimit"}, {"SET-2"}},
                {Constraint::NeedsMechanic{{"draftCards", someCards}, "draft"}, {"SET-2"}},
                {Constraint::NotAbove{"spotValue", "royaltyValue"}, {"SCO-1"}},
                {Constraint::NotAbove{"royaltyValue", "majorValue"}, {"SCO-1"}}})
        .in(OptionPart::cards);
}

SettingsTable startTable() {
    using S = GameSettings;
    const Condition bySeat{"start", {"seat"}};
    return SettingsTable(
               {choice<S>("start", "/start/first", &S::first,
                          {{"bid", FirstSeat::bid}, {"random", FirstSeat::random}, {"seat", FirstSeat::seat}}, "SET-4"),
                choice<S>(
                    "firstSeat", "/start/seat", &S::firstSeat,
                    {{"A", Seat::a}, {"B", Seat::b}, {"C", Seat::c}, {"D", Seat::d}, {"E", Seat::e}, {"F", Seat::f}},
                    "SET-4")
                    .when("start", {"seat"})
                    .seats(),
                choice<S>("turnOrder", "/start/turnOrder", &S::turnOrder,
                          {{"clockwise", TurnOrder::clockwise}, {"tournament", TurnOrder::tournament}}, "TOU-1")},
               {{Constraint::NeedsMechanic{{"start", {"bid"}}, "bid"}, {"SET-4"}},
                {Constraint::NotAbove{"firstSeat", "maxPlayers"}, {"SET-4"}, false, bySeat},
                // Without bids, the seats are not re-ordered.
                {Constraint::NotTogether{{"turnOrder", {"tournament"}}, {"start", {"random", "seat"}}},
                 {"TOU-1"},
                 true}})
        .in(OptionPart::beginningAndEnd);
}

SettingsTable turnsTable() {
    using S = GameSettings;
    return SettingsTable(
               {number<S>("actions", "/turn/actions", &S::actions, 1, 3, "TRN-2").mayLack(),
                choices<S>("turnOptions", "/turn/options",
                           {{"activate", &S::activateAllowed},
                            {"play", &S::playAllowed},
                            {"refresh", &S::refreshAllowed},
                            {"orient", &S::orientAllowed}},
                           "TRN-2"),
                flag<S>("freeOrientation", "/turn/freeOrientation", &S::freeOrientation, "TRN-2").mayLack(),
                flag<S>("orientAny", "/turn/orientAny", &S::orientAny, "TRN-2").mayLack(),
                number<S>("refreshDraws", "/turn/refreshDraws", &S::refreshDraws, 0, kMaxHand, "TRN-2").mayLack(),
                flag<S>("refreshApart", "/turn/refreshApart", &S::refreshApart, "TRN-2").mayLack(),
                number<S>("turnEndDraws", "/turn/drawAtEnd", &S::turnEndDraws, 0, kMaxHand, "TRN-2").mayLack(),
                flag<S>("diagonalFacings", "/minions/diagonal", &S::diagonalFacings, "ORI-1").mayLack(),
                number<S>("smallReach", "/minions/reach/small", entry(&S::reach, 0), 1, 8, "ORI-2").mayLack(),
                number<S>("mediumReach", "/minions/reach/medium", entry(&S::reach, 1), 1, 8, "ORI-2").mayLack(),
                number<S>("largeReach", "/minions/reach/large", entry(&S::reach, 2), 1, 8, "ORI-2").mayLack(),
                flag<S>("affectedBecomeMinions", "/minions/affected", &S::affectedBecomeMinions, "MIN-3"),
                flag<S>("affectedByFoolBecomeMinions", "/minions/affectedByFool", &S::affectedByFoolBecomeMinions,
                        "MIN-3")},
               // The player must always have a legal step: one of these two is possible in every position.
               {{Constraint::HasOneOf{"turnOptions", {"refresh", "orient"}}, {"TRN-3"}}})
        .in(OptionPart::turns);
}

SettingsTable endTable() {
    using S = GameSettings;
    const auto target = [](const std::string& key, const std::string& word, std::size_t place) {
        return number<S>(
                   key, "/end/targets/" + word, [place](auto& settings) -> auto& { return settings.targets[place]; }, 0,
                   50, "SET-3")
            .needing("challenge")
            .mayLack();
    };
    return SettingsTable({number<S>("target", "/end/target", &S::target, 1, 50, "SET-3").needing("challenge"),
                          target("targetForTwo", "two", 0), target("targetForThree", "three", 1),
                          target("targetForFour", "four", 2), target("targetForFive", "five", 3),
                          target("targetForSix", "six", 4)})
        .in(OptionPart::beginningAndEnd);
}

OptionTable<Scoring> scoringTable() {
    using S = Scoring;
    return OptionTable<S>(
               {choice<S>(
                    "scoreHolder", "/score/holder", &S::holder,
                    {{"alone", Holder::alone}, {"most-pieces", Holder::mostPieces}, {"most-pips", Holder::mostPips}},
                    "SCO-1")
                    .mayLack(),
                choice<S>("scoreCounts", "/score/counts", &S::counted,
                          {{"value", Counted::value}, {"pips", Counted::pips}}, "SCO-1")
                    .mayLack(),
                number<S>("wastelandValue", "/score/wasteland", &S::wasteland, 0, 9, "SCO-1").mayLack()})
        .in(OptionPart::cards);
}

SettingsTable towersTable() {
    using S = GameSettings;
    return SettingsTable({flag<S>("towers", "/minions/towers", &S::towers, "ORI-2").mayLack()}).in(OptionPart::turns);
}

/// A ruling is under /rulings, by its key.
TypedOption<Rulings> ruling(TypedOption<Rulings> entry) {
    entry.option.pointer = "/rulings/" + entry.option.key;
    entry.option.isRuling = true;
    return entry;
}

TypedOption<Rulings> ruling(const char* key, bool Rulings::*field, std::string_view rule) {
    return ruling(flag<Rulings>(key, {}, field, rule));
}

TypedOption<Rulings> ruling(const char* key, bool Rulings::*field, std::vector<Word<bool>> words,
                            std::string_view rule) {
    return ruling(choice<Rulings>(key, {}, field, std::move(words), rule));
}

OptionTable<Rulings> rulingsTable() {
    using R = Rulings;
    return OptionTable<R>(
               {ruling("limitInWasteland", &R::limitInWasteland, "SPC-4"),
                ruling("bidHandsRunOut", &R::drawSeatWhenHandsRunOut, {{"random", true}, {"first-seat", false}},
                       "BID-3"),
                ruling("noFreeSpace", &R::passWithoutFreeSpace, {{"pass", true}, {"refresh", false}}, "TRN-1"),
                ruling("reshuffle", &R::reshuffleAtOnce, {{"at-once", true}, {"when-needed", false}}, "DRW-1"),
                ruling(choices<R>("affectedBy", {}, &R::affectedBy,
                                  std::vector<Word<Effect>>{{"created", Effect::created},
                                                            {"moved", Effect::moved},
                                                            {"pushed", Effect::pushed},
                                                            {"grown", Effect::grown},
                                                            {"shrunk", Effect::shrunk},
                                                            {"turned", Effect::turned},
                                                            {"converted", Effect::converted}},
                                  "MIN-3")),
                ruling("piecesOnAffectedTerritory", &R::piecesOnAffectedTerritory, "MIN-3"),
                ruling("createInWasteland", &R::createInWasteland, "CUP-1"),
                ruling("selfTargetCreates", &R::selfTargetCreatesAtHome,
                       {{"target-space", false}, {"own-space-too", true}}, "CUP-5"),
                ruling("landingJudged", &R::landingJudgedBeforeLifting,
                       {{"before-lifting", true}, {"after-lifting", false}}, "ROD-5"),
                ruling("revealOptional", &R::revealOptional, "MAJ-0"),
                ruling("turnerAndActorMayDiffer", &R::turnerAndActorMayDiffer, "MAJ-3"),
                ruling("convertOnlyEnemies", &R::convertOnlyEnemies, "MAJ-5"),
                ruling("lastPlayerWins", &R::lastPlayerWins, "CHL-3"),
                ruling("noTerritory", &R::noTerritoryIsShared, {{"shared", true}, {"nobody", false}}, "CHL-4")})
        .in(OptionPart::rulings);
}

}  // namespace

const OptionTable<GameSettings>& generalTable() {
    static const SettingsTable table = playersTable()
                                           .with(cardsTable())
                                           .with(limitsTable())
                                           .with(startTable())
                                           .with(turnsTable())
                                           .with(towersTable())
                                           .with(endTable())
                                           .with(scoringTable(), &GameSettings::scoring)
                                           .with(rulingsTable(), &GameSettings::rulings);
    return table;
}

const std::vector<Option>& generalOptions() {
    static const std::vector<Option> options = generalTable().options();
    return options;
}

}  // namespace gnostica::engine
