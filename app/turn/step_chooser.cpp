#include "app/turn/step_chooser.h"

#include "app/turn/add_once.h"
#include "engine/play/play.h"

#include <algorithm>
#include <iterator>
#include <numeric>

namespace gnostica::turn {

namespace {

using namespace engine;

/// True for kinds of picks of which only the last one counts.
bool isSingle(const Pick& pick) {
    return !std::holds_alternative<PickCard>(pick) && !std::holds_alternative<PickSpace>(pick) &&
           !std::holds_alternative<PickPiece>(pick);
}

/// All picks that describe a step.
std::vector<Pick> picksOf(const StepFacets& step) {
    std::vector<Pick> picks{PickWord{step.word}};
    if (step.minion != kNoPiece) {
        picks.emplace_back(PickPiece{step.minion});
    }
    if (step.target != kNoPiece) {  // a minion that targets itself is picked twice
        picks.emplace_back(PickPiece{step.target});
    }
    for (const PieceId id : step.aimed) {
        picks.emplace_back(PickPiece{id});
    }
    for (const auto& space : {step.place, step.landing}) {
        if (space) {
            picks.emplace_back(PickSpace{*space});
        }
    }
    CardSet cards = step.discards.value_or(CardSet());
    if (!step.card.isNone()) {
        cards.insert(step.card);
    }
    for (const Card card : cards) {
        picks.emplace_back(PickCard{card});
    }
    if (step.amount) {
        picks.emplace_back(PickAmount{*step.amount});
    }
    if (step.source) {
        picks.emplace_back(PickSource{*step.source});
    }
    if (step.facing) {
        picks.emplace_back(PickFacing{*step.facing});
    }
    return picks;
}

}  // namespace

void StepChooser::offer(std::shared_ptr<const Rules> rules, const View& view, const StepList& legal) {
    rules_ = std::move(rules);
    view_ = view;
    decider_ = engine::decider(*rules_, state());
    matcher_ = PickMatcher(*rules_, state());
    steps_.assign(legal.begin(), legal.end());
    facets_.clear();
    facets_.reserve(steps_.size());
    for (const Step& step : steps_) {
        facets_.push_back(facetsOf(*rules_, state(), decider_, step));
    }
    clearPicks();
    refusedWords_ = turn::refusedWords(*rules_, state(), decider_, words());
}

bool StepChooser::isAbout(const View& view, const StepList& legal) const {
    return !isIdle() && view_ == view && std::equal(steps_.begin(), steps_.end(), legal.begin(), legal.end());
}

const State& StepChooser::state() const {
    static const State nothing;
    return view_ ? view_->open() : nothing;
}

void StepChooser::withdraw() {
    rules_.reset();
    view_.reset();
    steps_.clear();
    facets_.clear();
    refusedWords_.clear();
    clearPicks();
}

bool StepChooser::isPicked(const Pick& pick) const {
    return std::find(picks_.begin(), picks_.end(), pick) != picks_.end();
}

bool StepChooser::accept(std::vector<Pick> picks) {
    std::vector<std::size_t> open = matcher_.narrow(facets_, matcher_.sort(picks));
    if (open.empty()) {
        return false;
    }
    open_ = std::move(open);
    picks_ = std::move(picks);
    update();
    return true;
}

bool StepChooser::pick(const Pick& pick) {
    std::vector<Pick> picks = picks_;
    const auto again = std::find(picks.begin(), picks.end(), pick);
    const bool toggles = again != picks.end() && !(std::holds_alternative<PickPiece>(pick) && narrows(pick));
    if (toggles) {
        picks.erase(again);
        return accept(std::move(picks));
    }
    if (isSingle(pick)) {
        std::erase_if(picks, [&pick](const Pick& earlier) { return earlier.index() == pick.index(); });
    }
    picks.push_back(pick);
    return accept(std::move(picks));
}

bool StepChooser::repick(const Pick& pick) {
    if (this->pick(pick)) {
        return true;
    }
    std::vector<Pick> picks = picks_;
    while (!picks.empty()) {
        picks.pop_back();
        std::vector<Pick> trial = picks;
        trial.push_back(pick);
        if (accept(std::move(trial))) {
            return true;
        }
    }
    return false;
}

bool StepChooser::propose(const Step& step) {
    clearPicks();
    const auto wanted = std::find(steps_.begin(), steps_.end(), step);
    if (wanted == steps_.end()) {
        return false;
    }
    const auto place = static_cast<std::size_t>(wanted - steps_.begin());
    for (const Pick& next : picksOf(facets_[place])) {
        if (proposal() == step) {
            return true;
        }
        const std::vector<Pick> before = picks_;
        if (narrows(next) && pick(next) && std::find(open_.begin(), open_.end(), place) == open_.end()) {
            accept(before);
        }
    }
    if (proposal() != step) {
        mean(place);
    }
    return true;
}

void StepChooser::mean(std::size_t place) {
    open_ = {place};
    settled_ = open_;
    common_ = facets_[place];
    updateCandidates();
}

bool StepChooser::takeBackPick() {
    if (picks_.empty()) {
        return false;
    }
    std::vector<Pick> picks = picks_;
    picks.pop_back();
    return accept(std::move(picks));
}

void StepChooser::clearPicks() {
    picks_.clear();
    open_.resize(steps_.size());
    std::iota(open_.begin(), open_.end(), std::size_t{0});
    update();
}

void StepChooser::update() {
    const PickedThings picked = matcher_.sort(picks_);
    settled_ = open_;
    if (open_.size() > 1) {
        std::erase_if(settled_, [&](std::size_t i) { return !matcher_.settles(facets_[i], picked); });
    }
    common_ = commonOf(open_);
    updateCandidates();
}

std::vector<StepWord> StepChooser::words() const {
    std::vector<StepWord> words;
    for (const StepFacets& step : facets_) {
        addOnce(words, step.word);
    }
    return words;
}

std::vector<Step> StepChooser::remaining() const {
    std::vector<Step> steps;
    steps.reserve(settled_.size());
    for (const std::size_t i : settled_) {
        steps.push_back(steps_[i]);
    }
    return steps;
}

bool StepChooser::differOnlyInFacing(std::span<const std::size_t> steps) const {
    return std::all_of(steps.begin(), steps.end(), [&](std::size_t i) {
        return withFacing(steps_[i], Facing::north) == withFacing(steps_[steps.front()], Facing::north);
    });
}

std::optional<std::size_t> StepChooser::defaultStep(std::span<const std::size_t> steps) const {
    const StepFacets& first = facets_[steps.front()];
    const auto draws = [&](std::size_t i) {
        return facets_[i].draws && facets_[i].amount && facets_[i].kind == first.kind &&
               facets_[i].discards == first.discards;
    };
    if (std::all_of(steps.begin(), steps.end(), draws)) {
        return *std::max_element(steps.begin(), steps.end(), [this](std::size_t a, std::size_t b) {
            return facets_[a].amount < facets_[b].amount;
        });
    }
    if (!first.facing || !differOnlyInFacing(steps)) {
        return std::nullopt;
    }
    const Facing kept = first.target == kNoPiece ? Facing::upright : state().piece(first.target).facing();
    const auto found =
        std::find_if(steps.begin(), steps.end(), [&](std::size_t i) { return facets_[i].facing == kept; });
    return found != steps.end() ? std::optional(*found) : std::nullopt;
}

std::vector<std::size_t> StepChooser::usesOfPower() const {
    std::vector<std::size_t> uses;
    const Turn& turn = state().turn;
    const bool isUser = turn.stage == Stage::power && turn.interrupt == 0;  // not a player who answers yes or no
    if (isUser && picks_.empty() && settled_.size() == open_.size()) {
        std::copy_if(open_.begin(), open_.end(), std::back_inserter(uses),
                     [this](std::size_t i) { return facets_[i].word != StepWord::skip; });
    }
    return uses;
}

std::optional<std::size_t> StepChooser::plainEnd() const {
    const Turn& turn = state().turn;
    if (turn.stage != Stage::close || turn.interrupt != 0 || !picks_.empty()) {
        return std::nullopt;
    }
    const auto found = std::ranges::find(open_, StepWord::done, [this](std::size_t i) { return facets_[i].word; });
    return found != open_.end() ? std::optional(*found) : std::nullopt;
}

std::optional<Step> StepChooser::proposal() const {
    if (settled_.size() == 1 && (open_.size() == 1 || !picks_.empty())) {
        return steps_[settled_.front()];
    }
    if (const auto end = plainEnd()) {
        return steps_[*end];
    }
    if (settled_.empty() || (picks_.empty() && settled_.size() < open_.size())) {
        return std::nullopt;
    }
    const std::vector<std::size_t> uses = usesOfPower();
    if (uses.size() == 1) {
        return steps_[uses.front()];
    }
    const std::optional<std::size_t> chosen = defaultStep(uses.empty() ? settled_ : uses);
    return chosen ? std::optional(steps_[*chosen]) : std::nullopt;
}

std::optional<Refusal> StepChooser::whyNot(const Pick& pick) const {
    if (StepChooser(*this).repick(pick)) {
        return std::nullopt;
    }
    if (const auto* word = std::get_if<PickWord>(&pick)) {
        const auto refused = std::find_if(refusedWords_.begin(), refusedWords_.end(),
                                          [&](const RefusedWord& each) { return each.word == word->word; });
        if (refused != refusedWords_.end()) {
            return refused->refusal;
        }
    }
    if (!rules_) {
        return std::nullopt;
    }
    const auto reason = turn::whyNot(*rules_, state(), decider_, picks_, pick);
    return reason ? reason : Refusal{.code = RefusalCode::notNow, .rule = {"TRN-2"}};
}

}  // namespace gnostica::turn
