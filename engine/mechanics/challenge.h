// Announcing that one's next turn is the last (CHL-1, CHL-2).
#pragma once

#include "engine/mechanics/mechanic.h"
#include "engine/mechanics/position_fields.h"

namespace gnostica::engine {

/// What becomes of a challenge that fails.
enum class Failure : std::uint8_t {
    eliminated,  ///< CHL-2
    othersWin    ///< all others win together
};

class LastTurn final : public Mechanic, public PositionFields {
public:
    LastTurn(int target, Failure failure) : target_(target), failure_(failure) {}

    std::string_view id() const override { return "challenge"; }
    int rank() const override { return 90; }
    int memorySize() const override { return sizeof(Memory); }
    const PositionFields* positionFields() const override { return this; }

    void reset(const Rules& rules, State& state) const override;
    void listClosing(const Table& table, StepList& out) const override;
    bool offersClosing(const Step& step) const override;
    void applyClosing(Referee& referee, const Step& step) const override;
    std::optional<Refusal> explainClosing(const Table& table, const Step& step) const override;
    void judge(Referee& referee) const override;
    RuleId ruleOfEnd() const override { return {"CHL-2"}; }
    void outlook(const Table& table, Outlook& outlook) const override;

    std::span<const std::string_view> fieldNames() const override;
    std::optional<FieldProblem> readField(std::string_view key, const PlainValue& value, State& state) const override;
    std::string_view expected(std::string_view) const override { return "A..F"; }
    PlainValues writeFields(const State& state) const override;

    /// Points that win (SET-3).
    int target() const { return target_; }
    Failure failure() const { return failure_; }
    /// Whose announced last turn is due, or none.
    Seat announcer(const State& state) const { return recall<Memory>(state).announcer; }

private:
    struct Memory {
        Seat announcer = Seat::none;
    };
    int target_;
    Failure failure_;
};

}  // namespace gnostica::engine
