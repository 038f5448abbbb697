// A hidden timer that ends the game at a point that no player knows (TMR-1).
#pragma once

#include "engine/mechanics/mechanic.h"
#include "engine/mechanics/position_fields.h"

namespace gnostica::engine {

enum class TimerMode : std::uint8_t { off, rounds, minutes };

struct TimerParameters {
    TimerMode mode = TimerMode::off;
    int minimum = 8;  ///< rounds or minutes
    int maximum = 12;
};

class Timer final : public Mechanic, public PositionFields {
public:
    explicit Timer(TimerParameters parameters) : parameters_(parameters) {}

    std::string_view id() const override { return "timer"; }
    int rank() const override { return 95; }
    int memorySize() const override { return sizeof(Memory); }
    const PositionFields* positionFields() const override { return this; }

    void reset(const Rules& rules, State& state) const override;
    void open(State& state) const override;
    bool takesFloor(Referee& referee, Hook hook) const override;
    void resolve(Referee& referee, const Chance& outcome) const override;
    Chance draw(const Table& table, ChanceKind kind, Rng& rng) const override;
    bool accepts(const State& state, const chance::TimeUp& outcome) const override;
    bool mayDraw(const chance::Timer& drawn) const override;
    RuleId ruleOfChance(const State&) const override { return {"TMR-1"}; }
    void onRoundEnd(Referee& referee) const override;
    RuleId ruleOfEnd() const override { return {parameters_.mode == TimerMode::off ? "" : "TMR-1"}; }
    void addEndConditions(const Table& table, EndConditions& conditions) const override;

    void conceal(State& state, Seat viewer) const override;
    void concealChance(Chance& outcome, Seat viewer) const override;
    void imagine(const Rules& rules, State& state, Seat viewer, HiddenCards& hidden, Rng& rng) const override;

    std::span<const std::string_view> fieldNames() const override;
    std::optional<FieldProblem> readField(std::string_view key, const PlainValue& value, State& state) const override;
    std::string_view expected(std::string_view) const override { return "1..255"; }
    FieldForm form(std::string_view key) const override;
    PlainValues writeFields(const State& state) const override;
    std::string memoryText(const State& state) const override;

    /// The timer of these rules, or nullptr.
    static const Timer* of(const Rules& rules);
    const TimerParameters& parameters() const { return parameters_; }
    /// The hidden number that was drawn and is left: rounds, including the present one, or minutes in all; 0 if no
    /// timer runs. Only for the keeper of the clock.
    int remaining(const State& state) const { return recall<Memory>(state).left; }

    /// The minutes of play after which the hidden clock of these rules rings; 0 if none runs. Only for the keeper of
    /// the clock.
    static int minutesIn(const Rules& rules, const State& state);

    /// Redraws the imagined minutes, given that this many have passed without its ringing; rounds are unchanged.
    void imagineAfter(State& imagined, int minutes, Rng& rng) const;
    /// Extends a running timer by this number of rounds or minutes (below 0: shortens it).
    void prolong(State& state, int by) const;

private:
    struct Memory {
        std::uint8_t toBeDrawn = 0;
        std::uint8_t left = 0;
        std::uint8_t passed = 0;  ///< rounds
    };
    void ring(Referee& referee) const;

    TimerParameters parameters_;
};

}  // namespace gnostica::engine
