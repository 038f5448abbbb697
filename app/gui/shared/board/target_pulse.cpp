#include "app/gui/shared/board/target_pulse.h"

#include <utility>

namespace gnostica::gui {

namespace {

/// Strong and weak in turns.
constexpr int kBeats = 5;
/// Duration of one, as a part of the speed of motions.
constexpr double kBeatPart = 0.7;

}  // namespace

TargetPulse::TargetPulse(std::function<void(bool)> show, QObject* parent) : QObject(parent), show_(std::move(show)) {
    connect(&beats_, &QTimer::timeout, this, &TargetPulse::beat);
}

void TargetPulse::begin() {
    end();
    if (animationMs_ > 0) {
        toCome_ = kBeats;
        beats_.start(static_cast<int>(kBeatPart * animationMs_));
        beat();
    }
}

void TargetPulse::beat() {
    if (toCome_ == 0) {
        end();
        return;
    }
    show_(toCome_ % 2 == 1);
    --toCome_;
}

void TargetPulse::end() {
    if (beats_.isActive()) {
        beats_.stop();
        show_(false);
    }
}

}  // namespace gnostica::gui
