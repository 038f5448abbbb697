#include "engine/bots/temperament.h"

#include "engine/model/rng.h"

#include <algorithm>
#include <array>

namespace gnostica::engine::bots {

namespace {

constexpr std::array<std::string_view, 3> kBents{"", "builder", "hunter"};
constexpr std::array<std::string_view, 3> kNerves{"", "gambler", "prudent"};
static_assert(kBents.size() * kNerves.size() == kTemperaments);

// The differences between a hunter or builder and the even player: about a fifth of the shipped weights, so that
// strength hardly changes.
constexpr float kBuilding = 0.08F;
constexpr float kStriking = 0.03F;
/// Of Judgement::others. With two seats left, sparing the other player is expensive.
constexpr float kHostilityOfTwo = 0.04F;
constexpr float kHostilityOfMore = 0.07F;
/// The largest part of its chance of waiting that a gambler gives up for an announcement.
constexpr float kDaring = 0.25F;

float& weightOf(Judgement& judgement, Feature feature) {
    return judgement.weights.of[static_cast<std::size_t>(feature)];
}

/// `side`: 1 for a hunter, -1 for a builder.
void temper(Judgement& judgement, float side, float hostility) {
    weightOf(judgement, Feature::founding) -= side * kBuilding;
    weightOf(judgement, Feature::raising) -= side * kBuilding;
    weightOf(judgement, Feature::strikesNext) += side * kStriking;
    judgement.others = std::clamp(judgement.others + side * hostility, 0.0F, 1.0F);
}

}  // namespace

std::string codeOf(Temperament temperament) {
    std::string code(kBents[static_cast<std::size_t>(temperament.bent)]);
    const std::string_view nerve = kNerves[static_cast<std::size_t>(temperament.nerve)];
    code += code.empty() || nerve.empty() ? "" : " ";
    return code += nerve;
}

Temperament temperamentNamed(std::string_view code) {
    Temperament temperament;
    while (!code.empty()) {
        const std::string_view word = code.substr(0, code.find(' '));
        code.remove_prefix(std::min(code.size(), word.size() + 1));
        if (word.empty()) {
            continue;
        }
        if (const auto bent = std::ranges::find(kBents, word); bent != kBents.end()) {
            temperament.bent = static_cast<Bent>(bent - kBents.begin());
        }
        if (const auto nerve = std::ranges::find(kNerves, word); nerve != kNerves.end()) {
            temperament.nerve = static_cast<Nerve>(nerve - kNerves.begin());
        }
    }
    return temperament;
}

Temperament temperamentDrawn(std::uint64_t seed, Seat seat) {
    Rng rng((seed ^ 0x9e3779b97f4a7c15U) + index(seat));  // not the random numbers of the deal
    return temperamentAt(static_cast<int>(rng.below(kTemperaments)));
}

Judging tempered(Judging judging, Bent bent) {
    if (bent != Bent::even) {
        const float side = bent == Bent::hunter ? 1 : -1;
        temper(judging.two, side, kHostilityOfTwo);
        temper(judging.more, side, kHostilityOfMore);
    }
    return judging;
}

float shareWanted(float waiting, Nerve nerve) {
    const float side = nerve == Nerve::prudent ? 1 : nerve == Nerve::gambler ? -1 : 0;
    return waiting + side * kDaring * waiting * (1 - waiting);
}

}  // namespace gnostica::engine::bots
