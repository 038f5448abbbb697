// The end of 3stica: the deck has been exhausted often enough (TRI-10).
#pragma once

#include "engine/mechanics/mechanic.h"
#include "engine/mechanics/position_fields.h"

namespace gnostica::threestica {

/// Codes of event::Report.
enum class ExhaustionReport : int {
    exhausted = 1,  ///< value: number of exhaustions so far
    lastTurns = 2,  ///< each player takes one more turn; value: the number of these turns
    ended = 3       ///< value: the highest score
};

class Exhaustion final : public engine::Mechanic, public engine::PositionFields {
public:
    static constexpr std::string_view kId = "exhaustion";

    /// The last turns begin after `number` exhaustions; 0: the number of players.
    explicit Exhaustion(int number) : number_(number) {}

    /// Number of exhaustions so far …
    int count(const engine::State& state) const { return recall<Memory>(state).count; }
    /// … the number at which the last turns begin …
    int agreed(const engine::State& state) const { return number_ == 0 ? state.seats : number_; }
    /// … and the number of turns left then, including the present one; 0 before.
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
    void addEndConditions(const engine::Table& table, engine::EndConditions& conditions) const override;
    engine::RuleId ruleOf(const engine::Step& step) const override {
        return {std::holds_alternative<engine::step::Challenge>(step) ? "TRI-10" : ""};  // 3stica has no announcements
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
        std::uint8_t fromNextTurn = 0;  ///< 1 during the turn in which the deck was exhausted
    };
    void report(engine::Referee& referee, ExhaustionReport what, int value) const;
    void countTurn(engine::Referee& referee, Memory memory) const;
    static void beginLastTurns(Memory& memory, const engine::State& state);

    int number_;
};

}  // namespace gnostica::threestica
