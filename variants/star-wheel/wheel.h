// The zodiac wheel (WHL).
#pragma once

#include "engine/mechanics/mechanic.h"
#include "engine/mechanics/position_fields.h"

#include <array>
#include <memory>

namespace gnostica::star_wheel {

inline constexpr int kSegments = 12;

/// WHL-1
enum class Colour : std::uint8_t { red, green, yellow, blue };
/// The colour of a segment, 1 to 12.
constexpr Colour colourOf(int segment) {
    return static_cast<Colour>((segment - 1) % 4);
}
/// WHL-3: the suit whose power a colour repeats.
constexpr engine::Suit suitOf(Colour colour) {
    constexpr std::array suits{engine::Suit::rods, engine::Suit::discs, engine::Suit::swords, engine::Suit::cups};
    return suits[static_cast<std::size_t>(colour)];
}
/// The segment `steps` segments further clockwise.
constexpr int segmentAfter(int segment, int steps) {
    return (segment - 1 + steps) % kSegments + 1;
}

/// Its own steps.
enum class WheelStep : std::uint8_t {
    move,   ///< WHL-2: to the segment `amount`, 1 to 12
    refill  ///< WHL-5: draws `amount` cards
};

/// WHL-5
inline constexpr engine::DiceKind kTwelveSided{"d12", 1, kSegments, {}};

/// Codes of event::Report; its seat is the mover.
enum class WheelReport : int {
    placed = 1,  ///< value: segment
    moved = 2,   ///< value: segment
    bonus = 3,   ///< value: engine::Suit whose power is offered again
    rolled = 4,  ///< value: the die
    matched = 5  ///< value: the die, which shows the mover's segment
};

/// Numbers of RefusalCode::variantRule.
enum class WheelRefusal : int {
    tooFar = 1,       ///< WHL-2: size = the largest number of segments allowed
    mustMove = 2,     ///< WHL-2: the wheel must be moved first
    otherBonus = 3,   ///< WHL-3: the segment repeats another suit's power
    notTheUser = 4,   ///< WHL-3: this piece did not use the power; piece
    onePip = 5,       ///< WHL-3: the repeated power counts one pip
    neverLinked = 6,  ///< WHL-4
    bonusFirst = 7,   ///< WHL-6: the bonus must first be used or skipped
    answerFirst = 8   ///< WHL-6: another player must first answer the bonus
};

class Wheel final : public engine::Mechanic, public engine::PositionFields {
public:
    static constexpr std::string_view kId = "wheel";
    using Bonuses = std::array<std::unique_ptr<const engine::Power>, 4>;  ///< indexed by engine::Suit

    /// `most` is the largest number of segments for one move; `bonuses` are the plain suit powers with one pip.
    Wheel(int most, Bonuses bonuses) : most_(most), bonuses_(std::move(bonuses)) {}

    /// The segment of a seat's zodiac piece: 1 to 12, or 0 if it is not placed yet.
    int segmentOf(const engine::State& state, engine::Seat seat) const { return recall<Memory>(state).segments[seat]; }
    /// The suit whose power is being offered again, if any.
    std::optional<engine::Suit> bonusOffered(const engine::State& state) const;
    int mostSteps() const { return most_; }

    std::string_view id() const override { return kId; }
    int rank() const override { return 50; }
    int memorySize() const override { return sizeof(Memory); }
    const engine::PositionFields* positionFields() const override { return this; }

    void reset(const engine::Rules& rules, engine::State& state) const override;
    bool takesFloor(engine::Referee& referee, engine::Hook hook) const override;
    engine::Seat decider(const engine::Table& table) const override;
    void list(const engine::Table& table, engine::StepList& out) const override;
    void apply(engine::Referee& referee, const engine::Step& step) const override;
    void resolve(engine::Referee& referee, const engine::Chance& outcome) const override;
    engine::DiceAsked dice(const engine::Table& table) const override;
    engine::RuleId ruleOfChance(const engine::State& state) const override;
    void onSuitUsed(engine::Referee& referee, engine::Suit suit, engine::PieceId minion) const override;
    std::optional<engine::Refusal> explain(const engine::Table& table, const engine::Step& step) const override;

    /// Its own steps, for the registry.
    static std::vector<engine::SpecialKind> ownSteps();

    std::span<const std::string_view> fieldNames() const override;
    std::optional<engine::FieldProblem> readField(std::string_view key, const engine::PlainValue& value,
                                                  engine::State& state) const override;
    std::string_view expected(std::string_view) const override { return R"({"A": 1..12})"; }
    engine::FieldForm form(std::string_view key) const override;
    engine::PlainValues writeFields(const engine::State& state) const override;
    std::string memoryText(const engine::State& state) const override;

private:
    enum class Phase : std::uint16_t {
        moving,      ///< WHL-2 is due, or no phase is active
        playing,     ///< the action of the turn is in progress
        bonus,       ///< WHL-3
        bonusTaken,  ///< the bonus waits for a reshuffle before its top card can be taken
        rolling,     ///< WHL-5
        refilling,
        finished
    };
    /// Eight bytes, because the memory is read in every step and should be copied in one piece.
    struct Memory {
        engine::PerSeat<std::uint8_t> segments{};
        Phase phase = Phase::moving;
    };
    static_assert(sizeof(Memory) == 8);

    const engine::Power& bonusOf(const engine::State& state) const;
    bool offersBonus(engine::Referee& referee) const;
    void listSegments(const engine::Table& table, engine::StepList& out) const;
    engine::Step stepOf(WheelStep kind, int amount) const;
    void report(engine::Referee& referee, WheelReport what, int value) const;
    void moveTo(engine::Referee& referee, int segment) const;
    void useBonus(engine::Referee& referee, const engine::Step& step) const;
    void enter(engine::State& state, Phase phase) const;
    std::optional<engine::Refusal> explainSegment(const engine::Table& table, int segment) const;
    std::optional<engine::Refusal> explainBonus(const engine::Table& table, const engine::Step& step) const;

    int most_;
    Bonuses bonuses_;
};

}  // namespace gnostica::star_wheel
