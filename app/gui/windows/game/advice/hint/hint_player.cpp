#include "app/gui/windows/game/advice/hint/hint_player.h"

#include "app/gui/windows/game/advice/adviser.h"
#include "app/turn/turn_controller.h"

#include <QTimer>

#include <chrono>

namespace gnostica::gui {

namespace {

/// Long enough to see the next step and to stop it.
constexpr std::chrono::milliseconds kMoment{700};

}  // namespace

HintPlayer::HintPlayer(const Adviser& adviser, turn::TurnController& turn, QObject* parent)
    : QObject(parent),
      adviser_(adviser),
      turn_(turn),
      moment_(new QTimer(this)) {
    moment_->setSingleShot(true);
    moment_->setInterval(kMoment);
    connect(moment_, &QTimer::timeout, this, [this] {
        if (isAdvised() && !turn_.confirm()) {
            stop();  // the user was asked to confirm it and declined
        }
    });
    connect(&turn_, &turn::TurnController::choiceChanged, this, &HintPlayer::follow);
}

void HintPlayer::playTurn() {
    isPlaying_ = true;
    turnsPlayed_ = turn_.chooser().state().turnsPlayed;
    propose();
}

void HintPlayer::stop() {
    isPlaying_ = false;
    moment_->stop();
}

/// True if the advised step is before the player as proposed.
bool HintPlayer::isAdvised() const {
    const auto& turn = adviser_.analysis().turn;
    return !turn.empty() && turn_.chooser().proposal() == turn.front().step;
}

void HintPlayer::propose() {
    const auto& turn = adviser_.analysis().turn;
    if (!turn.empty() && turn_.propose(turn.front().step)) {
        return;
    }
    stop();
    if (turn_.chooser().state().turnsPlayed == turnsPlayed_ && adviser_.canAnswer(Question::hint)) {
        Q_EMIT endedEarly();
    }
}

/// Either the next decision is offered, or the advised step has been proposed, or the user has picked something else.
void HintPlayer::follow() {
    const bool isHeld = turn_.chooser().isIdle() && !adviser_.analysis().turn.empty();
    if (!isPlaying_ || isHeld) {
        return;
    }
    if (isAdvised()) {
        moment_->start();
    } else if (turn_.chooser().picks().empty() && !moment_->isActive()) {
        propose();
    } else {
        stop();
    }
}

}  // namespace gnostica::gui
