// What a power or mechanic brings along beyond the core: steps of its own, and dice. Registered with its kind; the
// rules of a game hold it, so that notation, screens and checks need not know whose it is.
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

/// Kinds of step that one owner may bring along.
inline constexpr std::size_t kMostOwnSteps = 8;

/// One kind of step::Special.
struct SpecialKind {
    /// How it is written, and which fields of the step mean something. A word of the core (`sword`) is shared with it;
    /// any other is a word of its own. Parts that it may have: minion, target or given, pieces or cards (bits), space,
    /// facing or keptFacing, number (amount), card.
    Form form;
    RuleId rule;            ///< for one who tries it at another moment, or in another game
    bool onItself = false;  ///< it is the minion that something happens to
    bool draws = false;     ///< the number is of cards to be drawn; 0 does nothing
    bool rolls = false;     ///< chance decides what comes of it
    /// Does the piece that the facing is about stay on the board, so that its facing means something? Always, where
    /// this is null.
    bool (*stays)(const State&, const step::Special&) = nullptr;
};

/// One kind of dice.
struct DiceKind {
    std::string_view word;    ///< `d10`: how an outcome begins, and its key in a scenario's "chance"
    std::int8_t lowest = 1;   ///< face
    std::int8_t highest = 6;  ///< face
    std::string_view faces;   ///< a letter for each face from the lowest on, written side by side; empty: numbers
};

/// What an owner asks chance for.
struct DiceAsked {
    /// So many of the dice belong to a piece.
    struct Thrower {
        PieceId piece = kNoPiece;
        std::uint8_t dice = 0;
    };
    DiceKind kind;
    int count = 0;  ///< at most chance::Dice::kMost
    /// Whose they are, in the order of the dice; none where they are nobody's.
    std::array<Thrower, kMostReported> throwers{};
    std::size_t throwerCount = 0;

    void add(PieceId piece, int dice) {
        assert(throwerCount < throwers.size() && count + dice <= chance::Dice::kMost);
        throwers[throwerCount++] = {piece, static_cast<std::uint8_t>(dice)};
        count += dice;
    }
};

/// Where another than the usual rule describes a parameter: a variant's own rules say what `minor` means for `found`.
struct Citation {
    std::string owner;  ///< name of a power or mechanic
    std::string key;    ///< of its parameter
    std::string value;  ///< of that; "true" and "false" for flags
    RuleId rule;
};

/// A power or mechanic by its name in documents.
struct Owner {
    std::string name;
    bool isPower = false;
    bool inGame = false;  ///< these rules use it; otherwise it is only known
    std::vector<SpecialKind> steps;
    std::vector<StepWord> words;  ///< of each of the steps
    std::vector<DiceKind> dice;
};

/// What a power or mechanic needs in order to make and to recognise its own steps, and to report.
class OwnSteps {
public:
    OwnSteps() = default;
    /// `place` in Rules::owners.
    OwnSteps(std::size_t place, const Owner& owner) : owner_(static_cast<std::uint8_t>(place)) {
        assert(owner.words.size() <= words_.size());
        for (std::size_t i = 0; i < owner.words.size(); ++i) {
            words_[i] = owner.words[i];
        }
    }

    /// Its place in Rules::owners, by which its reports name it (event::Report).
    std::uint8_t owner() const { return owner_; }
    /// A step of this kind; the other fields are for the caller to fill.
    template <class Code>
    step::Special make(Code code) const {
        step::Special made;
        made.owner = owner_;
        made.code = static_cast<std::uint8_t>(code);
        made.word = words_[made.code];
        return made;
    }
    /// The step, if it is one of this kind, or nullptr.
    template <class Code>
    const step::Special* find(const Step& step, Code code) const {
        const step::Special* special = find(step);
        return special != nullptr && special->code == static_cast<std::uint8_t>(code) ? special : nullptr;
    }
    /// The step, if it is one of this owner's, or nullptr.
    const step::Special* find(const Step& step) const {
        const auto* special = std::get_if<step::Special>(&step);
        return special != nullptr && special->owner == owner_ ? special : nullptr;
    }

private:
    std::uint8_t owner_ = 0xff;
    std::array<StepWord, kMostOwnSteps> words_{};
};

}  // namespace gnostica::engine
