// The search for the step that a sentence means.
#pragma once

#include "engine/notation/detail/sentence.h"
#include "engine/notation/detail/spelling.h"
#include "engine/notation/step_text.h"

#include <span>
#include <tuple>
#include <vector>

namespace gnostica::engine {

/// Compares sentences with the steps of one state.
class Matcher {
public:
    explicit Matcher(const Table& table) : table_(table), speller_(table) {}

    /// The steps of `legal` that the sentence can mean, narrowed to the oldest pieces that can do them; more than one
    /// only if the sentence leaves out a part that is needed.
    std::vector<Step> find(const Sentence& sentence, std::span<const Step> legal) const;

    /// The step that the sentence means, even if it is illegal, for explain(). Or the problem that prevents it from
    /// being a step: a piece that is not on the board, a discard that is not in the hand.
    tl::expected<Step, StepProblem> asMeant(const Sentence& sentence) const;

    /// The listed step with the very pieces that the sentence numbers: one step stands for all interchangeable twins,
    /// but `#2` remains the second.
    Step asNamed(const Sentence& sentence, const Step& listed) const;

    /// The reason why a sentence is refused although its step is legal: it has a facing where none is allowed.
    std::optional<Refusal> misspelt(const Sentence& sentence, const Step& step) const;

private:
    bool matches(const Sentence& sentence, const Step& step) const;
    template <Field kField, class T>
    bool matchesField(const Sentence& sentence, const Step& step, const T& value) const;
    bool matchesTarget(const Sentence& sentence, PieceId actor, PieceId target) const;
    bool matchesList(const Sentence& sentence, PieceId minion, std::uint16_t pieces) const;
    bool matchesFacing(const Sentence& sentence, const Step& step, Facing facing) const;
    bool means(const PieceName& name, PieceId id) const;

    /// The order of preference among steps whose pieces have the same names: the older minion, then the minion itself
    /// as its target, then the older target.
    static std::tuple<PieceId, bool, PieceId> preference(const Step& step);

    PieceId named(const PieceName& name, PieceId listed) const;
    std::uint16_t namedList(const Sentence& sentence, PieceId minion, std::uint16_t listed) const;

    using Trouble = std::optional<StepProblem>;
    template <Field kField, class T>
    Trouble fillIn(const Sentence& sentence, Step& step, T& value) const;
    Trouble fillInActor(const Sentence& sentence, PieceId& actor) const;
    Trouble fillInTarget(const Sentence& sentence, PieceId actor, PieceId& target) const;
    Trouble fillInList(const Sentence& sentence, PieceId minion, std::uint16_t& pieces) const;
    Trouble fillInDiscards(const Sentence& sentence, HandPick& discards) const;
    std::uint16_t targetedBit(PieceId minion, PieceId target) const;
    StepProblem noSuchPiece(const PieceName& name) const;

    const Table& table_;
    Speller speller_;
};

/// A refusal as a diagnostic with the code `illegal` and the rule's id.
StepProblem refused(const Refusal& refusal);

}  // namespace gnostica::engine
