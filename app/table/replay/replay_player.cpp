#include "app/table/replay/replay_player.h"

#include "app/table/replay/replay.h"

#include <algorithm>
#include <chrono>

namespace gnostica::table {

namespace {

using namespace std::chrono_literals;

/// Shorter intervals would be invisible.
constexpr auto kLeast = 60ms;

}  // namespace

ReplayPlayer::ReplayPlayer(Replay& replay, QObject* parent) : QObject(parent), replay_(replay), timer_(this) {
    setPace(pace_);
    connect(&timer_, &QTimer::timeout, this, &ReplayPlayer::step);
}

void ReplayPlayer::setPace(Pace pace) {
    pace_ = pace;
    timer_.setInterval(std::max(timeOf(pace), std::chrono::milliseconds(kLeast)));
}

void ReplayPlayer::setPlaying(bool playing) {
    if (playing == isPlaying()) {
        return;
    }
    if (playing) {
        if (replay_.position() == replay_.length()) {
            replay_.goTo(0);
        }
        timer_.start();
    } else {
        timer_.stop();
    }
    Q_EMIT playingChanged(isPlaying());
}

void ReplayPlayer::step() {
    replay_.goTo(replay_.position() + 1);
    if (replay_.position() == replay_.length()) {
        setPlaying(false);
    }
}

}  // namespace gnostica::table
