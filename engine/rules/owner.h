// Additions of a power or mechanic to the core: own steps, and dice. Registered with their kind; the rules of a game
// hold them, so that notation, screens and checks need not know the owner.
#pragma once

#include "engine/model/chance.h"
#include "engine/model/state.h"
#include "engine/model/step_form.h"
#include "engine/rules/refusal.h"

#include <array>
#include <cassert>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace gnostica::engine {

/// The most kinds of step that one owner can add.
inline constexpr std::size_t kMostOwnSteps = 8;

/// One kind of step::Special.
struct SpecialKind {
    /// Defines how the step is written, and which of its fields have a meaning. A word of the core (`sword`) is shared
    /// with it; any other word is new. Parts that it can have: minion, target or given, pieces or cards (bits), space,
    /// facing or keptFacing, number (amount), card.
    Form form;
    RuleId rule;            ///< to cite if a player tries the step at the wrong point, or in another game
    bool onItself = false;  ///< the step acts on the minion itself
    bool draws = false;     ///< the number is the number of cards to draw; 0 does nothing
    bool rolls = false;     ///< chance decides the outcome
    /// Returns whether the piece of the facing stays on the board, so that the facing has a meaning. Null: always.
    bool (*stays)(const State&, const step::Special&) = nullptr;
};

/// One kind of dice.
struct DiceKind {
    std::string_view word;    ///< `d10`: the first word of an outcome, and its key in a scenario's "chance"
    std::int8_t lowest = 1;   ///< face
    std::int8_t highest = 6;  ///< face
    std::string_view faces;   ///< a letter for each face from the lowest on, without separators; empty: numbers
};

/// Dice that an owner asks chance to throw.
struct DiceAsked {
    /// A piece and the number of its dice.
    struct Thrower {
        PieceId piece = kNoPiece;
        std::uint8_t dice = 0;
    };
    DiceKind kind;
    int count = 0;  ///< at most chance::Dice::kMost
    /// The pieces that throw, in the order of the dice; empty if the dice belong to no piece.
    std::array<Thrower, kMostReported> throwers{};
    std::size_t throwerCount = 0;

    void add(PieceId piece, int dice) {
        assert(throwerCount < throwers.size() && count + dice <= chance::Dice::kMost);
        throwers[throwerCount++] = {piece, static_cast<std::uint8_t>(dice)};
        count += dice;
    }
};

/// A rule that replaces the usual one for a parameter: a variant's own rules describe `minor` of `found`.
struct Citation {
    std::string owner;  ///< name of a power or mechanic
    std::string key;    ///< of the parameter
    std::string value;  ///< of the parameter; "true" and "false" for flags
    RuleId rule;
};

/// A power or mechanic by its name in documents.
struct Owner {
    std::string name;
    bool isPower = false;
    bool inGame = false;  ///< these rules use it; false: it is known but not used
    std::vector<SpecialKind> steps;
    std::vector<StepWord> words;  ///< the word of each of the steps
    std::vector<DiceKind> dice;
};

/// Makes and recognises the own steps of a power or mechanic, and identifies it in reports.
class OwnSteps {
public:
    OwnSteps() = default;
    /// `place` is an index in Rules::owners.
    OwnSteps(std::size_t place, const Owner& owner) : owner_(static_cast<std::uint8_t>(place)) {
        assert(owner.words.size() <= words_.size());
        for (std::size_t i = 0; i < owner.words.size(); ++i) {
            words_[i] = owner.words[i];
        }
    }

    /// The index in Rules::owners, which identifies the owner in its reports (event::Report).
    std::uint8_t owner() const { return owner_; }
    /// A step of this kind; the caller fills in the other fields.
    template <class Code>
    step::Special make(Code code) const {
        step::Special made;
        made.owner = owner_;
        made.code = static_cast<std::uint8_t>(code);
        made.word = words_[made.code];
        return made;
    }
    /// The step if it is of this kind, or nullptr.
    template <class Code>
    const step::Special* find(const Step& step, Code code) const {
        const step::Special* special = find(step);
        return special != nullptr && special->code == static_cast<std::uint8_t>(code) ? special : nullptr;
    }
    /// The step if it belongs to this owner, or nullptr.
    const step::Special* find(const Step& step) const {
        const auto* special = std::get_if<step::Special>(&step);
        return special != nullptr && special->owner == owner_ ? special : nullptr;
    }

private:
    std::uint8_t owner_ = 0xff;
    std::array<StepWord, kMostOwnSteps> words_{};
};

}  // namespace gnostica::engine
