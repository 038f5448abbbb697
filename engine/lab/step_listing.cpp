#include "engine/lab/step_listing.h"

#include "engine/notation/detail/spelling.h"
#include "engine/notation/step_text.h"
#include "engine/play/play.h"
#include "engine/powers/twins.h"

#include <algorithm>
#include <string_view>

namespace gnostica::engine::lab {
namespace {

constexpr std::string_view kLinkMark = " +";

std::string withoutLinkMark(std::string text) {
    if (text.ends_with(kLinkMark)) {
        text.resize(text.size() - kLinkMark.size());
    }
    return text;
}

}  // namespace

StepListing::StepListing(const Rules& rules, const State& state) : table_(rules, state) {
    legalSteps(rules, state, steps_);
    const Speller speller(table_);
    texts_.reserve(steps_.size());
    for (const Step& step : steps_) {
        texts_.push_back(speller.text(step));
        places_.emplace(withoutLinkMark(texts_.back()), texts_.size() - 1);
    }
}

std::optional<std::size_t> StepListing::find(const std::string& text) const {
    const auto at = places_.find(withoutLinkMark(text));
    return at == places_.end() ? std::nullopt : std::optional(at->second);
}

std::optional<StepListing::OfTwin> StepListing::findTwin(const std::string& text) const {
    if (text.find('#') == std::string::npos) {
        return std::nullopt;
    }
    const std::string bare = withoutLinkMark(text);
    auto step = parseStep(table_.rules, table_.state, bare);
    if (!step) {
        step = parseStep(table_.rules, table_.state, bare + std::string(kLinkMark));
    }
    if (!step) {
        return std::nullopt;
    }
    const auto* listed = std::find(steps_.begin(), steps_.end(), standIn(table_, *step));
    return listed == steps_.end() ? std::nullopt
                                  : std::optional(OfTwin{*step, static_cast<std::size_t>(listed - steps_.begin())});
}

std::optional<Step> StepListing::meaning(const std::string& text) const {
    if (const auto place = find(text)) {
        return steps_[*place];
    }
    const auto twin = findTwin(text);
    return twin ? std::optional(twin->step) : std::nullopt;
}

}  // namespace gnostica::engine::lab
