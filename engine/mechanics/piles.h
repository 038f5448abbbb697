// Points that a player collects and never loses, in exchange for a territory (PIL).
//
//   PIL-1  At the end of a turn the mover may collect one territory on which the mover has pieces and no enemy has:
//          the largest of these pieces, which must be large enough, returns to the stash (of equal ones the first in
//          the order of facings); the card is discarded, and then the top card of the draw pile takes its place.
//          Collecting ends the turn, as announcing does, and is not allowed in the mover's announced last turn: it is
//          judged first.
//   PIL-2  The value of the card goes to the mover's pile. The points of a pile count for the score and are never lost.
//   PIL-3  A player who has collected enough points wins immediately. When no territory is left at the end of a turn,
//          the highest score wins.
#pragma once

#include "engine/mechanics/mechanic.h"
#include "engine/mechanics/position_fields.h"

namespace gnostica::engine {

struct PilesParameters {
    int goal = 9;  ///< points of a pile that win
    int size = 3;  ///< smallest size of the piece that collects
};

enum class PilesStep : std::uint8_t { collect };

/// Codes of event::Report.
enum class PilesReport : int { collected = 1 };  ///< value: number of points

/// Numbers of RefusalCode::variantRule; all of them by PIL-1.
enum class PilesRefusal : int {
    tooSmall = 1,  ///< size: the size needed
    lastTurn       ///< the mover's announced last turn ends
};

class Piles final : public Mechanic, public PositionFields {
public:
    static constexpr std::string_view kId = "piles";

    explicit Piles(const PilesParameters& parameters) : parameters_(parameters) {}
    static std::vector<SpecialKind> ownSteps();

    std::string_view id() const override { return kId; }
    int rank() const override { return 91; }
    int memorySize() const override { return sizeof(Memory); }
    bool changesScore() const override { return true; }
    int changedScore(const Rules& rules, const State& state, Seat seat, int points) const override;
    RuleId ruleOfEnd() const override { return {"PIL-3"}; }
    std::optional<Hindrance> hindranceToEnd(const GameSettings& settings) const override;
    const PositionFields* positionFields() const override { return this; }

    void reset(const Rules& rules, State& state) const override;
    void listClosing(const Table& table, StepList& out) const override;
    bool offersClosing(const Step& step) const override;
    void applyClosing(Referee& referee, const Step& step) const override;
    void finishClosing(Referee& referee, const Step& step) const override;
    std::optional<Refusal> explainClosing(const Table& table, const Step& step) const override;
    void judge(Referee& referee) const override;
    bool decidesWithoutTerritory() const override { return true; }
    void addEndConditions(const Table& table, EndConditions& conditions) const override;

    std::span<const std::string_view> fieldNames() const override;
    std::optional<FieldProblem> readField(std::string_view key, const PlainValue& value, State& state) const override;
    std::string_view expected(std::string_view) const override { return "{A..F: 0..255}"; }
    FieldForm form(std::string_view key) const override;
    PlainValues writeFields(const State& state) const override;

    const PilesParameters& parameters() const { return parameters_; }
    /// The points that a seat has collected.
    int pileOf(const State& state, Seat seat) const { return recall<Memory>(state).points[seat]; }

private:
    struct Memory {
        PerSeat<std::uint8_t> points;
    };
    void endByScore(Referee& referee) const;

    PilesParameters parameters_;
};

}  // namespace gnostica::engine
