// How 3stica ends: the deck is exhausted often enough (TRI-10).
#pragma once

#include "engine/mechanics/mechanic.h"
#include "engine/mechanics/position_fields.h"

namespace gnostica::threestica {

/// Codes of event::Report.
enum class ExhaustionReport : int {
    exhausted = 1,  ///< value: how often by now
    lastTurns = 2,  ///< everyone takes one more turn; value: how many turns these are
    ended = 3       ///< value: the highest score
};

class Exhaustion final : public engine::Mechanic, public engine::PositionFields {
public:
    static constexpr std::string_view kId = "exhaustion";

    /// After `number` exhaustions the last turns begin; 0: as many as there are players.
    explicit Exhaustion(int number) : number_(number) {}

    /// How often the deck has been exhausted …
    int count(const engine::State& state) const { return recall<Memory>(state).count; }
    /// … how often it must be …
    int agreed(const engine::State& state) const { return number_ == 0 ? state.seats : number_; }
    /// … and how many turns are left then, the present one included; 0 before.
    int turnsLeft(const engine::State& state) const;

    std::string_view id() const override { return kId; }
    int rank() const override { return 92; }
    int memorySize() const override { return sizeof(Memory); }
    const engine::PositionFields* positionFields() const override { return this; }

    void reset(const engine::Rules& rules, engine::State& state) const override;
    void onReshuffle(engine::Referee& referee) const override;
    void onTurnPassedOver(engine::Referee& referee, engine::Seat seat) const override;
    bool endsBeforeNextTurn(const engine::State& state) const override;
    void judge(engine::Referee& referee) const override;
    void outlook(const engine::Table& table, engine::Outlook& outlook) const override;
    engine::RuleId ruleOf(const engine::Step& step) const override {
        return {std::holds_alternative<engine::step::Challenge>(step) ? "TRI-10" : ""};  // nothing is announced
    }
    engine::RuleId ruleOfEnd() const override { return {"TRI-10"}; }
    std::optional<engine::Hindrance> hindranceToEnd(const engine::GameSettings& settings) const override {
        return engine::hindranceWithoutCards(settings);
    }

    std::span<const std::string_view> fieldNames() const override;
    std::optional<engine::FieldProblem> readField(std::string_view key, const engine::PlainValue& value,
                                                  engine::State& state) const override;
    std::string_view expected(std::string_view key) const override { return key == "lastTurns" ? "0..7" : "0..255"; }
    engine::FieldForm form(std::string_view key) const override;
    engine::PlainValues writeFields(const engine::State& state) const override;
    std::string memoryText(const engine::State& state) const override;

private:
    struct Memory {
        std::uint8_t count = 0;
        std::uint8_t turnsLeft = 0;
        std::uint8_t fromNextTurn = 0;  ///< 1: the turn in which the deck was exhausted still goes on
    };
    void report(engine::Referee& referee, ExhaustionReport what, int value) const;
    void countTurn(engine::Referee& referee, Memory memory) const;
    static void beginLastTurns(Memory& memory, const engine::State& state);

    int number_;
};

}  // namespace gnostica::threestica
