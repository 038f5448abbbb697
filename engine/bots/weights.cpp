#include "engine/bots/weights.h"

#include <iomanip>
#include <locale>
#include <sstream>

namespace gnostica::engine::bots {

namespace {

/// Set by hand. What `gnostica-cli tune` makes of them foretells results better, but has not been shown to play better
/// in a match (`gnostica-cli match --a adept --b adept --weights-a FILE --sprt`); until then these stay.
constexpr Weights kShipped{{
    0.45F,   // score
    0.15F,   // nearTarget
    0.15F,   // veryNearTarget
    0.4F,    // atTarget
    0.1F,    // lead
    0.2F,    // leadNearEnd
    0.1F,    // shared
    0.1F,    // territories
    0.2F,    // small
    0.35F,   // medium
    0.5F,    // large
    -1.5F,   // noPieces
    0.06F,   // hand
    0.05F,   // majors
    0.08F,   // suits
    0.2F,    // next
    -0.2F,   // exposedNext
    -0.06F,  // exposedNextMore
    -0.03F,  // exposedLater
    0.2F,    // reachNext
    0.06F,   // reachLater
    0.02F,   // reachMore
    0.05F,   // strikesNext
    -0.1F,   // wasteland
    0.05F,   // founding
    0.08F,   // raising
    -0.05F,  // huddled
    -0.1F,   // facingOut
    -0.6F,   // dueOthers
    0.35F,   // dueOthersMargin
    0.3F,    // dueOthersHeld
    0.4F,    // dueOthersSafe
    -0.2F,   // dueOthersExposed
    -0.8F,   // dueNow
    0.3F,    // dueNowMargin
    3.0F,    // dueNowHeld
    0.8F,    // dueNowShort1
    0.4F,    // dueNowShort2
    0.3F,    // dueNowReach
    1.0F,    // freeHeld
    0.3F,    // freeMargin
    0.0F,    // stopsNext
}};

}  // namespace

const Weights& shippedWeights() {
    return kShipped;
}

std::string toText(const Weights& weights) {
    std::ostringstream out;
    out.imbue(std::locale::classic());
    out << std::fixed << std::setprecision(3);
    for (std::size_t i = 0; i < kFeatures; ++i) {
        out << "    " << weights.of[i] << "F,  // " << nameOf(static_cast<Feature>(i)) << '\n';
    }
    return out.str();
}

std::optional<Weights> weightsFrom(std::string_view text) {
    Weights weights = shippedWeights();
    std::istringstream in{std::string(text)};
    std::string line;
    while (std::getline(in, line)) {
        std::istringstream parts(line);
        parts.imbue(std::locale::classic());
        float value = 0;
        std::string unit;
        std::string slashes;
        std::string name;
        if (!(parts >> value >> unit >> slashes >> name)) {
            return std::nullopt;
        }
        std::size_t i = 0;
        while (i < kFeatures && nameOf(static_cast<Feature>(i)) != name) {
            ++i;
        }
        if (i == kFeatures) {
            return std::nullopt;
        }
        weights.of[i] = value;
    }
    return weights;
}

}  // namespace gnostica::engine::bots
