#include "rules.h"

#include "engine/mechanics/mechanic.h"
#include "engine/mechanics/position_fields.h"
#include "engine/mechanics/registry.h"
#include "engine/powers/power.h"
#include "engine/powers/referee.h"

#include <algorithm>

namespace longshot {

using namespace gnostica::engine;

namespace {

constexpr DiceKind kTenSided{"d10", 1, 10, {}};

Refusal refuse(ShotRefusal why, RuleId rule, PieceId piece = kNoPiece) {
    return {.code = RefusalCode::variantRule, .rule = rule, .number = static_cast<int>(why), .piece = piece};
}

// ---- Arrows ---------------------------------------------------------------------------------------------------------

struct ShotParameters {
    int range = 3;
};

/// Rolls the die, and after a hit asks the player who was hit. Until then Turn::deferred holds the shot.
class LongShot final : public Power {
public:
    explicit LongShot(const ShotParameters& parameters) : range_(parameters.range) {}

    std::optional<Suit> suit() const override { return Suit::swords; }
    bool offers(const Step& step) const override { return own().find(step, ShotStep::shoot) != nullptr; }
    void list(const Table& table, StepList& out) const override;
    void apply(Referee& referee, const Step& step) const override;
    std::optional<Refusal> explain(const Table& table, const Step& step) const override;

    RuleId ruleOfChance() const override { return {"LNG-2"}; }
    DiceAsked dice(const Table& table) const override;
    void resolve(Referee& referee, const Chance& outcome) const override;

    Seat interruptDecider(const Table& table) const override;
    void listInterrupt(const Table& table, StepList& out) const override;
    void applyInterrupt(Referee& referee, const Step& step) const override;
    std::optional<Refusal> explainInterrupt(const Table& table, const Step& step) const override;
    std::optional<Refusal> explainAnswer(const Step& step) const override;

private:
    static const step::Special& shotOf(const State& state) { return std::get<step::Special>(state.turn.deferred); }
    static void end(State& state) {
        state.turn.interrupt = 0;
        state.turn.deferred = Step();
    }
    static bool mayGo(const Table& table, const Piece& victim, Space space) {
        return !table.state.isVoid(space) && table.hasRoom(space, victim.owner(), victim.size());
    }
    std::optional<Refusal> explainShot(const Table& table, PieceId minion, PieceId target) const;

    int range_;
};

std::optional<Refusal> LongShot::explainShot(const Table& table, PieceId minion, PieceId target) const {
    const Piece& shooter = table.state.piece(minion);
    const Piece& victim = table.state.piece(target);
    if (shooter.facing() == Facing::upright) {
        return refuse(ShotRefusal::upright, {"LNG-1"}, minion);
    }
    if (!table.isEnemy(victim)) {
        return refuse(ShotRefusal::friendly, {"LNG-4"}, target);
    }
    const int distance = distanceOf(shooter, victim);
    if (distance == 0) {
        return refuse(ShotRefusal::outOfLine, {"LNG-1"}, target);
    }
    if (distance > range_) {
        Refusal refusal = refuse(ShotRefusal::tooFar, {"LNG-1"}, target);
        refusal.size = range_;
        return refusal;
    }
    return std::nullopt;
}

void LongShot::list(const Table& table, StepList& out) const {
    table.forEachMinion([&](PieceId minion) {
        for (std::size_t i = 0; i < table.state.pieceCount; ++i) {
            const auto target = static_cast<PieceId>(i);
            if (table.standsForItsLike(target) && !explainShot(table, minion, target)) {
                step::Special shot = own().make(ShotStep::shoot);
                shot.minion = minion;
                shot.target = target;
                out.add(shot);
            }
        }
    });
}

std::optional<Refusal> LongShot::explain(const Table& table, const Step& step) const {
    const auto& shot = std::get<step::Special>(step);
    const auto refusal = check::minion(table, shot.minion);
    return refusal ? refusal : explainShot(table, shot.minion, shot.target);
}

void LongShot::apply(Referee& referee, const Step& step) const {
    referee.state.turn.deferred = step;
    referee.state.turn.interrupt = 1;
    referee.await(ChanceKind::dice);
}

DiceAsked LongShot::dice(const Table& table) const {
    DiceAsked asked;
    asked.kind = kTenSided;
    asked.add(shotOf(table.state).minion, 1);
    return asked;
}

void LongShot::resolve(Referee& referee, const Chance& outcome) const {
    State& state = referee.state;
    referee.await(ChanceKind::none);
    const auto& dice = std::get<chance::Dice>(outcome);
    const Piece& shooter = state.piece(shotOf(state).minion);
    const int needed = neededAt(distanceOf(shooter, state.piece(shotOf(state).target)));
    const bool hits = dice.values.front() >= needed;
    event::Report told{.owner = own().owner(),
                       .code = static_cast<int>(hits ? ShotReport::hit : ShotReport::missed),
                       .seat = referee.mover(),
                       .value = needed,
                       .dice = dice};
    told.throwers[told.throwerCount++] = {shooter, 1};
    referee.report(told);
    if (!hits) {
        end(state);
    }
}

Seat LongShot::interruptDecider(const Table& table) const {
    return table.state.piece(shotOf(table.state).target).owner();
}

void LongShot::listInterrupt(const Table& table, StepList& out) const {
    step::Special dodge = own().make(ShotStep::dodge);
    dodge.target = shotOf(table.state).target;
    const Piece& victim = table.state.piece(dodge.target);
    for (const Facing side : {Facing::north, Facing::east, Facing::south, Facing::west}) {
        if (mayGo(table, victim, neighbour(victim.space(), side))) {
            dodge.facing = side;
            out.add(dodge);
        }
    }
    out.add(step::Skip{});
}

void LongShot::applyInterrupt(Referee& referee, const Step& step) const {
    State& state = referee.state;
    const PieceId target = shotOf(state).target;
    const Piece victim = state.piece(target);
    end(state);
    if (const auto* dodge = own().find(step, ShotStep::dodge)) {
        referee.move(target, neighbour(victim.space(), dodge->facing), dodge->facing, Effect::moved);
        return;
    }
    int left = victim.size() - 1;  // LNG-2: or the next smaller one in the stash
    while (left > 0 && state.stashOf(victim.owner(), left) == 0) {
        --left;
    }
    referee.resize(target, left, victim.facing(), Effect::shrunk);
}

std::optional<Refusal> LongShot::explainInterrupt(const Table& table, const Step& step) const {
    const auto refusal = Power::explainInterrupt(table, step);
    const auto* dodge = own().find(step, ShotStep::dodge);
    if (!refusal || dodge == nullptr || dodge->target != shotOf(table.state).target) {
        return refusal ? std::optional(refuse(ShotRefusal::notAsked, {"LNG-3"})) : std::nullopt;
    }
    Refusal stuck = refuse(ShotRefusal::nowhereToGo, {"LNG-3"}, dodge->target);
    stuck.space = neighbour(table.state.piece(dodge->target).space(), dodge->facing);
    return stuck;
}

std::optional<Refusal> LongShot::explainAnswer(const Step& step) const {
    const bool answers = own().find(step, ShotStep::dodge) != nullptr;
    return answers ? std::optional(refuse(ShotRefusal::notAsked, {"LNG-3"})) : std::nullopt;
}

PowerKind shotKind() {
    using P = ShotParameters;
    PowerKind kind = powerKind<LongShot>(
        OptionTable<P>({number<P>("shotRange", "/range", &P::range, 1, 4, "LNG-1")}).in(OptionPart::suits));
    SpecialKind shoot{.form = minionForm("sword", "shoot", false, {Part::target}), .rule = {"LNG-1"}};
    shoot.rolls = true;
    kind.steps = {shoot, {.form = wordForm("dodge", {Part::given, Part::facing}), .rule = {"LNG-3"}}};
    kind.dice = {kTenSided};
    return kind;
}

// ---- Teams ----------------------------------------------------------------------------------------------------------

/// LNG-4: with four players, those who sit opposite each other.
class Teams final : public Mechanic {
public:
    std::string_view id() const override { return kTeams; }
    int rank() const override { return 20; }
    bool areAllies(int seats, Seat a, Seat b) const override {
        return seats == 4 && a != b && index(a) % 2 == index(b) % 2;
    }
};

// ---- Rows and pennant -----------------------------------------------------------------------------------------------

struct RowParameters {
    int points = 2;
};

class Rows final : public Mechanic, public PositionFields {
public:
    explicit Rows(int points) : points_(points) {}

    std::string_view id() const override { return kRows; }
    int rank() const override { return 30; }
    int memorySize() const override { return sizeof(Memory); }
    void reset(const Rules&, State& state) const override { remember(state, Memory{}); }
    bool changesScore() const override { return true; }
    int changedScore(const Rules&, const State& state, Seat seat, int points) const override {
        return points + points_ * rowsOf(state, seat) + (recall<Memory>(state).pennant == seat ? 1 : 0);
    }
    /// LNG-6
    void onSuitUsed(Referee& referee, Suit suit, PieceId minion) const override {
        if (suit == Suit::swords && minion != kNoPiece) {
            remember(referee.state, Memory{referee.mover()});
        }
    }

    const PositionFields* positionFields() const override { return this; }
    std::span<const std::string_view> fieldNames() const override {
        static constexpr std::array<std::string_view, 1> names{"pennant"};
        return names;
    }
    std::optional<FieldProblem> readField(std::string_view, const PlainValue& value, State& state) const override {
        const auto seat = seatInGame(value, state);
        if (!seat) {
            return seat.error();
        }
        remember(state, Memory{*seat});
        return std::nullopt;
    }
    std::string_view expected(std::string_view) const override { return "A..D"; }
    PlainValues writeFields(const State& state) const override {
        const Seat holder = recall<Memory>(state).pennant;
        return isPlayer(holder) ? PlainValues{{"pennant", letterOf(holder)}} : PlainValues();
    }

private:
    struct Memory {
        Seat pennant = Seat::none;
    };
    int points_;
};

MechanicKind rowsKind() {
    using P = RowParameters;
    const OptionTable<P> table({number<P>("rowPoints", "/points", &P::points, 0, 9, "LNG-5")});
    return mechanicKind(table,
                        [](const P& rows, const MechanicContext&) { return std::make_unique<Rows>(rows.points); });
}

}  // namespace

int distanceOf(const Piece& shooter, const Piece& target) {
    for (int distance = 1; distance <= kMaxPieces && shooter.facing() != Facing::upright; ++distance) {
        if (neighbour(shooter.space(), shooter.facing(), distance) == target.space()) {
            return distance;
        }
    }
    return 0;
}

int rowsOf(const State& state, Seat seat) {
    const auto board = state.board();
    const auto isFirstOf = [&](Space space, const Piece& piece) {
        return std::ranges::find_if(board, [&](const Piece& each) {
                   return each.owner() == seat && each.space() == space;
               }) == board.begin() + (&piece - board.data());
    };
    const auto stands = [&](Space space) {
        return std::ranges::any_of(board,
                                   [&](const Piece& each) { return each.owner() == seat && each.space() == space; });
    };
    int rows = 0;
    for (const Piece& piece : board) {
        for (const Facing side : {Facing::east, Facing::south}) {
            const bool row = isFirstOf(piece.space(), piece) && stands(neighbour(piece.space(), side)) &&
                             stands(neighbour(piece.space(), side, 2));
            rows += row ? 1 : 0;
        }
    }
    return rows;
}

void addRules(Registry& registry) {
    registry.addPower(std::string(kLongShot), shotKind());
    registry.addMechanic(std::string(kTeams), mechanicKind<Teams>());
    registry.addMechanic(std::string(kRows), rowsKind());
}

}  // namespace longshot
