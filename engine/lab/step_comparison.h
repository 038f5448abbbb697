// The legal steps of one position under two rulesets, as one list in four groups.
//
// Steps are matched by their canonical text in the notation, not as Step values. A value means something only with the
// state and the rules for which it was listed: it names pieces by their place in the order of arrival and discards by
// their place in a hand; a power's or mechanic's own step holds the places of its owner and its word in the tables of
// one ruleset, and what two powers call alike (`sword A1E@0,1 hit B1N@1,1 1`) may be values of two kinds. The text says
// what the step means, in the words of both.
//
// Two spellings mean the same step nevertheless:
// - A first half that one ruleset lets stand alone and the other only as the first half of a link (` +`) is one step:
//   the same thing is done. That a second half is due in one of them is another outcome (Aspect::link).
// - Where one ruleset tells twins apart (`#2`) that are all alike in the other, each of the steps there is the one that
//   stands for all of them here, which then has a line with each.
// If not the same seat decides, no step is the same.
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
    differently,  ///< legal in both, with another outcome
    alike
};
inline constexpr std::array<StepGroup, 4> kStepGroups{StepGroup::onlyA, StepGroup::onlyB, StepGroup::differently,
                                                      StepGroup::alike};

/// One line of the list.
struct ComparedStep {
    StepGroup group = StepGroup::alike;
    Both<std::optional<Step>> steps;  ///< where it is legal
    Both<std::string> texts;          ///< its canonical spelling there; empty where it is not legal
    /// In what the two outcomes differ, after the step and before chance answers, beyond what differed before.
    Aspects changes;

    /// Its spelling in A, or in B if only that has it.
    const std::string& text() const { return texts.a.empty() ? texts.b : texts.a; }
    /// The side that has it, of a step that only one has.
    Side owner() const { return steps.a ? Side::a : Side::b; }
};

class StepComparison {
public:
    explicit StepComparison(const PositionPair& pair);

    /// Sorted by text, byte by byte.
    std::span<const ComparedStep> steps() const { return steps_; }
    /// Legal steps of each side.
    const Both<int>& listed() const { return listed_; }
    /// Lines of a group.
    int count(StepGroup group) const;

private:
    std::vector<ComparedStep> steps_;
    Both<int> listed_;
};

}  // namespace gnostica::engine::lab
