#include "engine/bots/weights.h"

#include <iomanip>
#include <locale>
#include <sstream>

namespace gnostica::engine::bots {

namespace {

/// Tuned by self-play, from a table set by hand:
/// `gnostica-cli tune --variant gnostica threestica hypothermia --seats 2 --rounds 2 --games 450 --iterations 80 --seed
/// 3`. Against the table before, Adepts with this one scored 78 % (71 to 86) of 110 games.
constexpr Weights kShipped{{
    0.438F,   // score
    0.208F,   // nearTarget
    0.215F,   // veryNearTarget
    0.096F,   // atTarget
    0.132F,   // lead
    0.517F,   // leadNearEnd
    0.100F,   // shared
    -0.050F,  // territories
    -0.080F,  // small
    0.521F,   // medium
    0.630F,   // large
    -1.070F,  // noPieces
    0.128F,   // hand
    0.201F,   // majors
    0.057F,   // suits
    0.485F,   // next
    -0.231F,  // exposedNext
    -0.230F,  // exposedNextMore
    -0.184F,  // exposedLater
    0.143F,   // reachNext
    0.135F,   // reachLater
    0.083F,   // reachMore
    0.081F,   // strikesNext
    -0.059F,  // wasteland
    -0.058F,  // founding
    -0.005F,  // raising
    0.080F,   // huddled
    -0.041F,  // facingOut
    -0.422F,  // dueOthers
    0.365F,   // dueOthersMargin
    0.494F,   // dueOthersHeld
    0.357F,   // dueOthersSafe
    -0.340F,  // dueOthersExposed
    -0.781F,  // dueNow
    0.248F,   // dueNowMargin
    3.039F,   // dueNowHeld
    0.823F,   // dueNowShort1
    0.301F,   // dueNowShort2
    0.389F,   // dueNowReach
    1.092F,   // freeHeld
    0.771F,   // freeMargin
    -0.181F,  // stopsNext
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
