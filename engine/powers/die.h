// A die decides the power of a card for one use (DIE), as in Agnostica.
//
//   DIE-1  Roll the colour die: the card has the power that the die shows. A cup, rod, disc or sword is the power of
//          the suit's ace, a star that of the High Priestess, a wild face that of the Magician.
//   DIE-2  The minions are those of the card that has rolled.
#pragma once

#include "engine/powers/power.h"

namespace gnostica::engine {

enum class DieStep : std::uint8_t { roll };

/// Faces of the colour die.
enum class ColourFace : std::int8_t { cup, rod, disc, sword, star, wild };

inline constexpr DiceKind kColourDie{"colour", 0, 5, "CRDSTW"};

/// Codes of event::Report: the die has been rolled.
enum class DieReport : int { fell = 1 };  ///< value: a ColourFace

/// The card whose power a face shows.
Card cardOf(ColourFace face);

class Die final : public Power {
public:
    static constexpr std::string_view kName = "die";
    static std::vector<SpecialKind> ownSteps();

    void list(const Table& table, StepList& out) const override;
    void apply(Referee& referee, const Step& step) const override;
    bool offers(const Step& step) const override { return own().find(step) != nullptr; }
    std::optional<Refusal> explain(const Table& table, const Step& step) const override;
    bool opensOthers() const override { return true; }
    RuleId ruleOfChance() const override { return {"DIE-1"}; }
    DiceAsked dice(const Table& table) const override;
    void resolve(Referee& referee, const Chance& outcome) const override;
};

}  // namespace gnostica::engine
