#include "engine/lab/step_reasons.h"

#include "engine/documents/document.h"
#include "engine/lab/step_listing.h"
#include "engine/mechanics/mechanic.h"
#include "engine/mechanics/registry.h"
#include "engine/play/play.h"

#include <algorithm>
#include <numeric>
#include <string_view>
#include <utility>

namespace gnostica::engine::lab {
namespace {

using nlohmann::json;

/// Does a refusal name the obstacle, instead of only stating that such a step belongs elsewhere?
bool isTelling(const Refusal& refusal) {
    switch (refusal.code) {
    case RefusalCode::gameOver:
    case RefusalCode::notNow:
    case RefusalCode::notYourPower:
    case RefusalCode::noCardInUse:
    case RefusalCode::mustFinishLink:
    case RefusalCode::chanceFirst: return false;
    default: return !refusal.rule.text.empty();
    }
}

/// "ROD" of "ROD-5".
std::string_view familyOf(std::string_view rule) {
    return rule.substr(0, rule.find('-'));
}

/// Do the states of both rulesets have the same layout? Mechanics store their memory in their own order, and the stash
/// is a part of the state.
bool haveSameStates(const Rules& a, const Rules& b) {
    return a.stash == b.stash && std::ranges::equal(a.mechanics, b.mechanics, [](const auto& one, const auto& other) {
               return one->id() == other->id() && one->memorySize() == other->memorySize();
           });
}

/// The aspects in which the outcomes of a step differ.
Aspects outcomes(const Rules& rules, State state, const Step& step, const Rules& otherRules, State other,
                 const Step& otherStep) {
    apply(rules, state, step);
    apply(otherRules, other, otherStep);
    return differing(rules, state, otherRules, other);
}

}  // namespace

/// One side with one part taken from the other side.
class StepReasons::Trial {
public:
    Trial(const PositionPair& pair, Side side, const RuleDifference& difference, const Registry& registry) {
        const Rules& own = *pair.rules[side];
        const json into = json::parse(own.document, nullptr, false);
        const json from = json::parse(pair.rules[otherThan(side)]->document, nullptr, false);
        auto rules = compile(withDifference(into, from, difference), registry);
        if (!rules) {
            return;  // not valid on its own
        }
        auto state = haveSameStates(own, **rules) ? Checked<State>(pair.states[side])
                                                  : carriedOver(own, pair.states[side], *rules);
        if (state) {
            rules_ = std::move(*rules);
            state_ = *state;
            listing_.emplace(*rules_, state_);
        }
    }

    bool isPlayable() const { return rules_ != nullptr; }
    const Rules& rules() const { return *rules_; }
    const State& state() const { return state_; }
    std::optional<Step> meaning(const std::string& text) const { return listing_->meaning(text); }

private:
    std::shared_ptr<const Rules> rules_;
    State state_;
    std::optional<StepListing> listing_;
};

StepReasons::StepReasons(PositionPair pair, const Registry& registry)
    : pair_(std::move(pair)),
      registry_(registry),
      before_(differing(pair_)),
      differences_(ruleDifferences(pair_.rules, registry)) {
    trials_.a.resize(differences_.size());
    trials_.b.resize(differences_.size());
}

StepReasons::~StepReasons() = default;

StepReasons::Trial* StepReasons::trial(Side side, std::size_t difference) {
    auto& made = trials_[side][difference];
    if (made == nullptr) {
        made = std::make_unique<Trial>(pair_, side, differences_[difference], registry_);
    }
    return made->isPlayable() ? made.get() : nullptr;
}

std::vector<std::size_t> StepReasons::mostLikelyFirst(const std::string& rule, const std::string& usual) const {
    const auto likelihood = [&](std::size_t place) {
        const std::string& own = differences_[place].rule;
        const bool isFamily = !own.empty() && (familyOf(own) == familyOf(rule) || familyOf(own) == familyOf(usual));
        return own == rule && !own.empty() ? 2 : isFamily ? 1 : 0;
    };
    std::vector<std::size_t> places(differences_.size());
    std::iota(places.begin(), places.end(), std::size_t{0});
    std::ranges::stable_sort(places, std::greater(), likelihood);
    return places;
}

const RuleDifference* StepReasons::culprit(const ComparedStep& step, const std::string& rule,
                                           const std::string& usual) {
    const RuleDifference* partly = nullptr;
    const std::vector<std::size_t> places = mostLikelyFirst(rule, usual);
    for (const Side side : kSides) {
        for (const std::size_t place : places) {
            const Trial* changed = trial(side, place);
            const auto meaning = changed == nullptr ? std::nullopt : changed->meaning(step.text());
            if (changed == nullptr) {
                continue;
            }
            if (step.group != StepGroup::differently) {
                if (meaning.has_value() != step.steps[side].has_value()) {
                    return &differences_[place];
                }
                continue;
            }
            if (!meaning) {
                continue;
            }
            const Side other = otherThan(side);
            const Aspects left = outcomes(changed->rules(), changed->state(), *meaning, *pair_.rules[other],
                                          pair_.states[other], *step.steps[other])
                                     .without(before_)
                                     .in(step.changes);
            if (left.empty()) {
                return &differences_[place];
            }
            partly = partly == nullptr && left != step.changes ? &differences_[place] : partly;
        }
    }
    return partly;
}

StepReason StepReasons::why(const ComparedStep& step) {
    if (step.group == StepGroup::alike) {
        return {};
    }
    StepReason reason;
    const Side owner = step.owner();
    const std::string usual(usualRuleOf(*pair_.rules[owner], *step.steps[owner]).text);
    if (step.group != StepGroup::differently) {
        const Side other = otherThan(owner);
        auto parsed = parseStep(*pair_.rules[other], pair_.states[other], step.text());
        if (!parsed) {
            reason.problem = std::move(parsed.error());
        }
    }
    const bool isRefused = reason.problem && reason.problem->refusal;
    // A step unknown to one of them is explained by its own rule, from the rules of the other.
    const bool isForeign = isRefused && reason.problem->refusal->code == RefusalCode::notInThisGame;
    const std::string refused = isForeign   ? usual
                                : isRefused ? std::string(reason.problem->refusal->rule.text)
                                            : std::string();
    reason.difference = culprit(step, refused, usual);
    if (isRefused && isTelling(*reason.problem->refusal)) {
        reason.rule = refused;
    } else if (reason.difference != nullptr && !reason.difference->rule.empty()) {
        reason.rule = reason.difference->rule;
    } else {
        reason.rule = refused.empty() ? usual : refused;
    }
    return reason;
}

}  // namespace gnostica::engine::lab
