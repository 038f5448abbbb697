#include "engine/bots/weights.h"

namespace gnostica::engine::bots {

namespace {

constexpr Weights kStarting{{
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

const Weights& startingWeights() {
    return kStarting;
}

}  // namespace gnostica::engine::bots
