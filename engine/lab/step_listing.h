// The legal steps of one state with their texts, for finding the steps of another ruleset.
#pragma once

#include "engine/model/step_list.h"
#include "engine/powers/table.h"

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace gnostica::engine::lab {

class StepListing {
public:
    /// Both must outlive this.
    StepListing(const Rules& rules, const State& state);

    std::size_t size() const { return texts_.size(); }
    const Step& step(std::size_t place) const { return steps_[place]; }
    /// The canonical spelling.
    const std::string& text(std::size_t place) const { return texts_[place]; }

    /// The index of the step with this spelling, with or without ` +`.
    std::optional<std::size_t> find(const std::string& text) const;

    /// A step of one of several twins.
    struct OfTwin {
        Step step;              ///< of the twin that was named
        std::size_t place = 0;  ///< index of the listed step that represents it
    };
    /// The step with this text, which distinguishes twins (`#`) that are equal here.
    std::optional<OfTwin> findTwin(const std::string& text) const;

    /// Found in either way, ready to be applied.
    std::optional<Step> meaning(const std::string& text) const;

private:
    Table table_;
    StepList steps_;
    std::vector<std::string> texts_;
    std::map<std::string, std::size_t, std::less<>> places_;
};

}  // namespace gnostica::engine::lab
