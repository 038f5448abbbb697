// The final round, which a player declares (FIN), as in Zarcana.
//
//   FIN-1  Once the discards have been shuffled into a new draw pile for the first time, the mover may declare the
//          final round at the end of a turn.
//   FIN-2  Every other player then takes one more turn. After that the highest score wins; equal scores share the win.
#pragma once

#include "engine/mechanics/mechanic.h"
#include "engine/mechanics/position_fields.h"

namespace gnostica::engine {

/// Codes of event::Report.
enum class FinalRoundReport : int {
    mayBegin = 1,  ///< the discards have been shuffled for the first time
    declared = 2,  ///< seat: the player who declared it
    ended = 3      ///< value: the highest score
};

/// Numbers of RefusalCode::variantRule, both of FIN-1.
enum class FinalRoundRefusal : int { tooEarly = 1, runsAlready = 2 };

class FinalRound final : public Mechanic, public PositionFields {
public:
    static constexpr std::string_view kId = "final-round";

    std::string_view id() const override { return kId; }
    int rank() const override { return 90; }
    int memorySize() const override { return sizeof(Memory); }
    const PositionFields* positionFields() const override { return this; }

    void reset(const Rules& rules, State& state) const override;
    void onReshuffle(Referee& referee) const override;
    void onTurnPassedOver(Referee& referee, Seat seat) const override;
    bool endsBeforeNextTurn(const State& state) const override { return turnsLeft(state) > 0; }
    void judge(Referee& referee) const override;
    void addEndConditions(const Table& table, EndConditions& conditions) const override;

    void listClosing(const Table& table, StepList& out) const override;
    bool offersClosing(const Step& step) const override;
    void applyClosing(Referee& referee, const Step& step) const override;
    std::optional<Refusal> explainClosing(const Table& table, const Step& step) const override;
    RuleId ruleOfEnd() const override { return {"FIN-2"}; }
    std::optional<Hindrance> hindranceToEnd(const GameSettings& settings) const override {
        return hindranceWithoutCards(settings);
    }
    RuleId ruleOf(const Step& step) const override;

    std::span<const std::string_view> fieldNames() const override;
    std::optional<FieldProblem> readField(std::string_view key, const PlainValue& value, State& state) const override;
    std::string_view expected(std::string_view key) const override;
    FieldForm form(std::string_view key) const override;
    PlainValues writeFields(const State& state) const override;

    /// Number of turns left in the final round, including the one in progress; 0 before it.
    int turnsLeft(const State& state) const { return recall<Memory>(state).turnsLeft; }

private:
    struct Memory {
        std::uint8_t shuffled = 0;  ///< 1: the final round may be declared
        std::uint8_t turnsLeft = 0;
    };
    void countTurn(Referee& referee) const;
    void report(Referee& referee, FinalRoundReport what, Seat seat, int value) const;
};

}  // namespace gnostica::engine
