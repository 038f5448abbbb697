#include "engine/bots/candidates.h"

#include "engine/model/step_fields.h"
#include "engine/play/play.h"

#include <algorithm>
#include <array>

namespace gnostica::engine::bots {

namespace {

/// The discards that a player considers: the least useful card, the two least useful, and so on.
std::array<std::uint16_t, kMaxHand + 1> considered(const Evaluation& evaluation, CardSet hand) {
    std::array<std::pair<float, int>, kCardCount> worth;
    int count = 0;
    for (const Card card : hand) {
        if (count < kMaxHand) {
            worth[static_cast<std::size_t>(count)] = {evaluation.worthInHand(card), count};
            ++count;
        }
    }
    std::sort(worth.begin(), worth.begin() + count);
    std::array<std::uint16_t, kMaxHand + 1> picks{};
    for (std::size_t i = 0; i < kMaxHand; ++i) {
        const unsigned bit = static_cast<int>(i) < count ? 1U << static_cast<unsigned>(worth[i].second) : 0U;
        picks[i + 1] = static_cast<std::uint16_t>(picks[i] | bit);
    }
    return picks;
}

/// Keeps only the considered steps of type S.
template <class S>
void thinOut(const Evaluation& evaluation, CardSet hand, StepList& steps) {
    const auto picks = considered(evaluation, hand);
    std::array<int, kMaxHand + 1> most{};
    most.fill(-1);
    const auto isConsidered = [&](const S& step) {
        const auto size = static_cast<std::size_t>(step.discards.size());
        return size <= kMaxHand && step.discards.bits == picks[size];
    };
    for (const Step& step : steps) {
        if (const auto* draw = std::get_if<S>(&step); draw != nullptr && isConsidered(*draw)) {
            int& best = most[static_cast<std::size_t>(draw->discards.size())];
            best = std::max(best, int{draw->draw});
        }
    }
    steps.filter(0, [&](const Step& step) {
        const auto* draw = std::get_if<S>(&step);
        if (draw == nullptr || (draw->discards.bits == 0 && draw->draw == 0)) {
            return true;
        }
        return isConsidered(*draw) && draw->draw == most[static_cast<std::size_t>(draw->discards.size())];
    });
}

class Mixer {
public:
    explicit Mixer(std::size_t start) : sum_(start + 1) {}
    template <class T>
    void add(T value) {
        sum_ = (sum_ + static_cast<std::uint64_t>(value) + 0x9e3779b97f4a7c15U) * 0xbf58476d1ce4e5b9U;
        sum_ ^= sum_ >> 29U;
    }
    void add(Card card) { add(card.number()); }
    void add(HandPick pick) { add(pick.size()); }  // of each size one is considered, with cards that depend on the hand
    void add(Space space) {
        add((static_cast<std::uint32_t>(static_cast<std::uint16_t>(space.column)) << 16U) |
            static_cast<std::uint16_t>(space.row));
    }
    std::uint64_t value() const { return sum_; }

private:
    std::uint64_t sum_;
};

}  // namespace

void listCandidates(const Evaluation& evaluation, const State& state, StepList& out) {
    legalSteps(evaluation.rules(), state, out);
    const CardSet hand = isPlayer(state.turn.mover) ? state.hands[state.turn.mover] : CardSet{};
    if (state.turn.stage == Stage::option) {
        thinOut<step::Refresh>(evaluation, hand, out);
    } else if (out.size() > kMostCandidates / 4) {
        thinOut<step::Redraw>(evaluation, hand, out);
    }
    if (out.size() > kMostCandidates) {
        const std::size_t all = out.size();
        std::size_t seen = 0;
        out.filter(0, [&](const Step&) {  // evenly: every part of the list keeps its share
            ++seen;
            return seen * kMostCandidates / all != (seen - 1) * kMostCandidates / all;
        });
    }
}

std::uint32_t meaningOf(const Step& step) {
    Mixer mixer(step.index());
    forEachField(step, [&](auto, const auto& value) { mixer.add(value); });
    return static_cast<std::uint32_t>(mixer.value() >> 32U);
}

bool opensCard(const Step& step) {
    return std::holds_alternative<step::Activate>(step) || std::holds_alternative<step::Play>(step) ||
           std::holds_alternative<step::Reveal>(step) || std::holds_alternative<step::Copy>(step);
}

}  // namespace gnostica::engine::bots
