// Why two rulesets list different steps in one position, or let the same step come to something else.
#pragma once

#include "engine/lab/rule_differences.h"
#include "engine/lab/step_comparison.h"
#include "engine/notation/step_text.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace gnostica::engine::lab {

/// Why a step is no line of the group `alike`.
struct StepReason {
    /// The id of the rule that makes the difference: of a step that one refuses that of the refusal, if that says more
    /// than that such a step belongs elsewhere; else the rule of the difference; else the one that describes the step.
    std::string rule;
    /// The difference between the rulesets that makes it, where one alone does; nullptr otherwise. Valid as long as
    /// the StepReasons.
    const RuleDifference* difference = nullptr;
    /// Why the step is not legal on the other side; nothing for a step that is.
    std::optional<StepProblem> problem;
};

/// Finds reasons. A difference is tried: A is compiled once more with this one thing as B has it, and if the step then
/// is as in B, that was it. (Where two differences make it together, each of them may be enough to undo it: then B is
/// tried with one thing as A has it.) What was compiled is kept, so that the first question may take some hundred
/// milliseconds for rulesets that differ in much, and all others are quick.
class StepReasons {
public:
    /// The registry, with which both rulesets were compiled, must live as long as this.
    StepReasons(PositionPair pair, const Registry& registry);
    ~StepReasons();
    StepReasons(const StepReasons&) = delete;
    StepReasons& operator=(const StepReasons&) = delete;

    /// The reason for a line of the comparison of this pair; nothing that is said of one in the group `alike`.
    StepReason why(const ComparedStep& step);

    std::span<const RuleDifference> differences() const { return differences_; }

private:
    class Trial;

    Trial* trial(Side side, std::size_t difference);
    std::vector<std::size_t> mostLikelyFirst(const std::string& rule, const std::string& usual) const;
    const RuleDifference* culprit(const ComparedStep& step, const std::string& rule, const std::string& usual);

    PositionPair pair_;
    const Registry& registry_;
    Aspects before_;
    std::vector<RuleDifference> differences_;
    /// By side that is changed and difference; made when they are first asked for.
    Both<std::vector<std::unique_ptr<Trial>>> trials_;
};

}  // namespace gnostica::engine::lab
