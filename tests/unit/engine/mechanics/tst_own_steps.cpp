// A mechanic unknown to the program adds steps, dice, points and teams, which the rest of the program plays, writes,
// reads and refuses.
#ifndef Q_MOC_RUN  // moc cannot read all of C++20
#include "engine/bots/evaluation.h"
#include "engine/documents/document.h"
#include "engine/mechanics/registry.h"
#include "engine/model/aimed_pieces.h"
#include "engine/notation/chance_text.h"
#include "engine/notation/record.h"
#include "engine/notation/step_text.h"
#include "engine/play/told.h"
#include "engine/powers/referee.h"
#include "tests/support/positions.h"
#endif

#include <QtTest>

#include <sstream>

using namespace gnostica::engine;
using namespace gnostica::tests;

namespace {

enum class PairStep : std::uint8_t { roll, bless };

constexpr DiceKind kTen{"d10", 1, 10, {}};

/// At the end of a turn its player rolls up to two ten-sided dice, or blesses pieces at which their own pieces aim; the
/// numbers shown count. Of four players, those who sit opposite each other are a team.
class Pairs final : public Mechanic {
public:
    std::string_view id() const override { return "pairs"; }
    int rank() const override { return 60; }
    int memorySize() const override { return sizeof(Memory); }
    void reset(const Rules&, State& state) const override { remember(state, Memory{}); }

    bool takesFloor(Referee& referee, Hook hook) const override {
        auto memory = recall<Memory>(referee.state);
        if (hook == Hook::turnStart) {
            memory.decided = 0;
            remember(referee.state, memory);
        }
        return hook == Hook::turnEnd && memory.decided == 0;
    }
    void list(const Table& table, StepList& out) const override {
        for (int count = 0; count <= 2; ++count) {
            step::Special roll = own().make(PairStep::roll);
            roll.amount = static_cast<std::uint8_t>(count);
            out.add(roll);
        }
        for (std::size_t i = 0; i < table.state.pieceCount; ++i) {
            const auto minion = static_cast<PieceId>(i);
            const bool acts = table.state.piece(minion).owner() == table.mover && table.standsForItsLike(minion);
            forEachAimed(table.state, minion, 1, [&](PieceId aimed, std::uint16_t bit) {
                step::Special bless = own().make(PairStep::bless);
                bless.minion = minion;
                bless.bits = bit;
                if (acts && table.standsForItsLike(aimed)) {
                    out.add(bless);
                }
            });
        }
    }
    void apply(Referee& referee, const Step& step) const override {
        auto memory = recall<Memory>(referee.state);
        const auto* roll = own().find(step, PairStep::roll);
        memory.dice = roll != nullptr ? roll->amount : std::uint8_t{0};
        memory.decided = 1;
        remember(referee.state, memory);
        if (memory.dice > 0) {
            referee.await(ChanceKind::dice);
        }
    }
    DiceAsked dice(const Table& table) const override {
        DiceAsked asked;
        asked.kind = kTen;
        asked.count = recall<Memory>(table.state).dice;
        return asked;
    }
    void resolve(Referee& referee, const Chance& outcome) const override {
        referee.await(ChanceKind::none);
        auto memory = recall<Memory>(referee.state);
        for (const std::int8_t value : std::get<chance::Dice>(outcome).shown()) {
            memory.won[referee.mover()] = static_cast<std::uint8_t>(memory.won[referee.mover()] + value);
        }
        remember(referee.state, memory);
        referee.report(event::Report{.owner = own().owner(), .code = 7, .seat = referee.mover()});
    }
    bool changesScore() const override { return true; }
    int changedScore(const Rules&, const State& state, Seat seat, int points) const override {
        return points + recall<Memory>(state).won[seat];
    }
    bool areAllies(int seats, Seat a, Seat b) const override { return seats == 4 && (index(a) + index(b)) % 2 == 0; }
    std::string memoryText(const State& state) const override {
        std::string text;
        for (int i = 0; i < kMaxSeats; ++i) {
            text += std::to_string(recall<Memory>(state).won[seatAt(i)]) + ' ';
        }
        return text;
    }

private:
    struct Memory {
        PerSeat<std::uint8_t> won{};
        std::uint8_t dice = 0;
        std::uint8_t decided = 0;
    };
};

/// At the end of a turn the other of two players gives up a card and draws one.
class Toll final : public Mechanic {
public:
    std::string_view id() const override { return "toll"; }
    int rank() const override { return 61; }
    int memorySize() const override { return 1; }
    void reset(const Rules&, State& state) const override { remember(state, std::uint8_t{0}); }

    bool takesFloor(Referee& referee, Hook hook) const override {
        if (hook == Hook::turnStart) {
            remember(referee.state, std::uint8_t{0});
        }
        return hook == Hook::turnEnd && recall<std::uint8_t>(referee.state) == 0;
    }
    Seat decider(const Table& table) const override { return table.mover == Seat::a ? Seat::b : Seat::a; }
    void list(const Table& table, StepList& out) const override {
        const int held = table.state.hands[decider(table)].size();
        for (int i = 0; i < std::max(held, 1); ++i) {
            step::Special give = own().make(0);
            give.bits = static_cast<std::uint16_t>(held == 0 ? 0U : 1U << static_cast<unsigned>(i));
            out.add(give);
        }
    }
    void apply(Referee& referee, const Step& step) const override {
        const Seat giver = decider(referee.table());
        remember(referee.state, std::uint8_t{1});
        referee.report(event::Report{
            .owner = own().owner(), .code = 1, .seat = giver, .value = referee.state.hands[giver].size()});
        referee.discard(giver, HandPick{std::get<step::Special>(step).bits}.from(referee.state.hands[giver]));
        referee.draw(giver, 1);
    }
    /// The number of a player's cards is known to that player only.
    void concealReport(event::Report& report, Seat viewer) const override {
        if (report.owner == own().owner() && report.seat != viewer) {
            report.value = 0;
        }
    }
};

/// The other of two players agrees and draws a card in return.
class Ransom final : public Power {
public:
    bool offers(const Step& step) const override { return own().find(step, 0) != nullptr; }
    void list(const Table&, StepList& out) const override { out.add(own().make(0)); }
    void apply(Referee& referee, const Step& step) const override {
        referee.state.turn.deferred = step;
        referee.state.turn.interrupt = 1;
    }
    std::optional<Refusal> explain(const Table&, const Step&) const override { return std::nullopt; }
    Seat interruptDecider(const Table& table) const override { return table.mover == Seat::a ? Seat::b : Seat::a; }
    void listInterrupt(const Table&, StepList& out) const override { out.add(own().make(1)); }
    void applyInterrupt(Referee& referee, const Step&) const override {
        referee.state.turn.interrupt = 0;
        referee.draw(interruptDecider(referee.table()), 1);
    }
};

Registry registryWithPairs() {
    MechanicKind kind = mechanicKind<Pairs>();
    const SpecialKind roll{.form = wordForm("roll", {Part::number}), .rule = {"PRS-1"}, .rolls = true};
    const SpecialKind bless{.form = minionForm("cup", "bless", false, {Part::pieces}), .rule = {"PRS-2"}};
    kind.steps = {roll, bless};
    kind.dice = {kTen};
    Registry registry = builtinRegistry();
    registry.addMechanic("pairs", std::move(kind));
    registry.cite({"rod", "pushOwn", "false", {"PRS-3"}});
    MechanicKind toll = mechanicKind<Toll>();
    toll.steps = {{.form = wordForm("give", {Part::cards}), .rule = {"TOL-1"}, .draws = true}};
    registry.addMechanic("toll", std::move(toll));
    PowerKind ransom = powerKind<Ransom>();
    ransom.steps = {{.form = wordForm("ransom", {}), .rule = {"RNS-1"}},
                    {.form = wordForm("agree", {}), .rule = {"RNS-2"}, .draws = true}};
    registry.addPower("ransom", std::move(ransom));
    return registry;
}

std::shared_ptr<const Rules> withPairs(nlohmann::json patch = nlohmann::json::object()) {
    auto document = nlohmann::json::parse(baseRules()->document);
    document["mechanics"]["pairs"] = nlohmann::json::object();
    document.merge_patch(patch);
    const auto rules = compile(document, registryWithPairs());
    Q_ASSERT(rules.has_value());
    return *rules;
}

std::shared_ptr<const Rules> withToll() {
    return withPairs({{"mechanics", {{"pairs", nullptr}, {"toll", nlohmann::json::object()}}}});
}

Setup table(int seats = 2) {
    return Setup(seats).land("0,0", "cups-2").land("1,0", "sun").pieces({"A1E@0,0", "B1N@1,0", "B1N@1,0"});
}

std::string refusalOf(const Game& game, std::string_view text) {
    const auto step = parseStep(game.rules(), game.state(), text);
    return step ? "legal" : step.error().diagnostic.rule;
}

}  // namespace

class TestOwnSteps : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areWrittenAndRead();
    void areRefusedElsewhereByTheirRule();
    void twinsStandForEachOther();
    void diceAreThrownAndCount();
    void gamesAreRecorded();
    void alliesAreNoEnemies();
    void alliesWinTogether();
    void aRuleIsCitedForAParameter();
    void cardsAreThoseOfWhoDecides();
    void placesInAHandAreNotTold();
    void aReportMayBeSecret();
    void nobodyReplacesWhatIsThere();
    void aReshuffleWithinAnAnswerEndsThePower();
    void onePowerIsNotItsOwnAlternative();
};

void TestOwnSteps::areWrittenAndRead() {
    Game game = table().game(withPairs());
    play(game, {"refresh - 0"});
    QCOMPARE(legal(game), (std::vector<std::string>{"cup A1E@0,0 bless B1N@1,0", "roll 0", "roll 1", "roll 2"}));
    for (const std::string& text : legal(game)) {
        const auto step = parseStep(game.rules(), game.state(), text);
        QVERIFY2(step.has_value(), text.c_str());
        QCOMPARE(toText(game.rules(), game.state(), *step), text);
    }
    QCOMPARE(wordOf(stepOf(game, "cup A1E@0,0 bless B1N@1,0")), StepWord::cup);
    QVERIFY(wordOf(stepOf(game, "roll 1")) >= StepWord::firstOwn);
    QVERIFY(!parseStep(game.rules(), game.state(), "roll"));
    QVERIFY(!parseStep(game.rules(), game.state(), "roll 3"));
}

void TestOwnSteps::areRefusedElsewhereByTheirRule() {
    QCOMPARE(refusalOf(table().game(withPairs()), "roll 1"), std::string("PRS-1"));
    QCOMPARE(refusalOf(table().game(withPairs({{"mechanics", {{"pairs", nullptr}}}})), "roll 1"), std::string("TRN-2"));
    const Game plain = table().game();
    const auto unknown = parseStep(plain.rules(), plain.state(), "roll 1");
    QVERIFY(!unknown && unknown.error().diagnostic.code == DiagnosticCode::unknownWord);
    step::Special strange = table().game(withPairs()).rules().special("pairs", 0);
    strange.minion = PieceId{0};  // this form of step has no minion
    const Game game = table().game(withPairs());
    QVERIFY(explain(game.rules(), game.state(), strange).has_value());
    QVERIFY(explain(plain.rules(), plain.state(), strange).has_value());
}

void TestOwnSteps::twinsStandForEachOther() {
    Game game = table().game(withPairs());
    play(game, {"refresh - 0"});
    step::Special younger = std::get<step::Special>(stepOf(game, "cup A1E@0,0 bless B1N@1,0"));
    younger.bits = 0b10;
    QVERIFY(!explain(game.rules(), game.state(), younger));
    younger.bits = 0b100;
    QVERIFY(explain(game.rules(), game.state(), younger).has_value());
    QVERIFY(!game.play(stepOf(game, "cup A1E@0,0 bless B1N@1,0#2")));
    QCOMPARE(game.decider(), Seat::a);
}

void TestOwnSteps::diceAreThrownAndCount() {
    Game game = table().game(withPairs());
    play(game, {"refresh - 0", "roll 2"});
    QCOMPARE(game.decider(), Seat::chance);
    QVERIFY(!parseChance(game.rules(), game.state(), "d10 11 1"));
    QVERIFY(!game.play(*parseChance(game.rules(), game.state(), "d10 3")));
    QVERIFY(game.play(*parseChance(game.rules(), game.state(), "d10 10 3")));
    QVERIFY(std::ranges::any_of(game.history().back().events, [&](const Event& event) {
        const auto* report = std::get_if<event::Report>(&event);
        return report != nullptr && isReportOf(game.rules(), "pairs", 7, *report);
    }));
    QCOMPARE(score(game.rules(), game.state(), Seat::a), 1 + 13);
    QCOMPARE(score(game.rules(), game.state(), Seat::b), 3);
}

void TestOwnSteps::gamesAreRecorded() {
    Game game(withPairs(), 2);
    Rng rng(5);
    StepList steps;
    while (!isOver(game.state()) && game.history().size() < 150) {
        if (game.decider() == Seat::chance) {
            game.play(drawChance(game.rules(), game.state(), rng));
        } else {
            legalSteps(game.rules(), game.state(), steps);
            game.play(Step(steps[rng.below(static_cast<std::uint32_t>(steps.size()))]));
        }
    }
    std::stringstream text;
    writeRecord(text, headerFor(game.rules(), 2), game);
    QVERIFY(text.str().find("\"d10 ") != std::string::npos);
    const auto again = loadRecord(text, registryWithPairs());
    QVERIFY(again.has_value() && !again->damage);
    QVERIFY(again->game.state() == game.state());
}

void TestOwnSteps::alliesAreNoEnemies() {
    const auto rules = withPairs();
    const Setup four =
        Setup(4).land("0,0", "cups-2").land("1,0", "justice").pieces({"A1E@0,0", "C1N@1,0"}).with("turn", "A");
    Game game = four.game(rules);
    QVERIFY(!rules->areEnemies(game.state(), Seat::a, Seat::c) && rules->areEnemies(game.state(), Seat::a, Seat::b));
    QVERIFY(baseRules()->areEnemies(game.state(), Seat::a, Seat::c));
    play(game, {"activate 0,0"});
    QCOMPARE(refusalOf(game, "cup A1E@0,0 create C1N@1,0"), std::string("CUP-2"));
    Game base = four.game();
    play(base, {"activate 0,0"});
    QVERIFY(isLegal(base, "cup A1E@0,0 create C1N@1,0"));
    play(game, {"cup A1E@0,0 create 1,0 N"});
    QCOMPARE(score(*rules, game.state(), Seat::a), 1 + 3);  // shared with an ally only
    QCOMPARE(score(*rules, game.state(), Seat::c), 3);
}

void TestOwnSteps::alliesWinTogether() {
    const auto rules = withPairs({{"end", {{"target", 2}}}});
    Game game = Setup(4)
                    .land("0,0", "cups-2")
                    .land("1,0", "sun")
                    .pieces({"A1E@1,0", "B1N@0,0", "C1N@0,0"})
                    .with("challenge", "A")
                    .game(rules);
    play(game, {"refresh - 0", "roll 0", "done"});
    QVERIFY(isOver(game.state()));
    QCOMPARE(int{game.state().winners}, 0b101);
    const bots::Values values = bots::Evaluation(*rules).judge(game.state());
    QCOMPARE(values[Seat::a], 0.5F);
    QCOMPARE(values[Seat::c], 0.5F);
    QCOMPARE(values[Seat::b], 0.0F);
}

void TestOwnSteps::aRuleIsCitedForAParameter() {
    const auto rules = withPairs({{"suits", {{"rod", {{"pushOwn", false}}}}}});
    Game game = Setup().land("0,0", "rods-2").land("1,0", "sun").pieces({"A1E@0,0", "A1N@1,0", "B1N@1,0"}).game(rules);
    play(game, {"activate 0,0"});
    QCOMPARE(refusalOf(game, "rod A1E@0,0 push A1N@1,0 1"), std::string("PRS-3"));
    QVERIFY(rules->cited("rod", "pushOwn", "true", {"ROD-2"}) == RuleId{"ROD-2"});
}

void TestOwnSteps::cardsAreThoseOfWhoDecides() {
    Game game = table().hand("A", {"rods-2"}).hand("B", {"swords-3", "cups-4"}).game(withToll());
    play(game, {"refresh - 0"});
    QCOMPARE(game.decider(), Seat::b);
    QCOMPARE(legal(game), (std::vector<std::string>{"give cups-4", "give swords-3"}));
    QCOMPARE(refusalOf(game, "give rods-2"), std::string("TOL-1"));
    play(game, {"give swords-3"});
    QVERIFY(game.state().discard.cards().back() == card("swords-3"));
    QVERIFY(!game.state().hands[Seat::b].contains(card("swords-3")));
}

/// A step names cards by their places in the hand; places of hidden cards are not revealed to others.
void TestOwnSteps::placesInAHandAreNotTold() {
    const auto moment = [](std::string_view other) {
        Game game = table().hand("B", {"swords-3", other}).draw({"cups-9"}).game(withToll());
        play(game, {"refresh - 0", "give swords-3"});
        return std::pair(game, told(game.rules(), game.history().back(), Seat::a));
    };
    const auto [low, toldLow] = moment("cups-4");
    const auto [high, toldHigh] = moment("swords-5");
    QVERIFY(std::get<Step>(low.history().back().what) != std::get<Step>(high.history().back().what));
    QVERIFY(*toldLow.step() == *toldHigh.step());
    QCOMPARE(toText(low.rules(), toldLow.before().open(), *toldLow.step()), std::string("give swords-3"));
}

void TestOwnSteps::aReportMayBeSecret() {
    Game game = table().hand("B", {"swords-3", "cups-4"}).game(withToll());
    play(game, {"refresh - 0", "give swords-3"});
    const auto valueFor = [&](Seat viewer) {
        const ToldMoment moment = told(game.rules(), game.history().back(), viewer);
        const auto& report = std::get<event::Report>(moment.events().front());
        return report.value;
    };
    QCOMPARE(valueFor(Seat::b), 2);
    QCOMPARE(valueFor(Seat::a), 0);
    QCOMPARE(valueFor(Seat::none), 0);
}

void TestOwnSteps::nobodyReplacesWhatIsThere() {
    const auto refusedOf = [](const std::string& name, std::string_view word) {
        MechanicKind kind = mechanicKind<Toll>();
        kind.dice = {{word, 1, 6, {}}};
        Registry registry = registryWithPairs();
        registry.addMechanic(name, std::move(kind));
        return registry.refused();
    };
    QCOMPARE(refusedOf("mine", "d6"), std::vector<std::string>());
    QCOMPARE(refusedOf("bid", "d6"), std::vector<std::string>{"bid"});
    QCOMPARE(refusedOf("cup", "d6"), std::vector<std::string>{"cup"});
    QCOMPARE(refusedOf("mine", "shuffle"), std::vector<std::string>{"shuffle"});
    QCOMPARE(refusedOf("mine", "d10"), std::vector<std::string>{"d10"});
}

void TestOwnSteps::aReshuffleWithinAnAnswerEndsThePower() {
    const auto rules = withPairs({{"mechanics", {{"pairs", nullptr}}},
                                  {"majors", {{"sun", {"ransom", "turn"}}}},
                                  {"links", {{"sun", nullptr}}}});
    Game game = Setup().land("0,0", "sun").pieces({"A1E@0,0"}).restDiscarded().game(rules);
    play(game, {"activate 0,0", "ransom"});
    QCOMPARE(game.decider(), Seat::b);
    play(game, {"agree"});
    QVERIFY(std::holds_alternative<Chance>(game.history().back().what));
    QCOMPARE(game.decider(), Seat::a);
    QVERIFY(!isLegal(game, "ransom"));
    QVERIFY(isLegal(game, "turn A1E@0,0 A1E@0,0 N"));
}

void TestOwnSteps::onePowerIsNotItsOwnAlternative() {
    auto document = nlohmann::json::parse(baseRules()->document);
    document["links"].erase("sun");
    document["majors"]["sun"] = {{{"any", {"ransom", {{"power", "ransom"}}}}}};
    const auto refused = compile(document, registryWithPairs());
    QVERIFY(!refused);
    QVERIFY(std::ranges::any_of(refused.error(), [](const Diagnostic& problem) {
        return problem.code == DiagnosticCode::conflict && problem.pointer == "/majors/sun/0/any/1";
    }));
}

QTEST_APPLESS_MAIN(TestOwnSteps)
#include "tst_own_steps.moc"
