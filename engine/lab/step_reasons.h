// Reasons why two rulesets list different steps in one position, or give the same step different outcomes.
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

/// The reason why a step is not in the group `alike`.
struct StepReason {
    /// The id of the responsible rule. For a refused step the rule of the refusal, unless it only states that such a
    /// step belongs elsewhere; otherwise the rule of the difference; otherwise the rule that describes the step.
    std::string rule;
    /// The responsible difference between the rulesets, if a single one suffices; otherwise nullptr. Valid for the
    /// lifetime of the StepReasons.
    const RuleDifference* difference = nullptr;
    /// The reason why the step is not legal on the other side; nullopt if it is legal.
    std::optional<StepProblem> problem;
};

/// Finds reasons by trying differences: A is compiled again with one part taken from B; if the step is then as in B,
/// that part is the reason. (If two differences cause it together, undoing either may suffice: then B is tried with one
/// part taken from A.) Compiled rules are kept: for very different rulesets the first query may take several hundred
/// milliseconds; later queries are fast.
class StepReasons {
public:
    /// The registry must be the one with which both rulesets were compiled, and must outlive this.
    StepReasons(PositionPair pair, const Registry& registry);
    ~StepReasons();
    StepReasons(const StepReasons&) = delete;
    StepReasons& operator=(const StepReasons&) = delete;

    /// The reason for a line of the comparison of this pair; empty for a line in the group `alike`.
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
    /// By changed side and difference; made on demand.
    Both<std::vector<std::unique_ptr<Trial>>> trials_;
};

}  // namespace gnostica::engine::lab
