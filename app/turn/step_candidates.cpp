// StepChooser: the candidates for the next pick, and what all remaining steps have in common.
#include "app/turn/add_once.h"
#include "app/turn/step_chooser.h"

#include <algorithm>
#include <iterator>
#include <tuple>

namespace gnostica::turn {

namespace {

using namespace engine;

constexpr std::size_t kNoKind = static_cast<std::size_t>(-1);

/// True for a step that consists of its word alone.
bool isBare(const StepFacets& step) {
    return step.minion == kNoPiece && step.target == kNoPiece && !step.place && step.card.isNone() && !step.amount;
}

template <class T>
void keepIfEqual(T& common, const T& value, const T& nothing) {
    if (!(common == value)) {
        common = nothing;
    }
}

void agree(StepFacets& common, const StepFacets& step) {
    keepIfEqual(common.kind, step.kind, kNoKind);
    keepIfEqual(common.minion, step.minion, kNoPiece);
    keepIfEqual(common.target, step.target, kNoPiece);
    keepIfEqual(common.aimed, step.aimed, {});
    keepIfEqual(common.place, step.place, {});
    keepIfEqual(common.landing, step.landing, {});
    keepIfEqual(common.card, step.card, Card::none());
    keepIfEqual(common.source, step.source, {});
    keepIfEqual(common.amount, step.amount, {});
    keepIfEqual(common.facing, step.facing, {});
    keepIfEqual(common.discards, step.discards, {});
}

/// A single alternative is not a choice.
template <class T>
void dropIfSingle(std::vector<T>& list) {
    if (list.size() == 1) {
        list.clear();
    }
}

/// The things on the board and the cards that a set of steps names.
struct Named {
    std::vector<Space> spaces;
    std::vector<PieceId> pieces;
    CardSet cards;

    void addPlaces(const StepFacets& step) {
        for (const auto& space : {step.place, step.landing}) {
            if (space) {
                addOnce(spaces, *space);
            }
        }
    }
    void addPieces(const StepFacets& step) {
        for (const PieceId piece : {step.minion, step.target}) {
            if (piece != kNoPiece) {
                addOnce(pieces, piece);
            }
        }
        for (const PieceId id : step.aimed) {
            addOnce(pieces, id);
        }
    }
    void addCards(const StepFacets& step) {
        if (!step.card.isNone()) {
            cards.insert(step.card);
        }
        if (step.discards) {
            cards |= *step.discards;
        }
    }
    void add(const StepFacets& step) {
        addPlaces(step);
        addPieces(step);
        addCards(step);
    }
};

/// True if these steps agree on kind, target and place, so that the amount is the next question.
bool isAboutSameThing(const StepFacets& common, const StepFacets& example) {
    return common.kind == example.kind && common.target == example.target && common.place == example.place;
}

/// True if only the facing (and perhaps the minion) is open.
bool differInFacing(const StepFacets& common, const StepFacets& example) {
    const auto rest = [](const StepFacets& step) {
        return std::tie(step.kind, step.target, step.place, step.landing, step.card, step.source, step.amount);
    };
    return example.facing && !common.facing && rest(example) == rest(common);
}

}  // namespace

StepFacets StepChooser::commonOf(std::span<const std::size_t> steps) const {
    StepFacets common;
    common.kind = kNoKind;
    bool first = true;
    for (const std::size_t i : steps) {
        if (isBare(facets_[i])) {
            continue;
        }
        if (first) {
            common = facets_[i];
            first = false;
        } else {
            agree(common, facets_[i]);
        }
    }
    return common;
}

bool StepChooser::narrows(const Pick& pick) const {
    std::vector<Pick> picks = picks_;
    picks.push_back(pick);
    const PickedThings picked = matcher_.sort(picks);
    bool some = false;
    bool all = true;
    for (const std::size_t i : open_) {
        const bool fits = matcher_.matches(facets_[i], picked);
        some = some || fits;
        all = all && fits;
        if (some && !all) {
            return true;
        }
    }
    return false;
}

template <class P>
std::vector<std::size_t> StepChooser::openWithout() const {
    std::vector<Pick> picks = picks_;
    if (std::erase_if(picks, [](const Pick& pick) { return std::holds_alternative<P>(pick); }) == 0) {
        return open_;
    }
    return matcher_.narrow(facets_, matcher_.sort(picks));
}

void StepChooser::updateCandidates() {
    candidates_ = {};
    Named named;
    for (const std::size_t i : open_) {
        named.add(facets_[i]);
    }
    std::copy_if(named.spaces.begin(), named.spaces.end(), std::back_inserter(candidates_.spaces),
                 [this](Space space) { return narrows(PickSpace{space}); });
    for (const Card card : named.cards) {
        if (narrows(PickCard{card})) {
            candidates_.cards.insert(card);
        }
    }
    std::erase_if(named.pieces, [this](PieceId piece) { return !narrows(PickPiece{piece}); });
    addWithLikes(named.pieces);
    addWords();
    addSources();
    addAmounts();
    addFacings();
}

void StepChooser::addWithLikes(const std::vector<PieceId>& pieces) {
    for (std::size_t i = 0; i < state().pieceCount; ++i) {
        const auto id = static_cast<PieceId>(i);
        const auto likeIt = [&](PieceId piece) { return matcher_.alike(piece, id); };
        if (std::any_of(pieces.begin(), pieces.end(), likeIt)) {
            candidates_.pieces.push_back(id);
        }
    }
}

void StepChooser::addWords() {
    for (const std::size_t i : openWithout<PickWord>()) {
        addOnce(candidates_.words, facets_[i].word);
    }
    dropIfSingle(candidates_.words);
}

void StepChooser::addSources() {
    const std::vector<std::size_t> open = openWithout<PickSource>();
    if (commonOf(open).kind == kNoKind) {
        return;
    }
    for (const std::size_t i : open) {
        if (facets_[i].source) {
            addOnce(candidates_.sources, *facets_[i].source);
        }
    }
    dropIfSingle(candidates_.sources);
}

void StepChooser::addAmounts() {
    std::vector<std::size_t> open = openWithout<PickAmount>();
    const StepFacets common = commonOf(open);
    std::erase_if(open, [this](std::size_t i) { return !facets_[i].amount; });
    if (open.empty() || !isAboutSameThing(common, facets_[open.front()])) {
        return;
    }
    const PickedThings picked = matcher_.sort(picks_);
    for (const std::size_t i : open) {
        if (!facets_[i].discards || matcher_.settles(facets_[i], picked)) {
            addOnce(candidates_.amounts, *facets_[i].amount);
        }
    }
    std::sort(candidates_.amounts.begin(), candidates_.amounts.end());
    dropIfSingle(candidates_.amounts);
}

void StepChooser::addFacings() {
    std::vector<std::size_t> open = openWithout<PickFacing>();
    // After the first pick, ignores steps without a facing: founding a territory with a card must not prevent turning a
    // new piece in the same place.
    std::erase_if(open, [this](std::size_t i) { return picks_.empty() ? isBare(facets_[i]) : !facets_[i].facing; });
    if (open.empty() || !differInFacing(commonOf(open), facets_[open.front()])) {
        return;
    }
    for (const std::size_t i : open) {
        addOnce(candidates_.facings, *facets_[i].facing);
    }
    std::sort(candidates_.facings.begin(), candidates_.facings.end());
}

}  // namespace gnostica::turn
