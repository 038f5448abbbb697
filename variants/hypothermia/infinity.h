// The end of the first published Gnostica: the Infinity card (INF).
#pragma once

#include "engine/mechanics/mechanic.h"
#include "engine/mechanics/position_fields.h"

namespace gnostica::hypothermia {

/// Codes of event::Report; its seat is the challenger.
enum class InfinityReport : int {
    appeared = 1,  ///< INF-1: from now on, the card is next to the pile
    taken = 2,     ///< INF-2: a challenge round begins
    returned = 3,  ///< INF-3: the round failed; the card is next to the pile again
    kept = 4       ///< INF-3: the round held; value is the winning score
};

/// Numbers of RefusalCode::variantRule, all of INF-2.
enum class InfinityRefusal : int {
    underPile = 1,    ///< the card has not appeared yet
    othersRound = 2,  ///< seat: the challenger of the current challenge round
    notAhead = 3,     ///< seat: a player with at least the same score
    ownRound = 4      ///< the player's own challenge round is being judged
};

class Infinity final : public engine::Mechanic, public engine::PositionFields {
public:
    static constexpr std::string_view kId = "infinity";

    /// The place of the card.
    enum class Place : std::uint8_t { underPile, besidePile, beforeSeat };

    Place placeOf(const engine::State& state) const;
    /// The player whose challenge round is in progress, or none.
    engine::Seat challenger(const engine::State& state) const;

    std::string_view id() const override { return kId; }
    int rank() const override { return 90; }
    int memorySize() const override { return sizeof(Memory); }
    const engine::PositionFields* positionFields() const override { return this; }

    void reset(const engine::Rules& rules, engine::State& state) const override;
    void onPileEmpty(engine::Referee& referee) const override;
    void onReshuffle(engine::Referee& referee) const override;
    void judge(engine::Referee& referee) const override;
    void addEndConditions(const engine::Table& table, engine::EndConditions& conditions) const override;

    void listClosing(const engine::Table& table, engine::StepList& out) const override;
    bool offersClosing(const engine::Step& step) const override;
    void applyClosing(engine::Referee& referee, const engine::Step& step) const override;
    std::optional<engine::Refusal> explainClosing(const engine::Table& table, const engine::Step& step) const override;
    engine::RuleId ruleOfEnd() const override { return {"INF-3"}; }
    std::optional<engine::Hindrance> hindranceToEnd(const engine::GameSettings& settings) const override {
        return engine::hindranceWithoutCards(settings);
    }
    engine::RuleId ruleOf(const engine::Step& step) const override;

    std::span<const std::string_view> fieldNames() const override;
    std::optional<engine::FieldProblem> readField(std::string_view key, const engine::PlainValue& value,
                                                  engine::State& state) const override;
    std::string_view expected(std::string_view) const override { return "pile, beside, A..F"; }
    engine::FieldForm form(std::string_view key) const override;
    engine::PlainValues writeFields(const engine::State& state) const override;

private:
    struct Memory {
        Place place = Place::underPile;
        engine::Seat seat = engine::Seat::none;
    };
    void report(engine::Referee& referee, InfinityReport what, engine::Seat seat, int value) const;
};

}  // namespace gnostica::hypothermia
