#include "engine/lab/step_comparison.h"

#include "engine/lab/step_listing.h"
#include "engine/play/play.h"

#include <algorithm>
#include <utility>

namespace gnostica::engine::lab {
namespace {

class Comparing {
public:
    explicit Comparing(const PositionPair& pair)
        : pair_(pair),
          before_(differing(pair)),
          a_(*pair.rules.a, pair.states.a),
          b_(*pair.rules.b, pair.states.b),
          taken_{std::vector<bool>(a_.size()), std::vector<bool>(b_.size())} {}

    std::vector<ComparedStep> run() {
        if (!before_.has(Aspect::decision)) {
            match();
            matchTwins(Side::a);
            matchTwins(Side::b);
        }
        for (const Side side : kSides) {
            addRest(side);
        }
        std::ranges::sort(found_, {}, [](const ComparedStep& each) -> const std::string& { return each.text(); });
        return std::move(found_);
    }

    Both<int> listed() const { return {static_cast<int>(a_.size()), static_cast<int>(b_.size())}; }

private:
    const StepListing& of(Side side) const { return side == Side::a ? a_ : b_; }

    void match() {
        for (std::size_t i = 0; i < a_.size(); ++i) {
            if (const auto there = b_.find(a_.text(i))) {
                taken_.a[i] = true;
                taken_.b[*there] = true;
                add({a_.step(i), b_.step(*there)}, {a_.text(i), b_.text(*there)});
            }
        }
    }

    /// Matches steps of this side with those of the other that name a twin.
    void matchTwins(Side side) {
        const StepListing& here = of(side);
        const StepListing& there = of(otherThan(side));
        for (std::size_t i = 0; i < here.size(); ++i) {
            const auto twin = taken_[side][i] ? std::nullopt : there.findTwin(here.text(i));
            if (twin) {
                taken_[side][i] = true;
                taken_[otherThan(side)][twin->place] = true;
                Both<std::optional<Step>> steps;
                Both<std::string> texts;
                steps[side] = here.step(i);
                texts[side] = here.text(i);
                steps[otherThan(side)] = twin->step;
                texts[otherThan(side)] = there.text(twin->place);
                add(steps, std::move(texts));
            }
        }
    }

    void addRest(Side side) {
        const StepListing& here = of(side);
        for (std::size_t i = 0; i < here.size(); ++i) {
            if (!taken_[side][i]) {
                ComparedStep step;
                step.group = side == Side::a ? StepGroup::onlyA : StepGroup::onlyB;
                step.steps[side] = here.step(i);
                step.texts[side] = here.text(i);
                found_.push_back(std::move(step));
            }
        }
    }

    void add(const Both<std::optional<Step>>& steps, Both<std::string> texts) {
        State a = pair_.states.a;
        State b = pair_.states.b;
        apply(*pair_.rules.a, a, *steps.a);
        apply(*pair_.rules.b, b, *steps.b);
        const Aspects changes = differing(*pair_.rules.a, a, *pair_.rules.b, b).without(before_);
        found_.push_back(
            {changes.empty() ? StepGroup::alike : StepGroup::differently, steps, std::move(texts), changes});
    }

    const PositionPair& pair_;
    Aspects before_;
    StepListing a_;
    StepListing b_;
    Both<std::vector<bool>> taken_;
    std::vector<ComparedStep> found_;
};

}  // namespace

StepComparison::StepComparison(const PositionPair& pair) {
    Comparing comparing(pair);
    listed_ = comparing.listed();
    steps_ = comparing.run();
}

int StepComparison::count(StepGroup group) const {
    return static_cast<int>(std::ranges::count(steps_, group, &ComparedStep::group));
}

}  // namespace gnostica::engine::lab
