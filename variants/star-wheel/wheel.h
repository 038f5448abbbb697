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
/// Of segment 1 to 12.
constexpr Colour colourOf(int segment) {
    return static_cast<Colour>((segment - 1) % 4);
}
/// WHL-3: the suit whose power a colour repeats.
constexpr engine::Suit suitOf(Colour colour) {
    constexpr std::array suits{engine::Suit::rods, engine::Suit::discs, engine::Suit::swords, engine::Suit::cups};
    return suits[static_cast<std::size_t>(colour)];
}
/// The segment so many steps clockwise.
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
    bonus = 3,   ///< value: engine::Suit whose power is offered once more
    rolled = 4,  ///< value: the die
    matched = 5  ///< value: the die, which shows the mover's segment
};

/// Numbers of RefusalCode::variantRule.
enum class WheelRefusal : int {
    tooFar = 1,       ///< WHL-2: size = the most segments that one may go
    mustMove = 2,     ///< WHL-2: the wheel comes first
    otherBonus = 3,   ///< WHL-3: the segment repeats another suit's power
    notTheUser = 4,   ///< WHL-3: this piece did not use the power; piece
    onePip = 5,       ///< WHL-3: the repeated power counts one pip
    neverLinked = 6,  ///< WHL-4
    bonusFirst = 7,   ///< WHL-6: the bonus is to be used or skipped first
    answerFirst = 8   ///< WHL-6: somebody must answer to the bonus first
};

class Wheel final : public engine::Mechanic, public engine::PositionFields {
public:
    static constexpr std::string_view kId = "wheel";
    using Bonuses = std::array<std::unique_ptr<const engine::Power>, 4>;  ///< by engine::Suit

    /// `most` segments may be gone at a time; `bonuses` are the plain suit powers with one pip.
    Wheel(int most, Bonuses bonuses) : most_(most), bonuses_(std::move(bonuses)) {}

    /// Where the zodiac piece of a seat stands: 1 to 12, or 0 while it is not yet placed.
    int segmentOf(const engine::State& state, engine::Seat seat) const { return recall<Memory>(state).segments[seat]; }
    /// The suit whose power is offered once more just now, if one is.
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

    /// The steps of its own, for the registry.
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
        moving,      ///< WHL-2 is due, or nothing is
        playing,     ///< the turn's action goes on
        bonus,       ///< WHL-3
        bonusTaken,  ///< a reshuffle came before its top card could be taken
        rolling,     ///< WHL-5
        refilling,
        finished
    };
    /// Eight bytes: what is asked for in every step shall be copied in one piece.
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
