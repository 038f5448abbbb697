// The legal steps of one position under two rulesets, as one list in four groups.
//
// Steps are matched by their canonical text in the notation, not as Step values. A value is valid only with the state
// and the rules that listed it: it identifies pieces by their order of arrival and discards by their index in a hand; a
// power's or mechanic's own step contains the indices of its owner and its word in the tables of one ruleset, and two
// powers with the same words (`sword A1E@0,1 hit B1N@1,1 1`) may have values of two kinds. The text has the meaning of
// the step, in the words of both.
//
// In two cases different spellings mean the same step:
// - A first half that can stand alone in one ruleset, and is only the first half of a link (` +`) in the other, is one
// step: it has the same effect. The second half that is due in one of them is a different outcome (Aspect::link).
// - If one ruleset distinguishes twins (`#2`) that are equal in the other, each of the steps there corresponds to the
// single step here, which then has a line with each.
// If different seats must choose, no step is the same.
#pragma once

#include "engine/lab/outcome.h"
#include "engine/lab/position_pair.h"
#include "engine/model/step.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace gnostica::engine::lab {

enum class StepGroup : std::uint8_t {
    onlyA,
    onlyB,
    differently,  ///< legal in both, with different outcomes
    alike
};
inline constexpr std::array<StepGroup, 4> kStepGroups{StepGroup::onlyA, StepGroup::onlyB, StepGroup::differently,
                                                      StepGroup::alike};

/// One line of the list.
struct ComparedStep {
    StepGroup group = StepGroup::alike;
    Both<std::optional<Step>> steps;  ///< on the sides where it is legal
    Both<std::string> texts;          ///< its canonical spelling; empty on a side where it is not legal
    /// The differences between the two outcomes, after the step and before chance, beyond the earlier differences.
    Aspects changes;

    /// Its spelling in A, or in B if only B has it.
    const std::string& text() const { return texts.a.empty() ? texts.b : texts.a; }
    /// For a step that only one side has: that side.
    Side owner() const { return steps.a ? Side::a : Side::b; }
};

class StepComparison {
public:
    explicit StepComparison(const PositionPair& pair);

    /// Sorted by text, byte by byte.
    std::span<const ComparedStep> steps() const { return steps_; }
    /// Number of legal steps on each side.
    const Both<int>& listed() const { return listed_; }
    /// Number of lines in a group.
    int count(StepGroup group) const;

private:
    std::vector<ComparedStep> steps_;
    Both<int> listed_;
};

}  // namespace gnostica::engine::lab
