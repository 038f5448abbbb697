#include "app/turn/pick_matcher.h"

#include "engine/powers/table.h"

#include <algorithm>
#include <bitset>

namespace gnostica::turn {

namespace {

using namespace engine;

struct Sorter {
    const PickMatcher& matcher;
    PickedThings& picked;

    void operator()(PickWord pick) const { picked.word = pick.word; }
    void operator()(PickCard pick) const { picked.cards.insert(pick.card); }
    void operator()(PickSpace pick) const { picked.spaces.push_back(pick.space); }
    void operator()(PickPiece pick) const {
        picked.pieceFirst = picked.pieceFirst || picked.spaces.empty();
        picked.pieces.push_back(matcher.standIn(pick.piece));
    }
    void operator()(PickAmount pick) const { picked.amount = pick.amount; }
    void operator()(PickFacing pick) const { picked.facing = pick.facing; }
    void operator()(PickSource pick) const { picked.source = pick.source; }
};

bool matchesSpaces(const StepFacets& step, std::span<const Space> spaces) {
    if (spaces.empty()) {
        return true;
    }
    if (spaces.size() == 1) {
        return step.place == spaces[0] || step.landing == spaces[0];
    }
    return spaces.size() == 2 && ((step.place == spaces[0] && step.landing == spaces[1]) ||
                                  (step.place == spaces[1] && step.landing == spaces[0]));
}

bool matchesCards(const StepFacets& step, CardSet cards) {
    if (cards.empty()) {
        return true;
    }
    if (step.discards) {
        return (cards - *step.discards).empty();
    }
    return cards.size() == 1 && step.card == *cards.begin();
}

}  // namespace

PickMatcher::PickMatcher(const Rules& rules, const State& state) {
    const Table table(rules, state);
    for (std::size_t i = 0; i < state.pieceCount; ++i) {
        standIns_[i] = static_cast<PieceId>(i);
        for (std::size_t older = 0; older < i && !table.numbered(static_cast<PieceId>(i)); ++older) {
            if (state.pieces[older].bearsNameOf(state.pieces[i])) {
                standIns_[i] = static_cast<PieceId>(older);
                break;
            }
        }
    }
}

PieceId PickMatcher::standIn(PieceId piece) const {
    return index(piece) < standIns_.size() ? standIns_[index(piece)] : piece;
}

PickedThings PickMatcher::sort(std::span<const Pick> picks) const {
    PickedThings picked;
    for (const Pick& pick : picks) {
        std::visit(Sorter{*this, picked}, pick);
    }
    return picked;
}

bool PickMatcher::areTargets(const StepFacets& step, std::span<const PieceId> picked, std::size_t without) const {
    const auto targetsLike = [&](PieceId piece) {
        if (step.aimed.empty()) {
            return step.target != kNoPiece && standIn(step.target) == piece ? 1 : 0;
        }
        return static_cast<int>(
            std::count_if(step.aimed.begin(), step.aimed.end(), [&](PieceId id) { return standIn(id) == piece; }));
    };
    for (std::size_t i = 0; i < picked.size(); ++i) {
        if (i == without) {
            continue;
        }
        int wanted = 0;
        for (std::size_t j = 0; j < picked.size(); ++j) {
            wanted += j != without && picked[j] == picked[i] ? 1 : 0;
        }
        if (targetsLike(picked[i]) < wanted) {
            return false;
        }
    }
    return step.aimed.empty() ? picked.size() <= (without < picked.size() ? 2U : 1U) : true;
}

bool PickMatcher::matchesPieces(const StepFacets& step, std::span<const PieceId> picked) const {
    if (picked.empty() || areTargets(step, picked, picked.size())) {
        return true;
    }
    for (std::size_t i = 0; i < picked.size(); ++i) {
        if (step.minion != kNoPiece && picked[i] == standIn(step.minion) && areTargets(step, picked, i)) {
            return true;
        }
    }
    return false;
}

bool PickMatcher::matches(const StepFacets& step, const PickedThings& picked) const {
    return (!picked.word || step.word == *picked.word) &&       //
           (!picked.amount || step.amount == picked.amount) &&  //
           (!picked.facing || step.facing == picked.facing) &&  //
           (!picked.source || step.source == picked.source) &&  //
           matchesCards(step, picked.cards) && matchesSpaces(step, picked.spaces) && matchesPieces(step, picked.pieces);
}

bool PickMatcher::isNatural(const StepFacets& step, const PickedThings& picked) const {
    if (picked.pieces.size() > 1 &&
        !(step.minion != kNoPiece && picked.pieces[0] == standIn(step.minion) && areTargets(step, picked.pieces, 0))) {
        return false;
    }
    if (picked.spaces.size() == 1 && picked.pieceFirst) {
        return step.landing == picked.spaces[0] && step.target != kNoPiece &&
               standIn(step.target) == picked.pieces.back();
    }
    return picked.spaces.empty() || step.place == picked.spaces[0];
}

std::vector<std::size_t> PickMatcher::narrow(std::span<const StepFacets> steps, const PickedThings& picked) const {
    std::vector<std::size_t> matching;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (matches(steps[i], picked)) {
            matching.push_back(i);
        }
    }
    const auto throwsAway = [&](std::size_t i) { return !picked.cards.empty() && steps[i].discards; };
    if (!std::all_of(matching.begin(), matching.end(), throwsAway)) {
        std::erase_if(matching, throwsAway);
    }
    std::bitset<kMostStepWords> natural;  // words for which some step is a natural reading of the picks
    for (const std::size_t i : matching) {
        if (isNatural(steps[i], picked)) {
            natural.set(static_cast<std::size_t>(steps[i].word));
        }
    }
    std::erase_if(matching, [&](std::size_t i) {
        return natural.test(static_cast<std::size_t>(steps[i].word)) && !isNatural(steps[i], picked);
    });
    return matching;
}

bool PickMatcher::settles(const StepFacets& step, const PickedThings& picked) const {
    if (step.discards) {
        return *step.discards == picked.cards;
    }
    if (step.aimed.empty()) {
        return true;
    }
    const bool minionPicked =
        std::find(picked.pieces.begin(), picked.pieces.end(), standIn(step.minion)) != picked.pieces.end();
    return picked.pieces.size() - (minionPicked ? 1U : 0U) == step.aimed.size();
}

}  // namespace gnostica::turn
